// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// The company facts of the Securities and Exchange Commission: every number of every filing.
///
/// The text is `{"entityName": …, "facts": {taxonomy: {concept: {"units": {unit: [{"start", "end",
/// "val", "form", "filed"}]}}}}}`. Its `fy` and `fp` tell what the filing was about, not the number,
/// so periods follow from `start` and `end` alone; without a `start` a number is of one day and
/// no part of this.
struct CompanyFacts {
  /// The company's name.
  let company: String
  private let facts: JSONNode
  /// Whether the company filed any of its figures in an annual form.
  private(set) var hasAnnualForms = false

  /// The facts from the root of their text.
  ///
  /// - Throws: `ProviderError` with `.unexpected` where they are none.
  init(_ root: JSONNode) throws(ProviderError) {
    guard let facts = root.member("facts"), facts.shape == .record else {
      throw ProviderError(.sec, .unexpected(.noFacts))
    }
    self.facts = facts
    company = root.member("entityName")?.text ?? ""
    hasAnnualForms = Concepts.all.contains { name in
      unitNames(name).contains { amounts(name, unit: $0).contains(where: \.isOfAnnualForm) }
    }
  }

  /// The amounts of a concept in a unit that are about a stretch of days, in the order of the text.
  ///
  /// Numbers of one day, and those that lack something, are skipped, and so are twelve months in
  /// other than annual forms where the company files such: they can end with any quarter.
  func amounts(_ concept: Concepts.Name, unit: String) -> [FiledAmount] {
    guard let list = units(concept)?.member(unit) else { return [] }
    return (0..<list.count).compactMap { list.element($0).flatMap(FiledAmount.init(fact:)) }
      .filter { !hasAnnualForms || $0.isOfAnnualForm || !FiledAmount.year.contains($0.days) }
  }

  /// The units in which a concept was filed.
  func unitNames(_ concept: Concepts.Name) -> [String] {
    units(concept)?.members.map(\.key) ?? []
  }

  private func units(_ concept: Concepts.Name) -> JSONNode? {
    facts.member(concept.taxonomy)?.member(concept.name)?.member("units")
  }
}

extension FiledAmount {
  /// One entry of a list of numbers; nil if it is of one day or lacks something.
  fileprivate init?(fact: JSONNode) {
    guard let start = fact.member("start")?.text.flatMap(dayNumber),
      let end = fact.member("end")?.text.flatMap(dayNumber), start < end,
      let value = fact.member("val")?.number, abs(value) <= Self.largest,
      let filed = fact.member("filed")?.text.flatMap(dayNumber)
    else { return nil }
    self.init(
      start: start, end: end, value: value, form: fact.member("form")?.text ?? "", filed: filed)
  }
}
