// SPDX-License-Identifier: MIT

/// The bytes by which a kind of file is told.
struct FileSignature {
  let content: FileContent
  let place: Int
  let bytes: [UInt8]

  init(_ content: FileContent, _ bytes: [UInt8], at place: Int = 0) {
    (self.content, self.bytes, self.place) = (content, bytes, place)
  }

  init(_ content: FileContent, _ text: String, at place: Int = 0) {
    self.init(content, Array(text.utf8), at: place)
  }

  /// Whether a file has it; one of letters alone counts only before something that is no text.
  func matches(_ file: ArraySlice<UInt8>) -> Bool {
    guard file.dropFirst(place).starts(with: bytes) else { return false }
    return !isWord || file.prefix(4096).contains { $0 < 9 || 14..<32 ~= $0 }
  }

  private var isWord: Bool {
    bytes.count <= 5 && bytes.allSatisfy { (97...122).contains($0.lowercased) || $0.isDigit }
  }

  static let all: [FileSignature] = packed + databases + statistics + arrays + others

  private static let packed = [
    FileSignature(.gzip, [0x1F, 0x8B]),
    // What `compress` packs is unpacked by gzip, and LZMA by xz.
    FileSignature(.compressed(by: "gzip"), [0x1F, 0x9D]),
    FileSignature(.compressed(by: "xz"), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
    FileSignature(.compressed(by: "xz"), [0x5D, 0x00, 0x00]),
    FileSignature(.compressed(by: "zstd"), [0x28, 0xB5, 0x2F, 0xFD]),
    FileSignature(.compressed(by: "lz4"), [0x04, 0x22, 0x4D, 0x18]),
    FileSignature(.format("7z"), [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    FileSignature(.format("RAR"), "Rar!\u{1A}\u{7}"),
    FileSignature(.format("tar"), "ustar", at: 257),
  ]

  private static let databases = [
    FileSignature(.sqlite, "SQLite format 3\0"),
    FileSignature(.format("DuckDB"), "DUCK", at: 8),
    FileSignature(.format("Access"), "Standard Jet DB", at: 4),
    FileSignature(.format("Access"), "Standard ACE DB", at: 4),
    FileSignature(.format("Parquet"), "PAR1"),
    FileSignature(.format("Arrow"), "ARROW1\0"),
    FileSignature(.format("Feather"), "FEA1"),
    FileSignature(.format("ORC"), "ORC"),
    FileSignature(.format("Avro"), "Obj\u{1}"),
  ]

  private static let statistics = [
    FileSignature(.format("Stata"), "<stata_dta>"),
    FileSignature(.format("SPSS"), "$FL2"),
    FileSignature(.format("SPSS"), "$FL3"),
    FileSignature(.format("SAS"), sas),
    FileSignature(.format("SAS transport"), "HEADER RECORD*******LIB"),
    FileSignature(.format("RData"), "RDX2\n"),
    FileSignature(.format("RData"), "RDX3\n"),
    FileSignature(.format("RDS"), [0x58, 0x0A, 0, 0, 0, 2]),
    FileSignature(.format("RDS"), [0x58, 0x0A, 0, 0, 0, 3]),
  ]

  private static let sas: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xC2, 0xEA, 0x81, 0x60,
  ]

  private static let arrays = [
    FileSignature(.format("NetCDF"), "CDF\u{1}"), FileSignature(.format("NetCDF"), "CDF\u{2}"),
    FileSignature(.format("NetCDF"), "CDF\u{5}"),
    FileSignature(.format("NumPy"), [0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59]),
    FileSignature(.format("MATLAB"), "MATLAB 5.0 MAT-file"),
    FileSignature(.format("MATLAB 7.3"), "MATLAB 7.3 MAT-file"),
    FileSignature(.format("GRIB"), "GRIB\0"), FileSignature(.format("FITS"), "SIMPLE  ="),
    FileSignature(.format("Shapefile"), [0, 0, 0x27, 0x0A, 0, 0, 0, 0]),
    FileSignature(.format("pickle"), [0x80, 0x02]), FileSignature(.format("pickle"), [0x80, 0x03]),
    FileSignature(.format("pickle"), [0x80, 0x04]), FileSignature(.format("pickle"), [0x80, 0x05]),
    FileSignature(.format("property list"), "bplist00"),
  ]

  private static let others = [
    FileSignature(.pdf, "%PDF-"), FileSignature(.format("PostScript"), "%!PS"),
    FileSignature(.format("RTF"), "{\\rtf"),
    FileSignature(.gitPointer, "version https://git-lfs.github.com/spec/"),
    FileSignature(.image, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]),
    FileSignature(.image, [0xFF, 0xD8, 0xFF]), FileSignature(.image, "GIF87a"),
    FileSignature(.image, "GIF89a"), FileSignature(.image, [0x49, 0x49, 0x2A, 0x00]),
    FileSignature(.image, [0x4D, 0x4D, 0x00, 0x2A]),
    FileSignature(.program, [0x7F, 0x45, 0x4C, 0x46]),
    FileSignature(.recording, "OggS\0"), FileSignature(.recording, "fLaC\0"),
    FileSignature(.recording, "ID3\u{2}"), FileSignature(.recording, "ID3\u{3}"),
    FileSignature(.recording, "ID3\u{4}"), FileSignature(.recording, [0x1A, 0x45, 0xDF, 0xA3]),
  ]
}
