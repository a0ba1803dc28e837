// SPDX-License-Identifier: MIT

/// How an output file is written.
public struct OutputOptions: Sendable {
  /// What happens if the file already exists.
  public enum Existing: Sendable, Hashable {
    /// It is replaced, as a whole, once the new one is complete.
    case replace
    /// It is kept, and the writer throws.
    case keep
  }

  /// What happens if the file already exists.
  public var existing = Existing.replace
  /// Whether file and folder are flushed to the disk before the file counts as written.
  public var flushesToDisk = false
  /// Whether the file has no name before it is complete, where the system can do that, so that
  /// not even a process that is killed leaves anything behind.
  public var isNameless = false
  /// Asked between blocks and when a signal breaks off a system call; true stops the writing.
  ///
  /// A write into a full pipe without a reader is broken off only by a signal handler that was
  /// installed without `SA_RESTART`.
  public var isInterrupted: @Sendable () -> Bool = { false }

  /// Replaces, does not flush, is never interrupted.
  public init() {}
}
