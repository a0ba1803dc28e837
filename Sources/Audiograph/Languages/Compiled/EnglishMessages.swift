// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

protocol EnglishWording: Wording {}

extension EnglishWording {
  var decimalMark: Character { "." }
  func rhythm(_ key: Rhythm, form: TermForm) -> String {
    switch (key, form) {
    case (.years, .other): "years"
    case (.years, _): "year"
    case (.quarters, .other): "quarters"
    case (.quarters, _): "quarter"
    case (.months, .other): "months"
    case (.months, _): "month"
    case (.weeks, .other): "weeks"
    case (.weeks, _): "week"
    case (.days, .other): "days"
    case (.days, _): "day"
    case (.tradingDays, .one): "trading day"
    case (.tradingDays, .other): "trading days"
    case (.tradingDays, _): "day"
    case (.hours, .other): "hours"
    case (.hours, _): "hour"
    case (.minutes, .other): "minutes"
    case (.minutes, _): "minute"
    case (.seconds, .other): "seconds"
    case (.seconds, _): "second"
    case (.points, .one): "point"
    case (.points, .other): "points"
    case (.points, _): "step"
    case (.steps, .other): "steps"
    case (.steps, _): "step"
    }
  }
  func gender(of key: Rhythm) -> Gender {
    switch key {
    default: .common
    }
  }
  func measure(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "closing price"
    case (.adjustedClose, _): "adjusted closing price"
    case (.open, _): "opening price"
    case (.high, _): "highest price"
    case (.low, _): "lowest price"
    case (.volume, _): "volume"
    case (.meanOfFour, _): "mean of open, high, low and close"
    case (.meanOfThree, _): "mean of high, low and close"
    case (.meanOfTwo, _): "mean of high and low"
    }
  }
  func scale(_ key: NoteScale, form: TermForm) -> String {
    switch (key, form) {
    case (.chromatic, _): "chromatic"
    case (.major, _): "major"
    case (.minor, _): "minor"
    case (.pentatonic, _): "pentatonic"
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
    case (.revenue, _): "revenue"
    case (.earnings, _): "earnings"
    case (.cashFlow, _): "operating cash flow"
    case (.revenuePerShare, _): "revenue per share"
    case (.earningsPerShare, _): "earnings per share"
    case (.cashFlowPerShare, _): "operating cash flow per share"
    }
  }
  func month(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "January"
    case (2, _): "February"
    case (3, _): "March"
    case (4, _): "April"
    case (5, _): "May"
    case (6, _): "June"
    case (7, _): "July"
    case (8, _): "August"
    case (9, _): "September"
    case (10, _): "October"
    case (11, _): "November"
    case (12, _): "December"
    default: ""
    }
  }
  func weekday(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "on Mondays"
    case (2, _): "on Tuesdays"
    case (3, _): "on Wednesdays"
    case (4, _): "on Thursdays"
    case (5, _): "on Fridays"
    case (6, _): "on Saturdays"
    case (7, _): "on Sundays"
    default: ""
    }
  }
  func weekdayName(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "Monday"
    case (2, _): "Tuesday"
    case (3, _): "Wednesday"
    case (4, _): "Thursday"
    case (5, _): "Friday"
    case (6, _): "Saturday"
    case (7, _): "Sunday"
    default: ""
    }
  }
  func monthShort(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "Jan"
    case (2, _): "Feb"
    case (3, _): "Mar"
    case (4, _): "Apr"
    case (5, _): "May"
    case (6, _): "Jun"
    case (7, _): "Jul"
    case (8, _): "Aug"
    case (9, _): "Sep"
    case (10, _): "Oct"
    case (11, _): "Nov"
    case (12, _): "Dec"
    default: ""
    }
  }
  func field(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "close"
    case (.adjustedClose, _): "adjusted close"
    case (.open, _): "open"
    case (.high, _): "high"
    case (.low, _): "low"
    case (.volume, _): "volume"
    case (.meanOfFour, _): "mean of four"
    case (.meanOfThree, _): "mean of three"
    case (.meanOfTwo, _): "mean of two"
    }
  }
  func keyName(_ key: ExplorationKey.Name, form: TermForm) -> String {
    switch (key, form) {
    case (.left, _): "Left"
    case (.right, _): "Right"
    case (.up, _): "Up"
    case (.down, _): "Down"
    case (.home, _): "Home"
    case (.end, _): "End"
    case (.pageUp, _): "Page up"
    case (.pageDown, _): "Page down"
    case (.space, _): "Space"
    case (.enter, _): "Enter"
    case (.backspace, _): "Backspace"
    case (.escape, _): "Escape"
    case (.tab, _): "Tab"
    case (.f1, _): "F1"
    }
  }
  func ordinal(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "first"
    case (2, _): "second"
    case (3, _): "third"
    case (4, _): "fourth"
    case (5, _): "fifth"
    case (6, _): "sixth"
    case (7, _): "seventh"
    case (8, _): "eighth"
    case (9, _): "ninth"
    case (10, _): "tenth"
    case (11, _): "eleventh"
    case (12, _): "twelfth"
    case (13, _): "thirteenth"
    case (14, _): "fourteenth"
    case (15, _): "fifteenth"
    case (16, _): "sixteenth"
    case (17, _): "seventeenth"
    case (18, _): "eighteenth"
    case (19, _): "nineteenth"
    case (20, _): "twentieth"
    case (21, _): "twenty-first"
    case (22, _): "twenty-second"
    case (23, _): "twenty-third"
    case (24, _): "twenty-fourth"
    case (25, _): "twenty-fifth"
    case (26, _): "twenty-sixth"
    case (27, _): "twenty-seventh"
    case (28, _): "twenty-eighth"
    case (29, _): "twenty-ninth"
    case (30, _): "thirtieth"
    case (31, _): "thirty-first"
    default: ""
    }
  }
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
    Nm\tnewton metre|newton metres|newton metres
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
    cl\tcentilitre|centilitres|centilitres
    cm\tcentimetre|centimetres|centimetres
    ct\tcent|cents|cents
    d\tday|days|days
    dB\tdecibel|decibels|decibels
    dBA\tA-weighted decibel|A-weighted decibels|A-weighted decibels
    dl\tdecilitre|decilitres|decilitres
    dm\tdecimetre|decimetres|decimetres
    fps\tframe per second|frames per second|frames per second
    ft\tfoot|feet|feet
    g\tgram|grams|grams
    gal\tgallon|gallons|gallons
    h\thour|hours|hours
    hPa\thectopascal|hectopascals|hectopascals
    ha\thectare|hectares|hectares
    hl\thectolitre|hectolitres|hectolitres
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
    km\tkilometre|kilometres|kilometres
    kn\tknot|knots|knots
    kt\tkilotonne|kilotonnes|kilotonnes
    kΩ\tkilohm|kilohms|kilohms
    l\tlitre|litres|litres
    lb\tpound|pounds|pounds
    lm\tlumen|lumens|lumens
    lx\tlux|lux|lux
    m\tmetre|metres|metres
    mA\tmilliampere|milliamperes|milliamperes
    mHz\tmillihertz|millihertz|millihertz
    mJ\tmillijoule|millijoules|millijoules
    mV\tmillivolt|millivolts|millivolts
    mW\tmilliwatt|milliwatts|milliwatts
    mbar\tmillibar|millibars|millibars
    mg\tmilligram|milligrams|milligrams
    mi\tmile|miles|miles
    min\tminute|minutes|minutes
    ml\tmillilitre|millilitres|millilitres
    mm\tmillimetre|millimetres|millimetres
    mmol\tmillimole|millimoles|millimoles
    mo\tmonth|months|months
    mol\tmole|moles|moles
    mph\tmile per hour|miles per hour|miles per hour
    ms\tmillisecond|milliseconds|milliseconds
    ng\tnanogram|nanograms|nanograms
    nm\tnanometre|nanometres|nanometres
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
    t\ttonne|tonnes|tonnes
    wk\tweek|weeks|weeks
    yd\tyard|yards|yards
    £\tpound|pounds|pounds
    ¥\tyen|yen|yen
    °\tdegree|degrees|degrees
    °C\tdegree Celsius|degrees Celsius|degrees Celsius
    °F\tdegree Fahrenheit|degrees Fahrenheit|degrees Fahrenheit
    µg\tmicrogram|micrograms|micrograms
    µm\tmicrometre|micrometres|micrometres
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
    RUB\tRussian rouble|Russian roubles|Russian roubles
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
  static var multipliers: TermTable { TermTable(forms: [.one, .other, .alone], PackedTable("""
    1\tten|ten|tens
    10\tten billion|ten billion|tens of billions
    11\thundred billion|hundred billion|hundreds of billions
    12\ttrillion|trillion|trillions
    13\tten trillion|ten trillion|tens of trillions
    14\thundred trillion|hundred trillion|hundreds of trillions
    15\tquadrillion|quadrillion|quadrillions
    2\thundred|hundred|hundreds
    3\tthousand|thousand|thousands
    4\tten thousand|ten thousand|tens of thousands
    5\thundred thousand|hundred thousand|hundreds of thousands
    6\tmillion|million|millions
    7\tten million|ten million|tens of millions
    8\thundred million|hundred million|hundreds of millions
    9\tbillion|billion|billions
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
    ₽\troubles
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
  static var powerNames: TermTable { TermTable(forms: [.one], PackedTable("""
    billion\t9
    billions\t9
    bln\t9
    bn\t9
    hundred\t2
    hundreds\t2
    million\t6
    millions\t6
    mln\t6
    mn\t6
    thousand\t3
    thousands\t3
    tn\t12
    trillion\t12
    trillions\t12
    """)) }
  var texts: PackedTable { PackedTable("""
    answer.mean\t{0}, the mean of all values
    answer.median\t{0}, the median of all values
    average.alikeDeviation\t, with a standard deviation of {0}
    average.deviation\tthe standard deviation {0}
    average.mean\tthe mean is {0}
    average.median\tthe median {0}
    axes.othersOwn\tevery other series has its own
    axes.own\teach series has its own axis
    axes.shared\t{0} share an axis
    axes.sharedByAll\t{0} share one axis
    band.alternative\t{2}, {0}, widest {1}
    band.alternativeEven\t{2}, {0}, each interval {1} wide
    band.bare\t{0} with its bounds
    band.error\t{1} plus or minus {0}
    band.extremes\tthe values are highest {0} and lowest {1}
    band.noneOverlap\tno neighbouring intervals overlap
    band.overlap\tall neighbouring intervals overlap
    band.pair\t{0} with {1}
    band.point\t{1} {0}
    band.subject\t{1} with the bounds {0} and {2}
    band.zeroInside\tevery interval holds 0
    band.zeroOutside\tevery interval leaves out 0
    box.all\tall are {0}
    box.equalMedians\tall medians are {0}
    box.extremes\thighest median {0} with {2}, lowest {1} with {3}
    box.extremesInBrief\thighest median {0} {2}, lowest {1} {3}
    box.in\t in {0}
    box.medians\tmedians {0}
    box.mediansOnly\tonly the medians are heard, of all {0} groups
    box.named\t{1} in {0}
    box.names\tthe groups are {0}
    box.single\tmedian {1}, half of them between {0} and {2}
    box.size\t{0} values in {1} groups
    box.sizeOfAll\t{0} values
    box.sizeOfOne\t{0} values, all in {1}
    braille.shading\traised above {0}
    change.bothEnds\tthe first and the last value are both {0}
    comovement.correlation\t: the correlation of their changes is {0}
    comparison.between\t, with {0} between them
    course.almostUnchanged\twas almost unchanged
    course.flat\t{0} never changed
    course.values\t{0} was {1}
    crossings.never\tthey never cross
    date.ofWeek\t{1} of week {0}
    date.ofYear\t{1} of year {0}
    date.quarterBrief\tQ{0} {1}
    density.lead\t{2}, {0} values, smoothed with a width of {1}
    density.place\t{1} at {0}
    ends.literal\tthe first value is {0}, the last {1}
    explore.alsoValue\t={0} goes to the value
    explore.equal\tequal
    explore.heard\tyou hear {0}
    explore.height\theight {0}
    explore.higher\t{1} {0} higher
    explore.incomplete\tincomplete
    explore.keys\t{0} for help, {1} to leave
    explore.mark\tmark {0}
    explore.markOutside\tmark {0} is outside the range shown
    explore.moreHelp\t{0} for more help, {1} to leave
    explore.named\t{1}, {0}, {2}
    explore.noMark\tno mark {0}: m and {0} set it
    explore.noValueAtMark\tno value at mark {0}
    explore.opening\t{0}, you are at the last
    explore.speed\tspeed {0}
    explore.typing\tType a key or a word, then Enter
    form.mean\tthe mean is {0}
    form.others\tothers
    form.unnamed\tunnamed
    further.also\talso {0}
    gap.widestAtEnd\tthey are furthest apart at the end, by {0}
    gaps.scattered\t{0}, no two in a row
    heatmap.brief\t{1} by {0}, highest {3} at {2}
    heatmap.column\tcolumn {0}
    heatmap.columns\tof the columns, {0} has the highest mean, {2}, and {1} the lowest, {3}
    heatmap.noValue\tno value
    heatmap.place\t{2}, {0}, {1}
    heatmap.row\trow {0}
    heatmap.rows\tof the rows, {0} has the highest mean, {2}, and {1} the lowest, {3}
    heatmap.values\tvalues
    heatmap.variance\trows account for {1} of the variance, columns for {0}
    histogram.binFrom\t{0} and above
    histogram.count\t{0} in {1}
    histogram.hole\tnone lies between {1} and {0}
    histogram.integers\teach whole number is a bin
    histogram.most\tthe fullest bin is {1} with {0}, which is {2}
    histogram.peak\t{1} with {0}
    histogram.peaks\tthe peaks are {0}
    histogram.place\t{0} in {1}, {2}
    histogram.single\tall {0} values of {2} are {1}
    language.name\tEnglish
    law.notes\t, moved to the notes of the {0} scale
    leg.size\t {0}
    movement.almostUnchanged\t{0} was almost unchanged
    movement.only\tthe only value is {0}
    movement.values\tthe values are {1}{0}
    notice.agedPrices\t{2} as of {1}, {0}
    notice.prices\t{1} as of {0}
    notice.sample\tsample data, not current: {0}
    number.about\tabout {0}
    number.over\tover {0}
    number.power\t{1} times 10 to the power of {0}
    number.under\tunder {0}
    origin.file\tthe data are from the file {0}
    origin.imported\tthese are imported data
    origin.sample\tthese are bundled sample data
    origin.standardInput\tthe data came from standard input
    page.places\tthe slider goes to {1} of {0} places: those that are heard and the landmarks
    page.rows\tthe table has the first {1} of {0} rows; the data to download have all
    percent.short\t{0}%
    prices.imported\timported prices
    prices.stored\tstored {0}
    provisional\tso far today {3}, {1}{2}{0}
    provisional.since\t {0}
    provisional.unchanged\tunchanged
    ranking.ahead\t, {1} more than {0}
    ranking.highest\t{0} of {1} have the highest, {2}
    ranking.last\tlast of {0} is {1} with {2}
    ranking.lowest\t{0} of {1} have the lowest, {2}
    ranking.share\t, {0} of all
    reference.count\tabove it for {0} of {1}
    reference.level\texactly at it throughout
    reference.line\t{1} {2}: {0}
    reference.named\t{1} is {0}
    reference.often\tabove it at {0} of {2} points, crossing it {1} times
    report.form\t on form {0}
    scatter.constant\t{0} is {1} throughout
    scatter.groupEnds\thighest {0}, lowest {1}
    scatter.groupUnknown\t{0} none
    scatter.here\t{0} of {1} here
    scatter.place\t{1} at {0}
    scatter.tooFew\ttoo few points to see a relationship
    scatter.unclear\tno clear relationship, {0}
    series.names\tthe series are {0}
    shape.beforeAndSince\t{0} before, {1} since
    shape.constant\tnearly constant at {0}
    shape.ending\t, ending at {0}
    shape.last\t{0}, and {1}
    shape.level\tno clear direction
    shape.nextLevel\t{0}, then {1}
    shape.then\t{0}, then {1}
    share.others\tothers
    share.slice\t{0} {1}
    share.total\tthe total is {0}
    significance.correlated\tneighbouring values are alike, with a correlation of {0}
    significance.flat\tall values are equal
    significance.prices\tprices wander, and the test takes most wandering for a trend
    significance.tooFew\tthere are fewer than 10 values
    size.byUntold\ta lot
    size.untold\tlarge
    slopes\tthe Theil-Sen slope{4} is {3} {1}, the least-squares slope {2}{0}
    slopes.fit\t, with R squared {0}
    slopes.perStep\tper step along x
    smoothing.exponential\tan exponential moving average of {0}
    sound.extremes\t, the highest and lowest always
    sound.inverted\tthe lowest value has the highest pitch
    sound.joined\tthe bars are joined into {0}
    sound.notes\tpitches are moved to the notes of the {0} scale
    sound.ranks\tlow numbers sound high, since they are ranks
    sound.smoothed\tthe values are smoothed by {0}
    sound.volume\tthe larger the volume of a bar, the louder the noise under it
    subject.along\t{1} by {0}
    thirds\tthe first third averaged {0}, the last third {1}
    track.end\tend
    track.high\thigh {0}
    track.low\tlow {0}
    trend.almostUnchanged\talmost unchanged
    unit.per\tper {0}
    unit.powerOfTen\t10 to the power of {0}
    word.about\tabout
    word.minus\tminus
    word.per\tper
    word.upTo\tto
    """) }
  func minus(number: String) -> String {
    switch channel {
    case .display: "-\(number)"
    case _: "minus \(number)"
    }
  }
  func numberGroup(digits: DecimalDigits, group: NumberGroup) -> String {
    switch group {
    case .millions: "\(self.number(digits)) million"
    case .billions: "\(self.number(digits)) billion"
    case .trillions: "\(self.number(digits)) trillion"
    }
  }
  func numberPart(digits: DecimalDigits, group: NumberGroup) -> String {
    switch (self.plural(digits), group) {
    case (.one, .millions): "\(self.number(digits)) millionth"
    case (.one, .billions): "\(self.number(digits)) billionth"
    case (.one, .trillions): "\(self.number(digits)) trillionth"
    case (_, .millions): "\(self.number(digits)) millionths"
    case (_, .billions): "\(self.number(digits)) billionths"
    case (_, .trillions): "\(self.number(digits)) trillionths"
    }
  }
  func amount(number: Figure, unit: String) -> String {
    "\(self.number(number)) \(unit)"
  }
  func percent(number: Figure) -> String {
    "\(self.number(number)) percent"
  }
  func percentUnderATenth() -> String {
    "less than 0.1 percent"
  }
  func percentAlmostAll() -> String {
    "more than 99.9 percent"
  }
  func sizeTimes(times: Figure) -> String {
    "a factor of \(self.number(times))"
  }
  func sizePoints(points: Figure) -> String {
    switch self.plural(points) {
    case .one: "\(self.number(points)) percentage point"
    case _: "\(self.number(points)) percentage points"
    }
  }
  func sizePlaces(places: Figure) -> String {
    switch self.plural(places) {
    case .one: "\(self.number(places)) place"
    case _: "\(self.number(places)) places"
    }
  }
  func rankPlace(rank: Int, isOrdinal: Bool) -> String {
    switch isOrdinal {
    case true: self.ordinal(rank, form: .one)
    case _: "\(rank)"
    }
  }
  func rankCourse(isUp: Bool, from: String, to: String) -> String {
    switch isUp {
    case true: "rose from \(from) to \(to)"
    case false: "fell from \(from) to \(to)"
    }
  }
  func sizeBy(size: ChangeSize) -> String {
    switch size.kind {
    case .times: "by \(self.size(size))"
    case .absolute: "by \(self.size(size))"
    case .inUnit: "by \(self.size(size))"
    case _: self.size(size)
    }
  }
  func counted(count: Int, rhythm: Rhythm) -> String {
    "\(count) \(self.rhythm(rhythm, form: self.plural(count)))"
  }
  func repeatsDates(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " on \(positions) date, several values a date"
    case (_, false) where positions == 1: " on \(positions) date, in places several values a date"
    case (_, true): " on \(positions) different dates, several values a date"
    case (_, false): " on \(positions) different dates, in places several values a date"
    }
  }
  func repeatsTimes(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " at \(positions) time, several values a time"
    case (_, false) where positions == 1: " at \(positions) time, in places several values a time"
    case (_, true): " at \(positions) different times, several values a time"
    case (_, false): " at \(positions) different times, in places several values a time"
    }
  }
  func repeatsPositions(positions: Int) -> String {
    switch self.plural(positions) {
    case _ where positions == 1: " at \(positions) position, several values at it"
    case _: " at \(positions) different positions, several values at some positions"
    }
  }
  func spanWithin(count: Int, rhythm: Rhythm) -> String {
    switch (self.plural(count), rhythm) {
    case (_, .tradingDays) where count == 1: "over the last \(self.rhythm(rhythm, form: .one))"
    case (_, .hours) where count == 1: "in an \(self.rhythm(rhythm, form: .one))"
    case (_, _) where count == 1: "in a \(self.rhythm(rhythm, form: .one))"
    case (_, .tradingDays): "over the last \(count) \(self.rhythm(rhythm, form: .other))"
    case (_, _): "in \(count) \(self.rhythm(rhythm, form: .other))"
    }
  }
  func spanAgo(count: Int, rhythm: Rhythm) -> String {
    "\(count) \(self.rhythm(rhythm, form: self.plural(count))) ago"
  }
  func listLast(before: String, last: String) -> String {
    "\(before) and \(last)"
  }
  func namesOthers(count: Int) -> String {
    "\(count) more"
  }
  func namesMore(count: Int) -> String {
    " and \(count) more"
  }
  func dateBefore(year: Int) -> String {
    "\(year) BC"
  }
  func dateYear(year: Int, form: TermForm) -> String {
    self.year(year)
  }
  func dateQuarter(quarter: Int, year: Int, form: TermForm) -> String {
    "\(self.ordinal(quarter, form: .one)) quarter of \(self.year(year))"
  }
  func dateQuarterAlone(quarter: Int, form: TermForm) -> String {
    "\(self.ordinal(quarter, form: .one)) quarter"
  }
  func dateMonth(month: Int, year: Int, form: TermForm) -> String {
    "\(self.month(month, form: .one)) \(self.year(year))"
  }
  func dateMonthAlone(month: Int, form: TermForm) -> String {
    self.month(month, form: .one)
  }
  func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(day) \(self.month(month, form: .one)) \(self.year(year))"
    case _: "\(self.month(month, form: .one)) \(self.ordinal(day, form: .one)) \(self.year(year))"
    }
  }
  func dateDayAlone(day: Int, month: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(day) \(self.month(month, form: .one))"
    case _: "\(self.month(month, form: .one)) \(self.ordinal(day, form: .one))"
    }
  }
  func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(day) \(self.monthShort(month, form: .one)) \(self.year(year))"
    case _: "\(self.month(month, form: .one)) \(self.ordinal(day, form: .one)) \(self.year(year))"
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
    "\(clock) on \(day)"
  }
  func dateClock(clock: String) -> String {
    clock
  }
  func placeRow(row: Int, form: TermForm) -> String {
    "point \(row)"
  }
  func placeAt(place: Mention) -> String {
    switch place.kind {
    case .year: "in \(self.place(place))"
    case .month: "in \(self.place(place))"
    case .quarter: "in the \(self.place(place))"
    case .weekday: "on \(self.place(place))"
    case .day: "on \(self.place(place))"
    case .category: "for \(self.place(place))"
    case _: "at \(self.place(place))"
    }
  }
  func placeUntil(place: Mention) -> String {
    switch place.kind {
    case .quarter: "until the \(self.place(place))"
    case _: "until \(self.place(place))"
    }
  }
  func placeSince(place: Mention) -> String {
    switch place.kind {
    case .quarter: "since the \(self.place(place))"
    case _: "since \(self.place(place))"
    }
  }
  func placeFrom(place: Mention) -> String {
    "from \(self.place(place))"
  }
  func placeBefore(place: Mention) -> String {
    "before \(self.place(place))"
  }
  func placeTo(place: Mention) -> String {
    switch place.kind {
    case .quarter: "to the \(self.place(place))"
    case _: "to \(self.place(place))"
    }
  }
  func placeRange(first: Mention, last: Mention) -> String {
    "\(self.place(first)) to \(self.place(last))"
  }
  func placeWeek(place: Mention) -> String {
    "in the week to \(self.place(place))"
  }
  func subjectUnit(subject: String, unit: String) -> String {
    "\(subject) in \(unit)"
  }
  func titleSeries(title: String, count: Int) -> String {
    "\(title), \(count) series"
  }
  func seriesCount(count: Int) -> String {
    "\(count) series"
  }
  func it(isPrice: Bool) -> String {
    "it"
  }
  func lead(subject: String, isPrice: Bool) -> String {
    "\(subject),"
  }
  func movementOnlyAt(value: Figure, place: Mention) -> String {
    "the only value is \(self.number(value)), \(self.at(place))"
  }
  func movementFlat(value: Figure, it: String) -> String {
    "\(it) was unchanged at \(self.number(value))"
  }
  func movementTrend(it: String, trend: String) -> String {
    "\(it) \(trend)"
  }
  func movementTrendAndChange(it: String, trend: String, change: String, isAgainst: Bool, isClause: Bool) -> String {
    switch isAgainst {
    case true: "\(it) \(trend); but overall it is \(change)"
    case false: "\(it) \(trend): \(change)"
    }
  }
  func movementAlmostUnchangedTrend(it: String, trend: String) -> String {
    "almost unchanged: \(it) \(trend)"
  }
  func baseChange(change: String, from: String) -> String {
    "\(change), from \(from)"
  }
  func baseUnchanged(from: String) -> String {
    "unchanged from \(from)"
  }
  func unchangedAt(value: Figure, span: String) -> String {
    switch span {
    case "": "unchanged at \(self.number(value))"
    case _: "unchanged at \(self.number(value)) for \(span)"
    }
  }
  func trend(shape: TrendClass, isPrice: Bool) -> String {
    switch shape {
    case .tooFew: "has few values"
    case .unchanged: "was unchanged"
    case .roseSteadily: "rose steadily"
    case .fellSteadily: "fell steadily"
    case .roseWithSetbacks: "rose, with setbacks"
    case .fellWithRecoveries: "fell, with recoveries"
    case .roseThenFell: "rose, then fell"
    case .fellThenRecovered: "fell, then recovered"
    case .steadyWithPeak: "stayed about the same but for a peak"
    case .steadyWithTrough: "stayed about the same but for a trough"
    case .littleChange: "moved up and down with little overall change"
    case .mixedHigher: "swung widely, ending higher"
    case .mixedLower: "swung widely, ending lower"
    }
  }
  func trendRoseThenFell(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "rose \(self.until(turn)), then fell, giving back part of it"
    case .aboutWhereItBegan: "rose \(self.until(turn)), then fell to about where it began"
    case .beyond: "rose \(self.until(turn)), then fell to below where it began"
    }
  }
  func trendFellThenRecovered(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "fell \(self.until(turn)), then partly recovered"
    case .aboutWhereItBegan: "fell \(self.until(turn)), then recovered to about where it began"
    case .beyond: "fell \(self.until(turn)), then rose above where it began"
    }
  }
  func trendNear(value: Figure) -> String {
    "stayed near \(self.number(value))"
  }
  func trendPeak(stayed: String, value: Figure, place: String) -> String {
    "\(self.closed(stayed)) but for a peak of \(self.number(value))\(place)"
  }
  func trendTrough(stayed: String, value: Figure, place: String) -> String {
    "\(self.closed(stayed)) but for a trough of \(self.number(value))\(place)"
  }
  func spikeAt(place: Mention, isFirst: Bool) -> String {
    switch isFirst {
    case true: ", first reached \(self.at(place))"
    case false: " \(self.at(place))"
    }
  }
  func changeSize(size: String, isUp: Bool, isBound: Bool) -> String {
    switch isUp {
    case true: "up \(size)"
    case false: "down \(size)"
    }
  }
  func changeSizeBare(size: String, isUp: Bool) -> String {
    switch isUp {
    case true: "up by \(size)"
    case false: "down by \(size)"
    }
  }
  func changeUntold(isUp: Bool) -> String {
    switch isUp {
    case true: "up"
    case false: "down"
    }
  }
  func changeTimes(times: Figure, isFromBase: Bool) -> String {
    switch isFromBase {
    case true: "to \(self.number(times)) times the earlier value"
    case false: "to \(self.number(times)) times the first value"
    }
  }
  func changeTimesFitted(times: Figure) -> String {
    "to about \(self.number(times)) times as much"
  }
  func changeEnds(change: String, from: String, to: String) -> String {
    "\(change), from \(from) to \(to)"
  }
  func changeEndsAlone(from: String, to: String) -> String {
    "from \(from) to \(to)"
  }
  func changeInAll(from: String, to: String) -> String {
    "in all from \(from) to \(to)"
  }
  func changeUnchangedFromBase(span: String, from: String) -> String {
    switch span {
    case "": "unchanged from \(from)"
    case _: "unchanged \(span) from \(from)"
    }
  }
  func changeBothEndsAt(value: Figure, place: Mention) -> String {
    "the first value, \(self.at(place)), and the last are both \(self.number(value))"
  }
  func extremesFirstHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "the rank was highest at the start and lowest at the end"
    case _: "the first value was the highest, the last the lowest"
    }
  }
  func extremesLastHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "the rank was lowest at the start and highest at the end"
    case _: "the first value was the lowest, the last the highest"
    }
  }
  func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, isFirst, before, subject) {
    case (.lowest, true, .nothing, .rank): "the rank was lowest at the start"
    case (.lowest, false, .nothing, .rank): "the rank was lowest at the end"
    case (.lowest, true, .nothing, _): "the first value was the lowest"
    case (.lowest, false, .nothing, _): "the last value was the lowest"
    case (.highest, true, _, .rank): "the rank was highest at the start"
    case (.highest, false, _, .rank): "the rank was highest at the end"
    case (.lowest, true, _, .rank): "it was lowest at the start"
    case (.lowest, false, _, .rank): "it was lowest at the end"
    case (.highest, true, _, _): "the first value was the highest"
    case (.highest, false, _, _): "the last value was the highest"
    case (.lowest, true, _, _): "the lowest was the first value"
    case (.lowest, false, _, _): "the lowest was the last value"
    }
  }
  func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, subject) {
    case (.highest, .rank): "highest rank \(self.number(value)) \(self.at(place))"
    case (.lowest, .rank): "lowest rank \(self.number(value)) \(self.at(place))"
    case (.highest, _): "highest \(self.number(value)) \(self.at(place))"
    case (.lowest, _): "lowest \(self.number(value)) \(self.at(place))"
    }
  }
  func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, subject) {
    case (.highest, .rank): "highest rank \(self.number(value)), first reached \(self.at(place))"
    case (.lowest, .rank): "lowest rank \(self.number(value)), first reached \(self.at(place))"
    case (.highest, _): "highest \(self.number(value)), first reached \(self.at(place))"
    case (.lowest, _): "lowest \(self.number(value)), first reached \(self.at(place))"
    }
  }
  func legsNext(before: String, leg: String, isLast: Bool, isSoFar: Bool) -> String {
    switch isSoFar {
    case true: "\(before), and \(leg)"
    case _: "\(before), then \(leg)"
    }
  }
  func legPlace(place: Mention) -> String {
    " \(self.at(place))"
  }
  func legTo(isUp: Bool, size: String, value: Figure, place: String, note: String, isNext: Bool) -> String {
    switch isUp {
    case true: "rose\(size) to \(self.number(value))\(place)\(note)"
    case false: "fell\(size) to \(self.number(value))\(place)\(note)"
    }
  }
  func legNote(note: LegNote) -> String {
    switch note {
    case .none: ""
    case .highest: ", its highest"
    case .highestFirst: ", its highest for the first time"
    case .lowest: ", its lowest"
    case .lowestFirst: ", its lowest for the first time"
    }
  }
  func legExtreme(note: LegNote) -> String {
    switch note {
    case .none: ""
    case .highest: "to its highest"
    case .highestFirst: "to its highest for the first time"
    case .lowest: "to its lowest"
    case .lowestFirst: "to its lowest for the first time"
    }
  }
  func legSoFar(isUp: Bool, size: String, extreme: String, isNext: Bool, isCurrent: Bool) -> String {
    switch (isCurrent, isNext, isUp, extreme) {
    case (true, true, true, ""): "has risen\(size) so far"
    case (true, true, false, ""): "has fallen\(size) so far"
    case (true, true, true, _): "has risen\(size) so far, \(extreme)"
    case (true, true, false, _): "has fallen\(size) so far, \(extreme)"
    case (_, _, true, ""): "rose\(size)"
    case (_, _, false, ""): "fell\(size)"
    case (_, _, true, _): "rose\(size) \(extreme)"
    case (_, _, false, _): "fell\(size) \(extreme)"
    }
  }
  func swing(isHigh: Bool, before: ChangeSize, start: String, since: ChangeSize, isCurrent: Bool) -> String {
    switch (isHigh, isCurrent) {
    case (true, true): "the rise to the high was \(self.size(before))\(start); the fall since is \(self.size(since))"
    case (true, false): "the rise to the high was \(self.size(before))\(start); the fall after it was \(self.size(since))"
    case (false, true): "the fall to the low was \(self.size(before))\(start); the rise since is \(self.size(since))"
    case (false, false): "the fall to the low was \(self.size(before))\(start); the rise after it was \(self.size(since))"
    }
  }
  func swingStart(start: String) -> String {
    ", from \(start)"
  }
  func moveLargest(role: LargestMove.Role, size: ChangeSize, from: String, to: String) -> String {
    switch role {
    case .setback: "the largest setback was \(self.size(size)), from \(from) to \(to)"
    case .recovery: "the largest recovery was \(self.size(size)), from \(from) to \(to)"
    case .fall: "the largest fall was \(self.size(size)), from \(from) to \(to)"
    case .rise: "the largest rise was \(self.size(size)), from \(from) to \(to)"
    }
  }
  func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: String) -> String {
    let step = self.rhythm(rhythm, form: .step)
    return switch (isUp, largest.kind) {
    case (true, .untold): "a typical \(step) moved \(self.size(typical)); the largest was a rise \(place)"
    case (false, .untold): "a typical \(step) moved \(self.size(typical)); the largest was a fall \(place)"
    case (true, _): "a typical \(step) moved \(self.size(typical)); the largest was a rise of \(self.size(largest)) \(place)"
    case (false, _): "a typical \(step) moved \(self.size(typical)); the largest was a fall of \(self.size(largest)) \(place)"
    }
  }
  func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: String) -> String {
    switch isUp {
    case true: "the largest rise in one \(self.rhythm(rhythm, form: .step)) was \(self.size(size)), \(place)"
    case false: "the largest fall in one \(self.rhythm(rhythm, form: .step)) was \(self.size(size)), \(place)"
    }
  }
  func gapsMissing(count: Int, rhythm: Rhythm) -> String {
    let points = self.rhythm(rhythm, form: self.plural(count))
    return switch self.plural(count) {
    case .one: "\(count) \(points) is missing"
    case _: "\(count) \(points) are missing"
    }
  }
  func gapsSingle(missing: String, place: Mention) -> String {
    "\(missing), \(self.at(place))"
  }
  func gapsRun(missing: String, first: Mention, last: Mention) -> String {
    "\(missing), \(self.place(first)) to \(self.place(last))"
  }
  func gapsMany(missing: String, count: Int, longest: String, place: Mention) -> String {
    "\(missing) in \(count) gaps, the longest \(longest) from \(self.place(place))"
  }
  func barsClosed(rose: Int, fell: Int, unchanged: String, runs: String) -> String {
    switch self.plural(rose) {
    case .one: "\(rose) bar rose, \(fell) fell\(unchanged)\(runs)"
    case _: "\(rose) bars rose, \(fell) fell\(unchanged)\(runs)"
    }
  }
  func barsUnchanged(count: Int) -> String {
    ", \(count) unchanged"
  }
  func barsRuns(rises: Int, falls: Int) -> String {
    "; the longest runs are \(rises) up and \(falls) down"
  }
  func barsWidest(place: Mention, low: Figure, high: Figure) -> String {
    "the widest bar, \(self.at(place)), went from \(self.number(low)) to \(self.number(high))"
  }
  func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> String {
    switch isUp {
    case true: "the largest gap, \(self.at(place)), was up from \(self.number(close)) to \(self.number(open))"
    case false: "the largest gap, \(self.at(place)), was down from \(self.number(close)) to \(self.number(open))"
    }
  }
  func period(length: Figure, rhythm: Rhythm) -> String {
    "the pattern repeats about every \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
  }
  func averageAlike(mean: Figure) -> String {
    "the mean and the median are about \(self.number(mean))"
  }
  func thirdsAlike(value: Figure) -> String {
    "the first and the last third both averaged about \(self.number(value))"
  }
  func shapeMostly(low: Figure, high: Figure) -> String {
    "mostly between \(self.number(low)) and \(self.number(high))"
  }
  func shapeWithin(percent: String) -> String {
    "mostly within \(percent)"
  }
  func shapeButForSingle(value: Figure, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "unchanged at \(self.number(value)) but for one value"
    case _: "unchanged at \(self.number(value)) but for single values"
    }
  }
  func shapeSwings(low: Figure, high: Figure) -> String {
    "moved up and down between \(self.number(low)) and \(self.number(high))"
  }
  func shapeEndingNear(extreme: Extreme) -> String {
    switch extreme {
    case .highest: ", ending near its highest"
    case .lowest: ", ending near its lowest"
    }
  }
  func shapeFew(count: Int, low: Figure, high: Figure) -> String {
    "the \(count) values vary between \(self.number(low)) and \(self.number(high))"
  }
  func shapeSpread(count: Int, low: Figure, high: Figure) -> String {
    "\(count) values from \(self.number(low)) to \(self.number(high))"
  }
  func shapeHalf(lower: Figure, upper: Figure) -> String {
    "half of them between \(self.number(lower)) and \(self.number(upper))"
  }
  func shapeZeros(share: String, areDates: Bool) -> String {
    switch areDates {
    case true: "0 on \(share) of the dates"
    case false: "0 in \(share) of the rows"
    }
  }
  func shapeOthers(low: Figure, high: Figure, total: Figure) -> String {
    "otherwise \(self.number(low)) to \(self.number(high)), \(self.number(total)) in all"
  }
  func shapeStep(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "jumped up \(self.at(place))"
    case false: "dropped \(self.at(place))"
    }
  }
  func shapeSteps(places: String) -> String {
    "changed level \(places)"
  }
  func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> String {
    "\(self.number(usual)), but \(self.number(other)) from \(self.place(first)) to \(self.place(last))"
  }
  func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> String {
    switch isUp {
    case true: "grew ever faster, doubling about every \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    case false: "fell ever more slowly, halving about every \(self.number(length)) \(self.rhythm(rhythm, form: .other))"
    }
  }
  func shapeCourse(course: ShapeClause.Course, isUp: Bool) -> String {
    switch (course, isUp) {
    case (.steady, true): "rose steadily"
    case (.steady, false): "fell steadily"
    case (.withUpsAndDowns, true): "rose with ups and downs"
    case (.withUpsAndDowns, false): "fell with ups and downs"
    case (.overall, true): "rose overall, with wide variation"
    case (.overall, false): "fell overall, with wide variation"
    case (.slight, true): "slightly higher towards the end, with wide variation"
    case (.slight, false): "slightly lower towards the end, with wide variation"
    case (.everFaster, true): "rose, faster and faster"
    case (.everFaster, false): "fell, faster and faster"
    case (.slowing, true): "rose, faster at first"
    case (.slowing, false): "fell, faster at first"
    case (.withPause, true): "rose, with a pause"
    case (.withPause, false): "fell, with a pause"
    }
  }
  func shapeFaster(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "rose, faster \(self.since(place))"
    case false: "fell, faster \(self.since(place))"
    }
  }
  func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> String {
    switch (isUp, place.kind) {
    case (true, .quarter): "rose from \(self.number(from)) to \(self.number(level)) by the \(self.place(place)), about level since"
    case (false, .quarter): "fell from \(self.number(from)) to \(self.number(level)) by the \(self.place(place)), about level since"
    case (true, _): "rose from \(self.number(from)) to \(self.number(level)) by \(self.place(place)), about level since"
    case (false, _): "fell from \(self.number(from)) to \(self.number(level)) by \(self.place(place)), about level since"
    }
  }
  func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> String {
    switch isUp {
    case true: "about level near \(self.number(level)) \(self.until(place)), then rose to \(self.number(to))"
    case false: "about level near \(self.number(level)) \(self.until(place)), then fell to \(self.number(to))"
    }
  }
  func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> String {
    switch (isUp, start.kind) {
    case (true, .quarter): "rose from \(self.number(from)) to \(self.number(to)) between the \(self.place(start)) and the \(self.place(end)), about level before and after"
    case (false, .quarter): "fell from \(self.number(from)) to \(self.number(to)) between the \(self.place(start)) and the \(self.place(end)), about level before and after"
    case (true, _): "rose from \(self.number(from)) to \(self.number(to)) between \(self.place(start)) and \(self.place(end)), about level before and after"
    case (false, _): "fell from \(self.number(from)) to \(self.number(to)) between \(self.place(start)) and \(self.place(end)), about level before and after"
    }
  }
  func shapeInterrupted(isUp: Bool, value: Figure, place: String) -> String {
    switch isUp {
    case true: "rose but for a dip to \(self.number(value))\(place)"
    case false: "fell but for a bump to \(self.number(value))\(place)"
    }
  }
  func shapePart(move: ShapeMove, isFirst: Bool, isLast: Bool, until: String) -> String {
    switch (move, isLast) {
    case (.level, true): "has been about level"
    case (.level, false): "was about level\(until)"
    case (.rise, _): "rose\(until)"
    case (.fall, _): "fell\(until)"
    }
  }
  func shapeAlone(it: String, shape: String) -> String {
    shape
  }
  func shapeDetail(shape: String, detail: String) -> String {
    "\(shape): \(detail)"
  }
  func placeUntilAbout(place: Mention) -> String {
    switch place.kind {
    case .quarter: "until about the \(self.place(place))"
    case _: "until about \(self.place(place))"
    }
  }
  func season(period: SeasonPeriod, strength: SeasonClause.Strength, highest: String, lowest: String, apart: Figure) -> String {
    switch (period, strength) {
    case (.year, .strong): "a strong yearly season: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.year, .clear): "a clear yearly season: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.year, .weak): "a weak yearly season: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.week, .strong): "a strong weekly rhythm: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.week, .clear): "a clear weekly rhythm: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.week, .weak): "a weak weekly rhythm: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.day, .strong): "a strong daily rhythm: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.day, .clear): "a clear daily rhythm: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    case (.day, .weak): "a weak daily rhythm: highest \(highest), lowest \(lowest), \(self.number(apart)) apart"
    }
  }
  func seasonBrief(period: SeasonPeriod, highest: String) -> String {
    switch period {
    case .year: "yearly season highest \(highest)"
    case .week: "weekly rhythm highest \(highest)"
    case .day: "daily rhythm highest \(highest)"
    }
  }
  func oddValue(end: OddClause.End, value: Figure, place: String, isAbove: Bool) -> String {
    switch (end, isAbove) {
    case (.first, true): "the first value, \(self.number(value)), is far above those around it"
    case (.first, false): "the first value, \(self.number(value)), is far below those around it"
    case (.last, true): "the last value, \(self.number(value)), is far above those around it"
    case (.last, false): "the last value, \(self.number(value)), is far below those around it"
    case (.inner, true): "the value\(place), \(self.number(value)), is far above those around it"
    case (.inner, false): "the value\(place), \(self.number(value)), is far below those around it"
    }
  }
  func oddMany(count: Int, value: Figure, place: String) -> String {
    "\(count) single values are far from those around them, the farthest \(self.number(value))\(place)"
  }
  func volatility(place: Mention, isMore: Bool, times: Figure) -> String {
    switch isMore {
    case true: "\(self.since(place)) it has varied about \(self.number(times)) times as much"
    case false: "\(self.until(place)) it varied about \(self.number(times)) times as much as since then"
    }
  }
  func jump(place: Mention, from: Figure, to: Figure) -> String {
    "in one step, \(self.at(place)), it went from \(self.number(from)) to \(self.number(to))"
  }
  func yearOnYearSize(place: Mention, value: Figure, size: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(self.at(place)) it was \(self.number(value)), \(size) more than a year earlier"
    case false: "\(self.at(place)) it was \(self.number(value)), \(size) less than a year earlier"
    }
  }
  func yearOnYearSame(place: Mention, value: Figure) -> String {
    "\(self.at(place)) it was \(self.number(value)), as a year earlier"
  }
  func half(lower: Figure, upper: Figure) -> String {
    "half of the values are between \(self.number(lower)) and \(self.number(upper))"
  }
  func furtherOthers(count: Int) -> String {
    "and \(count) more series"
  }
  func seriesMore(count: Int, names: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "there is 1 more series: \(names)"
    case _: "there are \(count) more series: \(names)"
    }
  }
  func crowdEnds(opening: String, ends: String, isTie: Bool) -> String {
    "\(opening): \(ends)"
  }
  func comparisonTie(count: Int, value: Figure) -> String {
    switch self.plural(count) {
    case _ where count == 2: "both end at \(self.number(value))"
    case _: "all end at \(self.number(value))"
    }
  }
  func comparisonTwo(higher: String, lower: String, high: Figure, low: Figure) -> String {
    "\(higher) is higher than \(lower) at the end, \(self.number(high)) against \(self.number(low))"
  }
  func comparisonMany(highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "\(highest) end highest, at \(self.number(high)), \(lowest) lowest, at \(self.number(low))"
    case false: "\(highest) ends highest, at \(self.number(high)), \(lowest) lowest, at \(self.number(low))"
    }
  }
  func comparisonOfAll(count: Int, highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "of all \(count) series, \(highest) end highest, at \(self.number(high)), \(lowest) lowest, at \(self.number(low))"
    case false: "of all \(count) series, \(highest) ends highest, at \(self.number(high)), \(lowest) lowest, at \(self.number(low))"
    }
  }
  func crossingsOnce(place: Mention) -> String {
    "they cross once \(self.at(place))"
  }
  func crossingsOften(count: Int, first: Mention, last: Mention) -> String {
    switch self.plural(count) {
    case _ where count == 2: "they cross twice, first \(self.at(first)), last \(self.at(last))"
    case _: "they cross \(count) times, first \(self.at(first)), last \(self.at(last))"
    }
  }
  func leadsNever(isPrice: Bool) -> String {
    switch isPrice {
    case true: "the lead never changes"
    case false: "the same series is the highest throughout"
    }
  }
  func leadsOnce(place: Mention, isPrice: Bool) -> String {
    switch isPrice {
    case true: "the lead changes once \(self.at(place))"
    case false: "another series becomes the highest once, \(self.at(place))"
    }
  }
  func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> String {
    switch (self.plural(count), isPrice) {
    case (_, true) where count == 2: "the lead changes twice, first \(self.at(first)), last \(self.at(last))"
    case (_, false) where count == 2: "another series becomes the highest twice, first \(self.at(first)), last \(self.at(last))"
    case (_, true): "the lead changes \(count) times, first \(self.at(first)), last \(self.at(last))"
    case (_, false): "another series becomes the highest \(count) times, first \(self.at(first)), last \(self.at(last))"
    }
  }
  func comparisonTimes(times: Figure) -> String {
    ", \(self.number(times)) times as much"
  }
  func comovement(isTogether: Bool, isStrong: Bool, correlation: String) -> String {
    switch (isTogether, isStrong) {
    case (true, true): "they move together\(correlation)"
    case (true, false): "they tend to move together\(correlation)"
    case (false, true): "they move in opposite directions\(correlation)"
    case (false, false): "they tend to move in opposite directions\(correlation)"
    }
  }
  func gapWidest(place: Mention, size: Figure) -> String {
    "they are furthest apart \(self.at(place)), by \(self.number(size))"
  }
  func referenceThroughout(isAbove: Bool) -> String {
    switch isAbove {
    case true: "above it throughout"
    case false: "below it throughout"
    }
  }
  func referenceNever(isAbove: Bool) -> String {
    switch isAbove {
    case true: "never below it"
    case false: "never above it"
    }
  }
  func referenceSince(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "above it \(self.from(place)) on"
    case false: "below it \(self.from(place)) on"
    }
  }
  func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> String {
    switch isAbove {
    case true: "above it \(self.from(first)) \(self.to(last))"
    case false: "below it \(self.from(first)) \(self.to(last))"
    }
  }
  func referenceAt(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "above it only \(self.at(place))"
    case false: "below it only \(self.at(place))"
    }
  }
  func rankingClimb(name: String, from: Int, to: Int) -> String {
    "\(name) rose from \(self.ordinal(from, form: .one)) to \(self.ordinal(to, form: .one))"
  }
  func rankingLeader(name: String, value: Figure, isTotal: Bool) -> String {
    switch isTotal {
    case true: "\(name) leads with \(self.number(value))"
    case false: "\(name) is highest with \(self.number(value))"
    }
  }
  func rankingTimes(times: Figure, second: String) -> String {
    ", \(self.number(times)) times as much as \(second)"
  }
  func rankingNext(items: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "next comes \(items)"
    case _: "next come \(items)"
    }
  }
  func rankingItem(name: String, value: Figure) -> String {
    "\(name) with \(self.number(value))"
  }
  func originProvider(provider: String) -> String {
    "the data are from \(provider)"
  }
  func provider(code: String, name: String, isAbbreviation: Bool) -> String {
    switch isAbbreviation {
    case true: "the \(name)"
    case false: name
    }
  }
  func omissionRepeatedDates(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) row was left out, because the same date appears again further down"
    case _: "\(count) rows were left out, because the same date appears again further down"
    }
  }
  func omissionEmptyRows(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) empty row was left out"
    case _: "\(count) empty rows were left out"
    }
  }
  func split(place: Mention, shares: Figure) -> String {
    "the price may not be adjusted for a split \(self.at(place)), when it moved as if one share had become \(self.number(shares))"
  }
  func significanceOf(name: String) -> String {
    " of \(name)"
  }
  func significanceWithheld(series: String, reason: String) -> String {
    switch series {
    case "": "no statement on chance: \(reason)"
    case _: "no statement on chance for the trend\(series): \(reason)"
    }
  }
  func significanceTold(isUp: Bool, series: String, z: Figure, p: String) -> String {
    switch (channel, isUp) {
    case (.display, true): "by the Mann-Kendall test, the rise\(series) is significant at the 5 percent level, with z = \(self.number(z)) and \(p)"
    case (.display, false): "by the Mann-Kendall test, the fall\(series) is significant at the 5 percent level, with z = \(self.number(z)) and \(p)"
    case (_, true): "by the Mann-Kendall test, the rise\(series) is significant at the 5 percent level, with z \(self.number(z)) and \(p)"
    case (_, false): "by the Mann-Kendall test, the fall\(series) is significant at the 5 percent level, with z \(self.number(z)) and \(p)"
    }
  }
  func significanceChance(series: String, z: Figure, p: String) -> String {
    switch channel {
    case .display: "by the Mann-Kendall test, no trend\(series) can be told from chance, with z = \(self.number(z)) and \(p)"
    case _: "by the Mann-Kendall test, no trend\(series) can be told from chance, with z \(self.number(z)) and \(p)"
    }
  }
  func significanceP(p: Figure) -> String {
    switch channel {
    case .display: "p \(self.equal(p))"
    case _: "p \(self.number(p))"
    }
  }
  func significanceSmallP() -> String {
    switch channel {
    case .display: "p < 0.001"
    case _: "p under 0.001"
    }
  }
  func slopesOf(name: String) -> String {
    " of \(name)"
  }
  func slopesPer(rhythm: Rhythm) -> String {
    "per \(self.rhythm(rhythm, form: .one))"
  }
  func provisionalAge(count: Int, rhythm: Rhythm) -> String {
    ", as of \(count) \(self.rhythm(rhythm, form: self.plural(count))) ago"
  }
  func rebasedOpening(names: String, since: Mention, to: Mention, points: String) -> String {
    "\(names), percent change \(self.since(since)), \(self.to(to)), \(points)"
  }
  func rebasedBrief(names: String, since: Mention, ranking: String) -> String {
    "\(names), percent change \(self.since(since)): \(ranking)"
  }
  func rebasedAlternative(since: Mention, ranking: String) -> String {
    "percent change \(self.since(since)): \(ranking)"
  }
  func standingUnchanged(position: StandingPosition) -> String {
    "unchanged"
  }
  func standingTimes(times: Figure, position: StandingPosition) -> String {
    "at \(self.number(times)) times the first value"
  }
  func standingSize(size: String, isUp: Bool, isBound: Bool, position: StandingPosition) -> String {
    switch isUp {
    case true: "up \(size)"
    case false: "down \(size)"
    }
  }
  func rankingLevel(count: Int, standing: String) -> String {
    switch self.plural(count) {
    case _ where count == 2: "both are level, \(standing)"
    case _: "all are level, \(standing)"
    }
  }
  func rankingLeads(names: String, isMany: Bool, standing: String, isPrice: Bool) -> String {
    switch (isMany, isPrice) {
    case (true, true): "\(names) lead together, \(standing)"
    case (false, true): "\(names) leads, \(standing)"
    case (true, false): "\(names) are the highest, \(standing)"
    case (false, false): "\(names) is the highest, \(standing)"
    }
  }
  func rankingBehind(names: String, isMany: Bool, standing: String, points: String, isRoughly: Bool, isPrice: Bool) -> String {
    switch (isMany, isRoughly, isPrice) {
    case (true, true, true): "\(names) are \(standing), about \(points) behind"
    case (true, false, true): "\(names) are \(standing), \(points) behind"
    case (false, true, true): "\(names) is \(standing), about \(points) behind"
    case (false, false, true): "\(names) is \(standing), \(points) behind"
    case (true, true, false): "\(names) are \(standing), about \(points) lower"
    case (true, false, false): "\(names) are \(standing), \(points) lower"
    case (false, true, false): "\(names) is \(standing), about \(points) lower"
    case (false, false, false): "\(names) is \(standing), \(points) lower"
    }
  }
  func rankingOthers(count: Int) -> String {
    "and \(count) more series"
  }
  func rankingFurther(places: String, isPrice: Bool) -> String {
    switch isPrice {
    case true: "further behind: \(places)"
    case false: "further down: \(places)"
    }
  }
  func rebasedWidestGap(place: Mention, highest: String, points: String, lowest: String, isPrice: Bool) -> String {
    switch isPrice {
    case true: "they are furthest apart \(self.at(place)): \(highest) \(points) ahead of \(lowest)"
    case false: "they are furthest apart \(self.at(place)): \(highest) \(points) above \(lowest)"
    }
  }
  func alignment(compared: String, count: Int, leftOut: String, isOne: Bool) -> String {
    switch (self.plural(count), isOne) {
    case (_, true) where count == 2: "only the \(compared) that both have are compared; \(leftOut) was left out"
    case (_, false) where count == 2: "only the \(compared) that both have are compared; \(leftOut) were left out"
    case (_, true): "only the \(compared) that all have are compared; \(leftOut) was left out"
    case (_, false): "only the \(compared) that all have are compared; \(leftOut) were left out"
    }
  }
  func alignmentFirst(count: Int, rhythm: Rhythm, of: String) -> String {
    "\(count) \(self.rhythm(rhythm, form: self.plural(count))) of \(of)"
  }
  func alignmentNext(count: Int, of: String) -> String {
    "\(count) of \(of)"
  }
  func alignmentOthers(count: Int) -> String {
    "\(count) others"
  }
  func courseValue(standing: String, place: Mention) -> String {
    "\(standing) \(self.at(place))"
  }
  func peakAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "highest \(self.at(place)), \(standing)"
    case .lowest: "lowest \(self.at(place)), \(standing)"
    }
  }
  func peakFirstAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "highest, first reached \(self.at(place)), \(standing)"
    case .lowest: "lowest, first reached \(self.at(place)), \(standing)"
    }
  }
  func pricesFrom(provider: String) -> String {
    "prices from \(provider)"
  }
  func soundHeard(heard: Int, given: Int, shape: String, extremes: String, missing: String) -> String {
    switch self.plural(given) {
    case .one: "\(shape)\(heard) of \(given) point heard\(extremes)\(missing)"
    case _: "\(shape)\(heard) of \(given) points heard\(extremes)\(missing)"
    }
  }
  func soundShape() -> String {
    "shape only: "
  }
  func soundMissing(count: Int) -> String {
    ", \(count) missing"
  }
  func soundLogarithmic() -> String {
    "pitch is logarithmic: equal percent moves are equal intervals"
  }
  func soundOrder(names: String) -> String {
    "in this order: \(names)"
  }
  func soundPlaces(places: String) -> String {
    "at once: \(places)"
  }
  func soundPlace(name: String, side: SoundStatement.Place.Side) -> String {
    switch side {
    case .left: "\(name) on the left"
    case .right: "\(name) on the right"
    case .halfLeft: "\(name) half left"
    case .halfRight: "\(name) half right"
    }
  }
  func soundAtOnce(names: String, first: String) -> String {
    "at once: \(names), \(first) the loudest"
  }
  func smoothingMedian(width: Int) -> String {
    "the median of \(width) points"
  }
  func smoothingMean(width: Int) -> String {
    "the mean of \(width) points"
  }
  func soundGapsUnheard(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) gap is too short to be heard"
    case _: "\(count) gaps are too short to be heard"
    }
  }
  func soundClipped(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) value is outside the axis and sounds at its end"
    case _: "\(count) values are outside the axis and sound at its ends"
    }
  }
  func soundRhythm(isEven: Bool, isContinuous: Bool, length: String) -> String {
    switch (isEven, isContinuous) {
    case (true, true): "every point has the same time, as one gliding tone\(length)"
    case (true, false): "every point has the same time, as separate notes\(length)"
    case (false, true): "points are spaced as they are along x, as one gliding tone\(length)"
    case (false, false): "points are spaced as they are along x, as separate notes\(length)"
    }
  }
  func soundLength(seconds: Figure) -> String {
    ", \(self.number(seconds)) seconds in all"
  }
  func soundCandles(length: String) -> String {
    "every bar has the same time: a bright tone through open, low, high and close, or, where it closed lower than it opened, a soft one through open, high, low and close\(length)"
  }
  func lawOf(names: String) -> String {
    " of \(names)"
  }
  func lawOne(value: Figure, series: String, unit: String, hertz: Figure) -> String {
    "the value \(self.number(value))\(series)\(unit) sounds at \(self.number(hertz)) hertz"
  }
  func lawRange(low: Figure, high: Figure, series: String, unit: String, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: String) -> String {
    switch isLogarithmic {
    case true: "values\(series) from \(self.number(low)) to \(self.number(high))\(unit) sound from \(self.number(lowHertz)) to \(self.number(highHertz)) hertz on a logarithmic scale\(notes)"
    case false: "values\(series) from \(self.number(low)) to \(self.number(high))\(unit) sound from \(self.number(lowHertz)) to \(self.number(highHertz)) hertz on a linear scale\(notes)"
    }
  }
  func answerFirstReached(value: Figure, place: String) -> String {
    switch place {
    case "": "\(self.number(value)), first reached"
    case _: "\(self.number(value)), first reached \(place)"
    }
  }
  func reservationLastOf(place: Mention) -> String {
    "the last \(self.at(place))"
  }
  func reservationWithin(place: Mention) -> String {
    "which includes \(self.place(place))"
  }
  func reservationBefore(place: Mention) -> String {
    "the last before \(self.place(place))"
  }
  func reservationBeforeMissing(place: Mention) -> String {
    "the last before \(self.place(place)), where the value is missing"
  }
  func reportHeading(company: String) -> String {
    switch (company, channel) {
    case ("", .speech): "figures filed with the Securities and Exchange Commission"
    case ("", .display): "figures filed with the SEC"
    case (_, .speech): "\(company), figures filed with the Securities and Exchange Commission"
    case (_, .display): "\(company), figures filed with the SEC"
    }
  }
  func reportFigure(measure: Report.Measure, amount: String, period: Rhythm, end: Mention, change: String, filed: Mention) -> String {
    "\(self.reported(measure, form: .one)) \(amount) in the \(self.rhythm(period, form: .one)) to \(self.place(end))\(change); filed \(self.at(filed))"
  }
  func reportDerived(derivation: String) -> String {
    "this figure is derived: \(derivation)"
  }
  func reportLine(measure: Report.Measure, amount: String, period: Rhythm, start: Mention, end: Mention, form: String, filed: Mention, derivation: String) -> String {
    "\(self.reported(measure, form: .one)), \(self.rhythm(period, form: .one)) from \(self.place(start)) to \(self.place(end)): \(amount), filed\(form) \(self.at(filed))\(derivation)"
  }
  func reportDerivation(derivation: String) -> String {
    "; derived: \(derivation)"
  }
  func reportNothing(measure: Report.Measure, period: Rhythm) -> String {
    "no figure for \(self.reported(measure, form: .one)) by \(self.rhythm(period, form: .one)) was found in the filings"
  }
  func reportOrigin(origin: Report.Origin) -> String {
    switch origin {
    case .filed: "as filed"
    case .restOfYear: "the year less its first nine months"
    case .restOfMonths: "the months of the year to its end, less those before it began"
    case .perShare: "the total divided by the average number of shares"
    case .perShareOfRest: "the total divided by the average number of shares, at least one of them what is left of a longer period"
    }
  }
  func reportChange(percent: String, isUp: Bool, period: Rhythm) -> String {
    switch (isUp, period) {
    case (true, .quarters): ", up \(percent) from the same quarter a year before"
    case (false, .quarters): ", down \(percent) from the same quarter a year before"
    case (true, _): ", up \(percent) from the year before"
    case (false, _): ", down \(percent) from the year before"
    }
  }
  func reportTimes(times: Figure, period: Rhythm) -> String {
    switch period {
    case .quarters: ", \(self.number(times)) times that of the same quarter a year before"
    case _: ", \(self.number(times)) times that of the year before"
    }
  }
  func reportAgainst(amount: String, period: Rhythm) -> String {
    switch period {
    case .quarters: ", against \(amount) in the same quarter a year before"
    case _: ", against \(amount) in the year before"
    }
  }
  func reportUnchanged(period: Rhythm) -> String {
    switch period {
    case .quarters: ", unchanged on the same quarter a year before"
    case _: ", unchanged on the year before"
    }
  }
  func explorePoint(value: Figure, place: Mention) -> String {
    "\(self.number(value)) \(self.at(place))"
  }
  func exploreMissing(place: Mention) -> String {
    "no value \(self.at(place))"
  }
  func exploreExtreme(extreme: ExplorationExtreme) -> String {
    switch extreme {
    case .highest: "highest"
    case .lowest: "lowest"
    case .first: "first"
    case .last: "last"
    }
  }
  func exploreCrossing(level: String, isUp: Bool) -> String {
    switch isUp {
    case true: "above \(level)"
    case false: "below \(level)"
    }
  }
  func exploreOpeningAt(points: String, place: Mention) -> String {
    "\(points), you are at \(self.place(place))"
  }
  func exploreSeries(count: Int) -> String {
    "\(count) series"
  }
  func explorePosition(position: String, count: String) -> String {
    "\(position) of \(count)"
  }
  func explorePercent(percent: Figure, isUp: Bool) -> String {
    switch (channel, isUp) {
    case (.display, true): "up \(self.number(percent))%"
    case (.display, false): "down \(self.number(percent))%"
    case (_, true): "up \(self.number(percent)) percent"
    case (_, false): "down \(self.number(percent)) percent"
    }
  }
  func exploreDifference(amount: String, from: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(amount) more than \(from)"
    case false: "\(amount) less than \(from)"
    }
  }
  func exploreSame(from: String) -> String {
    "the same as \(from)"
  }
  func exploreNothing(limit: ExplorationLimit) -> String {
    switch limit {
    case .higherAhead: "no higher value ahead"
    case .higherBehind: "no higher value before"
    case .lowerAhead: "no lower value ahead"
    case .lowerBehind: "no lower value before"
    case .crossingAhead: "no crossing ahead"
    case .crossingBehind: "no crossing before"
    case .legAhead: "no turning point ahead"
    case .legBehind: "no turning point before"
    case .stopAhead: "nothing notable ahead"
    case .stopBehind: "nothing notable before"
    case .otherField: "no further field"
    case .otherSeries: "no further series"
    case .noValue: "no value here"
    case .noPointBefore: "no value before"
    case .noDates: "only with dates"
    case .noOrder: "names have no order"
    case .noLine: "only on a line"
    case .shorterRange: "no shorter range"
    case .longerRange: "the whole chart is shown"
    case .earlier: "nothing earlier"
    case .later: "nothing later"
    case .finer: "no shorter interval"
    case .coarser: "no longer interval"
    case .slower: "no slower speed"
    case .faster: "no faster speed"
    case .outsideData: "outside the data"
    case .placeOutside: "outside the range shown"
    case .placeUnknown: "not in this chart"
    }
  }
  func exploreNeverReached(value: Figure) -> String {
    "never at \(self.number(value))"
  }
  func exploreHelp(topic: ExplorationHelp) -> String {
    switch topic {
    case .points: "previous, next point"
    case .extremes: "highest, lowest"
    case .play: "play from here, pause"
    case .ends: "first, last point"
    case .whereabouts: "where you are"
    case .tenths: "back, on by a tenth"
    case .goTo: "go to a date, a value or +20"
    case .description: "description"
    case .repetition: "repeat the line"
    case .backwards: "play backwards"
    case .fields: "field of the bar"
    case .series: "other series"
    case .higher: "next, previous higher value"
    case .lower: "next, previous lower value"
    case .crossings: "next, previous crossing"
    case .legs: "next, previous turning point"
    case .marks: "set a mark, then a letter"
    case .recalling: "go to a mark, then its letter"
    case .difference: "difference from the mark"
    case .comparison: "compare the series here"
    case .slope: "change from the point before"
    case .speed: "slower, faster"
    case .interval: "shorter, longer interval"
    case .zoom: "shorter, longer range"
    case .ranges: "1M, 3M, 6M, 1Y, 5Y, MAX"
    case .windows: "earlier, later"
    case .reload: "read the data again"
    case .command: "your own command"
    }
  }
  func exploreWhere() -> String {
    "Go to:"
  }
  func exploreLetter() -> String {
    "Which letter?"
  }
  func exploreNotice(notice: ExplorationNotice) -> String {
    switch notice {
    case .cancelled: "cancelled"
    case .notAPlace: "not a date, a value or +20"
    case .reloaded: "data read again"
    case .notReloaded: "data not read again: nothing new"
    case .noCommand: "no explore.command is set"
    case .commandFailed: "your command failed"
    case .commandDone: "your command has ended"
    case .noSound: "this cannot be heard"
    }
  }
  func exploreUnknown(text: String, help: String) -> String {
    "unknown: \(text); \(help) for help"
  }
  func pageText(text: PageText) -> String {
    switch text {
    case .listen: "listen"
    case .play: "play"
    case .pause: "pause"
    case .stop: "stop"
    case .slower: "slower"
    case .faster: "faster"
    case .volume: "volume"
    case .previous: "previous"
    case .next: "next"
    case .needsScript: "the sound needs JavaScript"
    case .refused: "the sound cannot be played; perhaps the browser or the site does not allow it"
    case .point: "point"
    case .series: "series"
    case .range: "range"
    case .all: "all"
    case .keys: "keys"
    case .keysNote: "they work while the slider has focus"
    case .picture: "picture"
    case .table: "values"
    case .missing: "no value"
    case .downloads: "downloads"
    case .sound: "sound"
    case .data: "data (CSV)"
    case .captions: "captions (WebVTT)"
    case .date: "date"
    case .number: "position"
    case .category: "category"
    case .row: "row"
    case .figures: "company figures"
    case .figuresNote: "each is shown on the day it was reported"
    case .reported: "reported"
    case .notes: "notes"
    case .language: "language"
    case .from: "from"
    case .to: "to"
    case .count: "count"
    case .percent: "percent"
    case .density: "density"
    case .group: "group"
    case .name: "name"
    case .lower: "lower"
    case .upper: "upper"
    case .median: "median"
    case .lowerWhisker: "lower whisker"
    case .lowerQuartile: "lower quartile"
    case .upperQuartile: "upper quartile"
    case .upperWhisker: "upper whisker"
    case .farOut: "far out"
    }
  }
  func pageReduced(shown: Int, given: Int) -> String {
    "the slider and the table have \(shown) of \(given) points, the highest, the lowest and the turning points among them"
  }
  func pageCharts(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) chart"
    case _: "\(count) charts"
    }
  }
  func pageMade(version: String) -> String {
    "made with audiograph; the sound follows its mapping \(version)"
  }
  func brailleEnds(low: String, high: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(low) to \(high) from bottom to top"
    case _: "\(low) to \(high) from left to right"
    }
  }
  func brailleNames(names: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(names) from bottom to top"
    case _: "\(names) from left to right"
    }
  }
  func brailleLegend(points: String, low: Figure, high: Figure, isLogarithmic: Bool, isFlat: Bool) -> String {
    switch (isFlat, isLogarithmic) {
    case (true, _): "\(points) a cell, all \(self.number(low))"
    case (_, true): "\(points) a cell, from \(self.number(low)) to \(self.number(high)), logarithmic"
    case (_, _): "\(points) a cell, from \(self.number(low)) to \(self.number(high))"
    }
  }
  func histogramLead(subject: String, count: Int, low: Figure, high: Figure, shape: String) -> String {
    "\(subject), \(count) values from \(self.number(low)) to \(self.number(high))\(shape)"
  }
  func histogramAlternative(subject: String, count: Int, shape: String, median: Figure, low: Figure, high: Figure) -> String {
    "\(subject), \(count) values\(shape), median \(self.number(median)), from \(self.number(low)) to \(self.number(high))"
  }
  func histogramShape(shape: HistogramShape, count: Int, isSymmetric: Bool) -> String {
    switch (shape, isSymmetric) {
    case (.onePeak, true): "one peak, symmetric"
    case (.onePeak, false): "one peak"
    case (.single, _): ""
    case (.none, _): ""
    case (.even, _): "spread evenly"
    case (.peaks, _): "\(count) peaks"
    case (.tailHigh, _): "one peak, with a longer tail to high values"
    case (.tailLow, _): "one peak, with a longer tail to low values"
    }
  }
  func histogramBin(low: Figure, high: Figure) -> String {
    "\(self.number(low)) to \(self.number(high))"
  }
  func histogramBinBelow(high: Figure) -> String {
    "under \(self.number(high))"
  }
  func histogramMiddle(lower: Figure, upper: Figure, median: Figure) -> String {
    "half of them lie between \(self.number(lower)) and \(self.number(upper)), the median is \(self.number(median))"
  }
  func histogramBins(count: Int, width: Figure) -> String {
    switch self.plural(count) {
    case .one: "there is one bin of \(self.number(width))"
    case _: "there are \(count) bins of \(self.number(width))"
    }
  }
  func formFarOut(count: Int, above: Int, below: Int) -> String {
    switch (self.plural(count), self.plural(above), self.plural(below)) {
    case (.one, _, _) where above == 0: "there is one outlier, a low one"
    case (.one, _, _): "there is one outlier, a high one"
    case (_, _, _) where above == 0: "there are \(count) outliers, all low"
    case (_, _, _) where below == 0: "there are \(count) outliers, all high"
    case (_, _, _): "there are \(count) outliers, \(above) high and \(below) low"
    }
  }
  func formMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "one value is missing"
    case _: "\(count) values are missing"
    }
  }
  func heatmapLead(subject: String, size: String, high: Figure, highPlace: String, low: Figure, lowPlace: String) -> String {
    "\(subject), \(size): highest \(self.number(high)) at \(highPlace); lowest \(self.number(low)) at \(lowPlace)"
  }
  func heatmapFlat(subject: String, size: String, value: Figure) -> String {
    "\(subject), \(size): every value is \(self.number(value))"
  }
  func heatmapSize(rows: Int, columns: Int) -> String {
    "\(rows) rows by \(columns) columns"
  }
  func heatmapAt(row: String, column: String, isShared: Bool) -> String {
    switch isShared {
    case true: "\(row), \(column) and elsewhere"
    case false: "\(row), \(column)"
    }
  }
  func heatmapEmpty(count: Int) -> String {
    switch self.plural(count) {
    case .one: "one cell is empty"
    case _: "\(count) cells are empty"
    }
  }
  func heatmapHeard(areBlocks: Bool) -> String {
    switch areBlocks {
    case true: "neighbouring rows are heard together, as their lowest, middle and highest value"
    case false: "each row is heard as its lowest, middle and highest value"
    }
  }
  func bandLead(subject: String, points: String, first: String, last: String) -> String {
    "\(subject), \(points): \(first), \(last)"
  }
  func bandWidest(widest: Mention, low: Figure, high: Figure, narrowest: Mention, narrowLow: Figure, narrowHigh: Figure) -> String {
    "the interval is widest \(self.at(widest)), \(self.number(low)) to \(self.number(high)), and narrowest \(self.at(narrowest)), \(self.number(narrowLow)) to \(self.number(narrowHigh))"
  }
  func bandEven(width: Figure) -> String {
    "no interval is the widest: each is \(self.number(width)) wide"
  }
  func bandApart(count: Int, pairs: Int, list: String) -> String {
    switch self.plural(count) {
    case .one: "one of \(pairs) pairs of neighbouring intervals does not overlap\(list)"
    case _: "\(count) of \(pairs) pairs of neighbouring intervals do not overlap\(list)"
    }
  }
  func bandZero(outside: Int, points: Int) -> String {
    "the interval leaves out 0 at \(outside) of \(points) points"
  }
  func bandDisordered(count: Int) -> String {
    switch self.plural(count) {
    case .one: "at one point the value lies outside its interval"
    case _: "at \(count) points the value lies outside its interval"
    }
  }
  func bandSwapped(count: Int) -> String {
    switch self.plural(count) {
    case .one: "at one point the lower bound was above the upper one; the two are swapped"
    case _: "at \(count) points the lower bound was above the upper one; the two are swapped"
    }
  }
  func bandMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "one point that lacks a number is left out"
    case _: "\(count) points that lack a number are left out"
    }
  }
  func bandHeard(heard: BandHearing) -> String {
    switch heard {
    case .inTurn: "each point is heard as its value, then its lower and its upper bound"
    case .together: "the value is heard in the middle, the lower bound on the left, the upper on the right"
    case .inParts: "the value is heard in the middle, the lower bound on the left, the upper on the right, neighbouring points as one"
    }
  }
  func bandPlace(point: String, low: Figure, high: Figure) -> String {
    "\(point), \(self.number(low)) to \(self.number(high))"
  }
  func bandField(field: Band.Field) -> String {
    switch field {
    case .lower: "lower bound"
    case .upper: "upper bound"
    case .width: "width"
    case .value: "value"
    }
  }
  func densityRange(low: Figure, high: Figure) -> String {
    "the curve runs from \(self.number(low)) to \(self.number(high))"
  }
  func scatterOpening(x: String, y: String, count: Int) -> String {
    "\(y) against \(x), \(count) points"
  }
  func scatterClear(strength: String, isHigher: Bool, x: String, y: String, correlation: String) -> String {
    switch isHigher {
    case true: "\(strength), the higher \(x), the higher \(y), \(correlation)"
    case false: "\(strength), the higher \(x), the lower \(y), \(correlation)"
    }
  }
  func scatterStrength(strength: ScatterStrength, isCurved: Bool) -> String {
    switch (strength, isCurved) {
    case (.weak, true): "a weak nonlinear relationship"
    case (.weak, false): "a weak relationship"
    case (.moderate, true): "a moderate nonlinear relationship"
    case (.moderate, false): "a moderate relationship"
    case (.strong, true): "a strong nonlinear relationship"
    case (.strong, false): "a strong relationship"
    case (.veryStrong, true): "a very strong nonlinear relationship"
    case (.veryStrong, false): "a very strong relationship"
    case (_, _): "no clear relationship"
    }
  }
  func scatterCorrelation(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "rank correlation \(self.number(correlation))"
    case false: "correlation \(self.number(correlation))"
    }
  }
  func scatterFar(count: Int) -> String {
    switch self.plural(count) {
    case .one: "one point lies far from the rest"
    case _: "\(count) points lie far from the rest"
    }
  }
  func scatterWithout(count: Int, correlation: Figure) -> String {
    switch self.plural(count) {
    case .one: "that is without the one point far from the rest; with it the correlation is \(self.number(correlation))"
    case _: "that is without the \(count) points far from the rest; with them the correlation is \(self.number(correlation))"
    }
  }
  func scatterSlope(x: String, y: String, slope: Figure, isHigher: Bool) -> String {
    switch isHigher {
    case true: "on average \(y) is \(self.number(slope)) higher for each increase of 1 in \(x)"
    case false: "on average \(y) is \(self.number(slope)) lower for each increase of 1 in \(x)"
    }
  }
  func scatterGroups(groups: String) -> String {
    "correlation by group: \(groups)"
  }
  func scatterReversed(groups: String) -> String {
    "within each group it goes the other way; the correlations are \(groups)"
  }
  func scatterGroup(name: String, correlation: Figure, isNumber: Bool) -> String {
    switch isNumber {
    case true: "\(name) with \(self.number(correlation))"
    case false: "\(name) \(self.number(correlation))"
    }
  }
  func scatterDensest(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure, count: Int) -> String {
    switch self.plural(count) {
    case .one: "the points are densest where \(x) is \(self.number(lowX)) to \(self.number(highX)) and \(y) is \(self.number(lowY)) to \(self.number(highY)): one point"
    case _: "the points are densest where \(x) is \(self.number(lowX)) to \(self.number(highX)) and \(y) is \(self.number(lowY)) to \(self.number(highY)): \(count) points"
    }
  }
  func scatterRanges(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure) -> String {
    "\(x) is \(self.number(lowX)) to \(self.number(highX)), \(y) \(self.number(lowY)) to \(self.number(highY))"
  }
  func scatterRange(name: String, low: Figure, high: Figure) -> String {
    "\(name) is \(self.number(low)) to \(self.number(high))"
  }
  func scatterInterval(isRank: Bool, low: Figure, high: Figure) -> String {
    switch isRank {
    case true: "the 95 percent confidence interval of the rank correlation is \(self.number(low)) to \(self.number(high))"
    case false: "the 95 percent confidence interval of the correlation is \(self.number(low)) to \(self.number(high))"
    }
  }
  func scatterOther(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "the rank correlation is \(self.number(correlation))"
    case false: "the correlation is \(self.number(correlation))"
    }
  }
  func scatterCoinciding(count: Int) -> String {
    switch self.plural(count) {
    case .one: "one point coincides with another"
    case _: "\(count) points coincide with another"
    }
  }
  func scatterMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "one row that lacks a number is left out"
    case _: "\(count) rows that lack a number are left out"
    }
  }
  func scatterHeard(single: Int, summed: Int, isOfTime: Bool, x: String) -> String {
    switch (self.plural(single), isOfTime) {
    case (_, true) where single == 0: "all \(summed) points are heard as the lowest, middle and highest of each tenth of a second"
    case (_, false) where single == 0: "all \(summed) points are heard as the lowest, middle and highest at each \(x)"
    case (.one, true): "one point is heard by itself, the other \(summed) as the lowest, middle and highest of each tenth of a second"
    case (.one, false): "one point is heard by itself, the other \(summed) as the lowest, middle and highest at each \(x)"
    case (_, true): "\(single) points are heard one by one, the other \(summed) as the lowest, middle and highest of each tenth of a second"
    case (_, false): "\(single) points are heard one by one, the other \(summed) as the lowest, middle and highest at each \(x)"
    }
  }
  func scatterTimes(count: Int) -> String {
    "\(count) times"
  }
  func boxOverlap(first: String, second: String, isOverlapping: Bool, isIntroduced: Bool) -> String {
    switch (isOverlapping, isIntroduced) {
    case (true, false): "the middle halves of \(first) and \(second) overlap"
    case (false, false): "the middle halves of \(first) and \(second) do not overlap"
    case (true, true): "the middle halves of \(first) and \(second), the next highest, overlap"
    case (false, true): "the middle halves of \(first) and \(second), the next highest, do not overlap"
    }
  }
  func boxSpread(name: String, lower: Figure, upper: Figure) -> String {
    "\(name) is spread widest: its middle half runs from \(self.number(lower)) to \(self.number(upper))"
  }
  func boxFarOut(count: Int, isInOne: Bool, value: Figure, group: String) -> String {
    switch (self.plural(count), isInOne) {
    case (.one, _): "there is one outlier, \(self.number(value))\(group)"
    case (_, true): "there are \(count) outliers\(group), the farthest \(self.number(value))"
    case (_, false): "there are \(count) outliers, the farthest \(self.number(value))\(group)"
    }
  }
  func boxCount(name: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "\(name) has no value"
    case .one: "\(name) has only one value"
    case _: "\(name) has only \(count) values"
    }
  }
  func boxFewest(names: String, count: Int) -> String {
    "\(names) have fewer than \(count) values each"
  }
  func boxCounts(counts: String) -> String {
    "the numbers of values are \(counts)"
  }
  func boxEqualCounts(count: Int) -> String {
    "each group has \(count) values"
  }
  func boxRange(low: Figure, high: Figure) -> String {
    "they run from \(self.number(low)) to \(self.number(high))"
  }
  func boxRangeIn(low: Figure, lowest: String, high: Figure, highest: String) -> String {
    "the values run from \(self.number(low)) in \(lowest) to \(self.number(high)) in \(highest)"
  }
  func boxRangeWithin(low: Figure, high: Figure, name: String) -> String {
    "the values run from \(self.number(low)) to \(self.number(high)), both in \(name)"
  }
  func boxFarthestOnly(count: Int, isOfGroups: Bool) -> String {
    switch isOfGroups {
    case true: "of the outliers, the \(count) farthest of each group are heard"
    case false: "of the outliers, the \(count) farthest are heard"
    }
  }
  func boxPlace(value: String, part: BoxPart) -> String {
    switch part {
    case .lowWhisker: "\(value) lower whisker"
    case .lowerQuartile: "\(value) lower quartile"
    case .median: "\(value) median"
    case .upperQuartile: "\(value) upper quartile"
    case .highWhisker: "\(value) upper whisker"
    case .outlier: "\(value) outlier"
    case .point: value
    }
  }
  func shareCount(count: Int) -> String {
    "\(count) shares"
  }
  func shareSame(names: String, percent: String) -> String {
    switch names {
    case "": "all the same, \(percent) each"
    case _: "all the same, \(names) with \(percent) each"
    }
  }
  func shareAlone(name: String, isMore: Bool) -> String {
    switch isMore {
    case true: "\(name) alone makes up more than half"
    case false: "\(name) alone makes up half"
    }
  }
  func shareLargest(count: Int, isMore: Bool) -> String {
    switch isMore {
    case true: "the \(count) largest together make up more than half"
    case false: "the \(count) largest together make up half"
    }
  }
  func shareSmallest(count: Int, names: String, percent: String) -> String {
    switch self.plural(count) {
    case .one: "the smallest is \(names) with \(percent)"
    case _: "the smallest are \(names) with \(percent) each"
    }
  }
  func shareJoined(count: Int, areSmallest: Bool, percent: String) -> String {
    switch areSmallest {
    case true: "the \(count) smallest are combined: \(percent)"
    case false: "the other \(count) are combined: \(percent)"
    }
  }
  func shareEmpty(count: Int, names: String) -> String {
    switch self.plural(count) {
    case .one: "\(names) is 0"
    case _: "\(names) are 0"
    }
  }
  func unitMultiplied(multiplier: String, unit: String) -> String {
    "\(multiplier) \(unit)"
  }
  func unitCounted(multiplier: String, alone: String, unit: String) -> String {
    "\(alone) of \(unit)"
  }
  func unitPower(unit: String, power: Int, form: TermForm) -> String {
    switch self.plural(power) {
    case _ where power == 2: "square \(unit)"
    case _ where power == 3: "cubic \(unit)"
    case _: "\(unit) to the power of \(power)"
    }
  }
}
