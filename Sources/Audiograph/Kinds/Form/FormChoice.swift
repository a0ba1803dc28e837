// SPDX-License-Identifier: MIT

/// What a chart is told as, and whether somebody asked for it.
package struct FormChoice: Sendable, Hashable {
  /// What it is told as.
  package var name: FormName
  /// Whether it was asked for; otherwise the data decided.
  package var isAsked: Bool

  /// A kind of chart, and whether it was asked for.
  package init(_ name: FormName, isAsked: Bool) {
    (self.name, self.isAsked) = (name, isAsked)
  }
}

extension [Series] {
  /// What series are told as by themselves: bars where positions are names without an order, else a line.
  package var usualForm: FormName {
    isEmpty || contains(where: \.hasOrderAlongX) ? .line : .bars
  }
}
