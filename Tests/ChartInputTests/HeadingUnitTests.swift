// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

@Suite struct HeadingUnitTests {
  @Test(arguments: [
    ("Annual flow (10^8 m^3)", "Annual flow", "10^8 m^3"), ("CO2 (ppmv)", "CO2", "ppmv"),
    ("Inflation (percent)", "Inflation", "percent"), ("Share (in %)", "Share", "%"),
    ("Price (USD)", "Price", "USD"), ("Temp (°C)", "Temp", "°C"),
    ("Temperature (C)", "Temperature", "°C"), ("Température (C)", "Température", "°C"),
    ("Temperatur (F)", "Temperatur", "°F"), ("temperatura [C]", "temperatura", "°C"),
    ("Taupunkt (C)", "Taupunkt", "°C"), ("Longueur en km", "Longueur", "km"),
    ("Taux en pour cent", "Taux", "pour cent"), ("Udział w procentach", "Udział", "procentach"),
    ("Output (thousands of tonnes)", "Output", "thousands of tonnes"),
    ("GDP (current LCU)", "GDP", "current LCU"), ("GDP (current US$)", "GDP", "current US$"),
    ("Pop., thousands", "Pop.", "thousands"), ("Speed [km/h]", "Speed", "km/h"),
    ("Speed[km/h]", "Speed", "km/h"), ("Strecke in km", "Strecke", "km"),
    ("Anteil in %", "Anteil", "%"), ("Change %", "Change", "%"),
    ("Umsatz (Mio. €)", "Umsatz", "Mio. €"), ("Umsatz €", "Umsatz", "€"),
    ("Trade (% of GDP)", "Trade", "% of GDP"), ("GDP growth (annual %)", "GDP growth", "%"),
    ("Price (% change)", "Price change", "%"), ("Price (% chg)", "Price change", "%"),
    ("Price change (%)", "Price change", "%"), ("Price (YoY %)", "Price, YoY", "%"),
    ("Sales (change in %)", "Sales change", "%"), ("GDP (annual % growth)", "GDP growth", "%"),
    ("Umsatz (Veränderung in %)", "Umsatz, Veränderung", "%"),
    ("Prix (variation en %)", "Prix, variation", "%"), ("Cena (zmiana w %)", "Cena, zmiana", "%"),
    ("Rate (pp)", "Rate", "pp"), ("Rate (%-points)", "Rate", "%-points"),
    ("Rate (% pts)", "Rate", "% pts"), ("Anteil (%-Punkte)", "Anteil", "%-Punkte"),
    ("Population (×10⁶)", "Population", "×10⁶"), ("Population ('000)", "Population", "thousands"),
    ("Distance (m)", "Distance", "m"),
    ("Energy (kWh/m²/a)", "Energy", "kWh/m²/a"), ("Irradiance (W m-2)", "Irradiance", "W m-2"),
    ("PM10 (µg/m3)", "PM10", "µg/m3"), ("Emissions (t CO2)", "Emissions", "t CO2"),
    ("Emissions (tonnes per capita)", "Emissions", "tonnes per capita"),
    ("Deaths (per 100,000)", "Deaths", "per 100,000"), ("Voltage (V)", "Voltage", "V"),
    ("Duration (min)", "Duration", "min"), ("Age, years", "Age", "years"),
    ("Price, USD", "Price", "USD"), ("Exports (x 1,000,000)", "Exports", "x 1,000,000"),
    ("売上高（百万円）", "売上高", "百万円"), ("価格（円）", "価格", "円"), ("人口［千人］", "人口", "千人"),
    ("売上高（単位：千円）", "売上高", "千円"), ("Weight (kg)", "Weight", "kg"),
    ("Consumption (L/100 km)", "Consumption", "L/100 km"),
    ("Debt (USD bn)", "Debt", "USD bn"), ("Debt (US$ million)", "Debt", "US$ million"),
    ("Income (in Rs. Cr)", "Income", "Rs. Cr"), ("Produktion (Tonnen)", "Produktion", "Tonnen"),
    ("GDP per head, PPP (current international $)", "GDP per head, PPP", "current international $"),
  ])
  func unitsAreFound(heading: String, name: String, unit: String) {
    let found = HeadingUnit(heading)
    #expect(found.name == name, "\(heading)")
    #expect(found.unit == unit, "\(heading)")
  }

  @Test(arguments: [
    "Employees (US Bureau of Labor Statistics (2017))", "Hurricane Harvey: (United States)",
    "100035541 (Neutor)", "Ammonia (Index)", "Sulphur dioxide (SO₂)", "GMSL (monthly)",
    "Nitrogen oxides (NOx)", "GMSL (smoothed)", "Sales (total)", "Temperature (min)",
    "Temperature (max)", "Births (day)", "Rate (year)", "Volume (B)", "Scenario (A)", "Item(s)",
    "price_usd", "Close", "", "(km)", "%", "Washington, DC", "Atlanta, GA", "Population, total",
    "Value (2010)", "GDP (constant 2015 US$)", "Share (see note 3)", "Compounds (VOCs)",
    "Index (1990 = 100)", "Sales (est.)", "A, B", "Open (first trade of the day)", "Gender (M)",
    "Team (F)", "Rate in June", "Cost in total", "Level (pH)", "Sales, M", "Group, A", "x (N)",
    "Births (Statistics Canada)", "Result (in the year before)", "Speed [km/h", "Speed km/h)",
    "Price (per item sold in the shop today)", "Sales (Q1)", "GDP (1)", "Rate ()",
  ])
  func otherEndsAreNoUnits(heading: String) {
    let found = HeadingUnit(heading)
    #expect(found.unit == nil, "\(heading)")
    #expect(found.name == heading)
    #expect(found.kind == .measurement)
  }

  @Test func percentIsAKind() {
    for heading in [
      "A (%)", "A (percent)", "A (in %)", "A (per cent)", "A (Prozent)", "A (% of GDP)",
      "A (pour cent)", "A (en pour cent)", "A en pour cent", "A (pourcentage)",
      "A (pour cent du PIB)", "A (procent)", "A (procenty)", "A w procentach", "A (proc.)",
      "A in Prozent", "A (in Prozenten)",
      "A (annual %)", "A (Percent)", "A (POUR CENT)", "A, percent", "A (percentage points)",
      "A (% change)", "A (Veränderung in %)", "A (%-points)", "A (% pts)", "A (%-Punkte)",
      "A (Prozentpunkte)", "A (points de pourcentage)", "A (punkty procentowe)",
    ] {
      #expect(HeadingUnit(heading).kind == .percent, "\(heading)")
    }
    for heading in ["A (km)", "A (cents)", "A (points)", "A en Provence", "A (‰)"] {
      #expect(HeadingUnit(heading).kind == .measurement, "\(heading)")
    }
  }

  @Test func rowsOfUnits() {
    let cells = [
      ("km/h", "km/h"), ("[°C]", "°C"), ("(%)", "%"), ("V", "V"), ("s", "s"), ("", nil), ("-", nil),
      ("2020", nil), ("Name", nil), ("text", nil), ("W/m^2", "W/m^2"), ("Mio. EUR", "Mio. EUR"),
    ]
    for (cell, unit) in cells { #expect(HeadingUnit.unit(ofUnitsRow: cell) == unit, "\(cell)") }
    #expect(HeadingUnit.unit(ofUnitsRow: "[C]", below: "Air temp") == "°C")
    #expect(HeadingUnit.unit(ofUnitsRow: "C", below: "Charge") == nil)
  }
}

@Suite struct IdentifierWordsTests {
  @Test(arguments: [
    "zip", "ZIP Code", "zipCode", "postcode", "PLZ", "Postleitzahl", "code postal", "Kod pocztowy",
    "phone", "Telefonnummer", "numer telefonu", "FIPS", "country_code", "customerId", "ID", "lat",
    "Latitude", "lon", "lng", "Longitude", "Längengrad", "Breitengrad", "long",
    "szerokość geograficzna", "ISBN", "Order No.", "Invoice number", "year no", "Year No.",
    "Kundennummer", "identifiant",
  ])
  func identifiers(heading: String) {
    #expect(HeadingWords.isIdentifier(heading), "\(heading)")
  }

  @Test(arguments: [
    "Sunspot number", "Number of cases", "latency", "height", "price", "Länge", "width", "idle",
    "", "long distance", "Nummer", "total no",
  ])
  func others(heading: String) {
    #expect(!HeadingWords.isIdentifier(heading), "\(heading)")
  }

  @Test(arguments: [
    "", " ", "#", "№", "rownames", "row.names", "Unnamed: 0", "unnamed", "index", "Index", "id",
    "obs", "no", "No.", "nr", "Nr.", "Lp.", "lfd. Nr.", "S.No", "...1", "level_0", "row_id", "n°",
  ])
  func counters(heading: String) {
    #expect(HeadingWords.isCounter(heading), "\(heading)")
  }

  @Test(arguments: ["index value", "price index", "number of rows", "value", "note", "x", "year"])
  func noCounters(heading: String) {
    #expect(!HeadingWords.isCounter(heading), "\(heading)")
  }
}
