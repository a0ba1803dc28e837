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
        s.say(.kindTooFew(form: form.rawValue, needed: needed, found: found)),
        s.say(.kindTooFewRemedy(form: form.rawValue)))
    case .allEqual(let form, let value):
      Message(
        s.say(.kindAllEqual(form: form.rawValue, value: value.plainDescription)),
        s.say(.kindAllEqualRemedy()))
    case .negative(let name, let value):
      Message(
        s.say(.kindNegative(name: name, value: value.plainDescription)),
        s.say(.kindNegativeRemedy()))
    case .tooManyBins(let allowed):
      Message(s.say(.kindTooManyBins(allowed: allowed)), s.say(.kindTooManyBinsRemedy()))
    case .tooManyGroups(let found, let allowed):
      Message(
        s.say(.kindTooManyGroups(found: found, allowed: allowed)), s.say(.kindTooManyGroupsRemedy())
      )
    case .repeatedCell(let row, let column):
      Message(s.say(.kindRepeatedCell(row: row, column: column)), s.say(.kindRepeatedCellRemedy()))
    case .missing(let form, let need):
      Message(
        s.say(.kindMissing(form: form.rawValue, need: need)), s.say(.kindMissingRemedy(need: need)))
    }
  }
}

extension FormNotHere: UserFacingError {
  func message(in s: Sentences) -> Message {
    Message(s.say(.kindNotHere(form: form.rawValue, place: place)), s.say(.kindNotHereRemedy()))
  }
}
