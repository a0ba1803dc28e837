// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension UnpackingFault {
  /// Why a file cannot be unpacked, and what to do about it.
  func said(of file: String) -> ProblemAndRemedy {
    let place = CommandFile(file)
    return switch self {
    case .damaged: (.readPackedDamaged(file: file), .readPackedDamagedRemedy())
    case .tooLarge(let limit):
      (
        .readPackedTooLarge(file: file, limit: limit >> 20),
        .readPackedTooLargeRemedy()
      )
    case .largeWindow(let limit):
      (
        .readPackedLargeWindow(file: file, limit: limit >> 20),
        place.remedy(
          "zstd -dc --long=31 \(place.word) | audiograph describe -",
          Said.readPackedLargeWindowRemedy)
      )
    case .missing(let name):
      (
        .readPackedMissing(file: file, name: name),
        .readPackedMissingRemedy(
          apt: Self.packages[name]?.apt ?? name, dnf: Self.packages[name]?.dnf ?? name,
          pacman: Self.packages[name]?.pacman ?? name)
      )
    }
  }

  /// The packages of programs and libraries that are not called as these are.
  private static let packages: [String: (apt: String, dnf: String, pacman: String)] = [
    "libz.so.1": ("zlib1g", "zlib", "zlib"), "xz": ("xz-utils", "xz", "xz"),
  ]
}
