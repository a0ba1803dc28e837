// SPDX-License-Identifier: MIT

internal import Posix

/// Small files that hold one record, such as settings.
extension JSONValue {
  /// The largest file that is read: 1 MiB.
  package static let largestFile = 1 << 20

  /// Reads a file that holds one record and is shorter than `largestFile`.
  ///
  /// - Throws: `JSONRecordError`.
  package init(recordIn path: String) throws(JSONRecordError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try regularFileContents(path, limit: Self.largestFile - 1)
    } catch {
      throw JSONRecordError(error)
    }
    do throws(JSONDocument.Failure) {
      self = try JSONValue(bytes)
    } catch {
      throw .malformed(line: error.line, column: error.column, error.fault)
    }
    guard shape == .record else { throw .notARecord(shape) }
  }

  /// The members of a record that hold no record, in order, those of inner records under joined
  /// names: `sound.volume`.
  package var flattened: [Member] {
    members.flatMap { member -> [Member] in
      guard member.value.shape == .record else { return [member] }
      return member.value.flattened.map { Member(member.name.joined($0.name), $0.value) }
    }
  }
}

/// Why a file is no record of JSON.
package enum JSONRecordError: Error, Sendable, Hashable {
  /// There is no such file.
  case notFound
  /// The path is that of a directory.
  case isDirectory
  /// The path is that of a pipe or a device, which is not waited for.
  case notRegular
  /// The file cannot be opened or read; the system's error number.
  case unreadable(code: Int32)
  /// The file is larger than a record may be.
  case tooLarge
  /// The text is not JSON; lines and columns counted from 1.
  case malformed(line: Int, column: Int, JSONFault)
  /// The JSON is not a record.
  case notARecord(JSONShape)

  fileprivate init(_ error: SystemError) {
    switch error {
    case _ where error.isAbsence: self = .notFound
    case .isFolder: self = .isDirectory
    case .notRegular: self = .notRegular
    case .tooLarge: self = .tooLarge
    default: self = .unreadable(code: error.code)
    }
  }
}
