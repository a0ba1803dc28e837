// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Said {
  static func boxSize(count: Int, groups: Int) -> Said { Said("box.size", Given("count", .count(count)), Given("groups", .count(groups))) }
  static func boxGroups(groups: Int) -> Said { Said("box.groups", Given("groups", .count(groups))) }
  static func boxSizeOfAll(count: Int) -> Said { Said("box.sizeOfAll", Given("count", .count(count))) }
  static func boxSizeOfOne(count: Int, name: String) -> Said { Said("box.sizeOfOne", Given("count", .count(count)), Given("name", .text(name))) }
  static func boxMedians(medians: String) -> Said { Said("box.medians", Given("medians", .text(medians))) }
  static func boxNamed(name: String, value: Figure) -> Said { Said("box.named", Given("name", .text(name)), Given("value", .figure(value))) }
  static func boxAlong(isUp: Bool, from: Figure, first: String, to: Figure, last: String) -> Said { Said("box.along", Given("isUp", .flag(isUp)), Given("from", .figure(from)), Given("first", .text(first)), Given("to", .figure(to)), Given("last", .text(last))) }
  static func boxTurn(isUp: Bool, turn: Figure, name: String, to: Figure, last: String) -> Said { Said("box.turn", Given("isUp", .flag(isUp)), Given("turn", .figure(turn)), Given("name", .text(name)), Given("to", .figure(to)), Given("last", .text(last))) }
  static func boxGap(high: String, highMedians: String, count: Int, low: String, lowMedians: String) -> Said { Said("box.gap", Given("high", .text(high)), Given("highMedians", .text(highMedians)), Given("count", .count(count)), Given("low", .text(low)), Given("lowMedians", .text(lowMedians))) }
  static func boxMedianRange(low: Figure, high: Figure) -> Said { Said("box.medianRange", Given("low", .figure(low)), Given("high", .figure(high))) }
  static func boxExtremes(highest: String, high: Figure, lowest: String, low: Figure) -> Said { Said("box.extremes", Given("highest", .text(highest)), Given("high", .figure(high)), Given("lowest", .text(lowest)), Given("low", .figure(low))) }
  static func boxExtremesInBrief(highest: String, high: Figure, lowest: String, low: Figure) -> Said { Said("box.extremesInBrief", Given("highest", .text(highest)), Given("high", .figure(high)), Given("lowest", .text(lowest)), Given("low", .figure(low))) }
  static func boxEqualMedians(value: Figure) -> Said { Said("box.equalMedians", Given("value", .figure(value))) }
  static func boxAll(value: Figure) -> Said { Said("box.all", Given("value", .figure(value))) }
  static func boxSingle(median: Figure, lower: Figure, upper: Figure) -> Said { Said("box.single", Given("median", .figure(median)), Given("lower", .figure(lower)), Given("upper", .figure(upper))) }
  static func boxOverlap(first: String, second: String, isOverlapping: Bool, isIntroduced: Bool) -> Said { Said("box.overlap", Given("first", .text(first)), Given("second", .text(second)), Given("isOverlapping", .flag(isOverlapping)), Given("isIntroduced", .flag(isIntroduced))) }
  static func boxSpread(name: String, lower: Figure, upper: Figure) -> Said { Said("box.spread", Given("name", .text(name)), Given("lower", .figure(lower)), Given("upper", .figure(upper))) }
  static func boxFarOut(count: Int, isInOne: Bool, value: Figure, group: String) -> Said { Said("box.farOut", Given("count", .count(count)), Given("isInOne", .flag(isInOne)), Given("value", .figure(value)), Given("group", .text(group))) }
  static func boxIn(name: String) -> Said { Said("box.in", Given("name", .text(name))) }
  static func boxCount(name: String, count: Int) -> Said { Said("box.count", Given("name", .text(name)), Given("count", .count(count))) }
  static func boxFewest(names: String, count: Int) -> Said { Said("box.fewest", Given("names", .text(names)), Given("count", .count(count))) }
  static func boxCounts(counts: String) -> Said { Said("box.counts", Given("counts", .text(counts))) }
  static func boxEqualCounts(count: Int) -> Said { Said("box.equalCounts", Given("count", .count(count))) }
  static func boxNames(names: String) -> Said { Said("box.names", Given("names", .text(names))) }
  static func boxRange(low: Figure, high: Figure) -> Said { Said("box.range", Given("low", .figure(low)), Given("high", .figure(high))) }
  static func boxRangeIn(low: Figure, lowest: String, high: Figure, highest: String) -> Said { Said("box.rangeIn", Given("low", .figure(low)), Given("lowest", .text(lowest)), Given("high", .figure(high)), Given("highest", .text(highest))) }
  static func boxRangeWithin(low: Figure, high: Figure, name: String) -> Said { Said("box.rangeWithin", Given("low", .figure(low)), Given("high", .figure(high)), Given("name", .text(name))) }
  static func boxMediansOnly(count: Int) -> Said { Said("box.mediansOnly", Given("count", .count(count))) }
  static func boxFarthestOnly(count: Int, isOfGroups: Bool) -> Said { Said("box.farthestOnly", Given("count", .count(count)), Given("isOfGroups", .flag(isOfGroups))) }
  static func boxPlace(value: String, part: BoxPart) -> Said { Said("box.place", Given("value", .text(value)), Given("part", .name(part.messageName))) }
}

extension BoxPart { var messageName: String { switch self { case .lowWhisker: "lowWhisker"; case .lowerQuartile: "lowerQuartile"; case .median: "median"; case .upperQuartile: "upperQuartile"; case .highWhisker: "highWhisker"; case .outlier: "outlier"; case .point: "point" } } }
