// SPDX-License-Identifier: MIT

/// A chart that is no line: what is heard, told and drawn of it.
///
/// A kind of chart is a type that conforms, with its statements, in a folder of its own.
protocol FormModel: Sendable {
  /// What it is.
  static var name: FormName { get }
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
  func statements(_ level: Level) -> [any FormStatement]
  /// Its data as a table: what a screen reader, a spreadsheet and another program get.
  func table() -> FormTable
  /// What a walk goes through.
  func places() -> FormPlaces
  /// What is drawn.
  func picture() -> FormPicture
}

extension FormModel {
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
  func clause(in wording: any Wording) -> String
  /// Whether it begins with a name, whose first letter stays as the data have it.
  var beginsWithName: Bool { get }
}

extension FormStatement {
  var beginsWithName: Bool { false }
}
