// SPDX-License-Identifier: MIT

/// The reported figures of a company, period by period.
public struct CompanyFigures: Sendable, Hashable {
  /// The company's name as it filed.
  public var company: String
  /// The figures of every metric and period, each metric in the order of its ends.
  public var figures: [Figure]

  /// What was reported.
  public init(company: String, figures: [Figure]) {
    self.company = company
    self.figures = figures
  }

  /// What is counted.
  public enum Metric: String, Sendable, Hashable, CaseIterable {
    case revenue, earnings
    case cashFlow = "cash-flow"
    case revenuePerShare = "revenue-per-share"
    case earningsPerShare = "earnings-per-share"
    case cashFlowPerShare = "cash-flow-per-share"
  }

  /// How long a period is.
  public enum Period: String, Sendable, Hashable, CaseIterable {
    case quarter, year
  }

  /// How a figure came about.
  public enum Derivation: String, Sendable, Hashable, CaseIterable {
    /// It stands in a filing.
    case filed
    /// A quarter found by subtracting the earlier ones from a longer period.
    case difference
    /// A total divided by the average number of shares of the same period.
    case perShare = "per-share"
    /// A difference divided by shares, or shares themselves found by difference.
    case perShareOfDifference = "per-share-of-difference"
  }

  /// One number for one period.
  public struct Figure: Sendable, Hashable {
    /// What is counted.
    public var metric: Metric
    /// How long the period is.
    public var period: Period
    /// The first day of the period, counted from 1970-01-01.
    public var start: Int
    /// The last day of the period.
    public var end: Int
    /// The number, finite.
    public var value: Double
    /// The unit as filed: `USD`, `USD/shares`.
    public var unit: String
    /// How the number came about.
    public var derivation: Derivation
    /// The form it stands in, for a derived one the latest that was used: `10-Q`.
    public var form: String
    /// The day of the filing, for a derived one the latest that was used.
    public var filed: Int
    /// The day on which the company first filed anything about the period; nil if it is unknown.
    public var reported: Int?
    /// What the filing calls it: `RevenueFromContractWithCustomerExcludingAssessedTax`.
    public var concept: String

    /// A figure.
    public init(
      metric: Metric, period: Period, start: Int, end: Int, value: Double, unit: String,
      derivation: Derivation, form: String, filed: Int, reported: Int? = nil, concept: String
    ) {
      self.metric = metric
      self.period = period
      self.start = start
      self.end = end
      self.value = value
      self.unit = unit
      self.derivation = derivation
      self.form = form
      self.filed = filed
      self.reported = reported
      self.concept = concept
    }
  }
}
