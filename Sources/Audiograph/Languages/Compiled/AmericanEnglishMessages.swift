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
    language.name\tEnglish (US)
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
    significance.correlated\tneighboring values are alike, with a correlation of {0}
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
  func dateDayBrief(day: Int, month: Int, year: String) -> String {
    "\(self.monthShort(month, form: .one)) \(day), \(year)"
  }
  func dateClock(clock: String) -> String {
    self.twelveHour(clock)
  }
  func placeWeek(place: Mention) -> String {
    "in the week ending \(self.place(place))"
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
}
