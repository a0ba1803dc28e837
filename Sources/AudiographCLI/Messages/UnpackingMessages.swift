// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension UnpackingFault {
  /// Why a file cannot be unpacked, and what to do about it.
  func message(_ file: String, in s: Sentences) -> Message {
    let place = CommandFile(file, in: s)
    return switch self {
    case .damaged: Message(s.say(.readPackedDamaged(file: file)), s.say(.readPackedDamagedRemedy()))
    case .tooLarge(let limit):
      Message(
        s.say(.readPackedTooLarge(file: file, limit: limit >> 20)),
        s.say(.readPackedTooLargeRemedy()))
    case .largeWindow(let limit):
      Message(
        s.say(.readPackedLargeWindow(file: file, limit: limit >> 20)),
        place.remedy(
          "zstd -dc --long=31 \(place.word) | audiograph describe -", in: s,
          Said.readPackedLargeWindowRemedy))
    case .missing(let name):
      Message(
        s.say(.readPackedMissing(file: file, name: name)),
        s.say(
          .readPackedMissingRemedy(
            apt: Self.packages[name]?.apt ?? name, dnf: Self.packages[name]?.dnf ?? name,
            pacman: Self.packages[name]?.pacman ?? name)))
    }
  }

  /// The packages of programs and libraries that are not called as these are.
  private static let packages: [String: (apt: String, dnf: String, pacman: String)] = [
    "libz.so.1": ("zlib1g", "zlib", "zlib"), "xz": ("xz-utils", "xz", "xz"),
  ]
}
