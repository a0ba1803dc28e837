// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Which of several columns of numbers are told, and how rows of years are named.
@Suite struct LikeColumnTests {
  private func told(_ text: String) throws -> [String] { try read(text).layout.y.map(\.heading) }

  @Test(arguments: [
    (
      "algorithm,keyGenTimeMs,signTimeMs,verifyTimeMs,keySizeBits",
      ["AES,1.99,0.69,3.51,256", "RSA,129.2,0.54,3.2,2048", "ECC,11.7,21.5,11.6,128"],
      ["keyGenTimeMs", "signTimeMs", "verifyTimeMs"]
    ),
    (
      "date,sleepSeconds,deepSeconds,score,floors,weight",
      [
        "2026-07-23,28020,6000,81,4,71.5", "2026-07-24,20400,4800,60,9,71.2",
        "2026-07-25,31080,7200,92,2,71.4",
      ],
      ["sleepSeconds", "deepSeconds"]
    ),
    (
      "state,Smith,Miller,Margin of Error,Votes",
      ["AK,31.5%,52.5%,4.3%,3", "AL,33.3%,52.3%,2.3%,9", "AR,36.6%,46.7%,2.6%,6"],
      ["Smith", "Miller"]
    ),
    (
      "file,size,nowrap,wrap,both",
      ["a,82755,95.3%,95.9%,91.2%", "b,19561,84.4%,63.7%,60.3%", "c,2626,95.3%,87.4%,82.8%"],
      ["nowrap", "wrap", "both"]
    ),
  ])
  func columnsAlikeAreToldTogether(_ heading: String, _ rows: [String], _ expected: [String])
    throws
  {
    let text = heading + "\n" + rows.joined(separator: "\n") + "\n"
    #expect(try told(text) == expected)
  }

  /// A sum beside another is no family.
  @Test func totalsOfUnlikeThings() throws {
    let text = "town,visitors total,revenue total\nHill,41,1900\nLake,53,2100\nPark,38,1700\n"
    #expect(try told(text) == ["visitors total"])
  }

  @Test(arguments: ["Points", "Pts", "Punkte", "puntos", "poäng"])
  func pointsDecideALeague(heading: String) throws {
    let text = """
      Team,Played,Won,Drawn,Lost,\(heading)
      Lions,10,8,2,0,54
      Bears,10,6,1,3,37
      Foxes,10,5,2,3,35
      Wolves,10,2,1,7,14

      """
    let table = try read(text)
    #expect(table.layout.y.map(\.heading) == [heading])
    #expect(table.layout.x.map(\.heading) == ["Team"])
  }

  @Test func rowsOfYearsAreNamedInWords() throws {
    let text = "code,name,1998,1999,2000\n101,Águeda,5,6,7\n102,Anadia,4,3,2\n"
    #expect(try read(text).columns.map(\.name) == ["Águeda", "Anadia"])
    let codes = "code,1998,1999,2000\n101,5,6,7\n102,4,3,2\n"
    #expect(try read(codes).columns.map(\.name) == ["101", "102"])
  }

  /// A later record has a year that belongs in front.
  @Test func yearsOfRecordsAreInOrder() throws {
    let text = """
      {"MDG": {"2023": 9.9, "2022": 8.2, "2021": 5.8}, "KEN": {"2024": 4.5, "2023": 7.7, "2022": 7.6}}
      """
    let table = try read(text, name: "a.json")
    #expect(table.x.texts == ["2021", "2022", "2023", "2024"])
    #expect(table.columns.map(\.name) == ["MDG", "KEN"])
    #expect(table.columns[1].values.bits == [Double.nan, 7.6, 7.7, 4.5].bits)
  }

  /// One date in all rows, whose order of day and month nothing needs.
  @Test func aConstantDateIsNotAsked() throws {
    let text = "date,station,votes\n05/06/2016,A,410\n05/06/2016,B,380\n05/06/2016,C,290\n"
    #expect(try read(text).layout.x.map(\.heading) == ["station"])
  }
}
