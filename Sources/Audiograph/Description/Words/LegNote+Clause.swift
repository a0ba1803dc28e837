// SPDX-License-Identifier: MIT

extension LegNote {
  init(_ note: LegClause.Note?) {
    self =
      switch note {
      case nil: .none
      case .highest(let isFirst): isFirst ? .highestFirst : .highest
      case .lowest(let isFirst): isFirst ? .lowestFirst : .lowest
      }
  }
}
