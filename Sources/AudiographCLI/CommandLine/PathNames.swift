// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

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
