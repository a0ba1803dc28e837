// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

protocol FrenchWording: Wording {}

extension FrenchWording {
  var decimalMark: Character { "," }
  func rhythm(_ key: Rhythm, form: TermForm) -> String {
    switch (key, form) {
    case (.years, .other): "ans"
    case (.years, _): "an"
    case (.quarters, .other): "trimestres"
    case (.quarters, _): "trimestre"
    case (.months, _): "mois"
    case (.weeks, .other): "semaines"
    case (.weeks, _): "semaine"
    case (.days, .other): "jours"
    case (.days, _): "jour"
    case (.tradingDays, .one): "séance de bourse"
    case (.tradingDays, .other): "séances de bourse"
    case (.tradingDays, _): "séance"
    case (.hours, .other): "heures"
    case (.hours, _): "heure"
    case (.minutes, .other): "minutes"
    case (.minutes, _): "minute"
    case (.seconds, .other): "secondes"
    case (.seconds, _): "seconde"
    case (.points, .other): "points"
    case (.points, _): "point"
    case (.steps, _): "pas"
    }
  }
  func gender(of key: Rhythm) -> Gender {
    switch key {
    case .weeks, .tradingDays, .hours, .minutes, .seconds: .feminine
    default: .masculine
    }
  }
  func measure(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "cours de clôture"
    case (.adjustedClose, _): "cours de clôture ajusté"
    case (.open, _): "cours d'ouverture"
    case (.high, _): "cours le plus haut"
    case (.low, _): "cours le plus bas"
    case (.volume, _): "volume des échanges"
    case (.meanOfFour, _): "moyenne de l'ouverture, du plus haut, du plus bas et de la clôture"
    case (.meanOfThree, _): "moyenne du plus haut, du plus bas et de la clôture"
    case (.meanOfTwo, _): "moyenne du plus haut et du plus bas"
    }
  }
  func scale(_ key: NoteScale, form: TermForm) -> String {
    switch (key, form) {
    case (.chromatic, _): "chromatique"
    case (.major, _): "majeure"
    case (.minor, _): "mineure"
    case (.pentatonic, _): "pentatonique"
    }
  }
  func subject(_ key: ExtremeSubject, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): ""
    case (.adjustedClose, _): ""
    case (.open, _): ""
    case (.price, _): ""
    case (.value, _): ""
    case (.rank, _): ""
    }
  }
  func reported(_ key: Report.Measure, form: TermForm) -> String {
    switch (key, form) {
    case (.revenue, _): "chiffre d'affaires"
    case (.earnings, _): "résultat net"
    case (.cashFlow, _): "flux de trésorerie d'exploitation"
    case (.revenuePerShare, _): "chiffre d'affaires par action"
    case (.earningsPerShare, _): "résultat net par action"
    case (.cashFlowPerShare, _): "flux de trésorerie d'exploitation par action"
    }
  }
  func month(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "janvier"
    case (2, _): "février"
    case (3, _): "mars"
    case (4, _): "avril"
    case (5, _): "mai"
    case (6, _): "juin"
    case (7, _): "juillet"
    case (8, _): "août"
    case (9, _): "septembre"
    case (10, _): "octobre"
    case (11, _): "novembre"
    case (12, _): "décembre"
    default: ""
    }
  }
  func weekday(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "le lundi"
    case (2, _): "le mardi"
    case (3, _): "le mercredi"
    case (4, _): "le jeudi"
    case (5, _): "le vendredi"
    case (6, _): "le samedi"
    case (7, _): "le dimanche"
    default: ""
    }
  }
  func weekdayName(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "lundi"
    case (2, _): "mardi"
    case (3, _): "mercredi"
    case (4, _): "jeudi"
    case (5, _): "vendredi"
    case (6, _): "samedi"
    case (7, _): "dimanche"
    default: ""
    }
  }
  func monthShort(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "janv."
    case (2, _): "févr."
    case (3, _): "mars"
    case (4, _): "avr."
    case (5, _): "mai"
    case (6, _): "juin"
    case (7, _): "juil."
    case (8, _): "août"
    case (9, _): "sept."
    case (10, _): "oct."
    case (11, _): "nov."
    case (12, _): "déc."
    default: ""
    }
  }
  func field(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "clôture"
    case (.adjustedClose, _): "clôture ajustée"
    case (.open, _): "ouverture"
    case (.high, _): "haut"
    case (.low, _): "bas"
    case (.volume, _): "volume"
    case (.meanOfFour, _): "moyenne de quatre"
    case (.meanOfThree, _): "moyenne de trois"
    case (.meanOfTwo, _): "moyenne de deux"
    }
  }
  func keyName(_ key: ExplorationKey.Name, form: TermForm) -> String {
    switch (key, form) {
    case (.left, _): "Gauche"
    case (.right, _): "Droite"
    case (.up, _): "Haut"
    case (.down, _): "Bas"
    case (.home, _): "Début"
    case (.end, _): "Fin"
    case (.pageUp, _): "Page préc."
    case (.pageDown, _): "Page suiv."
    case (.space, _): "Espace"
    case (.enter, _): "Entrée"
    case (.backspace, _): "Retour arrière"
    case (.escape, _): "Échap"
    case (.tab, _): "Tabulation"
    case (.f1, _): "F1"
    }
  }
  func ordinal(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "premier"
    case (2, _): "deuxième"
    case (3, _): "troisième"
    case (4, _): "quatrième"
    case (5, _): "cinquième"
    case (6, _): "sixième"
    case (7, _): "septième"
    case (8, _): "huitième"
    case (9, _): "neuvième"
    case (10, _): "dixième"
    case (11, _): "onzième"
    case (12, _): "douzième"
    case (13, _): "treizième"
    case (14, _): "quatorzième"
    case (15, _): "quinzième"
    case (16, _): "seizième"
    case (17, _): "dix-septième"
    case (18, _): "dix-huitième"
    case (19, _): "dix-neuvième"
    case (20, _): "vingtième"
    case (21, _): "vingt et unième"
    case (22, _): "vingt-deuxième"
    case (23, _): "vingt-troisième"
    case (24, _): "vingt-quatrième"
    case (25, _): "vingt-cinquième"
    case (26, _): "vingt-sixième"
    case (27, _): "vingt-septième"
    case (28, _): "vingt-huitième"
    case (29, _): "vingt-neuvième"
    case (30, _): "trentième"
    case (31, _): "trente et unième"
    default: ""
    }
  }
  static var units: TermTable { TermTable(forms: [.one, .other, .in, .per], PackedTable("""
    $\tdollar|dollars|dollars|dollar
    %\tpour cent|pour cent|pourcentage|pour cent
    A\tampère|ampères|ampères|ampère
    B\toctet|octets|octets|octet
    EJ\texajoule|exajoules|exajoules|exajoule
    GB\tgigaoctet|gigaoctets|gigaoctets|gigaoctet
    GHz\tgigahertz|gigahertz|gigahertz|gigahertz
    GJ\tgigajoule|gigajoules|gigajoules|gigajoule
    GV\tgigavolt|gigavolts|gigavolts|gigavolt
    GW\tgigawatt|gigawatts|gigawatts|gigawatt
    GWh\tgigawattheure|gigawattheures|gigawattheures|gigawattheure
    Gbit\tgigabit|gigabits|gigabits|gigabit
    GiB\tgibioctet|gibioctets|gibioctets|gibioctet
    Gt\tgigatonne|gigatonnes|gigatonnes|gigatonne
    Hz\thertz|hertz|hertz|hertz
    J\tjoule|joules|joules|joule
    K\tkelvin|kelvins|kelvins|kelvin
    KiB\tkibioctet|kibioctets|kibioctets|kibioctet
    MB\tmégaoctet|mégaoctets|mégaoctets|mégaoctet
    MHz\tmégahertz|mégahertz|mégahertz|mégahertz
    MJ\tmégajoule|mégajoules|mégajoules|mégajoule
    MN\tméganewton|méganewtons|méganewtons|méganewton
    MPa\tmégapascal|mégapascals|mégapascals|mégapascal
    MV\tmégavolt|mégavolts|mégavolts|mégavolt
    MW\tmégawatt|mégawatts|mégawatts|mégawatt
    MWh\tmégawattheure|mégawattheures|mégawattheures|mégawattheure
    Mbit\tmégabit|mégabits|mégabits|mégabit
    MiB\tmébioctet|mébioctets|mébioctets|mébioctet
    Mt\tmégatonne|mégatonnes|mégatonnes|mégatonne
    MΩ\tmégohm|mégohms|mégohms|mégohm
    N\tnewton|newtons|newtons|newton
    Nm\tnewton-mètre|newtons-mètres|newtons-mètres|newton-mètre
    Pa\tpascal|pascals|pascals|pascal
    TB\ttéraoctet|téraoctets|téraoctets|téraoctet
    TJ\ttérajoule|térajoules|térajoules|térajoule
    TW\ttérawatt|térawatts|térawatts|térawatt
    TWh\ttérawattheure|térawattheures|térawattheures|térawattheure
    Tbit\ttérabit|térabits|térabits|térabit
    TiB\ttébioctet|tébioctets|tébioctets|tébioctet
    V\tvolt|volts|volts|volt
    W\twatt|watts|watts|watt
    Wh\twattheure|wattheures|wattheures|wattheure
    a\tannée|années|années|année
    acre\tacre|acres|acres|acre
    atm\tatmosphère|atmosphères|atmosphères|atmosphère
    bar\tbar|bars|bars|bar
    bbl\tbaril|barils|barils|baril
    bit\tbit|bits|bits|bit
    bpm\tbattement par minute|battements par minute|battements par minute|battement par minute
    bps\tpoint de base|points de base|points de base|point de base
    bu\tboisseau|boisseaux|boisseaux|boisseau
    cal\tcalorie|calories|calories|calorie
    capita\thabitant|habitants|habitants|habitant
    cd\tcandela|candelas|candelas|candela
    cl\tcentilitre|centilitres|centilitres|centilitre
    cm\tcentimètre|centimètres|centimètres|centimètre
    ct\tcentime|centimes|centimes|centime
    d\tjour|jours|jours|jour
    dB\tdécibel|décibels|décibels|décibel
    dBA\tdécibel pondéré A|décibels pondérés A|décibels pondérés A|décibel pondéré A
    dl\tdécilitre|décilitres|décilitres|décilitre
    dm\tdécimètre|décimètres|décimètres|décimètre
    fps\timage par seconde|images par seconde|images par seconde|image par seconde
    ft\tpied|pieds|pieds|pied
    g\tgramme|grammes|grammes|gramme
    gal\tgallon|gallons|gallons|gallon
    h\theure|heures|heures|heure
    hPa\thectopascal|hectopascals|hectopascals|hectopascal
    ha\thectare|hectares|hectares|hectare
    hl\thectolitre|hectolitres|hectolitres|hectolitre
    in\tpouce|pouces|pouces|pouce
    inhabitants\thabitant|habitants|habitants|habitant
    kA\tkiloampère|kiloampères|kiloampères|kiloampère
    kB\tkilooctet|kilooctets|kilooctets|kilooctet
    kHz\tkilohertz|kilohertz|kilohertz|kilohertz
    kJ\tkilojoule|kilojoules|kilojoules|kilojoule
    kN\tkilonewton|kilonewtons|kilonewtons|kilonewton
    kPa\tkilopascal|kilopascals|kilopascals|kilopascal
    kV\tkilovolt|kilovolts|kilovolts|kilovolt
    kW\tkilowatt|kilowatts|kilowatts|kilowatt
    kWh\tkilowattheure|kilowattheures|kilowattheures|kilowattheure
    kbit\tkilobit|kilobits|kilobits|kilobit
    kcal\tkilocalorie|kilocalories|kilocalories|kilocalorie
    kg\tkilogramme|kilogrammes|kilogrammes|kilogramme
    km\tkilomètre|kilomètres|kilomètres|kilomètre
    kn\tnœud|nœuds|nœuds|nœud
    kt\tkilotonne|kilotonnes|kilotonnes|kilotonne
    kΩ\tkilohm|kilohms|kilohms|kilohm
    l\tlitre|litres|litres|litre
    lb\tlivre|livres|livres|livre
    lm\tlumen|lumens|lumens|lumen
    lx\tlux|lux|lux|lux
    m\tmètre|mètres|mètres|mètre
    mA\tmilliampère|milliampères|milliampères|milliampère
    mHz\tmillihertz|millihertz|millihertz|millihertz
    mJ\tmillijoule|millijoules|millijoules|millijoule
    mV\tmillivolt|millivolts|millivolts|millivolt
    mW\tmilliwatt|milliwatts|milliwatts|milliwatt
    mbar\tmillibar|millibars|millibars|millibar
    mg\tmilligramme|milligrammes|milligrammes|milligramme
    mi\tmile|miles|miles|mile
    min\tminute|minutes|minutes|minute
    ml\tmillilitre|millilitres|millilitres|millilitre
    mm\tmillimètre|millimètres|millimètres|millimètre
    mmol\tmillimole|millimoles|millimoles|millimole
    mo\tmois|mois|mois|mois
    mol\tmole|moles|moles|mole
    mph\tmile par heure|miles par heure|miles par heure|mile par heure
    ms\tmilliseconde|millisecondes|millisecondes|milliseconde
    ng\tnanogramme|nanogrammes|nanogrammes|nanogramme
    nm\tnanomètre|nanomètres|nanomètres|nanomètre
    nmi\tmille marin|milles marins|milles marins|mille marin
    ns\tnanoseconde|nanosecondes|nanosecondes|nanoseconde
    oz\tonce|onces|onces|once
    people\tpersonne|personnes|personnes|personne
    points\tpoint|points|points|point
    pp\tpoint de pourcentage|points de pourcentage|points de pourcentage|point de pourcentage
    ppb\tpartie par milliard|parties par milliard|parties par milliard|partie par milliard
    ppm\tpartie par million|parties par million|parties par million|partie par million
    ppmv\tpartie par million en volume|parties par million en volume|parties par million en volume|partie par million en volume
    qtr\ttrimestre|trimestres|trimestres|trimestre
    requests\trequête|requêtes|requêtes|requête
    rpm\ttour par minute|tours par minute|tours par minute|tour par minute
    s\tseconde|secondes|secondes|seconde
    s^2\tseconde carrée|secondes carrées|secondes carrées|seconde carrée
    shares\ttitre|titres|titres|titre
    t\ttonne|tonnes|tonnes|tonne
    wk\tsemaine|semaines|semaines|semaine
    yd\tyard|yards|yards|yard
    £\tlivre|livres|livres|livre
    ¥\tyen|yens|yens|yen
    °\tdegré|degrés|degrés|degré
    °C\tdegré Celsius|degrés Celsius|degrés Celsius|degré Celsius
    °F\tdegré Fahrenheit|degrés Fahrenheit|degrés Fahrenheit|degré Fahrenheit
    µg\tmicrogramme|microgrammes|microgrammes|microgramme
    µm\tmicromètre|micromètres|micromètres|micromètre
    µs\tmicroseconde|microsecondes|microsecondes|microseconde
    Ω\tohm|ohms|ohms|ohm
    ‰\tpour mille|pour mille|pour mille|pour mille
    """)) }
  static var currencies: TermTable { TermTable(forms: [.one, .other, .in, .per], PackedTable("""
    ADA\tCardano|Cardano|Cardano|Cardano
    AED\tdirham des Émirats arabes unis|dirhams des Émirats arabes unis|dirhams des Émirats arabes unis|dirham des Émirats arabes unis
    ARS\tpeso argentin|pesos argentins|pesos argentins|peso argentin
    AUD\tdollar australien|dollars australiens|dollars australiens|dollar australien
    BGN\tlev bulgare|leva bulgares|leva bulgares|lev bulgare
    BHD\tdinar bahreïni|dinars bahreïnis|dinars bahreïnis|dinar bahreïni
    BRL\tréal brésilien|réals brésiliens|réals brésiliens|réal brésilien
    BTC\tbitcoin|bitcoins|bitcoins|bitcoin
    CAD\tdollar canadien|dollars canadiens|dollars canadiens|dollar canadien
    CHF\tfranc suisse|francs suisses|francs suisses|franc suisse
    CLP\tpeso chilien|pesos chiliens|pesos chiliens|peso chilien
    CNY\tyuan chinois|yuans chinois|yuans chinois|yuan chinois
    COP\tpeso colombien|pesos colombiens|pesos colombiens|peso colombien
    CZK\tcouronne tchèque|couronnes tchèques|couronnes tchèques|couronne tchèque
    DKK\tcouronne danoise|couronnes danoises|couronnes danoises|couronne danoise
    DOGE\tdogecoin|dogecoins|dogecoins|dogecoin
    EGP\tlivre égyptienne|livres égyptiennes|livres égyptiennes|livre égyptienne
    ETH\tether|ether|ether|ether
    EUR\teuro|euros|euros|euro
    GBP\tlivre sterling|livres sterling|livres sterling|livre sterling
    GBX\tpenny|pence|pence|penny
    HKD\tdollar de Hong Kong|dollars de Hong Kong|dollars de Hong Kong|dollar de Hong Kong
    HUF\tforint hongrois|forints hongrois|forints hongrois|forint hongrois
    IDR\troupie indonésienne|roupies indonésiennes|roupies indonésiennes|roupie indonésienne
    ILA\tagora israélienne|agorot israéliennes|agorot israéliennes|agora israélienne
    ILS\tshekel israélien|shekels israéliens|shekels israéliens|shekel israélien
    INR\troupie indienne|roupies indiennes|roupies indiennes|roupie indienne
    ISK\tcouronne islandaise|couronnes islandaises|couronnes islandaises|couronne islandaise
    JOD\tdinar jordanien|dinars jordaniens|dinars jordaniens|dinar jordanien
    JPY\tyen japonais|yens japonais|yens japonais|yen japonais
    KES\tshilling kényan|shillings kényans|shillings kényans|shilling kényan
    KRW\twon sud-coréen|wons sud-coréens|wons sud-coréens|won sud-coréen
    KWD\tdinar koweïtien|dinars koweïtiens|dinars koweïtiens|dinar koweïtien
    KZT\ttenge kazakh|tenges kazakhs|tenges kazakhs|tenge kazakh
    LTC\tlitecoin|litecoins|litecoins|litecoin
    MAD\tdirham marocain|dirhams marocains|dirhams marocains|dirham marocain
    MXN\tpeso mexicain|pesos mexicains|pesos mexicains|peso mexicain
    MYR\tringgit malaisien|ringgits malaisiens|ringgits malaisiens|ringgit malaisien
    NGN\tnaira nigérian|nairas nigérians|nairas nigérians|naira nigérian
    NOK\tcouronne norvégienne|couronnes norvégiennes|couronnes norvégiennes|couronne norvégienne
    NZD\tdollar néo-zélandais|dollars néo-zélandais|dollars néo-zélandais|dollar néo-zélandais
    OMR\trial omanais|rials omanais|rials omanais|rial omanais
    PEN\tsol péruvien|sols péruviens|sols péruviens|sol péruvien
    PHP\tpeso philippin|pesos philippins|pesos philippins|peso philippin
    PKR\troupie pakistanaise|roupies pakistanaises|roupies pakistanaises|roupie pakistanaise
    PLN\tzloty polonais|zlotys polonais|zlotys polonais|zloty polonais
    QAR\triyal qatari|riyals qataris|riyals qataris|riyal qatari
    RON\tleu roumain|lei roumains|lei roumains|leu roumain
    RUB\trouble russe|roubles russes|roubles russes|rouble russe
    SAR\triyal saoudien|riyals saoudiens|riyals saoudiens|riyal saoudien
    SEK\tcouronne suédoise|couronnes suédoises|couronnes suédoises|couronne suédoise
    SGD\tdollar de Singapour|dollars de Singapour|dollars de Singapour|dollar de Singapour
    SOL\tSolana|Solana|Solana|Solana
    THB\tbaht thaïlandais|bahts thaïlandais|bahts thaïlandais|baht thaïlandais
    TND\tdinar tunisien|dinars tunisiens|dinars tunisiens|dinar tunisien
    TRY\tlivre turque|livres turques|livres turques|livre turque
    TWD\tdollar de Taïwan|dollars de Taïwan|dollars de Taïwan|dollar de Taïwan
    UAH\thryvnia ukrainienne|hryvnias ukrainiennes|hryvnias ukrainiennes|hryvnia ukrainienne
    USD\tdollar américain|dollars américains|dollars américains|dollar américain
    USDT\tTether|Tether|Tether|Tether
    VND\tdong vietnamien|dongs vietnamiens|dongs vietnamiens|dong vietnamien
    XRP\tXRP|XRP|XRP|XRP
    ZAC\tcent sud-africain|cents sud-africains|cents sud-africains|cent sud-africain
    ZAR\trand sud-africain|rands sud-africains|rands sud-africains|rand sud-africain
    """)) }
  static var multipliers: TermTable { TermTable(forms: [.one, .other, .in, .alone], PackedTable("""
    1\tdizaine|dizaines|dizaines|dizaines
    10\tdizaine de milliards|dizaines de milliards|dizaines de milliards|dizaines de milliards
    11\tcentaine de milliards|centaines de milliards|centaines de milliards|centaines de milliards
    12\tbillion|billions|billions|billions
    13\tdizaine de billions|dizaines de billions|dizaines de billions|dizaines de billions
    14\tcentaine de billions|centaines de billions|centaines de billions|centaines de billions
    15\tbilliard|billiards|billiards|billiards
    2\tcentaine|centaines|centaines|centaines
    3\tmillier|milliers|milliers|milliers
    4\tdizaine de milliers|dizaines de milliers|dizaines de milliers|dizaines de milliers
    5\tcentaine de milliers|centaines de milliers|centaines de milliers|centaines de milliers
    6\tmillion|millions|millions|millions
    7\tdizaine de millions|dizaines de millions|dizaines de millions|dizaines de millions
    8\tcentaine de millions|centaines de millions|centaines de millions|centaines de millions
    9\tmilliard|milliards|milliards|milliards
    """)) }
  static var characters: TermTable { TermTable(forms: [.one], PackedTable("""
    #\tnuméro
    $\tdollars
    %\tpour cent
    &\tet
    +\tplus
    <\tinférieur à
    =\tégal
    >\tsupérieur à
    @\tarobase
    ¢\tcentimes
    £\tlivres
    ¥\tyens
    §\tparagraphe
    °\tdegrés
    ±\tplus ou moins
    µ\tmicro
    ¼\tun quart
    ½\tun demi
    ¾\ttrois quarts
    ×\tfois
    ÷\tdivisé par
    ‰\tpour mille
    ₩\twons
    €\teuros
    ₹\troupies
    ₽\troubles
    ₿\tbitcoins
    ℃\tdegrés Celsius
    ℉\tdegrés Fahrenheit
    №\tnuméro
    √\tracine de
    ∞\tinfini
    ≈\tenviron
    ≠\tdifférent de
    ≤\tau plus
    ≥\tau moins
    """)) }
  static var powerNames: TermTable { TermTable(forms: [.one], PackedTable("""
    centaines\t2
    dizaines\t1
    mds\t9
    milliard\t9
    milliards\t9
    millier\t3
    milliers\t3
    million\t6
    millions\t6
    """)) }
  var texts: PackedTable { PackedTable("""
    answer.mean\t{0}, la moyenne de toutes les valeurs
    answer.median\t{0}, la médiane de toutes les valeurs
    average.alikeDeviation\t, avec un écart type de {0}
    average.deviation\tl'écart type de {0}
    average.mean\tla moyenne est de {0}
    average.median\tla médiane de {0}
    axes.othersOwn\tchaque autre série a le sien
    axes.own\tchaque série a son propre axe
    axes.shared\t{0} partagent un axe
    axes.sharedByAll\t{0} partagent le même axe
    band.alternative\t{2}, {0}, intervalle le plus large {1}
    band.alternativeEven\t{2}, {0}, tous les intervalles larges de {1}
    band.bare\t{0} avec ses bornes
    band.error\t{1} plus ou moins {0}
    band.extremes\tles valeurs sont les plus élevées {0} et les plus basses {1}
    band.noneOverlap\taucun intervalle ne chevauche son voisin
    band.overlap\ttous les intervalles voisins se chevauchent
    band.pair\t{0} avec {1}
    band.point\t{1} {0}
    band.subject\t{1} avec les bornes {0} et {2}
    band.zeroInside\ttous les intervalles contiennent 0
    band.zeroOutside\ttous les intervalles excluent 0
    box.all\ttoutes valent {0}
    box.equalMedians\ttoutes les médianes valent {0}
    box.extremes\tmédiane la plus haute pour {0}, à {2}, la plus basse pour {1}, à {3}
    box.extremesInBrief\tmédiane la plus haute {0} {2}, la plus basse {1} {3}
    box.in\t dans {0}
    box.medians\tmédianes {0}
    box.mediansOnly\ton n'entend que les médianes des {0} groupes
    box.named\t{1} dans {0}
    box.names\tles groupes sont {0}
    box.single\tmédiane {1}, la moitié entre {0} et {2}
    box.size\t{0} valeurs dans {1} groupes
    box.sizeOfAll\t{0} valeurs
    box.sizeOfOne\t{0} valeurs, toutes dans {1}
    braille.shading\ten relief au-dessus de {0}
    change.bothEnds\tla première et la dernière valeur sont toutes deux de {0}
    comovement.correlation\t, avec une corrélation de {0} entre leurs variations
    comparison.between\t, avec entre les deux {0}
    course.almostUnchanged\tn'a presque pas varié
    course.flat\t{0} n'a jamais varié
    course.values\t{0} était {1}
    crossings.never\tles courbes ne se croisent jamais
    date.ofWeek\t{1} de la semaine {0}
    date.ofYear\t{1} de l'année {0}
    date.quarterBrief\tT{0} {1}
    density.lead\t{2}, {0} valeurs, lissées avec une largeur de {1}
    density.place\t{1} en {0}
    ends.literal\tla première valeur est {0}, la dernière {1}
    explore.alsoValue\t={0} va à la valeur
    explore.equal\tégales
    explore.heard\tvous entendez {0}
    explore.height\thauteur {0}
    explore.higher\t{1} {0} de plus
    explore.incomplete\tpériode incomplète
    explore.keys\t{0} pour l'aide, {1} pour quitter
    explore.mark\trepère {0}
    explore.markOutside\trepère {0} hors de la période
    explore.moreHelp\t{0} pour la suite, {1} pour quitter
    explore.named\t{1}, {0}, {2}
    explore.noMark\tpas de repère {0} : m puis {0}
    explore.noValueAtMark\taucune valeur au repère {0}
    explore.opening\t{0}, à la fin
    explore.speed\tvitesse {0}
    explore.typing\tTapez une touche ou un mot, puis Entrée
    form.mean\tla moyenne est de {0}
    form.others\td'autres
    form.unnamed\tsans nom
    further.also\ten outre, {0}
    gap.widestAtEnd\tl'écart est le plus grand à la fin, de {0}
    gaps.scattered\t{0}, jamais deux de suite
    heatmap.brief\t{1} sur {0}, maximum {3} en {2}
    heatmap.column\tcolonne {0}
    heatmap.columns\tparmi les colonnes, {0} a la moyenne la plus élevée, {2}, et {1} la plus basse, {3}
    heatmap.noValue\taucune valeur
    heatmap.place\t{2} en {0}, {1}
    heatmap.row\tligne {0}
    heatmap.rows\tparmi les lignes, {0} a la moyenne la plus élevée, {2}, et {1} la plus basse, {3}
    heatmap.values\tvaleurs
    heatmap.variance\tles lignes expliquent {1} de la variance, les colonnes {0}
    histogram.binFrom\t{0} et plus
    histogram.count\t{0} pour {1}
    histogram.hole\taucune entre {1} et {0}
    histogram.integers\tchaque nombre entier est une classe
    histogram.most\tla classe la plus fréquente est {1} avec {0}, soit {2}
    histogram.peak\t{1} avec {0}
    histogram.peaks\tles pics sont {0}
    histogram.place\t{0} pour {1}, {2}
    histogram.single\tles {0} valeurs de {2} sont toutes {1}
    language.name\tfrançais
    law.notes\t, sur les notes de la gamme {0}
    leg.size\t {0}
    movement.almostUnchanged\t{0} n'a presque pas varié
    movement.only\tla seule valeur est {0}
    movement.values\tles valeurs sont {1}{0}
    notice.agedPrices\t{2}, au {1}, {0}
    notice.prices\t{1}, au {0}
    notice.sample\tdonnées d'exemple non actuelles, arrêtées au {0}
    number.about\tenviron {0}
    number.over\tplus de {0}
    number.power\t{1} fois 10 puissance {0}
    number.under\tmoins de {0}
    origin.file\tles données proviennent du fichier {0}
    origin.imported\tce sont des données importées
    origin.sample\tce sont des données d'exemple fournies avec le programme
    origin.standardInput\tles données proviennent de l'entrée standard
    page.places\tle curseur va à {1} endroits sur {0} : ceux qu'on entend et les repères
    page.rows\tle tableau a les {1} premières lignes sur {0}, les données à télécharger les ont toutes
    percent.short\t{0} %
    prices.imported\tcours importés
    prices.stored\t{0} enregistrés
    provisional\taujourd'hui, pour l'instant, {3}, {1}{2}{0}
    provisional.since\t {0}
    provisional.unchanged\tsans changement
    ranking.ahead\t, {1} de plus que {0}
    ranking.highest\t{0} sur {1} ont la valeur la plus haute, {2}
    ranking.last\t{1} arrive en dernier sur {0}, avec {2}
    ranking.lowest\t{0} sur {1} ont la valeur la plus basse, {2}
    ranking.share\t, soit {0} du total
    reference.count\tau-dessus pour {0} sur {1}
    reference.level\ttoujours exactement à ce niveau
    reference.line\t{1} {2} : {0}
    reference.named\t{1} est {0}
    reference.often\tau-dessus en {0} points sur {2}, en croisant {1} fois la ligne
    report.form\t sur formulaire {0}
    scatter.constant\t{0} vaut partout {1}
    scatter.groupEnds\tla plus élevée {0}, la plus basse {1}
    scatter.groupUnknown\t{0} aucune
    scatter.here\t{0} sur {1} ici
    scatter.place\t{1} à {0}
    scatter.tooFew\ttrop peu de points pour établir un lien
    scatter.unclear\tpas de lien net, {0}
    series.names\tles séries sont {0}
    shape.beforeAndSince\t{0} avant, {1} depuis
    shape.constant\tvaleurs presque constantes, à {0}
    shape.ending\t et a fini à {0}
    shape.last\t{0}, puis {1}
    shape.level\taucune tendance nette
    shape.nextLevel\t{0}, puis {1}
    shape.then\t{0}, puis {1}
    share.others\tles autres
    share.slice\t{0} {1}
    share.total\tle total est {0}
    significance.correlated\tles valeurs voisines se ressemblent, avec une corrélation de {0}
    significance.flat\ttoutes les valeurs sont égales
    significance.prices\tles cours dérivent au hasard, et le test y voit le plus souvent une tendance
    significance.tooFew\til y a moins de 10 valeurs
    size.byUntold\tde très grande ampleur
    size.untold\ttrès grande ampleur
    slopes\tla pente de Theil-Sen{4} est de {3} {1}, celle des moindres carrés de {2}{0}
    slopes.fit\t, avec un R carré de {0}
    slopes.perStep\tpar pas le long de x
    smoothing.exponential\tune moyenne mobile exponentielle de coefficient {0}
    sound.extremes\t, toujours le plus haut et le plus bas
    sound.inverted\tla valeur la plus basse a le son le plus aigu
    sound.joined\tles chandeliers sont regroupés en {0}
    sound.notes\tles sons sont ramenés aux notes de la gamme {0}
    sound.ranks\tles petits nombres sonnent aigu, car ce sont des rangs
    sound.smoothed\tles valeurs sont lissées par {0}
    sound.volume\tplus le volume d'un chandelier est grand, plus le bruit qui l'accompagne est fort
    subject.along\t{1} selon {0}
    thirds\tla moyenne du premier tiers est de {0}, celle du dernier de {1}
    track.end\tfin
    track.high\thaut {0}
    track.low\tbas {0}
    trend.almostUnchanged\tpresque stable
    unit.per\tpar {0}
    unit.powerOfTen\t10 puissance {0}
    word.about\tenviron
    word.minus\tmoins
    word.per\tpar
    word.upTo\tà
    """) }
  func minus(number: String) -> String {
    switch channel {
    case .display: "-\(number)"
    case _: "moins \(number)"
    }
  }
  func numberGroup(digits: DecimalDigits, group: NumberGroup) -> String {
    switch (self.plural(digits), group) {
    case (.one, .millions): "\(self.number(digits)) million"
    case (.one, .billions): "\(self.number(digits)) milliard"
    case (.one, .trillions): "\(self.number(digits)) billion"
    case (_, .millions): "\(self.number(digits)) millions"
    case (_, .billions): "\(self.number(digits)) milliards"
    case (_, .trillions): "\(self.number(digits)) billions"
    }
  }
  func numberPart(digits: DecimalDigits, group: NumberGroup) -> String {
    switch (self.plural(digits), group) {
    case (.one, .millions): "\(self.number(digits)) millionième"
    case (.one, .billions): "\(self.number(digits)) milliardième"
    case (.one, .trillions): "\(self.number(digits)) billionième"
    case (_, .millions): "\(self.number(digits)) millionièmes"
    case (_, .billions): "\(self.number(digits)) milliardièmes"
    case (_, .trillions): "\(self.number(digits)) billionièmes"
    }
  }
  func amount(number: Figure, unit: String) -> String {
    "\(self.number(number))\(self.countedBy(unit, number: number))"
  }
  func percent(number: Figure) -> String {
    switch channel {
    case .display: "\(self.number(number)) %"
    case _: "\(self.number(number)) pour cent"
    }
  }
  func percentUnderATenth() -> String {
    switch channel {
    case .display: "moins de 0,1 %"
    case _: "moins de 0,1 pour cent"
    }
  }
  func percentAlmostAll() -> String {
    switch channel {
    case .display: "plus de 99,9 %"
    case _: "plus de 99,9 pour cent"
    }
  }
  func sizeTimes(times: Figure) -> String {
    "un facteur \(self.number(times))"
  }
  func sizePoints(points: Figure) -> String {
    switch self.plural(points) {
    case .one: "\(self.number(points)) point de pourcentage"
    case .many: "\(self.number(points)) de points de pourcentage"
    case _: "\(self.number(points)) points de pourcentage"
    }
  }
  func sizePlaces(places: Figure) -> String {
    switch self.plural(places) {
    case .one: "\(self.number(places)) place"
    case .many: "\(self.number(places)) de places"
    case _: "\(self.number(places)) places"
    }
  }
  func rankPlace(rank: Int, isOrdinal: Bool) -> String {
    switch self.plural(rank) {
    case _ where rank == 1: "la 1re place"
    case _: "la \(rank)e place"
    }
  }
  func rankCourse(isUp: Bool, from: String, to: String) -> String {
    switch isUp {
    case true: "a progressé \(self.de(from)) à \(to)"
    case false: "a reculé \(self.de(from)) à \(to)"
    }
  }
  func sizeBy(size: ChangeSize) -> String {
    let told = self.size(size)
    return self.de(told)
  }
  func counted(count: Int, rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (self.plural(count), gender, channel) {
    case (_, .feminine, .speech) where count == 21: "vingt et une \(self.rhythm(rhythm, form: .other))"
    case (_, .feminine, .speech) where count == 31: "trente et une \(self.rhythm(rhythm, form: .other))"
    case (_, .feminine, .speech) where count == 41: "quarante et une \(self.rhythm(rhythm, form: .other))"
    case (_, .feminine, .speech) where count == 51: "cinquante et une \(self.rhythm(rhythm, form: .other))"
    case (_, .feminine, .speech) where count == 61: "soixante et une \(self.rhythm(rhythm, form: .other))"
    case (_, .feminine, .speech) where count == 81: "quatre-vingt-une \(self.rhythm(rhythm, form: .other))"
    case (_, _, _) where count == 1: self.oneOf(rhythm)
    case (_, _, _): "\(count) \(self.rhythm(rhythm, form: self.plural(count)))"
    }
  }
  func repeatsDates(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " à une seule date, plusieurs valeurs par date"
    case (_, false) where positions == 1: " à une seule date, parfois plusieurs valeurs par date"
    case (_, true): " à \(positions) dates différentes, plusieurs valeurs par date"
    case (_, false): " à \(positions) dates différentes, parfois plusieurs valeurs par date"
    }
  }
  func repeatsTimes(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " à un seul moment, plusieurs valeurs par moment"
    case (_, false) where positions == 1: " à un seul moment, parfois plusieurs valeurs par moment"
    case (_, true): " à \(positions) moments différents, plusieurs valeurs par moment"
    case (_, false): " à \(positions) moments différents, parfois plusieurs valeurs par moment"
    }
  }
  func repeatsPositions(positions: Int) -> String {
    switch self.plural(positions) {
    case _ where positions == 1: " à une seule position, avec plusieurs valeurs"
    case _: " à \(positions) positions différentes, avec plusieurs valeurs à certaines positions"
    }
  }
  func spanWithin(count: Int, rhythm: Rhythm) -> String {
    switch (self.plural(count), rhythm) {
    case (_, .tradingDays) where count == 1: "à la dernière séance"
    case (_, _) where count == 1: "en \(self.oneOf(rhythm))"
    case (_, .tradingDays): "sur les \(count) dernières séances"
    case (_, _): "en \(count) \(self.rhythm(rhythm, form: .other))"
    }
  }
  func spanAgo(count: Int, rhythm: Rhythm) -> String {
    switch self.plural(count) {
    case _ where count == 1: "il y a \(self.oneOf(rhythm))"
    case _: "il y a \(count) \(self.rhythm(rhythm, form: .other))"
    }
  }
  func listLast(before: String, last: String) -> String {
    "\(before) et \(last)"
  }
  func namesOthers(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "1 autre"
    case _: "\(count) autres"
    }
  }
  func namesMore(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: " et 1 autre"
    case _: " et \(count) autres"
    }
  }
  func dateBefore(year: Int) -> String {
    "\(year) avant notre ère"
  }
  func dateYear(year: Int, form: TermForm) -> String {
    self.year(year)
  }
  func dateQuarter(quarter: Int, year: Int, form: TermForm) -> String {
    "\(self.ordinal(quarter, form: .one)) trimestre \(self.year(year))"
  }
  func dateQuarterAlone(quarter: Int, form: TermForm) -> String {
    "\(self.ordinal(quarter, form: .one)) trimestre"
  }
  func dateMonth(month: Int, year: Int, form: TermForm) -> String {
    "\(self.month(month, form: .one)) \(self.year(year))"
  }
  func dateMonthAlone(month: Int, form: TermForm) -> String {
    self.month(month, form: .one)
  }
  func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> String {
    "\(self.dayNumber(day)) \(self.month(month, form: .one)) \(self.year(year))"
  }
  func dateDayAlone(day: Int, month: Int, form: TermForm) -> String {
    "\(self.dayNumber(day)) \(self.month(month, form: .one))"
  }
  func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(self.dayNumber(day)) \(self.monthShort(month, form: .one)) \(self.year(year))"
    case _: "\(self.dayNumber(day)) \(self.month(month, form: .one)) \(self.year(year))"
    }
  }
  func dateMonthBrief(month: Int, year: String) -> String {
    "\(self.monthShort(month, form: .one)) \(year)"
  }
  func dateDayBrief(day: Int, month: Int, year: String) -> String {
    "\(day) \(self.monthShort(month, form: .one)) \(year)"
  }
  func dateWeekday(weekday: Int, form: TermForm) -> String {
    self.weekdayName(weekday, form: .one)
  }
  func dateTime(clock: String, day: String, form: TermForm) -> String {
    "\(day) à \(clock)"
  }
  func dateClock(clock: String) -> String {
    self.written(clock)
  }
  func placeRow(row: Int, form: TermForm) -> String {
    "point \(row)"
  }
  func placeAt(place: Mention) -> String {
    switch place.kind {
    case .year: "en \(self.place(place))"
    case .month: "en \(self.place(place))"
    case .quarter: "au \(self.place(place))"
    case .row: "au \(self.place(place))"
    case .weekday: "le \(self.place(place))"
    case .day: "le \(self.place(place))"
    case .time: "le \(self.place(place))"
    case .clock: "à \(self.place(place))"
    case _: "pour \(self.place(place))"
    }
  }
  func placeUntil(place: Mention) -> String {
    switch place.kind {
    case .year: "jusqu'en \(self.place(place))"
    case .month: "jusqu'en \(self.place(place))"
    case _: "jusqu'\(self.arriving(place))"
    }
  }
  func placeSince(place: Mention) -> String {
    "depuis \(self.definite(place))"
  }
  func placeFrom(place: Mention) -> String {
    "à partir \(self.departing(place))"
  }
  func placeBefore(place: Mention) -> String {
    "avant \(self.definite(place))"
  }
  func placeTo(place: Mention) -> String {
    self.until(place)
  }
  func placeRange(first: Mention, last: Mention) -> String {
    switch (first.kind, last.kind) {
    case (.time, .clock): "\(self.departing(first)) jusqu'\(self.arriving(last))"
    case (_, _): "\(self.departing(first)) \(self.arriving(last))"
    }
  }
  func placeWeek(place: Mention) -> String {
    "dans la semaine terminée \(self.at(place))"
  }
  func subjectUnit(subject: String, unit: String) -> String {
    "\(subject) en \(unit)"
  }
  func titleSeries(title: String, count: Int) -> String {
    "\(title), \(count) séries"
  }
  func seriesCount(count: Int) -> String {
    "\(count) séries"
  }
  func it(isPrice: Bool) -> String {
    switch isPrice {
    case true: "le cours"
    case false: "la valeur"
    }
  }
  func lead(subject: String, isPrice: Bool) -> String {
    "\(subject),"
  }
  func movementOnlyAt(value: Figure, place: Mention) -> String {
    "la seule valeur est \(self.number(value)), \(self.at(place))"
  }
  func movementFlat(value: Figure, it: String) -> String {
    switch it {
    case "la valeur": "\(it) est restée inchangée à \(self.number(value))"
    case _: "\(it) est resté inchangé à \(self.number(value))"
    }
  }
  func movementTrend(it: String, trend: String) -> String {
    "\(it) \(trend)"
  }
  func movementTrendAndChange(it: String, trend: String, change: String, isAgainst: Bool, isClause: Bool) -> String {
    switch (isAgainst, isClause) {
    case (true, false): "\(it) \(trend), mais a fini au total \(change)"
    case (true, true): "\(it) \(trend)\(self.spaced(";")) au total, toutefois, \(change)"
    case (false, _): "\(it) \(trend)\(self.after(change, course: trend))"
    }
  }
  func movementAlmostUnchangedTrend(it: String, trend: String) -> String {
    "presque stable\(self.spaced(":")) \(it) \(trend)"
  }
  func baseChange(change: String, from: String) -> String {
    "\(change), contre \(from)"
  }
  func baseUnchanged(from: String) -> String {
    "sans changement par rapport à \(from)"
  }
  func unchangedAt(value: Figure, span: String) -> String {
    switch span {
    case "": "stable à \(self.number(value))"
    case _: "stable à \(self.number(value)) pendant \(span)"
    }
  }
  func trend(shape: TrendClass, isPrice: Bool) -> String {
    switch shape {
    case .tooFew: "a peu de valeurs"
    case .unchanged: "n'a pas varié"
    case .roseSteadily: "a monté régulièrement"
    case .fellSteadily: "a baissé régulièrement"
    case .roseWithSetbacks: "a monté, avec des replis"
    case .fellWithRecoveries: "a baissé, avec des reprises"
    case .roseThenFell: "a monté, puis a baissé"
    case .fellThenRecovered: "a baissé, puis a remonté"
    case .steadyWithPeak: "a peu varié, hormis un pic"
    case .steadyWithTrough: "a peu varié, hormis un creux"
    case .littleChange: "a fluctué, sans grand changement au total"
    case .mixedHigher: "a fortement fluctué et a fini plus haut"
    case .mixedLower: "a fortement fluctué et a fini plus bas"
    }
  }
  func trendRoseThenFell(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "a monté \(self.until(turn)), puis a reperdu une partie de cette hausse"
    case .aboutWhereItBegan: "a monté \(self.until(turn)), puis a baissé à peu près jusqu'au niveau de départ"
    case .beyond: "a monté \(self.until(turn)), puis a baissé sous le niveau de départ"
    }
  }
  func trendFellThenRecovered(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "a baissé \(self.until(turn)), puis a effacé une partie de cette baisse"
    case .aboutWhereItBegan: "a baissé \(self.until(turn)), puis a remonté à peu près jusqu'au niveau de départ"
    case .beyond: "a baissé \(self.until(turn)), puis a dépassé le niveau de départ"
    }
  }
  func trendNear(value: Figure) -> String {
    "a oscillé autour \(self.de(value))"
  }
  func trendPeak(stayed: String, value: Figure, place: String) -> String {
    "\(stayed), hormis un pic \(self.de(value))\(place)"
  }
  func trendTrough(stayed: String, value: Figure, place: String) -> String {
    "\(stayed), hormis un creux \(self.de(value))\(place)"
  }
  func spikeAt(place: Mention, isFirst: Bool) -> String {
    switch isFirst {
    case true: ", atteint \(self.firstAt(place))"
    case false: " \(self.at(place))"
    }
  }
  func changeSize(size: String, isUp: Bool, isBound: Bool) -> String {
    switch isUp {
    case true: "en hausse \(self.de(size))"
    case false: "en baisse \(self.de(size))"
    }
  }
  func changeSizeBare(size: String, isUp: Bool) -> String {
    switch isUp {
    case true: "en hausse \(self.de(size))"
    case false: "en baisse \(self.de(size))"
    }
  }
  func changeUntold(isUp: Bool) -> String {
    switch isUp {
    case true: "en hausse"
    case false: "en baisse"
    }
  }
  func changeTimes(times: Figure, isFromBase: Bool) -> String {
    switch isFromBase {
    case true: "à \(self.timesOver(times)) le niveau antérieur"
    case false: "à \(self.timesOver(times)) le niveau initial"
    }
  }
  func changeTimesFitted(times: Figure) -> String {
    "à environ \(self.number(times)) fois autant"
  }
  func changeEnds(change: String, from: String, to: String) -> String {
    "\(change), passant \(self.de(from)) à \(to)"
  }
  func changeEndsAlone(from: String, to: String) -> String {
    "au total \(self.de(from)) à \(to)"
  }
  func changeInAll(from: String, to: String) -> String {
    "au total \(self.de(from)) à \(to)"
  }
  func changeUnchangedFromBase(span: String, from: String) -> String {
    switch span {
    case "": "sans changement par rapport à \(from)"
    case _: "sans changement \(span) par rapport à \(from)"
    }
  }
  func changeBothEndsAt(value: Figure, place: Mention) -> String {
    "la première valeur, \(self.at(place)), et la dernière sont toutes deux de \(self.number(value))"
  }
  func extremesFirstHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "le meilleur rang est au début, le moins bon à la fin"
    case _: "la première valeur est la plus haute, la dernière la plus basse"
    }
  }
  func extremesLastHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "le moins bon rang est au début, le meilleur à la fin"
    case _: "la première valeur est la plus basse, la dernière la plus haute"
    }
  }
  func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, isFirst, subject) {
    case (.highest, true, .rank): "le meilleur rang est au début"
    case (.highest, false, .rank): "le meilleur rang est à la fin"
    case (.lowest, true, .rank): "le moins bon rang est au début"
    case (.lowest, false, .rank): "le moins bon rang est à la fin"
    case (.highest, true, _): "la première valeur est la plus haute"
    case (.highest, false, _): "la dernière valeur est la plus haute"
    case (.lowest, true, _): "la première valeur est la plus basse"
    case (.lowest, false, _): "la dernière valeur est la plus basse"
    }
  }
  func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, subject) {
    case (.highest, .rank): "meilleur rang : \(self.number(value)) \(self.at(place))"
    case (.lowest, .rank): "moins bon rang : \(self.number(value)) \(self.at(place))"
    case (.highest, _): "maximum de \(self.number(value)) \(self.at(place))"
    case (.lowest, _): "minimum de \(self.number(value)) \(self.at(place))"
    }
  }
  func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, subject) {
    case (.highest, .rank): "meilleur rang : \(self.number(value)), atteint \(self.firstAt(place))"
    case (.lowest, .rank): "moins bon rang : \(self.number(value)), atteint \(self.firstAt(place))"
    case (.highest, _): "maximum de \(self.number(value)), atteint \(self.firstAt(place))"
    case (.lowest, _): "minimum de \(self.number(value)), atteint \(self.firstAt(place))"
    }
  }
  func legsNext(before: String, leg: String, isLast: Bool, isSoFar: Bool) -> String {
    switch isSoFar {
    case true: "\(before), et \(leg)"
    case _: "\(before), puis \(leg)"
    }
  }
  func legPlace(place: Mention) -> String {
    " \(self.at(place))"
  }
  func legTo(isUp: Bool, size: String, value: Figure, place: String, note: String, isNext: Bool) -> String {
    "\(self.hasMoved(isUp, isNext: isNext))\(size) jusqu'à \(self.number(value))\(place)\(note)"
  }
  func legNote(note: LegNote) -> String {
    switch note {
    case .none: ""
    case .highest: ", son maximum"
    case .highestFirst: ", son maximum, atteint pour la première fois"
    case .lowest: ", son minimum"
    case .lowestFirst: ", son minimum, atteint pour la première fois"
    }
  }
  func legExtreme(note: LegNote) -> String {
    switch note {
    case .none: ""
    case .highest: "jusqu'à son maximum"
    case .highestFirst: "jusqu'à son maximum, atteint pour la première fois"
    case .lowest: "jusqu'à son minimum"
    case .lowestFirst: "jusqu'à son minimum, atteint pour la première fois"
    }
  }
  func legSoFar(isUp: Bool, size: String, extreme: String, isNext: Bool, isCurrent: Bool) -> String {
    let moved = self.hasMoved(isUp, isNext: isNext)
    return switch (isCurrent, isNext, extreme) {
    case (true, true, ""): "\(moved)\(size) depuis"
    case (true, true, _): "\(moved)\(size) depuis, \(extreme)"
    case (_, _, ""): "\(moved)\(size)"
    case (_, _, _): "\(moved)\(size) \(extreme)"
    }
  }
  func swing(isHigh: Bool, before: ChangeSize, start: String, since: ChangeSize, isCurrent: Bool) -> String {
    switch (isHigh, isCurrent) {
    case (true, true): "la hausse jusqu'au maximum a été \(self.by(before))\(start)\(self.spaced(";")) la baisse depuis est \(self.by(since))"
    case (true, false): "la hausse jusqu'au maximum a été \(self.by(before))\(start)\(self.spaced(";")) la baisse qui a suivi a été \(self.by(since))"
    case (false, true): "la baisse jusqu'au minimum a été \(self.by(before))\(start)\(self.spaced(";")) la hausse depuis est \(self.by(since))"
    case (false, false): "la baisse jusqu'au minimum a été \(self.by(before))\(start)\(self.spaced(";")) la hausse qui a suivi a été \(self.by(since))"
    }
  }
  func swingStart(start: String) -> String {
    ", à partir de \(start)"
  }
  func moveLargest(role: LargestMove.Role, size: ChangeSize, from: String, to: String) -> String {
    switch role {
    case .setback: "le plus fort repli a été \(self.by(size)), de \(from) à \(to)"
    case .recovery: "la plus forte reprise a été \(self.by(size)), de \(from) à \(to)"
    case .fall: "la plus forte baisse a été \(self.by(size)), de \(from) à \(to)"
    case .rise: "la plus forte hausse a été \(self.by(size)), de \(from) à \(to)"
    }
  }
  func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: String) -> String {
    let move = self.move(isUp)
    let step = self.step(rhythm)
    return switch largest.kind {
    case .untold: "la variation typique \(step) est \(self.by(typical))\(self.spaced(";")) la plus forte est \(move) \(place)"
    case _: "la variation typique \(step) est \(self.by(typical))\(self.spaced(";")) la plus forte est \(move) \(self.by(largest)) \(place)"
    }
  }
  func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: String) -> String {
    switch isUp {
    case true: "la plus forte hausse \(self.step(rhythm)) est \(self.by(size)), \(place)"
    case false: "la plus forte baisse \(self.step(rhythm)) est \(self.by(size)), \(place)"
    }
  }
  func gapsMissing(count: Int, rhythm: Rhythm) -> String {
    switch (self.plural(count), rhythm) {
    case (_, .years) where count == 1: "une année manque"
    case (_, _) where count == 1: "\(self.oneOf(rhythm)) manque"
    case (_, .years): "\(count) années manquent"
    case (_, _): "\(count) \(self.rhythm(rhythm, form: .other)) manquent"
    }
  }
  func gapsSingle(missing: String, place: Mention) -> String {
    "\(missing), \(self.at(place))"
  }
  func gapsRun(missing: String, first: Mention, last: Mention) -> String {
    "\(missing), \(self.range(first, to: last))"
  }
  func gapsMany(missing: String, count: Int, longest: String, place: Mention) -> String {
    "\(missing), en \(count) lacunes, la plus longue \(self.de(longest)) \(self.from(place))"
  }
  func barsClosed(rose: Int, fell: Int, unchanged: String, runs: String) -> String {
    "chandeliers en hausse\(self.spaced(":")) \(rose), en baisse\(self.spaced(":")) \(fell)\(unchanged)\(runs)"
  }
  func barsUnchanged(count: Int) -> String {
    ", stables\(self.spaced(":")) \(count)"
  }
  func barsRuns(rises: Int, falls: Int) -> String {
    "\(self.spaced(";")) plus longues séries\(self.spaced(":")) \(rises) en hausse, \(falls) en baisse"
  }
  func barsWidest(place: Mention, low: Figure, high: Figure) -> String {
    "la plus grande amplitude, \(self.at(place)), va de \(self.number(low)) à \(self.number(high))"
  }
  func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> String {
    switch isUp {
    case true: "le plus grand écart entre clôture et ouverture, \(self.at(place)), est en hausse, de \(self.number(close)) à \(self.number(open))"
    case false: "le plus grand écart entre clôture et ouverture, \(self.at(place)), est en baisse, de \(self.number(close)) à \(self.number(open))"
    }
  }
  func period(length: Figure, rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch gender {
    case .feminine: "un motif se répète environ toutes les \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    case _: "un motif se répète environ tous les \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    }
  }
  func averageAlike(mean: Figure) -> String {
    "la moyenne et la médiane sont d'environ \(self.number(mean))"
  }
  func thirdsAlike(value: Figure) -> String {
    "la moyenne est d'environ \(self.number(value)) dans le premier tiers comme dans le dernier"
  }
  func shapeMostly(low: Figure, high: Figure) -> String {
    "le plus souvent entre \(self.number(low)) et \(self.number(high))"
  }
  func shapeWithin(percent: String) -> String {
    "le plus souvent à \(percent) près"
  }
  func shapeButForSingle(value: Figure, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "toujours \(self.number(value)), hormis une valeur isolée"
    case _: "toujours \(self.number(value)), hormis quelques valeurs isolées"
    }
  }
  func shapeSwings(low: Figure, high: Figure) -> String {
    "a oscillé entre \(self.number(low)) et \(self.number(high))"
  }
  func shapeEndingNear(extreme: Extreme) -> String {
    switch extreme {
    case .highest: " et a fini près de son maximum"
    case .lowest: " et a fini près de son minimum"
    }
  }
  func shapeFew(count: Int, low: Figure, high: Figure) -> String {
    "les \(count) valeurs varient entre \(self.number(low)) et \(self.number(high))"
  }
  func shapeSpread(count: Int, low: Figure, high: Figure) -> String {
    "\(count) valeurs entre \(self.number(low)) et \(self.number(high))"
  }
  func shapeHalf(lower: Figure, upper: Figure) -> String {
    "la moitié d'entre elles entre \(self.number(lower)) et \(self.number(upper))"
  }
  func shapeZeros(share: String, areDates: Bool) -> String {
    switch areDates {
    case true: "valeurs nulles à \(share) des dates"
    case false: "valeurs nulles dans \(share) des lignes"
    }
  }
  func shapeOthers(low: Figure, high: Figure, total: Figure) -> String {
    "sinon entre \(self.number(low)) et \(self.number(high)), pour un total \(self.de(total))"
  }
  func shapeStep(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "a bondi \(self.at(place))"
    case false: "a chuté \(self.at(place))"
    }
  }
  func shapeSteps(places: String) -> String {
    "a changé de niveau \(places)"
  }
  func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> String {
    "\(self.number(usual)), mais \(self.number(other)) \(self.range(first, to: last))"
  }
  func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (isUp, gender) {
    case (true, .feminine): "a augmenté de plus en plus vite, en doublant environ toutes les \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    case (false, .feminine): "a baissé de moins en moins vite, de moitié environ toutes les \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    case (true, _): "a augmenté de plus en plus vite, en doublant environ tous les \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    case (false, _): "a baissé de moins en moins vite, de moitié environ tous les \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    }
  }
  func shapeCourse(course: ShapeClause.Course, isUp: Bool) -> String {
    switch (course, isUp) {
    case (.steady, true): "a augmenté régulièrement"
    case (.steady, false): "a baissé régulièrement"
    case (.withUpsAndDowns, true): "a augmenté, avec des hauts et des bas"
    case (.withUpsAndDowns, false): "a baissé, avec des hauts et des bas"
    case (.overall, true): "a augmenté dans l'ensemble, avec de fortes variations"
    case (.overall, false): "a baissé dans l'ensemble, avec de fortes variations"
    case (.slight, true): "a fini un peu plus haut, avec de fortes variations"
    case (.slight, false): "a fini un peu plus bas, avec de fortes variations"
    case (.everFaster, true): "a augmenté de plus en plus vite"
    case (.everFaster, false): "a baissé de plus en plus vite"
    case (.slowing, true): "a augmenté, plus vite au début"
    case (.slowing, false): "a baissé, plus vite au début"
    case (.withPause, true): "a augmenté, avec une pause"
    case (.withPause, false): "a baissé, avec une pause"
    }
  }
  func shapeFaster(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "a augmenté, plus vite \(self.since(place))"
    case false: "a baissé, plus vite \(self.since(place))"
    }
  }
  func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> String {
    switch isUp {
    case true: "a monté \(self.de(from)) à \(self.number(level)) \(self.until(place)), à peu près stable depuis"
    case false: "a baissé \(self.de(from)) à \(self.number(level)) \(self.until(place)), à peu près stable depuis"
    }
  }
  func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> String {
    switch isUp {
    case true: "a peu varié autour \(self.de(level)) \(self.until(place)), puis a augmenté jusqu'à \(self.number(to))"
    case false: "a peu varié autour \(self.de(level)) \(self.until(place)), puis a baissé jusqu'à \(self.number(to))"
    }
  }
  func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> String {
    switch isUp {
    case true: "a augmenté \(self.de(from)) à \(self.number(to)), \(self.range(start, to: end)), à peu près stable avant et après"
    case false: "a baissé \(self.de(from)) à \(self.number(to)), \(self.range(start, to: end)), à peu près stable avant et après"
    }
  }
  func shapeInterrupted(isUp: Bool, value: Figure, place: String) -> String {
    switch isUp {
    case true: "a augmenté, hormis un creux à \(self.number(value))\(place)"
    case false: "a baissé, hormis un pic à \(self.number(value))\(place)"
    }
  }
  func shapePart(move: ShapeMove, isFirst: Bool, isLast: Bool, until: String) -> String {
    switch (move, isLast) {
    case (.level, true): "n'a guère varié depuis"
    case (.level, false): "n'a guère varié\(until)"
    case (.rise, _): "a augmenté\(until)"
    case (.fall, _): "a baissé\(until)"
    }
  }
  func shapeAlone(it: String, shape: String) -> String {
    "\(it) \(shape)"
  }
  func shapeDetail(shape: String, detail: String) -> String {
    "\(shape)\(self.after(detail, course: shape))"
  }
  func placeUntilAbout(place: Mention) -> String {
    switch place.kind {
    case .year: "jusque vers \(self.place(place))"
    case .month: "jusque vers \(self.place(place))"
    case .row: "jusque vers le \(self.place(place))"
    case .quarter: "jusque vers le \(self.place(place))"
    case .weekday: "jusque vers le \(self.place(place))"
    case .day: "jusque vers le \(self.place(place))"
    case .time: "jusque vers le \(self.place(place))"
    case _: "jusque vers \(self.place(place))"
    }
  }
  func season(period: SeasonPeriod, strength: SeasonClause.Strength, highest: String, lowest: String, apart: Figure) -> String {
    switch (period, strength) {
    case (.year, .strong): "une forte saisonnalité annuelle\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.year, .clear): "une nette saisonnalité annuelle\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.year, .weak): "une faible saisonnalité annuelle\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.week, .strong): "un fort rythme hebdomadaire\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.week, .clear): "un net rythme hebdomadaire\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.week, .weak): "un faible rythme hebdomadaire\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.day, .strong): "un fort rythme quotidien\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.day, .clear): "un net rythme quotidien\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    case (.day, .weak): "un faible rythme quotidien\(self.spaced(":")) maximum \(highest), minimum \(lowest), écart \(self.de(apart))"
    }
  }
  func seasonBrief(period: SeasonPeriod, highest: String) -> String {
    switch period {
    case .year: "saisonnalité annuelle, maximum \(highest)"
    case .week: "rythme hebdomadaire, maximum \(highest)"
    case .day: "rythme quotidien, maximum \(highest)"
    }
  }
  func oddValue(end: OddClause.End, value: Figure, place: String, isAbove: Bool) -> String {
    switch (end, isAbove) {
    case (.first, true): "la première valeur, \(self.number(value)), est bien au-dessus de ses voisines"
    case (.first, false): "la première valeur, \(self.number(value)), est bien au-dessous de ses voisines"
    case (.last, true): "la dernière valeur, \(self.number(value)), est bien au-dessus de ses voisines"
    case (.last, false): "la dernière valeur, \(self.number(value)), est bien au-dessous de ses voisines"
    case (.inner, true): "la valeur\(place), \(self.number(value)), est bien au-dessus de ses voisines"
    case (.inner, false): "la valeur\(place), \(self.number(value)), est bien au-dessous de ses voisines"
    }
  }
  func oddMany(count: Int, value: Figure, place: String) -> String {
    "\(count) valeurs isolées sont très loin de leurs voisines, la plus éloignée étant \(self.number(value))\(place)"
  }
  func volatility(place: Mention, isMore: Bool, times: Figure) -> String {
    switch isMore {
    case true: "\(self.since(place)), les valeurs varient environ \(self.number(times)) fois plus"
    case false: "\(self.until(place)), les valeurs variaient environ \(self.number(times)) fois plus que depuis"
    }
  }
  func jump(place: Mention, from: Figure, to: Figure) -> String {
    "d'un seul coup, \(self.at(place)), le cours est passé \(self.de(from)) à \(self.number(to))"
  }
  func yearOnYearSize(place: Mention, value: Figure, size: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(self.at(place)), la valeur était de \(self.number(value)), soit \(size) de plus qu'un an plus tôt"
    case false: "\(self.at(place)), la valeur était de \(self.number(value)), soit \(size) de moins qu'un an plus tôt"
    }
  }
  func yearOnYearSame(place: Mention, value: Figure) -> String {
    "\(self.at(place)), la valeur était de \(self.number(value)), comme un an plus tôt"
  }
  func half(lower: Figure, upper: Figure) -> String {
    "la moitié des valeurs sont entre \(self.number(lower)) et \(self.number(upper))"
  }
  func furtherOthers(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "et une autre série"
    case _: "et \(count) autres séries"
    }
  }
  func seriesMore(count: Int, names: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "il y a une autre série\(self.spaced(":")) \(names)"
    case _: "il y a \(count) autres séries\(self.spaced(":")) \(names)"
    }
  }
  func crowdEnds(opening: String, ends: String, isTie: Bool) -> String {
    "\(opening)\(self.spaced(":")) \(ends)"
  }
  func comparisonTie(count: Int, value: Figure) -> String {
    switch self.plural(count) {
    case _ where count == 2: "les deux séries finissent à \(self.number(value))"
    case _: "toutes les séries finissent à \(self.number(value))"
    }
  }
  func comparisonTwo(higher: String, lower: String, high: Figure, low: Figure) -> String {
    "\(higher) finit au-dessus \(self.de(lower)), à \(self.number(high)) contre \(self.number(low))"
  }
  func comparisonMany(highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "\(highest) finissent le plus haut, à \(self.number(high)), \(lowest) le plus bas, à \(self.number(low))"
    case false: "\(highest) finit le plus haut, à \(self.number(high)), \(lowest) le plus bas, à \(self.number(low))"
    }
  }
  func comparisonOfAll(count: Int, highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "sur les \(count) séries, \(highest) finissent le plus haut, à \(self.number(high)), \(lowest) le plus bas, à \(self.number(low))"
    case false: "sur les \(count) séries, \(highest) finit le plus haut, à \(self.number(high)), \(lowest) le plus bas, à \(self.number(low))"
    }
  }
  func crossingsOnce(place: Mention) -> String {
    "les courbes se croisent une fois, \(self.at(place))"
  }
  func crossingsOften(count: Int, first: Mention, last: Mention) -> String {
    switch self.plural(count) {
    case _ where count == 2: "les courbes se croisent deux fois, \(self.at(first)) et \(self.at(last))"
    case _: "les courbes se croisent \(count) fois, la première \(self.at(first)), la dernière \(self.at(last))"
    }
  }
  func leadsNever(isPrice: Bool) -> String {
    switch isPrice {
    case true: "la série en tête ne change jamais"
    case false: "la même série est toujours la plus haute"
    }
  }
  func leadsOnce(place: Mention, isPrice: Bool) -> String {
    switch isPrice {
    case true: "la série en tête change une fois, \(self.at(place))"
    case false: "la série la plus haute change une fois, \(self.at(place))"
    }
  }
  func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> String {
    switch (self.plural(count), isPrice) {
    case (_, true) where count == 2: "la série en tête change deux fois, \(self.at(first)) et \(self.at(last))"
    case (_, false) where count == 2: "la série la plus haute change deux fois, \(self.at(first)) et \(self.at(last))"
    case (_, true): "la série en tête change \(count) fois, la première \(self.at(first)), la dernière \(self.at(last))"
    case (_, false): "la série la plus haute change \(count) fois, la première \(self.at(first)), la dernière \(self.at(last))"
    }
  }
  func comparisonTimes(times: Figure) -> String {
    ", soit \(self.number(times)) fois plus"
  }
  func comovement(isTogether: Bool, isStrong: Bool, correlation: String) -> String {
    switch (isTogether, isStrong) {
    case (true, true): "les courbes évoluent ensemble\(correlation)"
    case (true, false): "les courbes évoluent le plus souvent ensemble\(correlation)"
    case (false, true): "les courbes évoluent en sens contraire\(correlation)"
    case (false, false): "les courbes évoluent le plus souvent en sens contraire\(correlation)"
    }
  }
  func gapWidest(place: Mention, size: Figure) -> String {
    "l'écart est le plus grand \(self.at(place)), de \(self.number(size))"
  }
  func referenceThroughout(isAbove: Bool) -> String {
    switch isAbove {
    case true: "toujours au-dessus"
    case false: "toujours au-dessous"
    }
  }
  func referenceNever(isAbove: Bool) -> String {
    switch isAbove {
    case true: "jamais au-dessous"
    case false: "jamais au-dessus"
    }
  }
  func referenceSince(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "au-dessus \(self.from(place))"
    case false: "au-dessous \(self.from(place))"
    }
  }
  func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> String {
    switch isAbove {
    case true: "au-dessus \(self.from(first)) \(self.until(last))"
    case false: "au-dessous \(self.from(first)) \(self.until(last))"
    }
  }
  func referenceAt(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "au-dessus seulement \(self.at(place))"
    case false: "au-dessous seulement \(self.at(place))"
    }
  }
  func rankingClimb(name: String, from: Int, to: Int) -> String {
    "\(name) passe du \(self.ordinal(from, form: .one)) au \(self.ordinal(to, form: .one)) rang"
  }
  func rankingLeader(name: String, value: Figure, isTotal: Bool) -> String {
    switch isTotal {
    case true: "\(name) arrive en tête avec \(self.number(value))"
    case false: "\(name) a la valeur la plus haute, \(self.number(value))"
    }
  }
  func rankingTimes(times: Figure, second: String) -> String {
    ", \(self.number(times)) fois la valeur \(self.de(second))"
  }
  func rankingNext(items: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "vient ensuite \(items)"
    case _: "viennent ensuite \(items)"
    }
  }
  func rankingItem(name: String, value: Figure) -> String {
    "\(name) avec \(self.number(value))"
  }
  func originProvider(provider: String) -> String {
    "les données proviennent \(self.de(provider))"
  }
  func provider(code: String, name: String, isAbbreviation: Bool) -> String {
    switch (code, channel) {
    case ("ECB", .display): "la BCE"
    case ("ECB", .speech): "la Banque centrale européenne"
    case (_, _): name
    }
  }
  func omissionRepeatedDates(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une ligne est laissée de côté, car la même date revient plus bas"
    case _: "\(count) lignes sont laissées de côté, car la même date revient plus bas"
    }
  }
  func omissionEmptyRows(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une ligne vide est laissée de côté"
    case _: "\(count) lignes vides sont laissées de côté"
    }
  }
  func split(place: Mention, shares: Figure) -> String {
    "le cours n'est peut-être pas corrigé d'une division d'actions \(self.at(place))\(self.spaced(":")) il a varié comme si chaque action avait été remplacée par \(self.number(shares))"
  }
  func significanceOf(name: String) -> String {
    " \(self.de(name))"
  }
  func significanceWithheld(series: String, reason: String) -> String {
    "la part du hasard dans la tendance\(series) n'est pas évaluée\(self.spaced(":")) \(reason)"
  }
  func significanceTold(isUp: Bool, series: String, z: Figure, p: String) -> String {
    switch (isUp, channel) {
    case (true, .display): "selon le test de Mann-Kendall, la hausse\(series) est significative au seuil de 5 %, avec un score z de \(self.number(z)) et \(p)"
    case (false, .display): "selon le test de Mann-Kendall, la baisse\(series) est significative au seuil de 5 %, avec un score z de \(self.number(z)) et \(p)"
    case (true, _): "selon le test de Mann-Kendall, la hausse\(series) est significative au seuil de 5 pour cent, avec un score z de \(self.number(z)) et \(p)"
    case (false, _): "selon le test de Mann-Kendall, la baisse\(series) est significative au seuil de 5 pour cent, avec un score z de \(self.number(z)) et \(p)"
    }
  }
  func significanceChance(series: String, z: Figure, p: String) -> String {
    "selon le test de Mann-Kendall, aucune tendance\(series) ne se distingue du hasard, avec un score z de \(self.number(z)) et \(p)"
  }
  func significanceP(p: Figure) -> String {
    "une valeur p de \(self.number(p))"
  }
  func significanceSmallP() -> String {
    "une valeur p inférieure à 0,001"
  }
  func slopesOf(name: String) -> String {
    " \(self.de(name))"
  }
  func slopesPer(rhythm: Rhythm) -> String {
    "par \(self.rhythm(rhythm, form: .one))"
  }
  func provisionalAge(count: Int, rhythm: Rhythm) -> String {
    ", cours d'il y a \(count) \(self.rhythm(rhythm, form: .other))"
  }
  func rebasedOpening(names: String, since: Mention, to: Mention, points: String) -> String {
    "\(names), variation en pourcentage \(self.range(since, to: to)), \(points)"
  }
  func rebasedBrief(names: String, since: Mention, ranking: String) -> String {
    "\(names), variation en pourcentage \(self.since(since))\(self.spaced(":")) \(ranking)"
  }
  func rebasedAlternative(since: Mention, ranking: String) -> String {
    "variation en pourcentage \(self.since(since))\(self.spaced(":")) \(ranking)"
  }
  func standingUnchanged(position: StandingPosition) -> String {
    switch position {
    case .at: "au niveau de départ"
    case _: "sans changement"
    }
  }
  func standingTimes(times: Figure, position: StandingPosition) -> String {
    "à \(self.timesOver(times)) le niveau initial"
  }
  func standingSize(size: String, isUp: Bool, isBound: Bool, position: StandingPosition) -> String {
    switch isUp {
    case true: "en hausse \(self.de(size))"
    case false: "en baisse \(self.de(size))"
    }
  }
  func rankingLevel(count: Int, standing: String) -> String {
    switch self.plural(count) {
    case _ where count == 2: "les deux séries sont à égalité, \(standing)"
    case _: "toutes les séries sont à égalité, \(standing)"
    }
  }
  func rankingLeads(names: String, isMany: Bool, standing: String, isPrice: Bool) -> String {
    switch (isMany, isPrice) {
    case (true, true): "\(names) sont en tête à égalité, \(standing)"
    case (false, true): "\(names) est en tête, \(standing)"
    case (true, false): "\(names) sont au plus haut à égalité, \(standing)"
    case (false, false): "\(names) est au plus haut, \(standing)"
    }
  }
  func rankingBehind(names: String, isMany: Bool, standing: String, points: String, isRoughly: Bool, isPrice: Bool) -> String {
    switch (isMany, isRoughly, isPrice) {
    case (true, true, true): "\(names) sont \(standing), avec environ \(points) de retard"
    case (true, false, true): "\(names) sont \(standing), avec \(points) de retard"
    case (false, true, true): "\(names) est \(standing), avec environ \(points) de retard"
    case (false, false, true): "\(names) est \(standing), avec \(points) de retard"
    case (true, true, false): "\(names) sont \(standing), environ \(points) plus bas"
    case (true, false, false): "\(names) sont \(standing), \(points) plus bas"
    case (false, true, false): "\(names) est \(standing), environ \(points) plus bas"
    case (false, false, false): "\(names) est \(standing), \(points) plus bas"
    }
  }
  func rankingOthers(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "et une autre série"
    case _: "et \(count) autres séries"
    }
  }
  func rankingFurther(places: String, isPrice: Bool) -> String {
    switch isPrice {
    case true: "plus loin derrière\(self.spaced(":")) \(places)"
    case false: "plus bas\(self.spaced(":")) \(places)"
    }
  }
  func rebasedWidestGap(place: Mention, highest: String, points: String, lowest: String, isPrice: Bool) -> String {
    "l'écart est le plus grand \(self.at(place))\(self.spaced(":")) \(highest) dépasse \(lowest) de \(points)"
  }
  func alignment(compared: String, count: Int, leftOut: String, isOne: Bool) -> String {
    switch (self.plural(count), isOne) {
    case (_, _) where count == 2: "la comparaison ne porte que sur les \(compared) que les deux séries ont en commun\(self.spaced(";")) elle laisse de côté \(leftOut)"
    case (_, _): "la comparaison ne porte que sur les \(compared) que toutes les séries ont en commun\(self.spaced(";")) elle laisse de côté \(leftOut)"
    }
  }
  func alignmentFirst(count: Int, rhythm: Rhythm, of: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.oneOf(rhythm)) \(self.de(of))"
    case _: "\(count) \(self.rhythm(rhythm, form: .other)) \(self.de(of))"
    }
  }
  func alignmentNext(count: Int, of: String) -> String {
    "\(count) \(self.de(of))"
  }
  func alignmentOthers(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une autre série"
    case _: "\(count) autres séries"
    }
  }
  func courseValue(standing: String, place: Mention) -> String {
    "\(standing) \(self.at(place))"
  }
  func peakAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "maximum \(self.at(place)), \(standing)"
    case .lowest: "minimum \(self.at(place)), \(standing)"
    }
  }
  func peakFirstAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "maximum atteint \(self.firstAt(place)), \(standing)"
    case .lowest: "minimum atteint \(self.firstAt(place)), \(standing)"
    }
  }
  func pricesFrom(provider: String) -> String {
    "cours \(self.de(provider))"
  }
  func soundHeard(heard: Int, given: Int, shape: String, extremes: String, missing: String) -> String {
    switch self.plural(heard) {
    case _ where heard == 1: "\(shape)on entend 1 point sur \(given)\(extremes)\(missing)"
    case _: "\(shape)on entend \(heard) points sur \(given)\(extremes)\(missing)"
    }
  }
  func soundShape() -> String {
    "seule la forme est audible\(self.spaced(":")) "
  }
  func soundMissing(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: ", 1 point manque"
    case _: ", \(count) points manquent"
    }
  }
  func soundLogarithmic() -> String {
    "la hauteur est logarithmique\(self.spaced(":")) à variations égales en pourcentage, intervalles égaux"
  }
  func soundOrder(names: String) -> String {
    "dans cet ordre\(self.spaced(":")) \(names)"
  }
  func soundPlaces(places: String) -> String {
    "en même temps\(self.spaced(":")) \(places)"
  }
  func soundPlace(name: String, side: SoundStatement.Place.Side) -> String {
    switch side {
    case .left: "\(name) à gauche"
    case .right: "\(name) à droite"
    case .halfLeft: "\(name) un peu à gauche"
    case .halfRight: "\(name) un peu à droite"
    }
  }
  func soundAtOnce(names: String, first: String) -> String {
    "en même temps\(self.spaced(":")) \(names)\(self.spaced(";")) \(first) sonne le plus fort"
  }
  func smoothingMedian(width: Int) -> String {
    "la médiane de \(width) points"
  }
  func smoothingMean(width: Int) -> String {
    "la moyenne de \(width) points"
  }
  func soundGapsUnheard(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une lacune est trop courte pour être entendue"
    case _: "\(count) lacunes sont trop courtes pour être entendues"
    }
  }
  func soundClipped(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une valeur sort de l'axe et sonne comme l'extrémité la plus proche"
    case _: "\(count) valeurs sortent de l'axe et sonnent comme l'extrémité la plus proche"
    }
  }
  func soundRhythm(isEven: Bool, isContinuous: Bool, length: String) -> String {
    switch (isEven, isContinuous) {
    case (true, true): "tous les points ont la même durée, en un seul son glissé\(length)"
    case (true, false): "tous les points ont la même durée, en notes séparées\(length)"
    case (false, true): "les points sont espacés comme le long de x, en un seul son glissé\(length)"
    case (false, false): "les points sont espacés comme le long de x, en notes séparées\(length)"
    }
  }
  func soundLength(seconds: Figure) -> String {
    switch self.plural(seconds) {
    case .one: ", \(self.number(seconds)) seconde en tout"
    case .many: ", \(self.number(seconds)) de secondes en tout"
    case _: ", \(self.number(seconds)) secondes en tout"
    }
  }
  func soundCandles(length: String) -> String {
    "tous les chandeliers ont la même durée\(self.spaced(":")) un son clair passe par l'ouverture, le plus bas, le plus haut et la clôture, ou, pour une clôture sous l'ouverture, un son doux passe par l'ouverture, le plus haut, le plus bas et la clôture\(length)"
  }
  func lawOf(names: String) -> String {
    " \(self.de(names))"
  }
  func lawOne(value: Figure, series: String, unit: String, hertz: Figure) -> String {
    "la valeur \(self.de(value))\(self.countedBy(unit, number: value))\(series) sonne à \(self.number(hertz)) hertz"
  }
  func lawRange(low: Figure, high: Figure, series: String, unit: String, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: String) -> String {
    let counted = self.countedBy(unit, number: high)
    return switch (series, isLogarithmic) {
    case ("", true): "les valeurs de \(self.number(low)) à \(self.number(high))\(counted) sonnent de \(self.number(lowHertz)) à \(self.number(highHertz)) hertz, en échelle logarithmique\(notes)"
    case ("", false): "les valeurs de \(self.number(low)) à \(self.number(high))\(counted) sonnent de \(self.number(lowHertz)) à \(self.number(highHertz)) hertz, en échelle linéaire\(notes)"
    case (_, true): "les valeurs\(series), de \(self.number(low)) à \(self.number(high))\(counted), sonnent de \(self.number(lowHertz)) à \(self.number(highHertz)) hertz, en échelle logarithmique\(notes)"
    case (_, false): "les valeurs\(series), de \(self.number(low)) à \(self.number(high))\(counted), sonnent de \(self.number(lowHertz)) à \(self.number(highHertz)) hertz, en échelle linéaire\(notes)"
    }
  }
  func answerFirstReached(value: Figure, place: String) -> String {
    switch place {
    case "": "\(self.number(value)), pour la première fois"
    case _: "\(self.number(value)), la première fois \(place)"
    }
  }
  func reservationLastOf(place: Mention) -> String {
    "la dernière valeur \(self.departing(place))"
  }
  func reservationWithin(place: Mention) -> String {
    "qui comprend \(self.definite(place))"
  }
  func reservationBefore(place: Mention) -> String {
    "la dernière valeur \(self.before(place))"
  }
  func reservationBeforeMissing(place: Mention) -> String {
    "la dernière valeur \(self.before(place)), dont la valeur manque"
  }
  func reportHeading(company: String) -> String {
    switch (company, channel) {
    case ("", .speech): "chiffres déposés auprès de l'autorité boursière américaine"
    case ("", .display): "chiffres déposés auprès de la SEC"
    case (_, .speech): "\(company), chiffres déposés auprès de l'autorité boursière américaine"
    case (_, .display): "\(company), chiffres déposés auprès de la SEC"
    }
  }
  func reportFigure(measure: Report.Measure, amount: String, period: Rhythm, end: Mention, change: String, filed: Mention) -> String {
    "\(self.reported(measure, form: .one)) de \(amount) pour \(self.businessPeriod(period)) clos \(self.at(end))\(change)\(self.spaced(";")) dépôt \(self.at(filed))"
  }
  func reportDerived(derivation: String) -> String {
    "ce chiffre est calculé\(self.spaced(":")) \(derivation)"
  }
  func reportLine(measure: Report.Measure, amount: String, period: Rhythm, start: Mention, end: Mention, form: String, filed: Mention, derivation: String) -> String {
    switch period {
    case .quarters: "\(self.reported(measure, form: .one)), trimestre \(self.range(start, to: end))\(self.spaced(":")) \(amount), dépôt\(form) \(self.at(filed))\(derivation)"
    case _: "\(self.reported(measure, form: .one)), exercice \(self.range(start, to: end))\(self.spaced(":")) \(amount), dépôt\(form) \(self.at(filed))\(derivation)"
    }
  }
  func reportDerivation(derivation: String) -> String {
    "\(self.spaced(";")) chiffre calculé\(self.spaced(":")) \(derivation)"
  }
  func reportNothing(measure: Report.Measure, period: Rhythm) -> String {
    switch period {
    case .quarters: "aucun chiffre trimestriel n'a été trouvé dans les dépôts pour le \(self.reported(measure, form: .one))"
    case _: "aucun chiffre annuel n'a été trouvé dans les dépôts pour le \(self.reported(measure, form: .one))"
    }
  }
  func reportOrigin(origin: Report.Origin) -> String {
    switch origin {
    case .filed: "tel que déposé"
    case .restOfYear: "l'exercice moins ses neuf premiers mois"
    case .restOfMonths: "les mois de l'exercice jusqu'à la fin du trimestre, moins ceux d'avant son début"
    case .perShare: "le total divisé par le nombre moyen d'actions"
    case .perShareOfRest: "le total divisé par le nombre moyen d'actions, l'un des deux au moins étant le reste d'une période plus longue"
    }
  }
  func reportChange(percent: String, isUp: Bool, period: Rhythm) -> String {
    switch (isUp, period) {
    case (true, .quarters): ", en hausse \(self.de(percent)) sur un an"
    case (false, .quarters): ", en baisse \(self.de(percent)) sur un an"
    case (true, _): ", en hausse \(self.de(percent)) par rapport à l'exercice précédent"
    case (false, _): ", en baisse \(self.de(percent)) par rapport à l'exercice précédent"
    }
  }
  func reportTimes(times: Figure, period: Rhythm) -> String {
    switch period {
    case .quarters: ", \(self.timesOver(times)) celui du même trimestre un an plus tôt"
    case _: ", \(self.timesOver(times)) celui de l'exercice précédent"
    }
  }
  func reportAgainst(amount: String, period: Rhythm) -> String {
    switch period {
    case .quarters: ", contre \(amount) au même trimestre un an plus tôt"
    case _: ", contre \(amount) pour l'exercice précédent"
    }
  }
  func reportUnchanged(period: Rhythm) -> String {
    switch period {
    case .quarters: ", sans changement sur un an"
    case _: ", sans changement par rapport à l'exercice précédent"
    }
  }
  func explorePoint(value: Figure, place: Mention) -> String {
    "\(self.number(value)) \(self.at(place))"
  }
  func exploreMissing(place: Mention) -> String {
    "aucune valeur \(self.at(place))"
  }
  func exploreExtreme(extreme: ExplorationExtreme) -> String {
    switch extreme {
    case .highest: "maximum"
    case .lowest: "minimum"
    case .first: "début"
    case .last: "fin"
    }
  }
  func exploreCrossing(level: String, isUp: Bool) -> String {
    switch isUp {
    case true: "au-dessus de \(level)"
    case false: "sous \(level)"
    }
  }
  func exploreOpeningAt(points: String, place: Mention) -> String {
    "\(points), position\(self.spaced(":")) \(self.place(place))"
  }
  func exploreSeries(count: Int) -> String {
    "\(count) séries"
  }
  func explorePosition(position: String, count: String) -> String {
    "\(position) sur \(count)"
  }
  func explorePercent(percent: Figure, isUp: Bool) -> String {
    switch (channel, isUp) {
    case (.display, true): "hausse \(self.number(percent)) %"
    case (.display, false): "baisse \(self.number(percent)) %"
    case (_, true): "hausse de \(self.number(percent)) pour cent"
    case (_, false): "baisse de \(self.number(percent)) pour cent"
    }
  }
  func exploreDifference(amount: String, from: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(amount) de plus \(self.que(from))"
    case false: "\(amount) de moins \(self.que(from))"
    }
  }
  func exploreSame(from: String) -> String {
    "autant \(self.que(from))"
  }
  func exploreNothing(limit: ExplorationLimit) -> String {
    switch limit {
    case .higherAhead: "rien de plus haut après"
    case .higherBehind: "rien de plus haut avant"
    case .lowerAhead: "rien de plus bas après"
    case .lowerBehind: "rien de plus bas avant"
    case .crossingAhead: "aucun croisement après"
    case .crossingBehind: "aucun croisement avant"
    case .legAhead: "aucun retournement après"
    case .legBehind: "aucun retournement avant"
    case .stopAhead: "rien d'important après"
    case .stopBehind: "rien d'important avant"
    case .otherField: "aucun champ au-delà"
    case .otherSeries: "aucune série au-delà"
    case .noValue: "aucune valeur ici"
    case .noPointBefore: "aucune valeur avant"
    case .noDates: "seulement avec des dates"
    case .noOrder: "des noms n’ont pas d’ordre"
    case .noLine: "seulement sur une courbe"
    case .shorterRange: "pas de période plus courte"
    case .longerRange: "tout est affiché"
    case .earlier: "rien avant"
    case .later: "rien après"
    case .finer: "pas d'intervalle plus court"
    case .coarser: "pas d'intervalle plus long"
    case .slower: "vitesse minimale"
    case .faster: "vitesse maximale"
    case .outsideData: "hors des données"
    case .placeOutside: "hors de la période affichée"
    case .placeUnknown: "pas dans ce graphique"
    }
  }
  func exploreNeverReached(value: Figure) -> String {
    "jamais à \(self.number(value))"
  }
  func exploreHelp(topic: ExplorationHelp) -> String {
    switch topic {
    case .points: "point avant, après"
    case .extremes: "maximum, minimum"
    case .play: "écouter d'ici, pause"
    case .ends: "premier, dernier point"
    case .whereabouts: "où vous êtes"
    case .tenths: "un dixième avant, après"
    case .goTo: "aller à une date, une valeur, +20"
    case .description: "description"
    case .repetition: "répéter la ligne"
    case .backwards: "écouter à rebours"
    case .fields: "champ de la séance"
    case .series: "autre"
    case .higher: "plus haut, après, avant"
    case .lower: "plus bas, après, avant"
    case .crossings: "croisement après, avant"
    case .legs: "retournement après, avant"
    case .marks: "poser un repère, puis lettre"
    case .recalling: "aller au repère, puis lettre"
    case .difference: "écart avec le repère"
    case .comparison: "comparer les séries ici"
    case .slope: "écart avec le point d'avant"
    case .speed: "moins vite, plus vite"
    case .interval: "intervalle court, long"
    case .zoom: "période courte, longue"
    case .ranges: "1M, 3M, 6M, 1Y, 5Y, MAX"
    case .windows: "avant, après"
    case .reload: "relire les données"
    case .command: "votre commande"
    }
  }
  func exploreWhere() -> String {
    "Aller à\(self.spaced(":"))"
  }
  func exploreLetter() -> String {
    "Quelle lettre\(self.spaced("?"))"
  }
  func exploreNotice(notice: ExplorationNotice) -> String {
    switch notice {
    case .cancelled: "annulé"
    case .notAPlace: "ni date, ni valeur, ni +20"
    case .reloaded: "données relues"
    case .notReloaded: "données non relues"
    case .noCommand: "explore.command n'est pas défini"
    case .commandFailed: "votre commande a échoué"
    case .commandDone: "votre commande est terminée"
    case .noSound: "inaudible ainsi"
    }
  }
  func exploreUnknown(text: String, help: String) -> String {
    "inconnu\(self.spaced(":")) \(text)\(self.spaced(";")) \(help) pour l'aide"
  }
  func pageText(text: PageText) -> String {
    switch text {
    case .listen: "écouter"
    case .play: "lecture"
    case .pause: "pause"
    case .stop: "arrêt"
    case .slower: "plus lent"
    case .faster: "plus rapide"
    case .volume: "volume"
    case .previous: "précédent"
    case .next: "suivant"
    case .needsScript: "le son demande JavaScript"
    case .refused: "impossible de lire le son ; le navigateur ou le site ne le permet peut-être pas"
    case .point: "point"
    case .series: "série"
    case .range: "période"
    case .all: "tout"
    case .keys: "touches"
    case .keysNote: "elles agissent tant que le curseur a le focus"
    case .picture: "image"
    case .table: "valeurs"
    case .missing: "pas de valeur"
    case .downloads: "téléchargements"
    case .sound: "son"
    case .data: "données (CSV)"
    case .captions: "sous-titres (WebVTT)"
    case .date: "date"
    case .number: "position"
    case .category: "catégorie"
    case .row: "ligne"
    case .figures: "chiffres de l'entreprise"
    case .figuresNote: "chaque chiffre est placé au jour de sa publication"
    case .reported: "publié"
    case .notes: "remarques"
    case .language: "langue"
    case .from: "de"
    case .to: "à"
    case .count: "nombre"
    case .percent: "pourcentage"
    case .density: "densité"
    case .group: "groupe"
    case .name: "nom"
    case .lower: "borne inférieure"
    case .upper: "borne supérieure"
    case .median: "médiane"
    case .lowerWhisker: "moustache inférieure"
    case .lowerQuartile: "premier quartile"
    case .upperQuartile: "troisième quartile"
    case .upperWhisker: "moustache supérieure"
    case .farOut: "valeurs éloignées"
    }
  }
  func pageReduced(shown: Int, given: Int) -> String {
    "le curseur et le tableau comportent \(shown) points sur \(given), dont les plus hauts, les plus bas et les points de retournement"
  }
  func pageCharts(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) graphique"
    case .many: "\(count) de graphiques"
    case _: "\(count) graphiques"
    }
  }
  func pageMade(version: String) -> String {
    "créé avec audiograph\(self.spaced(";")) le son suit la correspondance \(version)"
  }
  func brailleEnds(low: String, high: String, isUp: Bool) -> String {
    switch isUp {
    case true: "de \(low) à \(high), de bas en haut"
    case _: "de \(low) à \(high), de gauche à droite"
    }
  }
  func brailleNames(names: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(names), de bas en haut"
    case _: "\(names), de gauche à droite"
    }
  }
  func brailleLegend(points: String, low: Figure, high: Figure, isLogarithmic: Bool, isFlat: Bool) -> String {
    switch (isFlat, isLogarithmic) {
    case (true, _): "par cellule \(points), toujours \(self.number(low))"
    case (_, true): "par cellule \(points), de \(self.number(low)) à \(self.number(high)), échelle logarithmique"
    case (_, _): "par cellule \(points), de \(self.number(low)) à \(self.number(high))"
    }
  }
  func histogramLead(subject: String, count: Int, low: Figure, high: Figure, shape: String) -> String {
    "\(subject), \(count) valeurs de \(self.number(low)) à \(self.number(high))\(shape)"
  }
  func histogramAlternative(subject: String, count: Int, shape: String, median: Figure, low: Figure, high: Figure) -> String {
    "\(subject), \(count) valeurs\(shape), médiane \(self.number(median)), de \(self.number(low)) à \(self.number(high))"
  }
  func histogramShape(shape: HistogramShape, count: Int, isSymmetric: Bool) -> String {
    switch (shape, isSymmetric) {
    case (.onePeak, true): "un pic, symétrique"
    case (.onePeak, false): "un pic"
    case (.single, _): ""
    case (.none, _): ""
    case (.even, _): "réparties également"
    case (.peaks, _): "\(count) pics"
    case (.tailHigh, _): "un pic, plus étalé vers les valeurs élevées"
    case (.tailLow, _): "un pic, plus étalé vers les valeurs basses"
    }
  }
  func histogramBin(low: Figure, high: Figure) -> String {
    "\(self.number(low)) à \(self.number(high))"
  }
  func histogramBinBelow(high: Figure) -> String {
    "moins de \(self.number(high))"
  }
  func histogramMiddle(lower: Figure, upper: Figure, median: Figure) -> String {
    "la moitié est entre \(self.number(lower)) et \(self.number(upper)), la médiane est \(self.number(median))"
  }
  func histogramBins(count: Int, width: Figure) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une classe de largeur \(self.number(width))"
    case _: "\(count) classes de largeur \(self.number(width))"
    }
  }
  func formFarOut(count: Int, above: Int, below: Int) -> String {
    switch (self.plural(count), self.plural(above), self.plural(below)) {
    case (_, _, _) where count == 1 && above == 0: "il y a une valeur atypique, basse"
    case (_, _, _) where count == 1: "il y a une valeur atypique, élevée"
    case (_, _, _) where above == 0: "il y a \(count) valeurs atypiques, toutes basses"
    case (_, _, _) where below == 0: "il y a \(count) valeurs atypiques, toutes élevées"
    case (_, _, _): "il y a \(count) valeurs atypiques, \(above) élevées et \(below) basses"
    }
  }
  func formMissing(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une valeur manque"
    case _: "\(count) valeurs manquent"
    }
  }
  func heatmapLead(subject: String, size: String, high: Figure, highPlace: String, low: Figure, lowPlace: String) -> String {
    "\(subject), \(size)\(self.spaced(":")) maximum \(self.number(high)) en \(highPlace)\(self.spaced(";")) minimum \(self.number(low)) en \(lowPlace)"
  }
  func heatmapFlat(subject: String, size: String, value: Figure) -> String {
    "\(subject), \(size)\(self.spaced(":")) toutes les valeurs valent \(self.number(value))"
  }
  func heatmapSize(rows: Int, columns: Int) -> String {
    "\(rows) lignes sur \(columns) colonnes"
  }
  func heatmapAt(row: String, column: String, isShared: Bool) -> String {
    switch isShared {
    case true: "\(row), \(column) et ailleurs"
    case false: "\(row), \(column)"
    }
  }
  func heatmapEmpty(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une cellule est vide"
    case _: "\(count) cellules sont vides"
    }
  }
  func heatmapHeard(areBlocks: Bool) -> String {
    switch areBlocks {
    case true: "les lignes voisines sont jouées ensemble, par leurs valeurs minimale, médiane et maximale"
    case false: "chaque ligne est jouée par ses valeurs minimale, médiane et maximale"
    }
  }
  func bandLead(subject: String, points: String, first: String, last: String) -> String {
    "\(subject), \(points)\(self.spaced(":")) \(first), \(last)"
  }
  func bandWidest(widest: Mention, low: Figure, high: Figure, narrowest: Mention, narrowLow: Figure, narrowHigh: Figure) -> String {
    "l'intervalle est le plus large \(self.at(widest)), de \(self.number(low)) à \(self.number(high)), et le plus étroit \(self.at(narrowest)), de \(self.number(narrowLow)) à \(self.number(narrowHigh))"
  }
  func bandEven(width: Figure) -> String {
    "aucun intervalle n'est le plus large\(self.spaced(":")) chacun est large de \(self.number(width))"
  }
  func bandApart(count: Int, pairs: Int, list: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une paire d'intervalles voisins sur \(pairs) ne se chevauche pas\(list)"
    case _: "\(count) paires d'intervalles voisins sur \(pairs) ne se chevauchent pas\(list)"
    }
  }
  func bandZero(outside: Int, points: Int) -> String {
    switch self.plural(outside) {
    case _ where outside == 1: "l'intervalle exclut 0 en \(outside) point sur \(points)"
    case _: "l'intervalle exclut 0 en \(outside) points sur \(points)"
    }
  }
  func bandDisordered(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "en un point, la valeur est hors de son intervalle"
    case _: "en \(count) points, la valeur est hors de son intervalle"
    }
  }
  func bandSwapped(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "en un point, la borne inférieure dépassait la borne supérieure\(self.spaced(";")) elles ont été interverties"
    case _: "en \(count) points, la borne inférieure dépassait la borne supérieure\(self.spaced(";")) elles ont été interverties"
    }
  }
  func bandMissing(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "un point auquel il manque un nombre est omis"
    case _: "\(count) points auxquels il manque un nombre sont omis"
    }
  }
  func bandHeard(heard: BandHearing) -> String {
    switch heard {
    case .inTurn: "pour chaque point, on entend la valeur, puis les bornes inférieure et supérieure"
    case .together: "on entend la valeur au milieu, la borne inférieure à gauche, la supérieure à droite"
    case .inParts: "on entend la valeur au milieu, la borne inférieure à gauche, la supérieure à droite, les points voisins étant réunis"
    }
  }
  func bandPlace(point: String, low: Figure, high: Figure) -> String {
    "\(point), de \(self.number(low)) à \(self.number(high))"
  }
  func bandField(field: Band.Field) -> String {
    switch field {
    case .lower: "borne inférieure"
    case .upper: "borne supérieure"
    case .width: "largeur"
    case .value: "valeur"
    }
  }
  func densityRange(low: Figure, high: Figure) -> String {
    "la courbe va de \(self.number(low)) à \(self.number(high))"
  }
  func scatterOpening(x: String, y: String, count: Int) -> String {
    "\(y) selon \(x), \(count) points"
  }
  func scatterClear(strength: String, isHigher: Bool, x: String, y: String, correlation: String) -> String {
    switch isHigher {
    case true: "\(strength), plus \(x) est élevé, plus \(y) l'est aussi, \(correlation)"
    case false: "\(strength), plus \(x) est élevé, moins \(y) l'est, \(correlation)"
    }
  }
  func scatterStrength(strength: ScatterStrength, isCurved: Bool) -> String {
    switch (strength, isCurved) {
    case (.weak, true): "un lien non linéaire faible"
    case (.weak, false): "un lien faible"
    case (.moderate, true): "un lien non linéaire modéré"
    case (.moderate, false): "un lien modéré"
    case (.strong, true): "un lien non linéaire fort"
    case (.strong, false): "un lien fort"
    case (.veryStrong, true): "un lien non linéaire très fort"
    case (.veryStrong, false): "un lien très fort"
    case (_, _): "pas de lien net"
    }
  }
  func scatterCorrelation(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "corrélation des rangs \(self.number(correlation))"
    case false: "corrélation \(self.number(correlation))"
    }
  }
  func scatterFar(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "un point est très éloigné des autres"
    case _: "\(count) points sont très éloignés des autres"
    }
  }
  func scatterWithout(count: Int, correlation: Figure) -> String {
    switch self.plural(count) {
    case _ where count == 1: "c'est sans le point très éloigné des autres\(self.spaced(";")) avec lui, la corrélation est de \(self.number(correlation))"
    case _: "c'est sans les \(count) points très éloignés des autres\(self.spaced(";")) avec eux, la corrélation est de \(self.number(correlation))"
    }
  }
  func scatterSlope(x: String, y: String, slope: Figure, isHigher: Bool) -> String {
    switch isHigher {
    case true: "en moyenne, pour chaque unité de plus \(self.de(x)), \(y) vaut \(self.number(slope)) de plus"
    case false: "en moyenne, pour chaque unité de plus \(self.de(x)), \(y) vaut \(self.number(slope)) de moins"
    }
  }
  func scatterGroups(groups: String) -> String {
    "corrélation par groupe\(self.spaced(":")) \(groups)"
  }
  func scatterReversed(groups: String) -> String {
    "dans chaque groupe, c'est l'inverse\(self.spaced(";")) les corrélations sont \(groups)"
  }
  func scatterGroup(name: String, correlation: Figure, isNumber: Bool) -> String {
    switch isNumber {
    case true: "\(name) avec \(self.number(correlation))"
    case false: "\(name) \(self.number(correlation))"
    }
  }
  func scatterDensest(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "les points sont les plus serrés pour \(x) de \(self.number(lowX)) à \(self.number(highX)) et \(y) de \(self.number(lowY)) à \(self.number(highY))\(self.spaced(":")) un point"
    case _: "les points sont les plus serrés pour \(x) de \(self.number(lowX)) à \(self.number(highX)) et \(y) de \(self.number(lowY)) à \(self.number(highY))\(self.spaced(":")) \(count) points"
    }
  }
  func scatterRanges(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure) -> String {
    "\(x) va de \(self.number(lowX)) à \(self.number(highX)), \(y) de \(self.number(lowY)) à \(self.number(highY))"
  }
  func scatterRange(name: String, low: Figure, high: Figure) -> String {
    "\(name) va de \(self.number(low)) à \(self.number(high))"
  }
  func scatterInterval(isRank: Bool, low: Figure, high: Figure) -> String {
    switch isRank {
    case true: "l'intervalle de confiance à 95 pour cent de la corrélation des rangs va de \(self.number(low)) à \(self.number(high))"
    case false: "l'intervalle de confiance à 95 pour cent de la corrélation va de \(self.number(low)) à \(self.number(high))"
    }
  }
  func scatterOther(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "la corrélation des rangs est de \(self.number(correlation))"
    case false: "la corrélation est de \(self.number(correlation))"
    }
  }
  func scatterCoinciding(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "un point coïncide avec un autre"
    case _: "\(count) points coïncident avec un autre"
    }
  }
  func scatterMissing(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "une ligne où manque l'un des deux nombres est laissée de côté"
    case _: "\(count) lignes où manque l'un des deux nombres sont laissées de côté"
    }
  }
  func scatterHeard(single: Int, summed: Int, isOfTime: Bool, x: String) -> String {
    switch (self.plural(single), isOfTime) {
    case (_, true) where single == 0: "les \(summed) points sont joués comme le plus bas, le médian et le plus haut de chaque dixième de seconde"
    case (_, false) where single == 0: "les \(summed) points sont joués comme le plus bas, le médian et le plus haut pour chaque valeur de \(x)"
    case (_, true) where single == 1: "un point est joué seul, les \(summed) autres comme le plus bas, le médian et le plus haut de chaque dixième de seconde"
    case (_, false) where single == 1: "un point est joué seul, les \(summed) autres comme le plus bas, le médian et le plus haut pour chaque valeur de \(x)"
    case (_, true): "\(single) points sont joués un par un, les \(summed) autres comme le plus bas, le médian et le plus haut de chaque dixième de seconde"
    case (_, false): "\(single) points sont joués un par un, les \(summed) autres comme le plus bas, le médian et le plus haut pour chaque valeur de \(x)"
    }
  }
  func scatterTimes(count: Int) -> String {
    "\(count) fois"
  }
  func boxOverlap(first: String, second: String, isOverlapping: Bool, isIntroduced: Bool) -> String {
    switch (isOverlapping, isIntroduced) {
    case (true, false): "les moitiés centrales de \(first) et de \(second) se chevauchent"
    case (false, false): "les moitiés centrales de \(first) et de \(second) ne se chevauchent pas"
    case (true, true): "les moitiés centrales de \(first) et de \(second), qui vient ensuite, se chevauchent"
    case (false, true): "les moitiés centrales de \(first) et de \(second), qui vient ensuite, ne se chevauchent pas"
    }
  }
  func boxSpread(name: String, lower: Figure, upper: Figure) -> String {
    "\(name) est le groupe le plus dispersé\(self.spaced(":")) sa moitié centrale va de \(self.number(lower)) à \(self.number(upper))"
  }
  func boxFarOut(count: Int, isInOne: Bool, value: Figure, group: String) -> String {
    switch (self.plural(count), isInOne) {
    case (_, _) where count == 1: "il y a une valeur atypique, \(self.number(value))\(group)"
    case (_, true): "il y a \(count) valeurs atypiques\(group), la plus éloignée \(self.number(value))"
    case (_, false): "il y a \(count) valeurs atypiques, la plus éloignée \(self.number(value))\(group)"
    }
  }
  func boxCount(name: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "\(name) n'a aucune valeur"
    case _ where count == 1: "\(name) n'a qu'une valeur"
    case _: "\(name) n'a que \(count) valeurs"
    }
  }
  func boxFewest(names: String, count: Int) -> String {
    "moins de \(count) valeurs pour chacun de ces groupes\(self.spaced(":")) \(names)"
  }
  func boxCounts(counts: String) -> String {
    "nombres de valeurs\(self.spaced(":")) \(counts)"
  }
  func boxEqualCounts(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "chaque groupe a une valeur"
    case _: "chaque groupe a \(count) valeurs"
    }
  }
  func boxRange(low: Figure, high: Figure) -> String {
    "elles vont de \(self.number(low)) à \(self.number(high))"
  }
  func boxRangeIn(low: Figure, lowest: String, high: Figure, highest: String) -> String {
    "les valeurs vont de \(self.number(low)) dans \(lowest) à \(self.number(high)) dans \(highest)"
  }
  func boxRangeWithin(low: Figure, high: Figure, name: String) -> String {
    "les valeurs vont de \(self.number(low)) à \(self.number(high)), toutes deux dans \(name)"
  }
  func boxFarthestOnly(count: Int, isOfGroups: Bool) -> String {
    switch isOfGroups {
    case true: "des valeurs très éloignées, on entend les \(count) plus lointaines de chaque groupe"
    case false: "des valeurs très éloignées, on entend les \(count) plus lointaines"
    }
  }
  func boxPlace(value: String, part: BoxPart) -> String {
    switch part {
    case .lowWhisker: "\(value) moustache basse"
    case .lowerQuartile: "\(value) premier quartile"
    case .median: "\(value) médiane"
    case .upperQuartile: "\(value) troisième quartile"
    case .highWhisker: "\(value) moustache haute"
    case .outlier: "\(value) très éloignée"
    case .point: value
    }
  }
  func shareCount(count: Int) -> String {
    "\(count) parts"
  }
  func shareSame(names: String, percent: String) -> String {
    switch names {
    case "": "toutes égales, \(percent) chacune"
    case _: "toutes égales, \(names) avec \(percent) chacune"
    }
  }
  func shareAlone(name: String, isMore: Bool) -> String {
    switch isMore {
    case true: "\(name) représente plus de la moitié du total"
    case false: "\(name) représente la moitié du total"
    }
  }
  func shareLargest(count: Int, isMore: Bool) -> String {
    switch isMore {
    case true: "les \(count) plus grandes font ensemble plus de la moitié du total"
    case false: "les \(count) plus grandes font ensemble la moitié du total"
    }
  }
  func shareSmallest(count: Int, names: String, percent: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "la plus petite est \(names) avec \(percent)"
    case _: "les plus petites sont \(names) avec \(percent) chacune"
    }
  }
  func shareJoined(count: Int, areSmallest: Bool, percent: String) -> String {
    switch areSmallest {
    case true: "les \(count) plus petites sont regroupées\(self.spaced(":")) \(percent)"
    case false: "les \(count) autres sont regroupées\(self.spaced(":")) \(percent)"
    }
  }
  func shareEmpty(count: Int, names: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(names) vaut 0"
    case _: "\(names) valent 0"
    }
  }
  func unitMultiplied(multiplier: String, unit: String) -> String {
    "\(multiplier) \(self.de(unit))"
  }
  func unitCounted(multiplier: String, alone: String, unit: String) -> String {
    "\(multiplier) \(self.de(unit))"
  }
  func unitPower(unit: String, power: Int, form: TermForm) -> String {
    switch (self.plural(power), form) {
    case (_, .one) where power == 2: "\(unit) carré"
    case (_, .per) where power == 2: "\(unit) carré"
    case (_, .one) where power == 3: "\(unit) cube"
    case (_, .per) where power == 3: "\(unit) cube"
    case (_, _) where power == 2: "\(unit) carrés"
    case (_, _) where power == 3: "\(unit) cubes"
    case (_, _): "\(unit) puissance \(power)"
    }
  }
  func timesOver(_ times: Figure) -> String {
    switch self.plural(times) {
    case .many: "\(self.number(times)) de fois"
    case _: "\(self.number(times)) fois"
    }
  }
  func dayNumber(_ day: Int) -> String {
    switch (self.plural(day), channel) {
    case (_, .display) where day == 1: "1er"
    case (_, .speech) where day == 1: "premier"
    case (_, _): "\(day)"
    }
  }
  func oneOf(_ rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch gender {
    case .feminine: "une \(self.rhythm(rhythm, form: .one))"
    case _: "un \(self.rhythm(rhythm, form: .one))"
    }
  }
  func departing(_ place: Mention) -> String {
    switch place.kind {
    case .quarter: "du \(self.place(place))"
    case .row: "du \(self.place(place))"
    case .weekday: "du \(self.place(place))"
    case .day: "du \(self.place(place))"
    case .time: "du \(self.place(place))"
    case _: self.de(place)
    }
  }
  func arriving(_ place: Mention) -> String {
    switch place.kind {
    case .quarter: "au \(self.place(place))"
    case .row: "au \(self.place(place))"
    case .weekday: "au \(self.place(place))"
    case .day: "au \(self.place(place))"
    case .time: "au \(self.place(place))"
    case _: "à \(self.place(place))"
    }
  }
  func definite(_ place: Mention) -> String {
    switch place.kind {
    case .quarter: "le \(self.place(place))"
    case .row: "le \(self.place(place))"
    case .weekday: "le \(self.place(place))"
    case .day: "le \(self.place(place))"
    case .time: "le \(self.place(place))"
    case _: self.place(place)
    }
  }
  func firstAt(_ place: Mention) -> String {
    switch place.kind {
    case .category: "d'abord \(self.at(place))"
    case .number: "d'abord \(self.at(place))"
    case _: "pour la première fois \(self.at(place))"
    }
  }
  func hasMoved(_ isUp: Bool, isNext: Bool) -> String {
    switch (isUp, isNext) {
    case (true, true): "a remonté"
    case (true, false): "a monté"
    case (false, _): "a baissé"
    }
  }
  func move(_ isUp: Bool) -> String {
    switch isUp {
    case true: "une hausse"
    case false: "une baisse"
    }
  }
  func step(_ rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (rhythm, gender) {
    case (.years, _): "d'une année à l'autre"
    case (_, .feminine): "d'une \(self.rhythm(rhythm, form: .step)) à l'autre"
    case (_, _): "d'un \(self.rhythm(rhythm, form: .step)) à l'autre"
    }
  }
  func atLast(_ rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (rhythm, gender) {
    case (.years, _): "la dernière année"
    case (.tradingDays, _): "à la dernière séance"
    case (.points, _): "au dernier point"
    case (.steps, _): "au dernier pas"
    case (_, .feminine): "la dernière \(self.rhythm(rhythm, form: .one))"
    case (_, _): "le dernier \(self.rhythm(rhythm, form: .one))"
    }
  }
  func businessPeriod(_ period: Rhythm) -> String {
    switch period {
    case .quarters: "le trimestre"
    case _: "l'exercice"
    }
  }
}
