// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension FigureError: UserFacingError {
  var message: Message {
    switch self {
    case .notASymbol(let text):
      .input(
        "\(quoted(text)) cannot be the symbol of a company.",
        "Look it up with audiograph search and the company's name.")
    case .unknownMetric(let text):
      .usage(
        "Unknown figure \(quoted(text)): use \(alternatives(metricNames)).",
        didYouMean(nearestName(to: text, among: metricNames)))
    case .unknownPeriod(let text):
      .usage(
        "Unknown period \(quoted(text)): use \(alternatives(periodNames)).",
        didYouMean(nearestName(to: text, among: periodNames)))
    case .unknownCompany(let symbol):
      .input(
        "The SEC does not know the symbol \(quoted(symbol.text)).",
        "Look it up with audiograph search; only companies that file in the United States have"
          + " figures.")
    case .nothingFiled(let symbol):
      .input(
        "\(quoted(symbol.text)) has filed no revenue, earnings or operating cash flow.",
        "Choose the symbol of a company; funds have no such figures.")
    case .nothingStored(let symbol):
      .provider(
        "No figures of \(quoted(symbol.text)) are stored, and fetching is turned off.",
        "Leave out --offline, and unset the setting offline.")
    case .noPrices(let source, let value):
      .usage(
        "\(quoted(source)) is not a price file, so --value \(value.rawValue) does not apply.",
        "Leave out --value.")
    case .notByPeriod(let symbol, let metrics, let period, let instead):
      .input(
        "The filings of \(quoted(symbol.text)) have no \(titles(metrics)) by \(period.rawValue),"
          + " only by \(period.other.rawValue).",
        "Try \(instead).")
    case .noneInRange(let symbol, let metrics, let options):
      .input(
        "\(quoted(symbol.text)) has filed no \(titles(metrics)) in that time.",
        "Leave out \(joinedNames(options.map(\.typed))).")
    case .noFigures(let symbol, let metrics):
      .input(
        "The filings of \(quoted(symbol.text)) have no \(titles(metrics)).",
        "Type audiograph fundamentals \(symbol.text) to hear what was filed.")
    }
  }
}

private let metricNames = CompanyFigures.Metric.allCases.map(\.rawValue)
private let periodNames = CompanyFigures.Period.allCases.map(\.rawValue)

private func titles(_ metrics: [CompanyFigures.Metric]) -> String {
  alternatives(metrics.map { $0.title.prefix(1).lowercased() + $0.title.dropFirst() })
}
