// SPDX-License-Identifier: MIT

/// A contender that did not do the work.
struct WrongResult: Error {
  var contender: String
  var work: String
  var found: String
}

/// Count, first, last, lowest and highest value, as the program itself finds them.
func facts(_ work: Work, setup: Setup) throws -> [Double] {
  guard [.w5, .w5timed, .w7, .w7timed].contains(work) else { return [] }
  let json = try Command(words: [setup.program, "describe", setup.rows(work), "--json"]).text()
  let values = ["first", "last", "minimum", "maximum"].compactMap { number(of: $0, in: json) }
  return [Double(work.rows)] + values
}

/// The `y` of the first point that a key of the program's JSON holds.
private func number(of key: String, in json: String) -> Double? {
  // The whole text is short, but the key must be the one of the first series.
  guard let start = json.firstRange(of: "\"\(key)\":{\"index\":"),
    let mark = json[start.upperBound...].firstRange(of: "\"y\":")
  else { return nil }
  let rest = json[mark.upperBound...]
  return Double(rest.prefix { $0 != "}" && $0 != "," })
}

/// Whether a contender has left what it should.
func check(_ contender: Contender, work: Work, truth: [Double], setup: Setup) throws {
  let problem: String? =
    if contender.printsFacts {
      factProblem(text(of: setup.file("facts")) ?? "", truth)
    } else {
      contender.command.outputs.filter { $0.hasSuffix(".wav") }.lazy
        .compactMap { soundProblem($0, seconds: work.seconds ?? 0) }.first
    }
  if let problem { throw WrongResult(contender: contender.name, work: work.title, found: problem) }
}

private func factProblem(_ printed: String, _ truth: [Double]) -> String? {
  let found = printed.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
  return found == truth ? nil : "\(found) in place of \(truth)"
}

/// A mono or stereo WAV file of 16 bits, at least so long and at most a sixth longer or a second.
private func soundProblem(_ path: String, seconds: Int) -> String? {
  guard let bytes = head(of: path, count: 44), bytes.count == 44, let size = size(of: path) else {
    return "no file \(path)"
  }
  guard bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WAVE".utf8) else {
    return "no WAV file"
  }
  let bytesASecond = bytes[28..<32].reversed().reduce(0) { $0 << 8 | Int($1) }
  let length = Double(size - 44) / Double(max(1, bytesASecond))
  let longest = max(Double(seconds) * 7 / 6, Double(seconds) + 1.5)
  return length >= Double(seconds) * 0.999 && length <= longest ? nil : "\(length) s of sound"
}
