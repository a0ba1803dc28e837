// SPDX-License-Identifier: MIT

internal import Audiograph

/// Decodes the bytes of a terminal into keys; input may break off anywhere.
///
/// Arrows and their kin come in several forms: `ESC [ A`, `ESC O A`, `ESC [ 1 ; 5 A`, `ESC [ 5 ~`,
/// and F1 on the Linux console as `ESC [ [ A`.
struct KeyDecoder {
  /// What was pressed.
  enum Key: Equatable {
    case key(ExplorationKey)
    /// Control-W.
    case deleteWord
    /// Control-U.
    case deleteLine
    /// Control-C.
    case interrupt
    /// Control-Z.
    case suspend
    /// Control-D.
    case end
  }

  /// What the bytes so far are the beginning of.
  private enum State: Equatable {
    case plain
    /// An escape byte: the key of that name, or the beginning of another key.
    case escape
    /// `ESC [`, with the parameters that came.
    case sequence([UInt8])
    /// `ESC [ [`: one byte follows.
    case console
    /// `ESC O`: one byte follows.
    case single
  }

  private var state = State.plain
  private var text: [UInt8] = []

  /// Whether more bytes would decide what was pressed.
  var isUndecided: Bool { state != .plain || !text.isEmpty }

  /// The keys that bytes complete.
  mutating func keys(_ bytes: [UInt8]) -> [Key] { bytes.flatMap { keys($0) } }

  /// What was pressed, now that nothing follows: an escape byte alone is that key.
  mutating func pause() -> Key? {
    defer { (state, text) = (.plain, []) }
    return state == .escape ? .key(.named(.escape)) : nil
  }

  private mutating func keys(_ byte: UInt8) -> [Key] {
    switch state {
    case .plain: return plain(byte).map { [$0] } ?? []
    case .escape: return afterEscape(byte)
    case .single:
      state = .plain
      return named(Self.letter(byte))
    case .console:
      state = .plain
      return byte == UInt8(ascii: "A") ? named(.f1) : []
    case .sequence(let parameters): return inSequence(byte, parameters)
    }
  }

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .single
    case 0x1B: return named(.escape)
    default:
      // Alt with a key, which means nothing here.
      state = .plain
    }
    return []
  }

  private mutating func inSequence(_ byte: UInt8, _ parameters: [UInt8]) -> [Key] {
    if byte == UInt8(ascii: "["), parameters.isEmpty {
      state = .console
      return []
    }
    guard (0x40...0x7E).contains(byte) else {
      // No key has so many parameters.
      state = .sequence(parameters.count < 16 ? parameters + [byte] : parameters)
      return []
    }
    state = .plain
    guard byte == UInt8(ascii: "~") else { return named(Self.letter(byte)) }
    let number = parameters.prefix { $0 != UInt8(ascii: ";") }
    return named(Self.number(String(decoding: number, as: UTF8.self)))
  }

  private func named(_ name: ExplorationKey.Name?) -> [Key] {
    name.map { [.key(.named($0))] } ?? []
  }

  private static func letter(_ byte: UInt8) -> ExplorationKey.Name? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P"): .f1
    case UInt8(ascii: "M"): .enter
    default: nil
    }
  }

  private static func number(_ text: String) -> ExplorationKey.Name? {
    switch text {
    case "1", "7": .home
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    case "11": .f1
    default: nil
    }
  }

  private mutating func plain(_ byte: UInt8) -> Key? {
    guard byte >= 0x20, byte != 0x7F else {
      text = []
      return control(byte)
    }
    // A new character begins: what was left of one before is not text.
    if byte & 0xC0 != 0x80 { text = [] }
    text.append(byte)
    guard let typed = String(validating: text, as: UTF8.self) else {
      if text.count > 3 { text = [] }
      return nil
    }
    text = []
    // What could steer the terminal, or cannot be seen, is not typed on purpose.
    guard typed.displayText == typed, let character = typed.first else { return nil }
    return .key(typed == " " ? .named(.space) : .character(character))
  }

  private mutating func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: return .key(.named(.enter))
    case 0x08, 0x7F: return .key(.named(.backspace))
    case 0x09: return .key(.named(.tab))
    case 0x15: return .deleteLine
    case 0x17: return .deleteWord
    // Control-C, and Control-\, which ends programs that do not answer that.
    case 0x03, 0x1C: return .interrupt
    case 0x04: return .end
    case 0x1A: return .suspend
    case 0x1B:
      state = .escape
      return nil
    default: return nil
    }
  }
}
