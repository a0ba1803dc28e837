// SPDX-License-Identifier: MIT

package import Audiograph

/// A filing in a company's list of them.
public struct ListedFiling: Sendable, Hashable {
  /// Its number: `0000320193-24-000123`.
  public var accession: String
  /// The form: `4`, `4/A`.
  public var form: String
  /// The day of the filing, counted from 1970-01-01.
  public var filed: Int
  /// The day that it is about: of several trades that of the first.
  public var reported: Int
  /// The name of its document: `doc4.xml`.
  public var document: String

  /// Whether trades of some days may stand in it: it is about its first trade, and filed after the last.
  public func mayTell(of days: ClosedRange<Int>) -> Bool {
    reported <= days.upperBound && filed >= days.lowerBound
  }
}

/// What a Form 4 says: who traded what, without derivatives.
public struct InsiderFiling: Sendable, Hashable {
  /// A trade as it stands there.
  public struct Trade: Sendable, Hashable {
    /// Counted from 1970-01-01.
    public var day: Int
    /// The code of the form: `P` for a purchase, `S` for a sale.
    public var code: String
    /// Above 0.
    public var shares: Double
    /// In US dollars a share, above 0; nil where none was filed, or only a footnote.
    public var price: Double?
  }

  /// Where it stands in the company's list.
  public var listed: ListedFiling
  /// The numbers of the owners, in order, joined by `+`.
  public var owner: String
  /// How many owners filed together.
  public var ownerCount: Int
  /// The first of them.
  package var insider: InsiderReport.Insider
  /// In the order of the document.
  public var trades: [Trade]
  /// How many trades could not be taken, because their numbers cannot be right.
  public var faultyCount: Int
}

/// Why a document is no filing that can be read; what is kept in the store.
public enum FilingFault: String, Error, Sendable, Hashable {
  /// There is no document, or none in XML.
  case noDocument = "no document"
  case notXML = "not XML"
  /// It lacks a form, an issuer or an owner.
  case incomplete
  /// It is about the shares of another company.
  case otherIssuer = "other issuer"
}
