// SPDX-License-Identifier: MIT

internal import Audiograph

/// What stands after the last full stop of a path's last part, in lower case.
func pathEnding(_ path: String) -> String? {
  let parts = fileName(of: path).parts(at: ".")
  // What begins with its only full stop is a hidden file.
  guard let ending = parts.last, parts.count > 2 || parts.count == 2 && !parts[0].isEmpty else {
    return nil
  }
  return ending.lowercased()
}

/// A path's last part.
func fileName(of path: String) -> String {
  path.words(at: "/").last.map(String.init) ?? path
}

/// A path's last part without its ending.
func pathStem(_ path: String) -> String {
  let name = fileName(of: path)
  guard let ending = pathEnding(path), !ending.isEmpty else { return name }
  return name.parts(at: ".").dropLast().joined(separator: ".")
}
