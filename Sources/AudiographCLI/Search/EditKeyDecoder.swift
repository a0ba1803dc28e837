// SPDX-License-Identifier: MIT

internal import Audiograph

/// Decodes the bytes of a terminal into keys; input may break off anywhere.
struct EditKeyDecoder {
  /// What was typed.
  enum Key: Equatable {
    case character(Character)
    case enter
    case deleteCharacter
    case deleteWord
    case deleteAll
    case escape
    case end
    case interrupt
  }

  /// What the bytes so far are the beginning of.
  private enum State: Equatable {
    case plain
    /// An escape byte: the key of that name, or the beginning of another key.
    case escape
    /// `ESC [`: the parameters of a key such as an arrow.
    case sequence
    /// `ESC O`: one byte follows.
    case single
  }

  private var state = State.plain
  private var text: [UInt8] = []

  /// Whether more bytes would decide what was typed.
  var isUndecided: Bool { state != .plain || !text.isEmpty }

  /// The keys that bytes complete.
  mutating func keys(_ bytes: [UInt8]) -> [Key] { bytes.compactMap { key($0) } }

  /// What was typed, now that nothing follows: an escape byte alone is that key.
  mutating func pause() -> Key? {
    defer {
      state = .plain
      text = []
    }
    return state == .escape ? .escape : nil
  }

  private mutating func key(_ byte: UInt8) -> Key? {
    switch state {
    case .plain: return plain(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence
      case UInt8(ascii: "O"): state = .single
      case 0x1B: return .escape
      default: state = .plain
      }
    case .sequence: if (0x40...0x7E).contains(byte) { state = .plain }
    case .single: state = .plain
    }
    return nil
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
    // What could steer the terminal, or is not to be seen, is not typed on purpose.
    return typed.displayText == typed ? typed.first.map(Key.character) : nil
  }

  private mutating func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x08, 0x7F: return .deleteCharacter
    case 0x17: return .deleteWord
    case 0x15: return .deleteAll
    case 0x09: return .character(" ")
    case 0x04: return .end
    case 0x03: return .interrupt
    case 0x1B:
      state = .escape
      return nil
    default: return nil
    }
  }
}
