// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Wording {
  func rhythm(_ key: Rhythm, form: TermForm) -> String { word("rhythm", key.messageName, form) }
  func gender(of key: Rhythm) -> Gender { gender("rhythm", key.messageName) }
  func measure(_ key: PriceValue, form: TermForm) -> String { word("measure", key.messageName, form) }
  func scale(_ key: NoteScale, form: TermForm) -> String { word("scale", key.messageName, form) }
  func subject(_ key: ExtremeSubject, form: TermForm) -> String { word("subject", key.messageName, form) }
  func reported(_ key: Report.Measure, form: TermForm) -> String { word("reported", key.messageName, form) }
  func month(_ key: Int, form: TermForm) -> String { word("month", "\(key)", form) }
  func weekday(_ key: Int, form: TermForm) -> String { word("weekday", "\(key)", form) }
  func weekdayName(_ key: Int, form: TermForm) -> String { word("weekdayName", "\(key)", form) }
  func monthShort(_ key: Int, form: TermForm) -> String { word("monthShort", "\(key)", form) }
  func field(_ key: PriceValue, form: TermForm) -> String { word("field", key.messageName, form) }
  func keyName(_ key: ExplorationKey.Name, form: TermForm) -> String { word("keyName", key.messageName, form) }
  func ordinal(_ key: Int, form: TermForm) -> String { word("ordinal", "\(key)", form) }
  func minus(number: String) -> String { say("minus", ("number", .text(number))) }
  func numberGroup(digits: DecimalDigits, group: NumberGroup) -> String { say("number.group", ("digits", .digits(digits)), ("group", .name(group.messageName))) }
  func numberPart(digits: DecimalDigits, group: NumberGroup) -> String { say("number.part", ("digits", .digits(digits)), ("group", .name(group.messageName))) }
  func numberPower(digits: DecimalDigits, exponent: String) -> String { say("number.power", ("digits", .digits(digits)), ("exponent", .text(exponent))) }
  func amount(number: Figure, unit: String) -> String { say("amount", ("number", .figure(number)), ("unit", .text(unit))) }
  func percent(number: Figure) -> String { say("percent", ("number", .figure(number))) }
  func percentShort(number: String) -> String { say("percent.short", ("number", .text(number))) }
  func numberOver(number: String) -> String { say("number.over", ("number", .text(number))) }
  func numberUnder(number: String) -> String { say("number.under", ("number", .text(number))) }
  func numberAbout(number: String) -> String { say("number.about", ("number", .text(number))) }
  func percentUnderATenth() -> String { say("percent.underATenth") }
  func percentAlmostAll() -> String { say("percent.almostAll") }
  func sizeTimes(times: Figure) -> String { say("size.times", ("times", .figure(times))) }
  func sizePoints(points: Figure) -> String { say("size.points", ("points", .figure(points))) }
  func sizePlaces(places: Figure) -> String { say("size.places", ("places", .figure(places))) }
  func rankPlace(rank: Int, isOrdinal: Bool) -> String { say("rank.place", ("rank", .count(rank)), ("isOrdinal", .flag(isOrdinal))) }
  func rankCourse(isUp: Bool, from: String, to: String) -> String { say("rank.course", ("isUp", .flag(isUp)), ("from", .text(from)), ("to", .text(to))) }
  func sizeUntold() -> String { say("size.untold") }
  func sizeBy(size: ChangeSize) -> String { say("size.by", ("size", .size(size))) }
  func sizeByUntold() -> String { say("size.byUntold") }
  func counted(count: Int, rhythm: Rhythm) -> String { say("counted", ("count", .count(count)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func repeatsDates(positions: Int, areMany: Bool) -> String { say("repeats.dates", ("positions", .count(positions)), ("areMany", .flag(areMany))) }
  func repeatsTimes(positions: Int, areMany: Bool) -> String { say("repeats.times", ("positions", .count(positions)), ("areMany", .flag(areMany))) }
  func repeatsPositions(positions: Int) -> String { say("repeats.positions", ("positions", .count(positions))) }
  func spanWithin(count: Int, rhythm: Rhythm) -> String { say("span.within", ("count", .count(count)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func spanAgo(count: Int, rhythm: Rhythm) -> String { say("span.ago", ("count", .count(count)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func listLast(before: String, last: String) -> String { say("list.last", ("before", .text(before)), ("last", .text(last))) }
  func namesOthers(count: Int) -> String { say("names.others", ("count", .count(count))) }
  func namesMore(count: Int) -> String { say("names.more", ("count", .count(count))) }
  func dateBefore(year: Int) -> String { say("date.before", ("year", .count(year))) }
  func dateYear(year: Int, form: TermForm) -> String { say("date.year", ("year", .count(year)), ("form", .name(form.messageName))) }
  func dateQuarter(quarter: Int, year: Int, form: TermForm) -> String { say("date.quarter", ("quarter", .count(quarter)), ("year", .count(year)), ("form", .name(form.messageName))) }
  func dateQuarterAlone(quarter: Int, form: TermForm) -> String { say("date.quarterAlone", ("quarter", .count(quarter)), ("form", .name(form.messageName))) }
  func dateMonth(month: Int, year: Int, form: TermForm) -> String { say("date.month", ("month", .count(month)), ("year", .count(year)), ("form", .name(form.messageName))) }
  func dateMonthAlone(month: Int, form: TermForm) -> String { say("date.monthAlone", ("month", .count(month)), ("form", .name(form.messageName))) }
  func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> String { say("date.day", ("day", .count(day)), ("month", .count(month)), ("year", .count(year)), ("form", .name(form.messageName))) }
  func dateDayAlone(day: Int, month: Int, form: TermForm) -> String { say("date.dayAlone", ("day", .count(day)), ("month", .count(month)), ("form", .name(form.messageName))) }
  func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> String { say("date.dayShort", ("day", .count(day)), ("month", .count(month)), ("year", .count(year)), ("form", .name(form.messageName))) }
  func dateQuarterBrief(quarter: Int, year: String) -> String { say("date.quarterBrief", ("quarter", .count(quarter)), ("year", .text(year))) }
  func dateMonthBrief(month: Int, year: String) -> String { say("date.monthBrief", ("month", .count(month)), ("year", .text(year))) }
  func dateDayBrief(day: Int, month: Int, year: String) -> String { say("date.dayBrief", ("day", .count(day)), ("month", .count(month)), ("year", .text(year))) }
  func dateWeekday(weekday: Int, form: TermForm) -> String { say("date.weekday", ("weekday", .count(weekday)), ("form", .name(form.messageName))) }
  func dateOfYear(place: String, year: Int) -> String { say("date.ofYear", ("place", .text(place)), ("year", .count(year))) }
  func dateOfWeek(place: String, week: Int) -> String { say("date.ofWeek", ("place", .text(place)), ("week", .count(week))) }
  func dateTime(clock: String, day: String, form: TermForm) -> String { say("date.time", ("clock", .text(clock)), ("day", .text(day)), ("form", .name(form.messageName))) }
  func dateClock(clock: String) -> String { say("date.clock", ("clock", .text(clock))) }
  func placeRow(row: Int, form: TermForm) -> String { say("place.row", ("row", .count(row)), ("form", .name(form.messageName))) }
  func placeAt(place: Mention) -> String { say("place.at", ("place", .place(place))) }
  func placeUntil(place: Mention) -> String { say("place.until", ("place", .place(place))) }
  func placeSince(place: Mention) -> String { say("place.since", ("place", .place(place))) }
  func placeFrom(place: Mention) -> String { say("place.from", ("place", .place(place))) }
  func placeBefore(place: Mention) -> String { say("place.before", ("place", .place(place))) }
  func placeTo(place: Mention) -> String { say("place.to", ("place", .place(place))) }
  func placeRange(first: Mention, last: Mention) -> String { say("place.range", ("first", .place(first)), ("last", .place(last))) }
  func placeWeek(place: Mention) -> String { say("place.week", ("place", .place(place))) }
  func subjectUnit(subject: String, unit: String) -> String { say("subject.unit", ("subject", .text(subject)), ("unit", .text(unit))) }
  func subjectAlong(subject: String, axis: String) -> String { say("subject.along", ("subject", .text(subject)), ("axis", .text(axis))) }
  func titleSeries(title: String, count: Int) -> String { say("title.series", ("title", .text(title)), ("count", .count(count))) }
  func seriesCount(count: Int) -> String { say("series.count", ("count", .count(count))) }
  func it(isPrice: Bool) -> String { say("it", ("isPrice", .flag(isPrice))) }
  func lead(subject: String, isPrice: Bool) -> String { say("lead", ("subject", .text(subject)), ("isPrice", .flag(isPrice))) }
  func movementValues(values: String, change: String) -> String { say("movement.values", ("values", .text(values)), ("change", .text(change))) }
  func movementOnly(value: Figure) -> String { say("movement.only", ("value", .figure(value))) }
  func movementOnlyAt(value: Figure, place: Mention) -> String { say("movement.onlyAt", ("value", .figure(value)), ("place", .place(place))) }
  func movementFlat(value: Figure, it: String) -> String { say("movement.flat", ("value", .figure(value)), ("it", .text(it))) }
  func movementTrend(it: String, trend: String) -> String { say("movement.trend", ("it", .text(it)), ("trend", .text(trend))) }
  func movementTrendAndChange(it: String, trend: String, change: String, isAgainst: Bool, isClause: Bool) -> String { say("movement.trendAndChange", ("it", .text(it)), ("trend", .text(trend)), ("change", .text(change)), ("isAgainst", .flag(isAgainst)), ("isClause", .flag(isClause))) }
  func movementAlmostUnchanged(it: String) -> String { say("movement.almostUnchanged", ("it", .text(it))) }
  func movementAlmostUnchangedTrend(it: String, trend: String) -> String { say("movement.almostUnchangedTrend", ("it", .text(it)), ("trend", .text(trend))) }
  func trendAlmostUnchanged() -> String { say("trend.almostUnchanged") }
  func courseAlmostUnchanged() -> String { say("course.almostUnchanged") }
  func baseChange(change: String, from: String) -> String { say("base.change", ("change", .text(change)), ("from", .text(from))) }
  func baseUnchanged(from: String) -> String { say("base.unchanged", ("from", .text(from))) }
  func unchangedAt(value: Figure, span: String) -> String { say("unchanged.at", ("value", .figure(value)), ("span", .text(span))) }
  func trend(shape: TrendClass, isPrice: Bool) -> String { say("trend", ("shape", .name(shape.messageName)), ("isPrice", .flag(isPrice))) }
  func trendRoseThenFell(turn: Mention, ending: TrendClause.Ending) -> String { say("trend.roseThenFell", ("turn", .place(turn)), ("ending", .name(ending.messageName))) }
  func trendFellThenRecovered(turn: Mention, ending: TrendClause.Ending) -> String { say("trend.fellThenRecovered", ("turn", .place(turn)), ("ending", .name(ending.messageName))) }
  func trendNear(value: Figure) -> String { say("trend.near", ("value", .figure(value))) }
  func trendPeak(stayed: String, value: Figure, place: String) -> String { say("trend.peak", ("stayed", .text(stayed)), ("value", .figure(value)), ("place", .text(place))) }
  func trendTrough(stayed: String, value: Figure, place: String) -> String { say("trend.trough", ("stayed", .text(stayed)), ("value", .figure(value)), ("place", .text(place))) }
  func spikeAt(place: Mention, isFirst: Bool) -> String { say("spike.at", ("place", .place(place)), ("isFirst", .flag(isFirst))) }
  func changeSize(size: String, isUp: Bool, isBound: Bool) -> String { say("change.size", ("size", .text(size)), ("isUp", .flag(isUp)), ("isBound", .flag(isBound))) }
  func changeSizeBare(size: String, isUp: Bool) -> String { say("change.sizeBare", ("size", .text(size)), ("isUp", .flag(isUp))) }
  func changeUntold(isUp: Bool) -> String { say("change.untold", ("isUp", .flag(isUp))) }
  func changeTimes(times: Figure, isFromBase: Bool) -> String { say("change.times", ("times", .figure(times)), ("isFromBase", .flag(isFromBase))) }
  func changeTimesFitted(times: Figure) -> String { say("change.timesFitted", ("times", .figure(times))) }
  func changeEnds(change: String, from: String, to: String) -> String { say("change.ends", ("change", .text(change)), ("from", .text(from)), ("to", .text(to))) }
  func changeMeans(change: String, from: Figure, to: Figure, over: String) -> String { say("change.means", ("change", .text(change)), ("from", .figure(from)), ("to", .figure(to)), ("over", .text(over))) }
  func changeCycles(change: String, from: Figure, to: Figure, period: SeasonPeriod) -> String { say("change.cycles", ("change", .text(change)), ("from", .figure(from)), ("to", .figure(to)), ("period", .name(period.messageName))) }
  func changeEndsAlone(from: String, to: String) -> String { say("change.endsAlone", ("from", .text(from)), ("to", .text(to))) }
  func changeInAll(from: String, to: String) -> String { say("change.inAll", ("from", .text(from)), ("to", .text(to))) }
  func changeUnchangedFromBase(span: String, from: String) -> String { say("change.unchangedFromBase", ("span", .text(span)), ("from", .text(from))) }
  func changeBothEnds(value: Figure) -> String { say("change.bothEnds", ("value", .figure(value))) }
  func changeBothEndsAt(value: Figure, place: Mention) -> String { say("change.bothEndsAt", ("value", .figure(value)), ("place", .place(place))) }
  func extremesFirstHighest(subject: ExtremeSubject) -> String { say("extremes.firstHighest", ("subject", .name(subject.messageName, table: "subject"))) }
  func extremesLastHighest(subject: ExtremeSubject) -> String { say("extremes.lastHighest", ("subject", .name(subject.messageName, table: "subject"))) }
  func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> String { say("extreme.end", ("extreme", .name(extreme.messageName)), ("isFirst", .flag(isFirst)), ("before", .name(before.messageName)), ("subject", .name(subject.messageName, table: "subject"))) }
  func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String { say("extreme.at", ("extreme", .name(extreme.messageName)), ("value", .figure(value)), ("place", .place(place)), ("before", .name(before.messageName)), ("subject", .name(subject.messageName, table: "subject"))) }
  func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String { say("extreme.firstAt", ("extreme", .name(extreme.messageName)), ("value", .figure(value)), ("place", .place(place)), ("before", .name(before.messageName)), ("subject", .name(subject.messageName, table: "subject"))) }
  func legsNext(before: String, leg: String, isLast: Bool, isSoFar: Bool) -> String { say("legs.next", ("before", .text(before)), ("leg", .text(leg)), ("isLast", .flag(isLast)), ("isSoFar", .flag(isSoFar))) }
  func legSize(size: String) -> String { say("leg.size", ("size", .text(size))) }
  func legPlace(place: Mention) -> String { say("leg.place", ("place", .place(place))) }
  func legTo(isUp: Bool, size: String, value: Figure, place: String, note: String, isNext: Bool) -> String { say("leg.to", ("isUp", .flag(isUp)), ("size", .text(size)), ("value", .figure(value)), ("place", .text(place)), ("note", .text(note)), ("isNext", .flag(isNext))) }
  func legNote(note: LegNote) -> String { say("leg.note", ("note", .name(note.messageName))) }
  func legExtreme(note: LegNote) -> String { say("leg.extreme", ("note", .name(note.messageName))) }
  func legSoFar(isUp: Bool, size: String, extreme: String, isNext: Bool, isCurrent: Bool) -> String { say("leg.soFar", ("isUp", .flag(isUp)), ("size", .text(size)), ("extreme", .text(extreme)), ("isNext", .flag(isNext)), ("isCurrent", .flag(isCurrent))) }
  func swing(isHigh: Bool, before: ChangeSize, start: String, since: ChangeSize, isCurrent: Bool) -> String { say("swing", ("isHigh", .flag(isHigh)), ("before", .size(before)), ("start", .text(start)), ("since", .size(since)), ("isCurrent", .flag(isCurrent))) }
  func swingStart(start: String) -> String { say("swing.start", ("start", .text(start))) }
  func moveLargest(role: LargestMove.Role, size: ChangeSize, from: String, to: String) -> String { say("move.largest", ("role", .name(role.messageName)), ("size", .size(size)), ("from", .text(from)), ("to", .text(to))) }
  func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: String) -> String { say("steps", ("rhythm", .name(rhythm.messageName, table: "rhythm")), ("typical", .size(typical)), ("isUp", .flag(isUp)), ("largest", .size(largest)), ("place", .text(place))) }
  func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: String) -> String { say("step.opposite", ("isUp", .flag(isUp)), ("rhythm", .name(rhythm.messageName, table: "rhythm")), ("size", .size(size)), ("place", .text(place))) }
  func gapsMissing(count: Int, rhythm: Rhythm) -> String { say("gaps.missing", ("count", .count(count)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func gapsSingle(missing: String, place: Mention) -> String { say("gaps.single", ("missing", .text(missing)), ("place", .place(place))) }
  func gapsRun(missing: String, first: Mention, last: Mention) -> String { say("gaps.run", ("missing", .text(missing)), ("first", .place(first)), ("last", .place(last))) }
  func gapsScattered(missing: String) -> String { say("gaps.scattered", ("missing", .text(missing))) }
  func gapsMany(missing: String, count: Int, longest: String, place: Mention) -> String { say("gaps.many", ("missing", .text(missing)), ("count", .count(count)), ("longest", .text(longest)), ("place", .place(place))) }
  func barsClosed(rose: Int, fell: Int, unchanged: String, runs: String) -> String { say("bars.closed", ("rose", .count(rose)), ("fell", .count(fell)), ("unchanged", .text(unchanged)), ("runs", .text(runs))) }
  func barsUnchanged(count: Int) -> String { say("bars.unchanged", ("count", .count(count))) }
  func barsRuns(rises: Int, falls: Int) -> String { say("bars.runs", ("rises", .count(rises)), ("falls", .count(falls))) }
  func barsWidest(place: Mention, low: Figure, high: Figure) -> String { say("bars.widest", ("place", .place(place)), ("low", .figure(low)), ("high", .figure(high))) }
  func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> String { say("bars.gap", ("place", .place(place)), ("isUp", .flag(isUp)), ("close", .figure(close)), ("open", .figure(open))) }
  func period(length: Figure, rhythm: Rhythm) -> String { say("period", ("length", .figure(length)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func averageMean(mean: Figure) -> String { say("average.mean", ("mean", .figure(mean))) }
  func averageAlike(mean: Figure) -> String { say("average.alike", ("mean", .figure(mean))) }
  func averageAlikeDeviation(deviation: Figure) -> String { say("average.alikeDeviation", ("deviation", .figure(deviation))) }
  func averageMedian(median: Figure) -> String { say("average.median", ("median", .figure(median))) }
  func averageDeviation(deviation: Figure) -> String { say("average.deviation", ("deviation", .figure(deviation))) }
  func thirds(first: Figure, last: Figure) -> String { say("thirds", ("first", .figure(first)), ("last", .figure(last))) }
  func thirdsAlike(value: Figure) -> String { say("thirds.alike", ("value", .figure(value))) }
  func shapeLevel() -> String { say("shape.level") }
  func shapeMostly(low: Figure, high: Figure) -> String { say("shape.mostly", ("low", .figure(low)), ("high", .figure(high))) }
  func shapeConstant(value: Figure) -> String { say("shape.constant", ("value", .figure(value))) }
  func shapeWithin(percent: String) -> String { say("shape.within", ("percent", .text(percent))) }
  func shapeButForSingle(value: Figure, count: Int) -> String { say("shape.butForSingle", ("value", .figure(value)), ("count", .count(count))) }
  func shapeSwings(low: Figure, high: Figure) -> String { say("shape.swings", ("low", .figure(low)), ("high", .figure(high))) }
  func shapeEnding(value: Figure) -> String { say("shape.ending", ("value", .figure(value))) }
  func shapeEndingNear(extreme: Extreme) -> String { say("shape.endingNear", ("extreme", .name(extreme.messageName))) }
  func shapeFew(count: Int, low: Figure, high: Figure) -> String { say("shape.few", ("count", .count(count)), ("low", .figure(low)), ("high", .figure(high))) }
  func shapeSpread(count: Int, low: Figure, high: Figure) -> String { say("shape.spread", ("count", .count(count)), ("low", .figure(low)), ("high", .figure(high))) }
  func shapeSorted(count: Int, order: ListOrder, low: Figure, high: Figure) -> String { say("shape.sorted", ("count", .count(count)), ("order", .name(order.messageName)), ("low", .figure(low)), ("high", .figure(high))) }
  func listEven() -> String { say("list.even") }
  func listTail(isUp: Bool) -> String { say("list.tail", ("isUp", .flag(isUp))) }
  func listHumps(count: Int, places: String) -> String { say("list.humps", ("count", .count(count)), ("places", .text(places))) }
  func listHeap(share: String, unit: Figure) -> String { say("list.heap", ("share", .text(share)), ("unit", .figure(unit))) }
  func listFar(isOne: Bool, side: FarValues.Side, values: String) -> String { say("list.far", ("isOne", .flag(isOne)), ("side", .name(side.messageName)), ("values", .text(values))) }
  func listFarMany(count: Int, side: FarValues.Side, value: Figure) -> String { say("list.farMany", ("count", .count(count)), ("side", .name(side.messageName)), ("value", .figure(value))) }
  func shapeHalf(lower: Figure, upper: Figure) -> String { say("shape.half", ("lower", .figure(lower)), ("upper", .figure(upper))) }
  func shapeZeros(share: String, areDates: Bool) -> String { say("shape.zeros", ("share", .text(share)), ("areDates", .flag(areDates))) }
  func shapeOthers(low: Figure, high: Figure, total: Figure) -> String { say("shape.others", ("low", .figure(low)), ("high", .figure(high)), ("total", .figure(total))) }
  func shapeStep(isUp: Bool, place: Mention) -> String { say("shape.step", ("isUp", .flag(isUp)), ("place", .place(place))) }
  func shapeBeforeAndAfter(before: Figure, since: Figure) -> String { say("shape.beforeAndAfter", ("before", .figure(before)), ("since", .figure(since))) }
  func shapeSteps(places: String) -> String { say("shape.steps", ("places", .text(places))) }
  func shapeNextLevel(before: String, level: Figure) -> String { say("shape.nextLevel", ("before", .text(before)), ("level", .figure(level))) }
  func shapeLevels(count: Int, low: Figure, high: Figure, last: Figure, place: Mention) -> String { say("shape.levels", ("count", .count(count)), ("low", .figure(low)), ("high", .figure(high)), ("last", .figure(last)), ("place", .place(place))) }
  func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> String { say("shape.burst", ("usual", .figure(usual)), ("other", .figure(other)), ("first", .place(first)), ("last", .place(last))) }
  func shapeBurstAnd(before: String, other: Figure, first: Mention, last: Mention) -> String { say("shape.burstAnd", ("before", .text(before)), ("other", .figure(other)), ("first", .place(first)), ("last", .place(last))) }
  func shapeBursts(usual: Figure, count: Int, low: Figure, high: Figure, first: String, last: String) -> String { say("shape.bursts", ("usual", .figure(usual)), ("count", .count(count)), ("low", .figure(low)), ("high", .figure(high)), ("first", .text(first)), ("last", .text(last))) }
  func shapeStretch(first: Mention, last: Mention) -> String { say("shape.stretch", ("first", .place(first)), ("last", .place(last))) }
  func shapeButForJump(isUp: Bool, rate: String, jumpsUp: Bool, before: Figure, after: Figure, place: Mention) -> String { say("shape.butForJump", ("isUp", .flag(isUp)), ("rate", .text(rate)), ("jumpsUp", .flag(jumpsUp)), ("before", .figure(before)), ("after", .figure(after)), ("place", .place(place))) }
  func shapeInOneStep(isUp: Bool, before: Figure, after: Figure, place: Mention) -> String { say("shape.inOneStep", ("isUp", .flag(isUp)), ("before", .figure(before)), ("after", .figure(after)), ("place", .place(place))) }
  func shapeRate(slope: Figure, rhythm: Rhythm) -> String { say("shape.rate", ("slope", .figure(slope)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func shapeJump(before: String, isUp: Bool, after: Figure, place: Mention, end: String) -> String { say("shape.jump", ("before", .text(before)), ("isUp", .flag(isUp)), ("after", .figure(after)), ("place", .place(place)), ("end", .text(end))) }
  func shapeBeforeJump(move: ShapeMove, from: Figure, to: Figure) -> String { say("shape.beforeJump", ("move", .name(move.messageName)), ("from", .figure(from)), ("to", .figure(to))) }
  func shapeAfterJump(move: ShapeMove, to: Figure) -> String { say("shape.afterJump", ("move", .name(move.messageName)), ("to", .figure(to))) }
  func shapeBetweenJumps(isUp: Bool, count: Int, places: String) -> String { say("shape.betweenJumps", ("isUp", .flag(isUp)), ("count", .count(count)), ("places", .text(places))) }
  func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> String { say("shape.growth", ("isUp", .flag(isUp)), ("length", .figure(length)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func shapeCourse(course: ShapeClause.Course, isUp: Bool) -> String { say("shape.course", ("course", .name(course.messageName)), ("isUp", .flag(isUp))) }
  func shapeFaster(isUp: Bool, to: Figure, place: Mention) -> String { say("shape.faster", ("isUp", .flag(isUp)), ("to", .figure(to)), ("place", .place(place))) }
  func shapeSlower(isUp: Bool, to: Figure, place: Mention) -> String { say("shape.slower", ("isUp", .flag(isUp)), ("to", .figure(to)), ("place", .place(place))) }
  func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> String { say("shape.thenLevel", ("isUp", .flag(isUp)), ("from", .figure(from)), ("level", .figure(level)), ("place", .place(place))) }
  func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> String { say("shape.afterLevel", ("isUp", .flag(isUp)), ("level", .figure(level)), ("place", .place(place)), ("to", .figure(to))) }
  func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> String { say("shape.betweenLevels", ("isUp", .flag(isUp)), ("from", .figure(from)), ("to", .figure(to)), ("start", .place(start)), ("end", .place(end))) }
  func shapeInterrupted(isUp: Bool, value: Figure, place: String) -> String { say("shape.interrupted", ("isUp", .flag(isUp)), ("value", .figure(value)), ("place", .text(place))) }
  func shapePartFrom(isUp: Bool, from: Figure, to: Figure, by: String) -> String { say("shape.partFrom", ("isUp", .flag(isUp)), ("from", .figure(from)), ("to", .figure(to)), ("by", .text(by))) }
  func shapePartTo(isUp: Bool, isLast: Bool, to: Figure, by: String) -> String { say("shape.partTo", ("isUp", .flag(isUp)), ("isLast", .flag(isLast)), ("to", .figure(to)), ("by", .text(by))) }
  func shapePartLevel(isFirst: Bool, isLast: Bool, until: String) -> String { say("shape.partLevel", ("isFirst", .flag(isFirst)), ("isLast", .flag(isLast)), ("until", .text(until))) }
  func shapeThen(before: String, last: String) -> String { say("shape.then", ("before", .text(before)), ("last", .text(last))) }
  func shapeLast(before: String, last: String) -> String { say("shape.last", ("before", .text(before)), ("last", .text(last))) }
  func shapeAlone(it: String, shape: String) -> String { say("shape.alone", ("it", .text(it)), ("shape", .text(shape))) }
  func shapeDetail(shape: String, detail: String) -> String { say("shape.detail", ("shape", .text(shape)), ("detail", .text(detail))) }
  func placeBy(place: Mention, isAbout: Bool) -> String { say("place.by", ("place", .place(place)), ("isAbout", .flag(isAbout))) }
  func season(period: SeasonPeriod, strength: SeasonClause.Strength, highest: String, lowest: String, apart: Figure) -> String { say("season", ("period", .name(period.messageName)), ("strength", .name(strength.messageName)), ("highest", .text(highest)), ("lowest", .text(lowest)), ("apart", .figure(apart))) }
  func seasonGrowth(season: String, isUp: Bool, from: Figure, to: Figure) -> String { say("season.growth", ("season", .text(season)), ("isUp", .flag(isUp)), ("from", .figure(from)), ("to", .figure(to))) }
  func seasonWeekend(strength: SeasonClause.Strength, isHigher: Bool, apart: Figure) -> String { say("season.weekend", ("strength", .name(strength.messageName)), ("isHigher", .flag(isHigher)), ("apart", .figure(apart))) }
  func seasonWeekendBrief(isHigher: Bool) -> String { say("season.weekendBrief", ("isHigher", .flag(isHigher))) }
  func seasonBrief(period: SeasonPeriod, highest: String) -> String { say("season.brief", ("period", .name(period.messageName)), ("highest", .text(highest))) }
  func oddValue(end: OddClause.End, value: Figure, place: String, isAbove: Bool) -> String { say("odd.value", ("end", .name(end.messageName)), ("value", .figure(value)), ("place", .text(place)), ("isAbove", .flag(isAbove))) }
  func oddMany(count: Int, value: Figure, place: String) -> String { say("odd.many", ("count", .count(count)), ("value", .figure(value)), ("place", .text(place))) }
  func volatility(place: Mention, isMore: Bool, times: Figure) -> String { say("volatility", ("place", .place(place)), ("isMore", .flag(isMore)), ("times", .figure(times))) }
  func jump(place: Mention, from: Figure, to: Figure) -> String { say("jump", ("place", .place(place)), ("from", .figure(from)), ("to", .figure(to))) }
  func yearOnYearSize(place: Mention, value: Figure, size: String, isUp: Bool) -> String { say("yearOnYear.size", ("place", .place(place)), ("value", .figure(value)), ("size", .text(size)), ("isUp", .flag(isUp))) }
  func yearOnYearSame(place: Mention, value: Figure) -> String { say("yearOnYear.same", ("place", .place(place)), ("value", .figure(value))) }
  func half(lower: Figure, upper: Figure) -> String { say("half", ("lower", .figure(lower)), ("upper", .figure(upper))) }
  func endsLiteral(first: Figure, last: Figure) -> String { say("ends.literal", ("first", .figure(first)), ("last", .figure(last))) }
  func furtherAlso(clauses: String) -> String { say("further.also", ("clauses", .text(clauses))) }
  func furtherOthers(count: Int) -> String { say("further.others", ("count", .count(count))) }
  func seriesNames(names: String) -> String { say("series.names", ("names", .text(names))) }
  func seriesMore(count: Int, names: String) -> String { say("series.more", ("count", .count(count)), ("names", .text(names))) }
  func crowdEnds(opening: String, ends: String, isTie: Bool) -> String { say("crowd.ends", ("opening", .text(opening)), ("ends", .text(ends)), ("isTie", .flag(isTie))) }
  func comparisonTie(count: Int, value: Figure) -> String { say("comparison.tie", ("count", .count(count)), ("value", .figure(value))) }
  func comparisonTwo(higher: String, lower: String, high: Figure, low: Figure) -> String { say("comparison.two", ("higher", .text(higher)), ("lower", .text(lower)), ("high", .figure(high)), ("low", .figure(low))) }
  func comparisonMany(highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String { say("comparison.many", ("highest", .text(highest)), ("isMany", .flag(isMany)), ("lowest", .text(lowest)), ("high", .figure(high)), ("low", .figure(low))) }
  func comparisonOfAll(count: Int, highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String { say("comparison.ofAll", ("count", .count(count)), ("highest", .text(highest)), ("isMany", .flag(isMany)), ("lowest", .text(lowest)), ("high", .figure(high)), ("low", .figure(low))) }
  func crossingsNever() -> String { say("crossings.never") }
  func crossingsOnce(place: Mention) -> String { say("crossings.once", ("place", .place(place))) }
  func crossingsOften(count: Int, first: Mention, last: Mention) -> String { say("crossings.often", ("count", .count(count)), ("first", .place(first)), ("last", .place(last))) }
  func leadsNever(isPrice: Bool) -> String { say("leads.never", ("isPrice", .flag(isPrice))) }
  func leadsOnce(place: Mention, isPrice: Bool) -> String { say("leads.once", ("place", .place(place)), ("isPrice", .flag(isPrice))) }
  func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> String { say("leads.often", ("count", .count(count)), ("first", .place(first)), ("last", .place(last)), ("isPrice", .flag(isPrice))) }
  func comparisonTimes(times: Figure) -> String { say("comparison.times", ("times", .figure(times))) }
  func comparisonBetween(names: String) -> String { say("comparison.between", ("names", .text(names))) }
  func comovement(isTogether: Bool, isStrong: Bool, correlation: String) -> String { say("comovement", ("isTogether", .flag(isTogether)), ("isStrong", .flag(isStrong)), ("correlation", .text(correlation))) }
  func comovementCorrelation(correlation: Figure) -> String { say("comovement.correlation", ("correlation", .figure(correlation))) }
  func gapWidest(place: Mention, size: Figure) -> String { say("gap.widest", ("place", .place(place)), ("size", .figure(size))) }
  func gapWidestAtEnd(size: Figure) -> String { say("gap.widestAtEnd", ("size", .figure(size))) }
  func referenceLine(name: String, value: Figure, courses: String) -> String { say("reference.line", ("name", .text(name)), ("value", .figure(value)), ("courses", .text(courses))) }
  func referenceNamed(name: String, course: String) -> String { say("reference.named", ("name", .text(name)), ("course", .text(course))) }
  func referenceThroughout(isAbove: Bool) -> String { say("reference.throughout", ("isAbove", .flag(isAbove))) }
  func referenceNever(isAbove: Bool) -> String { say("reference.never", ("isAbove", .flag(isAbove))) }
  func referenceLevel() -> String { say("reference.level") }
  func referenceSince(isAbove: Bool, place: Mention) -> String { say("reference.since", ("isAbove", .flag(isAbove)), ("place", .place(place))) }
  func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> String { say("reference.between", ("isAbove", .flag(isAbove)), ("first", .place(first)), ("last", .place(last))) }
  func referenceAt(isAbove: Bool, place: Mention) -> String { say("reference.at", ("isAbove", .flag(isAbove)), ("place", .place(place))) }
  func referenceOften(above: Int, of: Int, crossings: Int) -> String { say("reference.often", ("above", .count(above)), ("of", .count(of)), ("crossings", .count(crossings))) }
  func referenceCount(above: Int, of: Int) -> String { say("reference.count", ("above", .count(above)), ("of", .count(of))) }
  func rankingClimb(name: String, from: Int, to: Int) -> String { say("ranking.climb", ("name", .text(name)), ("from", .count(from)), ("to", .count(to))) }
  func rankingLeader(name: String, value: Figure, isTotal: Bool) -> String { say("ranking.leader", ("name", .text(name)), ("value", .figure(value)), ("isTotal", .flag(isTotal))) }
  func rankingShare(share: String) -> String { say("ranking.share", ("share", .text(share))) }
  func rankingHighest(count: Int, of: Int, value: Figure) -> String { say("ranking.highest", ("count", .count(count)), ("of", .count(of)), ("value", .figure(value))) }
  func rankingAhead(size: String, second: String) -> String { say("ranking.ahead", ("size", .text(size)), ("second", .text(second))) }
  func rankingTimes(times: Figure, second: String) -> String { say("ranking.times", ("times", .figure(times)), ("second", .text(second))) }
  func rankingNext(items: String, count: Int) -> String { say("ranking.next", ("items", .text(items)), ("count", .count(count))) }
  func rankingItem(name: String, value: Figure) -> String { say("ranking.item", ("name", .text(name)), ("value", .figure(value))) }
  func rankingLast(name: String, value: Figure, count: Int) -> String { say("ranking.last", ("name", .text(name)), ("value", .figure(value)), ("count", .count(count))) }
  func rankingLowest(count: Int, of: Int, value: Figure) -> String { say("ranking.lowest", ("count", .count(count)), ("of", .count(of)), ("value", .figure(value))) }
  func originSample() -> String { say("origin.sample") }
  func originFile(file: String) -> String { say("origin.file", ("file", .text(file))) }
  func originStandardInput() -> String { say("origin.standardInput") }
  func originProvider(provider: String) -> String { say("origin.provider", ("provider", .text(provider))) }
  func originImported() -> String { say("origin.imported") }
  func provider(code: String, name: String, isAbbreviation: Bool) -> String { say("provider", ("code", .text(code)), ("name", .text(name)), ("isAbbreviation", .flag(isAbbreviation))) }
  func omissionRepeatedDates(count: Int) -> String { say("omission.repeatedDates", ("count", .count(count))) }
  func omissionEmptyRows(count: Int) -> String { say("omission.emptyRows", ("count", .count(count))) }
  func split(place: Mention, shares: Figure) -> String { say("split", ("place", .place(place)), ("shares", .figure(shares))) }
  func significanceOf(name: String) -> String { say("significance.of", ("name", .text(name))) }
  func significanceWithheld(series: String, reason: String) -> String { say("significance.withheld", ("series", .text(series)), ("reason", .text(reason))) }
  func significancePrices() -> String { say("significance.prices") }
  func significanceTooFew() -> String { say("significance.tooFew") }
  func significanceFlat() -> String { say("significance.flat") }
  func significanceCorrelated(correlation: Figure) -> String { say("significance.correlated", ("correlation", .figure(correlation))) }
  func significanceTold(isUp: Bool, series: String, z: Figure, p: String) -> String { say("significance.told", ("isUp", .flag(isUp)), ("series", .text(series)), ("z", .figure(z)), ("p", .text(p))) }
  func significanceChance(series: String, z: Figure, p: String) -> String { say("significance.chance", ("series", .text(series)), ("z", .figure(z)), ("p", .text(p))) }
  func significanceP(p: Figure) -> String { say("significance.p", ("p", .figure(p))) }
  func significanceSmallP() -> String { say("significance.smallP") }
  func slopes(series: String, theilSen: Figure, leastSquares: Figure, per: String, fit: String) -> String { say("slopes", ("series", .text(series)), ("theilSen", .figure(theilSen)), ("leastSquares", .figure(leastSquares)), ("per", .text(per)), ("fit", .text(fit))) }
  func slopesOf(name: String) -> String { say("slopes.of", ("name", .text(name))) }
  func slopesPer(rhythm: Rhythm) -> String { say("slopes.per", ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func slopesPerStep() -> String { say("slopes.perStep") }
  func slopesFit(fit: Figure) -> String { say("slopes.fit", ("fit", .figure(fit))) }
  func provisional(value: String, change: String, since: String, age: String) -> String { say("provisional", ("value", .text(value)), ("change", .text(change)), ("since", .text(since)), ("age", .text(age))) }
  func provisionalUnchanged() -> String { say("provisional.unchanged") }
  func provisionalSince(place: Mention) -> String { say("provisional.since", ("place", .place(place))) }
  func provisionalAge(count: Int, rhythm: Rhythm) -> String { say("provisional.age", ("count", .count(count)), ("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  func rebasedOpening(names: String, since: Mention, to: Mention, points: String) -> String { say("rebased.opening", ("names", .text(names)), ("since", .place(since)), ("to", .place(to)), ("points", .text(points))) }
  func rebasedBrief(names: String, since: Mention, ranking: String) -> String { say("rebased.brief", ("names", .text(names)), ("since", .place(since)), ("ranking", .text(ranking))) }
  func rebasedAlternative(since: Mention, ranking: String) -> String { say("rebased.alternative", ("since", .place(since)), ("ranking", .text(ranking))) }
  func standingUnchanged(position: StandingPosition) -> String { say("standing.unchanged", ("position", .name(position.messageName))) }
  func standingTimes(times: Figure, position: StandingPosition) -> String { say("standing.times", ("times", .figure(times)), ("position", .name(position.messageName))) }
  func standingSize(size: String, isUp: Bool, isBound: Bool, position: StandingPosition) -> String { say("standing.size", ("size", .text(size)), ("isUp", .flag(isUp)), ("isBound", .flag(isBound)), ("position", .name(position.messageName))) }
  func rankingLevel(count: Int, standing: String) -> String { say("ranking.level", ("count", .count(count)), ("standing", .text(standing))) }
  func rankingLeads(names: String, isMany: Bool, standing: String, isPrice: Bool) -> String { say("ranking.leads", ("names", .text(names)), ("isMany", .flag(isMany)), ("standing", .text(standing)), ("isPrice", .flag(isPrice))) }
  func rankingBehind(names: String, isMany: Bool, standing: String, points: String, isRoughly: Bool, isPrice: Bool) -> String { say("ranking.behind", ("names", .text(names)), ("isMany", .flag(isMany)), ("standing", .text(standing)), ("points", .text(points)), ("isRoughly", .flag(isRoughly)), ("isPrice", .flag(isPrice))) }
  func rankingOthers(count: Int) -> String { say("ranking.others", ("count", .count(count))) }
  func rankingFurther(places: String, isPrice: Bool) -> String { say("ranking.further", ("places", .text(places)), ("isPrice", .flag(isPrice))) }
  func rebasedWidestGap(place: Mention, highest: String, points: String, lowest: String, isPrice: Bool) -> String { say("rebased.widestGap", ("place", .place(place)), ("highest", .text(highest)), ("points", .text(points)), ("lowest", .text(lowest)), ("isPrice", .flag(isPrice))) }
  func alignment(compared: String, count: Int, leftOut: String, isOne: Bool) -> String { say("alignment", ("compared", .text(compared)), ("count", .count(count)), ("leftOut", .text(leftOut)), ("isOne", .flag(isOne))) }
  func alignmentFirst(count: Int, rhythm: Rhythm, of: String) -> String { say("alignment.first", ("count", .count(count)), ("rhythm", .name(rhythm.messageName, table: "rhythm")), ("of", .text(of))) }
  func alignmentNext(count: Int, of: String) -> String { say("alignment.next", ("count", .count(count)), ("of", .text(of))) }
  func alignmentOthers(count: Int) -> String { say("alignment.others", ("count", .count(count))) }
  func courseFlat(name: String) -> String { say("course.flat", ("name", .text(name))) }
  func courseValues(name: String, values: String) -> String { say("course.values", ("name", .text(name)), ("values", .text(values))) }
  func courseValue(standing: String, place: Mention) -> String { say("course.value", ("standing", .text(standing)), ("place", .place(place))) }
  func peakAt(extreme: Extreme, place: Mention, standing: String) -> String { say("peak.at", ("extreme", .name(extreme.messageName)), ("place", .place(place)), ("standing", .text(standing))) }
  func peakFirstAt(extreme: Extreme, place: Mention, standing: String) -> String { say("peak.firstAt", ("extreme", .name(extreme.messageName)), ("place", .place(place)), ("standing", .text(standing))) }
  func noticeSample(date: String) -> String { say("notice.sample", ("date", .text(date))) }
  func pricesFrom(provider: String) -> String { say("prices.from", ("provider", .text(provider))) }
  func pricesImported() -> String { say("prices.imported") }
  func pricesStored(prices: String) -> String { say("prices.stored", ("prices", .text(prices))) }
  func noticePrices(prices: String, date: String) -> String { say("notice.prices", ("prices", .text(prices)), ("date", .text(date))) }
  func noticeAgedPrices(prices: String, date: String, age: String) -> String { say("notice.agedPrices", ("prices", .text(prices)), ("date", .text(date)), ("age", .text(age))) }
  func soundHeard(heard: Int, given: Int, shape: String, extremes: String, missing: String) -> String { say("sound.heard", ("heard", .count(heard)), ("given", .count(given)), ("shape", .text(shape)), ("extremes", .text(extremes)), ("missing", .text(missing))) }
  func soundShape() -> String { say("sound.shape") }
  func soundExtremes() -> String { say("sound.extremes") }
  func soundMissing(count: Int) -> String { say("sound.missing", ("count", .count(count))) }
  func axesSharedByAll(names: String) -> String { say("axes.sharedByAll", ("names", .text(names))) }
  func axesShared(names: String) -> String { say("axes.shared", ("names", .text(names))) }
  func axesOwn() -> String { say("axes.own") }
  func axesOthersOwn() -> String { say("axes.othersOwn") }
  func soundLogarithmic() -> String { say("sound.logarithmic") }
  func soundOrder(names: String) -> String { say("sound.order", ("names", .text(names))) }
  func soundPlaces(places: String) -> String { say("sound.places", ("places", .text(places))) }
  func soundPlace(name: String, side: SoundStatement.Place.Side) -> String { say("sound.place", ("name", .text(name)), ("side", .name(side.messageName))) }
  func soundAtOnce(names: String, first: String) -> String { say("sound.atOnce", ("names", .text(names)), ("first", .text(first))) }
  func soundInverted() -> String { say("sound.inverted") }
  func soundRanks() -> String { say("sound.ranks") }
  func soundNotes(scale: NoteScale) -> String { say("sound.notes", ("scale", .name(scale.messageName, table: "scale"))) }
  func soundSmoothed(by: String) -> String { say("sound.smoothed", ("by", .text(by))) }
  func smoothingExponential(alpha: Figure) -> String { say("smoothing.exponential", ("alpha", .figure(alpha))) }
  func smoothingMedian(width: Int) -> String { say("smoothing.median", ("width", .count(width))) }
  func smoothingMean(width: Int) -> String { say("smoothing.mean", ("width", .count(width))) }
  func soundGapsUnheard(count: Int) -> String { say("sound.gapsUnheard", ("count", .count(count))) }
  func soundClipped(count: Int) -> String { say("sound.clipped", ("count", .count(count))) }
  func soundRhythm(isEven: Bool, isContinuous: Bool, length: String) -> String { say("sound.rhythm", ("isEven", .flag(isEven)), ("isContinuous", .flag(isContinuous)), ("length", .text(length))) }
  func soundLength(seconds: Figure) -> String { say("sound.length", ("seconds", .figure(seconds))) }
  func soundJoined(points: String) -> String { say("sound.joined", ("points", .text(points))) }
  func soundCandles(length: String) -> String { say("sound.candles", ("length", .text(length))) }
  func soundVolume() -> String { say("sound.volume") }
  func lawOf(names: String) -> String { say("law.of", ("names", .text(names))) }
  func lawOne(value: Figure, series: String, unit: String, hertz: Figure) -> String { say("law.one", ("value", .figure(value)), ("series", .text(series)), ("unit", .text(unit)), ("hertz", .figure(hertz))) }
  func lawRange(low: Figure, high: Figure, series: String, unit: String, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: String) -> String { say("law.range", ("low", .figure(low)), ("high", .figure(high)), ("series", .text(series)), ("unit", .text(unit)), ("lowHertz", .figure(lowHertz)), ("highHertz", .figure(highHertz)), ("isLogarithmic", .flag(isLogarithmic)), ("notes", .text(notes))) }
  func lawNotes(scale: NoteScale) -> String { say("law.notes", ("scale", .name(scale.messageName, table: "scale"))) }
  func answerFirstReached(value: Figure, place: String) -> String { say("answer.firstReached", ("value", .figure(value)), ("place", .text(place))) }
  func answerMean(mean: Figure) -> String { say("answer.mean", ("mean", .figure(mean))) }
  func answerMedian(median: Figure) -> String { say("answer.median", ("median", .figure(median))) }
  func reservationLastOf(place: Mention) -> String { say("reservation.lastOf", ("place", .place(place))) }
  func reservationWithin(place: Mention) -> String { say("reservation.within", ("place", .place(place))) }
  func reservationBefore(place: Mention) -> String { say("reservation.before", ("place", .place(place))) }
  func reservationBeforeMissing(place: Mention) -> String { say("reservation.beforeMissing", ("place", .place(place))) }
  func reportHeading(company: String) -> String { say("report.heading", ("company", .text(company))) }
  func reportFigure(measure: Report.Measure, amount: String, period: Rhythm, end: Mention, change: String, filed: Mention) -> String { say("report.figure", ("measure", .name(measure.messageName, table: "reported")), ("amount", .text(amount)), ("period", .name(period.messageName, table: "rhythm")), ("end", .place(end)), ("change", .text(change)), ("filed", .place(filed))) }
  func reportDerived(derivation: String) -> String { say("report.derived", ("derivation", .text(derivation))) }
  func reportLine(measure: Report.Measure, amount: String, period: Rhythm, start: Mention, end: Mention, form: String, filed: Mention, derivation: String) -> String { say("report.line", ("measure", .name(measure.messageName, table: "reported")), ("amount", .text(amount)), ("period", .name(period.messageName, table: "rhythm")), ("start", .place(start)), ("end", .place(end)), ("form", .text(form)), ("filed", .place(filed)), ("derivation", .text(derivation))) }
  func reportForm(form: String) -> String { say("report.form", ("form", .text(form))) }
  func reportDerivation(derivation: String) -> String { say("report.derivation", ("derivation", .text(derivation))) }
  func reportNothing(measure: Report.Measure, period: Rhythm) -> String { say("report.nothing", ("measure", .name(measure.messageName, table: "reported")), ("period", .name(period.messageName, table: "rhythm"))) }
  func reportOrigin(origin: Report.Origin) -> String { say("report.origin", ("origin", .name(origin.messageName))) }
  func reportChange(percent: String, isUp: Bool, period: Rhythm) -> String { say("report.change", ("percent", .text(percent)), ("isUp", .flag(isUp)), ("period", .name(period.messageName, table: "rhythm"))) }
  func reportTimes(times: Figure, period: Rhythm) -> String { say("report.times", ("times", .figure(times)), ("period", .name(period.messageName, table: "rhythm"))) }
  func reportAgainst(amount: String, period: Rhythm) -> String { say("report.against", ("amount", .text(amount)), ("period", .name(period.messageName, table: "rhythm"))) }
  func reportUnchanged(period: Rhythm) -> String { say("report.unchanged", ("period", .name(period.messageName, table: "rhythm"))) }
  func explorePoint(value: Figure, place: Mention) -> String { say("explore.point", ("value", .figure(value)), ("place", .place(place))) }
  func exploreNamed(value: Figure, name: String, place: Mention) -> String { say("explore.named", ("value", .figure(value)), ("name", .text(name)), ("place", .place(place))) }
  func exploreMissing(place: Mention) -> String { say("explore.missing", ("place", .place(place))) }
  func exploreExtreme(extreme: ExplorationExtreme) -> String { say("explore.extreme", ("extreme", .name(extreme.messageName))) }
  func exploreCrossing(level: String, isUp: Bool) -> String { say("explore.crossing", ("level", .text(level)), ("isUp", .flag(isUp))) }
  func exploreIncomplete() -> String { say("explore.incomplete") }
  func exploreMark(letter: String) -> String { say("explore.mark", ("letter", .text(letter))) }
  func exploreOpening(points: String) -> String { say("explore.opening", ("points", .text(points))) }
  func exploreOpeningAt(points: String, place: Mention) -> String { say("explore.openingAt", ("points", .text(points)), ("place", .place(place))) }
  func exploreSeries(count: Int) -> String { say("explore.series", ("count", .count(count))) }
  func exploreHeard(name: String) -> String { say("explore.heard", ("name", .text(name))) }
  func exploreKeys(help: String, leave: String) -> String { say("explore.keys", ("help", .text(help)), ("leave", .text(leave))) }
  func exploreMoreHelp(help: String, leave: String) -> String { say("explore.moreHelp", ("help", .text(help)), ("leave", .text(leave))) }
  func exploreTyping() -> String { say("explore.typing") }
  func explorePosition(position: String, count: String) -> String { say("explore.position", ("position", .text(position)), ("count", .text(count))) }
  func exploreHeight(percent: String) -> String { say("explore.height", ("percent", .text(percent))) }
  func explorePercent(percent: Figure, isUp: Bool) -> String { say("explore.percent", ("percent", .figure(percent)), ("isUp", .flag(isUp))) }
  func exploreDifference(amount: String, from: String, isUp: Bool) -> String { say("explore.difference", ("amount", .text(amount)), ("from", .text(from)), ("isUp", .flag(isUp))) }
  func exploreSame(from: String) -> String { say("explore.same", ("from", .text(from))) }
  func exploreHigher(name: String, amount: String) -> String { say("explore.higher", ("name", .text(name)), ("amount", .text(amount))) }
  func exploreEqual() -> String { say("explore.equal") }
  func exploreSpeed(speed: Figure) -> String { say("explore.speed", ("speed", .figure(speed))) }
  func exploreNothing(limit: ExplorationLimit) -> String { say("explore.nothing", ("limit", .name(limit.messageName))) }
  func exploreNoMark(letter: String) -> String { say("explore.noMark", ("letter", .text(letter))) }
  func exploreMarkOutside(letter: String) -> String { say("explore.markOutside", ("letter", .text(letter))) }
  func exploreNoValueAtMark(letter: String) -> String { say("explore.noValueAtMark", ("letter", .text(letter))) }
  func exploreNeverReached(value: Figure) -> String { say("explore.neverReached", ("value", .figure(value))) }
  func exploreHelp(topic: ExplorationHelp) -> String { say("explore.help", ("topic", .name(topic.messageName))) }
  func exploreWhere() -> String { say("explore.where") }
  func exploreLetter() -> String { say("explore.letter") }
  func exploreAlsoValue(number: String) -> String { say("explore.alsoValue", ("number", .text(number))) }
  func exploreNotice(notice: ExplorationNotice) -> String { say("explore.notice", ("notice", .name(notice.messageName))) }
  func exploreUnknown(text: String, help: String) -> String { say("explore.unknown", ("text", .text(text)), ("help", .text(help))) }
  func trackLow(value: Figure) -> String { say("track.low", ("value", .figure(value))) }
  func trackHigh(value: Figure) -> String { say("track.high", ("value", .figure(value))) }
  func trackEnd() -> String { say("track.end") }
  func pageText(text: PageText) -> String { say("page.text", ("text", .name(text.messageName))) }
  func pageReduced(shown: Int, given: Int) -> String { say("page.reduced", ("shown", .count(shown)), ("given", .count(given))) }
  func pagePlaces(shown: Int, given: Int) -> String { say("page.places", ("shown", .count(shown)), ("given", .count(given))) }
  func pageRows(shown: Int, given: Int) -> String { say("page.rows", ("shown", .count(shown)), ("given", .count(given))) }
  func pageCharts(count: Int) -> String { say("page.charts", ("count", .count(count))) }
  func pageMade(version: String) -> String { say("page.made", ("version", .text(version))) }
  func languageName() -> String { say("language.name") }
  func brailleEnds(low: String, high: String, isUp: Bool) -> String { say("braille.ends", ("low", .text(low)), ("high", .text(high)), ("isUp", .flag(isUp))) }
  func brailleNames(names: String, isUp: Bool) -> String { say("braille.names", ("names", .text(names)), ("isUp", .flag(isUp))) }
  func brailleShading(value: Figure) -> String { say("braille.shading", ("value", .figure(value))) }
  func brailleLegend(points: String, low: Figure, high: Figure, isLogarithmic: Bool, isFlat: Bool) -> String { say("braille.legend", ("points", .text(points)), ("low", .figure(low)), ("high", .figure(high)), ("isLogarithmic", .flag(isLogarithmic)), ("isFlat", .flag(isFlat))) }
  func histogramLead(subject: String, count: Int, low: Figure, high: Figure, shape: String) -> String { say("histogram.lead", ("subject", .text(subject)), ("count", .count(count)), ("low", .figure(low)), ("high", .figure(high)), ("shape", .text(shape))) }
  func histogramAlternative(subject: String, count: Int, shape: String, median: Figure, low: Figure, high: Figure) -> String { say("histogram.alternative", ("subject", .text(subject)), ("count", .count(count)), ("shape", .text(shape)), ("median", .figure(median)), ("low", .figure(low)), ("high", .figure(high))) }
  func histogramSingle(subject: String, count: Int, value: Figure) -> String { say("histogram.single", ("subject", .text(subject)), ("count", .count(count)), ("value", .figure(value))) }
  func histogramShape(shape: HistogramShape, count: Int, isSymmetric: Bool) -> String { say("histogram.shape", ("shape", .name(shape.messageName)), ("count", .count(count)), ("isSymmetric", .flag(isSymmetric))) }
  func histogramPeaks(peaks: String) -> String { say("histogram.peaks", ("peaks", .text(peaks))) }
  func histogramPeak(bin: String, count: Int) -> String { say("histogram.peak", ("bin", .text(bin)), ("count", .count(count))) }
  func histogramMost(bin: String, count: Int, percent: String) -> String { say("histogram.most", ("bin", .text(bin)), ("count", .count(count)), ("percent", .text(percent))) }
  func histogramBin(low: Figure, high: Figure) -> String { say("histogram.bin", ("low", .figure(low)), ("high", .figure(high))) }
  func histogramBinBelow(high: Figure) -> String { say("histogram.binBelow", ("high", .figure(high))) }
  func histogramBinFrom(low: Figure) -> String { say("histogram.binFrom", ("low", .figure(low))) }
  func histogramMiddle(lower: Figure, upper: Figure, median: Figure) -> String { say("histogram.middle", ("lower", .figure(lower)), ("upper", .figure(upper)), ("median", .figure(median))) }
  func histogramHole(low: Figure, high: Figure) -> String { say("histogram.hole", ("low", .figure(low)), ("high", .figure(high))) }
  func histogramBins(count: Int, width: Figure) -> String { say("histogram.bins", ("count", .count(count)), ("width", .figure(width))) }
  func histogramIntegers() -> String { say("histogram.integers") }
  func histogramPlace(count: Int, bin: String, percent: String) -> String { say("histogram.place", ("count", .count(count)), ("bin", .text(bin)), ("percent", .text(percent))) }
  func histogramCount(count: Int, bin: String) -> String { say("histogram.count", ("count", .count(count)), ("bin", .text(bin))) }
  func formFarOut(count: Int, above: Int, below: Int) -> String { say("form.farOut", ("count", .count(count)), ("above", .count(above)), ("below", .count(below))) }
  func formMean(mean: Figure) -> String { say("form.mean", ("mean", .figure(mean))) }
  func formMissing(count: Int) -> String { say("form.missing", ("count", .count(count))) }
  func heatmapLead(subject: String, size: String, high: Figure, highPlace: String, low: Figure, lowPlace: String) -> String { say("heatmap.lead", ("subject", .text(subject)), ("size", .text(size)), ("high", .figure(high)), ("highPlace", .text(highPlace)), ("low", .figure(low)), ("lowPlace", .text(lowPlace))) }
  func heatmapFlat(subject: String, size: String, value: Figure) -> String { say("heatmap.flat", ("subject", .text(subject)), ("size", .text(size)), ("value", .figure(value))) }
  func heatmapBrief(rows: Int, columns: Int, high: Figure, place: String) -> String { say("heatmap.brief", ("rows", .count(rows)), ("columns", .count(columns)), ("high", .figure(high)), ("place", .text(place))) }
  func heatmapSize(rows: Int, columns: Int) -> String { say("heatmap.size", ("rows", .count(rows)), ("columns", .count(columns))) }
  func heatmapValues() -> String { say("heatmap.values") }
  func heatmapAt(row: String, column: String, isShared: Bool) -> String { say("heatmap.at", ("row", .text(row)), ("column", .text(column)), ("isShared", .flag(isShared))) }
  func heatmapRow(number: Int) -> String { say("heatmap.row", ("number", .count(number))) }
  func heatmapColumn(number: Int) -> String { say("heatmap.column", ("number", .count(number))) }
  func heatmapRows(high: String, highMean: Figure, low: String, lowMean: Figure) -> String { say("heatmap.rows", ("high", .text(high)), ("highMean", .figure(highMean)), ("low", .text(low)), ("lowMean", .figure(lowMean))) }
  func heatmapColumns(high: String, highMean: Figure, low: String, lowMean: Figure) -> String { say("heatmap.columns", ("high", .text(high)), ("highMean", .figure(highMean)), ("low", .text(low)), ("lowMean", .figure(lowMean))) }
  func heatmapVariance(rows: String, columns: String) -> String { say("heatmap.variance", ("rows", .text(rows)), ("columns", .text(columns))) }
  func heatmapEmpty(count: Int) -> String { say("heatmap.empty", ("count", .count(count))) }
  func heatmapHeard(areBlocks: Bool) -> String { say("heatmap.heard", ("areBlocks", .flag(areBlocks))) }
  func heatmapPlace(value: String, column: String, row: String) -> String { say("heatmap.place", ("value", .text(value)), ("column", .text(column)), ("row", .text(row))) }
  func heatmapNoValue() -> String { say("heatmap.noValue") }
  func bandLead(subject: String, points: String, first: String, last: String) -> String { say("band.lead", ("subject", .text(subject)), ("points", .text(points)), ("first", .text(first)), ("last", .text(last))) }
  func bandPoint(value: Figure, place: Mention) -> String { say("band.point", ("value", .figure(value)), ("place", .place(place))) }
  func bandAlternative(subject: String, points: String, place: Mention) -> String { say("band.alternative", ("subject", .text(subject)), ("points", .text(points)), ("place", .place(place))) }
  func bandAlternativeEven(subject: String, points: String, width: Figure) -> String { say("band.alternativeEven", ("subject", .text(subject)), ("points", .text(points)), ("width", .figure(width))) }
  func bandSubject(subject: String, lower: String, upper: String) -> String { say("band.subject", ("subject", .text(subject)), ("lower", .text(lower)), ("upper", .text(upper))) }
  func bandBare(subject: String) -> String { say("band.bare", ("subject", .text(subject))) }
  func bandError(subject: String, error: String) -> String { say("band.error", ("subject", .text(subject)), ("error", .text(error))) }
  func bandExtremes(high: Mention, low: Mention) -> String { say("band.extremes", ("high", .place(high)), ("low", .place(low))) }
  func bandWidest(widest: Mention, low: Figure, high: Figure, narrowest: Mention, narrowLow: Figure, narrowHigh: Figure) -> String { say("band.widest", ("widest", .place(widest)), ("low", .figure(low)), ("high", .figure(high)), ("narrowest", .place(narrowest)), ("narrowLow", .figure(narrowLow)), ("narrowHigh", .figure(narrowHigh))) }
  func bandEven(width: Figure) -> String { say("band.even", ("width", .figure(width))) }
  func bandOverlap() -> String { say("band.overlap") }
  func bandNoneOverlap() -> String { say("band.noneOverlap") }
  func bandCompared(subject: String, points: String, highest: String, lowest: String) -> String { say("band.compared", ("subject", .text(subject)), ("points", .text(points)), ("highest", .text(highest)), ("lowest", .text(lowest))) }
  func bandAlone(count: Int, names: String) -> String { say("band.alone", ("count", .count(count)), ("names", .text(names))) }
  func bandManyAlone(count: Int, points: Int) -> String { say("band.manyAlone", ("count", .count(count)), ("points", .count(points))) }
  func bandNoneAlone() -> String { say("band.noneAlone") }
  func bandAllAlone() -> String { say("band.allAlone") }
  func bandApart(count: Int, pairs: Int, list: String) -> String { say("band.apart", ("count", .count(count)), ("pairs", .count(pairs)), ("list", .text(list))) }
  func bandPair(first: Mention, second: Mention) -> String { say("band.pair", ("first", .place(first)), ("second", .place(second))) }
  func bandZero(outside: Int, points: Int) -> String { say("band.zero", ("outside", .count(outside)), ("points", .count(points))) }
  func bandZeroOutside() -> String { say("band.zeroOutside") }
  func bandZeroInside() -> String { say("band.zeroInside") }
  func bandDisordered(count: Int) -> String { say("band.disordered", ("count", .count(count))) }
  func bandSwapped(count: Int) -> String { say("band.swapped", ("count", .count(count))) }
  func bandMissing(count: Int) -> String { say("band.missing", ("count", .count(count))) }
  func bandHeard(heard: BandHearing) -> String { say("band.heard", ("heard", .name(heard.messageName))) }
  func bandPlace(point: String, low: Figure, high: Figure) -> String { say("band.place", ("point", .text(point)), ("low", .figure(low)), ("high", .figure(high))) }
  func bandField(field: Band.Field) -> String { say("band.field", ("field", .name(field.messageName))) }
  func densityLead(subject: String, count: Int, width: Figure) -> String { say("density.lead", ("subject", .text(subject)), ("count", .count(count)), ("width", .figure(width))) }
  func densityRange(low: Figure, high: Figure) -> String { say("density.range", ("low", .figure(low)), ("high", .figure(high))) }
  func densityPlace(value: String, place: String) -> String { say("density.place", ("value", .text(value)), ("place", .text(place))) }
  func scatterOpening(x: String, y: String, count: Int) -> String { say("scatter.opening", ("x", .text(x)), ("y", .text(y)), ("count", .count(count))) }
  func scatterDirection(x: String, y: String, isHigher: Bool) -> String { say("scatter.direction", ("x", .text(x)), ("y", .text(y)), ("isHigher", .flag(isHigher))) }
  func scatterSlowing(x: String, place: Figure) -> String { say("scatter.slowing", ("x", .text(x)), ("place", .figure(place))) }
  func scatterFaster() -> String { say("scatter.faster") }
  func scatterTurning(x: String, y: String, place: Figure, isHighest: Bool) -> String { say("scatter.turning", ("x", .text(x)), ("y", .text(y)), ("place", .figure(place)), ("isHighest", .flag(isHighest))) }
  func scatterTurningBriefly(place: Figure, isHighest: Bool) -> String { say("scatter.turningBriefly", ("place", .figure(place)), ("isHighest", .flag(isHighest))) }
  func scatterStrength(strength: ScatterStrength, isCurved: Bool) -> String { say("scatter.strength", ("strength", .name(strength.messageName)), ("isCurved", .flag(isCurved))) }
  func scatterCorrelation(correlation: Figure, x: String, y: String, isLogX: Bool, isLogY: Bool) -> String { say("scatter.correlation", ("correlation", .figure(correlation)), ("x", .text(x)), ("y", .text(y)), ("isLogX", .flag(isLogX)), ("isLogY", .flag(isLogY))) }
  func scatterUnclear(correlation: String) -> String { say("scatter.unclear", ("correlation", .text(correlation))) }
  func scatterTooFew() -> String { say("scatter.tooFew") }
  func scatterConstant(name: String, value: Figure) -> String { say("scatter.constant", ("name", .text(name)), ("value", .figure(value))) }
  func scatterFar(count: Int) -> String { say("scatter.far", ("count", .count(count))) }
  func scatterWithout(count: Int, correlation: Figure) -> String { say("scatter.without", ("count", .count(count)), ("correlation", .figure(correlation))) }
  func scatterSlope(x: String, y: String, step: Figure, slope: Figure, isHigher: Bool) -> String { say("scatter.slope", ("x", .text(x)), ("y", .text(y)), ("step", .figure(step)), ("slope", .figure(slope)), ("isHigher", .flag(isHigher))) }
  func scatterDoubling(x: String, y: String, slope: Figure, isHigher: Bool) -> String { say("scatter.doubling", ("x", .text(x)), ("y", .text(y)), ("slope", .figure(slope)), ("isHigher", .flag(isHigher))) }
  func scatterGrowth(x: String, y: String, step: Figure, factor: Figure) -> String { say("scatter.growth", ("x", .text(x)), ("y", .text(y)), ("step", .figure(step)), ("factor", .figure(factor))) }
  func scatterPower(x: String, y: String, factor: Figure) -> String { say("scatter.power", ("x", .text(x)), ("y", .text(y)), ("factor", .figure(factor))) }
  func scatterClusters(count: Int, clusters: String) -> String { say("scatter.clusters", ("count", .count(count)), ("clusters", .text(clusters))) }
  func scatterCluster(count: Int, x: String, placeX: Figure, y: String, placeY: Figure) -> String { say("scatter.cluster", ("count", .count(count)), ("x", .text(x)), ("placeX", .figure(placeX)), ("y", .text(y)), ("placeY", .figure(placeY))) }
  func scatterClustersBriefly(count: Int, x: String, places: String) -> String { say("scatter.clustersBriefly", ("count", .count(count)), ("x", .text(x)), ("places", .text(places))) }
  func scatterGroups(groups: String) -> String { say("scatter.groups", ("groups", .text(groups))) }
  func scatterReversal(isNamed: Bool, by: String, groups: String, correlation: Figure) -> String { say("scatter.reversal", ("isNamed", .flag(isNamed)), ("by", .text(by)), ("groups", .text(groups)), ("correlation", .figure(correlation))) }
  func scatterReversalBriefly(isNamed: Bool, by: String, correlation: Figure) -> String { say("scatter.reversalBriefly", ("isNamed", .flag(isNamed)), ("by", .text(by)), ("correlation", .figure(correlation))) }
  func scatterGroup(name: String, correlation: Figure, isNumber: Bool) -> String { say("scatter.group", ("name", .text(name)), ("correlation", .figure(correlation)), ("isNumber", .flag(isNumber))) }
  func scatterGroupUnknown(name: String) -> String { say("scatter.groupUnknown", ("name", .text(name))) }
  func scatterGroupEnds(highest: String, lowest: String) -> String { say("scatter.groupEnds", ("highest", .text(highest)), ("lowest", .text(lowest))) }
  func scatterDensest(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure, count: Int) -> String { say("scatter.densest", ("x", .text(x)), ("lowX", .figure(lowX)), ("highX", .figure(highX)), ("y", .text(y)), ("lowY", .figure(lowY)), ("highY", .figure(highY)), ("count", .count(count))) }
  func scatterRanges(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure) -> String { say("scatter.ranges", ("x", .text(x)), ("lowX", .figure(lowX)), ("highX", .figure(highX)), ("y", .text(y)), ("lowY", .figure(lowY)), ("highY", .figure(highY))) }
  func scatterRange(name: String, low: Figure, high: Figure) -> String { say("scatter.range", ("name", .text(name)), ("low", .figure(low)), ("high", .figure(high))) }
  func scatterInterval(isRank: Bool, low: Figure, high: Figure) -> String { say("scatter.interval", ("isRank", .flag(isRank)), ("low", .figure(low)), ("high", .figure(high))) }
  func scatterOther(isRank: Bool, correlation: Figure) -> String { say("scatter.other", ("isRank", .flag(isRank)), ("correlation", .figure(correlation))) }
  func scatterCoinciding(count: Int) -> String { say("scatter.coinciding", ("count", .count(count))) }
  func scatterMissing(count: Int) -> String { say("scatter.missing", ("count", .count(count))) }
  func scatterHeard(single: Int, summed: Int, isOfTime: Bool, x: String) -> String { say("scatter.heard", ("single", .count(single)), ("summed", .count(summed)), ("isOfTime", .flag(isOfTime)), ("x", .text(x))) }
  func scatterPlace(y: Figure, x: Figure) -> String { say("scatter.place", ("y", .figure(y)), ("x", .figure(x))) }
  func scatterTimes(count: Int) -> String { say("scatter.times", ("count", .count(count))) }
  func scatterHere(number: Int, total: Int) -> String { say("scatter.here", ("number", .count(number)), ("total", .count(total))) }
  func boxSize(count: Int, groups: Int) -> String { say("box.size", ("count", .count(count)), ("groups", .count(groups))) }
  func boxGroups(groups: Int) -> String { say("box.groups", ("groups", .count(groups))) }
  func boxSizeOfAll(count: Int) -> String { say("box.sizeOfAll", ("count", .count(count))) }
  func boxSizeOfOne(count: Int, name: String) -> String { say("box.sizeOfOne", ("count", .count(count)), ("name", .text(name))) }
  func boxMedians(medians: String) -> String { say("box.medians", ("medians", .text(medians))) }
  func boxNamed(name: String, value: Figure) -> String { say("box.named", ("name", .text(name)), ("value", .figure(value))) }
  func boxAlong(isUp: Bool, from: Figure, first: String, to: Figure, last: String) -> String { say("box.along", ("isUp", .flag(isUp)), ("from", .figure(from)), ("first", .text(first)), ("to", .figure(to)), ("last", .text(last))) }
  func boxTurn(isUp: Bool, turn: Figure, name: String, to: Figure, last: String) -> String { say("box.turn", ("isUp", .flag(isUp)), ("turn", .figure(turn)), ("name", .text(name)), ("to", .figure(to)), ("last", .text(last))) }
  func boxGap(high: String, highMedians: String, count: Int, low: String, lowMedians: String) -> String { say("box.gap", ("high", .text(high)), ("highMedians", .text(highMedians)), ("count", .count(count)), ("low", .text(low)), ("lowMedians", .text(lowMedians))) }
  func boxMedianRange(low: Figure, high: Figure) -> String { say("box.medianRange", ("low", .figure(low)), ("high", .figure(high))) }
  func boxExtremes(highest: String, high: Figure, lowest: String, low: Figure) -> String { say("box.extremes", ("highest", .text(highest)), ("high", .figure(high)), ("lowest", .text(lowest)), ("low", .figure(low))) }
  func boxExtremesInBrief(highest: String, high: Figure, lowest: String, low: Figure) -> String { say("box.extremesInBrief", ("highest", .text(highest)), ("high", .figure(high)), ("lowest", .text(lowest)), ("low", .figure(low))) }
  func boxEqualMedians(value: Figure) -> String { say("box.equalMedians", ("value", .figure(value))) }
  func boxAll(value: Figure) -> String { say("box.all", ("value", .figure(value))) }
  func boxSingle(median: Figure, lower: Figure, upper: Figure) -> String { say("box.single", ("median", .figure(median)), ("lower", .figure(lower)), ("upper", .figure(upper))) }
  func boxOverlap(first: String, second: String, isOverlapping: Bool, isIntroduced: Bool) -> String { say("box.overlap", ("first", .text(first)), ("second", .text(second)), ("isOverlapping", .flag(isOverlapping)), ("isIntroduced", .flag(isIntroduced))) }
  func boxSpread(name: String, lower: Figure, upper: Figure) -> String { say("box.spread", ("name", .text(name)), ("lower", .figure(lower)), ("upper", .figure(upper))) }
  func boxFarOut(count: Int, isInOne: Bool, value: Figure, group: String) -> String { say("box.farOut", ("count", .count(count)), ("isInOne", .flag(isInOne)), ("value", .figure(value)), ("group", .text(group))) }
  func boxIn(name: String) -> String { say("box.in", ("name", .text(name))) }
  func boxCount(name: String, count: Int) -> String { say("box.count", ("name", .text(name)), ("count", .count(count))) }
  func boxFewest(names: String, count: Int) -> String { say("box.fewest", ("names", .text(names)), ("count", .count(count))) }
  func boxCounts(counts: String) -> String { say("box.counts", ("counts", .text(counts))) }
  func boxEqualCounts(count: Int) -> String { say("box.equalCounts", ("count", .count(count))) }
  func boxNames(names: String) -> String { say("box.names", ("names", .text(names))) }
  func formOthers() -> String { say("form.others") }
  func formUnnamed() -> String { say("form.unnamed") }
  func boxRange(low: Figure, high: Figure) -> String { say("box.range", ("low", .figure(low)), ("high", .figure(high))) }
  func boxRangeIn(low: Figure, lowest: String, high: Figure, highest: String) -> String { say("box.rangeIn", ("low", .figure(low)), ("lowest", .text(lowest)), ("high", .figure(high)), ("highest", .text(highest))) }
  func boxRangeWithin(low: Figure, high: Figure, name: String) -> String { say("box.rangeWithin", ("low", .figure(low)), ("high", .figure(high)), ("name", .text(name))) }
  func boxMediansOnly(count: Int) -> String { say("box.mediansOnly", ("count", .count(count))) }
  func boxFarthestOnly(count: Int, isOfGroups: Bool) -> String { say("box.farthestOnly", ("count", .count(count)), ("isOfGroups", .flag(isOfGroups))) }
  func boxPlace(value: String, part: BoxPart) -> String { say("box.place", ("value", .text(value)), ("part", .name(part.messageName))) }
  func shareCount(count: Int) -> String { say("share.count", ("count", .count(count))) }
  func shareSlice(name: String, percent: String) -> String { say("share.slice", ("name", .text(name)), ("percent", .text(percent))) }
  func shareSame(names: String, percent: String) -> String { say("share.same", ("names", .text(names)), ("percent", .text(percent))) }
  func shareAlone(name: String, isMore: Bool) -> String { say("share.alone", ("name", .text(name)), ("isMore", .flag(isMore))) }
  func shareLargest(count: Int, isMore: Bool) -> String { say("share.largest", ("count", .count(count)), ("isMore", .flag(isMore))) }
  func shareSmallest(count: Int, names: String, percent: String) -> String { say("share.smallest", ("count", .count(count)), ("names", .text(names)), ("percent", .text(percent))) }
  func shareJoined(count: Int, areSmallest: Bool, percent: String) -> String { say("share.joined", ("count", .count(count)), ("areSmallest", .flag(areSmallest)), ("percent", .text(percent))) }
  func shareEmpty(count: Int, names: String) -> String { say("share.empty", ("count", .count(count)), ("names", .text(names))) }
  func shareTotal(total: Figure) -> String { say("share.total", ("total", .figure(total))) }
  func shareOthers() -> String { say("share.others") }
  func unitMultiplied(multiplier: String, unit: String) -> String { say("unit.multiplied", ("multiplier", .text(multiplier)), ("unit", .text(unit))) }
  func unitCounted(multiplier: String, alone: String, unit: String) -> String { say("unit.counted", ("multiplier", .text(multiplier)), ("alone", .text(alone)), ("unit", .text(unit))) }
  func unitPowerOfTen(exponent: String) -> String { say("unit.powerOfTen", ("exponent", .text(exponent))) }
  func unitPer(unit: String) -> String { say("unit.per", ("unit", .text(unit))) }
  func unitPower(unit: String, power: Int, form: TermForm) -> String { say("unit.power", ("unit", .text(unit)), ("power", .count(power)), ("form", .name(form.messageName))) }
  func wordUpTo() -> String { say("word.upTo") }
  func wordAbout() -> String { say("word.about") }
  func wordMinus() -> String { say("word.minus") }
  func wordPer() -> String { say("word.per") }
}

extension Band.Field { var messageName: String { switch self { case .lower: "lower"; case .value: "value"; case .upper: "upper"; case .width: "width" } } }
extension BandHearing { var messageName: String { switch self { case .inTurn: "inTurn"; case .together: "together"; case .inParts: "inParts" } } }
extension BoxPart { var messageName: String { switch self { case .lowWhisker: "lowWhisker"; case .lowerQuartile: "lowerQuartile"; case .median: "median"; case .upperQuartile: "upperQuartile"; case .highWhisker: "highWhisker"; case .outlier: "outlier"; case .point: "point" } } }
extension ChangeSize.Kind { var messageName: String { switch self { case .percent: "percent"; case .bound: "bound"; case .times: "times"; case .points: "points"; case .places: "places"; case .absolute: "absolute"; case .inUnit: "inUnit"; case .untold: "untold" } } }
extension Channel { var messageName: String { switch self { case .display: "display"; case .speech: "speech" } } }
extension ExplorationExtreme { var messageName: String { switch self { case .highest: "highest"; case .lowest: "lowest"; case .first: "first"; case .last: "last" } } }
extension ExplorationHelp { var messageName: String { switch self { case .points: "points"; case .extremes: "extremes"; case .play: "play"; case .ends: "ends"; case .whereabouts: "whereabouts"; case .tenths: "tenths"; case .goTo: "goTo"; case .description: "description"; case .repetition: "repetition"; case .backwards: "backwards"; case .fields: "fields"; case .series: "series"; case .higher: "higher"; case .lower: "lower"; case .crossings: "crossings"; case .legs: "legs"; case .marks: "marks"; case .recalling: "recalling"; case .difference: "difference"; case .slope: "slope"; case .comparison: "comparison"; case .speed: "speed"; case .interval: "interval"; case .zoom: "zoom"; case .ranges: "ranges"; case .windows: "windows"; case .reload: "reload"; case .command: "command" } } }
extension ExplorationKey.Name { var messageName: String { switch self { case .left: "left"; case .right: "right"; case .up: "up"; case .down: "down"; case .home: "home"; case .end: "end"; case .pageUp: "pageUp"; case .pageDown: "pageDown"; case .space: "space"; case .enter: "enter"; case .backspace: "backspace"; case .escape: "escape"; case .tab: "tab"; case .f1: "f1" } } }
extension ExplorationLimit { var messageName: String { switch self { case .higherAhead: "higherAhead"; case .higherBehind: "higherBehind"; case .lowerAhead: "lowerAhead"; case .lowerBehind: "lowerBehind"; case .crossingAhead: "crossingAhead"; case .crossingBehind: "crossingBehind"; case .legAhead: "legAhead"; case .legBehind: "legBehind"; case .stopAhead: "stopAhead"; case .stopBehind: "stopBehind"; case .otherField: "otherField"; case .otherSeries: "otherSeries"; case .noValue: "noValue"; case .noPointBefore: "noPointBefore"; case .noDates: "noDates"; case .noLine: "noLine"; case .noOrder: "noOrder"; case .shorterRange: "shorterRange"; case .longerRange: "longerRange"; case .earlier: "earlier"; case .later: "later"; case .finer: "finer"; case .coarser: "coarser"; case .slower: "slower"; case .faster: "faster"; case .placeOutside: "placeOutside"; case .outsideData: "outsideData"; case .placeUnknown: "placeUnknown" } } }
extension ExplorationNotice { var messageName: String { switch self { case .cancelled: "cancelled"; case .notAPlace: "notAPlace"; case .reloaded: "reloaded"; case .notReloaded: "notReloaded"; case .noCommand: "noCommand"; case .commandFailed: "commandFailed"; case .commandDone: "commandDone"; case .noSound: "noSound" } } }
extension Extreme { var messageName: String { switch self { case .highest: "highest"; case .lowest: "lowest" } } }
extension ExtremeContext { var messageName: String { switch self { case .nothing: "nothing"; case .clause: "clause"; case .value: "value" } } }
extension ExtremeSubject { var messageName: String { switch self { case .close: "close"; case .adjustedClose: "adjustedClose"; case .open: "open"; case .price: "price"; case .value: "value"; case .rank: "rank" } } }
extension FarValues.Side { var messageName: String { switch self { case .below: "below"; case .above: "above"; case .both: "both" } } }
extension Gender { var messageName: String { switch self { case .masculine: "masculine"; case .feminine: "feminine"; case .neuter: "neuter"; case .common: "common" } } }
extension HistogramShape { var messageName: String { switch self { case .single: "single"; case .none: "none"; case .even: "even"; case .peaks: "peaks"; case .onePeak: "onePeak"; case .tailHigh: "tailHigh"; case .tailLow: "tailLow" } } }
extension LargestMove.Role { var messageName: String { switch self { case .setback: "setback"; case .recovery: "recovery"; case .fall: "fall"; case .rise: "rise" } } }
extension LegNote { var messageName: String { switch self { case .none: "none"; case .highest: "highest"; case .highestFirst: "highestFirst"; case .lowest: "lowest"; case .lowestFirst: "lowestFirst" } } }
extension ListOrder { var messageName: String { switch self { case .ascending: "ascending"; case .descending: "descending" } } }
extension Mention.Kind { var messageName: String { switch self { case .row: "row"; case .number: "number"; case .category: "category"; case .year: "year"; case .quarter: "quarter"; case .month: "month"; case .weekday: "weekday"; case .day: "day"; case .clock: "clock"; case .time: "time" } } }
extension NoteScale { var messageName: String { switch self { case .chromatic: "chromatic"; case .major: "major"; case .minor: "minor"; case .pentatonic: "pentatonic" } } }
extension NumberGroup { var messageName: String { switch self { case .millions: "millions"; case .billions: "billions"; case .trillions: "trillions" } } }
extension OddClause.End { var messageName: String { switch self { case .first: "first"; case .inner: "inner"; case .last: "last" } } }
extension PageText { var messageName: String { switch self { case .listen: "listen"; case .play: "play"; case .pause: "pause"; case .stop: "stop"; case .slower: "slower"; case .faster: "faster"; case .volume: "volume"; case .previous: "previous"; case .next: "next"; case .needsScript: "needsScript"; case .refused: "refused"; case .point: "point"; case .series: "series"; case .range: "range"; case .all: "all"; case .keys: "keys"; case .keysNote: "keysNote"; case .picture: "picture"; case .table: "table"; case .missing: "missing"; case .downloads: "downloads"; case .sound: "sound"; case .data: "data"; case .captions: "captions"; case .date: "date"; case .number: "number"; case .category: "category"; case .row: "row"; case .figures: "figures"; case .figuresNote: "figuresNote"; case .reported: "reported"; case .notes: "notes"; case .language: "language"; case .from: "from"; case .to: "to"; case .count: "count"; case .percent: "percent"; case .density: "density"; case .group: "group"; case .name: "name"; case .lower: "lower"; case .upper: "upper"; case .median: "median"; case .lowerWhisker: "lowerWhisker"; case .lowerQuartile: "lowerQuartile"; case .upperQuartile: "upperQuartile"; case .upperWhisker: "upperWhisker"; case .farOut: "farOut" } } }
extension PriceValue { var messageName: String { switch self { case .close: "close"; case .adjustedClose: "adjustedClose"; case .open: "open"; case .high: "high"; case .low: "low"; case .volume: "volume"; case .meanOfFour: "meanOfFour"; case .meanOfThree: "meanOfThree"; case .meanOfTwo: "meanOfTwo" } } }
extension Report.Measure { var messageName: String { switch self { case .revenue: "revenue"; case .earnings: "earnings"; case .cashFlow: "cashFlow"; case .revenuePerShare: "revenuePerShare"; case .earningsPerShare: "earningsPerShare"; case .cashFlowPerShare: "cashFlowPerShare" } } }
extension Report.Origin { var messageName: String { switch self { case .filed: "filed"; case .restOfYear: "restOfYear"; case .restOfMonths: "restOfMonths"; case .perShare: "perShare"; case .perShareOfRest: "perShareOfRest" } } }
extension Rhythm { var messageName: String { switch self { case .years: "years"; case .quarters: "quarters"; case .months: "months"; case .weeks: "weeks"; case .days: "days"; case .tradingDays: "tradingDays"; case .hours: "hours"; case .minutes: "minutes"; case .seconds: "seconds"; case .points: "points"; case .steps: "steps" } } }
extension ScatterStrength { var messageName: String { switch self { case .none: "none"; case .weak: "weak"; case .moderate: "moderate"; case .strong: "strong"; case .veryStrong: "veryStrong"; case .constant: "constant"; case .tooFew: "tooFew" } } }
extension SeasonClause.Strength { var messageName: String { switch self { case .weak: "weak"; case .clear: "clear"; case .strong: "strong" } } }
extension SeasonPeriod { var messageName: String { switch self { case .year: "year"; case .week: "week"; case .day: "day" } } }
extension ShapeClause.Course { var messageName: String { switch self { case .steady: "steady"; case .withUpsAndDowns: "withUpsAndDowns"; case .overall: "overall"; case .slight: "slight"; case .everFaster: "everFaster"; case .slowing: "slowing"; case .withPause: "withPause" } } }
extension ShapeMove { var messageName: String { switch self { case .rise: "rise"; case .fall: "fall"; case .level: "level" } } }
extension SoundStatement.Place.Side { var messageName: String { switch self { case .left: "left"; case .right: "right"; case .halfLeft: "halfLeft"; case .halfRight: "halfRight" } } }
extension StandingPosition { var messageName: String { switch self { case .alone: "alone"; case .leading: "leading"; case .at: "at" } } }
extension TermForm { var messageName: String { switch self { case .one: "one"; case .few: "few"; case .many: "many"; case .other: "other"; case .nominative: "nominative"; case .genitive: "genitive"; case .dative: "dative"; case .accusative: "accusative"; case .instrumental: "instrumental"; case .locative: "locative"; case .in: "in"; case .per: "per"; case .step: "step"; case .weak: "weak"; case .multiplied: "multiplied"; case .alone: "alone" } } }
extension TrendClass { var messageName: String { switch self { case .tooFew: "tooFew"; case .unchanged: "unchanged"; case .roseSteadily: "roseSteadily"; case .fellSteadily: "fellSteadily"; case .roseWithSetbacks: "roseWithSetbacks"; case .fellWithRecoveries: "fellWithRecoveries"; case .roseThenFell: "roseThenFell"; case .fellThenRecovered: "fellThenRecovered"; case .steadyWithPeak: "steadyWithPeak"; case .steadyWithTrough: "steadyWithTrough"; case .littleChange: "littleChange"; case .mixedHigher: "mixedHigher"; case .mixedLower: "mixedLower" } } }
extension TrendClause.Ending { var messageName: String { switch self { case .between: "between"; case .aboutWhereItBegan: "aboutWhereItBegan"; case .beyond: "beyond" } } }
