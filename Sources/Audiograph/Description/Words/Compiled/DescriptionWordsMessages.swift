// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Wording {
  func scale(_ key: NoteScale, form: TermForm) -> String { word("scale", key.messageName, form) }
  func subject(_ key: ExtremeSubject, form: TermForm) -> String { word("subject", key.messageName, form) }
  func reported(_ key: Report.Measure, form: TermForm) -> String { word("reported", key.messageName, form) }
}

extension Said {
  static func subjectUnit(subject: Said, unit: Said) -> Said { Said("subject.unit", Given("subject", .said(subject)), Given("unit", .said(unit))) }
  static func subjectMeasure(measure: PriceValue) -> Said { Said("subject.measure", Given("measure", .name(measure.messageName, table: "measure"))) }
  static func subjectAlong(subject: Said, axis: Said) -> Said { Said("subject.along", Given("subject", .said(subject)), Given("axis", .said(axis))) }
  static func titleSeries(title: Said, count: Int) -> Said { Said("title.series", Given("title", .said(title)), Given("count", .count(count))) }
  static func seriesCount(count: Int) -> Said { Said("series.count", Given("count", .count(count))) }
  static func it(isPrice: Bool) -> Said { Said("it", Given("isPrice", .flag(isPrice))) }
  static func lead(subject: Said, isPrice: Bool) -> Said { Said("lead", Given("subject", .said(subject)), Given("isPrice", .flag(isPrice))) }
  static func movementValues(values: Said) -> Said { Said("movement.values", Given("values", .said(values))) }
  static func movementOnly(value: Figure) -> Said { Said("movement.only", Given("value", .value(value))) }
  static func movementOnlyAt(value: Figure, place: Mention) -> Said { Said("movement.onlyAt", Given("value", .value(value)), Given("place", .place(place))) }
  static func movementFlat(value: Figure, it: Said) -> Said { Said("movement.flat", Given("value", .value(value)), Given("it", .said(it))) }
  static func movementTrend(it: Said, trend: Said) -> Said { Said("movement.trend", Given("it", .said(it)), Given("trend", .said(trend))) }
  static func movementTrendAndChange(it: Said, trend: Said, change: Said, isAgainst: Bool, isClause: Bool) -> Said { Said("movement.trendAndChange", Given("it", .said(it)), Given("trend", .said(trend)), Given("change", .said(change)), Given("isAgainst", .flag(isAgainst)), Given("isClause", .flag(isClause))) }
  static func movementAlmostUnchanged(it: Said) -> Said { Said("movement.almostUnchanged", Given("it", .said(it))) }
  static func movementAlmostUnchangedTrend(it: Said, trend: Said) -> Said { Said("movement.almostUnchangedTrend", Given("it", .said(it)), Given("trend", .said(trend))) }
  static func trendAlmostUnchanged() -> Said { Said("trend.almostUnchanged") }
  static func courseAlmostUnchanged() -> Said { Said("course.almostUnchanged") }
  static func baseChange(change: Said, from: Said) -> Said { Said("base.change", Given("change", .said(change)), Given("from", .said(from))) }
  static func baseUnchanged(from: Said) -> Said { Said("base.unchanged", Given("from", .said(from))) }
  static func unchangedAt(value: Figure, span: Said) -> Said { Said("unchanged.at", Given("value", .value(value)), Given("span", .said(span))) }
  static func trend(shape: TrendClass, isPrice: Bool) -> Said { Said("trend", Given("shape", .name(shape.messageName)), Given("isPrice", .flag(isPrice))) }
  static func trendRoseThenFell(turn: Mention, ending: TrendEnding) -> Said { Said("trend.roseThenFell", Given("turn", .place(turn)), Given("ending", .name(ending.messageName))) }
  static func trendFellThenRecovered(turn: Mention, ending: TrendEnding) -> Said { Said("trend.fellThenRecovered", Given("turn", .place(turn)), Given("ending", .name(ending.messageName))) }
  static func trendNear(value: Figure) -> Said { Said("trend.near", Given("value", .value(value))) }
  static func trendPeak(stayed: Said, value: Figure, place: Said) -> Said { Said("trend.peak", Given("stayed", .said(stayed)), Given("value", .value(value)), Given("place", .said(place))) }
  static func trendTrough(stayed: Said, value: Figure, place: Said) -> Said { Said("trend.trough", Given("stayed", .said(stayed)), Given("value", .value(value)), Given("place", .said(place))) }
  static func spikeAt(place: Mention, isFirst: Bool) -> Said { Said("spike.at", Given("place", .place(place)), Given("isFirst", .flag(isFirst))) }
  static func changeUntold(isUp: Bool) -> Said { Said("change.untold", Given("isUp", .flag(isUp))) }
  static func changeTimes(times: Figure, isFromBase: Bool) -> Said { Said("change.times", Given("times", .figure(times)), Given("isFromBase", .flag(isFromBase))) }
  static func changeTimesFitted(times: Figure) -> Said { Said("change.timesFitted", Given("times", .figure(times))) }
  static func changeWithin(change: Said, span: Said) -> Said { Said("change.within", Given("change", .said(change)), Given("span", .said(span))) }
  static func changeEnds(change: Said, from: Said, to: Said) -> Said { Said("change.ends", Given("change", .said(change)), Given("from", .said(from)), Given("to", .said(to))) }
  static func changeMeans(change: Said, from: Figure, to: Figure, over: Said) -> Said { Said("change.means", Given("change", .said(change)), Given("from", .value(from)), Given("to", .value(to)), Given("over", .said(over))) }
  static func changeCycles(change: Said, from: Figure, to: Figure, period: SeasonPeriod) -> Said { Said("change.cycles", Given("change", .said(change)), Given("from", .value(from)), Given("to", .value(to)), Given("period", .name(period.messageName))) }
  static func changeEndsAlone(from: Said, to: Said) -> Said { Said("change.endsAlone", Given("from", .said(from)), Given("to", .said(to))) }
  static func changeInAll(from: Said, to: Said) -> Said { Said("change.inAll", Given("from", .said(from)), Given("to", .said(to))) }
  static func changeUnchangedFromBase(span: Said, from: Said) -> Said { Said("change.unchangedFromBase", Given("span", .said(span)), Given("from", .said(from))) }
  static func changeBothEnds(value: Figure) -> Said { Said("change.bothEnds", Given("value", .value(value))) }
  static func changeBothEndsAt(value: Figure, place: Mention) -> Said { Said("change.bothEndsAt", Given("value", .figure(value)), Given("place", .place(place))) }
  static func extremesFirstHighest(subject: ExtremeSubject) -> Said { Said("extremes.firstHighest", Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremesLastHighest(subject: ExtremeSubject) -> Said { Said("extremes.lastHighest", Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> Said { Said("extreme.end", Given("extreme", .name(extreme.messageName)), Given("isFirst", .flag(isFirst)), Given("before", .name(before.messageName)), Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> Said { Said("extreme.at", Given("extreme", .name(extreme.messageName)), Given("value", .value(value)), Given("place", .place(place)), Given("before", .name(before.messageName)), Given("subject", .name(subject.messageName, table: "subject"))) }
  static func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> Said { Said("extreme.firstAt", Given("extreme", .name(extreme.messageName)), Given("value", .value(value)), Given("place", .place(place)), Given("before", .name(before.messageName)), Given("subject", .name(subject.messageName, table: "subject"))) }
  static func legsNext(before: Said, leg: Said, isLast: Bool, isSoFar: Bool) -> Said { Said("legs.next", Given("before", .said(before)), Given("leg", .said(leg)), Given("isLast", .flag(isLast)), Given("isSoFar", .flag(isSoFar))) }
  static func legSize(size: Said) -> Said { Said("leg.size", Given("size", .said(size))) }
  static func legPlace(place: Mention) -> Said { Said("leg.place", Given("place", .place(place))) }
  static func legTo(isUp: Bool, size: Said, value: Figure, place: Said, note: Said, isNext: Bool) -> Said { Said("leg.to", Given("isUp", .flag(isUp)), Given("size", .said(size)), Given("value", .value(value)), Given("place", .said(place)), Given("note", .said(note)), Given("isNext", .flag(isNext))) }
  static func legNote(note: LegNote) -> Said { Said("leg.note", Given("note", .name(note.messageName))) }
  static func legExtreme(note: LegNote) -> Said { Said("leg.extreme", Given("note", .name(note.messageName))) }
  static func legSoFar(isUp: Bool, size: Said, extreme: Said, isNext: Bool, isCurrent: Bool) -> Said { Said("leg.soFar", Given("isUp", .flag(isUp)), Given("size", .said(size)), Given("extreme", .said(extreme)), Given("isNext", .flag(isNext)), Given("isCurrent", .flag(isCurrent))) }
  static func swing(isHigh: Bool, before: ChangeSize, start: Said, since: ChangeSize, isCurrent: Bool) -> Said { Said("swing", Given("isHigh", .flag(isHigh)), Given("before", .size(before)), Given("start", .said(start)), Given("since", .size(since)), Given("isCurrent", .flag(isCurrent))) }
  static func swingStart(start: Said) -> Said { Said("swing.start", Given("start", .said(start))) }
  static func moveLargest(role: MoveRole, size: ChangeSize, from: Said, to: Said) -> Said { Said("move.largest", Given("role", .name(role.messageName)), Given("size", .size(size)), Given("from", .said(from)), Given("to", .said(to))) }
  static func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: Said) -> Said { Said("steps", Given("rhythm", .name(rhythm.messageName, table: "rhythm")), Given("typical", .size(typical)), Given("isUp", .flag(isUp)), Given("largest", .size(largest)), Given("place", .said(place))) }
  static func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: Said) -> Said { Said("step.opposite", Given("isUp", .flag(isUp)), Given("rhythm", .name(rhythm.messageName, table: "rhythm")), Given("size", .size(size)), Given("place", .said(place))) }
  static func gapsMissing(count: Int, rhythm: Rhythm) -> Said { Said("gaps.missing", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func gapsSingle(missing: Said, place: Mention) -> Said { Said("gaps.single", Given("missing", .said(missing)), Given("place", .place(place))) }
  static func gapsRun(missing: Said, first: Mention, last: Mention) -> Said { Said("gaps.run", Given("missing", .said(missing)), Given("first", .place(first)), Given("last", .place(last))) }
  static func gapsScattered(missing: Said) -> Said { Said("gaps.scattered", Given("missing", .said(missing))) }
  static func gapsMany(missing: Said, count: Int, longest: Said, place: Mention) -> Said { Said("gaps.many", Given("missing", .said(missing)), Given("count", .count(count)), Given("longest", .said(longest)), Given("place", .place(place))) }
  static func barsClosed(rose: Int, fell: Int, unchanged: Said, runs: Said) -> Said { Said("bars.closed", Given("rose", .count(rose)), Given("fell", .count(fell)), Given("unchanged", .said(unchanged)), Given("runs", .said(runs))) }
  static func barsUnchanged(count: Int) -> Said { Said("bars.unchanged", Given("count", .count(count))) }
  static func barsRuns(rises: Int, falls: Int) -> Said { Said("bars.runs", Given("rises", .count(rises)), Given("falls", .count(falls))) }
  static func barsWidest(place: Mention, low: Figure, high: Figure) -> Said { Said("bars.widest", Given("place", .place(place)), Given("low", .value(low)), Given("high", .value(high))) }
  static func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> Said { Said("bars.gap", Given("place", .place(place)), Given("isUp", .flag(isUp)), Given("close", .value(close)), Given("open", .value(open))) }
  static func period(length: Figure, rhythm: Rhythm) -> Said { Said("period", Given("length", .figure(length)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func averageMean(mean: Figure) -> Said { Said("average.mean", Given("mean", .value(mean))) }
  static func averageAlike(mean: Figure) -> Said { Said("average.alike", Given("mean", .value(mean))) }
  static func averageAlikeDeviation(deviation: Figure) -> Said { Said("average.alikeDeviation", Given("deviation", .difference(deviation))) }
  static func averageMedian(median: Figure) -> Said { Said("average.median", Given("median", .value(median))) }
  static func averageDeviation(deviation: Figure) -> Said { Said("average.deviation", Given("deviation", .difference(deviation))) }
  static func months(high: Mention, highMean: Figure, low: Mention, lowMean: Figure) -> Said { Said("months", Given("high", .place(high)), Given("highMean", .value(highMean)), Given("low", .place(low)), Given("lowMean", .value(lowMean))) }
  static func thirds(first: Figure, last: Figure) -> Said { Said("thirds", Given("first", .value(first)), Given("last", .value(last))) }
  static func thirdsAlike(value: Figure) -> Said { Said("thirds.alike", Given("value", .value(value))) }
  static func shapeLevel() -> Said { Said("shape.level") }
  static func shapeMostly(low: Figure, high: Figure) -> Said { Said("shape.mostly", Given("low", .value(low)), Given("high", .value(high))) }
  static func shapeConstant(value: Figure) -> Said { Said("shape.constant", Given("value", .value(value))) }
  static func shapeWithin(percent: Said) -> Said { Said("shape.within", Given("percent", .said(percent))) }
  static func shapeButForSingle(value: Figure, count: Int) -> Said { Said("shape.butForSingle", Given("value", .value(value)), Given("count", .count(count))) }
  static func shapeSwings(low: Figure, high: Figure) -> Said { Said("shape.swings", Given("low", .value(low)), Given("high", .value(high))) }
  static func shapeEnding(value: Figure) -> Said { Said("shape.ending", Given("value", .value(value))) }
  static func shapeEndingNear(extreme: Extreme) -> Said { Said("shape.endingNear", Given("extreme", .name(extreme.messageName))) }
  static func shapeFew(count: Int, low: Figure, high: Figure) -> Said { Said("shape.few", Given("count", .count(count)), Given("low", .value(low)), Given("high", .value(high))) }
  static func shapeSpread(count: Int, low: Figure, high: Figure) -> Said { Said("shape.spread", Given("count", .count(count)), Given("low", .value(low)), Given("high", .value(high))) }
  static func shapeSorted(count: Int, order: ListOrder, low: Figure, high: Figure) -> Said { Said("shape.sorted", Given("count", .count(count)), Given("order", .name(order.messageName)), Given("low", .value(low)), Given("high", .value(high))) }
  static func listEven() -> Said { Said("list.even") }
  static func listTail(isUp: Bool) -> Said { Said("list.tail", Given("isUp", .flag(isUp))) }
  static func listHumps(count: Int, places: Said) -> Said { Said("list.humps", Given("count", .count(count)), Given("places", .said(places))) }
  static func listHeap(share: Said, unit: Figure) -> Said { Said("list.heap", Given("share", .said(share)), Given("unit", .difference(unit))) }
  static func listFar(isOne: Bool, side: ListSide, values: Said) -> Said { Said("list.far", Given("isOne", .flag(isOne)), Given("side", .name(side.messageName)), Given("values", .said(values))) }
  static func listFarMany(count: Int, side: ListSide, value: Figure) -> Said { Said("list.farMany", Given("count", .count(count)), Given("side", .name(side.messageName)), Given("value", .value(value))) }
  static func shapeHalf(lower: Figure, upper: Figure) -> Said { Said("shape.half", Given("lower", .value(lower)), Given("upper", .value(upper))) }
  static func shapeZeros(share: Said, areDates: Bool) -> Said { Said("shape.zeros", Given("share", .said(share)), Given("areDates", .flag(areDates))) }
  static func shapeOthers(low: Figure, high: Figure, total: Figure) -> Said { Said("shape.others", Given("low", .value(low)), Given("high", .value(high)), Given("total", .value(total))) }
  static func shapeStep(isUp: Bool, place: Mention) -> Said { Said("shape.step", Given("isUp", .flag(isUp)), Given("place", .place(place))) }
  static func shapeBeforeAndAfter(before: Figure, since: Figure) -> Said { Said("shape.beforeAndAfter", Given("before", .value(before)), Given("since", .value(since))) }
  static func shapeSteps(places: Said) -> Said { Said("shape.steps", Given("places", .said(places))) }
  static func shapeNextLevel(before: Said, level: Figure) -> Said { Said("shape.nextLevel", Given("before", .said(before)), Given("level", .value(level))) }
  static func shapeLevels(count: Int, low: Figure, high: Figure, last: Figure, place: Mention) -> Said { Said("shape.levels", Given("count", .count(count)), Given("low", .value(low)), Given("high", .value(high)), Given("last", .value(last)), Given("place", .place(place))) }
  static func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> Said { Said("shape.burst", Given("usual", .value(usual)), Given("other", .value(other)), Given("first", .place(first)), Given("last", .place(last))) }
  static func shapeBurstAnd(before: Said, other: Figure, first: Mention, last: Mention) -> Said { Said("shape.burstAnd", Given("before", .said(before)), Given("other", .value(other)), Given("first", .place(first)), Given("last", .place(last))) }
  static func shapeBurstNext(before: Said, other: Figure, first: Mention, last: Mention) -> Said { Said("shape.burstNext", Given("before", .said(before)), Given("other", .value(other)), Given("first", .place(first)), Given("last", .place(last))) }
  static func shapeBursts(usual: Figure, count: Int, low: Figure, high: Figure, first: Said, last: Said) -> Said { Said("shape.bursts", Given("usual", .value(usual)), Given("count", .count(count)), Given("low", .value(low)), Given("high", .value(high)), Given("first", .said(first)), Given("last", .said(last))) }
  static func shapeStretch(first: Mention, last: Mention) -> Said { Said("shape.stretch", Given("first", .place(first)), Given("last", .place(last))) }
  static func shapeButForJump(isUp: Bool, rate: Said, jumpsUp: Bool, before: Figure, after: Figure, place: Mention) -> Said { Said("shape.butForJump", Given("isUp", .flag(isUp)), Given("rate", .said(rate)), Given("jumpsUp", .flag(jumpsUp)), Given("before", .value(before)), Given("after", .value(after)), Given("place", .place(place))) }
  static func shapeInOneStep(isUp: Bool, before: Figure, after: Figure, place: Mention) -> Said { Said("shape.inOneStep", Given("isUp", .flag(isUp)), Given("before", .value(before)), Given("after", .value(after)), Given("place", .place(place))) }
  static func shapeRate(slope: Figure, rhythm: Rhythm) -> Said { Said("shape.rate", Given("slope", .value(slope)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func shapeJump(before: Said, isUp: Bool, after: Figure, place: Mention, end: Said) -> Said { Said("shape.jump", Given("before", .said(before)), Given("isUp", .flag(isUp)), Given("after", .value(after)), Given("place", .place(place)), Given("end", .said(end))) }
  static func shapeBeforeJump(move: ShapeMove, from: Figure, to: Figure) -> Said { Said("shape.beforeJump", Given("move", .name(move.messageName)), Given("from", .value(from)), Given("to", .value(to))) }
  static func shapeAfterJump(move: ShapeMove, to: Figure) -> Said { Said("shape.afterJump", Given("move", .name(move.messageName)), Given("to", .value(to))) }
  static func shapeBetweenJumps(isUp: Bool, count: Int) -> Said { Said("shape.betweenJumps", Given("isUp", .flag(isUp)), Given("count", .count(count))) }
  static func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> Said { Said("shape.growth", Given("isUp", .flag(isUp)), Given("length", .figure(length)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func shapeCourse(course: ShapeCourse, isUp: Bool) -> Said { Said("shape.course", Given("course", .name(course.messageName)), Given("isUp", .flag(isUp))) }
  static func shapeFaster(isUp: Bool, to: Figure, place: Mention) -> Said { Said("shape.faster", Given("isUp", .flag(isUp)), Given("to", .value(to)), Given("place", .place(place))) }
  static func shapeSlower(isUp: Bool, to: Figure, place: Mention) -> Said { Said("shape.slower", Given("isUp", .flag(isUp)), Given("to", .value(to)), Given("place", .place(place))) }
  static func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> Said { Said("shape.thenLevel", Given("isUp", .flag(isUp)), Given("from", .value(from)), Given("level", .value(level)), Given("place", .place(place))) }
  static func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> Said { Said("shape.afterLevel", Given("isUp", .flag(isUp)), Given("level", .value(level)), Given("place", .place(place)), Given("to", .value(to))) }
  static func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> Said { Said("shape.betweenLevels", Given("isUp", .flag(isUp)), Given("from", .value(from)), Given("to", .value(to)), Given("start", .place(start)), Given("end", .place(end))) }
  static func shapeInterrupted(isUp: Bool, value: Figure, place: Said) -> Said { Said("shape.interrupted", Given("isUp", .flag(isUp)), Given("value", .value(value)), Given("place", .said(place))) }
  static func shapePartFrom(isUp: Bool, from: Figure, to: Figure, by: Said) -> Said { Said("shape.partFrom", Given("isUp", .flag(isUp)), Given("from", .value(from)), Given("to", .value(to)), Given("by", .said(by))) }
  static func shapePartTo(isUp: Bool, isLast: Bool, to: Figure, by: Said) -> Said { Said("shape.partTo", Given("isUp", .flag(isUp)), Given("isLast", .flag(isLast)), Given("to", .value(to)), Given("by", .said(by))) }
  static func shapePartLevel(isFirst: Bool, isLast: Bool, until: Said, near: Said) -> Said { Said("shape.partLevel", Given("isFirst", .flag(isFirst)), Given("isLast", .flag(isLast)), Given("until", .said(until)), Given("near", .said(near))) }
  static func shapeNear(level: Figure) -> Said { Said("shape.near", Given("level", .value(level))) }
  static func shapeThen(before: Said, last: Said) -> Said { Said("shape.then", Given("before", .said(before)), Given("last", .said(last))) }
  static func shapeLast(before: Said, last: Said) -> Said { Said("shape.last", Given("before", .said(before)), Given("last", .said(last))) }
  static func shapeAlone(it: Said, shape: Said) -> Said { Said("shape.alone", Given("it", .said(it)), Given("shape", .said(shape))) }
  static func shapeChange(course: Said, change: Said) -> Said { Said("shape.change", Given("course", .said(course)), Given("change", .said(change))) }
  static func shapeDetail(shape: Said, detail: Said, isChange: Bool) -> Said { Said("shape.detail", Given("shape", .said(shape)), Given("detail", .said(detail)), Given("isChange", .flag(isChange))) }
  static func placeBy(place: Mention, isAbout: Bool) -> Said { Said("place.by", Given("place", .place(place)), Given("isAbout", .flag(isAbout))) }
  static func season(period: SeasonPeriod, strength: SeasonStrength, highest: Said, lowest: Said, apart: Figure) -> Said { Said("season", Given("period", .name(period.messageName)), Given("strength", .name(strength.messageName)), Given("highest", .said(highest)), Given("lowest", .said(lowest)), Given("apart", .difference(apart))) }
  static func seasonGrowth(season: Said, isUp: Bool, from: Figure, to: Figure) -> Said { Said("season.growth", Given("season", .said(season)), Given("isUp", .flag(isUp)), Given("from", .difference(from)), Given("to", .difference(to))) }
  static func seasonWeekend(strength: SeasonStrength, isHigher: Bool, apart: Figure) -> Said { Said("season.weekend", Given("strength", .name(strength.messageName)), Given("isHigher", .flag(isHigher)), Given("apart", .difference(apart))) }
  static func seasonWeekendBrief(isHigher: Bool) -> Said { Said("season.weekendBrief", Given("isHigher", .flag(isHigher))) }
  static func seasonBrief(period: SeasonPeriod, highest: Said) -> Said { Said("season.brief", Given("period", .name(period.messageName)), Given("highest", .said(highest))) }
  static func seasonWeekday(day: Int) -> Said { Said("season.weekday", Given("day", .count(day))) }
  static func oddValue(end: OddEnd, value: Figure, place: Said, isAbove: Bool, isAgain: Bool) -> Said { Said("odd.value", Given("end", .name(end.messageName)), Given("value", .value(value)), Given("place", .said(place)), Given("isAbove", .flag(isAbove)), Given("isAgain", .flag(isAgain))) }
  static func oddMany(count: Int, value: Figure, place: Said) -> Said { Said("odd.many", Given("count", .count(count)), Given("value", .value(value)), Given("place", .said(place))) }
  static func volatility(place: Mention, isMore: Bool, times: Figure) -> Said { Said("volatility", Given("place", .place(place)), Given("isMore", .flag(isMore)), Given("times", .figure(times))) }
  static func volatilityHalves(isMore: Bool, times: Figure) -> Said { Said("volatility.halves", Given("isMore", .flag(isMore)), Given("times", .figure(times))) }
  static func jump(place: Mention, from: Figure, to: Figure) -> Said { Said("jump", Given("place", .place(place)), Given("from", .value(from)), Given("to", .value(to))) }
  static func yearOnYearSize(place: Mention, value: Figure, size: Said, isUp: Bool) -> Said { Said("yearOnYear.size", Given("place", .place(place)), Given("value", .value(value)), Given("size", .said(size)), Given("isUp", .flag(isUp))) }
  static func yearOnYearSame(place: Mention, value: Figure) -> Said { Said("yearOnYear.same", Given("place", .place(place)), Given("value", .value(value))) }
  static func half(lower: Figure, upper: Figure) -> Said { Said("half", Given("lower", .value(lower)), Given("upper", .value(upper))) }
  static func endsLiteral(first: Figure, last: Figure) -> Said { Said("ends.literal", Given("first", .value(first)), Given("last", .value(last))) }
  static func furtherAlso(clauses: Said) -> Said { Said("further.also", Given("clauses", .said(clauses))) }
  static func furtherOthers(count: Int) -> Said { Said("further.others", Given("count", .count(count))) }
  static func seriesNames(names: Said) -> Said { Said("series.names", Given("names", .said(names))) }
  static func seriesMore(count: Int, names: Said) -> Said { Said("series.more", Given("count", .count(count)), Given("names", .said(names))) }
  static func crowdEnds(opening: Said, ends: Said, isTie: Bool) -> Said { Said("crowd.ends", Given("opening", .said(opening)), Given("ends", .said(ends)), Given("isTie", .flag(isTie))) }
  static func comparisonTie(count: Int, value: Figure) -> Said { Said("comparison.tie", Given("count", .count(count)), Given("value", .value(value))) }
  static func comparisonTwo(higher: Said, lower: Said, high: Figure, low: Figure) -> Said { Said("comparison.two", Given("higher", .said(higher)), Given("lower", .said(lower)), Given("high", .value(high)), Given("low", .value(low))) }
  static func comparisonMany(highest: Said, isMany: Bool, lowest: Said, high: Figure, low: Figure) -> Said { Said("comparison.many", Given("highest", .said(highest)), Given("isMany", .flag(isMany)), Given("lowest", .said(lowest)), Given("high", .value(high)), Given("low", .value(low))) }
  static func comparisonOfAll(count: Int, highest: Said, isMany: Bool, lowest: Said, high: Figure, low: Figure) -> Said { Said("comparison.ofAll", Given("count", .count(count)), Given("highest", .said(highest)), Given("isMany", .flag(isMany)), Given("lowest", .said(lowest)), Given("high", .value(high)), Given("low", .value(low))) }
  static func crossingsNever() -> Said { Said("crossings.never") }
  static func crossingsOnce(place: Mention) -> Said { Said("crossings.once", Given("place", .place(place))) }
  static func crossingsOften(count: Int, first: Mention, last: Mention) -> Said { Said("crossings.often", Given("count", .count(count)), Given("first", .place(first)), Given("last", .place(last))) }
  static func leadsNever(isPrice: Bool) -> Said { Said("leads.never", Given("isPrice", .flag(isPrice))) }
  static func leadsOnce(place: Mention, isPrice: Bool) -> Said { Said("leads.once", Given("place", .place(place)), Given("isPrice", .flag(isPrice))) }
  static func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> Said { Said("leads.often", Given("count", .count(count)), Given("first", .place(first)), Given("last", .place(last)), Given("isPrice", .flag(isPrice))) }
  static func leadsMost(name: Said, isAll: Bool, count: Int, of: Int) -> Said { Said("leads.most", Given("name", .said(name)), Given("isAll", .flag(isAll)), Given("count", .count(count)), Given("of", .count(of))) }
  static func comparisonTimes(times: Figure) -> Said { Said("comparison.times", Given("times", .figure(times))) }
  static func comparisonBetween(names: Said) -> Said { Said("comparison.between", Given("names", .said(names))) }
  static func comovement(isTogether: Bool, isStrong: Bool, correlation: Said) -> Said { Said("comovement", Given("isTogether", .flag(isTogether)), Given("isStrong", .flag(isStrong)), Given("correlation", .said(correlation))) }
  static func comovementCorrelation(correlation: Figure) -> Said { Said("comovement.correlation", Given("correlation", .figure(correlation))) }
  static func gapWidest(place: Mention, size: Figure) -> Said { Said("gap.widest", Given("place", .place(place)), Given("size", .difference(size))) }
  static func gapWidestAtEnd(size: Figure) -> Said { Said("gap.widestAtEnd", Given("size", .difference(size))) }
  static func referenceLine(name: Said, value: Figure, courses: Said) -> Said { Said("reference.line", Given("name", .said(name)), Given("value", .figure(value)), Given("courses", .said(courses))) }
  static func referenceNamed(name: Said, course: Said) -> Said { Said("reference.named", Given("name", .said(name)), Given("course", .said(course))) }
  static func referenceThroughout(isAbove: Bool) -> Said { Said("reference.throughout", Given("isAbove", .flag(isAbove))) }
  static func referenceNever(isAbove: Bool) -> Said { Said("reference.never", Given("isAbove", .flag(isAbove))) }
  static func referenceLevel() -> Said { Said("reference.level") }
  static func referenceSince(isAbove: Bool, place: Mention) -> Said { Said("reference.since", Given("isAbove", .flag(isAbove)), Given("place", .place(place))) }
  static func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> Said { Said("reference.between", Given("isAbove", .flag(isAbove)), Given("first", .place(first)), Given("last", .place(last))) }
  static func referenceAt(isAbove: Bool, place: Mention) -> Said { Said("reference.at", Given("isAbove", .flag(isAbove)), Given("place", .place(place))) }
  static func referenceOften(above: Int, of: Int, crossings: Int) -> Said { Said("reference.often", Given("above", .count(above)), Given("of", .count(of)), Given("crossings", .count(crossings))) }
  static func referenceCount(above: Int, of: Int) -> Said { Said("reference.count", Given("above", .count(above)), Given("of", .count(of))) }
  static func rankingClimb(name: Said, from: Int, to: Int) -> Said { Said("ranking.climb", Given("name", .said(name)), Given("from", .count(from)), Given("to", .count(to))) }
  static func rankingLeader(name: Said, value: Figure, isTotal: Bool) -> Said { Said("ranking.leader", Given("name", .said(name)), Given("value", .value(value)), Given("isTotal", .flag(isTotal))) }
  static func rankingShare(share: Said) -> Said { Said("ranking.share", Given("share", .said(share))) }
  static func rankingHighest(count: Int, of: Int, value: Figure) -> Said { Said("ranking.highest", Given("count", .count(count)), Given("of", .count(of)), Given("value", .value(value))) }
  static func rankingAhead(size: Said, second: Said) -> Said { Said("ranking.ahead", Given("size", .said(size)), Given("second", .said(second))) }
  static func rankingTimes(times: Figure, second: Said) -> Said { Said("ranking.times", Given("times", .figure(times)), Given("second", .said(second))) }
  static func rankingNext(items: Said, count: Int) -> Said { Said("ranking.next", Given("items", .said(items)), Given("count", .count(count))) }
  static func rankingItem(name: Said, value: Figure) -> Said { Said("ranking.item", Given("name", .said(name)), Given("value", .value(value))) }
  static func rankingLast(name: Said, value: Figure, count: Int) -> Said { Said("ranking.last", Given("name", .said(name)), Given("value", .value(value)), Given("count", .count(count))) }
  static func rankingLowest(count: Int, of: Int, value: Figure) -> Said { Said("ranking.lowest", Given("count", .count(count)), Given("of", .count(of)), Given("value", .value(value))) }
  static func originSample() -> Said { Said("origin.sample") }
  static func originFile(file: Said) -> Said { Said("origin.file", Given("file", .said(file))) }
  static func originStandardInput() -> Said { Said("origin.standardInput") }
  static func originProvider(provider: Said) -> Said { Said("origin.provider", Given("provider", .said(provider))) }
  static func originImported() -> Said { Said("origin.imported") }
  static func provider(code: String, name: Said, isAbbreviation: Bool) -> Said { Said("provider", Given("code", .text(code)), Given("name", .said(name)), Given("isAbbreviation", .flag(isAbbreviation))) }
  static func omissionRepeatedDates(count: Int) -> Said { Said("omission.repeatedDates", Given("count", .count(count))) }
  static func omissionEmptyRows(count: Int) -> Said { Said("omission.emptyRows", Given("count", .count(count))) }
  static func split(place: Mention, shares: Figure) -> Said { Said("split", Given("place", .place(place)), Given("shares", .figure(shares))) }
  static func significanceOf(name: Said) -> Said { Said("significance.of", Given("name", .said(name))) }
  static func significanceWithheld(series: Said, reason: Said) -> Said { Said("significance.withheld", Given("series", .said(series)), Given("reason", .said(reason))) }
  static func significancePrices() -> Said { Said("significance.prices") }
  static func significanceTooFew() -> Said { Said("significance.tooFew") }
  static func significanceFlat() -> Said { Said("significance.flat") }
  static func significanceCorrelated(correlation: Figure) -> Said { Said("significance.correlated", Given("correlation", .figure(correlation))) }
  static func significanceTold(isUp: Bool, series: Said, z: Figure, p: Said) -> Said { Said("significance.told", Given("isUp", .flag(isUp)), Given("series", .said(series)), Given("z", .figure(z)), Given("p", .said(p))) }
  static func significanceChance(series: Said, z: Figure, p: Said) -> Said { Said("significance.chance", Given("series", .said(series)), Given("z", .figure(z)), Given("p", .said(p))) }
  static func significanceP(p: Figure) -> Said { Said("significance.p", Given("p", .figure(p))) }
  static func significanceSmallP() -> Said { Said("significance.smallP") }
  static func slopes(series: Said, theilSen: Figure, leastSquares: Figure, per: Said, fit: Said) -> Said { Said("slopes", Given("series", .said(series)), Given("theilSen", .value(theilSen)), Given("leastSquares", .value(leastSquares)), Given("per", .said(per)), Given("fit", .said(fit))) }
  static func slopesOf(name: Said) -> Said { Said("slopes.of", Given("name", .said(name))) }
  static func slopesPer(rhythm: Rhythm) -> Said { Said("slopes.per", Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func slopesPerStep() -> Said { Said("slopes.perStep") }
  static func slopesFit(fit: Figure) -> Said { Said("slopes.fit", Given("fit", .figure(fit))) }
  static func provisional(value: Said, change: Said, since: Said, extreme: Said, age: Said) -> Said { Said("provisional", Given("value", .said(value)), Given("change", .said(change)), Given("since", .said(since)), Given("extreme", .said(extreme)), Given("age", .said(age))) }
  static func provisionalUnchanged() -> Said { Said("provisional.unchanged") }
  static func provisionalToday() -> Said { Said("provisional.today") }
  static func provisionalExtreme(isHighest: Bool) -> Said { Said("provisional.extreme", Given("isHighest", .flag(isHighest))) }
  static func provisionalSince(place: Mention) -> Said { Said("provisional.since", Given("place", .place(place))) }
  static func provisionalAge(count: Int, rhythm: Rhythm) -> Said { Said("provisional.age", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func rebasedOpening(names: Said, since: Mention, to: Mention, points: Said) -> Said { Said("rebased.opening", Given("names", .said(names)), Given("since", .place(since)), Given("to", .place(to)), Given("points", .said(points))) }
  static func rebasedBrief(names: Said, since: Mention, ranking: Said) -> Said { Said("rebased.brief", Given("names", .said(names)), Given("since", .place(since)), Given("ranking", .said(ranking))) }
  static func pictureDataSource(text: String) -> Said { Said("picture.dataSource", Given("text", .text(text))) }
  static func pictureCredit(text: String) -> Said { Said("picture.credit", Given("text", .text(text))) }
  static func pictureChange(since: Mention) -> Said { Said("picture.change", Given("since", .place(since))) }
  static func pictureLogarithmic() -> Said { Said("picture.logarithmic") }
  static func pictureCandles() -> Said { Said("picture.candles") }
  static func pictureBounds(lower: String, upper: String) -> Said { Said("picture.bounds", Given("lower", .text(lower)), Given("upper", .text(upper))) }
  static func pictureStart(text: String) -> Said { Said("picture.start", Given("text", .text(text))) }
  static func pictureBefore(text: String) -> Said { Said("picture.before", Given("text", .text(text))) }
  static func pictureMean(text: String) -> Said { Said("picture.mean", Given("text", .text(text))) }
  static func pictureTimes(count: String) -> Said { Said("picture.times", Given("count", .text(count))) }
  static func rebasedAlternative(since: Mention, ranking: Said) -> Said { Said("rebased.alternative", Given("since", .place(since)), Given("ranking", .said(ranking))) }
  static func standingUnchanged(position: StandingPosition) -> Said { Said("standing.unchanged", Given("position", .name(position.messageName))) }
  static func standingTimes(times: Figure, position: StandingPosition) -> Said { Said("standing.times", Given("times", .figure(times)), Given("position", .name(position.messageName))) }
  static func standingSize(size: Said, isUp: Bool, isBound: Bool, position: StandingPosition) -> Said { Said("standing.size", Given("size", .said(size)), Given("isUp", .flag(isUp)), Given("isBound", .flag(isBound)), Given("position", .name(position.messageName))) }
  static func rankingLevel(count: Int, standing: Said) -> Said { Said("ranking.level", Given("count", .count(count)), Given("standing", .said(standing))) }
  static func rankingStanding(names: Said, standing: Said) -> Said { Said("ranking.standing", Given("names", .said(names)), Given("standing", .said(standing))) }
  static func rankingLeads(names: Said, isMany: Bool, standing: Said, isPrice: Bool) -> Said { Said("ranking.leads", Given("names", .said(names)), Given("isMany", .flag(isMany)), Given("standing", .said(standing)), Given("isPrice", .flag(isPrice))) }
  static func rankingBehind(names: Said, isMany: Bool, standing: Said, points: Said, isRoughly: Bool, isPrice: Bool) -> Said { Said("ranking.behind", Given("names", .said(names)), Given("isMany", .flag(isMany)), Given("standing", .said(standing)), Given("points", .said(points)), Given("isRoughly", .flag(isRoughly)), Given("isPrice", .flag(isPrice))) }
  static func rankingOthers(count: Int) -> Said { Said("ranking.others", Given("count", .count(count))) }
  static func rankingFurther(places: Said, isPrice: Bool) -> Said { Said("ranking.further", Given("places", .said(places)), Given("isPrice", .flag(isPrice))) }
  static func rebasedWidestGap(place: Mention, highest: Said, points: Said, lowest: Said, isPrice: Bool) -> Said { Said("rebased.widestGap", Given("place", .place(place)), Given("highest", .said(highest)), Given("points", .said(points)), Given("lowest", .said(lowest)), Given("isPrice", .flag(isPrice))) }
  static func alignment(compared: Said, count: Int, leftOut: Said, isOne: Bool) -> Said { Said("alignment", Given("compared", .said(compared)), Given("count", .count(count)), Given("leftOut", .said(leftOut)), Given("isOne", .flag(isOne))) }
  static func alignmentFirst(count: Int, rhythm: Rhythm, of: Said) -> Said { Said("alignment.first", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm")), Given("of", .said(of))) }
  static func alignmentNext(count: Int, of: Said) -> Said { Said("alignment.next", Given("count", .count(count)), Given("of", .said(of))) }
  static func alignmentOthers(count: Int) -> Said { Said("alignment.others", Given("count", .count(count))) }
  static func courseFlat(name: Said) -> Said { Said("course.flat", Given("name", .said(name))) }
  static func courseValues(name: Said, values: Said) -> Said { Said("course.values", Given("name", .said(name)), Given("values", .said(values))) }
  static func courseValue(standing: Said, place: Mention) -> Said { Said("course.value", Given("standing", .said(standing)), Given("place", .place(place))) }
  static func peakAt(extreme: Extreme, place: Mention, standing: Said) -> Said { Said("peak.at", Given("extreme", .name(extreme.messageName)), Given("place", .place(place)), Given("standing", .said(standing))) }
  static func peakFirstAt(extreme: Extreme, place: Mention, standing: Said) -> Said { Said("peak.firstAt", Given("extreme", .name(extreme.messageName)), Given("place", .place(place)), Given("standing", .said(standing))) }
  static func noticeSample(date: Said) -> Said { Said("notice.sample", Given("date", .said(date))) }
  static func pricesFrom(provider: Said) -> Said { Said("prices.from", Given("provider", .said(provider))) }
  static func pricesImported() -> Said { Said("prices.imported") }
  static func pricesStored(prices: Said) -> Said { Said("prices.stored", Given("prices", .said(prices))) }
  static func noticePrices(prices: Said, date: Said) -> Said { Said("notice.prices", Given("prices", .said(prices)), Given("date", .said(date))) }
  static func noticeAgedPrices(prices: Said, date: Said, age: Said) -> Said { Said("notice.agedPrices", Given("prices", .said(prices)), Given("date", .said(date)), Given("age", .said(age))) }
  static func soundHeard(heard: Int, given: Int, shape: Said, extremes: Said, missing: Said) -> Said { Said("sound.heard", Given("heard", .count(heard)), Given("given", .count(given)), Given("shape", .said(shape)), Given("extremes", .said(extremes)), Given("missing", .said(missing))) }
  static func soundShape() -> Said { Said("sound.shape") }
  static func soundExtremes() -> Said { Said("sound.extremes") }
  static func soundMissing(count: Int) -> Said { Said("sound.missing", Given("count", .count(count))) }
  static func axesSharedByAll(names: Said) -> Said { Said("axes.sharedByAll", Given("names", .said(names))) }
  static func axesShared(names: Said) -> Said { Said("axes.shared", Given("names", .said(names))) }
  static func axesOwn() -> Said { Said("axes.own") }
  static func axesOthersOwn() -> Said { Said("axes.othersOwn") }
  static func soundLogarithmic() -> Said { Said("sound.logarithmic") }
  static func soundOrder(names: Said) -> Said { Said("sound.order", Given("names", .said(names))) }
  static func soundPlaces(places: Said) -> Said { Said("sound.places", Given("places", .said(places))) }
  static func soundPlace(name: Said, side: SoundSide) -> Said { Said("sound.place", Given("name", .said(name)), Given("side", .name(side.messageName))) }
  static func soundAtOnce(names: Said, first: Said) -> Said { Said("sound.atOnce", Given("names", .said(names)), Given("first", .said(first))) }
  static func soundInverted() -> Said { Said("sound.inverted") }
  static func soundRanks() -> Said { Said("sound.ranks") }
  static func soundBeginning(series: Said, isZero: Bool) -> Said { Said("sound.beginning", Given("series", .said(series)), Given("isZero", .flag(isZero))) }
  static func soundNotes(scale: NoteScale) -> Said { Said("sound.notes", Given("scale", .name(scale.messageName, table: "scale"))) }
  static func soundSmoothed(by: Said) -> Said { Said("sound.smoothed", Given("by", .said(by))) }
  static func smoothingExponential(alpha: Figure) -> Said { Said("smoothing.exponential", Given("alpha", .figure(alpha))) }
  static func smoothingMedian(width: Int) -> Said { Said("smoothing.median", Given("width", .count(width))) }
  static func smoothingMean(width: Int) -> Said { Said("smoothing.mean", Given("width", .count(width))) }
  static func soundGapsUnheard(count: Int) -> Said { Said("sound.gapsUnheard", Given("count", .count(count))) }
  static func soundClipped(count: Int) -> Said { Said("sound.clipped", Given("count", .count(count))) }
  static func soundRhythm(isEven: Bool, isContinuous: Bool, length: Said) -> Said { Said("sound.rhythm", Given("isEven", .flag(isEven)), Given("isContinuous", .flag(isContinuous)), Given("length", .said(length))) }
  static func soundLength(seconds: Figure) -> Said { Said("sound.length", Given("seconds", .figure(seconds))) }
  static func soundJoined(points: Said) -> Said { Said("sound.joined", Given("points", .said(points))) }
  static func soundCandles(length: Said) -> Said { Said("sound.candles", Given("length", .said(length))) }
  static func soundVolume() -> Said { Said("sound.volume") }
  static func lawOf(names: Said) -> Said { Said("law.of", Given("names", .said(names))) }
  static func lawOne(value: Figure, series: Said, unit: Said, hertz: Figure) -> Said { Said("law.one", Given("value", .figure(value)), Given("series", .said(series)), Given("unit", .said(unit)), Given("hertz", .figure(hertz))) }
  static func lawRange(low: Figure, high: Figure, series: Said, unit: Said, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: Said) -> Said { Said("law.range", Given("low", .figure(low)), Given("high", .figure(high)), Given("series", .said(series)), Given("unit", .said(unit)), Given("lowHertz", .figure(lowHertz)), Given("highHertz", .figure(highHertz)), Given("isLogarithmic", .flag(isLogarithmic)), Given("notes", .said(notes))) }
  static func lawNotes(scale: NoteScale) -> Said { Said("law.notes", Given("scale", .name(scale.messageName, table: "scale"))) }
  static func answerFirstReached(value: Figure, place: Said) -> Said { Said("answer.firstReached", Given("value", .figure(value)), Given("place", .said(place))) }
  static func answerMean(mean: Figure) -> Said { Said("answer.mean", Given("mean", .figure(mean))) }
  static func answerMedian(median: Figure) -> Said { Said("answer.median", Given("median", .figure(median))) }
  static func reservationLastOf(place: Mention) -> Said { Said("reservation.lastOf", Given("place", .place(place))) }
  static func reservationWithin(place: Mention) -> Said { Said("reservation.within", Given("place", .place(place))) }
  static func reservationBefore(place: Mention) -> Said { Said("reservation.before", Given("place", .place(place))) }
  static func reservationBeforeMissing(place: Mention) -> Said { Said("reservation.beforeMissing", Given("place", .place(place))) }
  static func reportHeading(company: Said) -> Said { Said("report.heading", Given("company", .said(company))) }
  static func reportFigure(measure: Report.Measure, amount: Said, period: Rhythm, end: Mention, change: Said, filed: Mention) -> Said { Said("report.figure", Given("measure", .name(measure.messageName, table: "reported")), Given("amount", .said(amount)), Given("period", .name(period.messageName, table: "rhythm")), Given("end", .place(end)), Given("change", .said(change)), Given("filed", .place(filed))) }
  static func reportDerived(derivation: Said) -> Said { Said("report.derived", Given("derivation", .said(derivation))) }
  static func reportLine(measure: Report.Measure, amount: Said, period: Rhythm, start: Mention, end: Mention, form: Said, filed: Mention, derivation: Said) -> Said { Said("report.line", Given("measure", .name(measure.messageName, table: "reported")), Given("amount", .said(amount)), Given("period", .name(period.messageName, table: "rhythm")), Given("start", .place(start)), Given("end", .place(end)), Given("form", .said(form)), Given("filed", .place(filed)), Given("derivation", .said(derivation))) }
  static func reportForm(form: Said) -> Said { Said("report.form", Given("form", .said(form))) }
  static func reportDerivation(derivation: Said) -> Said { Said("report.derivation", Given("derivation", .said(derivation))) }
  static func reportNothing(measure: Report.Measure, period: Rhythm) -> Said { Said("report.nothing", Given("measure", .name(measure.messageName, table: "reported")), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportOrigin(origin: Report.Origin) -> Said { Said("report.origin", Given("origin", .name(origin.messageName))) }
  static func reportChange(percent: Said, isUp: Bool, period: Rhythm) -> Said { Said("report.change", Given("percent", .said(percent)), Given("isUp", .flag(isUp)), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportTimes(times: Figure, period: Rhythm) -> Said { Said("report.times", Given("times", .figure(times)), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportAgainst(amount: Said, period: Rhythm) -> Said { Said("report.against", Given("amount", .said(amount)), Given("period", .name(period.messageName, table: "rhythm"))) }
  static func reportUnchanged(period: Rhythm) -> Said { Said("report.unchanged", Given("period", .name(period.messageName, table: "rhythm"))) }
  static func insiderHeading(company: Said, start: Mention, end: Mention) -> Said { Said("insider.heading", Given("company", .said(company)), Given("start", .place(start)), Given("end", .place(end))) }
  static func insiderNothing() -> Said { Said("insider.nothing") }
  static func insiderNobody(isPurchase: Bool) -> Said { Said("insider.nobody", Given("isPurchase", .flag(isPurchase))) }
  static func insiderTotal(count: Int, isPurchase: Bool, shares: Said, money: Said) -> Said { Said("insider.total", Given("count", .count(count)), Given("isPurchase", .flag(isPurchase)), Given("shares", .said(shares)), Given("money", .said(money))) }
  static func insiderMoney(amount: Said) -> Said { Said("insider.money", Given("amount", .said(amount))) }
  static func insiderLargest(isPurchase: Bool, name: Said, role: Said, shares: Said, price: Said, against: Said) -> Said { Said("insider.largest", Given("isPurchase", .flag(isPurchase)), Given("name", .said(name)), Given("role", .said(role)), Given("shares", .said(shares)), Given("price", .said(price)), Given("against", .said(against))) }
  static func insiderAgainst(isAbove: Bool, percent: Said, date: Mention) -> Said { Said("insider.against", Given("isAbove", .flag(isAbove)), Given("percent", .said(percent)), Given("date", .place(date))) }
  static func insiderAsClose(date: Mention) -> Said { Said("insider.asClose", Given("date", .place(date))) }
  static func insiderTrade(isPurchase: Bool, name: Said, role: Said, shares: Said, price: Said) -> Said { Said("insider.trade", Given("isPurchase", .flag(isPurchase)), Given("name", .said(name)), Given("role", .said(role)), Given("shares", .said(shares)), Given("price", .said(price))) }
  static func insiderBrief(isPurchase: Bool, shares: Said, name: Said) -> Said { Said("insider.brief", Given("isPurchase", .flag(isPurchase)), Given("shares", .said(shares)), Given("name", .said(name))) }
  static func insiderLine(date: Mention, name: Said, role: Said, kind: Said, shares: Said, price: Said, filed: Mention) -> Said { Said("insider.line", Given("date", .place(date)), Given("name", .said(name)), Given("role", .said(role)), Given("kind", .said(kind)), Given("shares", .said(shares)), Given("price", .said(price)), Given("filed", .place(filed))) }
  static func insiderKind(kind: InsiderReport.Kind) -> Said { Said("insider.kind", Given("kind", .name(kind.messageName))) }
  static func insiderPrice(amount: Said, isAverage: Bool) -> Said { Said("insider.price", Given("amount", .said(amount)), Given("isAverage", .flag(isAverage))) }
  static func insiderRole(role: Said) -> Said { Said("insider.role", Given("role", .said(role))) }
  static func insiderPosition(position: InsiderReport.Position) -> Said { Said("insider.position", Given("position", .name(position.messageName))) }
  static func insiderApart(parts: Said) -> Said { Said("insider.apart", Given("parts", .said(parts))) }
  static func insiderPart(count: Int, kind: InsiderReport.Kind) -> Said { Said("insider.part", Given("count", .count(count)), Given("kind", .name(kind.messageName))) }
  static func insiderOdd(oddity: InsiderReport.Oddity, count: Int) -> Said { Said("insider.odd", Given("oddity", .name(oddity.messageName)), Given("count", .count(count))) }
  static func holdersTotal(company: Said, institutions: Int, shares: Said, value: Said, date: Mention) -> Said { Said("holders.total", Given("company", .said(company)), Given("institutions", .count(institutions)), Given("shares", .said(shares)), Given("value", .said(value)), Given("date", .place(date))) }
  static func holdersOptionsOnly(company: Said, date: Mention) -> Said { Said("holders.optionsOnly", Given("company", .said(company)), Given("date", .place(date))) }
  static func holdersChange(percent: Said, isUp: Bool) -> Said { Said("holders.change", Given("percent", .said(percent)), Given("isUp", .flag(isUp))) }
  static func holdersUnchanged() -> Said { Said("holders.unchanged") }
  static func holdersAgainst(shares: Said) -> Said { Said("holders.against", Given("shares", .said(shares))) }
  static func holdersThen(institutions: Int) -> Said { Said("holders.then", Given("institutions", .count(institutions))) }
  static func holdersOptions(calls: Said, puts: Said) -> Said { Said("holders.options", Given("calls", .said(calls)), Given("puts", .said(puts))) }
  static func holdersCalls(calls: Said) -> Said { Said("holders.calls", Given("calls", .said(calls))) }
  static func holdersPuts(puts: Said) -> Said { Said("holders.puts", Given("puts", .said(puts))) }
  static func holdersLargest(holders: Said) -> Said { Said("holders.largest", Given("holders", .said(holders))) }
  static func holdersHolder(name: Said, shares: Said) -> Said { Said("holders.holder", Given("name", .said(name)), Given("shares", .said(shares))) }
  static func holdersLine(name: Said, shares: Said, value: Said) -> Said { Said("holders.line", Given("name", .said(name)), Given("shares", .said(shares)), Given("value", .said(value))) }
  static func holdersSecurity(issuer: Said, kind: Said, cusip: String) -> Said { Said("holders.security", Given("issuer", .said(issuer)), Given("kind", .said(kind)), Given("cusip", .text(cusip))) }
  static func holdersSecurityCommon(issuer: Said, cusip: String) -> Said { Said("holders.securityCommon", Given("issuer", .said(issuer)), Given("cusip", .text(cusip))) }
  static func explorePosition(position: String, count: String) -> Said { Said("explore.position", Given("position", .text(position)), Given("count", .text(count))) }
  static func exploreCell(row: String, rows: Int, column: String, columns: Int) -> Said { Said("explore.cell", Given("row", .text(row)), Given("rows", .count(rows)), Given("column", .text(column)), Given("columns", .count(columns))) }
  static func exploreCellBriefly(row: String, column: String) -> Said { Said("explore.cellBriefly", Given("row", .text(row)), Given("column", .text(column))) }
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
extension InsiderReport.Kind { var messageName: String { switch self { case .purchase: "purchase"; case .sale: "sale"; case .grant: "grant"; case .exercise: "exercise"; case .tax: "tax"; case .gift: "gift"; case .other: "other" } } }
extension InsiderReport.Oddity { var messageName: String { switch self { case .unpriced: "unpriced"; case .faulty: "faulty"; case .joint: "joint"; case .replaced: "replaced"; case .unread: "unread"; case .pending: "pending" } } }
extension InsiderReport.Position { var messageName: String { switch self { case .officer: "officer"; case .director: "director"; case .owner: "owner"; case .other: "other" } } }
extension LegNote { var messageName: String { switch self { case .none: "none"; case .highest: "highest"; case .highestFirst: "highestFirst"; case .lowest: "lowest"; case .lowestFirst: "lowestFirst" } } }
extension ListOrder { var messageName: String { switch self { case .ascending: "ascending"; case .descending: "descending" } } }
extension ListSide { var messageName: String { switch self { case .below: "below"; case .above: "above"; case .both: "both" } } }
extension MoveRole { var messageName: String { switch self { case .setback: "setback"; case .recovery: "recovery"; case .fall: "fall"; case .rise: "rise" } } }
extension NoteScale { var messageName: String { switch self { case .chromatic: "chromatic"; case .major: "major"; case .minor: "minor"; case .pentatonic: "pentatonic" } } }
extension OddEnd { var messageName: String { switch self { case .first: "first"; case .inner: "inner"; case .last: "last" } } }
extension PageText { var messageName: String { switch self { case .listen: "listen"; case .play: "play"; case .pause: "pause"; case .stop: "stop"; case .slower: "slower"; case .faster: "faster"; case .volume: "volume"; case .previous: "previous"; case .next: "next"; case .needsScript: "needsScript"; case .refused: "refused"; case .goToPlace: "goToPlace"; case .point: "point"; case .series: "series"; case .range: "range"; case .all: "all"; case .keys: "keys"; case .keysNote: "keysNote"; case .explore: "explore"; case .numbers: "numbers"; case .picture: "picture"; case .table: "table"; case .missing: "missing"; case .downloads: "downloads"; case .sound: "sound"; case .data: "data"; case .captions: "captions"; case .date: "date"; case .number: "number"; case .category: "category"; case .row: "row"; case .figures: "figures"; case .figuresNote: "figuresNote"; case .reported: "reported"; case .notes: "notes"; case .language: "language"; case .from: "from"; case .to: "to"; case .count: "count"; case .percent: "percent"; case .density: "density"; case .group: "group"; case .name: "name"; case .lower: "lower"; case .upper: "upper"; case .median: "median"; case .lowerWhisker: "lowerWhisker"; case .lowerQuartile: "lowerQuartile"; case .upperQuartile: "upperQuartile"; case .upperWhisker: "upperWhisker"; case .farOut: "farOut" } } }
extension Report.Measure { var messageName: String { switch self { case .revenue: "revenue"; case .earnings: "earnings"; case .cashFlow: "cashFlow"; case .revenuePerShare: "revenuePerShare"; case .earningsPerShare: "earningsPerShare"; case .cashFlowPerShare: "cashFlowPerShare" } } }
extension Report.Origin { var messageName: String { switch self { case .filed: "filed"; case .restOfYear: "restOfYear"; case .restOfMonths: "restOfMonths"; case .perShare: "perShare"; case .perShareOfRest: "perShareOfRest" } } }
extension SeasonPeriod { var messageName: String { switch self { case .year: "year"; case .week: "week"; case .day: "day" } } }
extension SeasonStrength { var messageName: String { switch self { case .weak: "weak"; case .clear: "clear"; case .strong: "strong" } } }
extension ShapeCourse { var messageName: String { switch self { case .steady: "steady"; case .withUpsAndDowns: "withUpsAndDowns"; case .overall: "overall"; case .slight: "slight"; case .everFaster: "everFaster"; case .slowing: "slowing"; case .withPause: "withPause" } } }
extension ShapeMove { var messageName: String { switch self { case .rise: "rise"; case .fall: "fall"; case .level: "level" } } }
extension SoundSide { var messageName: String { switch self { case .left: "left"; case .right: "right"; case .halfLeft: "halfLeft"; case .halfRight: "halfRight" } } }
extension StandingPosition { var messageName: String { switch self { case .alone: "alone"; case .leading: "leading"; case .at: "at" } } }
extension TrendClass { var messageName: String { switch self { case .tooFew: "tooFew"; case .unchanged: "unchanged"; case .roseSteadily: "roseSteadily"; case .fellSteadily: "fellSteadily"; case .roseWithSetbacks: "roseWithSetbacks"; case .fellWithRecoveries: "fellWithRecoveries"; case .roseThenFell: "roseThenFell"; case .fellThenRecovered: "fellThenRecovered"; case .steadyWithPeak: "steadyWithPeak"; case .steadyWithTrough: "steadyWithTrough"; case .littleChange: "littleChange"; case .mixedHigher: "mixedHigher"; case .mixedLower: "mixedLower" } } }
extension TrendEnding { var messageName: String { switch self { case .between: "between"; case .aboutWhereItBegan: "aboutWhereItBegan"; case .beyond: "beyond" } } }
