// SPDX-License-Identifier: MIT

internal import Glibc

extension Setup {
  /// The other tools that are installed here and can do a work.
  func peers(_ work: Work) -> [Contender] {
    switch work {
    case .w1: tones(work, ["strauss", "astronify"])
    case .w2, .w4: tones(work, ["strauss"])
    case .w3, .w3timed: scripts(work, ["numpy", "pandas", "strauss"])
    case .w5, .w5timed, .w7, .w7timed: factPeers(work)
    case .w6: batchPeers()
    case .w6two, .version: []
    }
  }

  private func tones(_ work: Work, _ more: [String]) -> [Contender] {
    // A chain of effects for every point: beyond some hundreds sox needs minutes.
    let shells = work == .w1 ? ["csound", "sox"] : ["csound"]
    let own = shells.filter(isInstalled).map { name in
      sound(name, [peer("\(name).sh"), rows(work.rows), "\(work.seconds ?? 0)", sound])
    }
    return own + scripts(work, ["numpy", "pandas"] + more)
  }

  private func scripts(_ work: Work, _ names: [String]) -> [Contender] {
    names.filter(hasPackage).map { name in
      sound(
        name, [python, peer("\(name)_tone.py"), rows(work), "\(work.seconds ?? 0)", sound])
    }
  }

  private func factPeers(_ work: Work) -> [Contender] {
    let rows = rows(work)
    let awk =
      isInstalled("mawk") ? [facts("mawk", ["mawk", "-f", peer("facts.awk"), rows])] : []
    return awk
      + ["pandas", "polars", "duckdb"].filter(hasPackage).map {
        facts($0, [python, peer("\($0)_facts.py"), rows])
      }
  }

  private func batchPeers() -> [Contender] {
    guard hasPackage("numpy") else { return [] }
    let words = [python, peer("numpy_batch.py"), list(batchCount), "10"]
    return [
      Contender(
        name: "numpy", command: Command(words: words, outputs: batchOutputs(batchCount)))
    ]
  }
}

extension Setup {
  func isInstalled(_ name: String) -> Bool {
    let folders = variable("PATH") ?? ""
    return folders.split(separator: ":").contains { size(of: "\($0)/\(name)") != nil }
  }

  private func hasPackage(_ name: String) -> Bool { packageVersions[name] != nil }

  /// The packages of the virtual environment and their versions.
  var packageVersions: [String: String] {
    let names = ["numpy", "pandas", "polars", "duckdb", "strauss", "astronify"]
    var versions: [String: String] = [:]
    for name in names {
      let pattern = "\(package)/.build/peers/lib/python3*/site-packages/\(name)-*.dist-info"
      guard let found = paths(matching: pattern).first else { continue }
      versions[name] = version(ofPackage: found)
    }
    return versions
  }

  /// As in `…/numpy-2.4.6.dist-info`.
  private func version(ofPackage path: String) -> String {
    let stem = path.dropLast(".dist-info".count)
    return stem.split(separator: "-").last.map(String.init) ?? ""
  }

  /// The versions of all peers, for the report.
  var peerVersions: [String] {
    let shells = [
      ("csound", "csound --version 2>&1"), ("sox", "sox --version 2>&1"),
      ("mawk", "mawk -W version 2>&1"),
    ]
    let own = shells.filter { isInstalled($0.0) }.compactMap { name, line in
      output(of: ["sh", "-c", "\(line) | grep -oE '[0-9]+\\.[0-9.]+[0-9]' | head -1"])
        .map { "\(name) \($0)" }
    }
    return own + packageVersions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }
}

/// The paths that a pattern of the shell matches.
func paths(matching pattern: String) -> [String] {
  var found = glob_t()
  defer { globfree(&found) }
  guard glob(pattern, 0, nil, &found) == 0 else { return [] }
  return (0..<Int(found.gl_pathc)).compactMap { index in
    found.gl_pathv[index].map { String(cString: $0) }
  }
}
