// SPDX-License-Identifier: MIT

extension CompanyFacts {
  /// The figures of every metric, quarter and year.
  ///
  /// All are in one currency: that of the latest period of revenue, earnings and cash flow, and
  /// where several have it, the one in which most was filed. What was filed in others is left out.
  ///
  /// Per share: earnings as they were filed. A quarter for which none were filed has the earnings,
  /// if they belong to the owners alone, divided by the average shares; everything else is the total
  /// divided by the average shares of the same days. Numbers of shares are those of the latest
  /// filing; an old filing that no later one repeats counts shares as they were before a split.
  ///
  /// - Throws: `ProviderError` with `.unexpected` where amounts are in no currency. The figures are empty
  ///   where there are no amounts at all.
  func figures() throws(ProviderError) -> CompanyFigures {
    guard let currency = currency() else {
      if let unit = oddUnit() {
        throw ProviderError(.sec, .unexpected(.amountsInNoCurrency(unit: unit)))
      }
      return CompanyFigures(company: company, figures: [])
    }
    let revenue = totals(.revenue, .revenue, currency)
    let earnings = totals(.earnings, .earnings, currency)
    let cashFlow = totals(.cashFlow, .cashFlow, currency)
    let shares = averageShares()
    let perShare = [
      shares.dividing(revenue, as: .revenuePerShare),
      earningsPerShare(earnings, shares, currency),
      shares.dividing(cashFlow, as: .cashFlowPerShare),
    ]
    let figures = revenue + earnings + cashFlow + perShare.flatMap(\.self)
    return CompanyFigures(company: company, figures: reported(figures, in: currency))
  }

  /// The figures with the days on which their periods were first reported.
  ///
  /// Later filings repeat a period beside their own, so the filing of a number is seldom the first.
  private func reported(
    _ figures: [CompanyFigures.Figure], in currency: String
  ) -> [CompanyFigures.Figure] {
    var first: [Int: Int] = [:]
    for name in Self.totalNames {
      for amount in amounts(name, unit: currency) {
        first[amount.end] = min(first[amount.end] ?? .max, amount.filed)
      }
    }
    return figures.map { figure in
      var figure = figure
      let near = figure.end - Int.nearDays...figure.end + Int.nearDays
      figure.reported = near.compactMap { first[$0] }.filter { $0 >= figure.end }.min()
      return figure
    }
  }

  // MARK: - Totals

  private func totals(
    _ metric: CompanyFigures.Metric, _ concepts: Concepts, _ currency: String
  ) -> [CompanyFigures.Figure] {
    let amounts = concepts.names.map { wholeAmounts($0, unit: currency) }
    let names = concepts.names.map(\.name)
    let periods = zip(names, amounts.map { ReportedPeriods($0) })
    let renamed = names.indices.map { place in
      let others = names.indices.filter { $0 != place }.flatMap { amounts[$0] }
      return (names[place], ReportedPeriods(amounts[place], renamed: others))
    }
    let merged = MergedPeriods(
      Array(periods), latestFirst: concepts.latestFirst, filledWith: renamed)
    return merged.figures(metric, unit: currency)
  }

  /// The amounts of a concept; sales of goods are left out where services were sold besides.
  private func wholeAmounts(_ name: Concepts.Name, unit: String) -> [FiledAmount] {
    let amounts = amounts(name, unit: unit)
    guard name.name == Concepts.goodsAlone else { return amounts }
    let services = Set(self.amounts(Concepts.services, unit: unit).map(\.stretch))
    return amounts.filter { !services.contains($0.stretch) }
  }

  /// The code of the currency that the figures are in; nil if no total is in one.
  private func currency() -> String? {
    var found: [String: (last: Int, count: Int)] = [:]
    for name in Self.totalNames {
      for unit in unitNames(name) where unit.isCurrencyCode {
        for amount in amounts(name, unit: unit) {
          let known = found[unit] ?? (amount.end, 0)
          found[unit] = (max(known.last, amount.end), known.count + 1)
        }
      }
    }
    let best = found.max { left, right in
      (left.value.last, left.value.count, right.key)
        < (right.value.last, right.value.count, left.key)
    }
    return best?.key
  }

  /// A unit of totals that is no currency.
  private func oddUnit() -> String? { Self.totalNames.flatMap(unitNames).first }

  private static let totalNames =
    Concepts.revenue.names + Concepts.earnings.names + Concepts.cashFlow.names

  // MARK: - Per share

  private func averageShares() -> AverageShares {
    AverageShares(
      MergedPeriods(
        Concepts.shares.names.map { name in
          // Averages do not add up, but averages times their days do.
          let shareDays = amounts(name, unit: "shares").map { amount in
            var amount = amount
            amount.value *= Double(amount.days)
            return amount
          }
          return (name.name, ReportedPeriods(shareDays))
        }, latestFirst: false))
  }

  private func earningsPerShare(
    _ earnings: [CompanyFigures.Figure], _ shares: AverageShares, _ currency: String
  ) -> [CompanyFigures.Figure] {
    let filed = MergedPeriods(
      Concepts.earningsPerShare.names.map { name in
        let amounts = amounts(name, unit: "\(currency)/shares")
        return (name.name, ReportedPeriods(amounts, withDifferences: false))
      }, latestFirst: false
    ).figures(.earningsPerShare, unit: "\(currency)/shares")
    let owned = earnings.filter { figure in
      figure.concept != Concepts.withMinorities
        && !filed.contains { $0.period == figure.period && $0.end.isNear(figure.end) }
    }
    return (filed + shares.dividing(owned, as: .earningsPerShare)).inOrder
  }
}

extension String {
  /// Whether it is a code as ISO 4217 has them: three capitals.
  fileprivate var isCurrencyCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}

extension [CompanyFigures.Figure] {
  /// Quarters before years, each in the order of their ends.
  fileprivate var inOrder: [Element] {
    CompanyFigures.Period.allCases.flatMap { period in
      filter { $0.period == period }.sorted { $0.end < $1.end }
    }
  }
}
