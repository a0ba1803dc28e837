// SPDX-License-Identifier: MIT

/// What unpacks the bytes of a stream on their way.
enum Unpacker {
  case gzip(Gunzip)
  case program(UnpackingProgram)
}

extension FileContent {
  /// Whether it is one packed file, which is read as what is in it.
  var isPacked: Bool {
    switch self {
    case .gzip, .compressed: true
    default: false
    }
  }
}

/// Endings of packed files, before which stands that of what is in them.
enum PackedEnding {
  static let all: Set<String> = ["gz", "xz", "zst", "bz2", "lz4", "lzma", "z"]
}
