// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct AnswerTests {
  static func place(_ x: XValue, _ y: Double) -> PlacedValue { PlacedValue(index: 0, x: x, y: y) }

  static let move = Move(from: place(.row(1), 4), to: place(.row(2), 5), kind: .measurement)
  static let infinite = Move(
    from: place(.row(1), -1.7e308), to: place(.row(2), 1.7e308), kind: .measurement)
  static let trend = Trend(class: .roseThenFell, net: -0.25, counter: 0.5)
  static let flat = Trend(class: .unchanged, net: nil, counter: nil)

  static let bare: [(Answer, String)] = [
    (.first(place(.row(1), 0.1)), "0.1"), (.last(place(.row(1), -0.0)), "0"),
    (.highest(place(.row(1), 1370), count: 1), "1370"),
    (.lowest(place(.row(1), .leastNonzeroMagnitude), count: 2), "5e-324"),
    (.at(place(.row(1), -2.5), asked: .row(1), match: .exact), "-2.5"),
    (.change(move), "1"), (.trend(trend, shape: nil), "rose-then-fell"),
    (.trend(trend, shape: .step), "step"), (.mean(-0.0), "0"),
    (.median(919.35), "919.35"),
  ]

  @Test(arguments: bare)
  func isExactAlone(_ answer: Answer, _ text: String) {
    #expect(answer.bare == text)
  }

  static let documents: [(Answer, String)] = [
    (.first(place(.row(3), 0.1)), #"{"version":1,"name":"a","x":3,"y":0.1}"#),
    (.last(place(.category("\"B\""), 2)), #"{"version":1,"name":"a","x":"\"B\"","y":2}"#),
    (
      .highest(place(.number(0.5), 2), count: 3),
      #"{"version":1,"name":"a","x":0.5,"y":2,"count":3}"#
    ),
    (
      .at(place(.row(2), 7), asked: .number(2.5), match: .beforeMissing),
      #"{"version":1,"name":"a","x":2,"y":7,"asked":2.5,"match":"before-missing"}"#
    ),
    (
      .change(move),
      #"{"version":1,"name":"a","absolute":1,"percent":25,"from":{"x":1,"y":4},"to":{"x":2,"y":5}}"#
    ),
    (
      .change(infinite),
      #"{"version":1,"name":"a","absolute":null,"percent":null,"from":{"x":1,"y":-1.7e+308},"#
        + #""to":{"x":2,"y":1.7e+308}}"#
    ),
    (
      .trend(trend, shape: nil),
      #"{"version":1,"name":"a","class":"rose-then-fell","net":-0.25,"counter":0.5}"#
    ),
    (
      .trend(trend, shape: .level),
      #"{"version":1,"name":"a","class":"level","net":-0.25,"counter":0.5}"#
    ),
    (.mean(919.35), #"{"version":1,"name":"a","mean":919.35}"#),
    (.median(2), #"{"version":1,"name":"a","median":2}"#),
    (
      .trend(flat, shape: nil),
      #"{"version":1,"name":"a","class":"unchanged","net":null,"counter":null}"#
    ),
  ]

  @Test(arguments: documents)
  func isJSON(_ answer: Answer, _ text: String) throws {
    #expect(answer.document(name: "a") == text)
    _ = try OrderedJSON(text)
  }

  @Test(arguments: AxisPlace.Match.allCases)
  func beginsWithTheNumber(_ match: AxisPlace.Match) throws {
    let series = try Series(name: "a", kind: .price, x: .rows(count: 1), values: [702.1])
    let answer = Answer.at(Self.place(.row(1), 702.1), asked: .row(9), match: match)
    let sentence = answer.sentence(about: series)
    #expect(sentence.hasPrefix("702.10 at point 1"))
    #expect(sentence.hasSuffix("."))
    #expect(sentence.contains("point 9") == (match != .exact))
  }
}
