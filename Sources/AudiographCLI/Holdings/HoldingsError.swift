// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Why the holdings of institutions cannot be taken or told.
struct HoldingsError: MessageError {
  let message: Message

  /// A data set cannot be read: one that the user has, or that was fetched.
  static func unusable(_ file: String, isFetched: Bool, _ fault: HoldingsFault) -> Self {
    let said = fault.said(of: file, isFetched: isFetched)
    return Self(isFetched ? .provider : .input, said.problem, said.remedy)
  }

  /// No holdings are stored.
  static let nothingStored = Self(
    .provider, .holdersNothingStored(), .holdersNothingStoredRemedy())

  /// It is not known what the company of the symbol is called.
  static func noName(_ symbol: MarketSymbol) -> Self {
    Self(.input, .holdersNoName(symbol: symbol.text), .holdersNoNameRemedy())
  }

  /// No security has a name like the company's.
  static func noneFits(_ name: String, _ date: CalendarDate) -> Self {
    Self(.input, .holdersNoneFits(name: name, date: date), .holdersNoneFitsRemedy())
  }

  /// Several securities may be meant, or one whose name fits only in part; the likeliest CUSIP.
  static func unsure(_ name: String, cusip: String) -> Self {
    Self(.usage, .holdersUnsure(name: name), .holdersUnsureRemedy(cusip: cusip))
  }

  /// Nobody reported a security of the number.
  static func unknownCusip(_ cusip: String, _ date: CalendarDate) -> Self {
    Self(
      .input, .holdersUnknownCusip(cusip: cusip, date: date), .holdersUnknownCusipRemedy())
  }
}
