// SPDX-License-Identifier: MIT

/// What is printed with a chart besides its title, in the words of whoever publishes it.
public struct Publication: Sendable, Hashable {
  /// What stands below the title.
  public var subtitle: String?
  /// Where the data are from.
  public var dataSource: String?
  /// Who made the chart.
  public var credit: String?
  /// What has to be known to read it rightly.
  public var footnote: String?

  /// Texts of which blank ones are none.
  public init(
    subtitle: String? = nil, dataSource: String? = nil, credit: String? = nil,
    footnote: String? = nil
  ) {
    self.subtitle = subtitle.told
    self.dataSource = dataSource.told
    self.credit = credit.told
    self.footnote = footnote.told
  }

  /// The same, and what others have where nothing is known.
  package func completed(by other: Publication) -> Publication {
    Publication(
      subtitle: subtitle ?? other.subtitle, dataSource: dataSource ?? other.dataSource,
      credit: credit ?? other.credit, footnote: footnote ?? other.footnote)
  }

  /// The members of an object that there are.
  func write(to json: inout JSONWriter) {
    for (name, text) in [
      ("subtitle", subtitle), ("dataSource", dataSource), ("credit", credit),
      ("footnote", footnote),
    ] {
      if let text { json.member(name, text) }
    }
  }
}

extension String? {
  /// The text for eyes; nil if it is blank.
  fileprivate var told: String? { flatMap { $0.isBlank ? nil : $0.displayText } }
}
