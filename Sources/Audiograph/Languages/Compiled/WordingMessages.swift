// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

/// What every language says, of messages.schema.
protocol WordingMessages: Sendable {
  /// Who receives the words: eyes or a speech synthesiser.
  var channel: Channel { get }
  /// What stands before decimals.
  var decimalMark: Character { get }
  /// What a point or a length of time is: `year`, `trading day`.
  func rhythm(_ key: Rhythm, form: TermForm) -> String
  func gender(of key: Rhythm) -> Gender
  /// What the values of a price are: `closing price`.
  func measure(_ key: PriceValue, form: TermForm) -> String
  /// The scale that pitches are moved to: `major`.
  func scale(_ key: NoteScale, form: TermForm) -> String
  /// What is highest or lowest: `closing price`, `value`.
  func subject(_ key: ExtremeSubject, form: TermForm) -> String
  /// What a company reports: `revenue`.
  func reported(_ key: Report.Measure, form: TermForm) -> String
  /// The names of months by their number.
  func month(_ key: Int, form: TermForm) -> String
  /// On which day of the week, Monday 1: `on Mondays`.
  func weekday(_ key: Int, form: TermForm) -> String
  /// A day of the week, Monday 1: `Monday`.
  func weekdayName(_ key: Int, form: TermForm) -> String
  /// The short name of a month, as in `19 Sep 2012`.
  func monthShort(_ key: Int, form: TermForm) -> String
  /// A number of a price bar, behind a value: `high`.
  func field(_ key: PriceValue, form: TermForm) -> String
  /// What a key is called.
  func keyName(_ key: ExplorationKey.Name, form: TermForm) -> String
  /// The numbers from 1 to 31 that order: `first`.
  func ordinal(_ key: Int, form: TermForm) -> String
  /// Units by their symbol: `m`, `°C`, `kWh`.
  static var units: TermTable { get }
  /// Currencies by their code in ISO 4217, coins by their usual symbol.
  static var currencies: TermTable { get }
  /// Powers of ten before a unit, by their exponent: `million`.
  static var multipliers: TermTable { get }
  /// Symbols that names and titles hold, in words: `&` is `and`.
  static var characters: TermTable { get }
  /// Words that stand for a power of ten in data, with its exponent.
  static var powerNames: TermTable { get }
  /// What `said` finds by name.
  var texts: PackedTable { get }
  /// A negative number: `-3`, `minus 3`.
  func minus(number: String) -> String
  /// 10⁶, 10⁹ or 10¹² of something: `1.2 million`.
  func numberGroup(digits: DecimalDigits, group: NumberGroup) -> String
  /// A part of 10⁶, 10⁹ or 10¹²: `3 millionths`.
  func numberPart(digits: DecimalDigits, group: NumberGroup) -> String
  /// A number with its unit: `3 US dollars`.
  func amount(number: Figure, unit: String) -> String
  /// `21 percent`
  func percent(number: Figure) -> String
  /// Under 0.05 percent.
  func percentUnderATenth() -> String
  /// A fall that leaves next to nothing.
  func percentAlmostAll() -> String
  /// A change that is told as so many times: `a factor of 13`.
  func sizeTimes(times: Figure) -> String
  /// `3 percentage points`
  func sizePoints(points: Figure) -> String
  /// `3 places`, of ranks.
  func sizePlaces(places: Figure) -> String
  /// What a rank comes from or gets to: `first`, `Platz 1`; as an ordinal number where all of a sentence are at most 10.
  func rankPlace(rank: Int, isOrdinal: Bool) -> String
  /// Behind ranks one by one: `fell from first to third`.
  func rankCourse(isUp: Bool, from: String, to: String) -> String
  /// A size behind a verb: `rose 21 percent`, `rose by a factor of 13`; German `um 21 Prozent`.
  func sizeBy(size: ChangeSize) -> String
  /// So many of something: `250 trading days`.
  func counted(count: Int, rhythm: Rhythm) -> String
  /// Points of which several share a date, behind their number: ` on 14 different dates, …`.
  func repeatsDates(positions: Int, areMany: Bool) -> String
  func repeatsTimes(positions: Int, areMany: Bool) -> String
  /// Points of which several share a place.
  func repeatsPositions(positions: Int) -> String
  /// How long a change took: `in a year`, `over the last 90 trading days`.
  func spanWithin(count: Int, rhythm: Rhythm) -> String
  /// How long ago: `3 days ago`.
  func spanAgo(count: Int, rhythm: Rhythm) -> String
  /// The last two of several, with what stands before: `A, B and C`.
  func listLast(before: String, last: String) -> String
  /// Behind the last of several names: `3 more`.
  func namesOthers(count: Int) -> String
  /// Behind the first of several names: ` and 2 more`.
  func namesMore(count: Int) -> String
  /// A year before the common era, 1 for the year before the year 1.
  func dateBefore(year: Int) -> String
  func dateYear(year: Int, form: TermForm) -> String
  func dateQuarter(quarter: Int, year: Int, form: TermForm) -> String
  /// A quarter whose year was said.
  func dateQuarterAlone(quarter: Int, form: TermForm) -> String
  func dateMonth(month: Int, year: Int, form: TermForm) -> String
  func dateMonthAlone(month: Int, form: TermForm) -> String
  func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> String
  /// A day whose year was said.
  func dateDayAlone(day: Int, month: Int, form: TermForm) -> String
  /// A day, the name of its month in short where it is read: `19 Sep 2012`.
  func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> String
  func dateMonthBrief(month: Int, year: String) -> String
  func dateDayBrief(day: Int, month: Int, year: String) -> String
  /// A weekday of no known date.
  func dateWeekday(weekday: Int, form: TermForm) -> String
  /// A time of day on a day, which is put into words already.
  func dateTime(clock: String, day: String, form: TermForm) -> String
  /// A time of day as it is written: `14:30`.
  func dateClock(clock: String) -> String
  /// The number of a row: `point 5`.
  func placeRow(row: Int, form: TermForm) -> String
  /// Where something is: `on 2 January 2024`, `at point 5`, `for Berlin`.
  func placeAt(place: Mention) -> String
  func placeUntil(place: Mention) -> String
  func placeSince(place: Mention) -> String
  /// From a place on, of a gap.
  func placeFrom(place: Mention) -> String
  func placeBefore(place: Mention) -> String
  /// Behind "since", to where.
  func placeTo(place: Mention) -> String
  /// `2 March to 7 March 2012`
  func placeRange(first: Mention, last: Mention) -> String
  /// `in the week to 25 January 2013`
  func placeWeek(place: Mention) -> String
  /// A name with its unit: `closing price in US dollars`.
  func subjectUnit(subject: String, unit: String) -> String
  /// Several series behind their title.
  func titleSeries(title: String, count: Int) -> String
  /// `40 series`
  func seriesCount(count: Int) -> String
  /// The series' own pronoun or noun at the beginning of a sentence: `it`, German `der Kurs`.
  func it(isPrice: Bool) -> String
  /// The subject before what it did: `Apple,`.
  func lead(subject: String, isPrice: Bool) -> String
  func movementOnlyAt(value: Figure, place: Mention) -> String
  func movementFlat(value: Figure, it: String) -> String
  func movementTrend(it: String, trend: String) -> String
  /// A trend and a change; the change may go against it, and may be a clause of its own.
  func movementTrendAndChange(it: String, trend: String, change: String, isAgainst: Bool, isClause: Bool) -> String
  func movementAlmostUnchangedTrend(it: String, trend: String) -> String
  /// A change from before the range, behind a value.
  func baseChange(change: String, from: String) -> String
  func baseUnchanged(from: String) -> String
  /// All values are equal; the span may be empty.
  func unchangedAt(value: Figure, span: String) -> String
  /// How a series went, without a subject.
  func trend(shape: TrendClass, isPrice: Bool) -> String
  func trendRoseThenFell(turn: Mention, ending: TrendClause.Ending) -> String
  func trendFellThenRecovered(turn: Mention, ending: TrendClause.Ending) -> String
  /// What stayed but for a peak or a trough: `stayed near 90`.
  func trendNear(value: Figure) -> String
  func trendPeak(stayed: String, value: Figure, place: String) -> String
  func trendTrough(stayed: String, value: Figure, place: String) -> String
  /// Where a peak or a trough is, behind its value.
  func spikeAt(place: Mention, isFirst: Bool) -> String
  /// `down 21 percent`; a bound is `less than 0.1 percent`.
  func changeSize(size: String, isUp: Bool, isBound: Bool) -> String
  /// A size without a unit, which must not be taken for a percentage beside others: `down by 38`.
  func changeSizeBare(size: String, isUp: Bool) -> String
  func changeUntold(isUp: Bool) -> String
  func changeTimes(times: Figure, isFromBase: Bool) -> String
  /// Between the ends of a model.
  func changeTimesFitted(times: Figure) -> String
  /// A change and its ends, which may have places.
  func changeEnds(change: String, from: String, to: String) -> String
  /// The ends alone, behind a size.
  func changeEndsAlone(from: String, to: String) -> String
  /// Behind several moves, of which the last may go the other way: `in all from 17 to 35`.
  func changeInAll(from: String, to: String) -> String
  /// The same value before the range and at its end; the span may be empty.
  func changeUnchangedFromBase(span: String, from: String) -> String
  func changeBothEndsAt(value: Figure, place: Mention) -> String
  /// Both extremes are ends.
  func extremesFirstHighest(subject: ExtremeSubject) -> String
  func extremesLastHighest(subject: ExtremeSubject) -> String
  /// An extreme that is the first or the last value.
  func extremeEnd(extreme: Extreme, isFirst: Bool, before: ExtremeContext, subject: ExtremeSubject) -> String
  func extremeAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String
  func extremeFirstAt(extreme: Extreme, value: Figure, place: Mention, before: ExtremeContext, subject: ExtremeSubject) -> String
  /// Legs one after another.
  func legsNext(before: String, leg: String, isLast: Bool, isSoFar: Bool) -> String
  /// Where a leg ends, with the space before it.
  func legPlace(place: Mention) -> String
  /// A leg to a value; size and place may be empty.
  func legTo(isUp: Bool, size: String, value: Figure, place: String, note: String, isNext: Bool) -> String
  /// That a leg ends at an extreme, beside its value.
  func legNote(note: LegNote) -> String
  /// The same instead of a value.
  func legExtreme(note: LegNote) -> String
  /// The last leg of a long description, which may go on where the data are current.
  func legSoFar(isUp: Bool, size: String, extreme: String, isNext: Bool, isCurrent: Bool) -> String
  /// The way to a turning point and since, which may go on where the data are current; the start may be empty.
  func swing(isHigh: Bool, before: ChangeSize, start: String, since: ChangeSize, isCurrent: Bool) -> String
  /// Where the way to a turning point began.
  func swingStart(start: String) -> String
  func moveLargest(role: LargestMove.Role, size: ChangeSize, from: String, to: String) -> String
  func steps(rhythm: Rhythm, typical: ChangeSize, isUp: Bool, largest: ChangeSize, place: String) -> String
  func stepOpposite(isUp: Bool, rhythm: Rhythm, size: ChangeSize, place: String) -> String
  func gapsMissing(count: Int, rhythm: Rhythm) -> String
  func gapsSingle(missing: String, place: Mention) -> String
  func gapsRun(missing: String, first: Mention, last: Mention) -> String
  func gapsMany(missing: String, count: Int, longest: String, place: Mention) -> String
  /// How many bars rose and fell, from open to close; what stands behind the numbers may be empty.
  func barsClosed(rose: Int, fell: Int, unchanged: String, runs: String) -> String
  func barsUnchanged(count: Int) -> String
  /// How many bars the longest run of either has; 0 without one.
  func barsRuns(rises: Int, falls: Int) -> String
  func barsWidest(place: Mention, low: Figure, high: Figure) -> String
  /// From a close to the next open.
  func barsGap(place: Mention, isUp: Bool, close: Figure, open: Figure) -> String
  func period(length: Figure, rhythm: Rhythm) -> String
  func averageAlike(mean: Figure) -> String
  func thirdsAlike(value: Figure) -> String
  /// Where most values are.
  func shapeMostly(low: Figure, high: Figure) -> String
  func shapeWithin(percent: String) -> String
  /// All values are equal but for single ones, which are told next.
  func shapeButForSingle(value: Figure, count: Int) -> String
  func shapeSwings(low: Figure, high: Figure) -> String
  func shapeEndingNear(extreme: Extreme) -> String
  /// Few values, which follow.
  func shapeFew(count: Int, low: Figure, high: Figure) -> String
  func shapeSpread(count: Int, low: Figure, high: Figure) -> String
  func shapeHalf(lower: Figure, upper: Figure) -> String
  /// How many of the values are 0, and what the others are.
  func shapeZeros(share: String, areDates: Bool) -> String
  func shapeOthers(low: Figure, high: Figure, total: Figure) -> String
  func shapeStep(isUp: Bool, place: Mention) -> String
  func shapeSteps(places: String) -> String
  /// One height but for a stretch: `about 1300, but about 7400 from 5 to 11 September`.
  func shapeBurst(usual: Figure, other: Figure, first: Mention, last: Mention) -> String
  /// Ever faster, or ever more slowly, by what doubles or halves the values.
  func shapeGrowth(isUp: Bool, length: Figure, rhythm: Rhythm) -> String
  func shapeCourse(course: ShapeClause.Course, isUp: Bool) -> String
  func shapeFaster(isUp: Bool, place: Mention) -> String
  func shapeThenLevel(isUp: Bool, from: Figure, level: Figure, place: Mention) -> String
  func shapeAfterLevel(isUp: Bool, level: Figure, place: Mention, to: Figure) -> String
  func shapeBetweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention) -> String
  /// A rise with a dip, a fall with a bump; the place has the space before it.
  func shapeInterrupted(isUp: Bool, value: Figure, place: String) -> String
  /// What one of several parts does; until when has the space before it, and is empty for the last.
  func shapePart(move: ShapeMove, isFirst: Bool, isLast: Bool, until: String) -> String
  /// A sentence of what a subject does.
  func shapeAlone(it: String, shape: String) -> String
  /// A sentence and what stands behind it.
  func shapeDetail(shape: String, detail: String) -> String
  func placeUntilAbout(place: Mention) -> String
  /// A season of the calendar, by the phases that are highest and lowest: `in May`, `on Mondays`.
  func season(period: SeasonPeriod, strength: SeasonClause.Strength, highest: String, lowest: String, apart: Figure) -> String
  func seasonBrief(period: SeasonPeriod, highest: String) -> String
  /// A single value far from the others; the place has the space before it.
  func oddValue(end: OddClause.End, value: Figure, place: String, isAbove: Bool) -> String
  func oddMany(count: Int, value: Figure, place: String) -> String
  /// From where on values vary so many times as much, or as little.
  func volatility(place: Mention, isMore: Bool, times: Figure) -> String
  /// One step of a price out of all proportion.
  func jump(place: Mention, from: Figure, to: Figure) -> String
  /// The last value against that of a year before.
  func yearOnYearSize(place: Mention, value: Figure, size: String, isUp: Bool) -> String
  func yearOnYearSame(place: Mention, value: Figure) -> String
  func half(lower: Figure, upper: Figure) -> String
  /// As the last of several clauses.
  func furtherOthers(count: Int) -> String
  func seriesMore(count: Int, names: String) -> String
  /// A crowd's opening and who ends where; a tie is a clause of its own.
  func crowdEnds(opening: String, ends: String, isTie: Bool) -> String
  func comparisonTie(count: Int, value: Figure) -> String
  func comparisonTwo(higher: String, lower: String, high: Figure, low: Figure) -> String
  func comparisonMany(highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String
  func comparisonOfAll(count: Int, highest: String, isMany: Bool, lowest: String, high: Figure, low: Figure) -> String
  func crossingsOnce(place: Mention) -> String
  func crossingsOften(count: Int, first: Mention, last: Mention) -> String
  /// Prices lead; other values are the highest.
  func leadsNever(isPrice: Bool) -> String
  func leadsOnce(place: Mention, isPrice: Bool) -> String
  func leadsOften(count: Int, first: Mention, last: Mention, isPrice: Bool) -> String
  /// Behind a comparison: how many times as much the higher of two is; the two of four between the others.
  func comparisonTimes(times: Figure) -> String
  /// Whether the changes of two or more series go together; the correlation may be left unsaid.
  func comovement(isTogether: Bool, isStrong: Bool, correlation: String) -> String
  func gapWidest(place: Mention, size: Figure) -> String
  func referenceThroughout(isAbove: Bool) -> String
  /// On one side, but for points on the line.
  func referenceNever(isAbove: Bool) -> String
  /// On the other side at first.
  func referenceSince(isAbove: Bool, place: Mention) -> String
  func referenceBetween(isAbove: Bool, first: Mention, last: Mention) -> String
  func referenceAt(isAbove: Bool, place: Mention) -> String
  func rankingClimb(name: String, from: Int, to: Int) -> String
  /// The highest of values by name, its share of all, and how far it is ahead of the second.
  func rankingLeader(name: String, value: Figure, isTotal: Bool) -> String
  func rankingTimes(times: Figure, second: String) -> String
  func rankingNext(items: String, count: Int) -> String
  func rankingItem(name: String, value: Figure) -> String
  func originProvider(provider: String) -> String
  /// Who gives data: `Yahoo`, `the ECB`; the code is the name as it is written, the name as it is said.
  func provider(code: String, name: String, isAbbreviation: Bool) -> String
  func omissionRepeatedDates(count: Int) -> String
  func omissionEmptyRows(count: Int) -> String
  func split(place: Mention, shares: Figure) -> String
  /// Whose trend, with the space before it.
  func significanceOf(name: String) -> String
  /// Why nothing is said about chance; the series may be empty.
  func significanceWithheld(series: String, reason: String) -> String
  func significanceTold(isUp: Bool, series: String, z: Figure, p: String) -> String
  func significanceChance(series: String, z: Figure, p: String) -> String
  func significanceP(p: Figure) -> String
  func significanceSmallP() -> String
  func slopesOf(name: String) -> String
  func slopesPer(rhythm: Rhythm) -> String
  /// From five minutes on; two hours and more are hours.
  func provisionalAge(count: Int, rhythm: Rhythm) -> String
  func rebasedOpening(names: String, since: Mention, to: Mention, points: String) -> String
  func rebasedBrief(names: String, since: Mention, ranking: String) -> String
  func rebasedAlternative(since: Mention, ranking: String) -> String
  /// How far from the start, alone or behind a verb.
  func standingUnchanged(position: StandingPosition) -> String
  func standingTimes(times: Figure, position: StandingPosition) -> String
  func standingSize(size: String, isUp: Bool, isBound: Bool, position: StandingPosition) -> String
  func rankingLevel(count: Int, standing: String) -> String
  func rankingLeads(names: String, isMany: Bool, standing: String, isPrice: Bool) -> String
  func rankingBehind(names: String, isMany: Bool, standing: String, points: String, isRoughly: Bool, isPrice: Bool) -> String
  func rankingOthers(count: Int) -> String
  func rankingFurther(places: String, isPrice: Bool) -> String
  func rebasedWidestGap(place: Mention, highest: String, points: String, lowest: String, isPrice: Bool) -> String
  /// What is compared, and what was left out for it.
  func alignment(compared: String, count: Int, leftOut: String, isOne: Bool) -> String
  func alignmentFirst(count: Int, rhythm: Rhythm, of: String) -> String
  func alignmentNext(count: Int, of: String) -> String
  func alignmentOthers(count: Int) -> String
  func courseValue(standing: String, place: Mention) -> String
  func peakAt(extreme: Extreme, place: Mention, standing: String) -> String
  func peakFirstAt(extreme: Extreme, place: Mention, standing: String) -> String
  func pricesFrom(provider: String) -> String
  /// How many points are heard; what stands around it may be empty.
  func soundHeard(heard: Int, given: Int, shape: String, extremes: String, missing: String) -> String
  func soundShape() -> String
  func soundMissing(count: Int) -> String
  func soundLogarithmic() -> String
  func soundOrder(names: String) -> String
  func soundPlaces(places: String) -> String
  func soundPlace(name: String, side: SoundStatement.Place.Side) -> String
  func soundAtOnce(names: String, first: String) -> String
  func smoothingMedian(width: Int) -> String
  func smoothingMean(width: Int) -> String
  func soundGapsUnheard(count: Int) -> String
  func soundClipped(count: Int) -> String
  /// How time is given to points; the length may be empty.
  func soundRhythm(isEven: Bool, isContinuous: Bool, length: String) -> String
  func soundLength(seconds: Figure) -> String
  /// How bars become tones; the length may be empty.
  func soundCandles(length: String) -> String
  /// Whose axis, with the space before it.
  func lawOf(names: String) -> String
  func lawOne(value: Figure, series: String, unit: String, hertz: Figure) -> String
  func lawRange(low: Figure, high: Figure, series: String, unit: String, lowHertz: Figure, highHertz: Figure, isLogarithmic: Bool, notes: String) -> String
  func answerFirstReached(value: Figure, place: String) -> String
  func reservationLastOf(place: Mention) -> String
  func reservationWithin(place: Mention) -> String
  func reservationBefore(place: Mention) -> String
  func reservationBeforeMissing(place: Mention) -> String
  func reportHeading(company: String) -> String
  func reportFigure(measure: Report.Measure, amount: String, period: Rhythm, end: Mention, change: String, filed: Mention) -> String
  func reportDerived(derivation: String) -> String
  func reportLine(measure: Report.Measure, amount: String, period: Rhythm, start: Mention, end: Mention, form: String, filed: Mention, derivation: String) -> String
  func reportDerivation(derivation: String) -> String
  func reportNothing(measure: Report.Measure, period: Rhythm) -> String
  func reportOrigin(origin: Report.Origin) -> String
  /// How a figure changed from a year before, behind it.
  func reportChange(percent: String, isUp: Bool, period: Rhythm) -> String
  func reportTimes(times: Figure, period: Rhythm) -> String
  func reportAgainst(amount: String, period: Rhythm) -> String
  func reportUnchanged(period: Rhythm) -> String
  /// A line of a walk by keys has at most 40 characters, the value first.
  func explorePoint(value: Figure, place: Mention) -> String
  func exploreMissing(place: Mention) -> String
  /// Behind a point.
  func exploreExtreme(extreme: ExplorationExtreme) -> String
  /// Behind a point at which the line changes sides of a level or of another series.
  func exploreCrossing(level: String, isUp: Bool) -> String
  func exploreOpeningAt(points: String, place: Mention) -> String
  /// A chart of several series: how many there are, and the one at the cursor.
  func exploreSeries(count: Int) -> String
  /// `138 of 250`
  func explorePosition(position: String, count: String) -> String
  /// A change in percent, as short as it is understood by eye: `up 5.2%`.
  func explorePercent(percent: Figure, isUp: Bool) -> String
  /// How far a value is from another, which stands on a day or at a mark.
  func exploreDifference(amount: String, from: String, isUp: Bool) -> String
  func exploreSame(from: String) -> String
  /// What there is no more of.
  func exploreNothing(limit: ExplorationLimit) -> String
  func exploreNeverReached(value: Figure) -> String
  /// What keys do, behind their names.
  func exploreHelp(topic: ExplorationHelp) -> String
  /// What is asked for: where to go.
  func exploreWhere() -> String
  /// What is asked for: the letter of a mark.
  func exploreLetter() -> String
  func exploreNotice(notice: ExplorationNotice) -> String
  /// What was typed means nothing.
  func exploreUnknown(text: String, help: String) -> String
  /// The texts of a web page besides those of its chart.
  func pageText(text: PageText) -> String
  /// That a page of a long chart walks through some of its points only.
  func pageReduced(shown: Int, given: Int) -> String
  func pageCharts(count: Int) -> String
  /// How fast a page plays: `speed 2`.
  /// What made a page.
  func pageMade(version: String) -> String
  /// What braille cells stand for: `8 trading days a cell, from 430.47 to 702.10`; all values may be equal.
  /// What stands along a side of a chart in braille: `43 to 96 from bottom to top`, `Adelie and Gentoo from left to right`.
  func brailleEnds(low: String, high: String, isUp: Bool) -> String
  func brailleNames(names: String, isUp: Bool) -> String
  func brailleLegend(points: String, low: Figure, high: Figure, isLogarithmic: Bool, isFlat: Bool) -> String
  /// What is said of a histogram: `waiting, 272 values from 43 to 96: 2 peaks`; the shape may be empty.
  func histogramLead(subject: String, count: Int, low: Figure, high: Figure, shape: String) -> String
  /// The same in the shortest form: `waiting, 272 values, 2 peaks, median 76, from 43 to 96`.
  func histogramAlternative(subject: String, count: Int, shape: String, median: Figure, low: Figure, high: Figure) -> String
  func histogramShape(shape: HistogramShape, count: Int, isSymmetric: Bool) -> String
  /// What a bin holds: `80 to 85`.
  func histogramBin(low: Figure, high: Figure) -> String
  func histogramBinBelow(high: Figure) -> String
  func histogramMiddle(lower: Figure, upper: Figure, median: Figure) -> String
  func histogramBins(count: Int, width: Figure) -> String
  /// Values far from the rest: `14 values lie far out, 14 high and 0 low`.
  func formFarOut(count: Int, above: Int, below: Int) -> String
  func formMissing(count: Int) -> String
  /// What is said of a grid of values: `passengers, 12 rows by 12 columns: highest 622 at 1960, July; lowest
  /// 104 at 1949, November`.
  func heatmapLead(subject: String, size: String, high: Figure, highPlace: String, low: Figure, lowPlace: String) -> String
  /// The same where all cells are equal.
  func heatmapFlat(subject: String, size: String, value: Figure) -> String
  /// How large a grid is: `12 rows by 12 columns`.
  func heatmapSize(rows: Int, columns: Int) -> String
  /// Where a cell is; others may have the same value.
  func heatmapAt(row: String, column: String, isShared: Bool) -> String
  func heatmapEmpty(count: Int) -> String
  /// How many cells are heard: the lowest, the middle and the highest of each row, or of several.
  func heatmapHeard(areBlocks: Bool) -> String
  /// What is said of values with their bounds: `level with lower to upper, 134 points: 0 at 1880, 8.9 at
  /// 2013`.
  func bandLead(subject: String, points: String, first: String, last: String) -> String
  func bandWidest(widest: Mention, low: Figure, high: Figure, narrowest: Mention, narrowLow: Figure, narrowHigh: Figure) -> String
  /// That all intervals are equally wide.
  func bandEven(width: Figure) -> String
  /// How many of all pairs of neighbours have nothing in common; `list` names a few of them, or is empty.
  func bandApart(count: Int, pairs: Int, list: String) -> String
  /// How many intervals leave out 0: some, all or none.
  func bandZero(outside: Int, points: Int) -> String
  /// At how many points the value is below its lower or above its upper bound.
  func bandDisordered(count: Int) -> String
  func bandSwapped(count: Int) -> String
  /// How many points are left out because one of their numbers is missing.
  func bandMissing(count: Int) -> String
  func bandHeard(heard: BandHearing) -> String
  /// On a walk: `5.8 at 1987, 5.55 to 6.04`.
  func bandPlace(point: String, low: Figure, high: Figure) -> String
  /// What a number is, behind it: `lower bound`.
  func bandField(field: Band.Field) -> String
  /// From where to where the curve is drawn.
  func densityRange(low: Figure, high: Figure) -> String
  /// What is said of pairs: `waiting against eruptions, 272 points`, then how the two go together.
  func scatterOpening(x: String, y: String, count: Int) -> String
  /// `a very strong relation, the higher eruptions, the higher waiting, correlation 0.90`
  func scatterClear(strength: String, isHigher: Bool, x: String, y: String, correlation: String) -> String
  func scatterStrength(strength: ScatterStrength, isCurved: Bool) -> String
  func scatterCorrelation(isRank: Bool, correlation: Figure) -> String
  /// Points far from the rest; in the second form the relation is judged without them.
  func scatterFar(count: Int) -> String
  func scatterWithout(count: Int, correlation: Figure) -> String
  func scatterSlope(x: String, y: String, slope: Figure, isHigher: Bool) -> String
  /// The correlation in each group, `Adelie 0.39`; a number in a name must not run into it.
  func scatterGroups(groups: String) -> String
  func scatterReversed(groups: String) -> String
  func scatterGroup(name: String, correlation: Figure, isNumber: Bool) -> String
  func scatterDensest(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure, count: Int) -> String
  func scatterRanges(x: String, lowX: Figure, highX: Figure, y: String, lowY: Figure, highY: Figure) -> String
  func scatterRange(name: String, low: Figure, high: Figure) -> String
  /// The confidence interval of one correlation, and behind it the other one.
  func scatterInterval(isRank: Bool, low: Figure, high: Figure) -> String
  func scatterOther(isRank: Bool, correlation: Figure) -> String
  func scatterCoinciding(count: Int) -> String
  func scatterMissing(count: Int) -> String
  /// How points are heard: some with a note each, those that are many in a tenth of a second or at one x as
  /// three notes; there may be none of the former.
  func scatterHeard(single: Int, summed: Int, isOfTime: Bool, x: String) -> String
  func scatterTimes(count: Int) -> String
  /// The groups with the highest and the second highest median; the second one may have to be introduced.
  func boxOverlap(first: String, second: String, isOverlapping: Bool, isIntroduced: Bool) -> String
  func boxSpread(name: String, lower: Figure, upper: Figure) -> String
  /// Values far out; the group has the space before it: `2 values lie far out, the farthest 4800 in
  /// Chinstrap`.
  func boxFarOut(count: Int, isInOne: Bool, value: Figure, group: String) -> String
  /// How many values a group has: `casein has 3 values`.
  func boxCount(name: String, count: Int) -> String
  /// Which groups have fewer than so many values.
  func boxFewest(names: String, count: Int) -> String
  /// How many values each group has: `the numbers of values are Adelie 151 and Gentoo 123`.
  func boxCounts(counts: String) -> String
  func boxEqualCounts(count: Int) -> String
  func boxRange(low: Figure, high: Figure) -> String
  /// The same with the groups of both: `the values run from 108 in horsebean to 423 in
  /// sunflower`.
  func boxRangeIn(low: Figure, lowest: String, high: Figure, highest: String) -> String
  func boxRangeWithin(low: Figure, high: Figure, name: String) -> String
  func boxFarthestOnly(count: Int, isOfGroups: Bool) -> String
  /// On a walk: `5000 median`.
  func boxPlace(value: String, part: BoxPart) -> String
  /// What there is of parts of a whole: `5 shares`.
  func shareCount(count: Int) -> String
  /// Shares of the same size; the names may be empty: `all the same: north and south with 25 percent each`.
  func shareSame(names: String, percent: String) -> String
  /// The largest that make half of the whole or more.
  func shareAlone(name: String, isMore: Bool) -> String
  func shareLargest(count: Int, isMore: Bool) -> String
  func shareSmallest(count: Int, names: String, percent: String) -> String
  /// Those that sound as one; they are the smallest unless all are the same.
  func shareJoined(count: Int, areSmallest: Bool, percent: String) -> String
  /// Parts that are 0.
  func shareEmpty(count: Int, names: String) -> String
  /// A power of ten before a unit: `million cubic metres`.
  func unitMultiplied(multiplier: String, unit: String) -> String
  /// A counted power of ten before a unit, behind "in": `millions of people`; `alone` is its form without
  /// a unit.
  func unitCounted(multiplier: String, alone: String, unit: String) -> String
  /// A unit to a power: `square metres`.
  func unitPower(unit: String, power: Int, form: TermForm) -> String
}

extension Wording {
  private func said(_ name: StaticString, _ arguments: String...) -> String {
    texts.filled(name, with: arguments) ?? "\(name)"
  }
  /// `1.5 times 10 to the power of 20`
  func numberPower(digits: DecimalDigits, exponent: String) -> String { said("number.power", exponent, self.number(digits)) }
  /// The same in a table and beside a picture: `21%`.
  func percentShort(number: String) -> String { said("percent.short", number) }
  /// A number that would else read like another one lies above or below.
  func numberOver(number: String) -> String { said("number.over", number) }
  func numberUnder(number: String) -> String { said("number.under", number) }
  /// A number that was calculated: `about 39`.
  func numberAbout(number: String) -> String { said("number.about", number) }
  /// A size that no number holds.
  func sizeUntold() -> String { said("size.untold") }
  /// The same behind a verb that needs one.
  func sizeByUntold() -> String { said("size.byUntold") }
  /// As short as a line of a walk may have to be: `Q4 1979`, `Mar 2012`, `3 Mar 12`.
  func dateQuarterBrief(quarter: Int, year: String) -> String { said("date.quarterBrief", "\(quarter)", year) }
  /// A month or a quarter in one of several years, a weekday in one of several weeks, counted from 1.
  func dateOfYear(place: String, year: Int) -> String { said("date.ofYear", "\(year)", place) }
  func dateOfWeek(place: String, week: Int) -> String { said("date.ofWeek", "\(week)", place) }
  func subjectAlong(subject: String, axis: String) -> String { said("subject.along", axis, subject) }
  func movementValues(values: String, change: String) -> String { said("movement.values", change, values) }
  func movementOnly(value: Figure) -> String { said("movement.only", self.number(value)) }
  /// Within half a percent: a sentence, behind which the change may follow.
  func movementAlmostUnchanged(it: String) -> String { said("movement.almostUnchanged", it) }
  /// The same without a subject, behind a title or a name.
  func trendAlmostUnchanged() -> String { said("trend.almostUnchanged") }
  func courseAlmostUnchanged() -> String { said("course.almostUnchanged") }
  func changeBothEnds(value: Figure) -> String { said("change.bothEnds", self.number(value)) }
  /// The size of a leg, with the space before it.
  func legSize(size: String) -> String { said("leg.size", size) }
  func gapsScattered(missing: String) -> String { said("gaps.scattered", missing) }
  func averageMean(mean: Figure) -> String { said("average.mean", self.number(mean)) }
  func averageAlikeDeviation(deviation: Figure) -> String { said("average.alikeDeviation", self.number(deviation)) }
  func averageMedian(median: Figure) -> String { said("average.median", self.number(median)) }
  func averageDeviation(deviation: Figure) -> String { said("average.deviation", self.number(deviation)) }
  func thirds(first: Figure, last: Figure) -> String { said("thirds", self.number(first), self.number(last)) }
  /// What a series looks like, without a subject: told behind its name, or behind `shape.alone`.
  func shapeLevel() -> String { said("shape.level") }
  func shapeConstant(value: Figure) -> String { said("shape.constant", self.number(value)) }
  /// Where values that go up and down end, behind their extremes.
  func shapeEnding(value: Figure) -> String { said("shape.ending", self.number(value)) }
  func shapeBeforeAndSince(before: Figure, since: Figure) -> String { said("shape.beforeAndSince", self.number(before), self.number(since)) }
  /// One height after another.
  func shapeNextLevel(before: String, level: Figure) -> String { said("shape.nextLevel", before, self.number(level)) }
  /// Two parts, and the last of more.
  func shapeThen(before: String, last: String) -> String { said("shape.then", before, last) }
  func shapeLast(before: String, last: String) -> String { said("shape.last", before, last) }
  func endsLiteral(first: Figure, last: Figure) -> String { said("ends.literal", self.number(first), self.number(last)) }
  func furtherAlso(clauses: String) -> String { said("further.also", clauses) }
  func seriesNames(names: String) -> String { said("series.names", names) }
  func crossingsNever() -> String { said("crossings.never") }
  func comparisonBetween(names: String) -> String { said("comparison.between", names) }
  func comovementCorrelation(correlation: Figure) -> String { said("comovement.correlation", self.number(correlation)) }
  func gapWidestAtEnd(size: Figure) -> String { said("gap.widestAtEnd", self.number(size)) }
  /// Which place among the series one had at first and has at last.
  /// A value that others are compared with, and on which side of it they were: `target 150: above it from March to May`.
  func referenceLine(name: String, value: Figure, courses: String) -> String { said("reference.line", courses, name, self.number(value)) }
  func referenceNamed(name: String, course: String) -> String { said("reference.named", course, name) }
  func referenceLevel() -> String { said("reference.level") }
  func referenceOften(above: Int, of: Int, crossings: Int) -> String { said("reference.often", "\(above)", "\(crossings)", "\(of)") }
  /// Of points without an order.
  func referenceCount(above: Int, of: Int) -> String { said("reference.count", "\(above)", "\(of)") }
  func rankingShare(share: String) -> String { said("ranking.share", share) }
  /// Several have the highest value.
  func rankingHighest(count: Int, of: Int, value: Figure) -> String { said("ranking.highest", "\(count)", "\(of)", self.number(value)) }
  func rankingAhead(size: String, second: String) -> String { said("ranking.ahead", second, size) }
  func rankingLast(name: String, value: Figure, count: Int) -> String { said("ranking.last", "\(count)", name, self.number(value)) }
  func rankingLowest(count: Int, of: Int, value: Figure) -> String { said("ranking.lowest", "\(count)", "\(of)", self.number(value)) }
  func originSample() -> String { said("origin.sample") }
  func originFile(file: String) -> String { said("origin.file", file) }
  func originStandardInput() -> String { said("origin.standardInput") }
  func originImported() -> String { said("origin.imported") }
  func significancePrices() -> String { said("significance.prices") }
  func significanceTooFew() -> String { said("significance.tooFew") }
  func significanceFlat() -> String { said("significance.flat") }
  func significanceCorrelated(correlation: Figure) -> String { said("significance.correlated", self.number(correlation)) }
  func slopes(series: String, theilSen: Figure, leastSquares: Figure, per: String, fit: String) -> String { said("slopes", fit, per, self.number(leastSquares), self.number(theilSen), series) }
  func slopesPerStep() -> String { said("slopes.perStep") }
  func slopesFit(fit: Figure) -> String { said("slopes.fit", self.number(fit)) }
  /// The value of a day that is not over, and how it stands to the day before; behind it since when, where
  /// that is another day, and how old it is, which may be empty.
  func provisional(value: String, change: String, since: String, age: String) -> String { said("provisional", age, change, since, value) }
  func provisionalUnchanged() -> String { said("provisional.unchanged") }
  /// With the space before it.
  func provisionalSince(place: Mention) -> String { said("provisional.since", self.since(place)) }
  func courseFlat(name: String) -> String { said("course.flat", name) }
  func courseValues(name: String, values: String) -> String { said("course.values", name, values) }
  func noticeSample(date: String) -> String { said("notice.sample", date) }
  func pricesImported() -> String { said("prices.imported") }
  func pricesStored(prices: String) -> String { said("prices.stored", prices) }
  func noticePrices(prices: String, date: String) -> String { said("notice.prices", date, prices) }
  func noticeAgedPrices(prices: String, date: String, age: String) -> String { said("notice.agedPrices", age, date, prices) }
  func soundExtremes() -> String { said("sound.extremes") }
  func axesSharedByAll(names: String) -> String { said("axes.sharedByAll", names) }
  func axesShared(names: String) -> String { said("axes.shared", names) }
  func axesOwn() -> String { said("axes.own") }
  func axesOthersOwn() -> String { said("axes.othersOwn") }
  func soundInverted() -> String { said("sound.inverted") }
  func soundRanks() -> String { said("sound.ranks") }
  func soundNotes(scale: NoteScale) -> String { said("sound.notes", self.scale(scale, form: .one)) }
  func soundSmoothed(by: String) -> String { said("sound.smoothed", by) }
  func smoothingExponential(alpha: Figure) -> String { said("smoothing.exponential", self.number(alpha)) }
  /// Bars that are joined, as so many weeks, months or years.
  func soundJoined(points: String) -> String { said("sound.joined", points) }
  func soundVolume() -> String { said("sound.volume") }
  /// The notes of a scale, behind the rest.
  func lawNotes(scale: NoteScale) -> String { said("law.notes", self.scale(scale, form: .one)) }
  func answerMean(mean: Figure) -> String { said("answer.mean", self.number(mean)) }
  func answerMedian(median: Figure) -> String { said("answer.median", self.number(median)) }
  func reportForm(form: String) -> String { said("report.form", form) }
  /// With what is new: `705.07, high, 19 Sep 2012`.
  func exploreNamed(value: Figure, name: String, place: Mention) -> String { said("explore.named", name, self.number(value), self.place(place)) }
  /// A mark that a letter names: `mark a`.
  func exploreIncomplete() -> String { said("explore.incomplete") }
  func exploreMark(letter: String) -> String { said("explore.mark", letter) }
  /// `250 points, you are at the last`
  func exploreOpening(points: String) -> String { said("explore.opening", points) }
  func exploreHeard(name: String) -> String { said("explore.heard", name) }
  /// `h for help, q to leave`
  func exploreKeys(help: String, leave: String) -> String { said("explore.keys", help, leave) }
  func exploreMoreHelp(help: String, leave: String) -> String { said("explore.moreHelp", help, leave) }
  /// Where whole lines are read.
  func exploreTyping() -> String { said("explore.typing") }
  /// How high a value lies between the lowest and the highest, in percent; screen readers often leave out
  /// the sign for that.
  func exploreHeight(percent: String) -> String { said("explore.height", percent) }
  func exploreHigher(name: String, amount: String) -> String { said("explore.higher", amount, name) }
  func exploreEqual() -> String { said("explore.equal") }
  func exploreSpeed(speed: Figure) -> String { said("explore.speed", self.number(speed)) }
  func exploreNoMark(letter: String) -> String { said("explore.noMark", letter) }
  func exploreMarkOutside(letter: String) -> String { said("explore.markOutside", letter) }
  func exploreNoValueAtMark(letter: String) -> String { said("explore.noValueAtMark", letter) }
  /// A number that is a place is a value too.
  func exploreAlsoValue(number: String) -> String { said("explore.alsoValue", number) }
  /// The lowest pitch before the data, and what it stands for: `low 430.47`.
  func trackLow(value: Figure) -> String { said("track.low", self.number(value)) }
  /// The highest pitch before the data: `high 702.10`.
  func trackHigh(value: Figure) -> String { said("track.high", self.number(value)) }
  /// That a sound ends.
  func trackEnd() -> String { said("track.end") }
  /// How many charts a folder holds: `4 charts`.
  func pagePlaces(shown: Int, given: Int) -> String { said("page.places", "\(given)", "\(shown)") }
  func pageRows(shown: Int, given: Int) -> String { said("page.rows", "\(given)", "\(shown)") }
  /// What the language calls itself, in a list of languages.
  func languageName() -> String { said("language.name") }
  /// Which cells of a grid are raised.
  func brailleShading(value: Figure) -> String { said("braille.shading", self.number(value)) }
  func histogramSingle(subject: String, count: Int, value: Figure) -> String { said("histogram.single", "\(count)", self.number(value), subject) }
  /// Where most values lie, one of several peaks each: `80 to 85 with 57`.
  func histogramPeaks(peaks: String) -> String { said("histogram.peaks", peaks) }
  func histogramPeak(bin: String, count: Int) -> String { said("histogram.peak", "\(count)", bin) }
  func histogramMost(bin: String, count: Int, percent: String) -> String { said("histogram.most", "\(count)", bin, percent) }
  func histogramBinFrom(low: Figure) -> String { said("histogram.binFrom", self.number(low)) }
  func histogramHole(low: Figure, high: Figure) -> String { said("histogram.hole", self.number(high), self.number(low)) }
  func histogramIntegers() -> String { said("histogram.integers") }
  /// On a walk: `57 in 80 to 85, 21%`.
  func histogramPlace(count: Int, bin: String, percent: String) -> String { said("histogram.place", "\(count)", bin, percent) }
  /// The same where there is no room.
  func histogramCount(count: Int, bin: String) -> String { said("histogram.count", "\(count)", bin) }
  func formMean(mean: Figure) -> String { said("form.mean", self.number(mean)) }
  /// The same in the shortest form: `12 by 12, highest 622 at 1960, July`.
  func heatmapBrief(rows: Int, columns: Int, high: Figure, place: String) -> String { said("heatmap.brief", "\(columns)", "\(rows)", place, self.number(high)) }
  /// What values without a name are called.
  func heatmapValues() -> String { said("heatmap.values") }
  /// A row or a column without a name.
  func heatmapRow(number: Int) -> String { said("heatmap.row", "\(number)") }
  func heatmapColumn(number: Int) -> String { said("heatmap.column", "\(number)") }
  /// The rows and the columns with the highest and the lowest mean.
  func heatmapRows(high: String, highMean: Figure, low: String, lowMean: Figure) -> String { said("heatmap.rows", high, low, self.number(highMean), self.number(lowMean)) }
  func heatmapColumns(high: String, highMean: Figure, low: String, lowMean: Figure) -> String { said("heatmap.columns", high, low, self.number(highMean), self.number(lowMean)) }
  func heatmapVariance(rows: String, columns: String) -> String { said("heatmap.variance", columns, rows) }
  /// On a walk: `622, July, 1960`.
  func heatmapPlace(value: String, column: String, row: String) -> String { said("heatmap.place", column, row, value) }
  func heatmapNoValue() -> String { said("heatmap.noValue") }
  /// A value and its place: `0 at 1880`.
  func bandPoint(value: Figure, place: Mention) -> String { said("band.point", self.at(place), self.number(value)) }
  /// The same in the shortest form: `level with lower to upper, 134 points, widest at 1880`.
  func bandAlternative(subject: String, points: String, place: Mention) -> String { said("band.alternative", points, self.at(place), subject) }
  /// The same where all intervals are equally wide.
  func bandAlternativeEven(subject: String, points: String, width: Figure) -> String { said("band.alternativeEven", points, self.number(width), subject) }
  /// Values with the names of their bounds, or with bounds that have none.
  func bandSubject(subject: String, lower: String, upper: String) -> String { said("band.subject", lower, subject, upper) }
  func bandBare(subject: String) -> String { said("band.bare", subject) }
  func bandError(subject: String, error: String) -> String { said("band.error", error, subject) }
  /// Where the values are highest and lowest, where that is not at the ends.
  func bandExtremes(high: Mention, low: Mention) -> String { said("band.extremes", self.at(high), self.at(low)) }
  func bandOverlap() -> String { said("band.overlap") }
  func bandNoneOverlap() -> String { said("band.noneOverlap") }
  /// Two neighbours: `1880 and 1881`, one of several in a list.
  func bandPair(first: Mention, second: Mention) -> String { said("band.pair", self.place(first), self.place(second)) }
  func bandZeroOutside() -> String { said("band.zeroOutside") }
  func bandZeroInside() -> String { said("band.zeroInside") }
  /// What is said of a smoothed distribution: `waiting, 272 values, smoothed with a width of 3.99`.
  func densityLead(subject: String, count: Int, width: Figure) -> String { said("density.lead", "\(count)", self.number(width), subject) }
  /// On a walk: the density at a value.
  func densityPlace(value: String, place: String) -> String { said("density.place", place, value) }
  func scatterUnclear(correlation: String) -> String { said("scatter.unclear", correlation) }
  func scatterTooFew() -> String { said("scatter.tooFew") }
  /// One of the two does not vary: `all waiting are 5`.
  func scatterConstant(name: String, value: Figure) -> String { said("scatter.constant", name, self.number(value)) }
  func scatterGroupUnknown(name: String) -> String { said("scatter.groupUnknown", name) }
  /// Of many groups, the ends.
  func scatterGroupEnds(highest: String, lowest: String) -> String { said("scatter.groupEnds", highest, lowest) }
  /// On a walk: `79 at 3.6, 4 times, 2 of 3 here`.
  func scatterPlace(y: Figure, x: Figure) -> String { said("scatter.place", self.number(x), self.number(y)) }
  func scatterHere(number: Int, total: Int) -> String { said("scatter.here", "\(number)", "\(total)") }
  /// How many values a box plot is of: `342 values in 3 groups`.
  func boxSize(count: Int, groups: Int) -> String { said("box.size", "\(count)", "\(groups)") }
  func boxSizeOfAll(count: Int) -> String { said("box.sizeOfAll", "\(count)") }
  /// The same where only one group has values: `20 values, all in casein`.
  func boxSizeOfOne(count: Int, name: String) -> String { said("box.sizeOfOne", "\(count)", name) }
  /// The medians of groups: `medians Gentoo 5000, Adelie 3700 and Chinstrap 3700`.
  func boxMedians(medians: String) -> String { said("box.medians", medians) }
  func boxNamed(name: String, value: Figure) -> String { said("box.named", name, self.number(value)) }
  /// The groups with the highest and the lowest median: `highest median casein with 342, lowest horsebean
  /// with 151.5`.
  func boxExtremes(highest: String, high: Figure, lowest: String, low: Figure) -> String { said("box.extremes", highest, lowest, self.number(high), self.number(low)) }
  /// The same in the shortest form: `highest median casein 342, lowest horsebean 151.5`.
  func boxExtremesInBrief(highest: String, high: Figure, lowest: String, low: Figure) -> String { said("box.extremesInBrief", highest, lowest, self.number(high), self.number(low)) }
  func boxEqualMedians(value: Figure) -> String { said("box.equalMedians", self.number(value)) }
  func boxAll(value: Figure) -> String { said("box.all", self.number(value)) }
  /// The middle of all values: `median 76, half of them between 58 and 82`.
  func boxSingle(median: Figure, lower: Figure, upper: Figure) -> String { said("box.single", self.number(lower), self.number(median), self.number(upper)) }
  func boxIn(name: String) -> String { said("box.in", name) }
  func boxNames(names: String) -> String { said("box.names", names) }
  /// Behind some names.
  func formOthers() -> String { said("form.others") }
  /// What is said instead of a name that is blank.
  func formUnnamed() -> String { said("form.unnamed") }
  /// What is not heard.
  func boxMediansOnly(count: Int) -> String { said("box.mediansOnly", "\(count)") }
  /// One of them: `EIK.JE 35 percent`.
  func shareSlice(name: String, percent: String) -> String { said("share.slice", name, percent) }
  func shareTotal(total: Figure) -> String { said("share.total", self.number(total)) }
  /// What the smallest are called together.
  func shareOthers() -> String { said("share.others") }
  /// A power of ten that has no name.
  func unitPowerOfTen(exponent: String) -> String { said("unit.powerOfTen", exponent) }
  /// What a unit is divided by: `per hour`.
  func unitPer(unit: String) -> String { said("unit.per", unit) }
  /// What a dash between two numbers means.
  func wordUpTo() -> String { said("word.upTo") }
  /// What a tilde before a number means.
  func wordAbout() -> String { said("word.about") }
  /// The sign of a negative number in a name.
  func wordMinus() -> String { said("word.minus") }
  /// What stands between a unit and what it is divided by, in data.
  func wordPer() -> String { said("word.per") }
}
