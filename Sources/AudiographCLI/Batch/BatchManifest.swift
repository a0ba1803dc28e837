// SPDX-License-Identifier: MIT

internal import ChartInput

/// The lines of a manifest, read one after another.
struct BatchManifest: ~Copyable {
  private var records: TextRecords
  /// What the columns are about; empty in NDJSON.
  private let columns: [BatchKey]
  /// What holds where a line says nothing.
  private let defaults: Arguments
  /// What lines may name.
  private let limits: BatchLimits

  private init(
    _ records: consuming TextRecords, columns: [BatchKey], defaults: Arguments,
    _ limits: BatchLimits
  ) {
    self.records = records
    self.columns = columns
    self.defaults = defaults
    self.limits = limits
  }

  /// Opens a manifest and reads its headings.
  ///
  /// - Throws: `BatchError`.
  static func open(
    _ source: DataSource, defaults: Arguments
  ) throws(BatchError) -> BatchManifest {
    let records = try Self.records(source)
    let columns = try columns(records.headings)
    return BatchManifest(
      records, columns: columns, defaults: defaults, BatchLimits(of: source, defaults))
  }

  private static func records(_ source: DataSource) throws(BatchError) -> TextRecords {
    do { return try TextRecords.open(source) } catch { throw .unreadable(error) }
  }

  /// The next line, whatever is wrong with it; nil at the end.
  ///
  /// - Throws: `BatchError` where the manifest cannot be read any further.
  mutating func next() throws(BatchError) -> BatchLine? {
    do {
      return try records.next().map {
        BatchLine($0, columns: columns, defaults: defaults, limits)
      }
    } catch { throw .unreadable(error) }
  }

  /// Goes back to the first line.
  mutating func rewind() throws(BatchError) {
    do { try records.rewind() } catch { throw .unreadable(error) }
  }

  /// Only what can be given several times may have several columns.
  private static func columns(_ headings: [String]) throws(BatchError) -> [BatchKey] {
    guard !headings.isEmpty else { return [] }
    var columns: [BatchKey] = []
    for heading in headings {
      let key = try BatchKey(heading.lowercased(), line: 1)
      if !key.isRepeatable, columns.contains(where: { $0.name == key.name }) {
        throw .repeatedKey(key.name)
      }
      columns.append(key)
    }
    for name in BatchKey.files where !columns.contains(where: { $0.name == name }) {
      throw .missingColumn(name)
    }
    return columns
  }
}
