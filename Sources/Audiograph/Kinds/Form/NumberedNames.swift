// SPDX-License-Identifier: MIT

/// What is said before names that are numbers and would be heard as values, such as `cyl` before 4 and
/// 8; nil for other names unless it is needed, for years, and where nobody knows what the names are.
func qualifier(
  of names: some Sequence<String>, heading: String?, isNeeded: Bool = false
) -> String? {
  guard let heading, !heading.isBlank else { return nil }
  if isNeeded { return heading }
  let numbers = names.map(Double.init)
  let areYears = numbers.allSatisfy { number in
    number.map { $0.rounded() == $0 && (1500...2200).contains($0) } ?? false
  }
  return areYears || numbers.contains(nil) ? nil : heading
}

extension Sequence<String> {
  /// The different texts in the order in which they first occur, and the number of each text among them.
  var numbered: (names: [String], numbers: [Int]) {
    var names: [String] = []
    var numberOfName: [String: Int] = [:]
    let numbers = map { name in
      if let number = numberOfName[name] { return number }
      numberOfName[name] = names.count
      names.append(name)
      return names.count - 1
    }
    return (names, numbers)
  }
}

extension String {
  /// `cyl 4` for 4, by what names are numbers of.
  func qualified(by qualifier: String?) -> String { qualifier.map { "\($0) \(self)" } ?? self }
}

extension Wording {
  /// A name with what it is measured in, where that is known: `Depth in m`.
  func withUnit(_ name: String, _ raw: String?) -> String { subject(self.name(name), in: raw) }

  /// Words for values with their unit, if there is one.
  func subject(_ words: String, in raw: String?) -> String {
    guard let raw, !raw.isBlank else { return words }
    return say(.subjectUnit(subject: .text(words), unit: .unit(raw)))
  }
}
