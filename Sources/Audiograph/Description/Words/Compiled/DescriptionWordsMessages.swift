// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Wording {
  func scale(_ key: NoteScale, form: TermForm) -> String { word("scale", key.messageName, form) }
  func subject(_ key: ExtremeSubject, form: TermForm) -> String { word("subject", key.messageName, form) }
  func reported(_ key: Report.Measure, form: TermForm) -> String { word("reported", key.messageName, form) }
}

extension Said {
  static func subjectUnit(subject: String, unit: String) -> Said { Said("subject.unit", Given("subject", .text(subject)), Given("unit", .text(unit))) }
  static func subjectAlong(subject: String, axis: String) -> Said { Said("subject.along", Given("subject", .text(subject)), Given("axis", .text(axis))) }
  static func titleSeries(title: String, count: Int) -> Said { Said("title.series", Given("title", .text(title)), Given("count", .count(count))) }
  static func seriesCount(count: Int) -> Said { Said("series.count", Given("count", .count(count))) }
  static func it(isPrice: Bool) -> Said { Said("it", Given("isPrice", .flag(isPrice))) }
  static func lead(subject: String, isPrice: Bool) -> Said { Said("lead", Given("subject", .text(subject)), Given("isPrice", .flag(isPrice))) }
  static func movementValues(values: String, change: String) -> Said { Said("movement.values", Given("values", .text(values)), Given("change", .text(change))) }
  static func movementOnly(value: Figure) -> Said { Said("movement.only", Given("value", .figure(value))) }
  static func movementOnlyAt(value: Figure, place: Mention) -> Said { Said("movement.onlyAt", Given("value", .figure(value)), Given("place", .place(place))) }
  static func movementFlat(value: Figure, it: String) -> Said { Said("movement.flat", Given("value", .figure(value)), Given("it", .text(it))) }
  static func movementTrend(it: String, trend: String) -> Said { Said("movement.trend", Given("it", .text(it)), Given("trend", .text(trend))) }
  static func movementTrendAndChange(it: String, trend: String, change: String, isAgainst: Bool, isClause: Bool) -> Said { Said("movement.trendAndChange", Given("it", .text(it)), Given("trend", .text(trend)), Given("change", .text(change)), Given("isAgainst", .flag(isAgainst)), Given("isClause", .flag(isClause))) }
  static func movementAlmostUnchanged(it: String) -> Said { Said("movement.almostUnchanged", Given("it", .text(it))) }
  static func movementAlmostUnchangedTrend(it: String, trend: String) -> Said { Said("movement.almostUnchangedTrend", Given("it", .text(it)), Given("trend", .text(trend))) }
  static func trendAlmostUnchanged() -> Said { Said("trend.almostUnchanged") }
  static func courseAlmostUnchanged() -> Said { Said("course.almostUnchanged") }
  static func baseChange(change: String, from: String) -> Said { Said("base.change", Given("change", .text(change)), Given("from", .text(from))) }
  static func baseUnchanged(from: String) -> Said { Said("base.unchanged", Given("from", .text(from))) }
  static func unchangedAt(value: Figure, span: String) -> Said { Said("unchanged.at", Given("value", .figure(value)), Given("span", .text(span))) }
  static func trend(shape: TrendClass, isPrice: Bool) -> Said { Said("trend", Given("shape", .name(shape.messageName)), Given("isPrice", .flag(isPrice))) }
  static func trendRoseThenFell(turn: Mention, ending: TrendClause.Ending) -> Said { Said("trend.roseThenFell", Given("turn", .place(turn)), Given("ending", .name(ending.messageName))) }
  static func trendFellThenRecovered(turn: Mention, ending: TrendClause.Ending) -> Said { Said("trend.fellThenRecovered", Given("turn", .place(turn)), Given("ending", .name(ending.messageName))) }
  static func trendNear(value: Figure) -> Said { Said("trend.near", Given("value", .figure(value))) }
  static func trendPeak(stayed: String, value: Figure, place: String) -> Said { Said("trend.peak", Given("stayed", .text(stayed)), Given("value", .figure(value)), Given("place", .text(place))) }
  static func trendTrough(stayed: String, value: Figure, place: String) -> Said { Said("trend.trough", Given("stayed", .text(stayed)), Given("value", .figure(value)), Given("place", .text(place))) }
  static func spikeAt(place: Mention, isFirst: Bool) -> Said { Said("spike.at", Given("place", .place(place)), Given("isFirst", .flag(isFirst))) }
  static func changeUntold(isUp: Bool) -> Said { Said("change.untold", Given("isUp", .flag(isUp))) }
  static func changeTimes(times: Figure, isFromBase: Bool) -> Said { Said("change.times", Given("times", .figure(times)), Given("isFromBase", .flag(isFromBase))) }
  static func changeTimesFitted(times: Figure) -> Said { Said("change.timesFitted", Given("times", .figure(times))) }
  static func changeEnds(change: String, from: String, to: String) -> Said { Said("change.ends", Given("change", .text(change)), Given("from", .text(from)), Given("to", .text(to))) }
  static func changeMeans(change: String, from: Figure, to: Figure, over: String) -> Said { Said("change.means", Given("change", .text(change)), Given("from", .figure(from)), Given("to", .figure(to)), Given("over", .text(over))) }
  static func changeCycles(change: String, from: Figure, to: Figure, period: SeasonPeriod) -> Said { Said("change.cycles", Given("change", .text(change)), Given("from", .figure(from)), Given("to", .figure(to)), Given("period", .name(period.messageName))) }
  static func changeEndsAlone(from: String, to: String) -> Said { Said("change.endsAlone", Given("from", .text(from)), Given("to", .text(to))) }
  static func changeInAll(from: String, to: String) -> Said { Said("change.inAll", Given("from", .text(from)), Given("to", .text(to))) }
  static func changeUnchangedFromBase(span: String, from: String) -> Said { Said("change.unchangedFromBase", Given("span", .text(span)), Given("from", .text(from))) }
  static func changeBothEnds(value: Figure) -> Said { Said("change.bothEnds", Given("value", .figure(value))) }
  static func changeBothEndsAt(value: Figure, place: Mention) -> Said { Said("change.bothEndsAt", Given("value", .figure(value)), Given("place", .place(place))) }
  static func extremesFirstHighest(subject: ExtremeSubject) -> Said { Said("extremes.firstHighest", Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremesLastHighest(subject: ExtremeSubject) -> Said { Said("extremes.lastHighest", Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> Said { Said("extreme.end", Given("extreme", .name(extreme.messageName)), Given("isFirst", .flag(isFirst)), Given("before", .name(before.messageName)), Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> Said { Said("extreme.at", Given("extreme", .name(extreme.messageName)), Given("value", .figure(value)), Given("place", .place(place)), Given("before", .name(before.messageName)), Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> Said { Said("extreme.firstAt", Given("extreme", .name(extreme.messageName)), Given("value", .figure(value)), Given("place", .place(place)), Given("before", .name(before.messageName)), Given("subject", .name(subject.messageName, table: "subject"))) }
  static func legsNext(before: String, leg: String, isLast: Bool, isSoFar: Bool) -> Said { Said("legs.next", Given("before", .text(before)), Given("leg", .text(leg)), Given("isLast", .flag(isLast)), Given("isSoFar", .flag(isSoFar))) }
  static func legSize(size: String) -> Said { Said("leg.size", Given("size", .text(size))) }
  static func legPlace(place: Mention) -> Said { Said("leg.place", Given("place", .place(place))) }
  static func legTo(isUp: Bool, size: String, value: Figure, place: String, note: String, isNext: Bool) -> Said { Said("leg.to", Given("isUp", .flag(isUp)), Given("size", .text(size)), Given("value", .figure(value)), Given("place", .text(place)), Given("note", .text(note)), Given("isNext", .flag(isNext))) }
  static func legNote(note: LegNote) -> Said { Said("leg.note", Given("note", .name(note.messageName))) }
  static func legExtreme(note: LegNote) -> Said { Said("leg.extreme", Given("note", .name(note.messageName))) }
  static func legSoFar(isUp: Bool, size: String, extreme: String, isNext: Bool, isCurrent: Bool) -> Said { Said("leg.soFar", Given("isUp", .flag(isUp)), Given("size", .text(size)), Given("extreme", .text(extreme)), Given("isNext", .flag(isNext)), Given("isCurrent", .flag(isCurrent))) }
  static func swing(isHigh: Bool, before: ChangeSize, start: String, since: ChangeSize, isCurrent: Bool) -> Said { Said("swing", Given("isHigh", .flag(isHigh)), Given("before", .size(before)), Given("start", .text(start)), Given("since", .size(since)), Given("isCurrent", .flag(isCurrent))) }
  static func swingStart(start: String) -> Said { Said("swing.start", Given("start", .text(start))) }
  static func moveLargest(role: LargestMove.Role, size: ChangeSize, from: String, to: String) -> Said { Said("move.largest", Given("role", .name(role.messageName)), Given("size", .size(size)), Given("from", .text(from)), Given("to", .text(to))) }
  static func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: String) -> Said { Said("steps", Given("rhythm", .name(rhythm.messageName, table: "rhythm")), Given("typical", .size(typical)), Given("isUp", .flag(isUp)), Given("largest", .size(largest)), Given("place", .text(place))) }
  static func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: String) -> Said { Said("step.opposite", Given("isUp", .flag(isUp)), Given("rhythm", .name(rhythm.messageName, table: "rhythm")), Given("size", .size(size)), Given("place", .text(place))) }
  static func gapsMissing(count: Int, rhythm: Rhythm) -> Said { Said("gaps.missing", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func gapsSingle(missing: String, place: Mention) -> Said { Said("gaps.single", Given("missing", .text(missing)), Given("place", .place(place))) }
  static func gapsRun(missing: String, first: Mention, last: Mention) -> Said { Said("gaps.run", Given("missing", .text(missing)), Given("first", .place(first)), Given("last", .place(last))) }
  static func gapsScattered(missing: String) -> Said { Said("gaps.scattered", Given("missing", .text(missing))) }
  static func gapsMany(missing: String, count: Int, longest: String, place: Mention) -> Said { Said("gaps.many", Given("missing", .text(missing)), Given("count", .count(count)), Given("longest", .text(longest)), Given("place", .place(place))) }
  static func barsClosed(rose: Int, fell: Int, unchanged: String, runs: String) -> Said { Said("bars.closed", Given("rose", .count(rose)), Given("fell", .count(fell)), Given("unchanged", .text(unchanged)), Given("runs", .text(runs))) }
  static func barsUnchanged(count: Int) -> Said { Said("bars.unchanged", Given("count", .count(count))) }
  static func barsRuns(rises: Int, falls: Int) -> Said { Said("bars.runs", Given("rises", .count(rises)), Given("falls", .count(falls))) }
  static func barsWidest(place: Mention, low: Figure, high: Figure) -> Said { Said("bars.widest", Given("place", .place(place)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> Said { Said("bars.gap", Given("place", .place(place)), Given("isUp", .flag(isUp)), Given("close", .figure(close)), Given("open", .figure(open))) }
  static func period(length: Figure, rhythm: Rhythm) -> Said { Said("period", Given("length", .figure(length)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func averageMean(mean: Figure) -> Said { Said("average.mean", Given("mean", .figure(mean))) }
  static func averageAlike(mean: Figure) -> Said { Said("average.alike", Given("mean", .figure(mean))) }
  static func averageAlikeDeviation(deviation: Figure) -> Said { Said("average.alikeDeviation", Given("deviation", .figure(deviation))) }
  static func averageMedian(median: Figure) -> Said { Said("average.median", Given("median", .figure(median))) }
  static func averageDeviation(deviation: Figure) -> Said { Said("average.deviation", Given("deviation", .figure(deviation))) }
  static func thirds(first: Figure, last: Figure) -> Said { Said("thirds", Given("first", .figure(first)), Given("last", .figure(last))) }
  static func thirdsAlike(value: Figure) -> Said { Said("thirds.alike", Given("value", .figure(value))) }
  static func shapeLevel() -> Said { Said("shape.level") }
  static func shapeMostly(low: Figure, high: Figure) -> Said { Said("shape.mostly", Given("low", .figure(low)), Given("high", .figure(high))) }
  static func shapeConstant(value: Figure) -> Said { Said("shape.constant", Given("value", .figure(value))) }
  static func shapeWithin(percent: String) -> Said { Said("shape.within", Given("percent", .text(percent))) }
  static func shapeButForSingle(value: Figure, count: Int) -> Said { Said("shape.butForSingle", Given("value", .figure(value)), Given("count", .count(count))) }
  static func shapeSwings(low: Figure, high: Figure) -> Said { Said("shape.swings", Given("low", .figure(low)), Given("high", .figure(high))) }
  static func shapeEnding(value: Figure) -> Said { Said("shape.ending", Given("value", .figure(value))) }
  static func shapeEndingNear(extreme: Extreme) -> Said { Said("shape.endingNear", Given("extreme", .name(extreme.messageName))) }
  static func shapeFew(count: Int, low: Figure, high: Figure) -> Said { Said("shape.few", Given("count", .count(count)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func shapeSpread(count: Int, low: Figure, high: Figure) -> Said { Said("shape.spread", Given("count", .count(count)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func shapeSorted(count: Int, order: ListOrder, low: Figure, high: Figure) -> Said { Said("shape.sorted", Given("count", .count(count)), Given("order", .name(order.messageName)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func listEven() -> Said { Said("list.even") }
  static func listTail(isUp: Bool) -> Said { Said("list.tail", Given("isUp", .flag(isUp))) }
  static func listHumps(count: Int, places: String) -> Said { Said("list.humps", Given("count", .count(count)), Given("places", .text(places))) }
  static func listHeap(share: String, unit: Figure) -> Said { Said("list.heap", Given("share", .text(share)), Given("unit", .figure(unit))) }
  static func listFar(isOne: Bool, side: FarValues.Side, values: String) -> Said { Said("list.far", Given("isOne", .flag(isOne)), Given("side", .name(side.messageName)), Given("values", .text(values))) }
  static func listFarMany(count: Int, side: FarValues.Side, value: Figure) -> Said { Said("list.farMany", Given("count", .count(count)), Given("side", .name(side.messageName)), Given("value", .figure(value))) }
  static func shapeHalf(lower: Figure, upper: Figure) -> Said { Said("shape.half", Given("lower", .figure(lower)), Given("upper", .figure(upper))) }
  static func shapeZeros(share: String, areDates: Bool) -> Said { Said("shape.zeros", Given("share", .text(share)), Given("areDates", .flag(areDates))) }
  static func shapeOthers(low: Figure, high: Figure, total: Figure) -> Said { Said("shape.others", Given("low", .figure(low)), Given("high", .figure(high)), Given("total", .figure(total))) }
  static func shapeStep(isUp: Bool, place: Mention) -> Said { Said("shape.step", Given("isUp", .flag(isUp)), Given("place", .place(place))) }
  static func shapeBeforeAndAfter(before: Figure, since: Figure) -> Said { Said("shape.beforeAndAfter", Given("before", .figure(before)), Given("since", .figure(since))) }
  static func shapeSteps(places: String) -> Said { Said("shape.steps", Given("places", .text(places))) }
  static func shapeNextLevel(before: String, level: Figure) -> Said { Said("shape.nextLevel", Given("before", .text(before)), Given("level", .figure(level))) }
  static func shapeLevels(count: Int, low: Figure, high: Figure, last: Figure, place: Mention) -> Said { Said("shape.levels", Given("count", .count(count)), Given("low", .figure(low)), Given("high", .figure(high)), Given("last", .figure(last)), Given("place", .place(place))) }
  static func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> Said { Said("shape.burst", Given("usual", .figure(usual)), Given("other", .figure(other)), Given("first", .place(first)), Given("last", .place(last))) }
  static func shapeBurstAnd(before: String, other: Figure, first: Mention, last: Mention) -> Said { Said("shape.burstAnd", Given("before", .text(before)), Given("other", .figure(other)), Given("first", .place(first)), Given("last", .place(last))) }
  static func shapeBursts(usual: Figure, count: Int, low: Figure, high: Figure, first: String, last: String) -> Said { Said("shape.bursts", Given("usual", .figure(usual)), Given("count", .count(count)), Given("low", .figure(low)), Given("high", .figure(high)), Given("first", .text(first)), Given("last", .text(last))) }
  static func shapeStretch(first: Mention, last: Mention) -> Said { Said("shape.stretch", Given("first", .place(first)), Given("last", .place(last))) }
  static func shapeButForJump(isUp: Bool, rate: String, jumpsUp: Bool, before: Figure, after: Figure, place: Mention) -> Said { Said("shape.butForJump", Given("isUp", .flag(isUp)), Given("rate", .text(rate)), Given("jumpsUp", .flag(jumpsUp)), Given("before", .figure(before)), Given("after", .figure(after)), Given("place", .place(place))) }
  static func shapeInOneStep(isUp: Bool, before: Figure, after: Figure, place: Mention) -> Said { Said("shape.inOneStep", Given("isUp", .flag(isUp)), Given("before", .figure(before)), Given("after", .figure(after)), Given("place", .place(place))) }
  static func shapeRate(slope: Figure, rhythm: Rhythm) -> Said { Said("shape.rate", Given("slope", .figure(slope)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func shapeJump(before: String, isUp: Bool, after: Figure, place: Mention, end: String) -> Said { Said("shape.jump", Given("before", .text(before)), Given("isUp", .flag(isUp)), Given("after", .figure(after)), Given("place", .place(place)), Given("end", .text(end))) }
  static func shapeBeforeJump(move: ShapeMove, from: Figure, to: Figure) -> Said { Said("shape.beforeJump", Given("move", .name(move.messageName)), Given("from", .figure(from)), Given("to", .figure(to))) }
  static func shapeAfterJump(move: ShapeMove, to: Figure) -> Said { Said("shape.afterJump", Given("move", .name(move.messageName)), Given("to", .figure(to))) }
  static func shapeBetweenJumps(isUp: Bool, count: Int, places: String) -> Said { Said("shape.betweenJumps", Given("isUp", .flag(isUp)), Given("count", .count(count)), Given("places", .text(places))) }
  static func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> Said { Said("shape.growth", Given("isUp", .flag(isUp)), Given("length", .figure(length)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func shapeCourse(course: ShapeClause.Course, isUp: Bool) -> Said { Said("shape.course", Given("course", .name(course.messageName)), Given("isUp", .flag(isUp))) }
  static func shapeFaster(isUp: Bool, to: Figure, place: Mention) -> Said { Said("shape.faster", Given("isUp", .flag(isUp)), Given("to", .figure(to)), Given("place", .place(place))) }
  static func shapeSlower(isUp: Bool, to: Figure, place: Mention) -> Said { Said("shape.slower", Given("isUp", .flag(isUp)), Given("to", .figure(to)), Given("place", .place(place))) }
  static func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> Said { Said("shape.thenLevel", Given("isUp", .flag(isUp)), Given("from", .figure(from)), Given("level", .figure(level)), Given("place", .place(place))) }
  static func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> Said { Said("shape.afterLevel", Given("isUp", .flag(isUp)), Given("level", .figure(level)), Given("place", .place(place)), Given("to", .figure(to))) }
  static func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> Said { Said("shape.betweenLevels", Given("isUp", .flag(isUp)), Given("from", .figure(from)), Given("to", .figure(to)), Given("start", .place(start)), Given("end", .place(end))) }
  static func shapeInterrupted(isUp: Bool, value: Figure, place: String) -> Said { Said("shape.interrupted", Given("isUp", .flag(isUp)), Given("value", .figure(value)), Given("place", .text(place))) }
  static func shapePartFrom(isUp: Bool, from: Figure, to: Figure, by: String) -> Said { Said("shape.partFrom", Given("isUp", .flag(isUp)), Given("from", .figure(from)), Given("to", .figure(to)), Given("by", .text(by))) }
  static func shapePartTo(isUp: Bool, isLast: Bool, to: Figure, by: String) -> Said { Said("shape.partTo", Given("isUp", .flag(isUp)), Given("isLast", .flag(isLast)), Given("to", .figure(to)), Given("by", .text(by))) }
  static func shapePartLevel(isFirst: Bool, isLast: Bool, until: String) -> Said { Said("shape.partLevel", Given("isFirst", .flag(isFirst)), Given("isLast", .flag(isLast)), Given("until", .text(until))) }
  static func shapeThen(before: String, last: String) -> Said { Said("shape.then", Given("before", .text(before)), Given("last", .text(last))) }
  static func shapeLast(before: String, last: String) -> Said { Said("shape.last", Given("before", .text(before)), Given("last", .text(last))) }
  static func shapeAlone(it: String, shape: String) -> Said { Said("shape.alone", Given("it", .text(it)), Given("shape", .text(shape))) }
  static func shapeDetail(shape: String, detail: String) -> Said { Said("shape.detail", Given("shape", .text(shape)), Given("detail", .text(detail))) }
  static func placeBy(place: Mention, isAbout: Bool) -> Said { Said("place.by", Given("place", .place(place)), Given("isAbout", .flag(isAbout))) }
  static func season(period: SeasonPeriod, strength: SeasonClause.Strength, highest: String, lowest: String, apart: Figure) -> Said { Said("season", Given("period", .name(period.messageName)), Given("strength", .name(strength.messageName)), Given("highest", .text(highest)), Given("lowest", .text(lowest)), Given("apart", .figure(apart))) }
  static func seasonGrowth(season: String, isUp: Bool, from: Figure, to: Figure) -> Said { Said("season.growth", Given("season", .text(season)), Given("isUp", .flag(isUp)), Given("from", .figure(from)), Given("to", .figure(to))) }
  static func seasonWeekend(strength: SeasonClause.Strength, isHigher: Bool, apart: Figure) -> Said { Said("season.weekend", Given("strength", .name(strength.messageName)), Given("isHigher", .flag(isHigher)), Given("apart", .figure(apart))) }
  static func seasonWeekendBrief(isHigher: Bool) -> Said { Said("season.weekendBrief", Given("isHigher", .flag(isHigher))) }
  static func seasonBrief(period: SeasonPeriod, highest: String) -> Said { Said("season.brief", Given("period", .name(period.messageName)), Given("highest", .text(highest))) }
  static func oddValue(end: OddClause.End, value: Figure, place: String, isAbove: Bool) -> Said { Said("odd.value", Given("end", .name(end.messageName)), Given("value", .figure(value)), Given("place", .text(place)), Given("isAbove", .flag(isAbove))) }
  static func oddMany(count: Int, value: Figure, place: String) -> Said { Said("odd.many", Given("count", .count(count)), Given("value", .figure(value)), Given("place", .text(place))) }
  static func volatility(place: Mention, isMore: Bool, times: Figure) -> Said { Said("volatility", Given("place", .place(place)), Given("isMore", .flag(isMore)), Given("times", .figure(times))) }
  static func jump(place: Mention, from: Figure, to: Figure) -> Said { Said("jump", Given("place", .place(place)), Given("from", .figure(from)), Given("to", .figure(to))) }
  static func yearOnYearSize(place: Mention, value: Figure, size: String, isUp: Bool) -> Said { Said("yearOnYear.size", Given("place", .place(place)), Given("value", .figure(value)), Given("size", .text(size)), Given("isUp", .flag(isUp))) }
  static func yearOnYearSame(place: Mention, value: Figure) -> Said { Said("yearOnYear.same", Given("place", .place(place)), Given("value", .figure(value))) }
  static func half(lower: Figure, upper: Figure) -> Said { Said("half", Given("lower", .figure(lower)), Given("upper", .figure(upper))) }
  static func endsLiteral(first: Figure, last: Figure) -> Said { Said("ends.literal", Given("first", .figure(first)), Given("last", .figure(last))) }
  static func furtherAlso(clauses: String) -> Said { Said("further.also", Given("clauses", .text(clauses))) }
  static func furtherOthers(count: Int) -> Said { Said("further.others", Given("count", .count(count))) }
  static func seriesNames(names: String) -> Said { Said("series.names", Given("names", .text(names))) }
  static func seriesMore(count: Int, names: String) -> Said { Said("series.more", Given("count", .count(count)), Given("names", .text(names))) }
  static func crowdEnds(opening: String, ends: String, isTie: Bool) -> Said { Said("crowd.ends", Given("opening", .text(opening)), Given("ends", .text(ends)), Given("isTie", .flag(isTie))) }
  static func comparisonTie(count: Int, value: Figure) -> Said { Said("comparison.tie", Given("count", .count(count)), Given("value", .figure(value))) }
  static func comparisonTwo(higher: String, lower: String, high: Figure, low: Figure) -> Said { Said("comparison.two", Given("higher", .text(higher)), Given("lower", .text(lower)), Given("high", .figure(high)), Given("low", .figure(low))) }
  static func comparisonMany(highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> Said { Said("comparison.many", Given("highest", .text(highest)), Given("isMany", .flag(isMany)), Given("lowest", .text(lowest)), Given("high", .figure(high)), Given("low", .figure(low))) }
  static func comparisonOfAll(count: Int, highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> Said { Said("comparison.ofAll", Given("count", .count(count)), Given("highest", .text(highest)), Given("isMany", .flag(isMany)), Given("lowest", .text(lowest)), Given("high", .figure(high)), Given("low", .figure(low))) }
  static func crossingsNever() -> Said { Said("crossings.never") }
  static func crossingsOnce(place: Mention) -> Said { Said("crossings.once", Given("place", .place(place))) }
  static func crossingsOften(count: Int, first: Mention, last: Mention) -> Said { Said("crossings.often", Given("count", .count(count)), Given("first", .place(first)), Given("last", .place(last))) }
  static func leadsNever(isPrice: Bool) -> Said { Said("leads.never", Given("isPrice", .flag(isPrice))) }
  static func leadsOnce(place: Mention, isPrice: Bool) -> Said { Said("leads.once", Given("place", .place(place)), Given("isPrice", .flag(isPrice))) }
  static func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> Said { Said("leads.often", Given("count", .count(count)), Given("first", .place(first)), Given("last", .place(last)), Given("isPrice", .flag(isPrice))) }
  static func comparisonTimes(times: Figure) -> Said { Said("comparison.times", Given("times", .figure(times))) }
  static func comparisonBetween(names: String) -> Said { Said("comparison.between", Given("names", .text(names))) }
  static func comovement(isTogether: Bool, isStrong: Bool, correlation: String) -> Said { Said("comovement", Given("isTogether", .flag(isTogether)), Given("isStrong", .flag(isStrong)), Given("correlation", .text(correlation))) }
  static func comovementCorrelation(correlation: Figure) -> Said { Said("comovement.correlation", Given("correlation", .figure(correlation))) }
  static func gapWidest(place: Mention, size: Figure) -> Said { Said("gap.widest", Given("place", .place(place)), Given("size", .figure(size))) }
  static func gapWidestAtEnd(size: Figure) -> Said { Said("gap.widestAtEnd", Given("size", .figure(size))) }
  static func referenceLine(name: String, value: Figure, courses: String) -> Said { Said("reference.line", Given("name", .text(name)), Given("value", .figure(value)), Given("courses", .text(courses))) }
  static func referenceNamed(name: String, course: String) -> Said { Said("reference.named", Given("name", .text(name)), Given("course", .text(course))) }
  static func referenceThroughout(isAbove: Bool) -> Said { Said("reference.throughout", Given("isAbove", .flag(isAbove))) }
  static func referenceNever(isAbove: Bool) -> Said { Said("reference.never", Given("isAbove", .flag(isAbove))) }
  static func referenceLevel() -> Said { Said("reference.level") }
  static func referenceSince(isAbove: Bool, place: Mention) -> Said { Said("reference.since", Given("isAbove", .flag(isAbove)), Given("place", .place(place))) }
  static func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> Said { Said("reference.between", Given("isAbove", .flag(isAbove)), Given("first", .place(first)), Given("last", .place(last))) }
  static func referenceAt(isAbove: Bool, place: Mention) -> Said { Said("reference.at", Given("isAbove", .flag(isAbove)), Given("place", .place(place))) }
  static func referenceOften(above: Int, of: Int, crossings: Int) -> Said { Said("reference.often", Given("above", .count(above)), Given("of", .count(of)), Given("crossings", .count(crossings))) }
  static func referenceCount(above: Int, of: Int) -> Said { Said("reference.count", Given("above", .count(above)), Given("of", .count(of))) }
  static func rankingClimb(name: String, from: Int, to: Int) -> Said { Said("ranking.climb", Given("name", .text(name)), Given("from", .count(from)), Given("to", .count(to))) }
  static func rankingLeader(name: String, value: Figure, isTotal: Bool) -> Said { Said("ranking.leader", Given("name", .text(name)), Given("value", .figure(value)), Given("isTotal", .flag(isTotal))) }
  static func rankingShare(share: String) -> Said { Said("ranking.share", Given("share", .text(share))) }
  static func rankingHighest(count: Int, of: Int, value: Figure) -> Said { Said("ranking.highest", Given("count", .count(count)), Given("of", .count(of)), Given("value", .figure(value))) }
  static func rankingAhead(size: String, second: String) -> Said { Said("ranking.ahead", Given("size", .text(size)), Given("second", .text(second))) }
  static func rankingTimes(times: Figure, second: String) -> Said { Said("ranking.times", Given("times", .figure(times)), Given("second", .text(second))) }
  static func rankingNext(items: String, count: Int) -> Said { Said("ranking.next", Given("items", .text(items)), Given("count", .count(count))) }
  static func rankingItem(name: String, value: Figure) -> Said { Said("ranking.item", Given("name", .text(name)), Given("value", .figure(value))) }
  static func rankingLast(name: String, value: Figure, count: Int) -> Said { Said("ranking.last", Given("name", .text(name)), Given("value", .figure(value)), Given("count", .count(count))) }
  static func rankingLowest(count: Int, of: Int, value: Figure) -> Said { Said("ranking.lowest", Given("count", .count(count)), Given("of", .count(of)), Given("value", .figure(value))) }
  static func originSample() -> Said { Said("origin.sample") }
  static func originFile(file: String) -> Said { Said("origin.file", Given("file", .text(file))) }
  static func originStandardInput() -> Said { Said("origin.standardInput") }
  static func originProvider(provider: String) -> Said { Said("origin.provider", Given("provider", .text(provider))) }
  static func originImported() -> Said { Said("origin.imported") }
  static func provider(code: String, name: String, isAbbreviation: Bool) -> Said { Said("provider", Given("code", .text(code)), Given("name", .text(name)), Given("isAbbreviation", .flag(isAbbreviation))) }
  static func omissionRepeatedDates(count: Int) -> Said { Said("omission.repeatedDates", Given("count", .count(count))) }
  static func omissionEmptyRows(count: Int) -> Said { Said("omission.emptyRows", Given("count", .count(count))) }
  static func split(place: Mention, shares: Figure) -> Said { Said("split", Given("place", .place(place)), Given("shares", .figure(shares))) }
  static func significanceOf(name: String) -> Said { Said("significance.of", Given("name", .text(name))) }
  static func significanceWithheld(series: String, reason: String) -> Said { Said("significance.withheld", Given("series", .text(series)), Given("reason", .text(reason))) }
  static func significancePrices() -> Said { Said("significance.prices") }
  static func significanceTooFew() -> Said { Said("significance.tooFew") }
  static func significanceFlat() -> Said { Said("significance.flat") }
  static func significanceCorrelated(correlation: Figure) -> Said { Said("significance.correlated", Given("correlation", .figure(correlation))) }
  static func significanceTold(isUp: Bool, series: String, z: Figure, p: String) -> Said { Said("significance.told", Given("isUp", .flag(isUp)), Given("series", .text(series)), Given("z", .figure(z)), Given("p", .text(p))) }
  static func significanceChance(series: String, z: Figure, p: String) -> Said { Said("significance.chance", Given("series", .text(series)), Given("z", .figure(z)), Given("p", .text(p))) }
  static func significanceP(p: Figure) -> Said { Said("significance.p", Given("p", .figure(p))) }
  static func significanceSmallP() -> Said { Said("significance.smallP") }
  static func slopes(series: String, theilSen: Figure, leastSquares: Figure, per: String, fit: String) -> Said { Said("slopes", Given("series", .text(series)), Given("theilSen", .figure(theilSen)), Given("leastSquares", .figure(leastSquares)), Given("per", .text(per)), Given("fit", .text(fit))) }
  static func slopesOf(name: String) -> Said { Said("slopes.of", Given("name", .text(name))) }
  static func slopesPer(rhythm: Rhythm) -> Said { Said("slopes.per", Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func slopesPerStep() -> Said { Said("slopes.perStep") }
  static func slopesFit(fit: Figure) -> Said { Said("slopes.fit", Given("fit", .figure(fit))) }
  static func provisional(value: String, change: String, since: String, age: String) -> Said { Said("provisional", Given("value", .text(value)), Given("change", .text(change)), Given("since", .text(since)), Given("age", .text(age))) }
  static func provisionalUnchanged() -> Said { Said("provisional.unchanged") }
  static func provisionalSince(place: Mention) -> Said { Said("provisional.since", Given("place", .place(place))) }
  static func provisionalAge(count: Int, rhythm: Rhythm) -> Said { Said("provisional.age", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func rebasedOpening(names: String, since: Mention, to: Mention, points: String) -> Said { Said("rebased.opening", Given("names", .text(names)), Given("since", .place(since)), Given("to", .place(to)), Given("points", .text(points))) }
  static func rebasedBrief(names: String, since: Mention, ranking: String) -> Said { Said("rebased.brief", Given("names", .text(names)), Given("since", .place(since)), Given("ranking", .text(ranking))) }
  static func rebasedAlternative(since: Mention, ranking: String) -> Said { Said("rebased.alternative", Given("since", .place(since)), Given("ranking", .text(ranking))) }
  static func standingUnchanged(position: StandingPosition) -> Said { Said("standing.unchanged", Given("position", .name(position.messageName))) }
  static func standingTimes(times: Figure, position: StandingPosition) -> Said { Said("standing.times", Given("times", .figure(times)), Given("position", .name(position.messageName))) }
  static func standingSize(size: String, isUp: Bool, isBound: Bool, position: StandingPosition) -> Said { Said("standing.size", Given("size", .text(size)), Given("isUp", .flag(isUp)), Given("isBound", .flag(isBound)), Given("position", .name(position.messageName))) }
  static func rankingLevel(count: Int, standing: String) -> Said { Said("ranking.level", Given("count", .count(count)), Given("standing", .text(standing))) }
  static func rankingLeads(names: String, isMany: Bool, standing: String, isPrice: Bool) -> Said { Said("ranking.leads", Given("names", .text(names)), Given("isMany", .flag(isMany)), Given("standing", .text(standing)), Given("isPrice", .flag(isPrice))) }
  static func rankingBehind(names: String, isMany: Bool, standing: String, points: String, isRoughly: Bool, isPrice: Bool) -> Said { Said("ranking.behind", Given("names", .text(names)), Given("isMany", .flag(isMany)), Given("standing", .text(standing)), Given("points", .text(points)), Given("isRoughly", .flag(isRoughly)), Given("isPrice", .flag(isPrice))) }
  static func rankingOthers(count: Int) -> Said { Said("ranking.others", Given("count", .count(count))) }
  static func rankingFurther(places: String, isPrice: Bool) -> Said { Said("ranking.further", Given("places", .text(places)), Given("isPrice", .flag(isPrice))) }
  static func rebasedWidestGap(place: Mention, highest: String, points: String, lowest: String, isPrice: Bool) -> Said { Said("rebased.widestGap", Given("place", .place(place)), Given("highest", .text(highest)), Given("points", .text(points)), Given("lowest", .text(lowest)), Given("isPrice", .flag(isPrice))) }
  static func alignment(compared: String, count: Int, leftOut: String, isOne: Bool) -> Said { Said("alignment", Given("compared", .text(compared)), Given("count", .count(count)), Given("leftOut", .text(leftOut)), Given("isOne", .flag(isOne))) }
  static func alignmentFirst(count: Int, rhythm: Rhythm, of: String) -> Said { Said("alignment.first", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm")), Given("of", .text(of))) }
  static func alignmentNext(count: Int, of: String) -> Said { Said("alignment.next", Given("count", .count(count)), Given("of", .text(of))) }
  static func alignmentOthers(count: Int) -> Said { Said("alignment.others", Given("count", .count(count))) }
  static func courseFlat(name: String) -> Said { Said("course.flat", Given("name", .text(name))) }
  static func courseValues(name: String, values: String) -> Said { Said("course.values", Given("name", .text(name)), Given("values", .text(values))) }
  static func courseValue(standing: String, place: Mention) -> Said { Said("course.value", Given("standing", .text(standing)), Given("place", .place(place))) }
  static func peakAt(extreme: Extreme, place: Mention, standing: String) -> Said { Said("peak.at", Given("extreme", .name(extreme.messageName)), Given("place", .place(place)), Given("standing", .text(standing))) }
  static func peakFirstAt(extreme: Extreme, place: Mention, standing: String) -> Said { Said("peak.firstAt", Given("extreme", .name(extreme.messageName)), Given("place", .place(place)), Given("standing", .text(standing))) }
  static func noticeSample(date: String) -> Said { Said("notice.sample", Given("date", .text(date))) }
  static func pricesFrom(provider: String) -> Said { Said("prices.from", Given("provider", .text(provider))) }
  static func pricesImported() -> Said { Said("prices.imported") }
  static func pricesStored(prices: String) -> Said { Said("prices.stored", Given("prices", .text(prices))) }
  static func noticePrices(prices: String, date: String) -> Said { Said("notice.prices", Given("prices", .text(prices)), Given("date", .text(date))) }
  static func noticeAgedPrices(prices: String, date: String, age: String) -> Said { Said("notice.agedPrices", Given("prices", .text(prices)), Given("date", .text(date)), Given("age", .text(age))) }
  static func soundHeard(heard: Int, given: Int, shape: String, extremes: String, missing: String) -> Said { Said("sound.heard", Given("heard", .count(heard)), Given("given", .count(given)), Given("shape", .text(shape)), Given("extremes", .text(extremes)), Given("missing", .text(missing))) }
  static func soundShape() -> Said { Said("sound.shape") }
  static func soundExtremes() -> Said { Said("sound.extremes") }
  static func soundMissing(count: Int) -> Said { Said("sound.missing", Given("count", .count(count))) }
  static func axesSharedByAll(names: String) -> Said { Said("axes.sharedByAll", Given("names", .text(names))) }
  static func axesShared(names: String) -> Said { Said("axes.shared", Given("names", .text(names))) }
  static func axesOwn() -> Said { Said("axes.own") }
  static func axesOthersOwn() -> Said { Said("axes.othersOwn") }
  static func soundLogarithmic() -> Said { Said("sound.logarithmic") }
  static func soundOrder(names: String) -> Said { Said("sound.order", Given("names", .text(names))) }
  static func soundPlaces(places: String) -> Said { Said("sound.places", Given("places", .text(places))) }
  static func soundPlace(name: String, side: SoundStatement.Place.Side) -> Said { Said("sound.place", Given("name", .text(name)), Given("side", .name(side.messageName))) }
  static func soundAtOnce(names: String, first: String) -> Said { Said("sound.atOnce", Given("names", .text(names)), Given("first", .text(first))) }
  static func soundInverted() -> Said { Said("sound.inverted") }
  static func soundRanks() -> Said { Said("sound.ranks") }
  static func soundNotes(scale: NoteScale) -> Said { Said("sound.notes", Given("scale", .name(scale.messageName, table: "scale"))) }
  static func soundSmoothed(by: String) -> Said { Said("sound.smoothed", Given("by", .text(by))) }
  static func smoothingExponential(alpha: Figure) -> Said { Said("smoothing.exponential", Given("alpha", .figure(alpha))) }
  static func smoothingMedian(width: Int) -> Said { Said("smoothing.median", Given("width", .count(width))) }
  static func smoothingMean(width: Int) -> Said { Said("smoothing.mean", Given("width", .count(width))) }
  static func soundGapsUnheard(count: Int) -> Said { Said("sound.gapsUnheard", Given("count", .count(count))) }
  static func soundClipped(count: Int) -> Said { Said("sound.clipped", Given("count", .count(count))) }
  static func soundRhythm(isEven: Bool, isContinuous: Bool, length: String) -> Said { Said("sound.rhythm", Given("isEven", .flag(isEven)), Given("isContinuous", .flag(isContinuous)), Given("length", .text(length))) }
  static func soundLength(seconds: Figure) -> Said { Said("sound.length", Given("seconds", .figure(seconds))) }
  static func soundJoined(points: String) -> Said { Said("sound.joined", Given("points", .text(points))) }
  static func soundCandles(length: String) -> Said { Said("sound.candles", Given("length", .text(length))) }
  static func soundVolume() -> Said { Said("sound.volume") }
  static func lawOf(names: String) -> Said { Said("law.of", Given("names", .text(names))) }
  static func lawOne(value: Figure, series: String, unit: String, hertz: Figure) -> Said { Said("law.one", Given("value", .figure(value)), Given("series", .text(series)), Given("unit", .text(unit)), Given("hertz", .figure(hertz))) }
  static func lawRange(low: Figure, high: Figure, series: String, unit: String, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: String) -> Said { Said("law.range", Given("low", .figure(low)), Given("high", .figure(high)), Given("series", .text(series)), Given("unit", .text(unit)), Given("lowHertz", .figure(lowHertz)), Given("highHertz", .figure(highHertz)), Given("isLogarithmic", .flag(isLogarithmic)), Given("notes", .text(notes))) }
  static func lawNotes(scale: NoteScale) -> Said { Said("law.notes", Given("scale", .name(scale.messageName, table: "scale"))) }
  static func answerFirstReached(value: Figure, place: String) -> Said { Said("answer.firstReached", Given("value", .figure(value)), Given("place", .text(place))) }
  static func answerMean(mean: Figure) -> Said { Said("answer.mean", Given("mean", .figure(mean))) }
  static func answerMedian(median: Figure) -> Said { Said("answer.median", Given("median", .figure(median))) }
  static func reservationLastOf(place: Mention) -> Said { Said("reservation.lastOf", Given("place", .place(place))) }
  static func reservationWithin(place: Mention) -> Said { Said("reservation.within", Given("place", .place(place))) }
  static func reservationBefore(place: Mention) -> Said { Said("reservation.before", Given("place", .place(place))) }
  static func reservationBeforeMissing(place: Mention) -> Said { Said("reservation.beforeMissing", Given("place", .place(place))) }
  static func reportHeading(company: String) -> Said { Said("report.heading", Given("company", .text(company))) }
  static func reportFigure(measure: Report.Measure, amount: String, period: Rhythm, end: Mention, change: String, filed: Mention) -> Said { Said("report.figure", Given("measure", .name(measure.messageName, table: "reported")), Given("amount", .text(amount)), Given("period", .name(period.messageName, table: "rhythm")), Given("end", .place(end)), Given("change", .text(change)), Given("filed", .place(filed))) }
  static func reportDerived(derivation: String) -> Said { Said("report.derived", Given("derivation", .text(derivation))) }
  static func reportLine(measure: Report.Measure, amount: String, period: Rhythm, start: Mention, end: Mention, form: String, filed: Mention, derivation: String) -> Said { Said("report.line", Given("measure", .name(measure.messageName, table: "reported")), Given("amount", .text(amount)), Given("period", .name(period.messageName, table: "rhythm")), Given("start", .place(start)), Given("end", .place(end)), Given("form", .text(form)), Given("filed", .place(filed)), Given("derivation", .text(derivation))) }
  static func reportForm(form: String) -> Said { Said("report.form", Given("form", .text(form))) }
  static func reportDerivation(derivation: String) -> Said { Said("report.derivation", Given("derivation", .text(derivation))) }
  static func reportNothing(measure: Report.Measure, period: Rhythm) -> Said { Said("report.nothing", Given("measure", .name(measure.messageName, table: "reported")), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportOrigin(origin: Report.Origin) -> Said { Said("report.origin", Given("origin", .name(origin.messageName))) }
  static func reportChange(percent: String, isUp: Bool, period: Rhythm) -> Said { Said("report.change", Given("percent", .text(percent)), Given("isUp", .flag(isUp)), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportTimes(times: Figure, period: Rhythm) -> Said { Said("report.times", Given("times", .figure(times)), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportAgainst(amount: String, period: Rhythm) -> Said { Said("report.against", Given("amount", .text(amount)), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportUnchanged(period: Rhythm) -> Said { Said("report.unchanged", Given("period", .name(period.messageName, table: "rhythm"))) }
  static func explorePosition(position: String, count: String) -> Said { Said("explore.position", Given("position", .text(position)), Given("count", .text(count))) }
  static func trackLow(value: Figure) -> Said { Said("track.low", Given("value", .figure(value))) }
  static func trackHigh(value: Figure) -> Said { Said("track.high", Given("value", .figure(value))) }
  static func trackEnd() -> Said { Said("track.end") }
  static func pageText(text: PageText) -> Said { Said("page.text", Given("text", .name(text.messageName))) }
  static func pageReduced(shown: Int, given: Int) -> Said { Said("page.reduced", Given("shown", .count(shown)), Given("given", .count(given))) }
  static func pagePlaces(shown: Int, given: Int) -> Said { Said("page.places", Given("shown", .count(shown)), Given("given", .count(given))) }
  static func pageRows(shown: Int, given: Int) -> Said { Said("page.rows", Given("shown", .count(shown)), Given("given", .count(given))) }
  static func pageCharts(count: Int) -> Said { Said("page.charts", Given("count", .count(count))) }
  static func pageMade(version: String) -> Said { Said("page.made", Given("version", .text(version))) }
  static func languageName() -> Said { Said("language.name") }
  static func brailleEnds(low: String, high: String, isUp: Bool) -> Said { Said("braille.ends", Given("low", .text(low)), Given("high", .text(high)), Given("isUp", .flag(isUp))) }
  static func brailleNames(names: String, isUp: Bool) -> Said { Said("braille.names", Given("names", .text(names)), Given("isUp", .flag(isUp))) }
  static func brailleShading(value: Figure) -> Said { Said("braille.shading", Given("value", .figure(value))) }
  static func brailleLegend(points: String, low: Figure, high: Figure, isLogarithmic: Bool, isFlat: Bool) -> Said { Said("braille.legend", Given("points", .text(points)), Given("low", .figure(low)), Given("high", .figure(high)), Given("isLogarithmic", .flag(isLogarithmic)), Given("isFlat", .flag(isFlat))) }
}

extension Extreme { var messageName: String { switch self { case .highest: "highest"; case .lowest: "lowest" } } }
extension ExtremeContext { var messageName: String { switch self { case .nothing: "nothing"; case .clause: "clause"; case .value: "value" } } }
extension ExtremeSubject { var messageName: String { switch self { case .close: "close"; case .adjustedClose: "adjustedClose"; case .open: "open"; case .price: "price"; case .value: "value"; case .rank: "rank" } } }
extension FarValues.Side { var messageName: String { switch self { case .below: "below"; case .above: "above"; case .both: "both" } } }
extension LargestMove.Role { var messageName: String { switch self { case .setback: "setback"; case .recovery: "recovery"; case .fall: "fall"; case .rise: "rise" } } }
extension LegNote { var messageName: String { switch self { case .none: "none"; case .highest: "highest"; case .highestFirst: "highestFirst"; case .lowest: "lowest"; case .lowestFirst: "lowestFirst" } } }
extension ListOrder { var messageName: String { switch self { case .ascending: "ascending"; case .descending: "descending" } } }
extension NoteScale { var messageName: String { switch self { case .chromatic: "chromatic"; case .major: "major"; case .minor: "minor"; case .pentatonic: "pentatonic" } } }
extension OddClause.End { var messageName: String { switch self { case .first: "first"; case .inner: "inner"; case .last: "last" } } }
extension PageText { var messageName: String { switch self { case .listen: "listen"; case .play: "play"; case .pause: "pause"; case .stop: "stop"; case .slower: "slower"; case .faster: "faster"; case .volume: "volume"; case .previous: "previous"; case .next: "next"; case .needsScript: "needsScript"; case .refused: "refused"; case .point: "point"; case .series: "series"; case .range: "range"; case .all: "all"; case .keys: "keys"; case .keysNote: "keysNote"; case .picture: "picture"; case .table: "table"; case .missing: "missing"; case .downloads: "downloads"; case .sound: "sound"; case .data: "data"; case .captions: "captions"; case .date: "date"; case .number: "number"; case .category: "category"; case .row: "row"; case .figures: "figures"; case .figuresNote: "figuresNote"; case .reported: "reported"; case .notes: "notes"; case .language: "language"; case .from: "from"; case .to: "to"; case .count: "count"; case .percent: "percent"; case .density: "density"; case .group: "group"; case .name: "name"; case .lower: "lower"; case .upper: "upper"; case .median: "median"; case .lowerWhisker: "lowerWhisker"; case .lowerQuartile: "lowerQuartile"; case .upperQuartile: "upperQuartile"; case .upperWhisker: "upperWhisker"; case .farOut: "farOut" } } }
extension Report.Measure { var messageName: String { switch self { case .revenue: "revenue"; case .earnings: "earnings"; case .cashFlow: "cashFlow"; case .revenuePerShare: "revenuePerShare"; case .earningsPerShare: "earningsPerShare"; case .cashFlowPerShare: "cashFlowPerShare" } } }
extension Report.Origin { var messageName: String { switch self { case .filed: "filed"; case .restOfYear: "restOfYear"; case .restOfMonths: "restOfMonths"; case .perShare: "perShare"; case .perShareOfRest: "perShareOfRest" } } }
extension SeasonClause.Strength { var messageName: String { switch self { case .weak: "weak"; case .clear: "clear"; case .strong: "strong" } } }
extension SeasonPeriod { var messageName: String { switch self { case .year: "year"; case .week: "week"; case .day: "day" } } }
extension ShapeClause.Course { var messageName: String { switch self { case .steady: "steady"; case .withUpsAndDowns: "withUpsAndDowns"; case .overall: "overall"; case .slight: "slight"; case .everFaster: "everFaster"; case .slowing: "slowing"; case .withPause: "withPause" } } }
extension ShapeMove { var messageName: String { switch self { case .rise: "rise"; case .fall: "fall"; case .level: "level" } } }
extension SoundStatement.Place.Side { var messageName: String { switch self { case .left: "left"; case .right: "right"; case .halfLeft: "halfLeft"; case .halfRight: "halfRight" } } }
extension StandingPosition { var messageName: String { switch self { case .alone: "alone"; case .leading: "leading"; case .at: "at" } } }
extension TrendClass { var messageName: String { switch self { case .tooFew: "tooFew"; case .unchanged: "unchanged"; case .roseSteadily: "roseSteadily"; case .fellSteadily: "fellSteadily"; case .roseWithSetbacks: "roseWithSetbacks"; case .fellWithRecoveries: "fellWithRecoveries"; case .roseThenFell: "roseThenFell"; case .fellThenRecovered: "fellThenRecovered"; case .steadyWithPeak: "steadyWithPeak"; case .steadyWithTrough: "steadyWithTrough"; case .littleChange: "littleChange"; case .mixedHigher: "mixedHigher"; case .mixedLower: "mixedLower" } } }
extension TrendClause.Ending { var messageName: String { switch self { case .between: "between"; case .aboutWhereItBegan: "aboutWhereItBegan"; case .beyond: "beyond" } } }
