// SPDX-License-Identifier: MIT

internal import Audiograph

extension FormError: LibraryError {
  var exitStatus: ExitCode {
    switch self {
    case .tooManyBins: .usage
    default: .input
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .tooFew(let form, let found, let needed):
      (
        .kindTooFew(form: form.rawValue, needed: needed, found: found),
        .kindTooFewRemedy(form: form.rawValue)
      )
    case .allEqual(let form, let value):
      (.kindAllEqual(form: form.rawValue, value: value.plainDescription), .kindAllEqualRemedy())
    case .negative(let name, let value):
      (.kindNegative(name: name, value: value.plainDescription), .kindNegativeRemedy())
    case .noRank(let name, let value):
      (.kindNoRank(name: name, value: value.plainDescription), .kindNoRankRemedy())
    case .unlike(let form, let name, let other):
      (.kindUnlike(form: form, name: name, other: other), .kindUnlikeRemedy())
    case .single(let form): (.kindSingle(form: form), .kindSingleRemedy())
    case .tooManyBins(let allowed): (.kindTooManyBins(allowed: allowed), .kindTooManyBinsRemedy())
    case .tooManyGroups(let found, let allowed):
      (.kindTooManyGroups(found: found, allowed: allowed), .kindTooManyGroupsRemedy())
    case .repeatedCell(let row, let column):
      (.kindRepeatedCell(row: row, column: column), .kindRepeatedCellRemedy())
    case .missing(let form, let need):
      (.kindMissing(form: form.rawValue, need: need), .kindMissingRemedy(need: need))
    }
  }
}
