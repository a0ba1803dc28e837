// SPDX-License-Identifier: MIT

internal import MarketData

extension FigureError {
  var status: ExitCode {
    switch self {
    case .unknownMetric, .unknownPeriod: .usage
    case .notASymbol, .unknownCompany, .nothingFiled, .noFigures: .input
    case .nothingStored: .provider
    }
  }

  var message: Message {
    switch self {
    case .notASymbol(let text):
      Message(
        "No company can have the symbol \(quoted(text)).",
        "Find it with audiograph search and the company's name.")
    case .unknownMetric(let text):
      Self.unknown("figure", text, CompanyFigures.Metric.allCases.map(\.rawValue))
    case .unknownPeriod(let text):
      Self.unknown("period", text, CompanyFigures.Period.allCases.map(\.rawValue))
    case .unknownCompany(let symbol):
      Message(
        "The SEC knows no company by the symbol \(quoted(symbol.text)).",
        "Look the symbol up with audiograph search; only companies that file in the United States"
          + " have figures.")
    case .nothingFiled(let symbol):
      Message(
        "Nothing that \(quoted(symbol.text)) filed is revenue, earnings or operating cash flow.",
        "Choose the symbol of a company; funds have no such figures.")
    case .nothingStored(let symbol):
      Message(
        "No figures of \(quoted(symbol.text)) are stored, and nobody may be asked.",
        "Leave out --offline once, and see that the setting offline is false.")
    case .noFigures(let symbol, let metrics):
      Message(
        "Nothing was filed of \(quoted(symbol.text)) about"
          + " \(alternatives(metrics.map(\.title.lowercasedFirst))) in that time.",
        "Choose another metric with --metric, or leave out --from and --to.")
    }
  }

  private static func unknown(_ noun: String, _ text: String, _ words: [String]) -> Message {
    let nearest = nearestName(to: text, among: words)
    return Message(
      "There is no \(noun) \(quoted(text)).",
      nearest.map { "Did you mean \($0)?" } ?? "It can be \(alternatives(words)).")
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
