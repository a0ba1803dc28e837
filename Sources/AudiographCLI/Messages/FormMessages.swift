// SPDX-License-Identifier: MIT

internal import Audiograph

extension FormError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .tooFew(let form, let found, let needed):
      .input(
        s.kindTooFew(form: form.rawValue, needed: needed, found: found),
        s.kindTooFewRemedy(form: form.rawValue))
    case .allEqual(let form, let value):
      .input(
        s.kindAllEqual(form: form.rawValue, value: value.plainDescription),
        s.kindAllEqualRemedy())
    case .negative(let name, let value):
      .input(
        s.kindNegative(name: name, value: value.plainDescription), s.kindNegativeRemedy())
    case .tooManyBins(let allowed):
      .usage(s.kindTooManyBins(allowed: allowed), s.kindTooManyBinsRemedy())
    case .tooManyGroups(let found, let allowed):
      .input(
        s.kindTooManyGroups(found: found, allowed: allowed), s.kindTooManyGroupsRemedy())
    case .repeatedCell(let row, let column):
      .input(s.kindRepeatedCell(row: row, column: column), s.kindRepeatedCellRemedy())
    case .missing(let form, let need):
      .input(
        s.kindMissing(form: form.rawValue, need: need), s.kindMissingRemedy(need: need))
    }
  }
}

/// A kind of chart that a command or a format does not take.
struct FormNotHere: UserFacingError, Equatable {
  let form: FormName
  /// The command, the option or the ending of a file.
  let place: String

  func message(in s: any Sentences) -> Message {
    .usage(s.kindNotHere(form: form.rawValue, place: place), s.kindNotHereRemedy())
  }
}
