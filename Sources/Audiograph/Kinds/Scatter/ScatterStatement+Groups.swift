// SPDX-License-Identifier: MIT

extension ScatterStatement {
  /// The most groups that are listed.
  private static let mostGroups = 6

  /// How x and y go together in each group, or in the one with the highest correlation and the one with
  /// the lowest.
  func groups(_ wording: Wording) -> String {
    let groups = scatter.groups
    guard groups.count > Self.mostGroups else {
      return wording.say(.scatterGroups(groups: wording.joined(groups.map { group($0, wording) })))
    }
    let known = groups.filter { $0.relation.pearson != nil }
    let highest = known.reduce(known[0]) { $1.correlation > $0.correlation ? $1 : $0 }
    let lowest = known.reduce(known[0]) { $1.correlation < $0.correlation ? $1 : $0 }
    return wording.say(
      .scatterGroups(
        groups: wording.say(
          .scatterGroupEnds(
            highest: group(highest, wording), lowest: group(lowest, wording)))))
  }

  private func group(_ group: ScatterGroup, _ wording: Wording) -> String {
    let name = group.name ?? ""
    guard let correlation = group.relation.pearson else {
      return wording.say(.scatterGroupUnknown(name: wording.name(name)))
    }
    return wording.scatterGroup(name, correlation)
  }
}

extension Wording {
  /// A group and its correlation.
  func scatterGroup(_ name: String, _ correlation: Double) -> String {
    // `4 0.53` would be heard as one number.
    say(
      .scatterGroup(
        name: self.name(name), correlation: Figure(pearson: correlation),
        isNumber: name.isBlank || name.last?.isNumber == true))
  }
}

extension ScatterGroup {
  fileprivate var correlation: Double { relation.pearson ?? 0 }
}
