// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

extension Said {
  static func learnName(lesson: Lesson) -> Said { Said("learn.name", Given("lesson", .name(lesson.messageName))) }
  static func learnMeaning(lesson: Lesson) -> Said { Said("learn.meaning", Given("lesson", .name(lesson.messageName))) }
  static func quizQuestion(kind: QuizKind) -> Said { Said("quiz.question", Given("kind", .name(kind.messageName))) }
  static func quizChoice(choice: QuizChoice) -> Said { Said("quiz.choice", Given("choice", .name(choice.messageName))) }
}

extension Lesson { var messageName: String { switch self { case .low: "low"; case .high: "high"; case .rise: "rise"; case .fall: "fall"; case .steep: "steep"; case .peak: "peak"; case .trough: "trough"; case .gap: "gap"; case .tick: "tick"; case .baseline: "baseline"; case .crossing: "crossing"; case .twoSeries: "twoSeries"; case .whole: "whole"; case .bars: "bars"; case .scatter: "scatter"; case .histogram: "histogram"; case .density: "density"; case .box: "box"; case .band: "band"; case .heatMap: "heatMap"; case .share: "share" } } }
extension QuizChoice { var messageName: String { switch self { case .low: "low"; case .high: "high"; case .rising: "rising"; case .falling: "falling"; case .first: "first"; case .later: "later"; case .peak: "peak"; case .trough: "trough"; case .beginning: "beginning"; case .middle: "middle"; case .end: "end"; case .yes: "yes"; case .no: "no"; case .above: "above"; case .below: "below"; case .upwards: "upwards"; case .downwards: "downwards"; case .firstSeries: "firstSeries"; case .secondSeries: "secondSeries"; case .unrelated: "unrelated"; case .one: "one"; case .two: "two"; case .firstGroup: "firstGroup"; case .secondGroup: "secondGroup"; case .wider: "wider"; case .narrower: "narrower"; case .firstRow: "firstRow"; case .lastRow: "lastRow" } } }
extension QuizKind { var messageName: String { switch self { case .pitch: "pitch"; case .direction: "direction"; case .steepness: "steepness"; case .turn: "turn"; case .place: "place"; case .gap: "gap"; case .ticks: "ticks"; case .baseline: "baseline"; case .crossing: "crossing"; case .series: "series"; case .bars: "bars"; case .scatter: "scatter"; case .histogram: "histogram"; case .density: "density"; case .box: "box"; case .band: "band"; case .heatMap: "heatMap"; case .share: "share" } } }
