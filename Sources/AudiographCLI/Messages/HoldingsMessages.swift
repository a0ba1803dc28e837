// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData
internal import Posix

extension HoldingsFault {
  /// What is wrong with a data set, which is called by the name of its file, and what to do.
  ///
  /// Nobody can give another in place of one that was fetched.
  func said(of file: String, isFetched: Bool) -> ProblemAndRemedy {
    let told = said(of: file)
    guard isFetched else { return told }
    switch self {
    case .noArchive, .damaged, .missingTable, .missingColumn, .noHoldings:
      return (told.problem, .remedyTryAgainLater())
    case .unreadable, .tooLarge, .missingLibrary: return told
    }
  }

  private func said(of file: String) -> ProblemAndRemedy {
    switch self {
    case .unreadable(let code):
      (
        .readUnreadable(file: file, reason: systemReason(code)),
        code == SystemReason.notFound.code
          ? .systemCheckTheName()
          : .systemRemedy(code, .remedyCheckItsPermissionsOrGiveAnother())
      )
    case .noArchive: (.holdingsNotAZip(file: file), .remedyGiveADataSet())
    case .damaged: UnpackingFault.damaged.said(of: file)
    case .tooLarge(let limit): UnpackingFault.tooLarge(limit: limit).said(of: file)
    case .missingLibrary(let name): UnpackingFault.missing(name: name).said(of: file)
    case .missingTable(let table):
      (.holdingsMissingTable(file: file, table: table), .remedyGiveADataSet())
    case .missingColumn(let column, let table):
      (
        .holdingsMissingColumn(file: file, table: table, column: column), .remedyGiveADataSet()
      )
    case .noHoldings: (.holdingsNothing(file: file), .remedyGiveADataSet())
    }
  }
}
