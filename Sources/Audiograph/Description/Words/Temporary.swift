// SPDX-License-Identifier: MIT
extension String {
  var displayText: String { self }
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
func spokenName(_ text: String, language: Language) -> String { text }
enum UnitPosition { case afterIn, afterNumber(isOne: Bool) }
func unitWords(_ raw: String, language: Language, channel: Channel, position: UnitPosition) -> String { raw }
