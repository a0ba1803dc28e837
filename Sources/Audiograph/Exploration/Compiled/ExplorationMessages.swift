// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Wording {
  func keyName(_ key: ExplorationKey.Name, form: TermForm) -> String { word("keyName", key.messageName, form) }
}

extension Said {
  static func explorePoint(value: Figure, place: Mention) -> Said { Said("explore.point", Given("value", .figure(value)), Given("place", .place(place))) }
  static func exploreNamed(value: Figure, name: String, place: Mention) -> Said { Said("explore.named", Given("value", .figure(value)), Given("name", .text(name)), Given("place", .place(place))) }
  static func exploreMissing(place: Mention) -> Said { Said("explore.missing", Given("place", .place(place))) }
  static func exploreExtreme(extreme: ExplorationExtreme) -> Said { Said("explore.extreme", Given("extreme", .name(extreme.messageName))) }
  static func exploreExtremeTerse(extreme: ExplorationExtreme) -> Said { Said("explore.extremeTerse", Given("extreme", .name(extreme.messageName))) }
  static func exploreCrossing(level: String, isUp: Bool) -> Said { Said("explore.crossing", Given("level", .text(level)), Given("isUp", .flag(isUp))) }
  static func exploreCrossingTerse(isUp: Bool) -> Said { Said("explore.crossingTerse", Given("isUp", .flag(isUp))) }
  static func exploreIncomplete() -> Said { Said("explore.incomplete") }
  static func exploreSoFar(isHighest: Bool) -> Said { Said("explore.soFar", Given("isHighest", .flag(isHighest))) }
  static func exploreMark(letter: String) -> Said { Said("explore.mark", Given("letter", .text(letter))) }
  static func exploreSeries(count: Int) -> Said { Said("explore.series", Given("count", .count(count))) }
  static func exploreHeard(name: String) -> Said { Said("explore.heard", Given("name", .text(name))) }
  static func exploreKeys(help: String, leave: String) -> Said { Said("explore.keys", Given("help", .text(help)), Given("leave", .text(leave))) }
  static func exploreAllKeys() -> Said { Said("explore.allKeys") }
  static func exploreAxis(axis: String, ends: String) -> Said { Said("explore.axis", Given("axis", .text(axis)), Given("ends", .text(ends))) }
  static func exploreEnds(low: String, high: String) -> Said { Said("explore.ends", Given("low", .text(low)), Given("high", .text(high))) }
  static func exploreMode(mode: ExplorationMode) -> Said { Said("explore.mode", Given("mode", .name(mode.messageName))) }
  static func exploreModeBriefly(mode: ExplorationMode) -> Said { Said("explore.modeBriefly", Given("mode", .name(mode.messageName))) }
  static func exploreMoreHelp(help: String, leave: String) -> Said { Said("explore.moreHelp", Given("help", .text(help)), Given("leave", .text(leave))) }
  static func exploreTyping() -> Said { Said("explore.typing") }
  static func exploreHeight(percent: String) -> Said { Said("explore.height", Given("percent", .text(percent))) }
  static func explorePercent(percent: Figure, isUp: Bool) -> Said { Said("explore.percent", Given("percent", .figure(percent)), Given("isUp", .flag(isUp))) }
  static func exploreDifference(amount: String, from: String, isUp: Bool) -> Said { Said("explore.difference", Given("amount", .text(amount)), Given("from", .text(from)), Given("isUp", .flag(isUp))) }
  static func exploreSame(from: String) -> Said { Said("explore.same", Given("from", .text(from))) }
  static func exploreHigher(name: String, amount: String) -> Said { Said("explore.higher", Given("name", .text(name)), Given("amount", .text(amount))) }
  static func exploreEqual() -> Said { Said("explore.equal") }
  static func exploreSpeed(speed: Figure) -> Said { Said("explore.speed", Given("speed", .figure(speed))) }
  static func exploreNothing(limit: ExplorationLimit) -> Said { Said("explore.nothing", Given("limit", .name(limit.messageName))) }
  static func exploreNothingBriefly(limit: ExplorationLimit) -> Said { Said("explore.nothingBriefly", Given("limit", .name(limit.messageName))) }
  static func exploreNoMark(letter: String) -> Said { Said("explore.noMark", Given("letter", .text(letter))) }
  static func exploreNoMarkBriefly(letter: String) -> Said { Said("explore.noMarkBriefly", Given("letter", .text(letter))) }
  static func exploreMarkOutside(letter: String) -> Said { Said("explore.markOutside", Given("letter", .text(letter))) }
  static func exploreNoValueAtMark(letter: String) -> Said { Said("explore.noValueAtMark", Given("letter", .text(letter))) }
  static func exploreNeverReached(value: Figure) -> Said { Said("explore.neverReached", Given("value", .figure(value))) }
  static func exploreHelp(topic: ExplorationHelp) -> Said { Said("explore.help", Given("topic", .name(topic.messageName))) }
  static func exploreWhere() -> Said { Said("explore.where") }
  static func exploreLetter() -> Said { Said("explore.letter") }
  static func exploreLetterBriefly() -> Said { Said("explore.letterBriefly") }
  static func exploreAlsoValue(number: String) -> Said { Said("explore.alsoValue", Given("number", .text(number))) }
  static func exploreNotice(notice: ExplorationNotice) -> Said { Said("explore.notice", Given("notice", .name(notice.messageName))) }
  static func exploreNoticeBriefly(notice: ExplorationNotice) -> Said { Said("explore.noticeBriefly", Given("notice", .name(notice.messageName))) }
  static func exploreUnknown(text: String, help: String) -> Said { Said("explore.unknown", Given("text", .text(text)), Given("help", .text(help))) }
  static func exploreUnknownBriefly(text: String) -> Said { Said("explore.unknownBriefly", Given("text", .text(text))) }
}

extension ExplorationHelp { var messageName: String { switch self { case .points: "points"; case .extremes: "extremes"; case .play: "play"; case .ends: "ends"; case .whereabouts: "whereabouts"; case .axes: "axes"; case .tenths: "tenths"; case .goTo: "goTo"; case .description: "description"; case .telling: "telling"; case .repetition: "repetition"; case .backwards: "backwards"; case .fields: "fields"; case .series: "series"; case .higher: "higher"; case .lower: "lower"; case .crossings: "crossings"; case .legs: "legs"; case .marks: "marks"; case .difference: "difference"; case .slope: "slope"; case .comparison: "comparison"; case .speed: "speed"; case .interval: "interval"; case .zoom: "zoom"; case .ranges: "ranges"; case .windows: "windows"; case .readings: "readings"; case .reload: "reload"; case .command: "command" } } }
extension ExplorationKey.Name { var messageName: String { switch self { case .left: "left"; case .right: "right"; case .up: "up"; case .down: "down"; case .home: "home"; case .end: "end"; case .pageUp: "pageUp"; case .pageDown: "pageDown"; case .space: "space"; case .enter: "enter"; case .backspace: "backspace"; case .escape: "escape"; case .tab: "tab"; case .f1: "f1" } } }
extension ExplorationLimit { var messageName: String { switch self { case .higherAhead: "higherAhead"; case .higherBehind: "higherBehind"; case .lowerAhead: "lowerAhead"; case .lowerBehind: "lowerBehind"; case .crossingAhead: "crossingAhead"; case .crossingBehind: "crossingBehind"; case .legAhead: "legAhead"; case .legBehind: "legBehind"; case .stopAhead: "stopAhead"; case .stopBehind: "stopBehind"; case .otherField: "otherField"; case .otherSeries: "otherSeries"; case .noValue: "noValue"; case .noPointBefore: "noPointBefore"; case .noDates: "noDates"; case .noLine: "noLine"; case .noOrder: "noOrder"; case .shorterRange: "shorterRange"; case .longerRange: "longerRange"; case .earlier: "earlier"; case .later: "later"; case .finer: "finer"; case .coarser: "coarser"; case .slower: "slower"; case .faster: "faster"; case .placeOutside: "placeOutside"; case .outsideData: "outsideData"; case .placeUnknown: "placeUnknown" } } }
extension ExplorationMode { var messageName: String { switch self { case .all: "all"; case .values: "values"; case .tones: "tones"; case .words: "words" } } }
extension ExplorationNotice { var messageName: String { switch self { case .cancelled: "cancelled"; case .notAPlace: "notAPlace"; case .reloaded: "reloaded"; case .notReloaded: "notReloaded"; case .noCommand: "noCommand"; case .commandFailed: "commandFailed"; case .commandDone: "commandDone"; case .oneReading: "oneReading"; case .noSound: "noSound" } } }
