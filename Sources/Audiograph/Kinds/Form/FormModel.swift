// SPDX-License-Identifier: MIT

/// A chart that is no line: what is heard, told and drawn of it.
///
/// A kind of chart is a type that conforms, with its statements, in a folder of its own.
protocol FormModel: Sendable {
  /// A sentence about it.
  associatedtype Statement: FormStatement
  /// What it is.
  static var name: FormName { get }
  /// The columns that it is made of.
  static var shape: FormShape { get }
  /// What can be asked for of it.
  static var options: Set<FormOption> { get }
  /// Whether its pitch is a count or a share, from 0 on, and no value of the data.
  static var countsFromZero: Bool { get }
  /// Which of its columns of numbers is told where only one can be.
  static var toldColumn: Int { get }
  /// The names of what is told of its columns of numbers and their texts, what matters most first.
  static func toldNames(of series: [Series], _ columns: FormColumns) -> [String]

  /// The chart of columns of numbers, as its shape has them, and the texts beside them.
  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError)
  /// The series by which facts tell of it, made of the columns of numbers that it was made of.
  func told(of series: [Series]) -> [Series]

  /// The values from the lowest to the highest pitch.
  var axis: FormAxis { get }
  /// What its tones sound with, at least one.
  var voices: [FormVoice] { get }
  /// How many of the values are there, and how many are missing.
  var counts: (points: Int, missing: Int) { get }

  /// What is heard, with the time of the data multiplied.
  func tones(stretchedBy factor: Double) -> FormTones
  /// Writes the members of the object of facts that has its name.
  func write(to json: inout JSONWriter)
  /// What is said at a level, what matters most first; for `alt` the ways to say it, the fullest first.
  func statements(_ level: Level) -> [Statement]
  /// Its data as a table: what a screen reader, a spreadsheet and another program get.
  func table() -> FormTable
  /// What a walk goes through.
  func places() -> FormPlaces
  /// What is drawn.
  func picture() -> FormPicture
}

extension FormModel {
  static var options: Set<FormOption> { [] }
  static var countsFromZero: Bool { false }
  static var toldColumn: Int { 0 }

  static func toldNames(of series: [Series], _ columns: FormColumns) -> [String] {
    [series[0].name] + [columns.names?.name].compactMap(\.self)
  }

  func told(of series: [Series]) -> [Series] { [series[min(Self.toldColumn, series.count - 1)]] }

  /// The fate of the values, of which so many are heard; nil for all that are there.
  func pointCounts(heard: Int? = nil) -> Score.PointCounts {
    let (points, missing) = counts
    let heard = heard ?? points
    return Score.PointCounts(heard: heard, missing: missing, reduced: points - heard)
  }
}

/// The axis of the values that are heard.
struct FormAxis: Sendable, Hashable {
  /// The value of the lowest pitch.
  var minimum: Double
  /// The value of the highest pitch.
  var maximum: Double
  /// What the values are called.
  var name: String
}

/// What tones sound with.
struct FormVoice: Sendable, Hashable {
  var name: String
  /// Nil for that of the style, another one for each voice.
  var timbre: Timbre?
}

/// A sentence about a chart as its facts, in no language yet.
protocol FormStatement: Sendable {
  /// The sentence without its full stop, in lower case unless a name begins it.
  func clause(in wording: Wording) -> String
  /// Whether it begins with a name, whose first letter stays as the data have it.
  var beginsWithName: Bool { get }
}

extension FormStatement {
  var beginsWithName: Bool { false }
}
