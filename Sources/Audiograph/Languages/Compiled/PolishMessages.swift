// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

protocol PolishWording: Wording {}

extension PolishWording {
  var decimalMark: Character { "," }
  func rhythm(_ key: Rhythm, form: TermForm) -> String {
    switch (key, form) {
    case (.years, .one): "rok"
    case (.years, .few): "lata"
    case (.years, .many): "lat"
    case (.years, .accusative): "rok"
    case (.years, _): "roku"
    case (.quarters, .one): "kwartał"
    case (.quarters, .few): "kwartały"
    case (.quarters, .many): "kwartałów"
    case (.quarters, .other): "kwartału"
    case (.quarters, .accusative): "kwartał"
    case (.quarters, _): "kwartale"
    case (.months, .one): "miesiąc"
    case (.months, .few): "miesiące"
    case (.months, .many): "miesięcy"
    case (.months, .other): "miesiąca"
    case (.months, .accusative): "miesiąc"
    case (.months, _): "miesiącu"
    case (.weeks, .one): "tydzień"
    case (.weeks, .few): "tygodnie"
    case (.weeks, .many): "tygodni"
    case (.weeks, .other): "tygodnia"
    case (.weeks, .accusative): "tydzień"
    case (.weeks, _): "tygodniu"
    case (.days, .one): "dzień"
    case (.days, .few): "dni"
    case (.days, .many): "dni"
    case (.days, .other): "dnia"
    case (.days, .accusative): "dzień"
    case (.days, _): "dniu"
    case (.tradingDays, .one): "sesja"
    case (.tradingDays, .few): "sesje"
    case (.tradingDays, .accusative): "sesję"
    case (.tradingDays, _): "sesji"
    case (.hours, .one): "godzina"
    case (.hours, .few): "godziny"
    case (.hours, .many): "godzin"
    case (.hours, .other): "godziny"
    case (.hours, .accusative): "godzinę"
    case (.hours, _): "godzinie"
    case (.minutes, .one): "minuta"
    case (.minutes, .few): "minuty"
    case (.minutes, .many): "minut"
    case (.minutes, .other): "minuty"
    case (.minutes, .accusative): "minutę"
    case (.minutes, _): "minucie"
    case (.seconds, .one): "sekunda"
    case (.seconds, .few): "sekundy"
    case (.seconds, .many): "sekund"
    case (.seconds, .other): "sekundy"
    case (.seconds, .accusative): "sekundę"
    case (.seconds, _): "sekundzie"
    case (.points, .one): "punkt"
    case (.points, .few): "punkty"
    case (.points, .many): "punktów"
    case (.points, .other): "punktu"
    case (.points, .accusative): "punkt"
    case (.points, _): "punkcie"
    case (.steps, .one): "krok"
    case (.steps, .few): "kroki"
    case (.steps, .many): "kroków"
    case (.steps, .accusative): "krok"
    case (.steps, _): "kroku"
    }
  }
  func gender(of key: Rhythm) -> Gender {
    switch key {
    case .tradingDays, .hours, .minutes, .seconds: .feminine
    default: .masculine
    }
  }
  func measure(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "cena zamknięcia"
    case (.adjustedClose, _): "skorygowana cena zamknięcia"
    case (.open, _): "cena otwarcia"
    case (.high, _): "cena najwyższa"
    case (.low, _): "cena najniższa"
    case (.volume, _): "wolumen obrotu"
    case (.meanOfFour, _): "średnia z cen otwarcia, najwyższej, najniższej i zamknięcia"
    case (.meanOfThree, _): "średnia z cen najwyższej, najniższej i zamknięcia"
    case (.meanOfTwo, _): "średnia z cen najwyższej i najniższej"
    }
  }
  func scale(_ key: NoteScale, form: TermForm) -> String {
    switch (key, form) {
    case (.chromatic, _): "chromatycznej"
    case (.major, _): "durowej"
    case (.minor, _): "molowej"
    case (.pentatonic, _): "pentatonicznej"
    }
  }
  func subject(_ key: ExtremeSubject, form: TermForm) -> String {
    switch (key, form) {
    case (.close, .one): "cena zamknięcia"
    case (.close, _): "cenę zamknięcia"
    case (.adjustedClose, .one): "skorygowana cena zamknięcia"
    case (.adjustedClose, _): "skorygowaną cenę zamknięcia"
    case (.open, .one): "cena otwarcia"
    case (.open, _): "cenę otwarcia"
    case (.price, .one): "cena"
    case (.price, _): "cenę"
    case (.value, _): "wartość"
    case (.rank, .one): "pozycja"
    case (.rank, _): "pozycję"
    }
  }
  func reported(_ key: Report.Measure, form: TermForm) -> String {
    switch (key, form) {
    case (.revenue, _): "przychody"
    case (.earnings, _): "zysk netto"
    case (.cashFlow, _): "przepływy pieniężne z działalności operacyjnej"
    case (.revenuePerShare, _): "przychody na akcję"
    case (.earningsPerShare, _): "zysk na akcję"
    case (.cashFlowPerShare, _): "przepływy pieniężne z działalności operacyjnej na akcję"
    }
  }
  func month(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, .nominative): "styczeń"
    case (1, .genitive): "stycznia"
    case (1, _): "styczniu"
    case (2, .nominative): "luty"
    case (2, .genitive): "lutego"
    case (2, _): "lutym"
    case (3, .nominative): "marzec"
    case (3, .genitive): "marca"
    case (3, _): "marcu"
    case (4, .nominative): "kwiecień"
    case (4, .genitive): "kwietnia"
    case (4, _): "kwietniu"
    case (5, .nominative): "maj"
    case (5, .genitive): "maja"
    case (5, _): "maju"
    case (6, .nominative): "czerwiec"
    case (6, .genitive): "czerwca"
    case (6, _): "czerwcu"
    case (7, .nominative): "lipiec"
    case (7, .genitive): "lipca"
    case (7, _): "lipcu"
    case (8, .nominative): "sierpień"
    case (8, .genitive): "sierpnia"
    case (8, _): "sierpniu"
    case (9, .nominative): "wrzesień"
    case (9, .genitive): "września"
    case (9, _): "wrześniu"
    case (10, .nominative): "październik"
    case (10, .genitive): "października"
    case (10, _): "październiku"
    case (11, .nominative): "listopad"
    case (11, .genitive): "listopada"
    case (11, _): "listopadzie"
    case (12, .nominative): "grudzień"
    case (12, .genitive): "grudnia"
    case (12, _): "grudniu"
    default: ""
    }
  }
  func weekday(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "w poniedziałki"
    case (2, _): "we wtorki"
    case (3, _): "w środy"
    case (4, _): "w czwartki"
    case (5, _): "w piątki"
    case (6, _): "w soboty"
    case (7, _): "w niedziele"
    default: ""
    }
  }
  func weekdayName(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, .genitive): "poniedziałku"
    case (1, _): "poniedziałek"
    case (2, .genitive): "wtorku"
    case (2, _): "wtorek"
    case (3, .nominative): "środa"
    case (3, .genitive): "środy"
    case (3, _): "środę"
    case (4, .genitive): "czwartku"
    case (4, _): "czwartek"
    case (5, .genitive): "piątku"
    case (5, _): "piątek"
    case (6, .nominative): "sobota"
    case (6, .genitive): "soboty"
    case (6, _): "sobotę"
    case (7, .nominative): "niedziela"
    case (7, .genitive): "niedzieli"
    case (7, _): "niedzielę"
    default: ""
    }
  }
  func monthShort(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, _): "sty"
    case (2, _): "lut"
    case (3, _): "mar"
    case (4, _): "kwi"
    case (5, .genitive): "maja"
    case (5, _): "maj"
    case (6, _): "cze"
    case (7, _): "lip"
    case (8, _): "sie"
    case (9, _): "wrz"
    case (10, _): "paź"
    case (11, _): "lis"
    case (12, _): "gru"
    default: ""
    }
  }
  func field(_ key: PriceValue, form: TermForm) -> String {
    switch (key, form) {
    case (.close, _): "zamknięcie"
    case (.adjustedClose, _): "zamknięcie skorygowane"
    case (.open, _): "otwarcie"
    case (.high, _): "maksimum"
    case (.low, _): "minimum"
    case (.volume, _): "wolumen"
    case (.meanOfFour, _): "średnia z czterech"
    case (.meanOfThree, _): "średnia z trzech"
    case (.meanOfTwo, _): "średnia z dwóch"
    }
  }
  func keyName(_ key: ExplorationKey.Name, form: TermForm) -> String {
    switch (key, form) {
    case (.left, _): "Lewo"
    case (.right, _): "Prawo"
    case (.up, _): "Góra"
    case (.down, _): "Dół"
    case (.home, _): "Home"
    case (.end, _): "End"
    case (.pageUp, _): "Page Up"
    case (.pageDown, _): "Page Down"
    case (.space, _): "Spacja"
    case (.enter, _): "Enter"
    case (.backspace, _): "Backspace"
    case (.escape, _): "Escape"
    case (.tab, _): "Tab"
    case (.f1, _): "F1"
    }
  }
  func ordinal(_ key: Int, form: TermForm) -> String {
    switch (key, form) {
    case (1, .nominative): "pierwszy"
    case (1, .genitive): "pierwszego"
    case (1, _): "pierwszym"
    case (2, .nominative): "drugi"
    case (2, .genitive): "drugiego"
    case (2, _): "drugim"
    case (3, .nominative): "trzeci"
    case (3, .genitive): "trzeciego"
    case (3, _): "trzecim"
    case (4, .nominative): "czwarty"
    case (4, .genitive): "czwartego"
    case (4, _): "czwartym"
    case (5, .nominative): "piąty"
    case (5, .genitive): "piątego"
    case (5, _): "piątym"
    case (6, .nominative): "szósty"
    case (6, .genitive): "szóstego"
    case (6, _): "szóstym"
    case (7, .nominative): "siódmy"
    case (7, .genitive): "siódmego"
    case (7, _): "siódmym"
    case (8, .nominative): "ósmy"
    case (8, .genitive): "ósmego"
    case (8, _): "ósmym"
    case (9, .nominative): "dziewiąty"
    case (9, .genitive): "dziewiątego"
    case (9, _): "dziewiątym"
    case (10, .nominative): "dziesiąty"
    case (10, .genitive): "dziesiątego"
    case (10, _): "dziesiątym"
    case (11, .nominative): "jedenasty"
    case (11, .genitive): "jedenastego"
    case (11, _): "jedenastym"
    case (12, .nominative): "dwunasty"
    case (12, .genitive): "dwunastego"
    case (12, _): "dwunastym"
    case (13, .nominative): "trzynasty"
    case (13, .genitive): "trzynastego"
    case (13, _): "trzynastym"
    case (14, .nominative): "czternasty"
    case (14, .genitive): "czternastego"
    case (14, _): "czternastym"
    case (15, .nominative): "piętnasty"
    case (15, .genitive): "piętnastego"
    case (15, _): "piętnastym"
    case (16, .nominative): "szesnasty"
    case (16, .genitive): "szesnastego"
    case (16, _): "szesnastym"
    case (17, .nominative): "siedemnasty"
    case (17, .genitive): "siedemnastego"
    case (17, _): "siedemnastym"
    case (18, .nominative): "osiemnasty"
    case (18, .genitive): "osiemnastego"
    case (18, _): "osiemnastym"
    case (19, .nominative): "dziewiętnasty"
    case (19, .genitive): "dziewiętnastego"
    case (19, _): "dziewiętnastym"
    case (20, .nominative): "dwudziesty"
    case (20, .genitive): "dwudziestego"
    case (20, _): "dwudziestym"
    case (21, .nominative): "dwudziesty pierwszy"
    case (21, .genitive): "dwudziestego pierwszego"
    case (21, _): "dwudziestym pierwszym"
    case (22, .nominative): "dwudziesty drugi"
    case (22, .genitive): "dwudziestego drugiego"
    case (22, _): "dwudziestym drugim"
    case (23, .nominative): "dwudziesty trzeci"
    case (23, .genitive): "dwudziestego trzeciego"
    case (23, _): "dwudziestym trzecim"
    case (24, .nominative): "dwudziesty czwarty"
    case (24, .genitive): "dwudziestego czwartego"
    case (24, _): "dwudziestym czwartym"
    case (25, .nominative): "dwudziesty piąty"
    case (25, .genitive): "dwudziestego piątego"
    case (25, _): "dwudziestym piątym"
    case (26, .nominative): "dwudziesty szósty"
    case (26, .genitive): "dwudziestego szóstego"
    case (26, _): "dwudziestym szóstym"
    case (27, .nominative): "dwudziesty siódmy"
    case (27, .genitive): "dwudziestego siódmego"
    case (27, _): "dwudziestym siódmym"
    case (28, .nominative): "dwudziesty ósmy"
    case (28, .genitive): "dwudziestego ósmego"
    case (28, _): "dwudziestym ósmym"
    case (29, .nominative): "dwudziesty dziewiąty"
    case (29, .genitive): "dwudziestego dziewiątego"
    case (29, _): "dwudziestym dziewiątym"
    case (30, .nominative): "trzydziesty"
    case (30, .genitive): "trzydziestego"
    case (30, _): "trzydziestym"
    case (31, .nominative): "trzydziesty pierwszy"
    case (31, .genitive): "trzydziestego pierwszego"
    case (31, _): "trzydziestym pierwszym"
    default: ""
    }
  }
  static var units: TermTable { TermTable(forms: [.one, .few, .many, .other, .in, .per, .multiplied], PackedTable("""
    $\tdolar|dolary|dolarów|dolara|dolarach|dolar|dolarów
    %\tprocent|procent|procent|procent|procentach|procent|procent
    A\tamper|ampery|amperów|ampera|amperach|amper|amperów
    B\tbajt|bajty|bajtów|bajta|bajtach|bajt|bajtów
    EJ\teksadżul|eksadżule|eksadżuli|eksadżula|eksadżulach|eksadżul|eksadżuli
    GB\tgigabajt|gigabajty|gigabajtów|gigabajta|gigabajtach|gigabajt|gigabajtów
    GHz\tgigaherc|gigaherce|gigaherców|gigaherca|gigahercach|gigaherc|gigaherców
    GJ\tgigadżul|gigadżule|gigadżuli|gigadżula|gigadżulach|gigadżul|gigadżuli
    GV\tgigawolt|gigawolty|gigawoltów|gigawolta|gigawoltach|gigawolt|gigawoltów
    GW\tgigawat|gigawaty|gigawatów|gigawata|gigawatach|gigawat|gigawatów
    GWh\tgigawatogodzina|gigawatogodziny|gigawatogodzin|gigawatogodziny|gigawatogodzinach|gigawatogodzinę|gigawatogodzin
    Gbit\tgigabit|gigabity|gigabitów|gigabita|gigabitach|gigabit|gigabitów
    GiB\tgibibajt|gibibajty|gibibajtów|gibibajta|gibibajtach|gibibajt|gibibajtów
    Gt\tgigatona|gigatony|gigaton|gigatony|gigatonach|gigatonę|gigaton
    Hz\therc|herce|herców|herca|hercach|herc|herców
    J\tdżul|dżule|dżuli|dżula|dżulach|dżul|dżuli
    K\tkelwin|kelwiny|kelwinów|kelwina|kelwinach|kelwin|kelwinów
    KiB\tkibibajt|kibibajty|kibibajtów|kibibajta|kibibajtach|kibibajt|kibibajtów
    MB\tmegabajt|megabajty|megabajtów|megabajta|megabajtach|megabajt|megabajtów
    MHz\tmegaherc|megaherce|megaherców|megaherca|megahercach|megaherc|megaherców
    MJ\tmegadżul|megadżule|megadżuli|megadżula|megadżulach|megadżul|megadżuli
    MN\tmeganiuton|meganiutony|meganiutonów|meganiutona|meganiutonach|meganiuton|meganiutonów
    MPa\tmegapaskal|megapaskale|megapaskali|megapaskala|megapaskalach|megapaskal|megapaskali
    MV\tmegawolt|megawolty|megawoltów|megawolta|megawoltach|megawolt|megawoltów
    MW\tmegawat|megawaty|megawatów|megawata|megawatach|megawat|megawatów
    MWh\tmegawatogodzina|megawatogodziny|megawatogodzin|megawatogodziny|megawatogodzinach|megawatogodzinę|megawatogodzin
    Mbit\tmegabit|megabity|megabitów|megabita|megabitach|megabit|megabitów
    MiB\tmebibajt|mebibajty|mebibajtów|mebibajta|mebibajtach|mebibajt|mebibajtów
    Mt\tmegatona|megatony|megaton|megatony|megatonach|megatonę|megaton
    MΩ\tmegaom|megaomy|megaomów|megaoma|megaomach|megaom|megaomów
    N\tniuton|niutony|niutonów|niutona|niutonach|niuton|niutonów
    Nm\tniutonometr|niutonometry|niutonometrów|niutonometra|niutonometrach|niutonometr|niutonometrów
    Pa\tpaskal|paskale|paskali|paskala|paskalach|paskal|paskali
    TB\tterabajt|terabajty|terabajtów|terabajta|terabajtach|terabajt|terabajtów
    TJ\tteradżul|teradżule|teradżuli|teradżula|teradżulach|teradżul|teradżuli
    TW\tterawat|terawaty|terawatów|terawata|terawatach|terawat|terawatów
    TWh\tterawatogodzina|terawatogodziny|terawatogodzin|terawatogodziny|terawatogodzinach|terawatogodzinę|terawatogodzin
    Tbit\tterabit|terabity|terabitów|terabita|terabitach|terabit|terabitów
    TiB\ttebibajt|tebibajty|tebibajtów|tebibajta|tebibajtach|tebibajt|tebibajtów
    V\twolt|wolty|woltów|wolta|woltach|wolt|woltów
    W\twat|waty|watów|wata|watach|wat|watów
    Wh\twatogodzina|watogodziny|watogodzin|watogodziny|watogodzinach|watogodzinę|watogodzin
    a\trok|lata|lat|roku|latach|rok|lat
    acre\takr|akry|akrów|akra|akrach|akr|akrów
    atm\tatmosfera|atmosfery|atmosfer|atmosfery|atmosferach|atmosferę|atmosfer
    bar\tbar|bary|barów|bara|barach|bar|barów
    bbl\tbaryłka|baryłki|baryłek|baryłki|baryłkach|baryłkę|baryłek
    bit\tbit|bity|bitów|bita|bitach|bit|bitów
    bpm\tuderzenie na minutę|uderzenia na minutę|uderzeń na minutę|uderzenia na minutę|uderzeniach na minutę|uderzenie na minutę|uderzeń na minutę
    bps\tpunkt bazowy|punkty bazowe|punktów bazowych|punktu bazowego|punktach bazowych|punkt bazowy|punktów bazowych
    bu\tbuszel|buszle|buszli|buszla|buszlach|buszel|buszli
    cal\tkaloria|kalorie|kalorii|kalorii|kaloriach|kalorię|kalorii
    capita\tgłowa|głowy|głów|głowy|głowach|głowę|głów
    cd\tkandela|kandele|kandeli|kandeli|kandelach|kandelę|kandeli
    cl\tcentylitr|centylitry|centylitrów|centylitra|centylitrach|centylitr|centylitrów
    cm\tcentymetr|centymetry|centymetrów|centymetra|centymetrach|centymetr|centymetrów
    ct\tcent|centy|centów|centa|centach|cent|centów
    d\tdzień|dni|dni|dnia|dniach|dzień|dni
    dB\tdecybel|decybele|decybeli|decybela|decybelach|decybel|decybeli
    dBA\tdecybel A|decybele A|decybeli A|decybela A|decybelach A|decybel A|decybeli A
    dl\tdecylitr|decylitry|decylitrów|decylitra|decylitrach|decylitr|decylitrów
    dm\tdecymetr|decymetry|decymetrów|decymetra|decymetrach|decymetr|decymetrów
    fps\tklatka na sekundę|klatki na sekundę|klatek na sekundę|klatki na sekundę|klatkach na sekundę|klatkę na sekundę|klatek na sekundę
    ft\tstopa|stopy|stóp|stopy|stopach|stopę|stóp
    g\tgram|gramy|gramów|grama|gramach|gram|gramów
    gal\tgalon|galony|galonów|galona|galonach|galon|galonów
    h\tgodzina|godziny|godzin|godziny|godzinach|godzinę|godzin
    hPa\thektopaskal|hektopaskale|hektopaskali|hektopaskala|hektopaskalach|hektopaskal|hektopaskali
    ha\thektar|hektary|hektarów|hektara|hektarach|hektar|hektarów
    hl\thektolitr|hektolitry|hektolitrów|hektolitra|hektolitrach|hektolitr|hektolitrów
    in\tcal|cale|cali|cala|calach|cal|cali
    inhabitants\tmieszkaniec|mieszkańców|mieszkańców|mieszkańca|mieszkańcach|mieszkańca|mieszkańców
    kA\tkiloamper|kiloampery|kiloamperów|kiloampera|kiloamperach|kiloamper|kiloamperów
    kB\tkilobajt|kilobajty|kilobajtów|kilobajta|kilobajtach|kilobajt|kilobajtów
    kHz\tkiloherc|kiloherce|kiloherców|kiloherca|kilohercach|kiloherc|kiloherców
    kJ\tkilodżul|kilodżule|kilodżuli|kilodżula|kilodżulach|kilodżul|kilodżuli
    kN\tkiloniuton|kiloniutony|kiloniutonów|kiloniutona|kiloniutonach|kiloniuton|kiloniutonów
    kPa\tkilopaskal|kilopaskale|kilopaskali|kilopaskala|kilopaskalach|kilopaskal|kilopaskali
    kV\tkilowolt|kilowolty|kilowoltów|kilowolta|kilowoltach|kilowolt|kilowoltów
    kW\tkilowat|kilowaty|kilowatów|kilowata|kilowatach|kilowat|kilowatów
    kWh\tkilowatogodzina|kilowatogodziny|kilowatogodzin|kilowatogodziny|kilowatogodzinach|kilowatogodzinę|kilowatogodzin
    kbit\tkilobit|kilobity|kilobitów|kilobita|kilobitach|kilobit|kilobitów
    kcal\tkilokaloria|kilokalorie|kilokalorii|kilokalorii|kilokaloriach|kilokalorię|kilokalorii
    kg\tkilogram|kilogramy|kilogramów|kilograma|kilogramach|kilogram|kilogramów
    km\tkilometr|kilometry|kilometrów|kilometra|kilometrach|kilometr|kilometrów
    kn\twęzeł|węzły|węzłów|węzła|węzłach|węzeł|węzłów
    kt\tkilotona|kilotony|kiloton|kilotony|kilotonach|kilotonę|kiloton
    kΩ\tkiloom|kiloomy|kiloomów|kilooma|kiloomach|kiloom|kiloomów
    l\tlitr|litry|litrów|litra|litrach|litr|litrów
    lb\tfunt|funty|funtów|funta|funtach|funt|funtów
    lm\tlumen|lumeny|lumenów|lumena|lumenach|lumen|lumenów
    lx\tluks|luksy|luksów|luksa|luksach|luks|luksów
    m\tmetr|metry|metrów|metra|metrach|metr|metrów
    mA\tmiliamper|miliampery|miliamperów|miliampera|miliamperach|miliamper|miliamperów
    mHz\tmiliherc|miliherce|miliherców|miliherca|milihercach|miliherc|miliherców
    mJ\tmilidżul|milidżule|milidżuli|milidżula|milidżulach|milidżul|milidżuli
    mV\tmiliwolt|miliwolty|miliwoltów|miliwolta|miliwoltach|miliwolt|miliwoltów
    mW\tmiliwat|miliwaty|miliwatów|miliwata|miliwatach|miliwat|miliwatów
    mbar\tmilibar|milibary|milibarów|milibara|milibarach|milibar|milibarów
    mg\tmiligram|miligramy|miligramów|miligrama|miligramach|miligram|miligramów
    mi\tmila|mile|mil|mili|milach|milę|mil
    min\tminuta|minuty|minut|minuty|minutach|minutę|minut
    ml\tmililitr|mililitry|mililitrów|mililitra|mililitrach|mililitr|mililitrów
    mm\tmilimetr|milimetry|milimetrów|milimetra|milimetrach|milimetr|milimetrów
    mmol\tmilimol|milimole|milimoli|milimola|milimolach|milimol|milimoli
    mo\tmiesiąc|miesiące|miesięcy|miesiąca|miesiącach|miesiąc|miesięcy
    mol\tmol|mole|moli|mola|molach|mol|moli
    mph\tmila na godzinę|mile na godzinę|mil na godzinę|mili na godzinę|milach na godzinę|milę na godzinę|mil na godzinę
    ms\tmilisekunda|milisekundy|milisekund|milisekundy|milisekundach|milisekundę|milisekund
    ng\tnanogram|nanogramy|nanogramów|nanograma|nanogramach|nanogram|nanogramów
    nm\tnanometr|nanometry|nanometrów|nanometra|nanometrach|nanometr|nanometrów
    nmi\tmila morska|mile morskie|mil morskich|mili morskiej|milach morskich|milę morską|mil morskich
    ns\tnanosekunda|nanosekundy|nanosekund|nanosekundy|nanosekundach|nanosekundę|nanosekund
    oz\tuncja|uncje|uncji|uncji|uncjach|uncję|uncji
    people\tosoba|osoby|osób|osoby|osobach|osobę|osób
    points\tpunkt|punkty|punktów|punktu|punktach|punkt|punktów
    pp\tpunkt procentowy|punkty procentowe|punktów procentowych|punktu procentowego|punktach procentowych|punkt procentowy|punktów procentowych
    ppb\tczęść na miliard|części na miliard|części na miliard|części na miliard|częściach na miliard|część na miliard|części na miliard
    ppm\tczęść na milion|części na milion|części na milion|części na milion|częściach na milion|część na milion|części na milion
    ppmv\tczęść objętościowa na milion|części objętościowe na milion|części objętościowych na milion|części objętościowej na milion|częściach objętościowych na milion|część objętościową na milion|części objętościowych na milion
    qtr\tkwartał|kwartały|kwartałów|kwartału|kwartałach|kwartał|kwartałów
    requests\tżądanie|żądania|żądań|żądania|żądaniach|żądanie|żądań
    rpm\tobrót na minutę|obroty na minutę|obrotów na minutę|obrotu na minutę|obrotach na minutę|obrót na minutę|obrotów na minutę
    s\tsekunda|sekundy|sekund|sekundy|sekundach|sekundę|sekund
    s^2\tsekunda do kwadratu|sekundy do kwadratu|sekund do kwadratu|sekundy do kwadratu|sekundach do kwadratu|sekundę do kwadratu|sekund do kwadratu
    shares\takcja|akcje|akcji|akcji|akcjach|akcję|akcji
    t\ttona|tony|ton|tony|tonach|tonę|ton
    wk\ttydzień|tygodnie|tygodni|tygodnia|tygodniach|tydzień|tygodni
    yd\tjard|jardy|jardów|jarda|jardach|jard|jardów
    £\tfunt|funty|funtów|funta|funtach|funt|funtów
    ¥\tjen|jeny|jenów|jena|jenach|jen|jenów
    °\tstopień|stopnie|stopni|stopnia|stopniach|stopień|stopni
    °C\tstopień Celsjusza|stopnie Celsjusza|stopni Celsjusza|stopnia Celsjusza|stopniach Celsjusza|stopień Celsjusza|stopni Celsjusza
    °F\tstopień Fahrenheita|stopnie Fahrenheita|stopni Fahrenheita|stopnia Fahrenheita|stopniach Fahrenheita|stopień Fahrenheita|stopni Fahrenheita
    µg\tmikrogram|mikrogramy|mikrogramów|mikrograma|mikrogramach|mikrogram|mikrogramów
    µm\tmikrometr|mikrometry|mikrometrów|mikrometra|mikrometrach|mikrometr|mikrometrów
    µs\tmikrosekunda|mikrosekundy|mikrosekund|mikrosekundy|mikrosekundach|mikrosekundę|mikrosekund
    Ω\tom|omy|omów|oma|omach|om|omów
    ‰\tpromil|promile|promili|promila|promilach|promil|promili
    """)) }
  static var currencies: TermTable { TermTable(forms: [.one, .few, .many, .other, .in, .per, .multiplied], PackedTable("""
    ADA\tCardano|Cardano|Cardano|Cardano|Cardano|Cardano|Cardano
    AED\tdirham emiracki|dirhamy emirackie|dirhamów emirackich|dirhama emirackiego|dirhamach emirackich|dirham emiracki|dirhamów emirackich
    ARS\tpeso argentyńskie|peso argentyńskie|peso argentyńskich|peso argentyńskiego|peso argentyńskich|peso argentyńskie|peso argentyńskich
    AUD\tdolar australijski|dolary australijskie|dolarów australijskich|dolara australijskiego|dolarach australijskich|dolar australijski|dolarów australijskich
    BGN\tlew bułgarski|lewy bułgarskie|lewów bułgarskich|lewa bułgarskiego|lewach bułgarskich|lew bułgarski|lewów bułgarskich
    BHD\tdinar bahrajński|dinary bahrajńskie|dinarów bahrajńskich|dinara bahrajńskiego|dinarach bahrajńskich|dinar bahrajński|dinarów bahrajńskich
    BRL\treal brazylijski|reale brazylijskie|reali brazylijskich|reala brazylijskiego|realach brazylijskich|real brazylijski|reali brazylijskich
    BTC\tbitcoin|bitcoiny|bitcoinów|bitcoina|bitcoinach|bitcoin|bitcoinów
    CAD\tdolar kanadyjski|dolary kanadyjskie|dolarów kanadyjskich|dolara kanadyjskiego|dolarach kanadyjskich|dolar kanadyjski|dolarów kanadyjskich
    CHF\tfrank szwajcarski|franki szwajcarskie|franków szwajcarskich|franka szwajcarskiego|frankach szwajcarskich|frank szwajcarski|franków szwajcarskich
    CLP\tpeso chilijskie|peso chilijskie|peso chilijskich|peso chilijskiego|peso chilijskich|peso chilijskie|peso chilijskich
    CNY\tjuan chiński|juany chińskie|juanów chińskich|juana chińskiego|juanach chińskich|juan chiński|juanów chińskich
    COP\tpeso kolumbijskie|peso kolumbijskie|peso kolumbijskich|peso kolumbijskiego|peso kolumbijskich|peso kolumbijskie|peso kolumbijskich
    CZK\tkorona czeska|korony czeskie|koron czeskich|korony czeskiej|koronach czeskich|koronę czeską|koron czeskich
    DKK\tkorona duńska|korony duńskie|koron duńskich|korony duńskiej|koronach duńskich|koronę duńską|koron duńskich
    DOGE\tdogecoin|dogecoiny|dogecoinów|dogecoina|dogecoinach|dogecoin|dogecoinów
    EGP\tfunt egipski|funty egipskie|funtów egipskich|funta egipskiego|funtach egipskich|funt egipski|funtów egipskich
    ETH\tether|ethery|etherów|ethera|etherach|ether|etherów
    EUR\teuro|euro|euro|euro|euro|euro|euro
    GBP\tfunt brytyjski|funty brytyjskie|funtów brytyjskich|funta brytyjskiego|funtach brytyjskich|funt brytyjski|funtów brytyjskich
    GBX\tpens|pensy|pensów|pensa|pensach|pens|pensów
    HKD\tdolar hongkoński|dolary hongkońskie|dolarów hongkońskich|dolara hongkońskiego|dolarach hongkońskich|dolar hongkoński|dolarów hongkońskich
    HUF\tforint węgierski|forinty węgierskie|forintów węgierskich|forinta węgierskiego|forintach węgierskich|forint węgierski|forintów węgierskich
    IDR\trupia indonezyjska|rupie indonezyjskie|rupii indonezyjskich|rupii indonezyjskiej|rupiach indonezyjskich|rupię indonezyjską|rupii indonezyjskich
    ILA\tagora izraelska|agory izraelskie|agor izraelskich|agory izraelskiej|agorach izraelskich|agorę izraelską|agor izraelskich
    ILS\tszekel izraelski|szekle izraelskie|szekli izraelskich|szekla izraelskiego|szeklach izraelskich|szekel izraelski|szekli izraelskich
    INR\trupia indyjska|rupie indyjskie|rupii indyjskich|rupii indyjskiej|rupiach indyjskich|rupię indyjską|rupii indyjskich
    ISK\tkorona islandzka|korony islandzkie|koron islandzkich|korony islandzkiej|koronach islandzkich|koronę islandzką|koron islandzkich
    JOD\tdinar jordański|dinary jordańskie|dinarów jordańskich|dinara jordańskiego|dinarach jordańskich|dinar jordański|dinarów jordańskich
    JPY\tjen japoński|jeny japońskie|jenów japońskich|jena japońskiego|jenach japońskich|jen japoński|jenów japońskich
    KES\tszyling kenijski|szylingi kenijskie|szylingów kenijskich|szylinga kenijskiego|szylingach kenijskich|szyling kenijski|szylingów kenijskich
    KRW\twon południowokoreański|wony południowokoreańskie|wonów południowokoreańskich|wona południowokoreańskiego|wonach południowokoreańskich|won południowokoreański|wonów południowokoreańskich
    KWD\tdinar kuwejcki|dinary kuwejckie|dinarów kuwejckich|dinara kuwejckiego|dinarach kuwejckich|dinar kuwejcki|dinarów kuwejckich
    KZT\ttenge kazachskie|tenge kazachskie|tenge kazachskich|tenge kazachskiego|tenge kazachskich|tenge kazachskie|tenge kazachskich
    LTC\tlitecoin|litecoiny|litecoinów|litecoina|litecoinach|litecoin|litecoinów
    MAD\tdirham marokański|dirhamy marokańskie|dirhamów marokańskich|dirhama marokańskiego|dirhamach marokańskich|dirham marokański|dirhamów marokańskich
    MXN\tpeso meksykańskie|peso meksykańskie|peso meksykańskich|peso meksykańskiego|peso meksykańskich|peso meksykańskie|peso meksykańskich
    MYR\tringgit malezyjski|ringgity malezyjskie|ringgitów malezyjskich|ringgita malezyjskiego|ringgitach malezyjskich|ringgit malezyjski|ringgitów malezyjskich
    NGN\tnaira nigeryjska|nairy nigeryjskie|nair nigeryjskich|nairy nigeryjskiej|nairach nigeryjskich|nairę nigeryjską|nair nigeryjskich
    NOK\tkorona norweska|korony norweskie|koron norweskich|korony norweskiej|koronach norweskich|koronę norweską|koron norweskich
    NZD\tdolar nowozelandzki|dolary nowozelandzkie|dolarów nowozelandzkich|dolara nowozelandzkiego|dolarach nowozelandzkich|dolar nowozelandzki|dolarów nowozelandzkich
    OMR\trial omański|riale omańskie|riali omańskich|riala omańskiego|rialach omańskich|rial omański|riali omańskich
    PEN\tsol peruwiański|sole peruwiańskie|soli peruwiańskich|sola peruwiańskiego|solach peruwiańskich|sol peruwiański|soli peruwiańskich
    PHP\tpeso filipińskie|peso filipińskie|peso filipińskich|peso filipińskiego|peso filipińskich|peso filipińskie|peso filipińskich
    PKR\trupia pakistańska|rupie pakistańskie|rupii pakistańskich|rupii pakistańskiej|rupiach pakistańskich|rupię pakistańską|rupii pakistańskich
    PLN\tzłoty|złote|złotych|złotego|złotych|złoty|złotych
    QAR\trial katarski|riale katarskie|riali katarskich|riala katarskiego|rialach katarskich|rial katarski|riali katarskich
    RON\tlej rumuński|leje rumuńskie|lei rumuńskich|leja rumuńskiego|lejach rumuńskich|lej rumuński|lei rumuńskich
    RUB\trubel rosyjski|ruble rosyjskie|rubli rosyjskich|rubla rosyjskiego|rublach rosyjskich|rubel rosyjski|rubli rosyjskich
    SAR\trial saudyjski|riale saudyjskie|riali saudyjskich|riala saudyjskiego|rialach saudyjskich|rial saudyjski|riali saudyjskich
    SEK\tkorona szwedzka|korony szwedzkie|koron szwedzkich|korony szwedzkiej|koronach szwedzkich|koronę szwedzką|koron szwedzkich
    SGD\tdolar singapurski|dolary singapurskie|dolarów singapurskich|dolara singapurskiego|dolarach singapurskich|dolar singapurski|dolarów singapurskich
    SOL\tSolana|Solana|Solana|Solana|Solana|Solana|Solana
    THB\tbat tajski|baty tajskie|batów tajskich|bata tajskiego|batach tajskich|bat tajski|batów tajskich
    TND\tdinar tunezyjski|dinary tunezyjskie|dinarów tunezyjskich|dinara tunezyjskiego|dinarach tunezyjskich|dinar tunezyjski|dinarów tunezyjskich
    TRY\tlira turecka|liry tureckie|lir tureckich|liry tureckiej|lirach tureckich|lirę turecką|lir tureckich
    TWD\tdolar tajwański|dolary tajwańskie|dolarów tajwańskich|dolara tajwańskiego|dolarach tajwańskich|dolar tajwański|dolarów tajwańskich
    UAH\thrywna ukraińska|hrywny ukraińskie|hrywien ukraińskich|hrywny ukraińskiej|hrywnach ukraińskich|hrywnę ukraińską|hrywien ukraińskich
    USD\tdolar amerykański|dolary amerykańskie|dolarów amerykańskich|dolara amerykańskiego|dolarach amerykańskich|dolar amerykański|dolarów amerykańskich
    USDT\tTether|Tether|Tether|Tether|Tether|Tether|Tether
    VND\tdong wietnamski|dongi wietnamskie|dongów wietnamskich|donga wietnamskiego|dongach wietnamskich|dong wietnamski|dongów wietnamskich
    XRP\tXRP|XRP|XRP|XRP|XRP|XRP|XRP
    ZAC\tcent południowoafrykański|centy południowoafrykańskie|centów południowoafrykańskich|centa południowoafrykańskiego|centach południowoafrykańskich|cent południowoafrykański|centów południowoafrykańskich
    ZAR\trand południowoafrykański|randy południowoafrykańskie|randów południowoafrykańskich|randa południowoafrykańskiego|randach południowoafrykańskich|rand południowoafrykański|randów południowoafrykańskich
    """)) }
  static var multipliers: TermTable { TermTable(forms: [.one, .few, .many, .other, .in, .alone], PackedTable("""
    1\tdziesiątka|dziesiątki|dziesiątek|dziesiątki|dziesiątkach|dziesiątkach
    10\tdziesiątka miliardów|dziesiątki miliardów|dziesiątek miliardów|dziesiątki miliardów|dziesiątkach miliardów|dziesiątkach miliardów
    11\tsetka miliardów|setki miliardów|setek miliardów|setki miliardów|setkach miliardów|setkach miliardów
    12\tbilion|biliony|bilionów|biliona|bilionach|bilionach
    13\tdziesiątka bilionów|dziesiątki bilionów|dziesiątek bilionów|dziesiątki bilionów|dziesiątkach bilionów|dziesiątkach bilionów
    14\tsetka bilionów|setki bilionów|setek bilionów|setki bilionów|setkach bilionów|setkach bilionów
    15\tbiliard|biliardy|biliardów|biliarda|biliardach|biliardach
    2\tsetka|setki|setek|setki|setkach|setkach
    3\ttysiąc|tysiące|tysięcy|tysiąca|tysiącach|tysiącach
    4\tdziesiątka tysięcy|dziesiątki tysięcy|dziesiątek tysięcy|dziesiątki tysięcy|dziesiątkach tysięcy|dziesiątkach tysięcy
    5\tsetka tysięcy|setki tysięcy|setek tysięcy|setki tysięcy|setkach tysięcy|setkach tysięcy
    6\tmilion|miliony|milionów|miliona|milionach|milionach
    7\tdziesiątka milionów|dziesiątki milionów|dziesiątek milionów|dziesiątki milionów|dziesiątkach milionów|dziesiątkach milionów
    8\tsetka milionów|setki milionów|setek milionów|setki milionów|setkach milionów|setkach milionów
    9\tmiliard|miliardy|miliardów|miliarda|miliardach|miliardach
    """)) }
  static var characters: TermTable { TermTable(forms: [.one], PackedTable("""
    #\tnumer
    $\tdolarów
    %\tprocent
    &\ti
    +\tplus
    <\tmniejsze niż
    =\trówna się
    >\twiększe niż
    @\tmałpa
    ¢\tcentów
    £\tfuntów
    ¥\tjenów
    §\tparagraf
    °\tstopni
    ±\tplus minus
    µ\tmikro
    ¼\tjedna czwarta
    ½\tjedna druga
    ¾\ttrzy czwarte
    ×\trazy
    ÷\tdzielone przez
    ‰\tpromili
    ₩\twonów
    €\teuro
    ₹\trupii
    ₽\trubli
    ₿\tbitcoinów
    ℃\tstopni Celsjusza
    ℉\tstopni Fahrenheita
    №\tnumer
    √\tpierwiastek
    ∞\tnieskończoność
    ≈\tokoło
    ≠\tróżne od
    ≤\tco najwyżej
    ≥\tco najmniej
    """)) }
  static var powerNames: TermTable { TermTable(forms: [.one], PackedTable("""
    bilionach\t12
    biliony\t12
    bilionów\t12
    bln\t12
    miliard\t9
    miliardach\t9
    miliardy\t9
    miliardów\t9
    milion\t6
    milionach\t6
    miliony\t6
    milionów\t6
    mld\t9
    mln\t6
    tys\t3
    tys.\t3
    tysiąc\t3
    tysiącach\t3
    tysiące\t3
    tysięcy\t3
    """)) }
  var texts: PackedTable { PackedTable("""
    answer.mean\t{0}, średnia wszystkich wartości
    answer.median\t{0}, mediana wszystkich wartości
    average.alikeDeviation\t, a odchylenie standardowe {0}
    average.deviation\todchylenie standardowe {0}
    average.mean\tśrednia wynosi {0}
    average.median\tmediana {0}
    axes.othersOwn\tkażda z pozostałych serii ma własną
    axes.own\tkażda seria ma własną oś
    axes.shared\t{0} mają wspólną oś
    axes.sharedByAll\t{0} mają wspólną oś
    band.alternative\t{2}, {0}, najszerzej {1}
    band.alternativeEven\t{2}, {0}, każdy przedział ma szerokość {1}
    band.bare\t{0} z granicami
    band.error\t{1} plus lub minus {0}
    band.extremes\twartości są najwyższe {0}, a najniższe {1}
    band.noneOverlap\tżadne sąsiednie przedziały na siebie nie zachodzą
    band.overlap\tsąsiednie przedziały wszędzie na siebie zachodzą
    band.pair\t{0} z {1}
    band.point\t{1} {0}
    band.subject\t{1}, granice {0} i {2}
    band.zeroInside\tkażdy przedział obejmuje 0
    band.zeroOutside\tżaden przedział nie obejmuje 0
    box.all\twszystkie równe {0}
    box.equalMedians\twszystkie mediany to {0}
    box.extremes\tnajwyższą medianę, {2}, ma {0}, najniższą, {3}, ma {1}
    box.extremesInBrief\tnajwyższą medianę, {2}, ma {0}, najniższą, {3}, {1}
    box.in\t w grupie {0}
    box.medians\tmediany {0}
    box.mediansOnly\tsłychać tylko mediany wszystkich {0} grup
    box.named\t{1} w grupie {0}
    box.names\tgrupy to {0}
    box.single\tmediana {1}, połowa mieści się między {0} a {2}
    box.size\t{0} wartości w {1} grupach
    box.sizeOfAll\t{0} wartości
    box.sizeOfOne\t{0} wartości, wszystkie w grupie {1}
    braille.shading\twypukłe są wartości powyżej {0}
    change.bothEnds\tpierwsza i ostatnia wartość to {0}
    comovement.correlation\t: korelacja ich zmian wynosi {0}
    comparison.between\t, a pomiędzy nimi {0}
    course.almostUnchanged\tprawie bez zmian
    course.flat\t{0}: bez zmian
    course.values\t{0}: {1}
    crossings.never\tnigdy się nie przecinają
    date.ofWeek\t{1} tygodnia {0}
    date.ofYear\t{1} roku {0}
    date.quarterBrief\t{0}. kw. {1}
    density.lead\t{2}, {0} wartości, wygładzenie o szerokości {1}
    density.place\t{1} dla {0}
    ends.literal\tpierwsza wartość to {0}, ostatnia {1}
    explore.alsoValue\t={0} idzie do wartości
    explore.equal\trówne
    explore.heard\tsłychać {0}
    explore.height\twysokość {0}
    explore.higher\t{1} o {0} wyżej
    explore.incomplete\tniepełny okres
    explore.keys\t{0}: pomoc, {1}: koniec
    explore.mark\tznacznik {0}
    explore.markOutside\tznacznik {0} jest poza okresem
    explore.moreHelp\t{0}: dalsza pomoc, {1}: koniec
    explore.named\t{1}, {0}, {2}
    explore.noMark\tnie ma znacznika {0}: naciśnij m, {0}
    explore.noValueAtMark\tbrak wartości przy znaczniku {0}
    explore.opening\t{0}, jesteś na końcu
    explore.speed\ttempo {0}
    explore.typing\tWpisz klawisz lub słowo, potem Enter
    form.mean\tśrednia wynosi {0}
    form.others\tinne
    form.unnamed\tbez nazwy
    further.also\tponadto {0}
    gap.widestAtEnd\tnajbardziej różnią się na końcu, o {0}
    gaps.scattered\t{0}, zawsze pojedynczo
    heatmap.brief\t{1} na {0}, najwyższa wartość {3} w komórce {2}
    heatmap.column\tkolumna {0}
    heatmap.columns\twśród kolumn najwyższą średnią ma {0}: {2}, najniższą {1}: {3}
    heatmap.noValue\tbrak wartości
    heatmap.place\t{2}: {0}, {1}
    heatmap.row\twiersz {0}
    heatmap.rows\tnajwyższą średnią ma wiersz {0}: {2}, najniższą wiersz {1}: {3}
    heatmap.values\twartości
    heatmap.variance\twiersze wyjaśniają {1} wariancji, kolumny {0}
    histogram.binFrom\t{0} i więcej
    histogram.count\t{0}, {1}
    histogram.hole\tżadna nie leży między {1} a {0}
    histogram.integers\tkażda liczba całkowita to osobny przedział
    histogram.most\tnajliczniejszy przedział to {1}: {0}, czyli {2}
    histogram.peak\t{1}, {0}
    histogram.peaks\tszczyty: {0}
    histogram.place\t{0}, {1}, {2}
    histogram.single\t{2}: każda z {0} wartości to {1}
    language.name\tpolski
    law.notes\t, z dopasowaniem do dźwięków gamy {0}
    leg.size\t {0}
    movement.almostUnchanged\t{0} prawie się nie zmieniła
    movement.only\tjedyna wartość to {0}
    movement.values\twartości to {1}{0}
    notice.agedPrices\t{2}, stan na {1}, {0}
    notice.prices\t{1}, stan na {0}
    notice.sample\tdane przykładowe, nieaktualne, stan na {0}
    number.about\tokoło {0}
    number.over\tponad {0}
    number.power\t{1} razy 10 do potęgi {0}
    number.under\tponiżej {0}
    origin.file\tdane pochodzą z pliku {0}
    origin.imported\tto dane zaimportowane
    origin.sample\tto dołączone dane przykładowe
    origin.standardInput\tdane pochodzą ze standardowego wejścia
    page.places\tsuwak prowadzi do {1} z {0} miejsc: słyszanych i punktów orientacyjnych
    page.rows\ttabela ma pierwsze {1} z {0} wierszy, dane do pobrania mają wszystkie
    percent.short\t{0}%
    prices.imported\tzaimportowane ceny
    prices.stored\tzapisane {0}
    provisional\tdziś do tej pory {3}, {1}{2}{0}
    provisional.since\t {0}
    provisional.unchanged\tbez zmian
    ranking.ahead\t, o {1} więcej niż {0}
    ranking.highest\tnajwyższą wartość, {2}, ma {0} z {1}
    ranking.last\tna ostatnim z {0} miejsc jest {1}, {2}
    ranking.lowest\tnajniższą wartość, {2}, ma {0} z {1}
    ranking.share\t, czyli {0} całości
    reference.count\tpowyżej w {0} z {1} przypadków
    reference.level\tcały czas dokładnie na tym poziomie
    reference.line\t{1} {2}: {0}
    reference.named\t{1} {0}
    reference.often\tpowyżej w {0} z {2} punktów, liczba przecięć: {1}
    report.form\t na formularzu {0}
    scatter.constant\t{0} wszędzie wynosi {1}
    scatter.groupEnds\tnajwyższa {0}, najniższa {1}
    scatter.groupUnknown\t{0} brak
    scatter.here\t{0} z {1} tutaj
    scatter.place\t{1} przy {0}
    scatter.tooFew\tza mało punktów, by mówić o zależności
    scatter.unclear\tbrak wyraźnej zależności, {0}
    series.names\tserie to {0}
    shape.beforeAndSince\twcześniej {0}, potem {1}
    shape.constant\tniemal stale {0}
    shape.ending\t, na końcu {0}
    shape.last\t{0}, a potem {1}
    shape.level\tbez wyraźnego kierunku
    shape.nextLevel\t{0}, potem {1}
    shape.then\t{0}, a potem {1}
    share.others\tinne
    share.slice\t{0} {1}
    share.total\tsuma to {0}
    significance.correlated\tsąsiednie wartości są do siebie podobne, korelacja {0}
    significance.flat\twszystkie wartości są równe
    significance.prices\tceny błądzą losowo, a test zwykle bierze takie błądzenie za trend
    significance.tooFew\twartości jest mniej niż 10
    size.byUntold\tznacznie
    size.untold\tbardzo dużo
    slopes\tnachylenie{4} metodą Theila-Sena wynosi {3} {1}, metodą najmniejszych kwadratów {2}{0}
    slopes.fit\t, współczynnik determinacji {0}
    slopes.perStep\tna krok wzdłuż osi x
    smoothing.exponential\twykładnicza średnia ruchoma o współczynniku {0}
    sound.extremes\t, w tym zawsze najwyższy i najniższy
    sound.inverted\tnajniższej wartości odpowiada najwyższy dźwięk
    sound.joined\tświece są połączone: {0}
    sound.notes\twysokości są dopasowane do dźwięków gamy {0}
    sound.ranks\tmałe liczby brzmią wysoko, bo to miejsca w rankingu
    sound.smoothed\twartości są wygładzone: {0}
    sound.volume\tim większy wolumen świecy, tym głośniejszy szum pod nią
    subject.along\t{1} według kolumny {0}
    thirds\tśrednia z pierwszej jednej trzeciej wartości wynosi {0}, a z ostatniej {1}
    track.end\tkoniec
    track.high\tnajwyżej {0}
    track.low\tnajniżej {0}
    trend.almostUnchanged\tprawie bez zmian
    unit.per\tna {0}
    unit.powerOfTen\t10 do potęgi {0}
    word.about\tokoło
    word.minus\tminus
    word.per\tna
    word.upTo\tdo
    """) }
  func minus(number: String) -> String {
    switch channel {
    case .display: "-\(number)"
    case _: "minus \(number)"
    }
  }
  func numberGroup(digits: DecimalDigits, group: NumberGroup) -> String {
    switch (self.plural(digits), group) {
    case (.one, .millions): "\(self.number(digits)) milion"
    case (.one, .billions): "\(self.number(digits)) miliard"
    case (.one, .trillions): "\(self.number(digits)) bilion"
    case (.few, .millions): "\(self.number(digits)) miliony"
    case (.few, .billions): "\(self.number(digits)) miliardy"
    case (.few, .trillions): "\(self.number(digits)) biliony"
    case (.many, .millions): "\(self.number(digits)) milionów"
    case (.many, .billions): "\(self.number(digits)) miliardów"
    case (.many, .trillions): "\(self.number(digits)) bilionów"
    case (_, .millions): "\(self.number(digits)) miliona"
    case (_, .billions): "\(self.number(digits)) miliarda"
    case (_, .trillions): "\(self.number(digits)) biliona"
    }
  }
  func numberPart(digits: DecimalDigits, group: NumberGroup) -> String {
    let end = self.partEnding(digits)
    return switch group {
    case .millions: "\(self.number(digits)) milionow\(end)"
    case .billions: "\(self.number(digits)) miliardow\(end)"
    case .trillions: "\(self.number(digits)) bilionow\(end)"
    }
  }
  func amount(number: Figure, unit: String) -> String {
    "\(self.number(number)) \(unit)"
  }
  func percent(number: Figure) -> String {
    "\(self.number(number)) procent"
  }
  func percentUnderATenth() -> String {
    "mniej niż 0,1 procent"
  }
  func percentAlmostAll() -> String {
    "ponad 99,9 procent"
  }
  func sizeTimes(times: Figure) -> String {
    self.fold(times)
  }
  func sizePoints(points: Figure) -> String {
    switch self.plural(points) {
    case .one: "\(self.number(points)) punkt procentowy"
    case .few: "\(self.number(points)) punkty procentowe"
    case .many: "\(self.number(points)) punktów procentowych"
    case _: "\(self.number(points)) punktu procentowego"
    }
  }
  func sizePlaces(places: Figure) -> String {
    switch self.plural(places) {
    case .one: "\(self.number(places)) miejsce"
    case .few: "\(self.number(places)) miejsca"
    case .many: "\(self.number(places)) miejsc"
    case _: "\(self.number(places)) miejsca"
    }
  }
  func rankPlace(rank: Int, isOrdinal: Bool) -> String {
    "miejsca \(rank)"
  }
  func rankCourse(isUp: Bool, from: String, to: String) -> String {
    switch isUp {
    case true: "awans \(self.ends(from, to: to))"
    case false: "spadek \(self.ends(from, to: to))"
    }
  }
  func sizeBy(size: ChangeSize) -> String {
    switch size.kind {
    case .times: self.size(size)
    case _: "o \(self.size(size))"
    }
  }
  func counted(count: Int, rhythm: Rhythm) -> String {
    "\(count) \(self.rhythm(rhythm, form: self.plural(count)))"
  }
  func repeatsDates(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " dla \(positions) daty, po kilka wartości na datę"
    case (_, false) where positions == 1: " dla \(positions) daty, miejscami po kilka wartości na datę"
    case (_, true): " dla \(positions) różnych dat, po kilka wartości na datę"
    case (_, false): " dla \(positions) różnych dat, miejscami po kilka wartości na datę"
    }
  }
  func repeatsTimes(positions: Int, areMany: Bool) -> String {
    switch (self.plural(positions), areMany) {
    case (_, true) where positions == 1: " dla \(positions) chwili, po kilka wartości na chwilę"
    case (_, false) where positions == 1: " dla \(positions) chwili, miejscami po kilka wartości na chwilę"
    case (_, true): " dla \(positions) różnych chwil, po kilka wartości na chwilę"
    case (_, false): " dla \(positions) różnych chwil, miejscami po kilka wartości na chwilę"
    }
  }
  func repeatsPositions(positions: Int) -> String {
    switch self.plural(positions) {
    case _ where positions == 1: " w \(positions) miejscu, po kilka wartości"
    case _: " w \(positions) różnych miejscach, w niektórych po kilka wartości"
    }
  }
  func spanWithin(count: Int, rhythm: Rhythm) -> String {
    switch (self.plural(count), rhythm) {
    case (_, .tradingDays) where count == 1: "w ciągu ostatniej \(self.rhythm(rhythm, form: .other))"
    case (_, _) where count == 1: "w ciągu \(self.rhythm(rhythm, form: .other))"
    case (_, .tradingDays): "w ciągu ostatnich \(count) \(self.rhythm(rhythm, form: .many))"
    case (_, _): "w ciągu \(count) \(self.rhythm(rhythm, form: .many))"
    }
  }
  func spanAgo(count: Int, rhythm: Rhythm) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.rhythm(rhythm, form: .accusative)) temu"
    case _: "\(count) \(self.rhythm(rhythm, form: self.plural(count))) temu"
    }
  }
  func listLast(before: String, last: String) -> String {
    self.listed(last, before: before)
  }
  func namesOthers(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) inna"
    case .few: "\(count) inne"
    case .many: "\(count) innych"
    case _: "\(count)"
    }
  }
  func namesMore(count: Int) -> String {
    switch self.plural(count) {
    case .one: " i \(count) inna"
    case .few: " i \(count) inne"
    case .many: " i \(count) innych"
    case _: " i \(count)"
    }
  }
  func dateBefore(year: Int) -> String {
    switch channel {
    case .display: "\(year) p.n.e."
    case _: "\(year) przed naszą erą"
    }
  }
  func dateYear(year: Int, form: TermForm) -> String {
    switch form {
    case .nominative: "rok \(self.year(year, form: .nominative))"
    case .weak: self.year(year, form: .genitive)
    case _: self.inYear(year, form: form)
    }
  }
  func dateQuarter(quarter: Int, year: Int, form: TermForm) -> String {
    switch form {
    case .nominative: "\(self.ordinal(quarter, form: .nominative)) kwartał \(self.ofYear(year))"
    case .locative: "\(self.ordinal(quarter, form: .locative)) kwartale \(self.ofYear(year))"
    case _: "\(self.ordinal(quarter, form: .genitive)) kwartału \(self.ofYear(year))"
    }
  }
  func dateQuarterAlone(quarter: Int, form: TermForm) -> String {
    switch form {
    case .nominative: "\(self.ordinal(quarter, form: .nominative)) kwartał"
    case .locative: "\(self.ordinal(quarter, form: .locative)) kwartale"
    case _: "\(self.ordinal(quarter, form: .genitive)) kwartału"
    }
  }
  func dateMonth(month: Int, year: Int, form: TermForm) -> String {
    "\(self.month(month, form: form)) \(self.ofYear(year))"
  }
  func dateMonthAlone(month: Int, form: TermForm) -> String {
    self.month(month, form: form)
  }
  func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> String {
    "\(self.ofDay(day)) \(self.month(month, form: .genitive)) \(self.ofYear(year))"
  }
  func dateDayAlone(day: Int, month: Int, form: TermForm) -> String {
    "\(self.ofDay(day)) \(self.month(month, form: .genitive))"
  }
  func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> String {
    switch channel {
    case .display: "\(day) \(self.monthShort(month, form: .genitive)) \(self.year(year))"
    case _: "\(self.ofDay(day)) \(self.month(month, form: .genitive)) \(self.ofYear(year))"
    }
  }
  func dateMonthBrief(month: Int, year: String) -> String {
    "\(self.monthShort(month, form: .nominative)) \(year)"
  }
  func dateDayBrief(day: Int, month: Int, year: String) -> String {
    "\(day) \(self.monthShort(month, form: .genitive)) \(year)"
  }
  func dateWeekday(weekday: Int, form: TermForm) -> String {
    self.weekdayName(weekday, form: form)
  }
  func dateTime(clock: String, day: String, form: TermForm) -> String {
    "\(day) o \(clock)"
  }
  func dateClock(clock: String) -> String {
    clock
  }
  func placeRow(row: Int, form: TermForm) -> String {
    switch form {
    case .nominative: "punkt \(row)"
    case .locative: "punkcie \(row)"
    case _: "punktu \(row)"
    }
  }
  func placeAt(place: Mention) -> String {
    let text = self.place(place, form: .locative)
    let weekday = self.place(place, form: .accusative)
    return switch place.kind {
    case .weekday: self.w(weekday)
    case .day: "dnia \(self.place(place))"
    case .time: "dnia \(self.place(place))"
    case .clock: "o \(self.place(place))"
    case .category: "w kategorii \(self.place(place))"
    case .number: "dla x równego \(self.place(place))"
    case _: self.w(text)
    }
  }
  func placeUntil(place: Mention) -> String {
    let text = self.place(place, form: .genitive)
    return switch (place.kind, channel) {
    case (.clock, .speech): "do \(self.hour(text))"
    case (.number, _): "do x równego \(self.place(place))"
    case (_, _): "do \(self.of(place))"
    }
  }
  func placeSince(place: Mention) -> String {
    switch place.kind {
    case .number: "od x równego \(self.place(place))"
    case _: "od \(self.of(place))"
    }
  }
  func placeFrom(place: Mention) -> String {
    switch place.kind {
    case .number: "od x równego \(self.place(place))"
    case _: "od \(self.of(place))"
    }
  }
  func placeBefore(place: Mention) -> String {
    switch place.kind {
    case .number: "przed x równym \(self.place(place))"
    case _: "sprzed \(self.of(place))"
    }
  }
  func placeTo(place: Mention) -> String {
    "do \(self.of(place))"
  }
  func placeRange(first: Mention, last: Mention) -> String {
    switch first.kind {
    case .year: "od \(self.place(first, form: .weak)) do \(self.of(last))"
    case _: "od \(self.of(first)) do \(self.of(last))"
    }
  }
  func placeWeek(place: Mention) -> String {
    "w tygodniu do \(self.of(place))"
  }
  func subjectUnit(subject: String, unit: String) -> String {
    "\(subject) \(self.w(unit))"
  }
  func titleSeries(title: String, count: Int) -> String {
    "\(title), \(count) \(self.series(count))"
  }
  func seriesCount(count: Int) -> String {
    "\(count) \(self.series(count))"
  }
  func it(isPrice: Bool) -> String {
    switch isPrice {
    case true: "cena"
    case false: "wartość"
    }
  }
  func lead(subject: String, isPrice: Bool) -> String {
    switch isPrice {
    case true: "\(subject): cena"
    case false: "\(subject): wartość"
    }
  }
  func movementOnlyAt(value: Figure, place: Mention) -> String {
    let text = self.at(place)
    return "jedyna wartość, \(self.dated(text)), to \(self.number(value))"
  }
  func movementFlat(value: Figure, it: String) -> String {
    "\(it) nie zmieniła się i wynosi \(self.number(value))"
  }
  func movementTrend(it: String, trend: String) -> String {
    "\(it) \(self.predicate(trend))"
  }
  func movementTrendAndChange(it: String, trend: String, change: String, isAgainst: Bool, isClause: Bool) -> String {
    switch (isAgainst, isClause) {
    case (true, false): "\(it) \(self.predicate(trend)), ale w sumie \(change)"
    case (true, true): "\(it) \(self.predicate(trend)), ale \(change)"
    case (_, _): "\(it) \(self.predicate(trend)): \(change)"
    }
  }
  func movementAlmostUnchangedTrend(it: String, trend: String) -> String {
    "prawie bez zmian: \(it) \(self.predicate(trend))"
  }
  func baseChange(change: String, from: String) -> String {
    let start = self.genitive(from)
    return "\(change), \(self.z(start))"
  }
  func baseUnchanged(from: String) -> String {
    "bez zmian względem \(self.genitive(from))"
  }
  func unchangedAt(value: Figure, span: String) -> String {
    switch span {
    case "": "bez zmian: \(self.number(value))"
    case _: "\(span) bez zmian: \(self.number(value))"
    }
  }
  func trend(shape: TrendClass, isPrice: Bool) -> String {
    switch shape {
    case .tooFew: "wartość znana jest tylko w kilku punktach"
    case .unchanged: "wartość nie zmieniła się"
    case .roseSteadily: "wartość stale rosła"
    case .fellSteadily: "wartość stale spadała"
    case .roseWithSetbacks: "wartość rosła z przejściowymi spadkami"
    case .fellWithRecoveries: "wartość spadała z przejściowymi wzrostami"
    case .roseThenFell: "wartość rosła, a potem spadała"
    case .fellThenRecovered: "wartość spadała, a potem znów rosła"
    case .steadyWithPeak: "wartość była dość stała, z wyjątkiem jednego szczytu"
    case .steadyWithTrough: "wartość była dość stała, z wyjątkiem jednego dołka"
    case .littleChange: "wartość wahała się bez wyraźnego kierunku"
    case .mixedHigher: "wartość silnie się wahała, a na końcu była wyższa"
    case .mixedLower: "wartość silnie się wahała, a na końcu była niższa"
    }
  }
  func trendRoseThenFell(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "wartość rosła \(self.until(turn)), a potem oddała część wzrostu"
    case .aboutWhereItBegan: "wartość rosła \(self.until(turn)), a potem spadła mniej więcej do poziomu początkowego"
    case .beyond: "wartość rosła \(self.until(turn)), a potem spadła poniżej poziomu początkowego"
    }
  }
  func trendFellThenRecovered(turn: Mention, ending: TrendClause.Ending) -> String {
    switch ending {
    case .between: "wartość spadała \(self.until(turn)), a potem odrobiła część spadku"
    case .aboutWhereItBegan: "wartość spadała \(self.until(turn)), a potem wróciła mniej więcej do poziomu początkowego"
    case .beyond: "wartość spadała \(self.until(turn)), a potem wzrosła powyżej poziomu początkowego"
    }
  }
  func trendNear(value: Figure) -> String {
    "wartość utrzymywała się w pobliżu \(self.genitive(value))"
  }
  func trendPeak(stayed: String, value: Figure, place: String) -> String {
    "\(stayed), z wyjątkiem szczytu na poziomie \(self.genitive(value))\(place)"
  }
  func trendTrough(stayed: String, value: Figure, place: String) -> String {
    "\(stayed), z wyjątkiem dołka na poziomie \(self.genitive(value))\(place)"
  }
  func spikeAt(place: Mention, isFirst: Bool) -> String {
    switch isFirst {
    case true: ", po raz pierwszy \(self.on(place))"
    case false: " \(self.at(place))"
    }
  }
  func changeSize(size: String, isUp: Bool, isBound: Bool) -> String {
    switch isUp {
    case true: self.rise(size)
    case false: "spadek o \(size)"
    }
  }
  func changeSizeBare(size: String, isUp: Bool) -> String {
    switch isUp {
    case true: self.rise(size)
    case false: "spadek o \(size)"
    }
  }
  func changeUntold(isUp: Bool) -> String {
    switch isUp {
    case true: "wzrost"
    case false: "spadek"
    }
  }
  func changeTimes(times: Figure, isFromBase: Bool) -> String {
    switch isFromBase {
    case true: "\(self.number(times)) \(self.raz(times)) tyle co wcześniej"
    case false: "\(self.number(times)) \(self.raz(times)) tyle co na początku"
    }
  }
  func changeTimesFitted(times: Figure) -> String {
    "około \(self.number(times)) \(self.raz(times)) tyle"
  }
  func changeEnds(change: String, from: String, to: String) -> String {
    "\(change), \(self.ends(from, to: to))"
  }
  func changeEndsAlone(from: String, to: String) -> String {
    self.ends(from, to: to)
  }
  func changeInAll(from: String, to: String) -> String {
    "w sumie \(self.ends(from, to: to))"
  }
  func changeUnchangedFromBase(span: String, from: String) -> String {
    switch span {
    case "": "bez zmian względem \(self.genitive(from))"
    case _: "bez zmian \(span) względem \(self.genitive(from))"
    }
  }
  func changeBothEndsAt(value: Figure, place: Mention) -> String {
    let text = self.at(place)
    return "pierwsza wartość, \(self.dated(text)), i ostatnia to \(self.number(value))"
  }
  func extremesFirstHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "pozycja była najwyższa na początku, a najniższa na końcu"
    case _: "pierwsza wartość była najwyższa, ostatnia najniższa"
    }
  }
  func extremesLastHighest(subject: ExtremeSubject) -> String {
    switch subject {
    case .rank: "pozycja była najniższa na początku, a najwyższa na końcu"
    case _: "pierwsza wartość była najniższa, ostatnia najwyższa"
    }
  }
  func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> String {
    let noun = self.subject(subject, form: .one)
    return switch (extreme, isFirst, before, subject) {
    case (.highest, true, .nothing, .rank): "pozycja była najwyższa na początku"
    case (.highest, false, .nothing, .rank): "pozycja była najwyższa na końcu"
    case (.lowest, true, .nothing, .rank): "pozycja była najniższa na początku"
    case (.lowest, false, .nothing, .rank): "pozycja była najniższa na końcu"
    case (.highest, true, .nothing, _): "pierwsza \(noun) była najwyższa"
    case (.highest, false, .nothing, _): "ostatnia \(noun) była najwyższa"
    case (.lowest, true, .nothing, _): "pierwsza \(noun) była najniższa"
    case (.lowest, false, .nothing, _): "ostatnia \(noun) była najniższa"
    case (.highest, true, _, .rank): "najwyższa była na początku"
    case (.highest, false, _, .rank): "najwyższa była na końcu"
    case (.lowest, true, _, .rank): "najniższa była na początku"
    case (.lowest, false, _, .rank): "najniższa była na końcu"
    case (.highest, true, _, _): "najwyższa była pierwsza"
    case (.highest, false, _, _): "najwyższa była ostatnia"
    case (.lowest, true, _, _): "najniższa była pierwsza"
    case (.lowest, false, _, _): "najniższa była ostatnia"
    }
  }
  func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, before) {
    case (.highest, .nothing): "najwyższą \(self.subject(subject, form: .accusative)), \(self.number(value)), zanotowano \(self.on(place))"
    case (.highest, .value): "najwyższą, \(self.number(value)), \(self.on(place))"
    case (.lowest, .nothing): "najniższą \(self.subject(subject, form: .accusative)), \(self.number(value)), zanotowano \(self.on(place))"
    case (.lowest, .value): "najniższą, \(self.number(value)), \(self.on(place))"
    case (.highest, _): "najwyższą, \(self.number(value)), zanotowano \(self.on(place))"
    case (.lowest, _): "najniższą, \(self.number(value)), zanotowano \(self.on(place))"
    }
  }
  func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String {
    switch (extreme, before) {
    case (.highest, .nothing): "najwyższą \(self.subject(subject, form: .accusative)), \(self.number(value)), po raz pierwszy zanotowano \(self.on(place))"
    case (.highest, .value): "najwyższą, \(self.number(value)), po raz pierwszy \(self.on(place))"
    case (.lowest, .nothing): "najniższą \(self.subject(subject, form: .accusative)), \(self.number(value)), po raz pierwszy zanotowano \(self.on(place))"
    case (.lowest, .value): "najniższą, \(self.number(value)), po raz pierwszy \(self.on(place))"
    case (.highest, _): "najwyższą, \(self.number(value)), po raz pierwszy zanotowano \(self.on(place))"
    case (.lowest, _): "najniższą, \(self.number(value)), po raz pierwszy zanotowano \(self.on(place))"
    }
  }
  func legsNext(before: String, leg: String, isLast: Bool, isSoFar: Bool) -> String {
    switch (isLast, isSoFar) {
    case (true, true): "\(before), a \(leg)"
    case (true, _): "\(before), a potem \(leg)"
    case (_, _): "\(before), potem \(leg)"
    }
  }
  func legPlace(place: Mention) -> String {
    "\(self.until(place)) "
  }
  func legTo(isUp: Bool, size: String, value: Figure, place: String, note: String, isNext: Bool) -> String {
    switch isUp {
    case true: "\(place)wzrosła\(size)\(note) \(self.genitive(value))"
    case false: "\(place)spadła\(size)\(note) \(self.genitive(value))"
    }
  }
  func legNote(note: LegNote) -> String {
    switch note {
    case .none: " do"
    case .highest: " do najwyższego poziomu"
    case .highestFirst: ", po raz pierwszy do najwyższego poziomu"
    case .lowest: " do najniższego poziomu"
    case .lowestFirst: ", po raz pierwszy do najniższego poziomu"
    }
  }
  func legExtreme(note: LegNote) -> String {
    switch note {
    case .none: ""
    case .highest: " do najwyższego poziomu"
    case .highestFirst: ", po raz pierwszy do najwyższego poziomu"
    case .lowest: " do najniższego poziomu"
    case .lowestFirst: ", po raz pierwszy do najniższego poziomu"
    }
  }
  func legSoFar(isUp: Bool, size: String, extreme: String, isNext: Bool, isCurrent: Bool) -> String {
    switch (isCurrent, isNext, isUp, extreme) {
    case (true, true, true, ""): "od tego czasu wzrosła\(size)"
    case (true, true, false, ""): "od tego czasu spadła\(size)"
    case (true, true, true, _): "od tego czasu wzrosła\(size)\(extreme)"
    case (true, true, false, _): "od tego czasu spadła\(size)\(extreme)"
    case (_, _, true, ""): "wzrosła\(size)"
    case (_, _, false, ""): "spadła\(size)"
    case (_, _, true, _): "wzrosła\(size)\(extreme)"
    case (_, _, false, _): "spadła\(size)\(extreme)"
    }
  }
  func swing(isHigh: Bool, before: ChangeSize, start: String, since: ChangeSize, isCurrent: Bool) -> String {
    switch (isHigh, isCurrent) {
    case (true, true): "do szczytu cena wzrosła \(self.by(before))\(start); od tego czasu spadła \(self.by(since))"
    case (true, false): "do szczytu cena wzrosła \(self.by(before))\(start); potem spadła \(self.by(since))"
    case (false, true): "do dołka cena spadła \(self.by(before))\(start); od tego czasu wzrosła \(self.by(since))"
    case (false, false): "do dołka cena spadła \(self.by(before))\(start); potem wzrosła \(self.by(since))"
    }
  }
  func swingStart(start: String) -> String {
    let text = self.genitive(start)
    return ", \(self.z(text))"
  }
  func moveLargest(role: LargestMove.Role, size: ChangeSize, from: String, to: String) -> String {
    let ends = self.ends(from, to: to)
    return switch role {
    case .setback: "największa korekta to \(self.fall(size)), \(ends)"
    case .recovery: "największe odbicie to \(self.rise(size)), \(ends)"
    case .fall: "najsilniejszy ruch w dół to \(self.fall(size)), \(ends)"
    case .rise: "najsilniejszy ruch w górę to \(self.rise(size)), \(ends)"
    }
  }
  func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: String) -> String {
    let step = self.stepwise(rhythm)
    let there = self.on(place)
    return switch isUp {
    case true: "typowa zmiana \(step) wynosi \(self.size(typical)); największą, \(self.rise(largest)), zanotowano \(there)"
    case false: "typowa zmiana \(step) wynosi \(self.size(typical)); największą, \(self.fall(largest)), zanotowano \(there)"
    }
  }
  func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: String) -> String {
    let step = self.stepwise(rhythm)
    let there = self.on(place)
    return switch (isUp, size.kind) {
    case (true, .untold): "największy wzrost \(step) zanotowano \(there)"
    case (true, .times): "największy wzrost \(step) zanotowano \(there): wartość zwiększyła się \(self.by(size))"
    case (false, .untold): "największy spadek \(step) zanotowano \(there)"
    case (true, _): "największy wzrost \(step), \(self.by(size)), zanotowano \(there)"
    case (false, _): "największy spadek \(step), \(self.by(size)), zanotowano \(there)"
    }
  }
  func gapsMissing(count: Int, rhythm: Rhythm) -> String {
    switch self.plural(count) {
    case _ where count == 1: "brakuje \(count) \(self.rhythm(rhythm, form: .other))"
    case _: "brakuje \(count) \(self.rhythm(rhythm, form: .many))"
    }
  }
  func gapsSingle(missing: String, place: Mention) -> String {
    switch place.kind {
    case .year: "\(missing): \(self.place(place, form: .weak))"
    case .quarter: "\(missing): \(self.of(place))"
    case .month: "\(missing): \(self.of(place))"
    case .weekday: "\(missing): \(self.of(place))"
    case .day: "\(missing): \(self.of(place))"
    case _: "\(missing), \(self.on(place))"
    }
  }
  func gapsRun(missing: String, first: Mention, last: Mention) -> String {
    "\(missing), \(self.range(first, to: last))"
  }
  func gapsMany(missing: String, count: Int, longest: String, place: Mention) -> String {
    "\(missing) w \(count) lukach, najdłuższa obejmuje \(longest) \(self.from(place))"
  }
  func barsClosed(rose: Int, fell: Int, unchanged: String, runs: String) -> String {
    "\(rose) \(self.bars(rose)) \(self.rising(rose)), \(fell) \(self.falling(fell))\(unchanged)\(runs)"
  }
  func barsUnchanged(count: Int) -> String {
    ", \(count) bez zmiany"
  }
  func barsRuns(rises: Int, falls: Int) -> String {
    "; najdłuższe serie to \(rises) \(self.rising(rises)) i \(falls) \(self.falling(falls))"
  }
  func barsWidest(place: Mention, low: Figure, high: Figure) -> String {
    let text = self.at(place)
    return "największą rozpiętość ma świeca \(self.dated(text)): najniżej \(self.number(low)), najwyżej \(self.number(high))"
  }
  func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> String {
    switch isUp {
    case true: "największą lukę, w górę, zanotowano \(self.on(place)): zamknięcie \(self.number(close)), otwarcie \(self.number(open))"
    case false: "największą lukę, w dół, zanotowano \(self.on(place)): zamknięcie \(self.number(close)), otwarcie \(self.number(open))"
    }
  }
  func period(length: Figure, rhythm: Rhythm) -> String {
    "wzorzec powtarza się mniej więcej co \(self.number(length)) \(self.rhythm(rhythm, form: self.plural(length)))"
  }
  func averageAlike(mean: Figure) -> String {
    "średnia i mediana wynoszą około \(self.genitive(mean))"
  }
  func thirdsAlike(value: Figure) -> String {
    "średnia z pierwszej i z ostatniej jednej trzeciej wartości wynosi około \(self.genitive(value))"
  }
  func shapeMostly(low: Figure, high: Figure) -> String {
    "przeważnie od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func shapeWithin(percent: String) -> String {
    switch percent {
    case "mniej niż 0,1 procent": "przeważnie z odchyleniem poniżej 0,1 procent"
    case _: "przeważnie z odchyleniem do \(percent)"
    }
  }
  func shapeButForSingle(value: Figure, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "bez zmian: \(self.number(value)), poza jedną wartością"
    case _: "bez zmian: \(self.number(value)), poza pojedynczymi wartościami"
    }
  }
  func shapeSwings(low: Figure, high: Figure) -> String {
    "wartość wahała się od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func shapeEndingNear(extreme: Extreme) -> String {
    switch extreme {
    case .highest: ", na końcu blisko najwyższego poziomu"
    case .lowest: ", na końcu blisko najniższego poziomu"
    }
  }
  func shapeFew(count: Int, low: Figure, high: Figure) -> String {
    switch self.plural(count) {
    case .one: "\(count) wartość mieści się w przedziale od \(self.genitive(low)) do \(self.genitive(high))"
    case .few: "\(count) wartości mieszczą się w przedziale od \(self.genitive(low)) do \(self.genitive(high))"
    case .many: "\(count) wartości mieści się w przedziale od \(self.genitive(low)) do \(self.genitive(high))"
    case _: "\(count) wartości mieści się w przedziale od \(self.genitive(low)) do \(self.genitive(high))"
    }
  }
  func shapeSpread(count: Int, low: Figure, high: Figure) -> String {
    "\(count) wartości od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func shapeHalf(lower: Figure, upper: Figure) -> String {
    "połowa z nich od \(self.genitive(lower)) do \(self.genitive(upper))"
  }
  func shapeZeros(share: String, areDates: Bool) -> String {
    switch areDates {
    case true: "0 przypada na \(share) dat"
    case false: "0 przypada na \(share) wierszy"
    }
  }
  func shapeOthers(low: Figure, high: Figure, total: Figure) -> String {
    "poza tym od \(self.genitive(low)) do \(self.genitive(high)), łącznie \(self.number(total))"
  }
  func shapeStep(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "wartość skokowo wzrosła \(self.on(place))"
    case false: "wartość skokowo spadła \(self.on(place))"
    }
  }
  func shapeSteps(places: String) -> String {
    "wartość zmieniła poziom \(self.on(places))"
  }
  func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> String {
    switch first.kind {
    case .number: "\(self.number(usual)), ale dla x \(self.range(first, to: last)) \(self.number(other))"
    case _: "\(self.number(usual)), ale \(self.range(first, to: last)) \(self.number(other))"
    }
  }
  func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> String {
    switch isUp {
    case true: "wartość rosła coraz szybciej, podwajając się mniej więcej co \(self.number(length)) \(self.rhythm(rhythm, form: self.plural(length)))"
    case false: "wartość spadała coraz wolniej, o połowę mniej więcej co \(self.number(length)) \(self.rhythm(rhythm, form: self.plural(length)))"
    }
  }
  func shapeCourse(course: ShapeClause.Course, isUp: Bool) -> String {
    switch (course, isUp) {
    case (.steady, true): "wartość stale rosła"
    case (.steady, false): "wartość stale spadała"
    case (.withUpsAndDowns, true): "wartość rosła, choć z wahaniami"
    case (.withUpsAndDowns, false): "wartość spadała, choć z wahaniami"
    case (.overall, true): "wartość rosła mimo dużych wahań"
    case (.overall, false): "wartość spadała mimo dużych wahań"
    case (.slight, true): "wartość pod koniec była nieco wyższa, przy dużych wahaniach"
    case (.slight, false): "wartość pod koniec była nieco niższa, przy dużych wahaniach"
    case (.everFaster, true): "wartość rosła coraz szybciej"
    case (.everFaster, false): "wartość spadała coraz szybciej"
    case (.slowing, true): "wartość rosła, początkowo szybciej"
    case (.slowing, false): "wartość spadała, początkowo szybciej"
    case (.withPause, true): "wartość rosła, z przerwą"
    case (.withPause, false): "wartość spadała, z przerwą"
    }
  }
  func shapeFaster(isUp: Bool, place: Mention) -> String {
    switch isUp {
    case true: "wartość rosła, \(self.since(place)) szybciej"
    case false: "wartość spadała, \(self.since(place)) szybciej"
    }
  }
  func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> String {
    let ends = self.ends(from, to: level)
    return switch isUp {
    case true: "\(self.until(place)) wartość wzrosła \(ends), a potem już się prawie nie zmieniała"
    case false: "\(self.until(place)) wartość spadła \(ends), a potem już się prawie nie zmieniała"
    }
  }
  func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> String {
    switch isUp {
    case true: "\(self.until(place)) wartość utrzymywała się w pobliżu \(self.genitive(level)), potem wzrosła do \(self.genitive(to))"
    case false: "\(self.until(place)) wartość utrzymywała się w pobliżu \(self.genitive(level)), potem spadła do \(self.genitive(to))"
    }
  }
  func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> String {
    let ends = self.ends(from, to: to)
    return switch (isUp, start.kind) {
    case (true, .number): "wartość wzrosła \(ends) dla x \(self.range(start, to: end)), przedtem i potem prawie bez zmian"
    case (false, .number): "wartość spadła \(ends) dla x \(self.range(start, to: end)), przedtem i potem prawie bez zmian"
    case (true, _): "wartość wzrosła \(ends) w okresie \(self.range(start, to: end)), przedtem i potem prawie bez zmian"
    case (false, _): "wartość spadła \(ends) w okresie \(self.range(start, to: end)), przedtem i potem prawie bez zmian"
    }
  }
  func shapeInterrupted(isUp: Bool, value: Figure, place: String) -> String {
    switch isUp {
    case true: "wartość rosła, z wyjątkiem spadku do \(self.genitive(value))\(place)"
    case false: "wartość spadała, z wyjątkiem wzrostu do \(self.genitive(value))\(place)"
    }
  }
  func shapePart(move: ShapeMove, isFirst: Bool, isLast: Bool, until: String) -> String {
    switch (move, isFirst) {
    case (.rise, true): "wartość rosła\(until)"
    case (.rise, false): "rosła\(until)"
    case (.fall, true): "wartość spadała\(until)"
    case (.fall, false): "spadała\(until)"
    case (.level, true): "wartość prawie się nie zmieniała\(until)"
    case (.level, false): "prawie się nie zmieniała\(until)"
    }
  }
  func shapeAlone(it: String, shape: String) -> String {
    shape
  }
  func shapeDetail(shape: String, detail: String) -> String {
    "\(shape): \(detail)"
  }
  func placeUntilAbout(place: Mention) -> String {
    "mniej więcej \(self.until(place))"
  }
  func season(period: SeasonPeriod, strength: SeasonClause.Strength, highest: String, lowest: String, apart: Figure) -> String {
    switch (period, strength) {
    case (.year, .strong): "silna sezonowość roczna: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.year, .clear): "wyraźna sezonowość roczna: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.year, .weak): "słaba sezonowość roczna: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.week, .strong): "silny rytm tygodniowy: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.week, .clear): "wyraźny rytm tygodniowy: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.week, .weak): "słaby rytm tygodniowy: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.day, .strong): "silny rytm dobowy: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.day, .clear): "wyraźny rytm dobowy: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    case (.day, .weak): "słaby rytm dobowy: najwyższe wartości \(highest), najniższe \(lowest), różnica \(self.number(apart))"
    }
  }
  func seasonBrief(period: SeasonPeriod, highest: String) -> String {
    switch period {
    case .year: "sezonowość roczna ze szczytem \(highest)"
    case .week: "rytm tygodniowy ze szczytem \(highest)"
    case .day: "rytm dobowy ze szczytem \(highest)"
    }
  }
  func oddValue(end: OddClause.End, value: Figure, place: String, isAbove: Bool) -> String {
    let there = self.dated(place)
    return switch (end, isAbove) {
    case (.first, true): "pierwsza wartość, \(self.number(value)), jest znacznie wyższa od sąsiednich"
    case (.first, false): "pierwsza wartość, \(self.number(value)), jest znacznie niższa od sąsiednich"
    case (.last, true): "ostatnia wartość, \(self.number(value)), jest znacznie wyższa od sąsiednich"
    case (.last, false): "ostatnia wartość, \(self.number(value)), jest znacznie niższa od sąsiednich"
    case (.inner, true): "wartość\(there), \(self.number(value)), jest znacznie wyższa od sąsiednich"
    case (.inner, false): "wartość\(there), \(self.number(value)), jest znacznie niższa od sąsiednich"
    }
  }
  func oddMany(count: Int, value: Figure, place: String) -> String {
    switch self.plural(count) {
    case .one: "\(count) wartość znacznie odbiega od sąsiednich, \(self.number(value))\(place)"
    case .few: "\(count) pojedyncze wartości znacznie odbiegają od sąsiednich, najbardziej \(self.number(value))\(place)"
    case .many: "\(count) pojedynczych wartości znacznie odbiega od sąsiednich, najbardziej \(self.number(value))\(place)"
    case _: "\(count) pojedynczych wartości znacznie odbiega od sąsiednich, najbardziej \(self.number(value))\(place)"
    }
  }
  func volatility(place: Mention, isMore: Bool, times: Figure) -> String {
    switch isMore {
    case true: "\(self.since(place)) wartości wahają się około \(self.number(times)) \(self.raz(times)) silniej"
    case false: "\(self.until(place)) wartości wahały się około \(self.number(times)) \(self.raz(times)) silniej niż potem"
    }
  }
  func jump(place: Mention, from: Figure, to: Figure) -> String {
    let ends = self.ends(from, to: to)
    return "cena zmieniła się skokowo \(self.on(place)), \(ends)"
  }
  func yearOnYearSize(place: Mention, value: Figure, size: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(self.on(place)) wartość wyniosła \(self.number(value)), \(self.o(size)) więcej niż rok wcześniej"
    case false: "\(self.on(place)) wartość wyniosła \(self.number(value)), o \(size) mniej niż rok wcześniej"
    }
  }
  func yearOnYearSame(place: Mention, value: Figure) -> String {
    "\(self.on(place)) wartość wyniosła \(self.number(value)), tyle co rok wcześniej"
  }
  func half(lower: Figure, upper: Figure) -> String {
    "połowa wartości mieści się w przedziale od \(self.genitive(lower)) do \(self.genitive(upper))"
  }
  func furtherOthers(count: Int) -> String {
    "oraz jeszcze \(count) \(self.series(count))"
  }
  func seriesMore(count: Int, names: String) -> String {
    switch self.plural(count) {
    case .one: "jest jeszcze \(count) seria: \(names)"
    case .few: "są jeszcze \(count) serie: \(names)"
    case .many: "jest jeszcze \(count) serii: \(names)"
    case _: "jest jeszcze \(count): \(names)"
    }
  }
  func crowdEnds(opening: String, ends: String, isTie: Bool) -> String {
    "\(opening): \(ends)"
  }
  func comparisonTie(count: Int, value: Figure) -> String {
    switch self.plural(count) {
    case _ where count == 2: "obie mają na końcu wartość \(self.number(value))"
    case _: "wszystkie mają na końcu wartość \(self.number(value))"
    }
  }
  func comparisonTwo(higher: String, lower: String, high: Figure, low: Figure) -> String {
    "\(higher) ma na końcu wyższą wartość niż \(lower), \(self.number(high)) wobec \(self.genitive(low))"
  }
  func comparisonMany(highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "\(highest) mają na końcu najwyższą wartość, \(self.number(high)), \(lowest) najniższą, \(self.number(low))"
    case false: "\(highest) ma na końcu najwyższą wartość, \(self.number(high)), \(lowest) najniższą, \(self.number(low))"
    }
  }
  func comparisonOfAll(count: Int, highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String {
    switch isMany {
    case true: "ze wszystkich \(count) serii najwyższą wartość na końcu, \(self.number(high)), mają \(highest), najniższą, \(self.number(low)), \(lowest)"
    case false: "ze wszystkich \(count) serii najwyższą wartość na końcu, \(self.number(high)), ma \(highest), najniższą, \(self.number(low)), \(lowest)"
    }
  }
  func crossingsOnce(place: Mention) -> String {
    "przecinają się raz, \(self.on(place))"
  }
  func crossingsOften(count: Int, first: Mention, last: Mention) -> String {
    "przecinają się \(count) razy, pierwszy raz \(self.on(first)), ostatni raz \(self.on(last))"
  }
  func leadsNever(isPrice: Bool) -> String {
    switch isPrice {
    case true: "lider nigdy się nie zmienia"
    case false: "najwyższa jest zawsze ta sama seria"
    }
  }
  func leadsOnce(place: Mention, isPrice: Bool) -> String {
    switch isPrice {
    case true: "lider zmienia się raz, \(self.on(place))"
    case false: "najwyższa seria zmienia się raz, \(self.on(place))"
    }
  }
  func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> String {
    switch isPrice {
    case true: "lider zmienia się \(count) razy, pierwszy raz \(self.on(first)), ostatni raz \(self.on(last))"
    case false: "najwyższa seria zmienia się \(count) razy, pierwszy raz \(self.on(first)), ostatni raz \(self.on(last))"
    }
  }
  func comparisonTimes(times: Figure) -> String {
    ", czyli \(self.number(times)) \(self.raz(times)) tyle"
  }
  func comovement(isTogether: Bool, isStrong: Bool, correlation: String) -> String {
    switch (isTogether, isStrong) {
    case (true, true): "zmieniają się razem\(correlation)"
    case (true, false): "zwykle zmieniają się razem\(correlation)"
    case (false, true): "zmieniają się w przeciwnych kierunkach\(correlation)"
    case (false, false): "zwykle zmieniają się w przeciwnych kierunkach\(correlation)"
    }
  }
  func gapWidest(place: Mention, size: Figure) -> String {
    "najbardziej różnią się \(self.on(place)), o \(self.number(size))"
  }
  func referenceThroughout(isAbove: Bool) -> String {
    switch isAbove {
    case true: "cały czas powyżej"
    case false: "cały czas poniżej"
    }
  }
  func referenceNever(isAbove: Bool) -> String {
    switch isAbove {
    case true: "nigdy poniżej"
    case false: "nigdy powyżej"
    }
  }
  func referenceSince(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "powyżej \(self.from(place))"
    case false: "poniżej \(self.from(place))"
    }
  }
  func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> String {
    switch isAbove {
    case true: "powyżej \(self.from(first)) \(self.to(last))"
    case false: "poniżej \(self.from(first)) \(self.to(last))"
    }
  }
  func referenceAt(isAbove: Bool, place: Mention) -> String {
    switch isAbove {
    case true: "powyżej tylko \(self.on(place))"
    case false: "poniżej tylko \(self.on(place))"
    }
  }
  func rankingClimb(name: String, from: Int, to: Int) -> String {
    "\(name): awans z miejsca \(from) na miejsce \(to)"
  }
  func rankingLeader(name: String, value: Figure, isTotal: Bool) -> String {
    switch isTotal {
    case true: "prowadzi \(name) z wartością \(self.number(value))"
    case false: "najwyższą wartość, \(self.number(value)), ma \(name)"
    }
  }
  func rankingTimes(times: Figure, second: String) -> String {
    ", \(self.number(times)) \(self.raz(times)) tyle co \(second)"
  }
  func rankingNext(items: String, count: Int) -> String {
    "dalej: \(items)"
  }
  func rankingItem(name: String, value: Figure) -> String {
    switch channel {
    case .display: "\(name) (\(self.number(value)))"
    case _: "\(name): \(self.number(value))"
    }
  }
  func originProvider(provider: String) -> String {
    "dane pochodzą \(self.z(provider))"
  }
  func provider(code: String, name: String, isAbbreviation: Bool) -> String {
    switch (code, channel) {
    case ("ECB", .display): "EBC"
    case ("ECB", .speech): "Europejskiego Banku Centralnego"
    case (_, _): name
    }
  }
  func omissionRepeatedDates(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "pominięto \(count) wiersz, bo ta sama data powtarza się niżej"
    case _: "pominięto \(count) \(self.rows(count)), bo te same daty powtarzają się niżej"
    }
  }
  func omissionEmptyRows(count: Int) -> String {
    switch self.plural(count) {
    case .one: "pominięto \(count) pusty wiersz"
    case .few: "pominięto \(count) puste wiersze"
    case .many: "pominięto \(count) pustych wierszy"
    case _: "pominięto \(count)"
    }
  }
  func split(place: Mention, shares: Figure) -> String {
    let text = self.of(place)
    return "cena może nie być skorygowana o podział akcji \(self.z(text)): zmieniła się tak, jakby jedną akcję zamieniono na \(self.number(shares))"
  }
  func significanceOf(name: String) -> String {
    " serii \(name)"
  }
  func significanceWithheld(series: String, reason: String) -> String {
    "nie podano, czy trend\(series) to coś więcej niż przypadek: \(reason)"
  }
  func significanceTold(isUp: Bool, series: String, z: Figure, p: String) -> String {
    switch isUp {
    case true: "według testu Manna-Kendalla wzrost\(series) jest istotny na poziomie 5 procent, \(self.score(z)), \(p)"
    case false: "według testu Manna-Kendalla spadek\(series) jest istotny na poziomie 5 procent, \(self.score(z)), \(p)"
    }
  }
  func significanceChance(series: String, z: Figure, p: String) -> String {
    "według testu Manna-Kendalla trendu\(series) nie da się odróżnić od przypadku, \(self.score(z)), \(p)"
  }
  func significanceP(p: Figure) -> String {
    "wartość p \(self.number(p))"
  }
  func significanceSmallP() -> String {
    "wartość p poniżej 0,001"
  }
  func slopesOf(name: String) -> String {
    " serii \(name)"
  }
  func slopesPer(rhythm: Rhythm) -> String {
    "na \(self.rhythm(rhythm, form: .accusative))"
  }
  func provisionalAge(count: Int, rhythm: Rhythm) -> String {
    ", kurs sprzed \(count) \(self.rhythm(rhythm, form: .many))"
  }
  func rebasedOpening(names: String, since: Mention, to: Mention, points: String) -> String {
    "\(names), zmiana procentowa \(self.since(since)) \(self.to(to)), \(points)"
  }
  func rebasedBrief(names: String, since: Mention, ranking: String) -> String {
    "\(names), zmiana procentowa \(self.since(since)): \(ranking)"
  }
  func rebasedAlternative(since: Mention, ranking: String) -> String {
    "zmiana procentowa \(self.since(since)): \(ranking)"
  }
  func standingUnchanged(position: StandingPosition) -> String {
    "bez zmian"
  }
  func standingTimes(times: Figure, position: StandingPosition) -> String {
    switch position {
    case .leading: "z wartością \(self.number(times)) \(self.raz(times)) większą niż na początku"
    case _: "\(self.number(times)) \(self.raz(times)) tyle co na początku"
    }
  }
  func standingSize(size: String, isUp: Bool, isBound: Bool, position: StandingPosition) -> String {
    switch (position, isBound, isUp) {
    case (.leading, true, true): "ze wzrostem o \(size)"
    case (.leading, true, false): "ze spadkiem o \(size)"
    case (.leading, false, true): "z wynikiem plus \(size)"
    case (.leading, false, false): "z wynikiem minus \(size)"
    case (_, true, true): "wzrost o \(size)"
    case (_, true, false): "spadek o \(size)"
    case (_, false, true): "plus \(size)"
    case (_, false, false): "minus \(size)"
    }
  }
  func rankingLevel(count: Int, standing: String) -> String {
    switch self.plural(count) {
    case _ where count == 2: "obie na tym samym poziomie, \(standing)"
    case _: "wszystkie na tym samym poziomie, \(standing)"
    }
  }
  func rankingLeads(names: String, isMany: Bool, standing: String, isPrice: Bool) -> String {
    switch (isMany, isPrice) {
    case (true, true): "\(names) prowadzą razem \(standing)"
    case (false, true): "\(names) prowadzi \(standing)"
    case (true, false): "\(names): najwyżej, po \(standing)"
    case (false, false): "\(names): najwyżej, \(standing)"
    }
  }
  func rankingBehind(names: String, isMany: Bool, standing: String, points: String, isRoughly: Bool, isPrice: Bool) -> String {
    switch (isMany, isRoughly, isPrice) {
    case (true, true, true): "\(names): po \(standing), około \(self.genitive(points)) za liderem"
    case (true, false, true): "\(names): po \(standing), \(points) za liderem"
    case (true, true, false): "\(names): po \(standing), niżej o około \(points)"
    case (true, false, false): "\(names): po \(standing), niżej o \(points)"
    case (_, true, true): "\(names): \(standing), około \(self.genitive(points)) za liderem"
    case (_, false, true): "\(names): \(standing), \(points) za liderem"
    case (_, true, false): "\(names): \(standing), niżej o około \(points)"
    case (_, false, false): "\(names): \(standing), niżej o \(points)"
    }
  }
  func rankingOthers(count: Int) -> String {
    "oraz jeszcze \(count) \(self.series(count))"
  }
  func rankingFurther(places: String, isPrice: Bool) -> String {
    switch isPrice {
    case true: "dalej: \(places)"
    case false: "niżej: \(places)"
    }
  }
  func rebasedWidestGap(place: Mention, highest: String, points: String, lowest: String, isPrice: Bool) -> String {
    "najbardziej różnią się \(self.on(place)): \(highest) o \(points) wyżej niż \(lowest)"
  }
  func alignment(compared: String, count: Int, leftOut: String, isOne: Bool) -> String {
    switch (self.plural(count), isOne) {
    case (_, _) where count == 2: "porównano tylko \(compared), które mają obie serie; pominięto \(leftOut)"
    case (_, _): "porównano tylko \(compared), które mają wszystkie serie; pominięto \(leftOut)"
    }
  }
  func alignmentFirst(count: Int, rhythm: Rhythm, of: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(count) \(self.rhythm(rhythm, form: .accusative)) \(self.z(of))"
    case _: "\(count) \(self.rhythm(rhythm, form: self.plural(count))) \(self.z(of))"
    }
  }
  func alignmentNext(count: Int, of: String) -> String {
    "\(count) \(self.z(of))"
  }
  func alignmentOthers(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(count) innej"
    case _: "\(count) innych"
    }
  }
  func courseValue(standing: String, place: Mention) -> String {
    "\(standing) \(self.on(place))"
  }
  func peakAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "najwyżej \(self.on(place)), \(standing)"
    case .lowest: "najniżej \(self.on(place)), \(standing)"
    }
  }
  func peakFirstAt(extreme: Extreme, place: Mention, standing: String) -> String {
    switch extreme {
    case .highest: "najwyżej po raz pierwszy \(self.on(place)), \(standing)"
    case .lowest: "najniżej po raz pierwszy \(self.on(place)), \(standing)"
    }
  }
  func pricesFrom(provider: String) -> String {
    "ceny \(self.z(provider))"
  }
  func soundHeard(heard: Int, given: Int, shape: String, extremes: String, missing: String) -> String {
    switch self.plural(given) {
    case _ where given == 1: "\(shape)słychać \(heard) z \(given) punktu\(extremes)\(missing)"
    case _: "\(shape)słychać \(heard) \(self.z(given)) punktów\(extremes)\(missing)"
    }
  }
  func soundShape() -> String {
    "tylko kształt: "
  }
  func soundMissing(count: Int) -> String {
    ", brakuje \(count)"
  }
  func soundLogarithmic() -> String {
    "wysokość dźwięku jest logarytmiczna: równym zmianom procentowym odpowiadają równe interwały"
  }
  func soundOrder(names: String) -> String {
    "w kolejności: \(names)"
  }
  func soundPlaces(places: String) -> String {
    "jednocześnie: \(places)"
  }
  func soundPlace(name: String, side: SoundStatement.Place.Side) -> String {
    switch side {
    case .left: "\(name) po lewej"
    case .right: "\(name) po prawej"
    case .halfLeft: "\(name) nieco po lewej"
    case .halfRight: "\(name) nieco po prawej"
    }
  }
  func soundAtOnce(names: String, first: String) -> String {
    "jednocześnie: \(names), najgłośniej \(first)"
  }
  func smoothingMedian(width: Int) -> String {
    "mediana \(self.z(width)) punktów"
  }
  func smoothingMean(width: Int) -> String {
    "średnia \(self.z(width)) punktów"
  }
  func soundGapsUnheard(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) luka jest zbyt krótka, by ją usłyszeć"
    case .few: "\(count) luki są zbyt krótkie, by je usłyszeć"
    case .many: "\(count) luk jest zbyt krótkich, by je usłyszeć"
    case _: "\(count)"
    }
  }
  func soundClipped(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wartość leży poza osią i brzmi na jej końcu"
    case .few: "\(count) wartości leżą poza osią i brzmią na jej końcach"
    case .many: "\(count) wartości leży poza osią i brzmi na jej końcach"
    case _: "\(count)"
    }
  }
  func soundRhythm(isEven: Bool, isContinuous: Bool, length: String) -> String {
    switch (isEven, isContinuous) {
    case (true, true): "wszystkie punkty trwają tyle samo i tworzą jeden płynny dźwięk\(length)"
    case (true, false): "wszystkie punkty trwają tyle samo i brzmią jako osobne nuty\(length)"
    case (false, true): "odstępy między punktami są takie jak na osi x, a punkty tworzą jeden płynny dźwięk\(length)"
    case (false, false): "odstępy między punktami są takie jak na osi x, a punkty brzmią jako osobne nuty\(length)"
    }
  }
  func soundLength(seconds: Figure) -> String {
    ", łącznie \(self.number(seconds)) \(self.seconds(seconds))"
  }
  func soundCandles(length: String) -> String {
    "wszystkie świece trwają tyle samo: jasny dźwięk przez otwarcie, minimum, maksimum i zamknięcie, a gdy zamknięcie jest niższe od otwarcia, miękki dźwięk przez otwarcie, maksimum, minimum i zamknięcie\(length)"
  }
  func lawOf(names: String) -> String {
    " serii \(names)"
  }
  func lawOne(value: Figure, series: String, unit: String, hertz: Figure) -> String {
    "wartość \(self.number(value))\(unit)\(series) to dźwięk o częstotliwości \(self.number(hertz)) \(self.hertz(hertz))"
  }
  func lawRange(low: Figure, high: Figure, series: String, unit: String, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: String) -> String {
    switch isLogarithmic {
    case true: "oś wartości\(series), na dole \(self.number(low)), na górze \(self.number(high))\(unit), brzmi od \(self.number(lowHertz)) do \(self.number(highHertz)) herców, w skali logarytmicznej\(notes)"
    case false: "oś wartości\(series), na dole \(self.number(low)), na górze \(self.number(high))\(unit), brzmi od \(self.number(lowHertz)) do \(self.number(highHertz)) herców, w skali liniowej\(notes)"
    }
  }
  func answerFirstReached(value: Figure, place: String) -> String {
    switch place {
    case "": "\(self.number(value)), po raz pierwszy"
    case _: "\(self.number(value)), po raz pierwszy \(self.on(place))"
    }
  }
  func reservationLastOf(place: Mention) -> String {
    "ostatnia wartość \(self.on(place))"
  }
  func reservationWithin(place: Mention) -> String {
    switch place.kind {
    case .day: "co obejmuje dzień \(self.place(place))"
    case .time: "co obejmuje moment \(self.place(place))"
    case _: "co obejmuje \(self.place(place))"
    }
  }
  func reservationBefore(place: Mention) -> String {
    "ostatnia wartość \(self.before(place))"
  }
  func reservationBeforeMissing(place: Mention) -> String {
    "ostatnia wartość \(self.before(place)), gdzie wartości brakuje"
  }
  func reportHeading(company: String) -> String {
    switch (company, channel) {
    case ("", .speech): "dane złożone w amerykańskiej Komisji Papierów Wartościowych i Giełd"
    case ("", .display): "dane złożone w amerykańskiej komisji SEC"
    case (_, .speech): "\(company), dane złożone w amerykańskiej Komisji Papierów Wartościowych i Giełd"
    case (_, .display): "\(company), dane złożone w amerykańskiej komisji SEC"
    }
  }
  func reportFigure(measure: Report.Measure, amount: String, period: Rhythm, end: Mention, change: String, filed: Mention) -> String {
    switch period {
    case .quarters: "\(self.reported(measure, form: .one)): \(amount) w kwartale zakończonym \(self.on(end))\(change); raport złożono \(self.on(filed))"
    case _: "\(self.reported(measure, form: .one)): \(amount) w roku zakończonym \(self.on(end))\(change); raport złożono \(self.on(filed))"
    }
  }
  func reportDerived(derivation: String) -> String {
    "ta liczba jest wyliczona: \(derivation)"
  }
  func reportLine(measure: Report.Measure, amount: String, period: Rhythm, start: Mention, end: Mention, form: String, filed: Mention, derivation: String) -> String {
    "\(self.reported(measure, form: .one)), \(self.rhythm(period, form: .one)) \(self.since(start)) \(self.until(end)): \(amount), złożono\(form) \(self.on(filed))\(derivation)"
  }
  func reportDerivation(derivation: String) -> String {
    "; wyliczono: \(derivation)"
  }
  func reportNothing(measure: Report.Measure, period: Rhythm) -> String {
    switch period {
    case .quarters: "w raportach nie ma danych kwartalnych: \(self.reported(measure, form: .one))"
    case _: "w raportach nie ma danych rocznych: \(self.reported(measure, form: .one))"
    }
  }
  func reportOrigin(origin: Report.Origin) -> String {
    switch origin {
    case .filed: "zgodnie z raportem"
    case .restOfYear: "rok bez pierwszych dziewięciu miesięcy"
    case .restOfMonths: "miesiące roku do końca kwartału bez miesięcy przed jego początkiem"
    case .perShare: "suma podzielona przez średnią liczbę akcji"
    case .perShareOfRest: "suma podzielona przez średnią liczbę akcji, przy czym co najmniej jedna z tych liczb to reszta z dłuższego okresu"
    }
  }
  func reportChange(percent: String, isUp: Bool, period: Rhythm) -> String {
    switch (isUp, period) {
    case (true, .quarters): ", o \(percent) więcej niż w tym samym kwartale rok wcześniej"
    case (false, .quarters): ", o \(percent) mniej niż w tym samym kwartale rok wcześniej"
    case (true, _): ", o \(percent) więcej niż rok wcześniej"
    case (false, _): ", o \(percent) mniej niż rok wcześniej"
    }
  }
  func reportTimes(times: Figure, period: Rhythm) -> String {
    switch period {
    case .quarters: ", \(self.number(times)) \(self.raz(times)) tyle co w tym samym kwartale rok wcześniej"
    case _: ", \(self.number(times)) \(self.raz(times)) tyle co rok wcześniej"
    }
  }
  func reportAgainst(amount: String, period: Rhythm) -> String {
    switch period {
    case .quarters: ", w tym samym kwartale rok wcześniej \(amount)"
    case _: ", rok wcześniej \(amount)"
    }
  }
  func reportUnchanged(period: Rhythm) -> String {
    switch period {
    case .quarters: ", tyle samo co w tym samym kwartale rok wcześniej"
    case _: ", tyle samo co rok wcześniej"
    }
  }
  func explorePoint(value: Figure, place: Mention) -> String {
    switch place.kind {
    case .day: "\(self.number(value)), \(self.place(place))"
    case .time: "\(self.number(value)), \(self.place(place))"
    case _: "\(self.number(value)) \(self.at(place))"
    }
  }
  func exploreMissing(place: Mention) -> String {
    switch place.kind {
    case .day: "brak wartości, \(self.place(place))"
    case .time: "brak wartości, \(self.place(place))"
    case _: "brak wartości \(self.at(place))"
    }
  }
  func exploreExtreme(extreme: ExplorationExtreme) -> String {
    switch extreme {
    case .highest: "najwyższa"
    case .lowest: "najniższa"
    case .first: "pierwsza"
    case .last: "ostatnia"
    }
  }
  func exploreCrossing(level: String, isUp: Bool) -> String {
    switch isUp {
    case true: "powyżej \(level)"
    case false: "poniżej \(level)"
    }
  }
  func exploreOpeningAt(points: String, place: Mention) -> String {
    "\(points), teraz \(self.on(place))"
  }
  func exploreSeries(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) seria"
    case .few: "\(count) serie"
    case .many: "\(count) serii"
    case _: "\(count) serii"
    }
  }
  func explorePosition(position: String, count: String) -> String {
    "\(position) \(self.z(count))"
  }
  func explorePercent(percent: Figure, isUp: Bool) -> String {
    switch (channel, isUp) {
    case (.display, true): "plus \(self.number(percent))%"
    case (.display, false): "minus \(self.number(percent))%"
    case (_, true): "plus \(self.number(percent)) procent"
    case (_, false): "minus \(self.number(percent)) procent"
    }
  }
  func exploreDifference(amount: String, from: String, isUp: Bool) -> String {
    switch isUp {
    case true: "\(amount) więcej niż \(from)"
    case false: "\(amount) mniej niż \(from)"
    }
  }
  func exploreSame(from: String) -> String {
    "tyle samo co \(from)"
  }
  func exploreNothing(limit: ExplorationLimit) -> String {
    switch limit {
    case .higherAhead: "dalej nic wyższego"
    case .higherBehind: "wcześniej nic wyższego"
    case .lowerAhead: "dalej nic niższego"
    case .lowerBehind: "wcześniej nic niższego"
    case .crossingAhead: "dalej bez przecięcia"
    case .crossingBehind: "wcześniej bez przecięcia"
    case .legAhead: "dalej bez punktu zwrotnego"
    case .legBehind: "wcześniej bez punktu zwrotnego"
    case .stopAhead: "dalej nic ważnego"
    case .stopBehind: "wcześniej nic ważnego"
    case .otherField: "nie ma dalszego pola"
    case .otherSeries: "nie ma dalszej serii"
    case .noValue: "tu nie ma wartości"
    case .noPointBefore: "wcześniej nie ma wartości"
    case .noDates: "tylko z datami"
    case .noOrder: "nazwy nie mają kolejności"
    case .noLine: "tylko na linii"
    case .shorterRange: "nie ma krótszego okresu"
    case .longerRange: "to już cały wykres"
    case .earlier: "nic wcześniej"
    case .later: "nic później"
    case .finer: "nie ma krótszego interwału"
    case .coarser: "nie ma dłuższego interwału"
    case .slower: "wolniej się nie da"
    case .faster: "szybciej się nie da"
    case .outsideData: "poza danymi"
    case .placeOutside: "poza pokazanym okresem"
    case .placeUnknown: "nie ma tego na wykresie"
    }
  }
  func exploreNeverReached(value: Figure) -> String {
    "nigdy nie osiąga \(self.genitive(value))"
  }
  func exploreHelp(topic: ExplorationHelp) -> String {
    switch topic {
    case .points: "poprzedni, następny"
    case .extremes: "najwyższa, najniższa wartość"
    case .play: "odtwarzaj stąd, pauza"
    case .ends: "pierwszy, ostatni punkt"
    case .whereabouts: "gdzie jesteś"
    case .tenths: "o jedną dziesiątą wstecz, dalej"
    case .goTo: "idź do daty, wartości lub +20"
    case .description: "opis"
    case .repetition: "powtórz wiersz"
    case .backwards: "odtwarzaj wstecz"
    case .fields: "pole notowania"
    case .series: "inna seria"
    case .higher: "następna, poprzednia wyższa"
    case .lower: "następna, poprzednia niższa"
    case .crossings: "następne, poprzednie przecięcie"
    case .legs: "następny, poprzedni punkt zwrotny"
    case .marks: "ustaw znacznik, potem litera"
    case .recalling: "idź do znacznika, potem litera"
    case .difference: "różnica od znacznika"
    case .comparison: "porównaj serie tutaj"
    case .slope: "zmiana od poprzedniego punktu"
    case .speed: "wolniej, szybciej"
    case .interval: "krótszy, dłuższy interwał"
    case .zoom: "krótszy, dłuższy okres"
    case .ranges: "1M, 3M, 6M, 1Y, 5Y, MAX"
    case .windows: "wstecz, dalej"
    case .reload: "wczytaj dane ponownie"
    case .command: "własne polecenie"
    }
  }
  func exploreWhere() -> String {
    "Idź do:"
  }
  func exploreLetter() -> String {
    "Która litera?"
  }
  func exploreNotice(notice: ExplorationNotice) -> String {
    switch notice {
    case .cancelled: "anulowano"
    case .notAPlace: "to ani data, ani wartość, ani +20"
    case .reloaded: "wczytano dane ponownie"
    case .notReloaded: "nie udało się wczytać danych"
    case .noCommand: "nie ustawiono explore.command"
    case .commandFailed: "polecenie się nie powiodło"
    case .commandDone: "polecenie zakończone"
    case .noSound: "tego nie da się usłyszeć"
    }
  }
  func exploreUnknown(text: String, help: String) -> String {
    "nieznane: \(text); \(help): pomoc"
  }
  func pageText(text: PageText) -> String {
    switch text {
    case .listen: "słuchanie"
    case .play: "odtwarzaj"
    case .pause: "pauza"
    case .stop: "zatrzymaj"
    case .slower: "wolniej"
    case .faster: "szybciej"
    case .volume: "głośność"
    case .previous: "poprzedni"
    case .next: "następny"
    case .needsScript: "dźwięk wymaga JavaScriptu"
    case .refused: "nie można odtworzyć dźwięku; być może nie pozwala na to przeglądarka lub witryna"
    case .point: "punkt"
    case .series: "seria"
    case .range: "okres"
    case .all: "wszystko"
    case .keys: "klawisze"
    case .keysNote: "działają, gdy suwak jest aktywny"
    case .picture: "obraz"
    case .table: "wartości"
    case .missing: "brak wartości"
    case .downloads: "do pobrania"
    case .sound: "dźwięk"
    case .data: "dane (CSV)"
    case .captions: "napisy (WebVTT)"
    case .date: "data"
    case .number: "pozycja"
    case .category: "kategoria"
    case .row: "wiersz"
    case .figures: "dane finansowe spółki"
    case .figuresNote: "każda wartość jest przypisana do dnia, w którym ją ogłoszono"
    case .reported: "ogłoszono"
    case .notes: "uwagi"
    case .language: "język"
    case .from: "od"
    case .to: "do"
    case .count: "liczba"
    case .percent: "procent"
    case .density: "gęstość"
    case .group: "grupa"
    case .name: "nazwa"
    case .lower: "dolna granica"
    case .upper: "górna granica"
    case .median: "mediana"
    case .lowerWhisker: "dolny wąs"
    case .lowerQuartile: "dolny kwartyl"
    case .upperQuartile: "górny kwartyl"
    case .upperWhisker: "górny wąs"
    case .farOut: "daleko"
    }
  }
  func pageReduced(shown: Int, given: Int) -> String {
    "suwak i tabela zawierają \(shown) \(self.z(given)) punktów, w tym najwyższe, najniższe i punkty zwrotne"
  }
  func pageCharts(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wykres"
    case .few: "\(count) wykresy"
    case .many: "\(count) wykresów"
    case _: "\(count) wykresów"
    }
  }
  func pageMade(version: String) -> String {
    "utworzono programem audiograph; dźwięk według odwzorowania \(version)"
  }
  func brailleEnds(low: String, high: String, isUp: Bool) -> String {
    switch isUp {
    case true: "od dołu do góry \(low) do \(high)"
    case _: "od lewej do prawej \(low) do \(high)"
    }
  }
  func brailleNames(names: String, isUp: Bool) -> String {
    switch isUp {
    case true: "od dołu do góry \(names)"
    case _: "od lewej do prawej \(names)"
    }
  }
  func brailleLegend(points: String, low: Figure, high: Figure, isLogarithmic: Bool, isFlat: Bool) -> String {
    switch (isFlat, isLogarithmic) {
    case (true, _): "\(points) na komórkę, zawsze \(self.number(low))"
    case (_, true): "\(points) na komórkę, od \(self.genitive(low)) do \(self.genitive(high)), logarytmicznie"
    case (_, _): "\(points) na komórkę, od \(self.genitive(low)) do \(self.genitive(high))"
    }
  }
  func histogramLead(subject: String, count: Int, low: Figure, high: Figure, shape: String) -> String {
    "\(subject), \(count) wartości od \(self.genitive(low)) do \(self.genitive(high))\(shape)"
  }
  func histogramAlternative(subject: String, count: Int, shape: String, median: Figure, low: Figure, high: Figure) -> String {
    "\(subject), \(count) wartości\(shape), mediana \(self.number(median)), od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func histogramShape(shape: HistogramShape, count: Int, isSymmetric: Bool) -> String {
    switch (shape, self.plural(count), isSymmetric) {
    case (.peaks, .one, _): "\(count) szczyt"
    case (.peaks, .few, _): "\(count) szczyty"
    case (.peaks, .many, _): "\(count) szczytów"
    case (.onePeak, _, true): "jeden szczyt, symetrycznie"
    case (.onePeak, _, false): "jeden szczyt"
    case (.single, _, _): ""
    case (.none, _, _): ""
    case (.even, _, _): "rozkład równomierny"
    case (.peaks, _, _): "\(count) szczytu"
    case (.tailHigh, _, _): "jeden szczyt, dłuższy ogon ku wysokim wartościom"
    case (.tailLow, _, _): "jeden szczyt, dłuższy ogon ku niskim wartościom"
    }
  }
  func histogramBin(low: Figure, high: Figure) -> String {
    "od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func histogramBinBelow(high: Figure) -> String {
    "poniżej \(self.genitive(high))"
  }
  func histogramMiddle(lower: Figure, upper: Figure, median: Figure) -> String {
    "połowa mieści się w przedziale od \(self.genitive(lower)) do \(self.genitive(upper)), mediana to \(self.number(median))"
  }
  func histogramBins(count: Int, width: Figure) -> String {
    switch self.plural(count) {
    case .one: "jest \(count) przedział o szerokości \(self.number(width))"
    case .few: "są \(count) przedziały o szerokości \(self.number(width))"
    case .many: "jest \(count) przedziałów o szerokości \(self.number(width))"
    case _: "jest \(count) przedziału o szerokości \(self.number(width))"
    }
  }
  func formFarOut(count: Int, above: Int, below: Int) -> String {
    switch (self.plural(count), self.plural(above), self.plural(below)) {
    case (_, _, _) where count == 1 && above == 0: "jedna wartość odstająca, niska"
    case (_, _, _) where count == 1: "jedna wartość odstająca, wysoka"
    case (_, _, _) where above == 0: "wartości odstające: \(count), wszystkie niskie"
    case (_, _, _) where below == 0: "wartości odstające: \(count), wszystkie wysokie"
    case (_, _, _): "wartości odstające: \(count), wysokie: \(above), niskie: \(below)"
    }
  }
  func formMissing(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "brakuje jednej wartości"
    case _: "brakuje \(count) wartości"
    }
  }
  func heatmapLead(subject: String, size: String, high: Figure, highPlace: String, low: Figure, lowPlace: String) -> String {
    "\(subject), \(size): najwyższa wartość \(self.number(high)) w komórce \(highPlace); najniższa \(self.number(low)) w komórce \(lowPlace)"
  }
  func heatmapFlat(subject: String, size: String, value: Figure) -> String {
    "\(subject), \(size): wszystkie wartości to \(self.number(value))"
  }
  func heatmapSize(rows: Int, columns: Int) -> String {
    switch (self.plural(rows), self.plural(columns)) {
    case (.one, .one): "\(rows) wiersz na \(columns) kolumnę"
    case (.few, .few): "\(rows) wiersze na \(columns) kolumny"
    case (.few, .many): "\(rows) wiersze na \(columns) kolumn"
    case (.many, .few): "\(rows) wierszy na \(columns) kolumny"
    case (.many, .many): "\(rows) wierszy na \(columns) kolumn"
    case (_, _): "\(rows) wiersza na \(columns) kolumny"
    }
  }
  func heatmapAt(row: String, column: String, isShared: Bool) -> String {
    switch isShared {
    case true: "\(row), \(column) i gdzie indziej"
    case false: "\(row), \(column)"
    }
  }
  func heatmapEmpty(count: Int) -> String {
    switch self.plural(count) {
    case .one: "jedna komórka jest pusta"
    case .few: "\(count) komórki są puste"
    case .many: "\(count) komórek jest pustych"
    case _: "\(count) komórki jest puste"
    }
  }
  func heatmapHeard(areBlocks: Bool) -> String {
    switch areBlocks {
    case true: "sąsiednie wiersze słychać razem, jako ich najniższą, środkową i najwyższą wartość"
    case false: "każdy wiersz słychać jako jego najniższą, środkową i najwyższą wartość"
    }
  }
  func bandLead(subject: String, points: String, first: String, last: String) -> String {
    "\(subject), \(points): \(first), \(last)"
  }
  func bandWidest(widest: Mention, low: Figure, high: Figure, narrowest: Mention, narrowLow: Figure, narrowHigh: Figure) -> String {
    "przedział jest najszerszy \(self.at(widest)), od \(self.genitive(low)) do \(self.genitive(high)), a najwęższy \(self.at(narrowest)), od \(self.genitive(narrowLow)) do \(self.genitive(narrowHigh))"
  }
  func bandEven(width: Figure) -> String {
    "żaden przedział nie jest najszerszy: każdy ma szerokość \(self.number(width))"
  }
  func bandApart(count: Int, pairs: Int, list: String) -> String {
    switch self.plural(count) {
    case .one: "jedna z \(pairs) par sąsiednich przedziałów na siebie nie zachodzi\(list)"
    case .few: "\(count) z \(pairs) par sąsiednich przedziałów na siebie nie zachodzą\(list)"
    case .many: "\(count) z \(pairs) par sąsiednich przedziałów na siebie nie zachodzi\(list)"
    case _: "\(count) z \(pairs) par sąsiednich przedziałów na siebie nie zachodzi\(list)"
    }
  }
  func bandZero(outside: Int, points: Int) -> String {
    switch self.plural(outside) {
    case .one: "przedział nie obejmuje 0 w \(outside) punkcie z \(points)"
    case .few: "przedział nie obejmuje 0 w \(outside) punktach z \(points)"
    case .many: "przedział nie obejmuje 0 w \(outside) punktach z \(points)"
    case _: "przedział nie obejmuje 0 w \(outside) punktu z \(points)"
    }
  }
  func bandDisordered(count: Int) -> String {
    switch self.plural(count) {
    case .one: "w jednym punkcie wartość leży poza swoim przedziałem"
    case .few: "w \(count) punktach wartość leży poza swoim przedziałem"
    case .many: "w \(count) punktach wartość leży poza swoim przedziałem"
    case _: "w \(count) punktu wartość leży poza swoim przedziałem"
    }
  }
  func bandSwapped(count: Int) -> String {
    switch self.plural(count) {
    case .one: "w jednym punkcie dolna granica była powyżej górnej; zamieniono je miejscami"
    case .few: "w \(count) punktach dolna granica była powyżej górnej; zamieniono je miejscami"
    case .many: "w \(count) punktach dolna granica była powyżej górnej; zamieniono je miejscami"
    case _: "w \(count) punktu dolna granica była powyżej górnej; zamieniono je miejscami"
    }
  }
  func bandMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "pominięto jeden punkt, któremu brakuje liczby"
    case .few: "pominięto \(count) punkty, którym brakuje liczby"
    case .many: "pominięto \(count) punktów, którym brakuje liczby"
    case _: "pominięto \(count) punktu, któremu brakuje liczby"
    }
  }
  func bandHeard(heard: BandHearing) -> String {
    switch heard {
    case .inTurn: "każdy punkt słychać jako wartość, potem dolną i górną granicę"
    case .together: "wartość słychać pośrodku, dolną granicę z lewej, górną z prawej"
    case .inParts: "wartość słychać pośrodku, dolną granicę z lewej, górną z prawej, sąsiednie punkty jak jeden"
    }
  }
  func bandPlace(point: String, low: Figure, high: Figure) -> String {
    "\(point), od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func bandField(field: Band.Field) -> String {
    switch field {
    case .lower: "dolna granica"
    case .upper: "górna granica"
    case .width: "szerokość"
    case .value: "wartość"
    }
  }
  func densityRange(low: Figure, high: Figure) -> String {
    "krzywa biegnie od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func scatterOpening(x: String, y: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(y) względem zmiennej \(x), \(count) punkt"
    case .few: "\(y) względem zmiennej \(x), \(count) punkty"
    case .many: "\(y) względem zmiennej \(x), \(count) punktów"
    case _: "\(y) względem zmiennej \(x), \(count) punktu"
    }
  }
  func scatterClear(strength: String, isHigher: Bool, x: String, y: String, correlation: String) -> String {
    switch isHigher {
    case true: "\(strength), im wyższa wartość \(x), tym wyższa wartość \(y), \(correlation)"
    case false: "\(strength), im wyższa wartość \(x), tym niższa wartość \(y), \(correlation)"
    }
  }
  func scatterStrength(strength: ScatterStrength, isCurved: Bool) -> String {
    switch (strength, isCurved) {
    case (.weak, true): "słaba zależność nieliniowa"
    case (.weak, false): "słaba zależność"
    case (.moderate, true): "umiarkowana zależność nieliniowa"
    case (.moderate, false): "umiarkowana zależność"
    case (.strong, true): "silna zależność nieliniowa"
    case (.strong, false): "silna zależność"
    case (.veryStrong, true): "bardzo silna zależność nieliniowa"
    case (.veryStrong, false): "bardzo silna zależność"
    case (_, _): "brak wyraźnej zależności"
    }
  }
  func scatterCorrelation(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "korelacja rang \(self.number(correlation))"
    case false: "korelacja \(self.number(correlation))"
    }
  }
  func scatterFar(count: Int) -> String {
    switch self.plural(count) {
    case .one: "jeden punkt leży daleko od pozostałych"
    case .few: "\(count) punkty leżą daleko od pozostałych"
    case .many: "\(count) punktów leży daleko od pozostałych"
    case _: "\(count) punktu leży daleko od pozostałych"
    }
  }
  func scatterWithout(count: Int, correlation: Figure) -> String {
    switch self.plural(count) {
    case .one: "nie liczono jednego punktu, który leży daleko od pozostałych; z nim korelacja wynosi \(self.number(correlation))"
    case .few: "nie liczono \(count) punktów, które leżą daleko od pozostałych; z nimi korelacja wynosi \(self.number(correlation))"
    case .many: "nie liczono \(count) punktów, które leżą daleko od pozostałych; z nimi korelacja wynosi \(self.number(correlation))"
    case _: "nie liczono \(count) punktu, które leżą daleko od pozostałych; z nimi korelacja wynosi \(self.number(correlation))"
    }
  }
  func scatterSlope(x: String, y: String, slope: Figure, isHigher: Bool) -> String {
    switch isHigher {
    case true: "średnio przy wartości \(x) większej o 1 wartość \(y) jest większa o \(self.number(slope))"
    case false: "średnio przy wartości \(x) większej o 1 wartość \(y) jest mniejsza o \(self.number(slope))"
    }
  }
  func scatterGroups(groups: String) -> String {
    "korelacja w grupach: \(groups)"
  }
  func scatterReversed(groups: String) -> String {
    "w każdej grupie jest odwrotnie; korelacje: \(groups)"
  }
  func scatterGroup(name: String, correlation: Figure, isNumber: Bool) -> String {
    switch isNumber {
    case true: "\(name): \(self.number(correlation))"
    case false: "\(name) \(self.number(correlation))"
    }
  }
  func scatterDensest(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure, count: Int) -> String {
    switch self.plural(count) {
    case .one: "najgęściej jest tam, gdzie \(x) wynosi od \(self.genitive(lowX)) do \(self.genitive(highX)), a \(y) od \(self.genitive(lowY)) do \(self.genitive(highY)): \(count) punkt"
    case .few: "najgęściej jest tam, gdzie \(x) wynosi od \(self.genitive(lowX)) do \(self.genitive(highX)), a \(y) od \(self.genitive(lowY)) do \(self.genitive(highY)): \(count) punkty"
    case .many: "najgęściej jest tam, gdzie \(x) wynosi od \(self.genitive(lowX)) do \(self.genitive(highX)), a \(y) od \(self.genitive(lowY)) do \(self.genitive(highY)): \(count) punktów"
    case _: "najgęściej jest tam, gdzie \(x) wynosi od \(self.genitive(lowX)) do \(self.genitive(highX)), a \(y) od \(self.genitive(lowY)) do \(self.genitive(highY)): \(count) punktu"
    }
  }
  func scatterRanges(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure) -> String {
    "\(x) przyjmuje wartości od \(self.genitive(lowX)) do \(self.genitive(highX)), a \(y) od \(self.genitive(lowY)) do \(self.genitive(highY))"
  }
  func scatterRange(name: String, low: Figure, high: Figure) -> String {
    "\(name) przyjmuje wartości od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func scatterInterval(isRank: Bool, low: Figure, high: Figure) -> String {
    switch isRank {
    case true: "przedział ufności 95 procent dla korelacji rang: od \(self.genitive(low)) do \(self.genitive(high))"
    case false: "przedział ufności 95 procent dla korelacji: od \(self.genitive(low)) do \(self.genitive(high))"
    }
  }
  func scatterOther(isRank: Bool, correlation: Figure) -> String {
    switch isRank {
    case true: "korelacja rang wynosi \(self.number(correlation))"
    case false: "korelacja wynosi \(self.number(correlation))"
    }
  }
  func scatterCoinciding(count: Int) -> String {
    switch self.plural(count) {
    case .one: "jeden punkt pokrywa się z innym"
    case .few: "\(count) punkty pokrywają się z innymi"
    case .many: "\(count) punktów pokrywa się z innymi"
    case _: "\(count) punktu pokrywa się z innymi"
    }
  }
  func scatterMissing(count: Int) -> String {
    switch self.plural(count) {
    case .one: "pominięto jeden wiersz bez jednej z dwóch liczb"
    case .few: "pominięto \(count) wiersze bez jednej z dwóch liczb"
    case .many: "pominięto \(count) wierszy bez jednej z dwóch liczb"
    case _: "pominięto \(count) wiersza bez jednej z dwóch liczb"
    }
  }
  func scatterHeard(single: Int, summed: Int, isOfTime: Bool, x: String) -> String {
    switch (self.plural(single), isOfTime) {
    case (_, true) where single == 0: "wszystkie punkty (\(summed)) słychać jako najniższy, środkowy i najwyższy w każdej dziesiątej części sekundy"
    case (_, false) where single == 0: "wszystkie punkty (\(summed)) słychać jako najniższy, środkowy i najwyższy dla każdej wartości \(x)"
    case (.one, true): "jeden punkt słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy w każdej dziesiątej części sekundy"
    case (.one, false): "jeden punkt słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy dla każdej wartości \(x)"
    case (.few, true): "\(single) punkty słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy w każdej dziesiątej części sekundy"
    case (.few, false): "\(single) punkty słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy dla każdej wartości \(x)"
    case (.many, true): "\(single) punktów słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy w każdej dziesiątej części sekundy"
    case (.many, false): "\(single) punktów słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy dla każdej wartości \(x)"
    case (_, true): "\(single) punktu słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy w każdej dziesiątej części sekundy"
    case (_, false): "\(single) punktu słychać osobno, pozostałe (\(summed)) jako najniższy, środkowy i najwyższy dla każdej wartości \(x)"
    }
  }
  func scatterTimes(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) raz"
    case .few: "\(count) razy"
    case .many: "\(count) razy"
    case _: "\(count) razu"
    }
  }
  func boxOverlap(first: String, second: String, isOverlapping: Bool, isIntroduced: Bool) -> String {
    switch (isOverlapping, isIntroduced) {
    case (true, false): "środkowe połowy grup \(first) i \(second) nakładają się"
    case (false, false): "środkowe połowy grup \(first) i \(second) nie nakładają się"
    case (true, true): "środkowe połowy grup \(first) i \(second), drugiej w kolejności, nakładają się"
    case (false, true): "środkowe połowy grup \(first) i \(second), drugiej w kolejności, nie nakładają się"
    }
  }
  func boxSpread(name: String, lower: Figure, upper: Figure) -> String {
    "\(name) to grupa o największym rozrzucie: jej środkowa połowa sięga od \(self.genitive(lower)) do \(self.genitive(upper))"
  }
  func boxFarOut(count: Int, isInOne: Bool, value: Figure, group: String) -> String {
    switch (self.plural(count), isInOne) {
    case (_, _) where count == 1: "jedna wartość odstająca, \(self.number(value))\(group)"
    case (_, true): "wartości odstające\(group): \(count), najdalsza \(self.number(value))"
    case (_, false): "wartości odstające: \(count), najdalsza \(self.number(value))\(group)"
    }
  }
  func boxCount(name: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "\(name) nie ma wartości"
    case _ where count == 1: "\(name) ma tylko jedną wartość"
    case _: "\(name) ma tylko \(count) wartości"
    }
  }
  func boxFewest(names: String, count: Int) -> String {
    "mniej niż \(count) wartości ma każda z grup: \(names)"
  }
  func boxCounts(counts: String) -> String {
    "liczby wartości: \(counts)"
  }
  func boxEqualCounts(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "każda grupa ma jedną wartość"
    case _: "każda grupa ma \(count) wartości"
    }
  }
  func boxRange(low: Figure, high: Figure) -> String {
    "mieszczą się w przedziale od \(self.genitive(low)) do \(self.genitive(high))"
  }
  func boxRangeIn(low: Figure, lowest: String, high: Figure, highest: String) -> String {
    "wartości sięgają od \(self.genitive(low)) w grupie \(lowest) do \(self.genitive(high)) w grupie \(highest)"
  }
  func boxRangeWithin(low: Figure, high: Figure, name: String) -> String {
    "wartości sięgają od \(self.genitive(low)) do \(self.genitive(high)), obie w grupie \(name)"
  }
  func boxFarthestOnly(count: Int, isOfGroups: Bool) -> String {
    switch isOfGroups {
    case true: "z mocno odstających wartości słychać w każdej grupie \(count) najdalszych"
    case false: "z mocno odstających wartości słychać \(count) najdalszych"
    }
  }
  func boxPlace(value: String, part: BoxPart) -> String {
    switch part {
    case .lowWhisker: "\(value) dolny wąs"
    case .lowerQuartile: "\(value) dolny kwartyl"
    case .median: "\(value) mediana"
    case .upperQuartile: "\(value) górny kwartyl"
    case .highWhisker: "\(value) górny wąs"
    case .outlier: "\(value) wartość odstająca"
    case .point: value
    }
  }
  func shareCount(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) udział"
    case .few: "\(count) udziały"
    case .many: "\(count) udziałów"
    case _: "\(count) udziału"
    }
  }
  func shareSame(names: String, percent: String) -> String {
    switch names {
    case "": "wszystkie równe, po \(percent)"
    case _: "wszystkie równe, \(names) po \(percent)"
    }
  }
  func shareAlone(name: String, isMore: Bool) -> String {
    switch isMore {
    case true: "\(name) to ponad połowa całości"
    case false: "\(name) to połowa całości"
    }
  }
  func shareLargest(count: Int, isMore: Bool) -> String {
    switch (self.plural(count), isMore) {
    case (.one, true): "największy to ponad połowa całości"
    case (.one, false): "największy to połowa całości"
    case (.few, true): "\(count) największe to razem ponad połowa całości"
    case (.few, false): "\(count) największe to razem połowa całości"
    case (.many, true): "\(count) największych to razem ponad połowa całości"
    case (.many, false): "\(count) największych to razem połowa całości"
    case (_, true): "\(count) największych to razem ponad połowa całości"
    case (_, false): "\(count) największych to razem połowa całości"
    }
  }
  func shareSmallest(count: Int, names: String, percent: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "najmniejszy to \(names), \(percent)"
    case _: "najmniejsze to \(names), każdy \(percent)"
    }
  }
  func shareJoined(count: Int, areSmallest: Bool, percent: String) -> String {
    switch (self.plural(count), areSmallest) {
    case (.one, true): "najmniejszy nosi nazwę „inne”: \(percent)"
    case (.one, false): "pozostały nosi nazwę „inne”: \(percent)"
    case (.few, true): "\(count) najmniejsze połączono w jeden: \(percent)"
    case (.few, false): "\(count) pozostałe połączono w jeden: \(percent)"
    case (.many, true): "\(count) najmniejszych połączono w jeden: \(percent)"
    case (.many, false): "\(count) pozostałych połączono w jeden: \(percent)"
    case (_, true): "\(count) najmniejszych połączono w jeden: \(percent)"
    case (_, false): "\(count) pozostałych połączono w jeden: \(percent)"
    }
  }
  func shareEmpty(count: Int, names: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(names) to 0"
    case _: "\(names) to po 0"
    }
  }
  func unitMultiplied(multiplier: String, unit: String) -> String {
    "\(multiplier) \(unit)"
  }
  func unitCounted(multiplier: String, alone: String, unit: String) -> String {
    "\(multiplier) \(unit)"
  }
  func unitPower(unit: String, power: Int, form: TermForm) -> String {
    let end = self.ending(unit, form: form)
    return switch (self.plural(power), unit) {
    case (_, "sekundę") where power == 2: "\(unit) do kwadratu"
    case (_, _) where power == 2: "\(unit) kwadratow\(end)"
    case (_, _) where power == 3: "\(unit) sześcienn\(end)"
    case (_, _): "\(unit) do potęgi \(power)"
    }
  }
  func raz(_ count: Figure) -> String {
    switch self.plural(count) {
    case .one: "raz"
    case .other: "raza"
    case _: "razy"
    }
  }
  func partEnding(_ digits: DecimalDigits) -> String {
    switch self.plural(digits) {
    case .one: "a"
    case .few: "e"
    case .many: "ych"
    case _: "ej"
    }
  }
  func series(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "seria"
    case .few: "serie"
    case _: "serii"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "wiersz"
    case .few: "wiersze"
    case _: "wierszy"
    }
  }
  func seconds(_ count: Figure) -> String {
    switch self.plural(count) {
    case .one: "sekunda"
    case .many: "sekund"
    case _: "sekundy"
    }
  }
  func hertz(_ count: Figure) -> String {
    switch self.plural(count) {
    case .few: "herców"
    case .many: "herców"
    case _: "herca"
    }
  }
  func bars(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "świeca"
    case .few: "świece"
    case _: "świec"
    }
  }
  func rising(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "wzrostowa"
    case .few: "wzrostowe"
    case _: "wzrostowych"
    }
  }
  func falling(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "spadkowa"
    case .few: "spadkowe"
    case _: "spadkowych"
    }
  }
  func ofDay(_ day: Int) -> String {
    switch channel {
    case .display: "\(day)"
    case _: self.ordinal(day, form: .genitive)
    }
  }
  func ofYear(_ year: Int) -> String {
    switch channel {
    case .display: self.year(year)
    case _: self.year(year, form: .genitive)
    }
  }
  func of(_ place: Mention) -> String {
    let text = self.place(place, form: .genitive)
    return switch place.kind {
    case .number: self.genitive(text)
    case .category: "kategorii \(text)"
    case _: self.place(place, form: .genitive)
    }
  }
  func score(_ z: Figure) -> String {
    switch channel {
    case .speech: "statystyka zet wynosi \(self.number(z))"
    case _: "statystyka Z wynosi \(self.number(z))"
    }
  }
  func hour(_ clock: String) -> String {
    switch clock {
    case "północy": clock
    case _: "godziny \(clock)"
    }
  }
  func ends(_ from: String, to: String) -> String {
    let start = self.genitive(from)
    return "\(self.z(start)) do \(self.genitive(to))"
  }
  func rise(_ size: ChangeSize) -> String {
    let text = self.size(size)
    return switch size.kind {
    case .untold: "znaczny wzrost"
    case _: self.rise(text)
    }
  }
  func fall(_ size: ChangeSize) -> String {
    switch size.kind {
    case .untold: "znaczny spadek"
    case _: "spadek \(self.by(size))"
    }
  }
  func on(_ place: Mention) -> String {
    switch place.kind {
    case .day: self.place(place)
    case .time: self.place(place)
    case _: self.at(place)
    }
  }
  func stepwise(_ rhythm: Rhythm) -> String {
    "z \(self.rhythm(rhythm, form: .other)) na \(self.rhythm(rhythm, form: .accusative))"
  }
  func inLast(_ rhythm: Rhythm) -> String {
    let gender = self.gender(of: rhythm)
    return switch (rhythm, gender) {
    case (.days, _): "ostatniego dnia"
    case (.tradingDays, _): "na ostatniej sesji"
    case (_, .feminine): "w ostatniej \(self.rhythm(rhythm, form: .locative))"
    case (_, _): "w ostatnim \(self.rhythm(rhythm, form: .locative))"
    }
  }
}
