// SPDX-License-Identifier: MIT

/// The day that is not over.
extension Wording {
  /// `so far today 431.20 US dollars, up 0.2 percent`.
  func provisional(_ clause: ProvisionalClause) -> String {
    say(
      .provisional(
        value: clause.unit.map { amount(clause.value, $0) } ?? number(clause.value),
        change: clause.size.map { direction($0, isUp: clause.isUp, isFromBase: true) }
          ?? say(.provisionalUnchanged()),
        since: clause.since.map { say(.provisionalSince(place: $0)) } ?? "",
        age: clause.age.map { say(.provisionalAge(count: $0.count, rhythm: Rhythm($0.unit))) } ?? ""
      ))
  }
}
