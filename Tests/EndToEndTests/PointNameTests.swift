// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The names of the points of a scatter plot, which stand beside its numbers.
@Suite struct PointNameTests {
  let folder: TemporaryFolder
  let program: Program

  private static let names = [
    "Alabama", "Alaska", "Arizona", "California", "Florida", "Georgia", "Hawaii", "Illinois",
    "Indiana", "Iowa", "Kansas", "Kentucky", "Maine", "Maryland", "Michigan", "Montana", "Nevada",
    "Ohio", "Oregon", "Texas", "Utah",
  ]

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
    let rows = Self.names.enumerated().map { number, name in
      "\(name),\(70 + number),\(20 - Double(number) / 2 + (number % 3 == 1 ? 0.3 : -0.1))"
    }
    let text = (["state,grad,poverty"] + rows + ["Idaho,79.9,42.1"]).joined(separator: "\n")
    try folder.put(Array(text.utf8), "st.csv")
  }

  private func run(_ line: String, input: String = "") throws -> Program.Outcome {
    let outcome = try program.run(line.split(separator: " ").map(String.init), input: input)
    #expect(outcome.status == 0, "\(line): \(outcome.message)")
    return outcome
  }

  static let sentences = [
    ("en", "That is without Idaho, which lies far from the rest; with it the correlation is"),
    ("de", "Das gilt ohne Idaho, weit vom Rest entfernt; mit diesem Punkt beträgt die Korrelation"),
    (
      "fr",
      "C'est sans Idaho, très loin des autres points\u{A0}; avec ce point, la corrélation est de"
    ),
    ("pl", "Nie liczono punktu Idaho, który leży daleko od pozostałych; z nim korelacja wynosi"),
  ]

  @Test(arguments: sentences)
  func whatLiesFarIsNamed(_ language: String, _ sentence: String) throws {
    let outcome = try run("describe st.csv --as scatter --lang \(language)")
    #expect(outcome.lines.contains { $0.hasPrefix(sentence) }, "\(outcome.text)")
    // The column is told.
    #expect(!outcome.message.contains("state"), "\(outcome.message)")
  }

  @Test func aWalkSaysNamesAndGoesToThem() throws {
    let outcome = try run(
      "explore st.csv --as scatter", input: "go Idaho\ng oreg\ng 75\nhighest\ng Atlantis\n")
    #expect(
      outcome.lines.suffix(5) == [
        "Idaho, 42.1 at 79.9, highest", "Oregon, 10.9 at 88", "Georgia, 17.4 at 75",
        "Idaho, 42.1 at 79.9, highest", "not a date, a value or +20",
      ])
  }

  @Test func documentsHaveThem() throws {
    _ = try run("export st.csv --as scatter -o st.svg -o st.html -o st.csv.csv -q")
    func text(_ name: String) -> String {
      String(decoding: folder.bytes(name) ?? [], as: UTF8.self)
    }
    #expect(text("st.svg").contains(">Idaho</text>") && !text("st.svg").contains(">Ohio</text>"))
    #expect(text("st.csv.csv").hasPrefix("state,grad,poverty\nAlabama,70,19.9\n"))
    #expect(text("st.html").contains("Idaho</") && text("st.html").contains("Ohio</"))
  }

  @Test func factsNameThem() throws {
    let json = try run("describe st.csv --as scatter --json -q").text
    #expect(json.contains(#""far":[21],"farNames":["Idaho"],"pointName":"state""#), "\(json)")
    let schema = try JSONSchema(
      String(
        contentsOfFile: "\(Program.packageFolder)/Documentation/facts.schema.json", encoding: .utf8)
    )
    #expect(schema.faults(in: try OrderedJSON(json)) == [])
  }

  @Test func statedPointsHaveLabels() throws {
    let chart =
      #"{"audiograph": 1, "kind": "scatter", "series": [{"x": [1, 2, 3], "y": [2, 4, 9],"#
      + #" "labels": ["a", "b", "c"]}]}"#
    try folder.put(Array(chart.utf8), "c.json")
    let walk = try run("explore c.json -q", input: "g c\n")
    #expect(walk.lines.last == "c, 9 at 3, highest")
  }

  @Test func whereInAGrid() throws {
    try folder.put(Array("shop,north,south\na,1,2\nb,3,4\nc,5,6\n".utf8), "grid.csv")
    let walk = try run("explore grid.csv --as heatmap -q", input: "p\nnext\nfield-down\np\n")
    #expect(walk.lines.contains("row 1 of 3, column 1 of 2"), "\(walk.lines)")
    #expect(walk.lines.last == "row 2 of 3, column 2 of 2")
  }
}
