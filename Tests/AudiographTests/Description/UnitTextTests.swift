// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct UnitTextTests {
  /// Units as they stand in data, after "in": British English, German.
  static let afterIn: [(String, String, String)] = [
    ("USD", "US dollars", "US-Dollar"), ("US dollars", "US dollars", "US-Dollar"),
    ("US$", "US dollars", "US-Dollar"), ("€", "euros", "Euro"),
    ("pounds sterling", "pounds sterling", "Pfund Sterling"),
    ("Swedish kronor", "Swedish kronor", "schwedischen Kronen"),
    ("Swiss francs", "Swiss francs", "Schweizer Franken"),
    ("Japanese yen", "Japanese yen", "japanischen Yen"),
    (
      "CAD", "Canadian dollars",
      "kanadischen Dollar"
    ), ("GBp", "pence", "Pence"), ("$", "dollars", "Dollar"),
    ("£", "pounds", "Pfund"), ("¥", "yen", "Yen"), ("BTC", "bitcoins", "Bitcoin"),
    ("%", "percent", "Prozent"), ("percent", "percent", "Prozent"),
    ("Prozent", "percent", "Prozent"), ("shares", "shares", "Aktien"),
    ("bps", "basis points", "Basispunkten"), ("pp", "percentage points", "Prozentpunkten"),
    ("°C", "degrees Celsius", "Grad Celsius"), ("℃", "degrees Celsius", "Grad Celsius"),
    ("°F", "degrees Fahrenheit", "Grad Fahrenheit"), ("K", "kelvins", "Kelvin"),
    ("m", "metres", "Metern"), ("km", "kilometres", "Kilometern"),
    ("cm", "centimetres", "Zentimetern"), ("mm", "millimetres", "Millimetern"),
    ("ft", "feet", "Fuß"), ("in", "inches", "Zoll"), ("mi", "miles", "Meilen"),
    ("m^2", "square metres", "Quadratmetern"), ("m²", "square metres", "Quadratmetern"),
    ("sqm", "square metres", "Quadratmetern"), ("㎡", "square metres", "Quadratmetern"),
    ("m2", "square metres", "Quadratmetern"),
    ("km²", "square kilometres", "Quadratkilometern"),
    ("m^3", "cubic metres", "Kubikmetern"), ("m³", "cubic metres", "Kubikmetern"),
    ("ft^3", "cubic feet", "Kubikfuß"), ("l", "litres", "Litern"), ("L", "litres", "Litern"),
    ("g", "grams", "Gramm"), ("kg", "kilograms", "Kilogramm"), ("t", "tonnes", "Tonnen"),
    ("s", "seconds", "Sekunden"), ("ms", "milliseconds", "Millisekunden"),
    ("µs", "microseconds", "Mikrosekunden"), ("\u{3BC}s", "microseconds", "Mikrosekunden"),
    ("ns", "nanoseconds", "Nanosekunden"), ("min", "minutes", "Minuten"),
    ("h", "hours", "Stunden"), ("d", "days", "Tagen"), ("Hz", "hertz", "Hertz"),
    ("kHz", "kilohertz", "Kilohertz"), ("GHz", "gigahertz", "Gigahertz"),
    ("dB", "decibels", "Dezibel"), ("W", "watts", "Watt"), ("kW", "kilowatts", "Kilowatt"),
    ("MW", "megawatts", "Megawatt"), ("mW", "milliwatts", "Milliwatt"),
    ("kWh", "kilowatt hours", "Kilowattstunden"), ("TWh", "terawatt hours", "Terawattstunden"),
    ("kJ", "kilojoules", "Kilojoule"), ("V", "volts", "Volt"),
    (
      "mA", "milliamperes",
      "Milliampere"
    ), ("hPa", "hectopascals", "Hektopascal"), ("bar", "bars", "Bar"),
    ("ppm", "parts per million", "Teilen pro Million"),
    ("ppmv", "parts per million by volume", "Volumenteilen pro Million"),
    ("ppb", "parts per billion", "Teilen pro Milliarde"), ("B", "bytes", "Byte"),
    ("GB", "gigabytes", "Gigabyte"), ("MiB", "mebibytes", "Mebibyte"),
    ("bit/s", "bits per second", "Bit pro Sekunde"),
    ("Mbit/s", "megabits per second", "Megabit pro Sekunde"),
    ("km/h", "kilometres per hour", "Kilometern pro Stunde"),
    ("m/s", "metres per second", "Metern pro Sekunde"),
    ("m s^-1", "metres per second", "Metern pro Sekunde"),
    ("m s⁻¹", "metres per second", "Metern pro Sekunde"),
    ("m/s²", "metres per second squared", "Metern pro Quadratsekunde"),
    ("mph", "miles per hour", "Meilen pro Stunde"),
    ("kg/m^3", "kilograms per cubic metre", "Kilogramm pro Kubikmeter"),
    ("µg/m³", "micrograms per cubic metre", "Mikrogramm pro Kubikmeter"),
    ("W/m²", "watts per square metre", "Watt pro Quadratmeter"),
    ("W m^-2", "watts per square metre", "Watt pro Quadratmeter"),
    (
      "kWh/m²/a", "kilowatt hours per square metre per year",
      "Kilowattstunden pro Quadratmeter pro Jahr"
    ),
    ("requests/s", "requests per second", "Anfragen pro Sekunde"),
    ("people", "people", "Personen"), ("USD/t", "US dollars per tonne", "US-Dollar pro Tonne"),
    ("EUR/MWh", "euros per megawatt hour", "Euro pro Megawattstunde"),
    ("$/bbl", "dollars per barrel", "Dollar pro Barrel"),
    ("US dollars per tonne", "US dollars per tonne", "US-Dollar pro Tonne"),
    ("l/100 km", "litres per 100 kilometres", "Litern pro 100 Kilometer"),
    ("%/a", "percent per year", "Prozent pro Jahr"),
    ("% p.a.", "percent per year", "Prozent pro Jahr"),
    ("% of GDP", "percent of GDP", "Prozent of GDP"), ("1/s", "per second", "pro Sekunde"),
    ("N m", "newton metres", "Newtonmetern"),
    ("10^8 m^3", "hundred million cubic metres", "hundert Millionen Kubikmetern"),
    ("×10⁶", "millions", "Millionen"), ("x10^6 t", "million tonnes", "Millionen Tonnen"),
    ("%-points", "percentage points", "Prozentpunkten"),
    ("% pts", "percentage points", "Prozentpunkten"),
    ("10⁸ m³", "hundred million cubic metres", "hundert Millionen Kubikmetern"),
    ("10^6 t", "million tonnes", "Millionen Tonnen"),
    (
      "1e6 t", "million tonnes",
      "Millionen Tonnen"
    ), ("10^3", "thousands", "Tausend"), ("10^6", "millions", "Millionen"),
    ("1000 t", "thousand tonnes", "tausend Tonnen"),
    ("1,000 t", "thousand tonnes", "tausend Tonnen"),
    ("thousands", "thousands", "Tausend"), ("Mio. EUR", "million euros", "Millionen Euro"),
    ("Mrd. m³", "billion cubic metres", "Milliarden Kubikmetern"),
    ("USD bn", "billion US dollars", "Milliarden US-Dollar"),
    ("EUR m", "million euros", "Millionen Euro"), ("TEUR", "thousand euros", "tausend Euro"),
    ("million tonnes", "million tonnes", "Millionen Tonnen"),
    ("million tonnes per year", "million tonnes per year", "Millionen Tonnen pro Jahr"),
    ("millions of dollars", "millions of dollars", "Millionen Dollar"),
    ("thousands of people", "thousands of people", "tausend Personen"),
    ("10^-6 m", "10 to the power of minus 6 metres", "10 hoch minus 6 Meter"),
    ("t CO2", "tonnes CO 2", "Tonnen CO 2"), ("degrees", "degrees", "degrees"),
    ("Tonnen", "Tonnen", "Tonnen"), ("tonnes", "tonnes", "tonnes"), ("Meter", "Meter", "Metern"),
    ("index (2010=100)", "index 2010 equals 100", "index 2010 gleich 100"),
    ("and/or", "and or", "and or"), ("in %", "percent", "Prozent"),
    ("mg/dL", "milligrams per decilitre", "Milligramm pro Deziliter"),
    ("in m^2", "square metres", "Quadratmetern"), ("", "", ""), ("  kg ", "kilograms", "Kilogramm"),
    ("M", "M", "M"), ("k", "k", "k"), ("k\u{202E}g", "kilograms", "Kilogramm"),
  ]

  @Test(arguments: afterIn)
  func speaksWords(_ raw: String, _ english: String, _ german: String) {
    #expect(unitWords(raw, wording: Language.english.wording(.speech), form: .in) == english)
    #expect(unitWords(raw, wording: Language.german.wording(.speech), form: .in) == german)
  }

  /// After a number that is not one, then after one: British English, German.
  static let afterNumber: [(String, String, String, String, String)] = [
    ("°C", "degrees Celsius", "degree Celsius", "Grad Celsius", "Grad Celsius"),
    ("USD", "US dollars", "US dollar", "US-Dollar", "US-Dollar"),
    ("EUR", "euros", "euro", "Euro", "Euro"),
    ("SEK", "Swedish kronor", "Swedish krona", "schwedische Kronen", "schwedische Krone"),
    (
      "AUD", "Australian dollars", "Australian dollar", "australische Dollar",
      "australischer Dollar"
    ),
    ("pence", "pence", "penny", "Pence", "Penny"),
    ("m³", "cubic metres", "cubic metre", "Kubikmeter", "Kubikmeter"),
    (
      "km/h", "kilometres per hour", "kilometre per hour", "Kilometer pro Stunde",
      "Kilometer pro Stunde"
    ),
    ("t", "tonnes", "tonne", "Tonnen", "Tonne"), ("d", "days", "day", "Tage", "Tag"),
    ("ft", "feet", "foot", "Fuß", "Fuß"), ("%", "percent", "percent", "Prozent", "Prozent"),
    ("10^6 t", "million tonnes", "million tonnes", "Millionen Tonnen", "Million Tonnen"),
    (
      "10^8 m^3", "hundred million cubic metres", "hundred million cubic metres",
      "hundert Millionen Kubikmeter", "hundert Millionen Kubikmeter"
    ),
    ("thousands", "thousand", "thousand", "tausend", "tausend"),
    ("shares", "shares", "share", "Aktien", "Aktie"),
  ]

  @Test(arguments: afterNumber)
  func speaksNumbers(
    _ raw: String, _ english: String, _ oneEnglish: String, _ german: String, _ oneGerman: String
  ) {
    func words(_ language: Language, _ isOne: Bool) -> String {
      unitWords(raw, wording: language.wording(.speech), form: isOne ? .one : .other)
    }
    #expect(words(.english, false) == english)
    #expect(words(.english, true) == oneEnglish)
    #expect(words(.german, false) == german)
    #expect(words(.german, true) == oneGerman)
  }

  static let shown: [(String, String, String)] = [
    ("USD", "US dollars", "US-Dollar"), ("US dollars", "US dollars", "US-Dollar"),
    ("usd", "US dollars", "US-Dollar"), ("US$", "US dollars", "US-Dollar"),
    ("percent", "percent", "Prozent"), ("%", "percent", "Prozent"),
    ("shares", "shares", "Aktien"), ("SEK", "Swedish kronor", "schwedischen Kronen"),
    ("10^8 m^3", "10⁸ m³", "10⁸ m³"), ("m/s^2", "m/s²", "m/s²"), ("µg/m3", "µg/m³", "µg/m³"),
    ("10^3 t", "10³ t", "10³ t"), ("1e6 m3", "10⁶ m³", "10⁶ m³"), ("W m-2", "W m⁻²", "W m⁻²"),
    ("×10⁶", "×10⁶", "×10⁶"), ("10**-3 mol/m^2", "10⁻³ mol/m²", "10⁻³ mol/m²"),
    ("t CO2", "t CO2", "t CO2"), ("L/100 km", "L/100 km", "L/100 km"), ("ppmv", "ppmv", "ppmv"),
    ("°C", "°C", "°C"),
    ("$", "$", "$"), ("USD/t", "USD/t", "USD/t"), ("m\u{1B}[31m", "m[31m", "m[31m"),
    ("", "", ""), ("Tonnen", "Tonnen", "Tonnen"),
  ]

  @Test(arguments: shown)
  func showsWhatTheDataHave(_ raw: String, _ english: String, _ german: String) {
    #expect(unitWords(raw, wording: Language.english.wording(.display), form: .in) == english)
    #expect(unitWords(raw, wording: Language.german.wording(.display), form: .in) == german)
  }

  static let american: [(String, String)] = [
    ("m", "meters"), ("km²", "square kilometers"), ("l", "liters"), ("t", "metric tons"),
    ("10^8 m^3", "hundred million cubic meters"), ("kg", "kilograms"), ("USD", "US dollars"),
  ]

  @Test(arguments: american)
  func spellsAsAmericansDo(_ raw: String, _ words: String) {
    let told = unitWords(raw, wording: Language.americanEnglish.wording(.speech), form: .in)
    #expect(told == words)
  }

  @Test func everyLanguageHasEveryUnit() {
    let english = Language.english.units
    for language in Language.allCases {
      let words = language.units
      for table in [\UnitVocabulary.units, \.currencies, \.multipliers, \.characters] {
        #expect(Set(words[keyPath: table].symbols) == Set(english[keyPath: table].symbols))
      }
    }
  }
}
