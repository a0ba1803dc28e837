// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension FigureError {
  var status: ExitCode {
    switch self {
    case .unknownMetric, .unknownPeriod, .noPrices: .usage
    case .notASymbol, .unknownCompany, .nothingFiled, .noFigures, .notByPeriod, .noneInRange: .input
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
    case .noPrices(let source, let value):
      Message(
        "The source \(quoted(source)) is no price file, so --value \(value.rawValue) has no meaning.",
        "Leave out --value.")
    case .noFigures, .notByPeriod, .noneInRange: emptyMessage
    }
  }

  /// What is said where a company filed, but not what was asked for.
  private var emptyMessage: Message {
    switch self {
    case .notByPeriod(let symbol, let metrics, let period, let instead):
      Message(
        "No figure for \(Self.titles(metrics)) by \(period.rawValue) was found in the filings of"
          + " \(quoted(symbol.text)), only by \(period.other.rawValue).",
        "Try \(instead).")
    case .noneInRange(let symbol, let metrics, let options):
      Message(
        "Nothing was filed of \(quoted(symbol.text)) about \(Self.titles(metrics)) in that time.",
        "Leave out \(options.map(\.typed).joined(separator: " and ")).")
    case .noFigures(let symbol, let metrics):
      Message(
        "No figure for \(Self.titles(metrics)) was found in the filings of \(quoted(symbol.text)).",
        "Hear what was filed with audiograph fundamentals \(symbol.text).")
    default: Message("There are no such figures.", "Ask for others.")
    }
  }

  private static func titles(_ metrics: [CompanyFigures.Metric]) -> String {
    alternatives(metrics.map(\.title.lowercasedFirst))
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
