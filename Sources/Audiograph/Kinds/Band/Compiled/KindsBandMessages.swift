// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Said {
  static func bandLead(subject: String, points: String, first: String, last: String) -> Said { Said("band.lead", Given("subject", .text(subject)), Given("points", .text(points)), Given("first", .text(first)), Given("last", .text(last))) }
  static func bandPoint(value: Figure, place: Mention) -> Said { Said("band.point", Given("value", .figure(value)), Given("place", .place(place))) }
  static func bandAlternative(subject: String, points: String, place: Mention) -> Said { Said("band.alternative", Given("subject", .text(subject)), Given("points", .text(points)), Given("place", .place(place))) }
  static func bandAlternativeEven(subject: String, points: String, width: Figure) -> Said { Said("band.alternativeEven", Given("subject", .text(subject)), Given("points", .text(points)), Given("width", .figure(width))) }
  static func bandSubject(subject: String, lower: String, upper: String) -> Said { Said("band.subject", Given("subject", .text(subject)), Given("lower", .text(lower)), Given("upper", .text(upper))) }
  static func bandBare(subject: String) -> Said { Said("band.bare", Given("subject", .text(subject))) }
  static func bandError(subject: String, error: String) -> Said { Said("band.error", Given("subject", .text(subject)), Given("error", .text(error))) }
  static func bandExtremes(high: Mention, low: Mention) -> Said { Said("band.extremes", Given("high", .place(high)), Given("low", .place(low))) }
  static func bandWidest(widest: Mention, low: Figure, high: Figure, narrowest: Mention, narrowLow: Figure, narrowHigh: Figure) -> Said { Said("band.widest", Given("widest", .place(widest)), Given("low", .figure(low)), Given("high", .figure(high)), Given("narrowest", .place(narrowest)), Given("narrowLow", .figure(narrowLow)), Given("narrowHigh", .figure(narrowHigh))) }
  static func bandEven(width: Figure) -> Said { Said("band.even", Given("width", .figure(width))) }
  static func bandOverlap() -> Said { Said("band.overlap") }
  static func bandNoneOverlap() -> Said { Said("band.noneOverlap") }
  static func bandCompared(subject: String, points: String, highest: String, lowest: String) -> Said { Said("band.compared", Given("subject", .text(subject)), Given("points", .text(points)), Given("highest", .text(highest)), Given("lowest", .text(lowest))) }
  static func bandAlone(count: Int, names: String) -> Said { Said("band.alone", Given("count", .count(count)), Given("names", .text(names))) }
  static func bandManyAlone(count: Int, points: Int) -> Said { Said("band.manyAlone", Given("count", .count(count)), Given("points", .count(points))) }
  static func bandNoneAlone() -> Said { Said("band.noneAlone") }
  static func bandAllAlone() -> Said { Said("band.allAlone") }
  static func bandApart(count: Int, pairs: Int, list: String) -> Said { Said("band.apart", Given("count", .count(count)), Given("pairs", .count(pairs)), Given("list", .text(list))) }
  static func bandPair(first: Mention, second: Mention) -> Said { Said("band.pair", Given("first", .place(first)), Given("second", .place(second))) }
  static func bandZero(outside: Int, points: Int) -> Said { Said("band.zero", Given("outside", .count(outside)), Given("points", .count(points))) }
  static func bandZeroOutside() -> Said { Said("band.zeroOutside") }
  static func bandZeroInside() -> Said { Said("band.zeroInside") }
  static func bandDisordered(count: Int) -> Said { Said("band.disordered", Given("count", .count(count))) }
  static func bandSwapped(count: Int) -> Said { Said("band.swapped", Given("count", .count(count))) }
  static func bandMissing(count: Int) -> Said { Said("band.missing", Given("count", .count(count))) }
  static func bandHeard(heard: BandHearing) -> Said { Said("band.heard", Given("heard", .name(heard.messageName))) }
  static func bandPlace(point: String, low: Figure, high: Figure) -> Said { Said("band.place", Given("point", .text(point)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func bandField(field: Band.Field) -> Said { Said("band.field", Given("field", .name(field.messageName))) }
}

extension Band.Field { var messageName: String { switch self { case .lower: "lower"; case .value: "value"; case .upper: "upper"; case .width: "width" } } }
extension BandHearing { var messageName: String { switch self { case .inTurn: "inTurn"; case .together: "together"; case .inParts: "inParts" } } }
