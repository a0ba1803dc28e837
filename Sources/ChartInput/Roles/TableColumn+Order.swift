// SPDX-License-Identifier: MIT

internal import Audiograph

extension TableColumn {
  /// Whether its texts are names in an order that everybody knows, at least two of them; of sizes, stages
  /// and such, which part rows into groups where they repeat, only one of each.
  var hasKnownOrder: Bool {
    var (seen, names, filled) = (Set<ArraySlice<UInt8>>(), [String](), 0)
    for row in 0..<cells.count where !cells[row].isEmpty {
      filled += 1
      guard seen.insert(cells.bytes(row)).inserted else { continue }
      let name = cells.text(row)
      guard names.count < NameScale.mostNames, NameScale.mayHold(name) else { return false }
      names.append(name)
    }
    guard let scale = NameScale(names) else { return false }
    return scale.mayRepeat || names.count == filled
  }
}
