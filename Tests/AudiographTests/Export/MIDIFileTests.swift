// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import Audiograph

@Suite struct MIDIFileTests {
  /// A note as a synthesiser would sound it.
  struct Note {
    let channel: UInt8
    let tick: Int
    let frequency: Double
  }

  /// The notes of channels other than that of percussion, decoded by the rules of MIDI alone.
  private func notes(_ bytes: [UInt8]) throws -> [Note] {
    var notes: [Note] = []
    var at = 14
    while at < bytes.count {
      #expect(Array(bytes[at..<at + 4]) == Array("MTrk".utf8))
      let end = at + 8 + bytes[at + 4..<at + 8].reduce(0) { $0 << 8 | Int($1) }
      at += 8
      var (tick, bend, range) = (0, 8192, 0.0)
      while at < end {
        tick += number(bytes, &at)
        let status = bytes[at]
        switch status & 0xF0 {
        case 0xF0:
          at += 2
          let length = number(bytes, &at)
          at += length
        case 0xB0:
          if bytes[at + 1] == 6 { range = Double(bytes[at + 2]) }
          at += 3
        case 0xC0: at += 2
        case 0xE0:
          bend = Int(bytes[at + 1]) | Int(bytes[at + 2]) << 7
          at += 3
        case 0x90:
          if status & 15 != 9 {
            let key = Double(bytes[at + 1]) + Double(bend - 8192) / 8192 * range
            notes.append(
              Note(channel: status & 15, tick: tick, frequency: 440 * pow(2, (key - 69) / 12)))
          }
          at += 3
        default:
          #expect(status & 0xF0 == 0x80)
          at += 3
        }
      }
      #expect(at == end)
      #expect(Array(bytes[end - 3..<end]) == [0xFF, 0x2F, 0])
    }
    return notes
  }

  private func number(_ bytes: [UInt8], _ at: inout Int) -> Int {
    var number = 0
    while bytes[at] & 128 != 0 {
      number = number << 7 | Int(bytes[at] & 127)
      at += 1
    }
    number = number << 7 | Int(bytes[at])
    at += 1
    return number
  }

  @Test(arguments: [1, 2, 3, 24, 25, 300])
  func pitchesAreThoseOfTheScore(_ count: Int) throws {
    var style = SoundStyle()
    style.pitchRange = try #require(PitchRange(low: 55, high: 4000))
    let first: [Double?] = (0..<count).map { $0 % 5 == 3 ? nil : Double($0 * 7919 % 101) }
    let second: [Double?] = (0..<count).map { Double($0) }
    let chart = try Chart(
      title: "T", series: [Series(name: "A", values: first), Series(name: "B", values: second)])
    let score = try Score(chart, style: style)
    let notes = try notes(MIDIFile(score).bytes)
    for (series, channel) in [(0, 0), (1, 1)] {
      let expected = score.events.filter {
        $0.series == series && [.point, .introLow, .introHigh].contains($0.kind)
      }
      let sounded = notes.filter { Int($0.channel) == channel }
      #expect(sounded.count == expected.count)
      for (note, event) in zip(sounded, expected) {
        let cents = 1200 * Glibc.log2(note.frequency / (event.frequency ?? 0))
        #expect(abs(cents) < 0.05)
        #expect(abs(Double(note.tick) / 1000 - Double(event.start) / 48_000) <= 0.0005)
      }
    }
  }

  @Test func aBarHasItsFourPrices() throws {
    let columns: [PriceColumn: [Double]] = [
      .open: [1, 3], .high: [4, 5], .low: [0.5, 1], .close: [3, 2],
    ]
    let bars = try PriceBars(
      dates: XAxis.Dates(instants: [0, 86_400_000_000], precision: .day), columns: columns)
    var style = SoundStyle()
    style.form = .candles
    style.hasIntro = false
    let chart = try Chart(title: "T", series: [try bars.series(of: .close).series])
    let bytes = try chart.midi(style: style)
    let law = try Score(chart, style: style).laws[0]
    let values = try notes(bytes).map { law.value(at: $0.frequency) }
    #expect(zip(values, [1, 0.5, 4, 3, 3, 5, 1, 2]).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test func manySeriesLeaveThePercussionAlone() throws {
    let series = try (0..<17).map { try Series(name: "S\($0)", values: [1, 2]) }
    let bytes = try Chart(title: "T", series: series).midi()
    #expect(Set(try notes(bytes).map(\.channel)) == Set(0...15).subtracting([9]))
  }
}
