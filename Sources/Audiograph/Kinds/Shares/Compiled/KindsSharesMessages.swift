// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Said {
  static func shareCount(count: Int) -> Said { Said("share.count", Given("count", .count(count))) }
  static func shareSlice(name: String, percent: String) -> Said { Said("share.slice", Given("name", .text(name)), Given("percent", .text(percent))) }
  static func shareBefore(number: Figure) -> Said { Said("share.before", Given("number", .figure(number))) }
  static func shareSame(names: String, percent: String) -> Said { Said("share.same", Given("names", .text(names)), Given("percent", .text(percent))) }
  static func shareAlone(name: String, isMore: Bool) -> Said { Said("share.alone", Given("name", .text(name)), Given("isMore", .flag(isMore))) }
  static func shareLargest(count: Int, isMore: Bool) -> Said { Said("share.largest", Given("count", .count(count)), Given("isMore", .flag(isMore))) }
  static func shareSmallest(count: Int, names: String, percent: String) -> Said { Said("share.smallest", Given("count", .count(count)), Given("names", .text(names)), Given("percent", .text(percent))) }
  static func shareJoined(count: Int, areSmallest: Bool, percent: String) -> Said { Said("share.joined", Given("count", .count(count)), Given("areSmallest", .flag(areSmallest)), Given("percent", .text(percent))) }
  static func shareEmpty(count: Int, names: String) -> Said { Said("share.empty", Given("count", .count(count)), Given("names", .text(names))) }
  static func shareTotal(total: Figure) -> Said { Said("share.total", Given("total", .figure(total))) }
  static func shareOthers() -> Said { Said("share.others") }
}

