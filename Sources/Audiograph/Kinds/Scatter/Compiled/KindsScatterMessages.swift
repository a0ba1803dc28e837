// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Said {
  static func scatterOpening(x: String, y: String, count: Int) -> Said { Said("scatter.opening", Given("x", .text(x)), Given("y", .text(y)), Given("count", .count(count))) }
  static func scatterDirection(x: String, y: String, isHigher: Bool) -> Said { Said("scatter.direction", Given("x", .text(x)), Given("y", .text(y)), Given("isHigher", .flag(isHigher))) }
  static func scatterSlowing(x: String, place: Figure) -> Said { Said("scatter.slowing", Given("x", .text(x)), Given("place", .figure(place))) }
  static func scatterFaster() -> Said { Said("scatter.faster") }
  static func scatterTurning(x: String, y: String, place: Figure, isHighest: Bool) -> Said { Said("scatter.turning", Given("x", .text(x)), Given("y", .text(y)), Given("place", .figure(place)), Given("isHighest", .flag(isHighest))) }
  static func scatterTurningBriefly(place: Figure, isHighest: Bool) -> Said { Said("scatter.turningBriefly", Given("place", .figure(place)), Given("isHighest", .flag(isHighest))) }
  static func scatterStrength(strength: ScatterStrength, isCurved: Bool) -> Said { Said("scatter.strength", Given("strength", .name(strength.messageName)), Given("isCurved", .flag(isCurved))) }
  static func scatterCorrelation(correlation: Figure, x: String, y: String, isLogX: Bool, isLogY: Bool) -> Said { Said("scatter.correlation", Given("correlation", .figure(correlation)), Given("x", .text(x)), Given("y", .text(y)), Given("isLogX", .flag(isLogX)), Given("isLogY", .flag(isLogY))) }
  static func scatterUnclear(correlation: String) -> Said { Said("scatter.unclear", Given("correlation", .text(correlation))) }
  static func scatterTooFew() -> Said { Said("scatter.tooFew") }
  static func scatterConstant(name: String, value: Figure) -> Said { Said("scatter.constant", Given("name", .text(name)), Given("value", .figure(value))) }
  static func scatterFar(count: Int) -> Said { Said("scatter.far", Given("count", .count(count))) }
  static func scatterWithout(count: Int, correlation: Figure) -> Said { Said("scatter.without", Given("count", .count(count)), Given("correlation", .figure(correlation))) }
  static func scatterFarNamed(names: String, count: Int) -> Said { Said("scatter.farNamed", Given("names", .text(names)), Given("count", .count(count))) }
  static func scatterWithoutNamed(names: String, count: Int, correlation: Figure) -> Said { Said("scatter.withoutNamed", Given("names", .text(names)), Given("count", .count(count)), Given("correlation", .figure(correlation))) }
  static func scatterFit(isCurve: Bool, x: String, lowX: Figure, lowY: Figure, highX: Figure, highY: Figure) -> Said { Said("scatter.fit", Given("isCurve", .flag(isCurve)), Given("x", .text(x)), Given("lowX", .figure(lowX)), Given("lowY", .figure(lowY)), Given("highX", .figure(highX)), Given("highY", .figure(highY))) }
  static func scatterSlope(x: String, y: String, step: Figure, slope: Figure, isHigher: Bool) -> Said { Said("scatter.slope", Given("x", .text(x)), Given("y", .text(y)), Given("step", .figure(step)), Given("slope", .figure(slope)), Given("isHigher", .flag(isHigher))) }
  static func scatterSpread(x: String, y: String, times: Figure, isMore: Bool) -> Said { Said("scatter.spread", Given("x", .text(x)), Given("y", .text(y)), Given("times", .figure(times)), Given("isMore", .flag(isMore))) }
  static func scatterDoubling(x: String, y: String, slope: Figure, isHigher: Bool) -> Said { Said("scatter.doubling", Given("x", .text(x)), Given("y", .text(y)), Given("slope", .figure(slope)), Given("isHigher", .flag(isHigher))) }
  static func scatterGrowth(x: String, y: String, step: Figure, factor: Figure) -> Said { Said("scatter.growth", Given("x", .text(x)), Given("y", .text(y)), Given("step", .figure(step)), Given("factor", .figure(factor))) }
  static func scatterPower(x: String, y: String, factor: Figure) -> Said { Said("scatter.power", Given("x", .text(x)), Given("y", .text(y)), Given("factor", .figure(factor))) }
  static func scatterClusters(count: Int, clusters: String) -> Said { Said("scatter.clusters", Given("count", .count(count)), Given("clusters", .text(clusters))) }
  static func scatterCluster(count: Int, x: String, placeX: Figure, y: String, placeY: Figure) -> Said { Said("scatter.cluster", Given("count", .count(count)), Given("x", .text(x)), Given("placeX", .figure(placeX)), Given("y", .text(y)), Given("placeY", .figure(placeY))) }
  static func scatterClustersBriefly(count: Int, x: String, places: String) -> Said { Said("scatter.clustersBriefly", Given("count", .count(count)), Given("x", .text(x)), Given("places", .text(places))) }
  static func scatterGroups(groups: String) -> Said { Said("scatter.groups", Given("groups", .text(groups))) }
  static func scatterReversal(isNamed: Bool, by: String, groups: String, correlation: Figure) -> Said { Said("scatter.reversal", Given("isNamed", .flag(isNamed)), Given("by", .text(by)), Given("groups", .text(groups)), Given("correlation", .figure(correlation))) }
  static func scatterReversalBriefly(isNamed: Bool, by: String, correlation: Figure) -> Said { Said("scatter.reversalBriefly", Given("isNamed", .flag(isNamed)), Given("by", .text(by)), Given("correlation", .figure(correlation))) }
  static func scatterGroup(name: String, correlation: Figure, isNumber: Bool) -> Said { Said("scatter.group", Given("name", .text(name)), Given("correlation", .figure(correlation)), Given("isNumber", .flag(isNumber))) }
  static func scatterGroupUnknown(name: String) -> Said { Said("scatter.groupUnknown", Given("name", .text(name))) }
  static func scatterGroupEnds(highest: String, lowest: String) -> Said { Said("scatter.groupEnds", Given("highest", .text(highest)), Given("lowest", .text(lowest))) }
  static func scatterDensest(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure, count: Int) -> Said { Said("scatter.densest", Given("x", .text(x)), Given("lowX", .figure(lowX)), Given("highX", .figure(highX)), Given("y", .text(y)), Given("lowY", .figure(lowY)), Given("highY", .figure(highY)), Given("count", .count(count))) }
  static func scatterRanges(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure) -> Said { Said("scatter.ranges", Given("x", .text(x)), Given("lowX", .figure(lowX)), Given("highX", .figure(highX)), Given("y", .text(y)), Given("lowY", .figure(lowY)), Given("highY", .figure(highY))) }
  static func scatterRange(name: String, low: Figure, high: Figure) -> Said { Said("scatter.range", Given("name", .text(name)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func scatterInterval(isRank: Bool, low: Figure, high: Figure) -> Said { Said("scatter.interval", Given("isRank", .flag(isRank)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func scatterOther(isRank: Bool, correlation: Figure) -> Said { Said("scatter.other", Given("isRank", .flag(isRank)), Given("correlation", .figure(correlation))) }
  static func scatterCoinciding(count: Int) -> Said { Said("scatter.coinciding", Given("count", .count(count))) }
  static func scatterMissing(count: Int) -> Said { Said("scatter.missing", Given("count", .count(count))) }
  static func scatterHeard(single: Int, summed: Int, isOfTime: Bool, x: String) -> Said { Said("scatter.heard", Given("single", .count(single)), Given("summed", .count(summed)), Given("isOfTime", .flag(isOfTime)), Given("x", .text(x))) }
  static func scatterPlace(y: Figure, x: Figure) -> Said { Said("scatter.place", Given("y", .figure(y)), Given("x", .figure(x))) }
  static func scatterTimes(count: Int) -> Said { Said("scatter.times", Given("count", .count(count))) }
  static func scatterHere(number: Int, total: Int) -> Said { Said("scatter.here", Given("number", .count(number)), Given("total", .count(total))) }
}

extension ScatterStrength { var messageName: String { switch self { case .none: "none"; case .weak: "weak"; case .moderate: "moderate"; case .strong: "strong"; case .veryStrong: "veryStrong"; case .constant: "constant"; case .tooFew: "tooFew" } } }
