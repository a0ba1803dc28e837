// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// A file that is written atomically: bytes go to a temporary file beside it, which replaces it
/// when committed and is removed otherwise.
///
/// Devices, FIFOs, sockets and open descriptors are written directly: they are never replaced and
/// never deleted.
public struct OutputFile: ~Copyable {
  /// The path as it was given; `-` for standard output.
  public let path: String
  /// Whether bytes are gone once written, as in a pipe.
  public let isStream: Bool
  let options: OutputOptions
  private var descriptor: Int32
  private var pending: PendingFile?
  /// The system call under every write, which tests replace to inject faults.
  var systemWrite: DescriptorWriter.Call = DescriptorWriter.write

  /// Opens a path for writing.
  ///
  /// Links are followed to what they name. A new file has the permissions that the umask leaves;
  /// one that replaces another takes over its permissions and, where possible, its owner.
  ///
  /// - Parameters:
  ///   - path: A file, device or FIFO.
  ///   - options: What happens to an existing file, flushing, interruption.
  /// - Throws: `OutputError` where the path cannot be written; nothing is left behind.
  public init(path: String, options: OutputOptions = OutputOptions()) throws(OutputError) {
    switch try OutputError.resolved(path) {
    case .descriptor(let number):
      try self.init(descriptor: number, path: path, options: options)
    case .special(let target, _):
      let opened = try openSpecial(target, options, given: path)
      self.init(path: path, isStream: true, options, descriptor: opened, pending: nil)
    case .file(let target, let status):
      guard options.existing == .replace else { throw .exists(path: path) }
      try checkAccess(target, W_OK, given: path)
      let (pending, opened) = try PendingFile.create(
        for: target, replacing: status, given: path, isNameless: options.isNameless)
      self.init(path: path, isStream: false, options, descriptor: opened, pending: pending)
    case .nothing(let target):
      let (pending, opened) = try PendingFile.create(
        for: target, replacing: nil, given: path, isNameless: options.isNameless)
      self.init(path: path, isStream: false, options, descriptor: opened, pending: pending)
    }
  }

  /// Standard output, written as a stream whatever it is.
  ///
  /// - Throws: `OutputError.system` where it is closed.
  public static func standardOutput(
    options: OutputOptions = OutputOptions()
  ) throws(OutputError) -> OutputFile {
    try OutputFile(descriptor: STDOUT_FILENO, path: "-", options: options)
  }

  private init(
    descriptor: Int32, path: String, options: OutputOptions
  ) throws(OutputError) {
    let duplicate = try OutputError.of(path) { () throws(SystemError) in
      try systemCall { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
    }
    self.init(path: path, isStream: true, options, descriptor: duplicate, pending: nil)
  }

  private init(
    path: String, isStream: Bool, _ options: OutputOptions, descriptor: Int32,
    pending: PendingFile?
  ) {
    self.path = path
    self.isStream = isStream
    self.options = options
    self.descriptor = descriptor
    self.pending = pending
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    pending?.remove()
  }

  /// Appends text in UTF-8.
  ///
  /// - Throws: `OutputError` where not every byte was taken.
  public mutating func write(_ text: String) throws(OutputError) {
    do throws(SystemError) { try writer.write(text) } catch { throw OutputError(error, path: path) }
  }

  /// Appends bytes.
  ///
  /// - Throws: `OutputError` where not every byte was taken.
  public mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(SystemError) { try unsafe writer.write(bytes.span.bytes) } catch {
      throw OutputError(error, path: path)
    }
  }

  /// Closes the file and moves it into place, and removes temporary files that killed programs
  /// left.
  ///
  /// - Throws: `OutputError`; the file that stood there before then still stands, unless only the
  ///   last flush of the folder failed.
  public consuming func commit() throws(OutputError) {
    if options.isInterrupted() { throw .interrupted(path: path) }
    let path = path
    do throws(SystemError) { try publish() } catch { throw OutputError(error, path: path) }
  }

  private consuming func publish() throws(SystemError) {
    let number = descriptor
    if options.flushesToDisk && !isStream { _ = try systemCall { fsync(number) } }
    if let file = pending, file.isNameless {
      try file.publish(nameless: number, options.existing)
      pending = nil
      if options.flushesToDisk { try file.flushFolder() }
      return
    }
    descriptor = -1
    try closeFile(number)
    guard let file = pending else { return }
    try file.publish(options.existing)
    pending = nil
    // Not for each file of many: those have no name that could be left.
    if !options.isNameless { StaleTemporaryFiles.remove(from: folderPath(of: file.targetPath)) }
    if options.flushesToDisk { try file.flushFolder() }
  }

  /// The descriptor as the calls below see it.
  var writer: DescriptorWriter {
    DescriptorWriter(descriptor, isInterrupted: options.isInterrupted, call: systemWrite)
  }
}

/// Throws where this user may not do with a file what `mode` says.
func checkAccess(_ file: String, _ mode: Int32, given path: String) throws(OutputError) {
  _ = try OutputError.of(path) { () throws(SystemError) in
    try systemCall { unsafe faccessat(AT_FDCWD, file, mode, AT_EACCESS) }
  }
}

/// Opens a device, FIFO or socket; waits for a FIFO's reader.
private func openSpecial(
  _ target: String, _ options: OutputOptions, given path: String
) throws(OutputError) -> Int32 {
  while true {
    do throws(SystemError) {
      // What was looked at is not a link, and must not become one meanwhile.
      return try FileDescriptor(target, O_WRONLY | O_NOFOLLOW | O_NOCTTY).take()
    } catch {
      guard error == .interruption, !options.isInterrupted() else {
        throw OutputError(error, path: path)
      }
    }
  }
}
