// SPDX-License-Identifier: MIT

/// A chart that is no line, whichever kind it is of: what a `FormModel` makes, asked for when it is needed.
///
/// Embedded Swift, of which the core for a browser is built, has no values of a protocol's type.
struct FormContent: Sendable {
  /// What it is.
  let name: FormName
  /// The values from the lowest to the highest pitch.
  let axis: FormAxis
  /// What its tones sound with, at least one.
  let voices: [FormVoice]
  /// How many of the values are there, and how many are missing.
  let counts: (points: Int, missing: Int)
  /// The series by which facts tell of it, made of the columns of numbers that it was made of.
  let told: @Sendable ([Series]) -> [Series]
  /// What is heard, with the time of the data multiplied.
  let tones: @Sendable (Double) -> FormTones
  /// Writes the members of the object of facts that has its name.
  let write: @Sendable (inout JSONWriter) -> Void
  /// What is said at a level, what matters most first; for `alt` the ways to say it, the fullest first.
  let statements: @Sendable (Level) -> [FormSentence]
  /// Its data as a table.
  let table: @Sendable () -> FormTable
  /// What a walk goes through.
  let places: @Sendable () -> FormPlaces
  /// What is drawn.
  let picture: @Sendable () -> FormPicture

  init<Model: FormModel>(_ model: Model) {
    (name, axis, voices, counts) = (Model.name, model.axis, model.voices, model.counts)
    told = { model.told(of: $0) }
    tones = { model.tones(stretchedBy: $0) }
    write = { model.write(to: &$0) }
    statements = { level in model.statements(level).map { FormSentence($0) } }
    table = { model.table() }
    places = { model.places() }
    picture = { model.picture() }
  }
}

/// A sentence about a chart as its facts, in no language yet.
struct FormSentence: Sendable {
  /// The sentence without its full stop, in lower case unless a name begins it.
  let clause: @Sendable (Wording) -> String
  /// Whether it begins with a name, whose first letter stays as the data have it.
  let beginsWithName: Bool

  init(_ statement: some FormStatement) {
    clause = { statement.clause(in: $0) }
    beginsWithName = statement.beginsWithName
  }
}

/// What a kind of chart that is no line is made of, and how.
struct FormTraits: Sendable {
  /// The columns that it is made of.
  let shape: FormShape
  /// What can be asked for of it.
  let options: Set<FormOption>
  /// Whether its pitch is a count or a share, from 0 on, and no value of the data.
  let countsFromZero: Bool
  /// Which of its columns of numbers is told where only one can be.
  let toldColumn: Int
  /// The names of what is told of its columns of numbers and their texts, what matters most first.
  let toldNames: @Sendable ([Series], FormColumns) -> [String]
  /// The chart of columns of numbers, as its shape has them, and the texts beside them.
  let content: @Sendable (FormColumns, [Series], FormRequest) throws(FormError) -> FormContent
}

extension FormModel {
  static var traits: FormTraits {
    FormTraits(
      shape: shape, options: options, countsFromZero: countsFromZero, toldColumn: toldColumn,
      toldNames: { toldNames(of: $0, $1) },
      content: { (columns, series, request) throws(FormError) in
        FormContent(try Self(columns, of: series, request))
      })
  }
}
