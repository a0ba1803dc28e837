// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

protocol GermanWording: Wording {}

extension GermanWording {
  var decimalMark: Character { "," }
  func rhythm(_ key: Rhythm, form: TermForm) -> String {
    switch (key, form) {
    case (.years, .one): "Jahr"
    case (.years, .other): "Jahre"
    case (.years, _): "Jahren"
    case (.quarters, .one): "Quartal"
    case (.quarters, .other): "Quartale"
    case (.quarters, _): "Quartalen"
    case (.months, .one): "Monat"
    case (.months, .other): "Monate"
    case (.months, _): "Monaten"
    case (.weeks, .one): "Woche"
    case (.weeks, _): "Wochen"
    case (.days, .one): "Tag"
    case (.days, .other): "Tage"
    case (.days, _): "Tagen"
    case (.tradingDays, .one): "Handelstag"
    case (.tradingDays, .other): "Handelstage"
    case (.tradingDays, _): "Handelstagen"
    case (.hours, .one): "Stunde"
    case (.hours, _): "Stunden"
    case (.minutes, .one): "Minute"
    case (.minutes, _): "Minuten"
    case (.seconds, .one): "Sekunde"
    case (.seconds, _): "Sekunden"
    case (.points, .one): "Punkt"
    case (.points, .other): "Punkte"
    case (.points, _): "Punkten"
    case (.steps, .one): "Schritt"
    case (.steps, .other): "Schritte"
    case (.steps, _): "Schritten"
    }
  }
  func gender(of key: Rhythm) -> Gender {
    switch key {
    case .weeks, .hours, .minutes, .seconds: .feminine
    case .years, .quarters: .neuter
    default: .masculine
    }
  }
  func measure(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "Schlusskurs"
    case (.adjustedClose, _): "bereinigter Schlusskurs"
    case (.open, _): "Eröffnungskurs"
    case (.high, _): "Höchstkurs"
    case (.low, _): "Tiefstkurs"
    case (.volume, _): "Handelsvolumen"
    case (.meanOfFour, _): "Mittel aus Eröffnungs-, Höchst-, Tiefst- und Schlusskurs"
    case (.meanOfThree, _): "Mittel aus Höchst-, Tiefst- und Schlusskurs"
    case (.meanOfTwo, _): "Mittel aus Höchst- und Tiefstkurs"
    }
  }
  func scale(_ key: NoteScale, form: TermForm) -> String {
    switch (key, form) {
    case (.chromatic, _): "der chromatischen Tonleiter"
    case (.major, _): "der Durtonleiter"
    case (.minor, _): "der Molltonleiter"
    case (.pentatonic, _): "der pentatonischen Tonleiter"
    }
  }
  func subject(_ key: ExtremeSubject, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "Schlusskurs"
    case (.adjustedClose, .one): "bereinigter Schlusskurs"
    case (.adjustedClose, _): "bereinigte Schlusskurs"
    case (.open, _): "Eröffnungskurs"
    case (.price, _): "Kurs"
    case (.value, _): "Wert"
    case (.rank, _): "Rang"
    }
  }
  func reported(_ key: Report.Measure, form: TermForm) -> String {
    switch (key, form) {
    case (.revenue, _): "Umsatz"
    case (.earnings, _): "Gewinn"
    case (.cashFlow, .one): "operativer Cashflow"
    case (.cashFlow, _): "operativen Cashflow"
    case (.revenuePerShare, _): "Umsatz je Aktie"
    case (.earningsPerShare, _): "Gewinn je Aktie"
    case (.cashFlowPerShare, .one): "operativer Cashflow je Aktie"
    case (.cashFlowPerShare, _): "operativen Cashflow je Aktie"
    }
  }
  func month(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "Januar"
    case (2, _): "Februar"
    case (3, _): "März"
    case (4, _): "April"
    case (5, _): "Mai"
    case (6, _): "Juni"
    case (7, _): "Juli"
    case (8, _): "August"
    case (9, _): "September"
    case (10, _): "Oktober"
    case (11, _): "November"
    case (12, _): "Dezember"
    default: ""
    }
  }
  func weekday(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "montags"
    case (2, _): "dienstags"
    case (3, _): "mittwochs"
    case (4, _): "donnerstags"
    case (5, _): "freitags"
    case (6, _): "samstags"
    case (7, _): "sonntags"
    default: ""
    }
  }
  func weekdayName(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "Montag"
    case (2, _): "Dienstag"
    case (3, _): "Mittwoch"
    case (4, _): "Donnerstag"
    case (5, _): "Freitag"
    case (6, _): "Samstag"
    case (7, _): "Sonntag"
    default: ""
    }
  }
  func monthShort(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "Jan."
    case (2, _): "Feb."
    case (3, _): "März"
    case (4, _): "Apr."
    case (5, _): "Mai"
    case (6, _): "Juni"
    case (7, _): "Juli"
    case (8, _): "Aug."
    case (9, _): "Sep."
    case (10, _): "Okt."
    case (11, _): "Nov."
    case (12, _): "Dez."
    default: ""
    }
  }
  func field(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "Schluss"
    case (.adjustedClose, _): "bereinigter Schluss"
    case (.open, _): "Eröffnung"
    case (.high, _): "Hoch"
    case (.low, _): "Tief"
    case (.volume, _): "Volumen"
    case (.meanOfFour, _): "Mittel aus vier"
    case (.meanOfThree, _): "Mittel aus drei"
    case (.meanOfTwo, _): "Mittel aus zwei"
    }
  }
  func keyName(_ key: ExplorationKey.Name, form: TermForm) -> String {
    switch (key, form) {
    case (.left, _): "Links"
    case (.right, _): "Rechts"
    case (.up, _): "Auf"
    case (.down, _): "Ab"
    case (.home, _): "Pos1"
    case (.end, _): "Ende"
    case (.pageUp, _): "Bild auf"
    case (.pageDown, _): "Bild ab"
    case (.space, _): "Leertaste"
    case (.enter, _): "Enter"
    case (.backspace, _): "Rücktaste"
    case (.escape, _): "Escape"
    case (.tab, _): "Tabulator"
    case (.f1, _): "F1"
    }
  }
  func ordinal(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "erst"
    case (2, _): "zweit"
    case (3, _): "dritt"
    case (4, _): "viert"
    case (5, _): "fünft"
    case (6, _): "sechst"
    case (7, _): "siebt"
    case (8, _): "acht"
    case (9, _): "neunt"
    case (10, _): "zehnt"
    case (11, _): "elft"
    case (12, _): "zwölft"
    case (13, _): "dreizehnt"
    case (14, _): "vierzehnt"
    case (15, _): "fünfzehnt"
    case (16, _): "sechzehnt"
    case (17, _): "siebzehnt"
    case (18, _): "achtzehnt"
    case (19, _): "neunzehnt"
    case (20, _): "zwanzigst"
    case (21, _): "einundzwanzigst"
    case (22, _): "zweiundzwanzigst"
    case (23, _): "dreiundzwanzigst"
    case (24, _): "vierundzwanzigst"
    case (25, _): "fünfundzwanzigst"
    case (26, _): "sechsundzwanzigst"
    case (27, _): "siebenundzwanzigst"
    case (28, _): "achtundzwanzigst"
    case (29, _): "neunundzwanzigst"
    case (30, _): "dreißigst"
    case (31, _): "einunddreißigst"
    default: ""
    }
  }
  static var units: TermTable { TermTable(forms: [.one, .other, .in], PackedTable("""
    $\tDollar|Dollar|Dollar
    %\tProzent|Prozent|Prozent
    A\tAmpere|Ampere|Ampere
    B\tByte|Byte|Byte
    EJ\tExajoule|Exajoule|Exajoule
    GB\tGigabyte|Gigabyte|Gigabyte
    GHz\tGigahertz|Gigahertz|Gigahertz
    GJ\tGigajoule|Gigajoule|Gigajoule
    GV\tGigavolt|Gigavolt|Gigavolt
    GW\tGigawatt|Gigawatt|Gigawatt
    GWh\tGigawattstunde|Gigawattstunden|Gigawattstunden
    Gbit\tGigabit|Gigabit|Gigabit
    GiB\tGibibyte|Gibibyte|Gibibyte
    Gt\tGigatonne|Gigatonnen|Gigatonnen
    Hz\tHertz|Hertz|Hertz
    J\tJoule|Joule|Joule
    K\tKelvin|Kelvin|Kelvin
    KiB\tKibibyte|Kibibyte|Kibibyte
    MB\tMegabyte|Megabyte|Megabyte
    MHz\tMegahertz|Megahertz|Megahertz
    MJ\tMegajoule|Megajoule|Megajoule
    MN\tMeganewton|Meganewton|Meganewton
    MPa\tMegapascal|Megapascal|Megapascal
    MV\tMegavolt|Megavolt|Megavolt
    MW\tMegawatt|Megawatt|Megawatt
    MWh\tMegawattstunde|Megawattstunden|Megawattstunden
    Mbit\tMegabit|Megabit|Megabit
    MiB\tMebibyte|Mebibyte|Mebibyte
    Mt\tMegatonne|Megatonnen|Megatonnen
    MΩ\tMegaohm|Megaohm|Megaohm
    N\tNewton|Newton|Newton
    Nm\tNewtonmeter|Newtonmeter|Newtonmetern
    Pa\tPascal|Pascal|Pascal
    TB\tTerabyte|Terabyte|Terabyte
    TJ\tTerajoule|Terajoule|Terajoule
    TW\tTerawatt|Terawatt|Terawatt
    TWh\tTerawattstunde|Terawattstunden|Terawattstunden
    Tbit\tTerabit|Terabit|Terabit
    TiB\tTebibyte|Tebibyte|Tebibyte
    V\tVolt|Volt|Volt
    W\tWatt|Watt|Watt
    Wh\tWattstunde|Wattstunden|Wattstunden
    a\tJahr|Jahre|Jahren
    acre\tAcre|Acres|Acres
    atm\tAtmosphäre|Atmosphären|Atmosphären
    bar\tBar|Bar|Bar
    bbl\tBarrel|Barrel|Barrel
    bit\tBit|Bit|Bit
    bpm\tSchlag pro Minute|Schläge pro Minute|Schlägen pro Minute
    bps\tBasispunkt|Basispunkte|Basispunkten
    bu\tBushel|Bushel|Bushel
    cal\tKalorie|Kalorien|Kalorien
    capita\tKopf|Köpfe|Köpfen
    cd\tCandela|Candela|Candela
    cl\tZentiliter|Zentiliter|Zentilitern
    cm\tZentimeter|Zentimeter|Zentimetern
    ct\tCent|Cent|Cent
    d\tTag|Tage|Tagen
    dB\tDezibel|Dezibel|Dezibel
    dBA\tA-bewertetes Dezibel|A-bewertete Dezibel|A-bewerteten Dezibel
    dl\tDeziliter|Deziliter|Dezilitern
    dm\tDezimeter|Dezimeter|Dezimetern
    fps\tBild pro Sekunde|Bilder pro Sekunde|Bildern pro Sekunde
    ft\tFuß|Fuß|Fuß
    g\tGramm|Gramm|Gramm
    gal\tGallone|Gallonen|Gallonen
    h\tStunde|Stunden|Stunden
    hPa\tHektopascal|Hektopascal|Hektopascal
    ha\tHektar|Hektar|Hektar
    hl\tHektoliter|Hektoliter|Hektolitern
    in\tZoll|Zoll|Zoll
    inhabitants\tEinwohner|Einwohner|Einwohnern
    kA\tKiloampere|Kiloampere|Kiloampere
    kB\tKilobyte|Kilobyte|Kilobyte
    kHz\tKilohertz|Kilohertz|Kilohertz
    kJ\tKilojoule|Kilojoule|Kilojoule
    kN\tKilonewton|Kilonewton|Kilonewton
    kPa\tKilopascal|Kilopascal|Kilopascal
    kV\tKilovolt|Kilovolt|Kilovolt
    kW\tKilowatt|Kilowatt|Kilowatt
    kWh\tKilowattstunde|Kilowattstunden|Kilowattstunden
    kbit\tKilobit|Kilobit|Kilobit
    kcal\tKilokalorie|Kilokalorien|Kilokalorien
    kg\tKilogramm|Kilogramm|Kilogramm
    km\tKilometer|Kilometer|Kilometern
    kn\tKnoten|Knoten|Knoten
    kt\tKilotonne|Kilotonnen|Kilotonnen
    kΩ\tKiloohm|Kiloohm|Kiloohm
    l\tLiter|Liter|Litern
    lb\tPfund|Pfund|Pfund
    lm\tLumen|Lumen|Lumen
    lx\tLux|Lux|Lux
    m\tMeter|Meter|Metern
    mA\tMilliampere|Milliampere|Milliampere
    mHz\tMillihertz|Millihertz|Millihertz
    mJ\tMillijoule|Millijoule|Millijoule
    mV\tMillivolt|Millivolt|Millivolt
    mW\tMilliwatt|Milliwatt|Milliwatt
    mbar\tMillibar|Millibar|Millibar
    mg\tMilligramm|Milligramm|Milligramm
    mi\tMeile|Meilen|Meilen
    min\tMinute|Minuten|Minuten
    ml\tMilliliter|Milliliter|Millilitern
    mm\tMillimeter|Millimeter|Millimetern
    mmol\tMillimol|Millimol|Millimol
    mo\tMonat|Monate|Monaten
    mol\tMol|Mol|Mol
    mph\tMeile pro Stunde|Meilen pro Stunde|Meilen pro Stunde
    ms\tMillisekunde|Millisekunden|Millisekunden
    ng\tNanogramm|Nanogramm|Nanogramm
    nm\tNanometer|Nanometer|Nanometern
    nmi\tSeemeile|Seemeilen|Seemeilen
    ns\tNanosekunde|Nanosekunden|Nanosekunden
    oz\tUnze|Unzen|Unzen
    people\tPerson|Personen|Personen
    points\tPunkt|Punkte|Punkten
    pp\tProzentpunkt|Prozentpunkte|Prozentpunkten
    ppb\tTeil pro Milliarde|Teile pro Milliarde|Teilen pro Milliarde
    ppm\tTeil pro Million|Teile pro Million|Teilen pro Million
    ppmv\tVolumenteil pro Million|Volumenteile pro Million|Volumenteilen pro Million
    qtr\tQuartal|Quartale|Quartalen
    requests\tAnfrage|Anfragen|Anfragen
    rpm\tUmdrehung pro Minute|Umdrehungen pro Minute|Umdrehungen pro Minute
    s\tSekunde|Sekunden|Sekunden
    s^2\tQuadratsekunde|Quadratsekunden|Quadratsekunden
    shares\tAktie|Aktien|Aktien
    t\tTonne|Tonnen|Tonnen
    wk\tWoche|Wochen|Wochen
    yd\tYard|Yards|Yards
    £\tPfund|Pfund|Pfund
    ¥\tYen|Yen|Yen
    °\tGrad|Grad|Grad
    °C\tGrad Celsius|Grad Celsius|Grad Celsius
    °F\tGrad Fahrenheit|Grad Fahrenheit|Grad Fahrenheit
    µg\tMikrogramm|Mikrogramm|Mikrogramm
    µm\tMikrometer|Mikrometer|Mikrometern
    µs\tMikrosekunde|Mikrosekunden|Mikrosekunden
    Ω\tOhm|Ohm|Ohm
    ‰\tPromille|Promille|Promille
    """)) }
  static var currencies: TermTable { TermTable(forms: [.one, .other, .in], PackedTable("""
    ADA\tCardano|Cardano|Cardano
    AED\tVAE-Dirham|VAE-Dirham|VAE-Dirham
    ARS\targentinischer Peso|argentinische Pesos|argentinischen Pesos
    AUD\taustralischer Dollar|australische Dollar|australischen Dollar
    BGN\tbulgarischer Lew|bulgarische Lewa|bulgarischen Lewa
    BHD\tbahrainischer Dinar|bahrainische Dinar|bahrainischen Dinar
    BRL\tbrasilianischer Real|brasilianische Reais|brasilianischen Reais
    BTC\tBitcoin|Bitcoin|Bitcoin
    CAD\tkanadischer Dollar|kanadische Dollar|kanadischen Dollar
    CHF\tSchweizer Franken|Schweizer Franken|Schweizer Franken
    CLP\tchilenischer Peso|chilenische Pesos|chilenischen Pesos
    CNY\tchinesischer Yuan|chinesische Yuan|chinesischen Yuan
    COP\tkolumbianischer Peso|kolumbianische Pesos|kolumbianischen Pesos
    CZK\ttschechische Krone|tschechische Kronen|tschechischen Kronen
    DKK\tdänische Krone|dänische Kronen|dänischen Kronen
    DOGE\tDogecoin|Dogecoin|Dogecoin
    EGP\tägyptisches Pfund|ägyptische Pfund|ägyptischen Pfund
    ETH\tEther|Ether|Ether
    EUR\tEuro|Euro|Euro
    GBP\tPfund Sterling|Pfund Sterling|Pfund Sterling
    GBX\tPenny|Pence|Pence
    HKD\tHongkong-Dollar|Hongkong-Dollar|Hongkong-Dollar
    HUF\tungarischer Forint|ungarische Forint|ungarischen Forint
    IDR\tindonesische Rupiah|indonesische Rupiah|indonesischen Rupiah
    ILA\tisraelische Agora|israelische Agorot|israelischen Agorot
    ILS\tisraelischer Schekel|israelische Schekel|israelischen Schekeln
    INR\tindische Rupie|indische Rupien|indischen Rupien
    ISK\tisländische Krone|isländische Kronen|isländischen Kronen
    JOD\tjordanischer Dinar|jordanische Dinar|jordanischen Dinar
    JPY\tjapanischer Yen|japanische Yen|japanischen Yen
    KES\tKenia-Schilling|Kenia-Schilling|Kenia-Schilling
    KRW\tsüdkoreanischer Won|südkoreanische Won|südkoreanischen Won
    KWD\tkuwaitischer Dinar|kuwaitische Dinar|kuwaitischen Dinar
    KZT\tkasachischer Tenge|kasachische Tenge|kasachischen Tenge
    LTC\tLitecoin|Litecoin|Litecoin
    MAD\tmarokkanischer Dirham|marokkanische Dirham|marokkanischen Dirham
    MXN\tmexikanischer Peso|mexikanische Pesos|mexikanischen Pesos
    MYR\tmalaysischer Ringgit|malaysische Ringgit|malaysischen Ringgit
    NGN\tnigerianische Naira|nigerianische Naira|nigerianischen Naira
    NOK\tnorwegische Krone|norwegische Kronen|norwegischen Kronen
    NZD\tNeuseeland-Dollar|Neuseeland-Dollar|Neuseeland-Dollar
    OMR\tomanischer Rial|omanische Rial|omanischen Rial
    PEN\tperuanischer Sol|peruanische Soles|peruanischen Soles
    PHP\tphilippinischer Peso|philippinische Pesos|philippinischen Pesos
    PKR\tpakistanische Rupie|pakistanische Rupien|pakistanischen Rupien
    PLN\tpolnischer Złoty|polnische Złoty|polnischen Złoty
    QAR\tkatarischer Riyal|katarische Riyal|katarischen Riyal
    RON\trumänischer Leu|rumänische Lei|rumänischen Lei
    RUB\trussischer Rubel|russische Rubel|russischen Rubeln
    SAR\tsaudi-arabischer Riyal|saudi-arabische Riyal|saudi-arabischen Riyal
    SEK\tschwedische Krone|schwedische Kronen|schwedischen Kronen
    SGD\tSingapur-Dollar|Singapur-Dollar|Singapur-Dollar
    SOL\tSolana|Solana|Solana
    THB\tthailändischer Baht|thailändische Baht|thailändischen Baht
    TND\ttunesischer Dinar|tunesische Dinar|tunesischen Dinar
    TRY\ttürkische Lira|türkische Lira|türkischen Lira
    TWD\tTaiwan-Dollar|Taiwan-Dollar|Taiwan-Dollar
    UAH\tukrainische Hrywnja|ukrainische Hrywnja|ukrainischen Hrywnja
    USD\tUS-Dollar|US-Dollar|US-Dollar
    USDT\tTether|Tether|Tether
    VND\tvietnamesischer Dong|vietnamesische Dong|vietnamesischen Dong
    XRP\tXRP|XRP|XRP
    ZAC\tsüdafrikanischer Cent|südafrikanische Cent|südafrikanischen Cent
    ZAR\tsüdafrikanischer Rand|südafrikanische Rand|südafrikanischen Rand
    """)) }
  static var multipliers: TermTable { TermTable(forms: [.one, .other, .alone], PackedTable("""
    1\tzehn|zehn|Zehn
    10\tzehn Milliarden|zehn Milliarden|zehn Milliarden
    11\thundert Milliarden|hundert Milliarden|hundert Milliarden
    12\tBillion|Billionen|Billionen
    13\tzehn Billionen|zehn Billionen|zehn Billionen
    14\thundert Billionen|hundert Billionen|hundert Billionen
    15\tBilliarde|Billiarden|Billiarden
    2\thundert|hundert|Hundert
    3\ttausend|tausend|Tausend
    4\tzehntausend|zehntausend|Zehntausend
    5\thunderttausend|hunderttausend|Hunderttausend
    6\tMillion|Millionen|Millionen
    7\tzehn Millionen|zehn Millionen|zehn Millionen
    8\thundert Millionen|hundert Millionen|hundert Millionen
    9\tMilliarde|Milliarden|Milliarden
    """)) }
  static var characters: TermTable { TermTable(forms: [.one], PackedTable("""
    #\tNummer
    $\tDollar
    %\tProzent
    &\tund
    +\tplus
    <\tkleiner als
    =\tgleich
    >\tgrößer als
    @\tat
    ¢\tCent
    £\tPfund
    ¥\tYen
    §\tParagraf
    °\tGrad
    ±\tplus minus
    µ\tMikro
    ¼\tein Viertel
    ½\teinhalb
    ¾\tdrei Viertel
    ×\tmal
    ÷\tgeteilt durch
    ‰\tPromille
    ₩\tWon
    €\tEuro
    ₹\tRupien
    ₽\tRubel
    ₿\tBitcoin
    ℃\tGrad Celsius
    ℉\tGrad Fahrenheit
    №\tNummer
    √\tWurzel
    ∞\tunendlich
    ≈\tetwa
    ≠\tungleich
    ≤\thöchstens
    ≥\tmindestens
    """)) }
  static var powerNames: TermTable { TermTable(forms: [.one], PackedTable("""
    billiarden\t15
    billionen\t12
    hunderttausend\t5
    milliarde\t9
    milliarden\t9
    millionen\t6
    mio\t6
    mio.\t6
    mrd\t9
    mrd.\t9
    tausend\t3
    tsd\t3
    tsd.\t3
    zehntausend\t4
    """)) }
  var texts: PackedTable { PackedTable("""
    answer.mean\t{0}, der Mittelwert aller Werte
    answer.median\t{0}, der Median aller Werte
    average.alikeDeviation\t, bei einer Standardabweichung von {0}
    average.deviation\tdie Standardabweichung {0}
    average.mean\tder Mittelwert beträgt {0}
    average.median\tder Median {0}
    axes.othersOwn\tjede andere Reihe hat ihre eigene
    axes.own\tjede Reihe hat ihre eigene Achse
    axes.shared\t{0} teilen sich eine Achse
    axes.sharedByAll\t{0} teilen sich eine Achse
    band.alternative\t{2}, {0}, am breitesten {1}
    band.alternativeEven\t{2}, {0}, jedes Intervall {1} breit
    band.bare\t{0} mit Grenzen
    band.error\t{1} plus oder minus {0}
    band.extremes\tdie Werte sind {0} am höchsten und {1} am niedrigsten
    band.noneOverlap\tkeine benachbarten Intervalle überlappen sich
    band.overlap\talle benachbarten Intervalle überlappen sich
    band.pair\t{0} mit {1}
    band.point\t{1} {0}
    band.subject\t{1} mit den Grenzen {0} und {2}
    band.zeroInside\t0 liegt in jedem Intervall
    band.zeroOutside\t0 liegt in keinem Intervall
    box.all\talle sind {0}
    box.equalMedians\talle Mediane sind {0}
    box.extremes\thöchster Median {0} mit {2}, niedrigster {1} mit {3}
    box.extremesInBrief\thöchster Median {0} {2}, niedrigster {1} {3}
    box.in\t in {0}
    box.medians\tMediane {0}
    box.mediansOnly\tzu hören sind nur die Mediane aller {0} Gruppen
    box.named\t{1} in {0}
    box.names\tdie Gruppen sind {0}
    box.single\tMedian {1}, die Hälfte liegt zwischen {0} und {2}
    box.size\t{0} Werte in {1} Gruppen
    box.sizeOfAll\t{0} Werte
    box.sizeOfOne\t{0} Werte, alle in {1}
    braille.shading\terhaben sind Werte über {0}
    change.bothEnds\tder erste und der letzte Wert liegen beide bei {0}
    comovement.correlation\t: die Korrelation ihrer Änderungen beträgt {0}
    comparison.between\t, dazwischen {0}
    course.almostUnchanged\tblieb fast unverändert
    course.flat\t{0} blieb durchweg unverändert
    course.values\t{0} lag {1}
    crossings.never\tsie kreuzen sich nie
    date.ofWeek\t{1} der Woche {0}
    date.ofYear\t{1} des Jahres {0}
    date.quarterBrief\tQ{0} {1}
    density.lead\t{2}, {0} Werte, geglättet mit einer Breite von {1}
    density.place\t{1} bei {0}
    ends.literal\tder erste Wert ist {0}, der letzte {1}
    explore.alsoValue\t={0} geht zum Wert
    explore.equal\tgleich
    explore.heard\tzu hören ist {0}
    explore.height\tHöhe {0}
    explore.higher\t{1} {0} höher
    explore.incomplete\tunvollständig
    explore.keys\t{0} für Hilfe, {1} zum Beenden
    explore.mark\tMarke {0}
    explore.markOutside\tMarke {0} liegt außerhalb
    explore.moreHelp\t{0} für mehr Hilfe, {1} zum Beenden
    explore.named\t{1}, {0}, {2}
    explore.noMark\tkeine Marke {0}: m und {0} setzen sie
    explore.noValueAtMark\tkein Wert bei Marke {0}
    explore.opening\t{0}, jetzt am Ende
    explore.speed\tTempo {0}
    explore.typing\tTaste oder Wort eingeben, dann Enter
    form.mean\tder Mittelwert beträgt {0}
    form.others\tandere
    form.unnamed\tohne Namen
    further.also\taußerdem {0}
    gap.widestAtEnd\tam weitesten auseinander liegen sie am Ende, um {0}
    gaps.scattered\t{0}, jeweils einzeln
    heatmap.brief\t{1} mal {0}, höchster Wert {3} bei {2}
    heatmap.column\tSpalte {0}
    heatmap.columns\tvon den Spalten hat {0} den höchsten Mittelwert, {2}, und {1} den niedrigsten, {3}
    heatmap.noValue\tkein Wert
    heatmap.place\t{2} bei {0}, {1}
    heatmap.row\tZeile {0}
    heatmap.rows\tvon den Zeilen hat {0} den höchsten Mittelwert, {2}, und {1} den niedrigsten, {3}
    heatmap.values\tWerte
    heatmap.variance\tdie Zeilen erklären {1} der Varianz, die Spalten {0}
    histogram.binFrom\t{0} und mehr
    histogram.count\t{0} bei {1}
    histogram.hole\tzwischen {1} und {0} liegt keiner
    histogram.integers\tjede ganze Zahl ist eine Klasse
    histogram.most\tam häufigsten ist {1} mit {0}, das sind {2}
    histogram.peak\t{1} mit {0}
    histogram.peaks\tdie Gipfel sind {0}
    histogram.place\t{0} bei {1}, {2}
    histogram.single\talle {0} Werte von {2} sind {1}
    language.name\tDeutsch
    law.notes\t, auf die Noten {0} gerundet
    leg.size\t {0}
    movement.almostUnchanged\t{0} blieb fast unverändert
    movement.only\tder einzige Wert ist {0}
    movement.values\tdie Werte sind {1}{0}
    notice.agedPrices\t{2}, Stand {1}, {0}
    notice.prices\t{1}, Stand {0}
    notice.sample\tBeispieldaten, nicht aktuell: {0}
    number.about\tetwa {0}
    number.over\tüber {0}
    number.power\t{1} mal 10 hoch {0}
    number.under\tunter {0}
    origin.file\tdie Daten stammen aus der Datei {0}
    origin.imported\tdas sind importierte Daten
    origin.sample\tdas sind mitgelieferte Beispieldaten
    origin.standardInput\tdie Daten kamen über die Standardeingabe
    page.places\tder Regler geht zu {1} von {0} Stellen: zu denen, die man hört, und den Landmarken
    page.rows\tdie Tabelle hat die ersten {1} von {0} Zeilen, die Daten zum Herunterladen haben alle
    percent.short\t{0} %
    prices.imported\timportierte Kurse
    prices.stored\tgespeicherte {0}
    provisional\theute bisher {3}, {1}{2}{0}
    provisional.since\t {0}
    provisional.unchanged\tunverändert
    ranking.ahead\t, {1} mehr als {0}
    ranking.highest\t{0} von {1} haben den höchsten Wert, {2}
    ranking.last\tauf dem letzten von {0} Plätzen liegt {1} mit {2}
    ranking.lowest\t{0} von {1} haben den niedrigsten Wert, {2}
    ranking.share\t, {0} der Summe
    reference.count\tbei {0} von {1} darüber
    reference.level\tdurchweg genau darauf
    reference.line\t{1} {2}: {0}
    reference.named\t{1} liegt {0}
    reference.often\tan {0} von {2} Punkten darüber, {1}-mal gekreuzt
    report.form\t mit Formular {0}
    scatter.constant\t{0} ist überall {1}
    scatter.groupEnds\tam höchsten {0}, am niedrigsten {1}
    scatter.groupUnknown\t{0} keine
    scatter.here\thier {0} von {1}
    scatter.place\t{1} bei {0}
    scatter.tooFew\tzu wenige Punkte, um einen Zusammenhang zu erkennen
    scatter.unclear\tkein klarer Zusammenhang, {0}
    series.names\tdie Reihen sind {0}
    shape.beforeAndSince\tdavor {0}, danach {1}
    shape.constant\tnahezu konstant bei {0}
    shape.ending\t und lag zuletzt bei {0}
    shape.last\t{0} und {1}
    shape.level\tkeine klare Richtung
    shape.nextLevel\t{0}, dann {1}
    shape.then\t{0} und {1}
    share.others\tSonstige
    share.slice\t{0} {1}
    share.total\tdie Summe ist {0}
    significance.correlated\tBenachbarte Werte ähneln einander, mit einer Korrelation von {0}
    significance.flat\tAlle Werte sind gleich
    significance.prices\tKurse schwanken auch ohne Trend, und der Test hielte das meist für einen Trend
    significance.tooFew\tEs gibt weniger als 10 Werte
    size.byUntold\tstark
    size.untold\tsehr viel
    slopes\tdie Steigung{4} beträgt nach Theil und Sen {3} {1}, nach der Methode der kleinsten Quadrate {2}{0}
    slopes.fit\t, mit einem Bestimmtheitsmaß von {0}
    slopes.perStep\tpro Schritt auf der x-Achse
    smoothing.exponential\tein exponentiell gewichtetes gleitendes Mittel mit dem Gewicht {0}
    sound.extremes\t, der höchste und der niedrigste immer
    sound.inverted\tder niedrigste Wert hat den höchsten Ton
    sound.joined\tdie Kerzen sind zusammengefasst: {0}
    sound.notes\tdie Töne sind auf die Noten {0} gerundet
    sound.ranks\tniedrige Zahlen klingen hoch, denn es sind Ränge
    sound.smoothed\tdie Werte sind durch {0} geglättet
    sound.volume\tje größer das Volumen einer Kerze, desto lauter das Rauschen darunter
    subject.along\t{1} nach {0}
    thirds\tdas erste Drittel lag im Mittel bei {0}, das letzte bei {1}
    track.end\tEnde
    track.high\thoch {0}
    track.low\ttief {0}
    trend.almostUnchanged\tfast unverändert
    unit.per\tpro {0}
    unit.powerOfTen\t10 hoch {0}
    word.about\tetwa
    word.minus\tminus
    word.per\tpro
    word.upTo\tbis
    """) }
  func minus(number: String) -> String {
    switch channel {
    case .display: "-\(number)"
    case _: "minus \(number)"
    }
  }
  func numberGroup(digits: DecimalDigits, group: NumberGroup) -> String {
    switch (self.plural(digits), group) {
    case (.one, .millions): "\(self.number(digits)) Million"
    case (.one, .billions): "\(self.number(digits)) Milliarde"
    case (.one, .trillions): "\(self.number(digits)) Billion"
    case (_, .millions): "\(self.number(digits)) Millionen"
    case (_, .billions): "\(self.number(digits)) Milliarden"
    case (_, .trillions): "\(self.number(digits)) Billionen"
    }
  }
  func numberPart(digits: DecimalDigits, group: NumberGroup) -> String {
    switch group {
    case .millions: "\(self.number(digits)) Millionstel"
    case .billions: "\(self.number(digits)) Milliardstel"
    case .trillions: "\(self.number(digits)) Billionstel"
    }
  }
  func amount(number: Figure, unit: String) -> String {
    "\(self.number(number)) \(unit)"
  }
  func percent(number: Figure) -> String {
    "\(self.number(number)) Prozent"
  }
  func percentUnderATenth() -> String {
    "weniger als 0,1 Prozent"
  }
  func percentAlmostAll() -> String {
    "mehr als 99,9 Prozent"
  }
  func sizeTimes(times: Figure) -> String {
    "den Faktor \(self.number(times))"
  }
  func sizePoints(points: Figure) -> String {
    switch self.plural(points) {
    case .one: "\(self.number(points)) Prozentpunkt"
    case _: "\(self.number(points)) Prozentpunkte"
    }
  }
  func sizePlaces(places: Figure) -> String {
    switch self.plural(places) {
    case .one: "\(self.number(places)) Platz"
    case _: "\(self.number(places)) Plätze"
    }
  }
  func rankPlace(rank: Int, isOrdinal: Bool) -> String {
    "Platz \(rank)"
  }
  func rankCourse(isUp: Bool, from: String, to: String) -> String {
    switch isUp {
    case true: "stieg von \(from) auf \(to)"
    case false: "fiel von \(from) auf \(to)"
    }
  }
  func sizeBy(size: ChangeSize) -> String {
    "um \(self.size(size))"
  }
  func counted(count: Int, rhythm: Rhythm) -> String {
    "\(count) \(self.rhythm(rhythm, form: self.plural(count)))"
  }
  func repeatsDates(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " mit \(positions) Datum, mehrere Werte je Datum"
    case (_, false) where positions == 1: " mit \(positions) Datum, stellenweise mehrere Werte je Datum"
    case (_, true): " mit \(positions) verschiedenen Datumsangaben, mehrere Werte je Datum"
    case (_, false): " mit \(positions) verschiedenen Datumsangaben, stellenweise mehrere Werte je Datum"
    }
  }
  func repeatsTimes(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " zu \(positions) Zeitpunkt, mehrere Werte je Zeitpunkt"
    case (_, false) where positions == 1: " zu \(positions) Zeitpunkt, stellenweise mehrere Werte je Zeitpunkt"
    case (_, true): " zu \(positions) verschiedenen Zeitpunkten, mehrere Werte je Zeitpunkt"
    case (_, false): " zu \(positions) verschiedenen Zeitpunkten, stellenweise mehrere Werte je Zeitpunkt"
    }
  }
  func repeatsPositions(positions: Int) -> String {
    switch self.plural(positions) {
    case _ where positions == 1: " an \(positions) Stelle, dort mehrere Werte"
    case _: " an \(positions) verschiedenen Stellen, mehrere Werte an manchen Stellen"
    }
  }
  func spanWithin(count: Int, rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (self.plural(count), rhythm, gender) {
    case (_, .tradingDays, _) where count == 1: "am letzten \(self.rhythm(rhythm, form: .one))"
    case (_, _, .feminine) where count == 1: "in einer \(self.rhythm(rhythm, form: .one))"
    case (_, _, _) where count == 1: "in einem \(self.rhythm(rhythm, form: .one))"
    case (_, .tradingDays, _): "in den letzten \(count) \(self.rhythm(rhythm, form: .dative))"
    case (_, _, _): "in \(count) \(self.rhythm(rhythm, form: .dative))"
    }
  }
  func spanAgo(count: Int, rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (self.plural(count), gender) {
    case (_, .feminine) where count == 1: "vor einer \(self.rhythm(rhythm, form: .one))"
    case (_, _) where count == 1: "vor einem \(self.rhythm(rhythm, form: .one))"
    case (_, _): "vor \(count) \(self.rhythm(rhythm, form: .dative))"
    }
  }
  func listLast(before: String, last: String) -> String {
    "\(before) und \(last)"
  }
  func namesOthers(count: Int) -> String {
    "\(count) weitere"
  }
  func namesMore(count: Int) -> String {
    " und \(count) weitere"
  }
  func dateBefore(year: Int) -> String {
    switch channel {
    case .display: "\(year) v. Chr."
    case _: "\(year) vor Christus"
    }
  }
  func dateYear(year: Int, form: TermForm) -> String {
    self.year(year)
  }
  func dateQuarter(quarter: Int, year: Int, form: TermForm) -> String {
    switch form {
    case .dative: "\(self.ordinal(quarter, form: .one))en Quartal \(self.year(year))"
    case .weak: "\(self.ordinal(quarter, form: .one))e Quartal \(self.year(year))"
    case _: "\(self.ordinal(quarter, form: .one))es Quartal \(self.year(year))"
    }
  }
  func dateQuarterAlone(quarter: Int, form: TermForm) -> String {
    switch form {
    case .dative: "\(self.ordinal(quarter, form: .one))en Quartal"
    case .weak: "\(self.ordinal(quarter, form: .one))e Quartal"
    case _: "\(self.ordinal(quarter, form: .one))es Quartal"
    }
  }
  func dateMonth(month: Int, year: Int, form: TermForm) -> String {
    "\(self.month(month, form: .one)) \(self.year(year))"
  }
  func dateMonthAlone(month: Int, form: TermForm) -> String {
    self.month(month, form: .one)
  }
  func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch (channel, form) {
    case (.display, _): "\(day). \(self.month(month, form: .one)) \(self.year(year))"
    case (_, .dative): "\(self.ordinal(day, form: .one))en \(self.month(month, form: .one)) \(self.year(year))"
    case (_, .weak): "\(self.ordinal(day, form: .one))e \(self.month(month, form: .one)) \(self.year(year))"
    case (_, _): "\(self.ordinal(day, form: .one))er \(self.month(month, form: .one)) \(self.year(year))"
    }
  }
  func dateDayAlone(day: Int, month: Int, form: TermForm) -> String {
    switch (channel, form) {
    case (.display, _): "\(day). \(self.month(month, form: .one))"
    case (_, .dative): "\(self.ordinal(day, form: .one))en \(self.month(month, form: .one))"
    case (_, .weak): "\(self.ordinal(day, form: .one))e \(self.month(month, form: .one))"
    case (_, _): "\(self.ordinal(day, form: .one))er \(self.month(month, form: .one))"
    }
  }
  func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch (channel, form) {
    case (.display, _): "\(day). \(self.monthShort(month, form: .one)) \(self.year(year))"
    case (_, .dative): "\(self.ordinal(day, form: .one))en \(self.month(month, form: .one)) \(self.year(year))"
    case (_, _): "\(self.ordinal(day, form: .one))er \(self.month(month, form: .one)) \(self.year(year))"
    }
  }
  func dateMonthBrief(month: Int, year: String) -> String {
    "\(self.monthShort(month, form: .one)) \(year)"
  }
  func dateDayBrief(day: Int, month: Int, year: String) -> String {
    "\(day). \(self.monthShort(month, form: .one)) \(year)"
  }
  func dateWeekday(weekday: Int, form: TermForm) -> String {
    self.weekdayName(weekday, form: .one)
  }
  func dateTime(clock: String, day: String, form: TermForm) -> String {
    switch form {
    case .dative: "\(day) um \(clock)"
    case .weak: "\(day) um \(clock)"
    case _: "\(day), \(clock)"
    }
  }
  func dateClock(clock: String) -> String {
    "\(clock) Uhr"
  }
  func placeRow(row: Int, form: TermForm) -> String {
    "Punkt \(row)"
  }
  func placeAt(place: Mention) -> String {
    switch place.kind {
    case .year: "im Jahr \(self.place(place))"
    case .month: "im \(self.place(place))"
    case .quarter: "im \(self.place(place, form: .dative))"
    case .weekday: "am \(self.place(place))"
    case .day: "am \(self.place(place, form: .dative))"
    case .time: "am \(self.place(place, form: .dative))"
    case .clock: "um \(self.place(place))"
    case .category: "für \(self.place(place))"
    case _: "bei \(self.place(place))"
    }
  }
  func placeUntil(place: Mention) -> String {
    switch place.kind {
    case .quarter: "bis zum \(self.place(place, form: .dative))"
    case .day: "bis zum \(self.place(place, form: .dative))"
    case .time: "bis zum \(self.place(place, form: .dative))"
    case _: "bis \(self.place(place))"
    }
  }
  func placeSince(place: Mention) -> String {
    switch place.kind {
    case .quarter: "seit dem \(self.place(place, form: .dative))"
    case .day: "seit dem \(self.place(place, form: .dative))"
    case .time: "seit dem \(self.place(place, form: .dative))"
    case _: "seit \(self.place(place))"
    }
  }
  func placeFrom(place: Mention) -> String {
    switch place.kind {
    case .quarter: "ab dem \(self.place(place, form: .dative))"
    case .day: "ab dem \(self.place(place, form: .dative))"
    case .time: "ab dem \(self.place(place, form: .dative))"
    case _: "ab \(self.place(place))"
    }
  }
  func placeBefore(place: Mention) -> String {
    switch place.kind {
    case .quarter: "vor dem \(self.place(place, form: .dative))"
    case .day: "vor dem \(self.place(place, form: .dative))"
    case .time: "vor dem \(self.place(place, form: .dative))"
    case _: "vor \(self.place(place))"
    }
  }
  func placeTo(place: Mention) -> String {
    self.until(place)
  }
  func placeRange(first: Mention, last: Mention) -> String {
    switch (channel, first.kind) {
    case (.speech, .day): "vom \(self.place(first, form: .dative)) \(self.until(last))"
    case (.speech, .time): "vom \(self.place(first, form: .dative)) \(self.until(last))"
    case (.speech, .clock): "von \(self.place(first)) \(self.until(last))"
    case (_, _): "\(self.place(first)) bis \(self.place(last))"
    }
  }
  func placeWeek(place: Mention) -> String {
    "in der Woche \(self.until(place))"
  }
  func subjectUnit(subject: String, unit: String) -> String {
    "\(subject) in \(unit)"
  }
  func titleSeries(title: String, count: Int) -> String {
    "\(title), \(count) Reihen"
  }
  func seriesCount(count: Int) -> String {
    "\(count) Reihen"
  }
  func it(isPrice: Bool) -> String {
    switch isPrice {
    case true: "der Kurs"
    case false: "der Wert"
    }
  }
  func lead(subject: String, isPrice: Bool) -> String {
    "\(subject),"
  }
  func movementOnlyAt(value: Figure, place: Mention) -> String {
    "der einzige Wert ist \(self.number(value)), \(self.at(place))"
  }
  func movementFlat(value: Figure, it: String) -> String {
    "\(it) blieb unverändert bei \(self.number(value))"
  }
  func movementTrend(it: String, trend: String) -> String {
    "\(it) \(trend)"
  }
  func movementTrendAndChange(it: String, trend: String, change: String, isAgainst: Bool, isClause: Bool) -> String {
    switch (isAgainst, isClause) {
    case (true, false): "\(it) \(trend); insgesamt aber \(change)"
    case (true, true): "\(it) \(trend); insgesamt aber \(self.capitalized(change))"
    case (false, false): "\(it) \(trend): \(change)"
    case (false, true): "\(it) \(trend): \(self.capitalized(change))"
    }
  }
  func movementAlmostUnchangedTrend(it: String, trend: String) -> String {
    "fast unverändert: \(self.capitalized(it)) \(trend)"
  }
  func baseChange(change: String, from: String) -> String {
    "\(change) gegenüber \(from)"
  }
  func baseUnchanged(from: String) -> String {
    "unverändert gegenüber \(from)"
  }
  func unchangedAt(value: Figure, span: String) -> String {
    switch span {
    case "": "unverändert bei \(self.number(value))"
    case _: "\(span) lang unverändert bei \(self.number(value))"
    }
  }
  func trend(shape: TrendClass, isPrice: Bool) -> String {
    switch (shape, isPrice) {
    case (.roseWithSetbacks, true): "stieg mit Rückschlägen"
    case (.roseWithSetbacks, false): "stieg mit Unterbrechungen"
    case (.fellWithRecoveries, true): "fiel mit Erholungen"
    case (.fellWithRecoveries, false): "fiel mit Unterbrechungen"
    case (.fellThenRecovered, true): "fiel und erholte sich dann"
    case (.fellThenRecovered, false): "fiel und stieg dann wieder"
    case (.tooFew, _): "hat wenige Werte"
    case (.unchanged, _): "blieb unverändert"
    case (.roseSteadily, _): "stieg stetig"
    case (.fellSteadily, _): "fiel stetig"
    case (.roseThenFell, _): "stieg und fiel dann"
    case (.steadyWithPeak, _): "blieb etwa gleich, bis auf ein Hoch"
    case (.steadyWithTrough, _): "blieb etwa gleich, bis auf ein Tief"
    case (.littleChange, _): "schwankte und veränderte sich insgesamt wenig"
    case (.mixedHigher, _): "schwankte stark und lag am Ende höher"
    case (.mixedLower, _): "schwankte stark und lag am Ende niedriger"
    }
  }
  func trendRoseThenFell(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "stieg \(self.until(turn)) und gab dann einen Teil des Anstiegs wieder ab"
    case .aboutWhereItBegan: "stieg \(self.until(turn)) und fiel dann etwa auf den Ausgangswert zurück"
    case .beyond: "stieg \(self.until(turn)) und fiel dann unter den Ausgangswert"
    }
  }
  func trendFellThenRecovered(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "fiel \(self.until(turn)) und erholte sich dann teilweise"
    case .aboutWhereItBegan: "fiel \(self.until(turn)) und erholte sich dann bis etwa auf den Ausgangswert"
    case .beyond: "fiel \(self.until(turn)) und stieg dann über den Ausgangswert"
    }
  }
  func trendNear(value: Figure) -> String {
    "blieb bei etwa \(self.number(value))"
  }
  func trendPeak(stayed: String, value: Figure, place: String) -> String {
    "\(stayed), bis auf ein Hoch von \(self.number(value))\(place)"
  }
  func trendTrough(stayed: String, value: Figure, place: String) -> String {
    "\(stayed), bis auf ein Tief von \(self.number(value))\(place)"
  }
  func spikeAt(place: Mention, isFirst: Bool) -> String {
    switch isFirst {
    case true: ", erstmals \(self.at(place))"
    case false: " \(self.at(place))"
    }
  }
  func changeSize(size: String, isUp: Bool, isBound: Bool) -> String {
    switch (isUp, isBound) {
    case (true, true): "ein Plus von \(size)"
    case (true, false): "plus \(size)"
    case (false, true): "ein Minus von \(size)"
    case (false, false): "minus \(size)"
    }
  }
  func changeSizeBare(size: String, isUp: Bool) -> String {
    switch isUp {
    case true: "plus \(size)"
    case false: "minus \(size)"
    }
  }
  func changeUntold(isUp: Bool) -> String {
    switch isUp {
    case true: "höher"
    case false: "niedriger"
    }
  }
  func changeTimes(times: Figure, isFromBase: Bool) -> String {
    switch isFromBase {
    case true: "auf das \(self.hyphenated(times))-Fache des früheren Werts"
    case false: "auf das \(self.hyphenated(times))-Fache des ersten Werts"
    }
  }
  func changeTimesFitted(times: Figure) -> String {
    "auf etwa das \(self.hyphenated(times))-Fache"
  }
  func changeEnds(change: String, from: String, to: String) -> String {
    "\(change), von \(from) auf \(to)"
  }
  func changeEndsAlone(from: String, to: String) -> String {
    "von \(from) auf \(to)"
  }
  func changeInAll(from: String, to: String) -> String {
    "insgesamt von \(from) auf \(to)"
  }
  func changeUnchangedFromBase(span: String, from: String) -> String {
    switch span {
    case "": "unverändert gegenüber \(from)"
    case _: "unverändert \(span) gegenüber \(from)"
    }
  }
  func changeBothEndsAt(value: Figure, place: Mention) -> String {
    "der erste Wert \(self.at(place)) und der letzte liegen beide bei \(self.number(value))"
  }
  func extremesFirstHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "der Rang war am Anfang am höchsten und am Ende am niedrigsten"
    case _: "der erste Wert war der höchste, der letzte der niedrigste"
    }
  }
  func extremesLastHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "der Rang war am Anfang am niedrigsten und am Ende am höchsten"
    case _: "der erste Wert war der niedrigste, der letzte der höchste"
    }
  }
  func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> String {
    let noun = self.subject(subject, form: .weak)
    return switch (extreme, isFirst, before, subject) {
    case (.highest, true, .nothing, .rank): "der Rang war am Anfang am höchsten"
    case (.highest, false, .nothing, .rank): "der Rang war am Ende am höchsten"
    case (.lowest, true, .nothing, .rank): "der Rang war am Anfang am niedrigsten"
    case (.lowest, false, .nothing, .rank): "der Rang war am Ende am niedrigsten"
    case (.highest, true, .nothing, _): "der erste \(noun) war der höchste"
    case (.highest, false, .nothing, _): "der letzte \(noun) war der höchste"
    case (.lowest, true, .nothing, _): "der erste \(noun) war der niedrigste"
    case (.lowest, false, .nothing, _): "der letzte \(noun) war der niedrigste"
    case (.highest, true, _, .rank): "am höchsten war er am Anfang"
    case (.highest, false, _, .rank): "am höchsten war er am Ende"
    case (.lowest, true, _, .rank): "am niedrigsten war er am Anfang"
    case (.lowest, false, _, .rank): "am niedrigsten war er am Ende"
    case (.highest, true, _, _): "der erste war der höchste"
    case (.highest, false, _, _): "der letzte war der höchste"
    case (.lowest, true, _, _): "der erste war der niedrigste"
    case (.lowest, false, _, _): "der letzte war der niedrigste"
    }
  }
  func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, before) {
    case (.highest, .nothing): "höchster \(self.subject(subject, form: .one)) \(self.number(value)) \(self.at(place))"
    case (.highest, .clause): "der höchste \(self.number(value)) \(self.at(place))"
    case (.highest, .value): "höchster \(self.number(value)) \(self.at(place))"
    case (.lowest, .nothing): "niedrigster \(self.subject(subject, form: .one)) \(self.number(value)) \(self.at(place))"
    case (.lowest, .clause): "der niedrigste \(self.number(value)) \(self.at(place))"
    case (.lowest, .value): "niedrigster \(self.number(value)) \(self.at(place))"
    }
  }
  func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, before) {
    case (.highest, .nothing): "höchster \(self.subject(subject, form: .one)) \(self.number(value)), erstmals \(self.at(place))"
    case (.highest, .clause): "der höchste \(self.number(value)), erstmals \(self.at(place))"
    case (.highest, .value): "höchster \(self.number(value)), erstmals \(self.at(place))"
    case (.lowest, .nothing): "niedrigster \(self.subject(subject, form: .one)) \(self.number(value)), erstmals \(self.at(place))"
    case (.lowest, .clause): "der niedrigste \(self.number(value)), erstmals \(self.at(place))"
    case (.lowest, .value): "niedrigster \(self.number(value)), erstmals \(self.at(place))"
    }
  }
  func legsNext(before: String, leg: String, isLast: Bool, isSoFar: Bool) -> String {
    switch isLast {
    case true: "\(before) und \(leg)"
    case false: "\(before), \(leg)"
    }
  }
  func legPlace(place: Mention) -> String {
    " \(self.until(place))"
  }
  func legTo(isUp: Bool, size: String, value: Figure, place: String, note: String, isNext: Bool) -> String {
    switch (isUp, isNext) {
    case (true, true): "stieg dann\(place)\(size) \(note)\(self.number(value))"
    case (true, false): "stieg\(place)\(size) \(note)\(self.number(value))"
    case (false, true): "fiel dann\(place)\(size) \(note)\(self.number(value))"
    case (false, false): "fiel\(place)\(size) \(note)\(self.number(value))"
    }
  }
  func legNote(note: LegNote) -> String {
    switch note {
    case .none: "auf "
    case .highest: "auf den Höchststand von "
    case .highestFirst: "erstmals auf den Höchststand von "
    case .lowest: "auf den Tiefststand von "
    case .lowestFirst: "erstmals auf den Tiefststand von "
    }
  }
  func legExtreme(note: LegNote) -> String {
    switch note {
    case .none: ""
    case .highest: "auf den höchsten Stand"
    case .highestFirst: "auf den höchsten Stand"
    case .lowest: "auf den niedrigsten Stand"
    case .lowestFirst: "auf den niedrigsten Stand"
    }
  }
  func legSoFar(isUp: Bool, size: String, extreme: String, isNext: Bool, isCurrent: Bool) -> String {
    switch (isUp, isNext, isCurrent, extreme) {
    case (true, true, true, ""): "stieg seither\(size)"
    case (true, true, false, ""): "stieg dann\(size)"
    case (false, true, true, ""): "fiel seither\(size)"
    case (false, true, false, ""): "fiel dann\(size)"
    case (true, true, true, _): "stieg seither\(size) \(extreme)"
    case (true, true, false, _): "stieg dann\(size) \(extreme)"
    case (false, true, true, _): "fiel seither\(size) \(extreme)"
    case (false, true, false, _): "fiel dann\(size) \(extreme)"
    case (true, false, _, ""): "stieg\(size)"
    case (false, false, _, ""): "fiel\(size)"
    case (true, false, _, _): "stieg\(size) \(extreme)"
    case (false, false, _, _): "fiel\(size) \(extreme)"
    }
  }
  func swing(isHigh: Bool, before: ChangeSize, start: String, since: ChangeSize, isCurrent: Bool) -> String {
    switch (isHigh, isCurrent) {
    case (true, true): "bis zum Hoch stieg er \(self.by(before))\(start); seither fiel er \(self.by(since))"
    case (true, false): "bis zum Hoch stieg er \(self.by(before))\(start); danach fiel er \(self.by(since))"
    case (false, true): "bis zum Tief fiel er \(self.by(before))\(start); seither stieg er \(self.by(since))"
    case (false, false): "bis zum Tief fiel er \(self.by(before))\(start); danach stieg er \(self.by(since))"
    }
  }
  func swingStart(start: String) -> String {
    ", ausgehend von \(start)"
  }
  func moveLargest(role: LargestMove.Role, size: ChangeSize, from: String, to: String) -> String {
    switch role {
    case .setback: "der größte Rückschlag betrug \(self.size(size)), von \(from) auf \(to)"
    case .recovery: "die größte Erholung betrug \(self.size(size)), von \(from) auf \(to)"
    case .fall: "der größte Rückgang betrug \(self.size(size)), von \(from) auf \(to)"
    case .rise: "der größte Anstieg betrug \(self.size(size)), von \(from) auf \(to)"
    }
  }
  func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: String) -> String {
    let typically = self.inTypical(rhythm)
    let signed = self.signed(largest, isUp: isUp)
    return switch (rhythm, largest.kind) {
    case (.points, .untold): "von Punkt zu Punkt änderte er sich typischerweise \(self.by(typical)); am stärksten \(place)"
    case (.points, _): "von Punkt zu Punkt änderte er sich typischerweise \(self.by(typical)); am stärksten \(place): \(signed)"
    case (_, .untold): "\(typically) änderte er sich \(self.by(typical)); am stärksten \(place)"
    case (_, _): "\(typically) änderte er sich \(self.by(typical)); am stärksten \(place): \(signed)"
    }
  }
  func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: String) -> String {
    let once = self.inOne(rhythm)
    return switch isUp {
    case true: "der größte Anstieg \(once) betrug \(self.size(size)), \(place)"
    case false: "der größte Rückgang \(once) betrug \(self.size(size)), \(place)"
    }
  }
  func gapsMissing(count: Int, rhythm: Rhythm) -> String {
    let points = self.rhythm(rhythm, form: self.plural(count))
    return switch self.plural(count) {
    case .one: "\(count) \(points) fehlt"
    case _: "\(count) \(points) fehlen"
    }
  }
  func gapsSingle(missing: String, place: Mention) -> String {
    "\(missing), \(self.at(place))"
  }
  func gapsRun(missing: String, first: Mention, last: Mention) -> String {
    "\(missing), \(self.during(first, last: last))"
  }
  func gapsMany(missing: String, count: Int, longest: String, place: Mention) -> String {
    "\(missing) in \(count) Lücken, die längste umfasst \(longest) \(self.from(place))"
  }
  func barsClosed(rose: Int, fell: Int, unchanged: String, runs: String) -> String {
    switch (self.plural(rose), self.plural(fell)) {
    case (.one, .one): "\(rose) Kerze stieg, \(fell) fiel\(unchanged)\(runs)"
    case (.one, _): "\(rose) Kerze stieg, \(fell) fielen\(unchanged)\(runs)"
    case (_, .one): "\(rose) Kerzen stiegen, \(fell) fiel\(unchanged)\(runs)"
    case (_, _): "\(rose) Kerzen stiegen, \(fell) fielen\(unchanged)\(runs)"
    }
  }
  func barsUnchanged(count: Int) -> String {
    switch self.plural(count) {
    case .one: ", \(count) blieb unverändert"
    case _: ", \(count) blieben unverändert"
    }
  }
  func barsRuns(rises: Int, falls: Int) -> String {
    "; die längsten Folgen: \(rises) steigende, \(falls) fallende"
  }
  func barsWidest(place: Mention, low: Figure, high: Figure) -> String {
    "die Kerze mit der größten Spanne, \(self.at(place)), reicht von \(self.number(low)) bis \(self.number(high))"
  }
  func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> String {
    switch isUp {
    case true: "die größte Kurslücke, \(self.at(place)), führt aufwärts von \(self.number(close)) auf \(self.number(open))"
    case false: "die größte Kurslücke, \(self.at(place)), führt abwärts von \(self.number(close)) auf \(self.number(open))"
    }
  }
  func period(length: Figure, rhythm: Rhythm) -> String {
    "das Muster wiederholt sich etwa alle \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
  }
  func averageAlike(mean: Figure) -> String {
    "Mittelwert und Median betragen etwa \(self.number(mean))"
  }
  func thirdsAlike(value: Figure) -> String {
    "das erste und das letzte Drittel lagen im Mittel beide bei etwa \(self.number(value))"
  }
  func shapeMostly(low: Figure, high: Figure) -> String {
    "meist zwischen \(self.number(low)) und \(self.number(high))"
  }
  func shapeWithin(percent: String) -> String {
    "Abweichung meist höchstens \(percent)"
  }
  func shapeButForSingle(value: Figure, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "unverändert bei \(self.number(value)), von einem Wert abgesehen"
    case _: "unverändert bei \(self.number(value)), von einzelnen Werten abgesehen"
    }
  }
  func shapeSwings(low: Figure, high: Figure) -> String {
    "schwankte zwischen \(self.number(low)) und \(self.number(high))"
  }
  func shapeEndingNear(extreme: Extreme) -> String {
    switch extreme {
    case .highest: " und lag zuletzt nahe dem Höchststand"
    case .lowest: " und lag zuletzt nahe dem Tiefststand"
    }
  }
  func shapeFew(count: Int, low: Figure, high: Figure) -> String {
    "die \(count) Werte liegen zwischen \(self.number(low)) und \(self.number(high))"
  }
  func shapeSpread(count: Int, low: Figure, high: Figure) -> String {
    "\(count) Werte von \(self.number(low)) bis \(self.number(high))"
  }
  func shapeHalf(lower: Figure, upper: Figure) -> String {
    "die Hälfte davon zwischen \(self.number(lower)) und \(self.number(upper))"
  }
  func shapeZeros(share: String, areDates: Bool) -> String {
    switch areDates {
    case true: "in \(share) der Fälle 0"
    case false: "in \(share) der Zeilen 0"
    }
  }
  func shapeOthers(low: Figure, high: Figure, total: Figure) -> String {
    "sonst \(self.number(low)) bis \(self.number(high)), zusammen \(self.number(total))"
  }
  func shapeStep(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "sprang \(self.at(place)) nach oben"
    case false: "fiel \(self.at(place)) sprunghaft"
    }
  }
  func shapeSteps(places: String) -> String {
    "wechselte \(places) das Niveau"
  }
  func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> String {
    "\(self.number(usual)), aber \(self.during(first, last: last)) \(self.number(other))"
  }
  func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> String {
    switch isUp {
    case true: "wuchs immer schneller, Verdopplung etwa alle \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    case false: "fiel immer langsamer, Halbierung etwa alle \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    }
  }
  func shapeCourse(course: ShapeClause.Course, isUp: Bool) -> String {
    switch (course, isUp) {
    case (.steady, true): "stieg stetig"
    case (.steady, false): "fiel stetig"
    case (.withUpsAndDowns, true): "stieg unter Schwankungen"
    case (.withUpsAndDowns, false): "fiel unter Schwankungen"
    case (.overall, true): "stieg insgesamt, bei starken Schwankungen"
    case (.overall, false): "fiel insgesamt, bei starken Schwankungen"
    case (.slight, true): "lag gegen Ende etwas höher, bei starken Schwankungen"
    case (.slight, false): "lag gegen Ende etwas niedriger, bei starken Schwankungen"
    case (.everFaster, true): "stieg immer schneller"
    case (.everFaster, false): "fiel immer schneller"
    case (.slowing, true): "stieg, anfangs schneller"
    case (.slowing, false): "fiel, anfangs schneller"
    case (.withPause, true): "stieg, mit einer Pause"
    case (.withPause, false): "fiel, mit einer Pause"
    }
  }
  func shapeFaster(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "stieg, \(self.since(place)) schneller"
    case false: "fiel, \(self.since(place)) schneller"
    }
  }
  func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> String {
    switch isUp {
    case true: "stieg \(self.until(place)) von \(self.number(from)) auf \(self.number(level)) und blieb danach etwa gleich"
    case false: "fiel \(self.until(place)) von \(self.number(from)) auf \(self.number(level)) und blieb danach etwa gleich"
    }
  }
  func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> String {
    switch isUp {
    case true: "lag \(self.until(place)) recht konstant bei \(self.number(level)) und stieg dann auf \(self.number(to))"
    case false: "lag \(self.until(place)) recht konstant bei \(self.number(level)) und fiel dann auf \(self.number(to))"
    }
  }
  func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> String {
    switch isUp {
    case true: "stieg \(self.during(start, last: end)) von \(self.number(from)) auf \(self.number(to)), davor und danach etwa gleich"
    case false: "fiel \(self.during(start, last: end)) von \(self.number(from)) auf \(self.number(to)), davor und danach etwa gleich"
    }
  }
  func shapeInterrupted(isUp: Bool, value: Figure, place: String) -> String {
    switch isUp {
    case true: "stieg, bis auf einen Einbruch auf \(self.number(value))\(place)"
    case false: "fiel, bis auf einen Ausschlag nach oben auf \(self.number(value))\(place)"
    }
  }
  func shapePart(move: ShapeMove, isFirst: Bool, isLast: Bool, until: String) -> String {
    switch (move, isFirst, isLast) {
    case (.rise, false, true): "stieg dann"
    case (.rise, false, false): "stieg\(until)"
    case (.fall, false, true): "fiel dann"
    case (.fall, false, false): "fiel\(until)"
    case (.level, false, true): "blieb danach etwa gleich"
    case (.level, false, false): "blieb\(until) etwa gleich"
    case (.rise, true, _): "stieg\(until)"
    case (.fall, true, _): "fiel\(until)"
    case (.level, true, _): "blieb\(until) etwa gleich"
    }
  }
  func shapeAlone(it: String, shape: String) -> String {
    "\(it) \(shape)"
  }
  func shapeDetail(shape: String, detail: String) -> String {
    "\(shape): \(detail)"
  }
  func placeUntilAbout(place: Mention) -> String {
    switch place.kind {
    case .quarter: "bis etwa zum \(self.place(place, form: .dative))"
    case .day: "bis etwa zum \(self.place(place, form: .dative))"
    case .time: "bis etwa zum \(self.place(place, form: .dative))"
    case _: "bis etwa \(self.place(place))"
    }
  }
  func season(period: SeasonPeriod, strength: SeasonClause.Strength, highest: String, lowest: String, apart: Figure) -> String {
    switch (period, strength) {
    case (.year, .strong): "starker Jahresgang: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.year, .clear): "deutlicher Jahresgang: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.year, .weak): "schwacher Jahresgang: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.week, .strong): "starker Wochenrhythmus: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.week, .clear): "deutlicher Wochenrhythmus: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.week, .weak): "schwacher Wochenrhythmus: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.day, .strong): "starker Tagesgang: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.day, .clear): "deutlicher Tagesgang: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    case (.day, .weak): "schwacher Tagesgang: am höchsten \(highest), am niedrigsten \(lowest), Unterschied \(self.number(apart))"
    }
  }
  func seasonBrief(period: SeasonPeriod, highest: String) -> String {
    switch period {
    case .year: "Jahresgang mit Hoch \(highest)"
    case .week: "Wochenrhythmus mit Hoch \(highest)"
    case .day: "Tagesgang mit Hoch \(highest)"
    }
  }
  func oddValue(end: OddClause.End, value: Figure, place: String, isAbove: Bool) -> String {
    switch (end, isAbove) {
    case (.first, true): "der erste Wert, \(self.number(value)), liegt weit über den Nachbarwerten"
    case (.first, false): "der erste Wert, \(self.number(value)), liegt weit unter den Nachbarwerten"
    case (.last, true): "der letzte Wert, \(self.number(value)), liegt weit über den Nachbarwerten"
    case (.last, false): "der letzte Wert, \(self.number(value)), liegt weit unter den Nachbarwerten"
    case (.inner, true): "der Wert\(place), \(self.number(value)), liegt weit über den Nachbarwerten"
    case (.inner, false): "der Wert\(place), \(self.number(value)), liegt weit unter den Nachbarwerten"
    }
  }
  func oddMany(count: Int, value: Figure, place: String) -> String {
    "\(count) einzelne Werte liegen weit von ihren Nachbarwerten entfernt, am weitesten \(self.number(value))\(place)"
  }
  func volatility(place: Mention, isMore: Bool, times: Figure) -> String {
    switch isMore {
    case true: "\(self.from(place)) schwankten die Werte etwa \(self.hyphenated(times))-mal so stark wie davor"
    case false: "\(self.until(place)) schwankten die Werte etwa \(self.hyphenated(times))-mal so stark wie danach"
    }
  }
  func jump(place: Mention, from: Figure, to: Figure) -> String {
    "in einem einzigen Schritt, \(self.at(place)), ging es von \(self.number(from)) auf \(self.number(to))"
  }
  func yearOnYearSize(place: Mention, value: Figure, size: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(self.at(place)) waren es \(self.number(value)), \(size) mehr als ein Jahr zuvor"
    case false: "\(self.at(place)) waren es \(self.number(value)), \(size) weniger als ein Jahr zuvor"
    }
  }
  func yearOnYearSame(place: Mention, value: Figure) -> String {
    "\(self.at(place)) waren es \(self.number(value)), ebenso viel wie ein Jahr zuvor"
  }
  func half(lower: Figure, upper: Figure) -> String {
    "die Hälfte der Werte liegt zwischen \(self.number(lower)) und \(self.number(upper))"
  }
  func furtherOthers(count: Int) -> String {
    switch self.plural(count) {
    case .one: "dazu \(count) weitere Reihe"
    case _: "dazu \(count) weitere Reihen"
    }
  }
  func seriesMore(count: Int, names: String) -> String {
    switch self.plural(count) {
    case .one: "dazu kommt \(count) weitere Reihe: \(names)"
    case _: "dazu kommen \(count) weitere Reihen: \(names)"
    }
  }
  func crowdEnds(opening: String, ends: String, isTie: Bool) -> String {
    switch isTie {
    case true: "\(opening): \(self.capitalized(ends))"
    case false: "\(opening): \(ends)"
    }
  }
  func comparisonTie(count: Int, value: Figure) -> String {
    switch self.plural(count) {
    case _ where count == 2: "beide liegen am Ende bei \(self.number(value))"
    case _: "alle liegen am Ende bei \(self.number(value))"
    }
  }
  func comparisonTwo(higher: String, lower: String, high: Figure, low: Figure) -> String {
    "\(higher) liegt am Ende höher als \(lower), bei \(self.number(high)) gegenüber \(self.number(low))"
  }
  func comparisonMany(highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "\(highest) liegen am Ende am höchsten, bei \(self.number(high)), \(lowest) am niedrigsten, bei \(self.number(low))"
    case false: "\(highest) liegt am Ende am höchsten, bei \(self.number(high)), \(lowest) am niedrigsten, bei \(self.number(low))"
    }
  }
  func comparisonOfAll(count: Int, highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "von allen \(count) Reihen liegen am Ende \(highest) am höchsten, bei \(self.number(high)), \(lowest) am niedrigsten, bei \(self.number(low))"
    case false: "von allen \(count) Reihen liegt am Ende \(highest) am höchsten, bei \(self.number(high)), \(lowest) am niedrigsten, bei \(self.number(low))"
    }
  }
  func crossingsOnce(place: Mention) -> String {
    "sie kreuzen sich einmal, \(self.at(place))"
  }
  func crossingsOften(count: Int, first: Mention, last: Mention) -> String {
    let times = self.times(count)
    return switch self.plural(count) {
    case _ where count == 2: "sie kreuzen sich zweimal, zuerst \(self.at(first)), zuletzt \(self.at(last))"
    case _: "sie kreuzen sich \(times), zuerst \(self.at(first)), zuletzt \(self.at(last))"
    }
  }
  func leadsNever(isPrice: Bool) -> String {
    switch isPrice {
    case true: "die Führung wechselt nie"
    case false: "immer ist dieselbe Reihe die höchste"
    }
  }
  func leadsOnce(place: Mention, isPrice: Bool) -> String {
    switch isPrice {
    case true: "die Führung wechselt einmal, \(self.at(place))"
    case false: "einmal wird eine andere Reihe die höchste, \(self.at(place))"
    }
  }
  func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> String {
    let times = self.times(count)
    return switch (self.plural(count), isPrice) {
    case (_, true) where count == 2: "die Führung wechselt zweimal, zuerst \(self.at(first)), zuletzt \(self.at(last))"
    case (_, false) where count == 2: "zweimal wird eine andere Reihe die höchste, zuerst \(self.at(first)), zuletzt \(self.at(last))"
    case (_, true): "die Führung wechselt \(times), zuerst \(self.at(first)), zuletzt \(self.at(last))"
    case (_, false): "\(times) wird eine andere Reihe die höchste, zuerst \(self.at(first)), zuletzt \(self.at(last))"
    }
  }
  func comparisonTimes(times: Figure) -> String {
    ", \(self.number(times))-mal so viel"
  }
  func comovement(isTogether: Bool, isStrong: Bool, correlation: String) -> String {
    switch (isTogether, isStrong) {
    case (true, true): "sie bewegen sich gemeinsam\(correlation)"
    case (true, false): "sie bewegen sich meist gemeinsam\(correlation)"
    case (false, true): "sie bewegen sich gegenläufig\(correlation)"
    case (false, false): "sie bewegen sich meist gegenläufig\(correlation)"
    }
  }
  func gapWidest(place: Mention, size: Figure) -> String {
    "am weitesten auseinander liegen sie \(self.at(place)), um \(self.number(size))"
  }
  func referenceThroughout(isAbove: Bool) -> String {
    switch isAbove {
    case true: "durchweg darüber"
    case false: "durchweg darunter"
    }
  }
  func referenceNever(isAbove: Bool) -> String {
    switch isAbove {
    case true: "nie darunter"
    case false: "nie darüber"
    }
  }
  func referenceSince(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "\(self.from(place)) darüber"
    case false: "\(self.from(place)) darunter"
    }
  }
  func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> String {
    switch isAbove {
    case true: "\(self.from(first)) \(self.until(last)) darüber"
    case false: "\(self.from(first)) \(self.until(last)) darunter"
    }
  }
  func referenceAt(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "nur \(self.at(place)) darüber"
    case false: "nur \(self.at(place)) darunter"
    }
  }
  func rankingClimb(name: String, from: Int, to: Int) -> String {
    "\(name) stieg vom \(self.ordinal(from, form: .one))en auf den \(self.ordinal(to, form: .one))en Rang"
  }
  func rankingLeader(name: String, value: Figure, isTotal: Bool) -> String {
    switch isTotal {
    case true: "\(name) liegt mit \(self.number(value)) vorn"
    case false: "\(name) hat mit \(self.number(value)) den höchsten Wert"
    }
  }
  func rankingTimes(times: Figure, second: String) -> String {
    ", \(self.number(times))-mal so viel wie \(second)"
  }
  func rankingNext(items: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "es folgt \(items)"
    case _: "es folgen \(items)"
    }
  }
  func rankingItem(name: String, value: Figure) -> String {
    "\(name) mit \(self.number(value))"
  }
  func originProvider(provider: String) -> String {
    "die Daten stammen von \(provider)"
  }
  func provider(code: String, name: String, isAbbreviation: Bool) -> String {
    switch (code, isAbbreviation, channel) {
    case ("ECB", _, .display): "der EZB"
    case ("ECB", _, .speech): "der Europäischen Zentralbank"
    case (_, true, _): "der \(name)"
    case (_, false, _): name
    }
  }
  func omissionRepeatedDates(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Zeile wurde ausgelassen, weil ihr Datum weiter unten noch einmal steht"
    case _: "\(count) Zeilen wurden ausgelassen, weil ihr Datum weiter unten noch einmal steht"
    }
  }
  func omissionEmptyRows(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) leere Zeile wurde ausgelassen"
    case _: "\(count) leere Zeilen wurden ausgelassen"
    }
  }
  func split(place: Mention, shares: Figure) -> String {
    "der Kurs ist vielleicht nicht um einen Split \(self.at(place)) bereinigt: Er bewegte sich, als wären aus einer Aktie \(self.number(shares)) geworden"
  }
  func significanceOf(name: String) -> String {
    " bei \(name)"
  }
  func significanceWithheld(series: String, reason: String) -> String {
    "ob der Trend\(series) mehr als Zufall ist, bleibt offen: \(reason)"
  }
  func significanceTold(isUp: Bool, series: String, z: Figure, p: String) -> String {
    switch isUp {
    case true: "nach dem Mann-Kendall-Test ist der Anstieg\(series) auf dem 5-Prozent-Niveau signifikant, mit einem z-Wert von \(self.number(z)) und \(p)"
    case false: "nach dem Mann-Kendall-Test ist der Rückgang\(series) auf dem 5-Prozent-Niveau signifikant, mit einem z-Wert von \(self.number(z)) und \(p)"
    }
  }
  func significanceChance(series: String, z: Figure, p: String) -> String {
    "nach dem Mann-Kendall-Test lässt sich\(series) kein Trend vom Zufall unterscheiden, mit einem z-Wert von \(self.number(z)) und \(p)"
  }
  func significanceP(p: Figure) -> String {
    "einem p-Wert von \(self.number(p))"
  }
  func significanceSmallP() -> String {
    "einem p-Wert unter 0,001"
  }
  func slopesOf(name: String) -> String {
    " von \(name)"
  }
  func slopesPer(rhythm: Rhythm) -> String {
    "pro \(self.rhythm(rhythm, form: .one))"
  }
  func provisionalAge(count: Int, rhythm: Rhythm) -> String {
    ", Stand vor \(count) \(self.rhythm(rhythm, form: .dative))"
  }
  func rebasedOpening(names: String, since: Mention, to: Mention, points: String) -> String {
    "\(names), prozentuale Veränderung \(self.during(since, last: to)), \(points)"
  }
  func rebasedBrief(names: String, since: Mention, ranking: String) -> String {
    "\(names), prozentuale Veränderung \(self.since(since)): \(ranking)"
  }
  func rebasedAlternative(since: Mention, ranking: String) -> String {
    "prozentuale Veränderung \(self.since(since)): \(ranking)"
  }
  func standingUnchanged(position: StandingPosition) -> String {
    switch position {
    case .at: "beim Ausgangswert"
    case _: "unverändert"
    }
  }
  func standingTimes(times: Figure, position: StandingPosition) -> String {
    switch position {
    case .leading: "mit dem \(self.hyphenated(times))-Fachen des ersten Werts"
    case _: "beim \(self.hyphenated(times))-Fachen des ersten Werts"
    }
  }
  func standingSize(size: String, isUp: Bool, isBound: Bool, position: StandingPosition) -> String {
    switch (position, isBound, isUp) {
    case (.leading, true, true): "mit einem Plus von \(size)"
    case (.leading, true, false): "mit einem Minus von \(size)"
    case (.leading, false, true): "mit plus \(size)"
    case (.leading, false, false): "mit minus \(size)"
    case (.at, true, true): "bei einem Plus von \(size)"
    case (.at, true, false): "bei einem Minus von \(size)"
    case (.at, false, true): "bei plus \(size)"
    case (.at, false, false): "bei minus \(size)"
    case (.alone, true, true): "ein Plus von \(size)"
    case (.alone, true, false): "ein Minus von \(size)"
    case (.alone, false, true): "plus \(size)"
    case (.alone, false, false): "minus \(size)"
    }
  }
  func rankingLevel(count: Int, standing: String) -> String {
    switch self.plural(count) {
    case _ where count == 2: "beide liegen gleichauf, \(standing)"
    case _: "alle liegen gleichauf, \(standing)"
    }
  }
  func rankingLeads(names: String, isMany: Bool, standing: String, isPrice: Bool) -> String {
    switch (isMany, isPrice) {
    case (true, true): "\(names) führen gemeinsam \(standing)"
    case (false, true): "\(names) führt \(standing)"
    case (true, false): "\(names) liegen \(standing) am höchsten"
    case (false, false): "\(names) liegt \(standing) am höchsten"
    }
  }
  func rankingBehind(names: String, isMany: Bool, standing: String, points: String, isRoughly: Bool, isPrice: Bool) -> String {
    switch (isMany, isRoughly, isPrice) {
    case (true, true, true): "\(names) liegen \(standing), etwa \(points) dahinter"
    case (true, false, true): "\(names) liegen \(standing), \(points) dahinter"
    case (false, true, true): "\(names) liegt \(standing), etwa \(points) dahinter"
    case (false, false, true): "\(names) liegt \(standing), \(points) dahinter"
    case (true, true, false): "\(names) liegen \(standing), etwa \(points) tiefer"
    case (true, false, false): "\(names) liegen \(standing), \(points) tiefer"
    case (false, true, false): "\(names) liegt \(standing), etwa \(points) tiefer"
    case (false, false, false): "\(names) liegt \(standing), \(points) tiefer"
    }
  }
  func rankingOthers(count: Int) -> String {
    switch self.plural(count) {
    case .one: "dazu \(count) weitere Reihe"
    case _: "dazu \(count) weitere Reihen"
    }
  }
  func rankingFurther(places: String, isPrice: Bool) -> String {
    switch isPrice {
    case true: "weiter hinten: \(places)"
    case false: "weiter unten: \(places)"
    }
  }
  func rebasedWidestGap(place: Mention, highest: String, points: String, lowest: String, isPrice: Bool) -> String {
    switch isPrice {
    case true: "am weitesten auseinander liegen sie \(self.at(place)): \(highest) \(points) vor \(lowest)"
    case false: "am weitesten auseinander liegen sie \(self.at(place)): \(highest) \(points) über \(lowest)"
    }
  }
  func alignment(compared: String, count: Int, leftOut: String, isOne: Bool) -> String {
    switch (self.plural(count), isOne) {
    case (_, true) where count == 2: "verglichen werden nur die \(compared), die beide haben; ausgelassen wurde \(leftOut)"
    case (_, false) where count == 2: "verglichen werden nur die \(compared), die beide haben; ausgelassen wurden \(leftOut)"
    case (_, true): "verglichen werden nur die \(compared), die alle haben; ausgelassen wurde \(leftOut)"
    case (_, false): "verglichen werden nur die \(compared), die alle haben; ausgelassen wurden \(leftOut)"
    }
  }
  func alignmentFirst(count: Int, rhythm: Rhythm, of: String) -> String {
    "\(count) \(self.rhythm(rhythm, form: self.plural(count))) von \(of)"
  }
  func alignmentNext(count: Int, of: String) -> String {
    "\(count) von \(of)"
  }
  func alignmentOthers(count: Int) -> String {
    "\(count) anderen"
  }
  func courseValue(standing: String, place: Mention) -> String {
    "\(self.at(place)) \(standing)"
  }
  func peakAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "am höchsten \(self.at(place)), \(standing)"
    case .lowest: "am niedrigsten \(self.at(place)), \(standing)"
    }
  }
  func peakFirstAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "am höchsten erstmals \(self.at(place)), \(standing)"
    case .lowest: "am niedrigsten erstmals \(self.at(place)), \(standing)"
    }
  }
  func pricesFrom(provider: String) -> String {
    "Kurse von \(provider)"
  }
  func soundHeard(heard: Int, given: Int, shape: String, extremes: String, missing: String) -> String {
    let points = self.points(given)
    return switch self.plural(heard) {
    case .one: "\(shape)\(heard) von \(points) ist zu hören\(extremes)\(missing)"
    case _: "\(shape)\(heard) von \(points) sind zu hören\(extremes)\(missing)"
    }
  }
  func soundShape() -> String {
    "nur die Form: "
  }
  func soundMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: ", \(count) fehlt"
    case _: ", \(count) fehlen"
    }
  }
  func soundLogarithmic() -> String {
    "die Tonhöhe ist logarithmisch: Gleiche prozentuale Änderungen sind gleiche Intervalle"
  }
  func soundOrder(names: String) -> String {
    "in dieser Reihenfolge: \(names)"
  }
  func soundPlaces(places: String) -> String {
    "zugleich: \(places)"
  }
  func soundPlace(name: String, side: SoundStatement.Place.Side) -> String {
    switch side {
    case .left: "\(name) links"
    case .right: "\(name) rechts"
    case .halfLeft: "\(name) halb links"
    case .halfRight: "\(name) halb rechts"
    }
  }
  func soundAtOnce(names: String, first: String) -> String {
    "zugleich: \(names), am lautesten \(first)"
  }
  func smoothingMedian(width: Int) -> String {
    "den Median von \(width) Punkten"
  }
  func smoothingMean(width: Int) -> String {
    "das Mittel von \(width) Punkten"
  }
  func soundGapsUnheard(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Lücke ist zu kurz, um hörbar zu sein"
    case _: "\(count) Lücken sind zu kurz, um hörbar zu sein"
    }
  }
  func soundClipped(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Wert liegt außerhalb der Achse und klingt an ihrem Ende"
    case _: "\(count) Werte liegen außerhalb der Achse und klingen an ihren Enden"
    }
  }
  func soundRhythm(isEven: Bool, isContinuous: Bool, length: String) -> String {
    switch (isEven, isContinuous) {
    case (true, true): "alle Punkte klingen gleich lang, als ein gleitender Ton\(length)"
    case (true, false): "alle Punkte klingen gleich lang, als einzelne Töne\(length)"
    case (false, true): "die Punkte folgen einander in ihren Abständen auf der x-Achse, als ein gleitender Ton\(length)"
    case (false, false): "die Punkte folgen einander in ihren Abständen auf der x-Achse, als einzelne Töne\(length)"
    }
  }
  func soundLength(seconds: Figure) -> String {
    ", insgesamt \(self.number(seconds)) Sekunden"
  }
  func soundCandles(length: String) -> String {
    "alle Kerzen klingen gleich lang: als heller Ton über Eröffnung, Tief, Hoch und Schluss oder, wenn sie tiefer schlossen, als weicher über Eröffnung, Hoch, Tief und Schluss\(length)"
  }
  func lawOf(names: String) -> String {
    " von \(names)"
  }
  func lawOne(value: Figure, series: String, unit: String, hertz: Figure) -> String {
    "der Wert \(self.number(value))\(unit)\(series) klingt bei \(self.number(hertz)) Hertz"
  }
  func lawRange(low: Figure, high: Figure, series: String, unit: String, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: String) -> String {
    switch (series, isLogarithmic) {
    case ("", true): "Werte von \(self.number(low)) bis \(self.number(high))\(unit) klingen mit \(self.number(lowHertz)) bis \(self.number(highHertz)) Hertz, logarithmisch\(notes)"
    case ("", false): "Werte von \(self.number(low)) bis \(self.number(high))\(unit) klingen mit \(self.number(lowHertz)) bis \(self.number(highHertz)) Hertz, linear\(notes)"
    case (_, true): "die Werte\(series), \(self.number(low)) bis \(self.number(high))\(unit), klingen mit \(self.number(lowHertz)) bis \(self.number(highHertz)) Hertz, logarithmisch\(notes)"
    case (_, false): "die Werte\(series), \(self.number(low)) bis \(self.number(high))\(unit), klingen mit \(self.number(lowHertz)) bis \(self.number(highHertz)) Hertz, linear\(notes)"
    }
  }
  func answerFirstReached(value: Figure, place: String) -> String {
    switch place {
    case "": "\(self.number(value)), erstmals"
    case _: "\(self.number(value)), erstmals \(place)"
    }
  }
  func reservationLastOf(place: Mention) -> String {
    "der letzte Wert \(self.at(place))"
  }
  func reservationWithin(place: Mention) -> String {
    switch place.kind {
    case .year: "in dem das Jahr \(self.place(place)) liegt"
    case .quarter: "in dem das \(self.place(place, form: .weak)) liegt"
    case _: "in dem der \(self.place(place, form: .weak)) liegt"
    }
  }
  func reservationBefore(place: Mention) -> String {
    "der letzte Wert \(self.before(place))"
  }
  func reservationBeforeMissing(place: Mention) -> String {
    "der letzte Wert \(self.before(place)), wo der Wert fehlt"
  }
  func reportHeading(company: String) -> String {
    switch (company, channel) {
    case ("", .speech): "Zahlen, eingereicht bei der US-Börsenaufsicht"
    case ("", .display): "Zahlen, eingereicht bei der US-Börsenaufsicht SEC"
    case (_, .speech): "\(company), Zahlen, eingereicht bei der US-Börsenaufsicht"
    case (_, .display): "\(company), Zahlen, eingereicht bei der US-Börsenaufsicht SEC"
    }
  }
  func reportFigure(measure: Report.Measure, amount: String, period: Rhythm, end: Mention, change: String, filed: Mention) -> String {
    "\(self.reported(measure, form: .one)): \(amount) im \(self.rhythm(period, form: .one)) \(self.until(end))\(change); eingereicht \(self.at(filed))"
  }
  func reportDerived(derivation: String) -> String {
    "diese Zahl ist abgeleitet: \(derivation)"
  }
  func reportLine(measure: Report.Measure, amount: String, period: Rhythm, start: Mention, end: Mention, form: String, filed: Mention, derivation: String) -> String {
    "\(self.reported(measure, form: .one)), \(self.rhythm(period, form: .one)) vom \(self.place(start, form: .dative)) \(self.until(end)): \(amount), eingereicht\(form) \(self.at(filed))\(derivation)"
  }
  func reportDerivation(derivation: String) -> String {
    "; abgeleitet: \(derivation)"
  }
  func reportNothing(measure: Report.Measure, period: Rhythm) -> String {
    "für \(self.reported(measure, form: .accusative)) je \(self.rhythm(period, form: .one)) steht in den Einreichungen keine Zahl"
  }
  func reportOrigin(origin: Report.Origin) -> String {
    switch origin {
    case .filed: "wie eingereicht"
    case .restOfYear: "das Jahr abzüglich seiner ersten neun Monate"
    case .restOfMonths: "die Monate des Jahres bis dahin abzüglich derer vor dem Quartal"
    case .perShare: "die Summe geteilt durch die durchschnittliche Zahl der Aktien"
    case .perShareOfRest: "die Summe geteilt durch die durchschnittliche Zahl der Aktien, wenigstens eine von beiden als Rest eines längeren Zeitraums"
    }
  }
  func reportChange(percent: String, isUp: Bool, period: Rhythm) -> String {
    switch (isUp, period) {
    case (true, .quarters): ", \(percent) mehr als im Vorjahresquartal"
    case (false, .quarters): ", \(percent) weniger als im Vorjahresquartal"
    case (true, _): ", \(percent) mehr als im Vorjahr"
    case (false, _): ", \(percent) weniger als im Vorjahr"
    }
  }
  func reportTimes(times: Figure, period: Rhythm) -> String {
    switch period {
    case .quarters: ", \(self.hyphenated(times))-mal so viel wie im Vorjahresquartal"
    case _: ", \(self.hyphenated(times))-mal so viel wie im Vorjahr"
    }
  }
  func reportAgainst(amount: String, period: Rhythm) -> String {
    switch period {
    case .quarters: ", gegenüber \(amount) im Vorjahresquartal"
    case _: ", gegenüber \(amount) im Vorjahr"
    }
  }
  func reportUnchanged(period: Rhythm) -> String {
    switch period {
    case .quarters: ", ebenso viel wie im Vorjahresquartal"
    case _: ", ebenso viel wie im Vorjahr"
    }
  }
  func explorePoint(value: Figure, place: Mention) -> String {
    "\(self.number(value)) \(self.at(place))"
  }
  func exploreMissing(place: Mention) -> String {
    "kein Wert \(self.at(place))"
  }
  func exploreExtreme(extreme: ExplorationExtreme) -> String {
    switch extreme {
    case .highest: "höchster Wert"
    case .lowest: "niedrigster Wert"
    case .first: "erster"
    case .last: "letzter"
    }
  }
  func exploreCrossing(level: String, isUp: Bool) -> String {
    switch isUp {
    case true: "über \(level)"
    case false: "unter \(level)"
    }
  }
  func exploreOpeningAt(points: String, place: Mention) -> String {
    "\(points), jetzt \(self.at(place))"
  }
  func exploreSeries(count: Int) -> String {
    "\(count) Reihen"
  }
  func explorePosition(position: String, count: String) -> String {
    "\(position) von \(count)"
  }
  func explorePercent(percent: Figure, isUp: Bool) -> String {
    switch (channel, isUp) {
    case (.display, true): "plus \(self.number(percent)) %"
    case (.display, false): "minus \(self.number(percent)) %"
    case (_, true): "plus \(self.number(percent)) Prozent"
    case (_, false): "minus \(self.number(percent)) Prozent"
    }
  }
  func exploreDifference(amount: String, from: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(amount) mehr als \(from)"
    case false: "\(amount) weniger als \(from)"
    }
  }
  func exploreSame(from: String) -> String {
    "so viel wie \(from)"
  }
  func exploreNothing(limit: ExplorationLimit) -> String {
    switch limit {
    case .higherAhead: "danach kein höherer Wert"
    case .higherBehind: "davor kein höherer Wert"
    case .lowerAhead: "danach kein niedrigerer Wert"
    case .lowerBehind: "davor kein niedrigerer Wert"
    case .crossingAhead: "danach keine Kreuzung"
    case .crossingBehind: "davor keine Kreuzung"
    case .legAhead: "danach kein Wendepunkt"
    case .legBehind: "davor kein Wendepunkt"
    case .stopAhead: "danach nichts Wichtiges"
    case .stopBehind: "davor nichts Wichtiges"
    case .otherField: "kein weiteres Feld"
    case .otherSeries: "keine weitere Reihe"
    case .noValue: "hier ist kein Wert"
    case .noPointBefore: "davor ist kein Wert"
    case .noDates: "nur mit Datumsangaben"
    case .noOrder: "Namen haben keine Reihenfolge"
    case .noLine: "nur bei Linien"
    case .shorterRange: "kein kürzerer Zeitraum"
    case .longerRange: "schon der ganze Zeitraum"
    case .earlier: "nichts Früheres"
    case .later: "nichts Späteres"
    case .finer: "kein kürzeres Intervall"
    case .coarser: "kein längeres Intervall"
    case .slower: "langsamer geht es nicht"
    case .faster: "schneller geht es nicht"
    case .outsideData: "außerhalb der Daten"
    case .placeOutside: "außerhalb des Zeitraums"
    case .placeUnknown: "nicht in diesem Diagramm"
    }
  }
  func exploreNeverReached(value: Figure) -> String {
    "erreicht \(self.number(value)) nie"
  }
  func exploreHelp(topic: ExplorationHelp) -> String {
    switch topic {
    case .points: "Punkt davor, danach"
    case .extremes: "höchster, niedrigster Wert"
    case .play: "ab hier abspielen, Pause"
    case .ends: "erster, letzter Punkt"
    case .whereabouts: "aktuelle Stelle"
    case .tenths: "ein Zehntel zurück, vor"
    case .goTo: "zu Datum, Wert oder +20 gehen"
    case .description: "Beschreibung"
    case .repetition: "Zeile wiederholen"
    case .backwards: "rückwärts abspielen"
    case .fields: "Feld des Kurses"
    case .series: "andere Reihe"
    case .higher: "nächster, voriger höherer"
    case .lower: "nächster, voriger niedrigerer"
    case .crossings: "nächste, vorige Kreuzung"
    case .legs: "nächster, voriger Wendepunkt"
    case .marks: "Marke setzen, dann Buchstabe"
    case .recalling: "zur Marke, dann Buchstabe"
    case .difference: "Unterschied zur Marke"
    case .comparison: "Reihen hier vergleichen"
    case .slope: "Änderung zum Punkt davor"
    case .speed: "langsamer, schneller"
    case .interval: "Intervall kürzer, länger"
    case .zoom: "kürzerer, längerer Zeitraum"
    case .ranges: "1M, 3M, 6M, 1Y, 5Y, MAX"
    case .windows: "früher, später"
    case .reload: "Daten neu lesen"
    case .command: "eigener Befehl"
    }
  }
  func exploreWhere() -> String {
    "Gehe zu:"
  }
  func exploreLetter() -> String {
    "Welcher Buchstabe?"
  }
  func exploreNotice(notice: ExplorationNotice) -> String {
    switch notice {
    case .cancelled: "abgebrochen"
    case .notAPlace: "weder Datum noch Wert noch +20"
    case .reloaded: "Daten neu gelesen"
    case .notReloaded: "Daten nicht neu gelesen"
    case .noCommand: "explore.command ist nicht gesetzt"
    case .commandFailed: "der Befehl ist fehlgeschlagen"
    case .commandDone: "der Befehl ist fertig"
    case .noSound: "das ist nicht hörbar"
    }
  }
  func exploreUnknown(text: String, help: String) -> String {
    "unbekannt: \(text); \(help) für Hilfe"
  }
  func pageText(text: PageText) -> String {
    switch text {
    case .listen: "anhören"
    case .play: "abspielen"
    case .pause: "Pause"
    case .stop: "Stopp"
    case .slower: "langsamer"
    case .faster: "schneller"
    case .volume: "Lautstärke"
    case .previous: "zurück"
    case .next: "weiter"
    case .needsScript: "der Klang braucht JavaScript"
    case .refused: "der Klang lässt sich nicht abspielen; vielleicht erlaubt es der Browser oder die Website nicht"
    case .point: "Punkt"
    case .series: "Reihe"
    case .range: "Zeitraum"
    case .all: "alles"
    case .keys: "Tasten"
    case .keysNote: "sie wirken, solange der Schieberegler den Fokus hat"
    case .picture: "Bild"
    case .table: "Werte"
    case .missing: "kein Wert"
    case .downloads: "Downloads"
    case .sound: "Klang"
    case .data: "Daten (CSV)"
    case .captions: "Untertitel (WebVTT)"
    case .date: "Datum"
    case .number: "Stelle"
    case .category: "Kategorie"
    case .row: "Zeile"
    case .figures: "Unternehmenszahlen"
    case .figuresNote: "jede Zahl steht an dem Tag, an dem sie gemeldet wurde"
    case .reported: "gemeldet"
    case .notes: "Hinweise"
    case .language: "Sprache"
    case .from: "von"
    case .to: "bis"
    case .count: "Anzahl"
    case .percent: "Prozent"
    case .density: "Dichte"
    case .group: "Gruppe"
    case .name: "Name"
    case .lower: "untere Grenze"
    case .upper: "obere Grenze"
    case .median: "Median"
    case .lowerWhisker: "unterer Whisker"
    case .lowerQuartile: "unteres Quartil"
    case .upperQuartile: "oberes Quartil"
    case .upperWhisker: "oberer Whisker"
    case .farOut: "weit außen"
    }
  }
  func pageReduced(shown: Int, given: Int) -> String {
    "Schieberegler und Tabelle enthalten \(shown) von \(given) Punkten, darunter die höchsten, die tiefsten und die Wendepunkte"
  }
  func pageCharts(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Diagramm"
    case _: "\(count) Diagramme"
    }
  }
  func pageMade(version: String) -> String {
    "erstellt mit audiograph; der Klang folgt der Zuordnung \(version)"
  }
  func brailleEnds(low: String, high: String, isUp: Bool) -> String {
    switch isUp {
    case true: "von unten nach oben \(low) bis \(high)"
    case _: "von links nach rechts \(low) bis \(high)"
    }
  }
  func brailleNames(names: String, isUp: Bool) -> String {
    switch isUp {
    case true: "von unten nach oben \(names)"
    case _: "von links nach rechts \(names)"
    }
  }
  func brailleLegend(points: String, low: Figure, high: Figure, isLogarithmic: Bool, isFlat: Bool) -> String {
    switch (isFlat, isLogarithmic) {
    case (true, _): "je Zelle \(points), alle \(self.number(low))"
    case (_, true): "je Zelle \(points), von \(self.number(low)) bis \(self.number(high)), logarithmisch"
    case (_, _): "je Zelle \(points), von \(self.number(low)) bis \(self.number(high))"
    }
  }
  func histogramLead(subject: String, count: Int, low: Figure, high: Figure, shape: String) -> String {
    "\(subject), \(count) Werte von \(self.number(low)) bis \(self.number(high))\(shape)"
  }
  func histogramAlternative(subject: String, count: Int, shape: String, median: Figure, low: Figure, high: Figure) -> String {
    "\(subject), \(count) Werte\(shape), Median \(self.number(median)), von \(self.number(low)) bis \(self.number(high))"
  }
  func histogramShape(shape: HistogramShape, count: Int, isSymmetric: Bool) -> String {
    switch (shape, isSymmetric) {
    case (.onePeak, true): "ein Gipfel, symmetrisch"
    case (.onePeak, false): "ein Gipfel"
    case (.single, _): ""
    case (.none, _): ""
    case (.even, _): "gleichmäßig verteilt"
    case (.peaks, _): "\(count) Gipfel"
    case (.tailHigh, _): "ein Gipfel, nach oben weiter auslaufend"
    case (.tailLow, _): "ein Gipfel, nach unten weiter auslaufend"
    }
  }
  func histogramBin(low: Figure, high: Figure) -> String {
    "\(self.number(low)) bis \(self.number(high))"
  }
  func histogramBinBelow(high: Figure) -> String {
    "unter \(self.number(high))"
  }
  func histogramMiddle(lower: Figure, upper: Figure, median: Figure) -> String {
    "die Hälfte liegt zwischen \(self.number(lower)) und \(self.number(upper)), der Median ist \(self.number(median))"
  }
  func histogramBins(count: Int, width: Figure) -> String {
    switch self.plural(count) {
    case .one: "eine Klasse der Breite \(self.number(width))"
    case _: "\(count) Klassen der Breite \(self.number(width))"
    }
  }
  func formFarOut(count: Int, above: Int, below: Int) -> String {
    switch (self.plural(count), self.plural(above), self.plural(below)) {
    case (.one, _, _) where above == 0: "es gibt einen Ausreißer, nach unten"
    case (.one, _, _): "es gibt einen Ausreißer, nach oben"
    case (_, _, _) where above == 0: "es gibt \(count) Ausreißer, alle nach unten"
    case (_, _, _) where below == 0: "es gibt \(count) Ausreißer, alle nach oben"
    case (_, _, _): "es gibt \(count) Ausreißer, \(above) nach oben und \(below) nach unten"
    }
  }
  func formMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "ein Wert fehlt"
    case _: "\(count) Werte fehlen"
    }
  }
  func heatmapLead(subject: String, size: String, high: Figure, highPlace: String, low: Figure, lowPlace: String) -> String {
    "\(subject), \(size): höchster Wert \(self.number(high)) bei \(highPlace); niedrigster \(self.number(low)) bei \(lowPlace)"
  }
  func heatmapFlat(subject: String, size: String, value: Figure) -> String {
    "\(subject), \(size): alle sind \(self.number(value))"
  }
  func heatmapSize(rows: Int, columns: Int) -> String {
    "\(rows) Zeilen mal \(columns) Spalten"
  }
  func heatmapAt(row: String, column: String, isShared: Bool) -> String {
    switch isShared {
    case true: "\(row), \(column) und anderswo"
    case false: "\(row), \(column)"
    }
  }
  func heatmapEmpty(count: Int) -> String {
    switch self.plural(count) {
    case .one: "eine Zelle ist leer"
    case _: "\(count) Zellen sind leer"
    }
  }
  func heatmapHeard(areBlocks: Bool) -> String {
    switch areBlocks {
    case true: "benachbarte Zeilen erklingen zusammen, mit ihrem niedrigsten, mittleren und höchsten Wert"
    case false: "jede Zeile erklingt mit ihrem niedrigsten, mittleren und höchsten Wert"
    }
  }
  func bandLead(subject: String, points: String, first: String, last: String) -> String {
    "\(subject), \(points): \(first), \(last)"
  }
  func bandWidest(widest: Mention, low: Figure, high: Figure, narrowest: Mention, narrowLow: Figure, narrowHigh: Figure) -> String {
    "das Intervall ist \(self.at(widest)) am breitesten, \(self.number(low)) bis \(self.number(high)), und \(self.at(narrowest)) am schmalsten, \(self.number(narrowLow)) bis \(self.number(narrowHigh))"
  }
  func bandEven(width: Figure) -> String {
    "kein Intervall ist am breitesten: jedes ist \(self.number(width)) breit"
  }
  func bandApart(count: Int, pairs: Int, list: String) -> String {
    switch self.plural(count) {
    case .one: "bei einem von \(pairs) Paaren benachbarter Punkte überlappen sich die Intervalle nicht\(list)"
    case _: "bei \(count) von \(pairs) Paaren benachbarter Punkte überlappen sich die Intervalle nicht\(list)"
    }
  }
  func bandZero(outside: Int, points: Int) -> String {
    "an \(outside) von \(points) Punkten liegt 0 außerhalb des Intervalls"
  }
  func bandDisordered(count: Int) -> String {
    switch self.plural(count) {
    case .one: "an einem Punkt liegt der Wert außerhalb seines Intervalls"
    case _: "an \(count) Punkten liegt der Wert außerhalb seines Intervalls"
    }
  }
  func bandSwapped(count: Int) -> String {
    switch self.plural(count) {
    case .one: "an einem Punkt lag die untere Grenze über der oberen; beide wurden getauscht"
    case _: "an \(count) Punkten lag die untere Grenze über der oberen; beide wurden getauscht"
    }
  }
  func bandMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "ein Punkt, dem eine Zahl fehlt, ist weggelassen"
    case _: "\(count) Punkte, denen eine Zahl fehlt, sind weggelassen"
    }
  }
  func bandHeard(heard: BandHearing) -> String {
    switch heard {
    case .inTurn: "von jedem Punkt erklingt zuerst der Wert, dann die untere und die obere Grenze"
    case .together: "der Wert erklingt in der Mitte, die untere Grenze links, die obere rechts"
    case .inParts: "der Wert erklingt in der Mitte, die untere Grenze links, die obere rechts, benachbarte Punkte zusammen"
    }
  }
  func bandPlace(point: String, low: Figure, high: Figure) -> String {
    "\(point), \(self.number(low)) bis \(self.number(high))"
  }
  func bandField(field: Band.Field) -> String {
    switch field {
    case .lower: "untere Grenze"
    case .upper: "obere Grenze"
    case .width: "Breite"
    case .value: "Wert"
    }
  }
  func densityRange(low: Figure, high: Figure) -> String {
    "die Kurve reicht von \(self.number(low)) bis \(self.number(high))"
  }
  func scatterOpening(x: String, y: String, count: Int) -> String {
    "\(y) gegen \(x), \(count) Punkte"
  }
  func scatterClear(strength: String, isHigher: Bool, x: String, y: String, correlation: String) -> String {
    switch isHigher {
    case true: "\(strength), je höher \(x), desto höher \(y), \(correlation)"
    case false: "\(strength), je höher \(x), desto niedriger \(y), \(correlation)"
    }
  }
  func scatterStrength(strength: ScatterStrength, isCurved: Bool) -> String {
    switch (strength, isCurved) {
    case (.weak, true): "ein schwacher nichtlinearer Zusammenhang"
    case (.weak, false): "ein schwacher Zusammenhang"
    case (.moderate, true): "ein mäßiger nichtlinearer Zusammenhang"
    case (.moderate, false): "ein mäßiger Zusammenhang"
    case (.strong, true): "ein starker nichtlinearer Zusammenhang"
    case (.strong, false): "ein starker Zusammenhang"
    case (.veryStrong, true): "ein sehr starker nichtlinearer Zusammenhang"
    case (.veryStrong, false): "ein sehr starker Zusammenhang"
    case (_, _): "kein klarer Zusammenhang"
    }
  }
  func scatterCorrelation(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "Rangkorrelation \(self.number(correlation))"
    case false: "Korrelation \(self.number(correlation))"
    }
  }
  func scatterFar(count: Int) -> String {
    switch self.plural(count) {
    case .one: "ein Punkt liegt weit vom Rest entfernt"
    case _: "\(count) Punkte liegen weit vom Rest entfernt"
    }
  }
  func scatterWithout(count: Int, correlation: Figure) -> String {
    switch self.plural(count) {
    case .one: "das gilt ohne den einen Punkt, der weit vom Rest entfernt liegt; mit ihm beträgt die Korrelation \(self.number(correlation))"
    case _: "das gilt ohne die \(count) Punkte, die weit vom Rest entfernt liegen; mit ihnen beträgt die Korrelation \(self.number(correlation))"
    }
  }
  func scatterSlope(x: String, y: String, slope: Figure, isHigher: Bool) -> String {
    switch isHigher {
    case true: "ist \(x) um 1 höher, so ist \(y) im Mittel um \(self.number(slope)) höher"
    case false: "ist \(x) um 1 höher, so ist \(y) im Mittel um \(self.number(slope)) niedriger"
    }
  }
  func scatterGroups(groups: String) -> String {
    "Korrelation nach Gruppen: \(groups)"
  }
  func scatterReversed(groups: String) -> String {
    "innerhalb jeder Gruppe ist es umgekehrt; die Korrelationen sind \(groups)"
  }
  func scatterGroup(name: String, correlation: Figure, isNumber: Bool) -> String {
    switch isNumber {
    case true: "\(name) mit \(self.number(correlation))"
    case false: "\(name) \(self.number(correlation))"
    }
  }
  func scatterDensest(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure, count: Int) -> String {
    switch self.plural(count) {
    case .one: "am dichtesten liegen die Punkte bei \(x) von \(self.number(lowX)) bis \(self.number(highX)) und \(y) von \(self.number(lowY)) bis \(self.number(highY)): ein Punkt"
    case _: "am dichtesten liegen die Punkte bei \(x) von \(self.number(lowX)) bis \(self.number(highX)) und \(y) von \(self.number(lowY)) bis \(self.number(highY)): \(count) Punkte"
    }
  }
  func scatterRanges(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure) -> String {
    "\(x) reicht von \(self.number(lowX)) bis \(self.number(highX)), \(y) von \(self.number(lowY)) bis \(self.number(highY))"
  }
  func scatterRange(name: String, low: Figure, high: Figure) -> String {
    "\(name) reicht von \(self.number(low)) bis \(self.number(high))"
  }
  func scatterInterval(isRank: Bool, low: Figure, high: Figure) -> String {
    switch isRank {
    case true: "das 95-Prozent-Konfidenzintervall der Rangkorrelation reicht von \(self.number(low)) bis \(self.number(high))"
    case false: "das 95-Prozent-Konfidenzintervall der Korrelation reicht von \(self.number(low)) bis \(self.number(high))"
    }
  }
  func scatterOther(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "die Rangkorrelation beträgt \(self.number(correlation))"
    case false: "die Korrelation beträgt \(self.number(correlation))"
    }
  }
  func scatterCoinciding(count: Int) -> String {
    switch self.plural(count) {
    case .one: "ein Punkt fällt mit einem anderen zusammen"
    case _: "\(count) Punkte fallen mit einem anderen zusammen"
    }
  }
  func scatterMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "eine Zeile, in der eine der beiden Zahlen fehlt, ist weggelassen"
    case _: "\(count) Zeilen, in denen eine der beiden Zahlen fehlt, sind weggelassen"
    }
  }
  func scatterHeard(single: Int, summed: Int, isOfTime: Bool, x: String) -> String {
    switch (self.plural(single), isOfTime) {
    case (_, true) where single == 0: "alle \(summed) Punkte erklingen als tiefster, mittlerer und höchster jeder Zehntelsekunde"
    case (_, false) where single == 0: "alle \(summed) Punkte erklingen als tiefster, mittlerer und höchster bei jedem Wert von \(x)"
    case (.one, true): "ein Punkt erklingt einzeln, die anderen \(summed) als tiefster, mittlerer und höchster jeder Zehntelsekunde"
    case (.one, false): "ein Punkt erklingt einzeln, die anderen \(summed) als tiefster, mittlerer und höchster bei jedem Wert von \(x)"
    case (_, true): "\(single) Punkte erklingen einzeln, die anderen \(summed) als tiefster, mittlerer und höchster jeder Zehntelsekunde"
    case (_, false): "\(single) Punkte erklingen einzeln, die anderen \(summed) als tiefster, mittlerer und höchster bei jedem Wert von \(x)"
    }
  }
  func scatterTimes(count: Int) -> String {
    "\(count)-mal"
  }
  func boxOverlap(first: String, second: String, isOverlapping: Bool, isIntroduced: Bool) -> String {
    switch (isOverlapping, isIntroduced) {
    case (true, false): "die mittleren Hälften von \(first) und \(second) überlappen sich"
    case (false, false): "die mittleren Hälften von \(first) und \(second) überlappen sich nicht"
    case (true, true): "die mittleren Hälften von \(first) und \(second), der nächsthöchsten Gruppe, überlappen sich"
    case (false, true): "die mittleren Hälften von \(first) und \(second), der nächsthöchsten Gruppe, überlappen sich nicht"
    }
  }
  func boxSpread(name: String, lower: Figure, upper: Figure) -> String {
    "\(name) streut am stärksten: Die mittlere Hälfte reicht von \(self.number(lower)) bis \(self.number(upper))"
  }
  func boxFarOut(count: Int, isInOne: Bool, value: Figure, group: String) -> String {
    switch (self.plural(count), isInOne) {
    case (.one, _): "es gibt einen Ausreißer, \(self.number(value))\(group)"
    case (_, true): "es gibt \(count) Ausreißer\(group), der äußerste \(self.number(value))"
    case (_, false): "es gibt \(count) Ausreißer, der äußerste \(self.number(value))\(group)"
    }
  }
  func boxCount(name: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "\(name) hat keinen Wert"
    case .one: "\(name) hat nur einen Wert"
    case _: "\(name) hat nur \(count) Werte"
    }
  }
  func boxFewest(names: String, count: Int) -> String {
    "weniger als \(count) Werte haben jeweils \(names)"
  }
  func boxCounts(counts: String) -> String {
    "die Gruppen haben so viele Werte: \(counts)"
  }
  func boxEqualCounts(count: Int) -> String {
    switch self.plural(count) {
    case .one: "jede Gruppe hat einen Wert"
    case _: "jede Gruppe hat \(count) Werte"
    }
  }
  func boxRange(low: Figure, high: Figure) -> String {
    "sie reichen von \(self.number(low)) bis \(self.number(high))"
  }
  func boxRangeIn(low: Figure, lowest: String, high: Figure, highest: String) -> String {
    "die Werte reichen von \(self.number(low)) in \(lowest) bis \(self.number(high)) in \(highest)"
  }
  func boxRangeWithin(low: Figure, high: Figure, name: String) -> String {
    "die Werte reichen von \(self.number(low)) bis \(self.number(high)), beide in \(name)"
  }
  func boxFarthestOnly(count: Int, isOfGroups: Bool) -> String {
    switch isOfGroups {
    case true: "von den weit außen liegenden Werten sind je Gruppe die \(count) entferntesten zu hören"
    case false: "von den weit außen liegenden Werten sind die \(count) entferntesten zu hören"
    }
  }
  func boxPlace(value: String, part: BoxPart) -> String {
    switch part {
    case .lowWhisker: "\(value) unterer Whisker"
    case .lowerQuartile: "\(value) unteres Quartil"
    case .median: "\(value) Median"
    case .upperQuartile: "\(value) oberes Quartil"
    case .highWhisker: "\(value) oberer Whisker"
    case .outlier: "\(value) weit außen"
    case .point: value
    }
  }
  func shareCount(count: Int) -> String {
    "\(count) Anteile"
  }
  func shareSame(names: String, percent: String) -> String {
    switch names {
    case "": "alle gleich, je \(percent)"
    case _: "alle gleich, \(names) mit je \(percent)"
    }
  }
  func shareAlone(name: String, isMore: Bool) -> String {
    switch isMore {
    case true: "\(name) allein macht mehr als die Hälfte aus"
    case false: "\(name) allein macht die Hälfte aus"
    }
  }
  func shareLargest(count: Int, isMore: Bool) -> String {
    switch isMore {
    case true: "die \(count) größten machen zusammen mehr als die Hälfte aus"
    case false: "die \(count) größten machen zusammen die Hälfte aus"
    }
  }
  func shareSmallest(count: Int, names: String, percent: String) -> String {
    switch self.plural(count) {
    case .one: "der kleinste ist \(names) mit \(percent)"
    case _: "die kleinsten sind \(names) mit je \(percent)"
    }
  }
  func shareJoined(count: Int, areSmallest: Bool, percent: String) -> String {
    switch areSmallest {
    case true: "die \(count) kleinsten sind zusammengefasst: \(percent)"
    case false: "die übrigen \(count) sind zusammengefasst: \(percent)"
    }
  }
  func shareEmpty(count: Int, names: String) -> String {
    switch self.plural(count) {
    case .one: "\(names) ist 0"
    case _: "\(names) sind 0"
    }
  }
  func unitMultiplied(multiplier: String, unit: String) -> String {
    "\(multiplier) \(unit)"
  }
  func unitCounted(multiplier: String, alone: String, unit: String) -> String {
    "\(multiplier) \(unit)"
  }
  func unitPower(unit: String, power: Int, form: TermForm) -> String {
    switch self.plural(power) {
    case _ where power == 2: "Quadrat\(self.lowercased(unit))"
    case _ where power == 3: "Kubik\(self.lowercased(unit))"
    case _: "\(unit) hoch \(power)"
    }
  }
  func times(_ count: Int) -> String {
    switch channel {
    case .speech: "\(count) mal"
    case _: "\(count)-mal"
    }
  }
  func during(_ first: Mention, last: Mention) -> String {
    switch first.kind {
    case .quarter: "vom \(self.place(first, form: .dative)) \(self.until(last))"
    case .day: "vom \(self.place(first, form: .dative)) \(self.until(last))"
    case .time: "vom \(self.place(first, form: .dative)) \(self.until(last))"
    case _: "von \(self.place(first)) \(self.until(last))"
    }
  }
  func points(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Punkt"
    case _: "\(count) Punkten"
    }
  }
  func untilLast(_ rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (rhythm, gender) {
    case (.tradingDays, _): "bis zum letzten Tag"
    case (_, .feminine): "bis zur letzten \(self.rhythm(rhythm, form: .one))"
    case (_, _): "bis zum letzten \(self.rhythm(rhythm, form: .one))"
    }
  }
  func inTypical(_ rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (rhythm, gender) {
    case (.days, _): "an einem typischen Tag"
    case (.tradingDays, _): "an einem typischen Tag"
    case (_, .feminine): "in einer typischen \(self.rhythm(rhythm, form: .one))"
    case (_, _): "in einem typischen \(self.rhythm(rhythm, form: .one))"
    }
  }
  func inOne(_ rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (rhythm, gender) {
    case (.days, _): "an einem Tag"
    case (.tradingDays, _): "an einem Tag"
    case (.points, _): "von einem Punkt zum nächsten"
    case (_, .feminine): "in einer \(self.rhythm(rhythm, form: .one))"
    case (_, _): "in einem \(self.rhythm(rhythm, form: .one))"
    }
  }
}
