// SPDX-License-Identifier: MIT

internal import Glibc

/// The file of a store, those that SQLite keeps beside it, and their folder.
struct StoreFile {
  /// The path as it was given, for messages.
  let path: String
  /// The path without symbolic links: SQLite keeps its other files there.
  let resolved: String

  /// What SQLite appends to the name for the write-ahead log and its index.
  private static let companions = ["-wal", "-shm"]

  /// The file at a path, which need not exist.
  init(_ path: String) {
    self.path = path
    resolved = realPath(path) ?? Self.absolute(path)
  }

  private static func absolute(_ path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init)
    let folder = Self.folder(of: path)
    return "\(realPath(folder) ?? folder)/\(name ?? path)"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private var folder: String { Self.folder(of: resolved) }

  /// Which file stands at a path, whatever its name was before.
  struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  /// The file that stands there now; nil where none does.
  var identity: Identity? {
    status(of: resolved).map { Identity(device: $0.st_dev, number: $0.st_ino) }
  }

  /// Throws where something other than a regular file stands there, or a link that another user put
  /// into a folder open to all: the system follows none, but gets the path without it.
  func checkKind() throws(StoreError) {
    guard !path.isEmpty else { throw .cannotOpen(path: path, reason: systemWords(ENOENT)) }
    guard !isLinkOfAnother else { throw .cannotOpen(path: path, reason: systemWords(EACCES)) }
    guard let status = status(of: resolved) else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .cannotOpen(path: path, reason: systemWords(EISDIR))
    default: throw .cannotOpen(path: path, reason: "Not a regular file")
    }
  }

  private var isLinkOfAnother: Bool {
    var link = stat()
    guard unsafe lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK,
      link.st_uid != geteuid(), let folder = status(of: Self.folder(of: path))
    else { return false }
    let isOpenToAll = folder.st_mode & S_ISVTX != 0 && folder.st_mode & S_IWOTH != 0
    return isOpenToAll && link.st_uid != folder.st_uid
  }

  /// Makes the folders that are missing, for their owner alone.
  func makeFolders() throws(StoreError) {
    let parts = Self.folder(of: path).split(separator: "/")
    var folder = path.hasPrefix("/") ? "" : "."
    for part in parts {
      folder += "/\(part)"
      guard unsafe mkdir(folder, 0o700) != 0, errno != EEXIST else { continue }
      let code = errno
      // A folder that exists may stand on a file system, or in a folder, that cannot be written.
      if status(of: folder)?.st_mode.isFolder == true { continue }
      throw code == EROFS
        ? .readOnly(path: path) : .cannotOpen(path: path, reason: systemWords(code))
    }
  }

  /// Whether the file was one of SQLite, by its name or by its first bytes, so that a damaged one can
  /// be moved aside; anything else is somebody's own.
  var looksLikeStore: Bool {
    if [".sqlite", ".sqlite3", ".db"].contains(where: resolved.hasSuffix) { return true }
    let descriptor = unsafe open(resolved, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 13)
    return unsafe read(descriptor, &bytes, bytes.count) == 13
      && bytes.elementsEqual("SQLite format".utf8)
  }

  /// Whether the write-ahead log holds anything that is not in the file yet.
  var hasLog: Bool { (status(of: resolved + "-wal")?.st_size ?? 0) > 0 }

  // MARK: - Damage

  /// Gives the file and its companions the first free name that ends in `.damaged-1`,
  /// `.damaged-2` and so on.
  ///
  /// The file itself comes last: a log without its file would be taken for that of the next one.
  ///
  /// - Returns: The new path of the file.
  /// - Throws: `StoreError.damaged` where the folder cannot be written.
  func moveAside() throws(StoreError) -> String {
    let copy = freeName()
    for companion in Self.companions { try move(resolved + companion, to: copy + companion) }
    try move(resolved, to: copy)
    return copy
  }

  private func freeName() -> String {
    var number = 1
    while !(Self.companions + [""]).allSatisfy({
      status(of: "\(resolved).damaged-\(number)\($0)") == nil
    }) {
      number += 1
    }
    return "\(resolved).damaged-\(number)"
  }

  private func move(_ old: String, to new: String) throws(StoreError) {
    guard unsafe rename(old, new) != 0, errno != ENOENT else { return }
    throw .damaged(path: path, code: errno)
  }

  // MARK: - One at a time

  /// Runs a body while no other process opens the store or moves it aside.
  ///
  /// A connection that opened the file but not yet its log, while another process renamed both,
  /// would take the log of the next file. The lock is on the folder, so that nothing is left lying
  /// about; it is done without where a file system has no such locks.
  ///
  /// - Throws: `StoreError.busy` after ten seconds, and what the body throws.
  func locked<Result: ~Copyable>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    try lock(descriptor)
    return try body()
  }

  private func lock(_ descriptor: Int32) throws(StoreError) {
    for _ in 0..<1000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      usleep(10_000)
    }
    throw .busy(path: path)
  }
}

/// What the system knows of a file; nil where there is none.
///
/// The corresponding C function is `stat`.
private func status(of path: String) -> stat? {
  var status = stat()
  return unsafe stat(path, &status) == 0 ? status : nil
}

/// A path without symbolic links; nil where nothing stands there.
///
/// The corresponding C function is `realpath`.
private func realPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

extension mode_t {
  fileprivate var isFolder: Bool { self & S_IFMT == S_IFDIR }
}
