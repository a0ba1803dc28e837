// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@Suite struct DataDocumentTests {
  @Test func namesOfEveryKindStandInCells() throws {
    let names = ["", "a,b", "say \"x\"", "two\nlines", "plain"]
    let x = XAxis.categories(names)
    let wide = try Chart(
      title: "t",
      series: [
        Series(name: "v", x: x, values: [1, .nan, -0.5, 1234.5, 3]),
        Series(name: "w,", x: x, values: [.nan, 2, 3, 4, 5]),
      ])
    #expect(
      DataDocument(wide).text == """
        Category,v,"w,"
        ,1,
        "a,b",,2
        "say ""x""\",-0.5,3
        "two
        lines",1234.5,4
        plain,3,5

        """)
  }

  @Test func seriesOverOtherPositionsStandOneBelowTheOther() throws {
    let chart = try Chart(
      title: "t",
      series: [
        Series(name: "", x: .rows(count: 2), values: [1, .nan]),
        Series(name: "b", x: .rows(count: 1), values: [2.25]),
      ])
    #expect(DataDocument(chart).text == "Series,Row,Value\n,1,1\n,2,\nb,1,2.25\n")
  }

  @Test func groupsKeepTheHeadingTheyHaveInCommon() throws {
    let chart = try Chart(
      title: "t",
      series: [
        Series(name: "a", quantity: "Rate", x: .numbers([1, 2]), values: [1, 2]),
        Series(name: "b", quantity: "Rate", x: .numbers([2, 3]), values: [3, 4]),
      ])
    #expect(DataDocument(chart).text == "Series,x,Rate\na,1,1\na,2,2\nb,2,3\nb,3,4\n")
  }
}
