// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct ToldUnitTests {
  static let units = [
    "USD", "°C", "10^8 m^3", "m²", "kWh/m²/a", "l/100 km", "1,000 people", "t CO2", "% of GDP",
    "deaths per 100,000 live births", "Mio. EUR", "1/s", "approx. m", "PM2.5", "s-1",
    "million tonnes of oil equivalent per year", "$", "things per day", "10⁻⁶ m",
  ]

  static let remarks = [
    "OWID based on FAO 2017", "Bolt and van Zanden, 2020, Maddison Project", "constant 2010 US$",
    "index (2010=100)", "https://example.org/data", "see www.example.com", "Source: World Bank",
    "Hale et al", "This is what was measured. It may change", "Quelle: Statistisches Amt",
    "2017", "doi:10.1000/182", "is it known?", "1990-2020", "", " ",
    "a very long remark about how these numbers came to be in this table",
  ]

  @Test(arguments: units) func isTold(_ unit: String) {
    #expect(toldUnit(unit) == unit)
  }

  @Test(arguments: remarks) func isLeftOut(_ text: String) throws {
    #expect(toldUnit(text) == nil)
    let test = ToldCase(name: "x", unit: text, values: [1, 2, 3])
    #expect(
      try test.sentences(.standard) == [
        "x, 1 at point 1, 2 at point 2 and 3 at point 3: up 200 percent."
      ])
    #expect(
      try test.sentences(.standard, .german, .speech) == [
        "x, 1 bei Punkt 1, 2 bei Punkt 2 und 3 bei Punkt 3: plus 200 Prozent."
      ])
  }
}
