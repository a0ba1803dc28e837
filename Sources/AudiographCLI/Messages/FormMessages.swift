// SPDX-License-Identifier: MIT

internal import Audiograph

extension FormError: UserFacingError {
  var exitStatus: ExitCode {
    switch self {
    case .tooManyBins: .usage
    default: .input
    }
  }

  func message(in s: Sentences) -> Message {
    switch self {
    case .tooFew(let form, let found, let needed):
      Message(
        s.kindTooFew(form: form.rawValue, needed: needed, found: found),
        s.kindTooFewRemedy(form: form.rawValue))
    case .allEqual(let form, let value):
      Message(
        s.kindAllEqual(form: form.rawValue, value: value.plainDescription),
        s.kindAllEqualRemedy())
    case .negative(let name, let value):
      Message(
        s.kindNegative(name: name, value: value.plainDescription), s.kindNegativeRemedy())
    case .tooManyBins(let allowed):
      Message(s.kindTooManyBins(allowed: allowed), s.kindTooManyBinsRemedy())
    case .tooManyGroups(let found, let allowed):
      Message(
        s.kindTooManyGroups(found: found, allowed: allowed), s.kindTooManyGroupsRemedy())
    case .repeatedCell(let row, let column):
      Message(s.kindRepeatedCell(row: row, column: column), s.kindRepeatedCellRemedy())
    case .missing(let form, let need):
      Message(
        s.kindMissing(form: form.rawValue, need: need), s.kindMissingRemedy(need: need))
    }
  }
}

extension FormNotHere: UserFacingError {
  func message(in s: Sentences) -> Message {
    Message(s.kindNotHere(form: form.rawValue, place: place), s.kindNotHereRemedy())
  }
}
