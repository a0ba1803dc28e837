// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import ChartInput

/// A file in a folder of its own, which goes away with it.
final class TemporaryFile {
  let folder: String
  let path: String

  init(_ bytes: some Sequence<UInt8>, name: String = "data.csv") throws {
    var template = Array("/tmp/chart-input-XXXXXX".utf8CString)
    folder = String(cString: try #require(mkdtemp(&template)))
    path = "\(folder)/\(name)"
    let file = try #require(fopen(path, "w"))
    let bytes = Array(bytes)
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
  }

  convenience init(_ text: String, name: String = "data.csv") throws {
    try self.init(text.utf8, name: name)
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }
}

/// Reads a text as a file.
func read(
  _ text: String, name: String = "data.csv", _ options: ReadOptions = ReadOptions()
) throws -> Table {
  try read(Array(text.utf8), name: name, options)
}

/// Reads bytes as a file.
func read(
  _ bytes: [UInt8], name: String = "data.csv", _ options: ReadOptions = ReadOptions()
) throws -> Table {
  let file = try TemporaryFile(bytes, name: name)
  return try TableReader(options: options).read(.path(file.path))
}

/// The error of reading bytes, in which the file is called by its bare name.
func failure(
  _ bytes: [UInt8], name: String = "data.csv", _ options: ReadOptions = ReadOptions()
) throws -> ReadError? {
  let file = try TemporaryFile(bytes, name: name)
  let descriptor = open(file.path, O_RDONLY)
  defer { close(descriptor) }
  do throws(ReadError) {
    _ = try TableReader(options: options).read(.descriptor(descriptor, name: name))
    return nil
  } catch {
    return error
  }
}

/// What a reader gives for bytes that come through a pipe.
func readPipe(_ bytes: [UInt8], _ options: ReadOptions = ReadOptions()) throws -> Table {
  var ends: [Int32] = [0, 0]
  signal(SIGPIPE, SIG_IGN)
  try #require(pipe(&ends) == 0)
  let (input, output) = (ends[0], ends[1])
  let writer = Thread {
    _ = bytes.withUnsafeBytes { writeAll($0, to: output) }
    close(output)
  }
  writer.start()
  defer { close(input) }
  return try TableReader(options: options).read(.descriptor(input, name: "data.csv"))
}

/// Writes all bytes; false if nobody reads any more.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var done = 0
  while done < bytes.count {
    let count = write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
    guard count > 0 else { return false }
    done += count
  }
  return true
}

func options(_ change: (inout ReadOptions) throws -> Void) rethrows -> ReadOptions {
  var options = ReadOptions()
  try change(&options)
  return options
}

extension XAxis {
  /// The positions as text.
  var texts: [String] { (0..<count).map { self[$0].description } }
}

extension Sequence<Double> {
  /// The bits, so that missing values and signed zeros can be compared.
  var bits: [UInt64] { map { $0.isNaN ? 0x7FF8_0000_0000_0000 : $0.bitPattern } }
}

/// The folder of the sample files.
let samples =
  String(#filePath.dropLast("Tests/ChartInputTests/TemporaryFile.swift".count)) + "Samples"

/// The table of a text that is NDJSON.
func linesTable(_ text: String, field: String? = nil) throws(ReadError) -> JSONCells {
  var window = try ByteWindow(.bytes(Array(text.utf8), name: "d.ndjson"))
  try window.begin()
  return try JSONCells.lines(&window, field: field)
}

/// A pipe whose writer goes on until nobody reads.
final class EndlessPipe {
  let output: Int32

  init(_ beginning: String, then part: String) throws {
    var ends: [Int32] = [0, 0]
    signal(SIGPIPE, SIG_IGN)
    try #require(pipe(&ends) == 0)
    output = ends[0]
    let input = ends[1]
    let parts = Array(repeatElement(part, count: 65_536).joined().utf8)
    let writer = Thread {
      var bytes = Array(beginning.utf8)
      while bytes.withUnsafeBytes({ writeAll($0, to: input) }) { bytes = parts }
      close(input)
    }
    writer.start()
  }

  deinit { close(output) }
}
