// SPDX-License-Identifier: MIT

internal import Audiograph

/// The command line that writes to a file what `play` with these arguments would play.
func exportLine(for arguments: Arguments, rebases: Bool = false) -> String {
  let options = Commands.spec(.export).options.filter {
    ![.output, .manifest, .speak, .endPhrase].contains($0.name)
  }
  var words = ["audiograph", "export"]
  for option in options {
    for value in arguments.all(option.name).suffix(option.isRepeatable ? .max : 1) {
      words += option.value == nil ? [option.name.typed] : [option.name.typed, shellWord(value)]
    }
  }
  if rebases, !arguments.has(.rebase) { words.append(OptionName.rebase.typed) }
  if arguments.operands.contains(where: { $0.hasPrefix("-") && $0 != "-" }) {
    return (words + ["-o", fileName(for: arguments), "--"] + arguments.operands.map(shellWord))
      .joined(separator: " ")
  }
  words.insert(contentsOf: arguments.operands.map(shellWord), at: 2)
  return (words + ["-o", fileName(for: arguments)]).joined(separator: " ")
}

/// A file name made of the first source's.
private func fileName(for arguments: Arguments) -> String {
  let stem = arguments.operands.first.map(pathStem) ?? ""
  let isPlain = stem.utf8.allSatisfy(isPlainByte) && !stem.hasPrefix("-") && !stem.isEmpty
  return (isPlain ? stem.lowercased() : "sound") + ".wav"
}

/// A word as a shell has to be given it.
func shellWord(_ text: String) -> String {
  let text = text.displayText
  guard text.isEmpty || !text.utf8.allSatisfy(isPlainByte) else { return text }
  return "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
}

private func isPlainByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "-_./:,+=@%".utf8.contains(byte)
  }
}
