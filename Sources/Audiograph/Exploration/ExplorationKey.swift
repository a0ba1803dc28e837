// SPDX-License-Identifier: MIT

/// A key as it is pressed: a character, or a key with a name of its own.
package enum ExplorationKey: Sendable, Hashable {
  case character(Character)
  case named(Name)

  /// A key that types no character; the raw value is what it is called in settings.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case left, right, up, down, home, end
    case pageUp = "page-up"
    case pageDown = "page-down"
    case space, enter, backspace, escape, tab
    case f1
  }

  /// A key from what it is called in settings: `j`, `left`; nil for anything else.
  package init?(_ text: String) {
    if let name = Name(rawValue: text.lowercased()), text.count > 1 {
      self = .named(name)
    } else if text.count == 1, let character = text.first, character != " ",
      text == text.displayText
    {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// What it is called in settings.
  package var text: String {
    switch self {
    case .character(let character): String(character)
    case .named(let name): name.rawValue
    }
  }
}

/// Which key does what on a walk.
package struct ExplorationBindings: Sendable, Hashable {
  private var actions: [ExplorationKey: ExplorationAction] = [:]
  /// The keys of each action, the easiest to remember first.
  private var keys: [ExplorationAction: [ExplorationKey]] = [:]

  /// The usual keys: unshifted letters; the capital goes the other way.
  package static let usual: [(action: ExplorationAction, keys: [ExplorationKey])] = [
    (.previous, [.named(.left), "k"]), (.next, [.named(.right), "j"]),
    (.back, ["b"]), (.forward, ["f"]),
    (.first, [.named(.home), "a"]), (.last, [.named(.end), "e"]),
    (.highest, ["t"]), (.lowest, ["v"]),
    (.nextHigher, ["u"]), (.previousHigher, ["U"]), (.nextLower, ["d"]), (.previousLower, ["D"]),
    (.nextCrossing, ["c"]), (.previousCrossing, ["C"]),
    (.nextLeg, ["l"]), (.previousLeg, ["L"]),
    (.fieldUp, [.named(.up)]), (.fieldDown, [.named(.down)]),
    (.previousSeries, [.named(.pageUp), "O"]), (.nextSeries, [.named(.pageDown), "o"]),
    (.goTo, ["g"]), (.mark, ["m"]), (.recall, ["y"]), (.difference, ["w"]),
    (.markDifference, ["W"]), (.compare, ["="]),
    (.play, [.named(.space), "P"]), (.backwards, [.named(.backspace), "B"]),
    (.repeat, [.named(.enter), "R"]),
    (.where, ["p"]), (.axes, ["A"]), (.describe, ["i"]), (.slope, ["s"]),
    (.valuesOnly, ["V"]), (.tonesOnly, ["T"]), (.wordsOnly, ["N"]),
    (.slower, ["x"]), (.faster, ["X"]), (.finer, ["-"]), (.coarser, ["+"]),
    (.narrower, ["z"]), (.wider, ["Z"]),
    (.oneMonth, ["1"]), (.threeMonths, ["2"]), (.sixMonths, ["3"]), (.oneYear, ["4"]),
    (.fiveYears, ["5"]), (.all, ["6"]),
    (.earlier, ["<"]), (.later, [">"]),
    (.help, ["h", "?", .named(.f1)]), (.reading, ["E"]), (.reload, ["r"]), (.command, ["n"]),
    (.leave, ["q", .named(.escape)]),
  ]

  /// The usual keys, with others for some actions.
  ///
  /// A chosen key is taken from the action that usually has it; of two actions for which the same
  /// key is chosen, the first has it.
  package init(_ chosen: [ExplorationAction: [ExplorationKey]] = [:]) {
    for (action, _) in Self.usual { for key in chosen[action] ?? [] { bind(key, to: action) } }
    for (action, usual) in Self.usual where chosen[action] == nil {
      for key in usual { bind(key, to: action) }
    }
    // Where letters were chosen for them, help does not name these, but habits lead nowhere else.
    for (action, usual) in Self.usual {
      for key in usual where Self.unnamed.contains(key) && actions[key] == nil {
        actions[key] = action
      }
    }
  }

  private static let unnamed: [ExplorationKey] = [.named(.space), .named(.backspace)]

  private mutating func bind(_ key: ExplorationKey, to action: ExplorationAction) {
    guard actions[key] == nil else { return }
    actions[key] = action
    keys[action, default: []].append(key)
  }

  /// What a key does; nil for nothing.
  package func action(of key: ExplorationKey) -> ExplorationAction? { actions[key] }

  /// The keys of an action; none where all were given to others.
  package func keys(of action: ExplorationAction) -> [ExplorationKey] { keys[action] ?? [] }
}

extension ExplorationKey: ExpressibleByStringLiteral {
  /// A character, written as text of one.
  package init(stringLiteral text: String) { self = .character(text.first ?? " ") }
}
