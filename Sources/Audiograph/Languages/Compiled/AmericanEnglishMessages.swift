// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

extension AmericanEnglish {
  static var units: TermTable { TermTable(forms: [.one, .other, .in], PackedTable("""
    $\tdollar|dollars|dollars
    %\tpercent|percent|percent
    A\tampere|amperes|amperes
    B\tbyte|bytes|bytes
    EJ\texajoule|exajoules|exajoules
    GB\tgigabyte|gigabytes|gigabytes
    GHz\tgigahertz|gigahertz|gigahertz
    GJ\tgigajoule|gigajoules|gigajoules
    GV\tgigavolt|gigavolts|gigavolts
    GW\tgigawatt|gigawatts|gigawatts
    GWh\tgigawatt hour|gigawatt hours|gigawatt hours
    Gbit\tgigabit|gigabits|gigabits
    GiB\tgibibyte|gibibytes|gibibytes
    Gt\tgigatonne|gigatonnes|gigatonnes
    Hz\thertz|hertz|hertz
    J\tjoule|joules|joules
    K\tkelvin|kelvins|kelvins
    KiB\tkibibyte|kibibytes|kibibytes
    MB\tmegabyte|megabytes|megabytes
    MHz\tmegahertz|megahertz|megahertz
    MJ\tmegajoule|megajoules|megajoules
    MN\tmeganewton|meganewtons|meganewtons
    MPa\tmegapascal|megapascals|megapascals
    MV\tmegavolt|megavolts|megavolts
    MW\tmegawatt|megawatts|megawatts
    MWh\tmegawatt hour|megawatt hours|megawatt hours
    Mbit\tmegabit|megabits|megabits
    MiB\tmebibyte|mebibytes|mebibytes
    Mt\tmegatonne|megatonnes|megatonnes
    MΩ\tmegohm|megohms|megohms
    N\tnewton|newtons|newtons
    Nm\tnewton meter|newton meters|newton meters
    Pa\tpascal|pascals|pascals
    TB\tterabyte|terabytes|terabytes
    TJ\tterajoule|terajoules|terajoules
    TW\tterawatt|terawatts|terawatts
    TWh\tterawatt hour|terawatt hours|terawatt hours
    Tbit\tterabit|terabits|terabits
    TiB\ttebibyte|tebibytes|tebibytes
    V\tvolt|volts|volts
    W\twatt|watts|watts
    Wh\twatt hour|watt hours|watt hours
    a\tyear|years|years
    acre\tacre|acres|acres
    atm\tatmosphere|atmospheres|atmospheres
    bar\tbar|bars|bars
    bbl\tbarrel|barrels|barrels
    bit\tbit|bits|bits
    bpm\tbeat per minute|beats per minute|beats per minute
    bps\tbasis point|basis points|basis points
    bu\tbushel|bushels|bushels
    cal\tcalorie|calories|calories
    capita\tcapita|capita|capita
    cd\tcandela|candelas|candelas
    cl\tcentiliter|centiliters|centiliters
    cm\tcentimeter|centimeters|centimeters
    ct\tcent|cents|cents
    d\tday|days|days
    dB\tdecibel|decibels|decibels
    dBA\tA-weighted decibel|A-weighted decibels|A-weighted decibels
    dl\tdeciliter|deciliters|deciliters
    dm\tdecimeter|decimeters|decimeters
    fps\tframe per second|frames per second|frames per second
    ft\tfoot|feet|feet
    g\tgram|grams|grams
    gal\tgallon|gallons|gallons
    h\thour|hours|hours
    hPa\thectopascal|hectopascals|hectopascals
    ha\thectare|hectares|hectares
    hl\thectoliter|hectoliters|hectoliters
    in\tinch|inches|inches
    inhabitants\tinhabitant|inhabitants|inhabitants
    kA\tkiloampere|kiloamperes|kiloamperes
    kB\tkilobyte|kilobytes|kilobytes
    kHz\tkilohertz|kilohertz|kilohertz
    kJ\tkilojoule|kilojoules|kilojoules
    kN\tkilonewton|kilonewtons|kilonewtons
    kPa\tkilopascal|kilopascals|kilopascals
    kV\tkilovolt|kilovolts|kilovolts
    kW\tkilowatt|kilowatts|kilowatts
    kWh\tkilowatt hour|kilowatt hours|kilowatt hours
    kbit\tkilobit|kilobits|kilobits
    kcal\tkilocalorie|kilocalories|kilocalories
    kg\tkilogram|kilograms|kilograms
    km\tkilometer|kilometers|kilometers
    kn\tknot|knots|knots
    kt\tkilotonne|kilotonnes|kilotonnes
    kΩ\tkilohm|kilohms|kilohms
    l\tliter|liters|liters
    lb\tpound|pounds|pounds
    lm\tlumen|lumens|lumens
    lx\tlux|lux|lux
    m\tmeter|meters|meters
    mA\tmilliampere|milliamperes|milliamperes
    mHz\tmillihertz|millihertz|millihertz
    mJ\tmillijoule|millijoules|millijoules
    mV\tmillivolt|millivolts|millivolts
    mW\tmilliwatt|milliwatts|milliwatts
    mbar\tmillibar|millibars|millibars
    mg\tmilligram|milligrams|milligrams
    mi\tmile|miles|miles
    min\tminute|minutes|minutes
    ml\tmilliliter|milliliters|milliliters
    mm\tmillimeter|millimeters|millimeters
    mmol\tmillimole|millimoles|millimoles
    mo\tmonth|months|months
    mol\tmole|moles|moles
    mph\tmile per hour|miles per hour|miles per hour
    ms\tmillisecond|milliseconds|milliseconds
    ng\tnanogram|nanograms|nanograms
    nm\tnanometer|nanometers|nanometers
    nmi\tnautical mile|nautical miles|nautical miles
    ns\tnanosecond|nanoseconds|nanoseconds
    oz\tounce|ounces|ounces
    people\tperson|people|people
    points\tpoint|points|points
    pp\tpercentage point|percentage points|percentage points
    ppb\tpart per billion|parts per billion|parts per billion
    ppm\tpart per million|parts per million|parts per million
    ppmv\tpart per million by volume|parts per million by volume|parts per million by volume
    qtr\tquarter|quarters|quarters
    requests\trequest|requests|requests
    rpm\trevolution per minute|revolutions per minute|revolutions per minute
    s\tsecond|seconds|seconds
    s^2\tsecond squared|seconds squared|seconds squared
    shares\tshare|shares|shares
    t\tmetric ton|metric tons|metric tons
    wk\tweek|weeks|weeks
    yd\tyard|yards|yards
    £\tpound|pounds|pounds
    ¥\tyen|yen|yen
    °\tdegree|degrees|degrees
    °C\tdegree Celsius|degrees Celsius|degrees Celsius
    °F\tdegree Fahrenheit|degrees Fahrenheit|degrees Fahrenheit
    µg\tmicrogram|micrograms|micrograms
    µm\tmicrometer|micrometers|micrometers
    µs\tmicrosecond|microseconds|microseconds
    Ω\tohm|ohms|ohms
    ‰\tper mille|per mille|per mille
    """)) }
  static var currencies: TermTable { TermTable(forms: [.one, .other, .in], PackedTable("""
    ADA\tCardano|Cardano|Cardano
    AED\tUAE dirham|UAE dirhams|UAE dirhams
    ARS\tArgentine peso|Argentine pesos|Argentine pesos
    AUD\tAustralian dollar|Australian dollars|Australian dollars
    BGN\tBulgarian lev|Bulgarian leva|Bulgarian leva
    BHD\tBahraini dinar|Bahraini dinars|Bahraini dinars
    BRL\tBrazilian real|Brazilian reais|Brazilian reais
    BTC\tbitcoin|bitcoins|bitcoins
    CAD\tCanadian dollar|Canadian dollars|Canadian dollars
    CHF\tSwiss franc|Swiss francs|Swiss francs
    CLP\tChilean peso|Chilean pesos|Chilean pesos
    CNY\tChinese yuan|Chinese yuan|Chinese yuan
    COP\tColombian peso|Colombian pesos|Colombian pesos
    CZK\tCzech koruna|Czech korunas|Czech korunas
    DKK\tDanish krone|Danish kroner|Danish kroner
    DOGE\tdogecoin|dogecoins|dogecoins
    EGP\tEgyptian pound|Egyptian pounds|Egyptian pounds
    ETH\tether|ether|ether
    EUR\teuro|euros|euros
    GBP\tpound sterling|pounds sterling|pounds sterling
    GBX\tpenny|pence|pence
    HKD\tHong Kong dollar|Hong Kong dollars|Hong Kong dollars
    HUF\tHungarian forint|Hungarian forints|Hungarian forints
    IDR\tIndonesian rupiah|Indonesian rupiahs|Indonesian rupiahs
    ILA\tIsraeli agora|Israeli agorot|Israeli agorot
    ILS\tIsraeli shekel|Israeli shekels|Israeli shekels
    INR\tIndian rupee|Indian rupees|Indian rupees
    ISK\tIcelandic krona|Icelandic kronur|Icelandic kronur
    JOD\tJordanian dinar|Jordanian dinars|Jordanian dinars
    JPY\tJapanese yen|Japanese yen|Japanese yen
    KES\tKenyan shilling|Kenyan shillings|Kenyan shillings
    KRW\tSouth Korean won|South Korean won|South Korean won
    KWD\tKuwaiti dinar|Kuwaiti dinars|Kuwaiti dinars
    KZT\tKazakhstani tenge|Kazakhstani tenge|Kazakhstani tenge
    LTC\tlitecoin|litecoins|litecoins
    MAD\tMoroccan dirham|Moroccan dirhams|Moroccan dirhams
    MXN\tMexican peso|Mexican pesos|Mexican pesos
    MYR\tMalaysian ringgit|Malaysian ringgits|Malaysian ringgits
    NGN\tNigerian naira|Nigerian naira|Nigerian naira
    NOK\tNorwegian krone|Norwegian kroner|Norwegian kroner
    NZD\tNew Zealand dollar|New Zealand dollars|New Zealand dollars
    OMR\tOmani rial|Omani rials|Omani rials
    PEN\tPeruvian sol|Peruvian soles|Peruvian soles
    PHP\tPhilippine peso|Philippine pesos|Philippine pesos
    PKR\tPakistani rupee|Pakistani rupees|Pakistani rupees
    PLN\tPolish zloty|Polish zlotys|Polish zlotys
    QAR\tQatari riyal|Qatari riyals|Qatari riyals
    RON\tRomanian leu|Romanian lei|Romanian lei
    RUB\tRussian ruble|Russian rubles|Russian rubles
    SAR\tSaudi riyal|Saudi riyals|Saudi riyals
    SEK\tSwedish krona|Swedish kronor|Swedish kronor
    SGD\tSingapore dollar|Singapore dollars|Singapore dollars
    SOL\tSolana|Solana|Solana
    THB\tThai baht|Thai baht|Thai baht
    TND\tTunisian dinar|Tunisian dinars|Tunisian dinars
    TRY\tTurkish lira|Turkish lira|Turkish lira
    TWD\tTaiwan dollar|Taiwan dollars|Taiwan dollars
    UAH\tUkrainian hryvnia|Ukrainian hryvnias|Ukrainian hryvnias
    USD\tUS dollar|US dollars|US dollars
    USDT\tTether|Tether|Tether
    VND\tVietnamese dong|Vietnamese dong|Vietnamese dong
    XRP\tXRP|XRP|XRP
    ZAC\tSouth African cent|South African cents|South African cents
    ZAR\tSouth African rand|South African rand|South African rand
    """)) }
  static var characters: TermTable { TermTable(forms: [.one], PackedTable("""
    #\tnumber
    $\tdollars
    %\tpercent
    &\tand
    +\tplus
    <\tless than
    =\tequals
    >\tgreater than
    @\tat
    ¢\tcents
    £\tpounds
    ¥\tyen
    §\tsection
    °\tdegrees
    ±\tplus or minus
    µ\tmicro
    ¼\tone quarter
    ½\tone half
    ¾\tthree quarters
    ×\ttimes
    ÷\tdivided by
    ‰\tper mille
    ₩\twon
    €\teuros
    ₹\trupees
    ₽\trubles
    ₿\tbitcoins
    ℃\tdegrees Celsius
    ℉\tdegrees Fahrenheit
    №\tnumber
    √\troot
    ∞\tinfinity
    ≈\tabout
    ≠\tnot equal to
    ≤\tat most
    ≥\tat least
    """)) }
  func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(self.month(month, form: .one)) \(day), \(self.year(year)),"
    case _: "\(self.month(month, form: .one)) \(self.ordinal(day, form: .one)) \(self.year(year))"
    }
  }
  func dateDayAlone(day: Int, month: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(self.month(month, form: .one)) \(day)"
    case _: "\(self.month(month, form: .one)) \(self.ordinal(day, form: .one))"
    }
  }
  func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(self.monthShort(month, form: .one)) \(day), \(self.year(year)),"
    case _: "\(self.month(month, form: .one)) \(self.ordinal(day, form: .one)) \(self.year(year))"
    }
  }
  func dateClock(clock: String) -> String {
    self.twelveHour(clock)
  }
  func placeWeek(place: Mention) -> String {
    "in the week ending \(self.place(place))"
  }
  func significanceCorrelated(correlation: Figure) -> String {
    "neighboring values are alike, with a correlation of \(self.number(correlation))"
  }
  func reportUnchanged(period: Rhythm) -> String {
    switch period {
    case .quarters: ", unchanged from the same quarter a year before"
    case _: ", unchanged from the year before"
    }
  }
  func exploreNotice(notice: ExplorationNotice) -> String {
    switch notice {
    case .cancelled: "canceled"
    case .notAPlace: "not a date, a value or +20"
    case .reloaded: "data read again"
    case .notReloaded: "data not read again: nothing new"
    case .noCommand: "no explore.command is set"
    case .commandFailed: "your command failed"
    case .commandDone: "your command has ended"
    case .noSound: "this cannot be heard"
    }
  }
  func languageName() -> String {
    "English (US)"
  }
}
