// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

/// Numbers and dates in messages, which are in English.
let english = Phrasebook()

/// A text of the user's in single quotation marks, cut where it is very long.
func quoted(_ text: String) -> String {
  let shown = text.displayText
  return shown.count <= 200 ? "'\(shown)'" : "'\(shown.prefix(200))…'"
}

/// `a`, `a or b`, `a, b or c`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// The first of many names, with how many there are besides.
func shortened(_ names: [String], to limit: Int = 12) -> String {
  let shown = names.prefix(limit).map(quoted).joined(separator: ", ")
  return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
}

/// Whether a name that is near was meant; where none is, another remedy.
func didYouMean(_ nearest: String?, else remedy: String = "") -> String {
  nearest.map { "Did you mean \($0)?" } ?? remedy
}

/// `1 point`, `2 points`.
func counted(_ count: Int, _ noun: String) -> String { counted("\(count)", noun) }

/// `1 second`, `2.5 seconds`.
func counted(_ count: Double, _ noun: String) -> String {
  counted(english.number(exactly: count), noun)
}

private func counted(_ number: String, _ noun: String) -> String {
  number == "1" ? "1 \(noun)" : "\(number) \(noun)s"
}

/// A text with a full stop at its end, one at most.
func ended(_ text: String) -> String { text.hasSuffix(".") ? text : "\(text)." }

/// What to do about an error of the system: where no more files can be opened, something else than
/// usual.
func systemRemedy(_ code: Int32, _ usual: String) -> String {
  refusesFiles(code) ? "Close other programs, or allow more open files with ulimit -n." : usual
}

/// Whether an error number means that the process or the system has too many files open.
func refusesFiles(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }
