// SPDX-License-Identifier: MIT

/// What filings call one thing, in the order in which it is believed.
struct Concepts {
  /// A name in one of the taxonomies: `us-gaap`, `ifrs-full`.
  struct Name: Hashable {
    var taxonomy: String
    var name: String
  }

  /// The names, the best first.
  var names: [Name]
  /// Whether of two names for one period the one that was filed last is believed, and the order
  /// only where both were filed on one day.
  ///
  /// That is right for names of the same thing that replaced each other over the years: the later
  /// filing may restate the earlier.
  var latestFirst = false

  private init(usGAAP: [String], ifrs: [String], latestFirst: Bool = false) {
    names =
      usGAAP.map { Name(taxonomy: "us-gaap", name: $0) }
      + ifrs.map { Name(taxonomy: "ifrs-full", name: $0) }
    self.latestFirst = latestFirst
  }

  /// The names of everything that figures are made of.
  static var all: [Name] {
    [revenue, earnings, cashFlow, earningsPerShare, shares].flatMap(\.names)
  }

  /// Revenue as a whole before what comes from contracts with customers, which can be a part of it;
  /// then the names that were in use before 2018.
  static let revenue = Concepts(
    usGAAP: [
      "Revenues", "RevenueFromContractWithCustomerExcludingAssessedTax",
      "RevenueFromContractWithCustomerIncludingAssessedTax", "SalesRevenueNet",
      goodsAlone,
    ],
    ifrs: ["Revenue", "RevenueFromContractsWithCustomers"], latestFirst: true)

  /// Sales of goods, which are revenue only where no services were sold.
  static let goodsAlone = "SalesRevenueGoodsNet"
  /// Sales of services.
  static let services = Name(taxonomy: "us-gaap", name: "SalesRevenueServicesNet")

  /// What belongs to the owners of the company before what minorities have a share in.
  static let earnings = Concepts(
    usGAAP: ["NetIncomeLoss", withMinorities],
    ifrs: ["ProfitLossAttributableToOwnersOfParent", withMinorities])

  /// Earnings of which a part can belong to others than the company's owners.
  static let withMinorities = "ProfitLoss"

  static let cashFlow = Concepts(
    usGAAP: [
      "NetCashProvidedByUsedInOperatingActivities",
      "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations",
    ],
    ifrs: ["CashFlowsFromUsedInOperatingActivities"])

  static let earningsPerShare = Concepts(
    usGAAP: [
      "EarningsPerShareDiluted", "EarningsPerShareBasicAndDiluted", "EarningsPerShareBasic",
    ],
    ifrs: ["DilutedEarningsLossPerShare", "BasicEarningsLossPerShare"])

  /// The average number of shares, those counted in that options and the like may bring.
  static let shares = Concepts(
    usGAAP: [
      "WeightedAverageNumberOfDilutedSharesOutstanding",
      "WeightedAverageNumberOfShareOutstandingBasicAndDiluted",
      "WeightedAverageNumberOfSharesOutstandingBasic",
    ],
    ifrs: ["AdjustedWeightedAverageShares", "WeightedAverageShares"])
}
