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
      words.append(
        option.value == nil ? option.name.typed : shellOption(option.name.typed, value))
    }
  }
  if rebases, !arguments.has(.rebase) { words.append(OptionName.rebase.typed) }
  if arguments.operands.contains(where: { $0.begins(with: "-") && $0 != "-" }) {
    return (words + ["-o", fileName(for: arguments), "--"] + arguments.operands.map(shellWord))
      .joined(separator: " ")
  }
  words.insert(contentsOf: arguments.operands.map(shellWord), at: 2)
  return (words + ["-o", fileName(for: arguments)]).joined(separator: " ")
}

/// A file name made of the first source's.
private func fileName(for arguments: Arguments) -> String {
  let stem = arguments.operands.first.map(pathStem) ?? ""
  let isPlain = shellWord(stem) == stem && !stem.begins(with: "-")
  return (isPlain ? stem.lowercased() : "sound") + ".wav"
}
