// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

/// What stands after the last full stop of a path's last part, in lower case.
func pathEnding(_ path: String) -> String? {
  let parts = fileName(of: path).parts(at: ".")
  // What begins with its only full stop is a hidden file.
  guard let ending = parts.last, parts.count > 2 || parts.count == 2 && !parts[0].isEmpty else {
    return nil
  }
  return ending.lowercased()
}

/// A path that means the same from every folder.
func absolutePath(_ path: String) -> String {
  guard !path.begins(with: "/"), let folder = getcwd(nil, 0) else { return path }
  defer { free(folder) }
  let start = String(cString: folder)
  return (start == "/" ? start : start + "/") + path
}

/// The way from a folder to a file, as a browser goes it, which follows no symbolic links: `../charts.js`.
func relativePath(_ path: String, from folder: String) -> String {
  let (file, start) = (partsOfPath(path), partsOfPath(folder))
  let shared = zip(file, start).prefix { $0 == $1 }.count
  let up = Array(repeating: "..", count: start.count - shared)
  return (up + file.dropFirst(shared)).joined(separator: "/")
}

/// The folders of a path from the root on, and what is in the last of them.
private func partsOfPath(_ path: String) -> [String] {
  absolutePath(path).words(at: "/").reduce(into: []) { parts, part in
    switch part {
    case ".": break
    case "..": _ = parts.popLast()
    default: parts.append(String(part))
    }
  }
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
