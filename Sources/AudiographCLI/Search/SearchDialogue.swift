// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// A search that goes on while a name is typed, as a value: what happens goes in, text comes out.
///
/// Whole lines follow one another and nothing is drawn again, so that a screen reader speaks what
/// is new. After a pause the first companies are listed, and the text typed so far stands on a new
/// line, so that typing goes on. A number typed after it chooses one of them.
struct SearchDialogue {
  enum Event {
    /// What was typed.
    case keys([KeyDecoder.Key])
    /// Nothing came for a while.
    case pause
    /// The keyboard is gone.
    case end
  }

  /// How the dialogue ends.
  enum Decision: Equatable {
    case chosen(DirectoryEntry)
    case ended
    case interrupted
  }

  /// What to print, and whether that was all.
  struct Reply {
    var text = ""
    var decision: Decision?
  }

  typealias Find = (_ text: String, _ limit: Int) throws -> [DirectoryEntry]

  /// The longest text that can be typed, in characters.
  static let longestText = 100

  private let limit: Int
  private let sentences: Sentences
  private let find: Find
  /// What is typed so far.
  private(set) var text = ""
  /// The companies that were listed last, and the text that they were listed for.
  private var listed: (companies: [DirectoryEntry], text: String) = ([], "")
  /// The text at the last pause, about which everything is said.
  private var answered = ""
  private var isLineOpen = false
  private var isTextOutdated = false
  private var reply = Reply()

  /// A dialogue that lists so many companies at once, found by a function.
  init(limit: Int, in sentences: Sentences = english, find: @escaping Find) {
    self.limit = limit
    self.sentences = sentences
    self.find = find
  }

  /// Whether a pause would change something.
  var awaitsPause: Bool { !text.isBlank && text != answered }

  /// Takes one event.
  ///
  /// - Throws: What the search throws.
  mutating func receive(_ event: Event) throws -> Reply {
    reply = Reply()
    switch event {
    case .keys(let keys):
      for key in keys where reply.decision == nil { try take(key) }
      if reply.decision == nil, isTextOutdated { printText() }
    case .pause:
      if awaitsPause { try answer() }
    case .end: decide(.ended)
    }
    return reply
  }

  // MARK: - Keys

  private mutating func take(_ key: KeyDecoder.Key) throws {
    switch key {
    case .key(.character(let character)): add(character)
    case .key(.named(let name)): try take(name)
    case .deleteWord: change { $0.removeLastWord() }
    case .deleteLine: change { $0 = "" }
    case .interrupt: decide(.interrupted)
    case .end: decide(.ended)
    case .suspend: break
    }
  }

  private mutating func take(_ name: ExplorationKey.Name) throws {
    switch name {
    case .space, .tab: add(" ")
    case .enter: try enter()
    case .backspace: change { _ = $0.popLast() }
    case .escape: decide(.ended)
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .f1: break
    }
  }

  private mutating func add(_ character: Character) {
    guard text.count < Self.longestText else { return }
    text.append(character)
    guard !isTextOutdated else { return }
    reply.text.append(character)
    isLineOpen = true
  }

  /// Shortens the text, which then stands on a new line, once for all keys that come together.
  private mutating func change(_ body: (inout String) -> Void) {
    guard !text.isEmpty else { return }
    body(&text)
    isTextOutdated = true
  }

  private mutating func enter() throws {
    guard !text.isBlank else { return decide(.ended) }
    let isListed = text == listed.text && !listed.companies.isEmpty
    let found = try choice ?? (isListed ? listed.companies : find(text, 1)).first
    guard let found else { return tellNothing() }
    printLines([found.line(in: sentences)])
    reply.decision = .chosen(found)
  }

  /// The listed company whose number stands after the text that was listed, or alone.
  private var choice: DirectoryEntry? {
    guard text != listed.text else { return nil }
    let digits = text.hasPrefix(listed.text) ? text.dropFirst(listed.text.count) : text[...]
    guard let number = Int(digits.filter { $0 != " " }),
      digits.allSatisfy({ " 0123456789".contains($0) }),
      listed.companies.indices.contains(number - 1)
    else { return nil }
    return listed.companies[number - 1]
  }

  // MARK: - Answers

  private mutating func answer() throws {
    answered = text
    if let choice {
      printLines([sentences.say(.searchEnter(company: choice.line(in: sentences)))])
      return printText()
    }
    let found = try find(text, limit + 1)
    listed = (Array(found.prefix(limit)), text)
    guard !found.isEmpty else { return tellNothing() }
    let lines = listed.companies.enumerated().map { "\($0 + 1). \($1.line(in: sentences))" }
    printLines(lines + (found.count > limit ? [sentences.say(.searchThereAreMore())] : []))
    printText()
  }

  private mutating func tellNothing() {
    answered = text
    listed = ([], "")
    printLines([sentences.say(.searchNothing(text: text))])
    printText()
  }

  private mutating func decide(_ decision: Decision) {
    closeLine()
    reply.decision = decision
  }

  // MARK: - Printing

  private mutating func printLines(_ lines: [String]) {
    closeLine()
    reply.text += lines.map { $0.displayText + "\n" }.joined()
  }

  private mutating func printText() {
    closeLine()
    reply.text += text
    isLineOpen = !text.isEmpty
    isTextOutdated = false
  }

  private mutating func closeLine() {
    if isLineOpen { reply.text += "\n" }
    isLineOpen = false
  }
}

extension String {
  /// Removes the last word and the blanks after it.
  fileprivate mutating func removeLastWord() {
    while last == " " { removeLast() }
    while let last, last != " " { removeLast() }
  }
}
