// SPDX-License-Identifier: MIT

internal import Audiograph

/// What follows a key in `learn`: something is said, something is heard, something is said of it.
struct LearnTurn: Equatable {
  /// Said first.
  var before: [String] = []
  /// Heard then, one after another.
  var sounds: [Score] = []
  /// Said once they have been heard.
  var after: [String] = []
  /// What comes by itself once all of this was said and heard; one turn or none.
  var next: [LearnTurn] = []
  /// Where it goes from here; nil for the same dialogue.
  var ending: Ending?

  enum Ending: Equatable {
    /// Somebody leaves, or there is nothing more.
    case over
    /// The quiz is next.
    case quiz
  }
}

/// Something that is led through by keys, as a value: keys go in, what is said and heard comes out.
protocol LearnDialogue {
  /// Whether keys are answers.
  var isAsking: Bool { get }
  /// What comes before the first key.
  mutating func begin() throws -> LearnTurn
  /// Takes one key.
  mutating func take(_ key: LearnKey) throws -> LearnTurn
}

/// What a key means in `learn`.
enum LearnKey: Equatable {
  case next, back, again, quiz, leave
  /// The number of a choice, from 1; of letters, a is 1.
  case choice(Int)
  /// Nothing.
  case other

  /// A key of a terminal.
  ///
  /// In a question letters are choices, and those that lead through sounds are not.
  init(_ key: ExplorationKey, isAsking: Bool) {
    switch key {
    case .named(.space), .character("r"), .character("R"): self = .again
    case .named(.escape), .character("q"), .character("Q"): self = .leave
    case .named(.right), .named(.enter), .named(.down): self = .next
    case .named(.left), .named(.up), .named(.backspace): self = .back
    case .character(let character):
      if let digit = character.wholeNumberValue, (1...9).contains(digit) {
        self = .choice(digit)
      } else if isAsking, let letter = Self.choices.firstIndex(of: character.lowercased()) {
        self = .choice(letter + 1)
      } else {
        self = isAsking ? .other : Self.ofLetter[character.lowercased()] ?? .other
      }
    default: self = .other
    }
  }

  private static let ofLetter: [String: LearnKey] = ["n": .next, "b": .back, "t": .quiz]
  private static let choices = "abcdefghi".map(String.init)

  /// A line where there is no terminal: a word, or a key.
  init(line: String, isAsking: Bool) {
    let text = line.trimmed.lowercased()
    switch text {
    case "": self = line.isEmpty ? .next : .again
    case "next": self = .next
    case "back": self = .back
    case "again": self = .again
    case "quiz": self = .quiz
    case "leave": self = .leave
    default:
      self = ExplorationKey(text).map { LearnKey($0, isAsking: isAsking) } ?? .other
    }
  }
}
