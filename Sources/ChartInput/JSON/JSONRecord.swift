// SPDX-License-Identifier: MIT

public import JSONTree

/// A small JSON file that holds one record, such as settings.
public struct JSONRecord: Sendable, Hashable {
  /// One value of a record.
  public enum Value: Sendable, Hashable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([Value])
    case null
  }

  /// One name with its value.
  public struct Member: Sendable, Hashable {
    /// The names that lead to the value, joined by full stops: `sound.volume`.
    public let name: String
    /// The value, which is no record.
    public let value: Value
  }

  /// The members in the order of the file, those of inner records under joined names.
  public let members: [Member]

  /// The largest file that is read: 1 MiB.
  public static let largestSize = 1 << 20

  /// Reads a file.
  ///
  /// - Throws: `JSONRecordError`.
  public init(path: String) throws(JSONRecordError) {
    let bytes = try Self.contents(of: path)
    let root: JSONNode
    do {
      root = try JSONDocument(bytes.span).root
    } catch {
      throw .malformed(line: error.line, column: error.column, error.fault)
    }
    guard root.shape == .record else { throw .notARecord(root.shape) }
    members = root.flattened(under: "")
  }

  /// The value of a name; nil where there is none, and for null.
  public subscript(name: String) -> Value? {
    let value = members.last { $0.name == name }?.value
    return value == .null ? nil : value
  }

  static func contents(of path: String) throws(JSONRecordError) -> [UInt8] {
    do {
      var stream = try ByteStream(.path(path))
      var bytes = [UInt8](repeating: 0, count: 65_536)
      var count = 0
      while true {
        let end = try stream.fill(&bytes, from: count, to: bytes.count)
        if end < bytes.count { return Array(bytes[..<end]) }
        guard end < largestSize else { throw JSONRecordError.tooLarge }
        count = end
        bytes += [UInt8](repeating: 0, count: bytes.count)
      }
    } catch let error as ReadError {
      throw JSONRecordError(error)
    } catch {
      throw .tooLarge
    }
  }
}

/// Why a file is no record of JSON.
public enum JSONRecordError: Error, Sendable, Hashable {
  /// There is no such file.
  case notFound
  /// The path is that of a directory.
  case isDirectory
  /// The file cannot be opened or read; the system's error number.
  case unreadable(code: Int32)
  /// The file is larger than a record may be.
  case tooLarge
  /// The text is not JSON; lines and columns counted from 1.
  case malformed(line: Int, column: Int, JSONFault)
  /// The JSON is not a record.
  case notARecord(JSONShape)

  fileprivate init(_ error: ReadError) {
    switch error {
    case .notFound: self = .notFound
    case .isDirectory: self = .isDirectory
    case .unreadable(_, let code): self = .unreadable(code: code)
    default: self = .unreadable(code: 0)
    }
  }
}

extension JSONNode {
  fileprivate func flattened(under name: String) -> [JSONRecord.Member] {
    members.flatMap { key, value in
      let whole = name.joined(key)
      return value.shape == .record
        ? value.flattened(under: whole) : [JSONRecord.Member(name: whole, value: value.value)]
    }
  }

  /// The value; a record within a list counts as null.
  private var value: JSONRecord.Value {
    switch shape {
    case .text: .text(text ?? "")
    case .number: .number(number ?? 0)
    case .boolean: .boolean(isTrue)
    case .list: .list((0..<count).compactMap { element($0)?.value })
    case .record, .null: .null
    }
  }
}
