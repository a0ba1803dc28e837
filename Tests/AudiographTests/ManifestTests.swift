// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct ManifestTests {
  @Test func theWholeManifestOfASmallChart() throws {
    var style = SoundStyle()
    style.format = try #require(SoundFormat(sampleRate: 8000, channelCount: 1))
    style.pitchRange = try #require(PitchRange(low: 440, high: 880))
    style.notes = nil
    let series = try Series(
      name: "A \"b\"", x: .categories(["x", "y"]), values: [1, .nan])
    let score = try Score(Chart(title: "T", series: [series]), style: style)
    // Bars are raised by 1.5 decibels.
    let gain =
      EqualLoudness(.standard, ceiling: 3600).gain(frequency: score.laws[0].range.middle) + 1.5
    let signal = EqualLoudness(.hollow, ceiling: 3600)
    let low = signal.gain(frequency: 440) - 3
    let high = signal.gain(frequency: 880) - 3
    #expect(
      score.manifest == """
        {"version":"ag-1","sampleRate":8000,"channels":1,"frames":11840,\
        "laws":[{"scale":"linear","low":440,"high":880,"minimum":1,"maximum":1,"inverted":false}],\
        "series":[{"name":"A \\"b\\"","timbre":"standard","law":0}],"mode":"discrete",\
        "points":{"given":2,"heard":1,"missing":1,"reduced":0,"clipped":0,"gapsUnheard":0},\
        "events":[\
        {"kind":"intro-low","series":0,"time":0,"duration":0.15,"frequency":440,"gain":\(low),"pan":0},\
        {"kind":"intro-high","series":0,"time":0.23,"duration":0.15,"frequency":880,"gain":\(high),"pan":0},\
        {"kind":"point","series":0,"index":0,"x":"x","value":1,"time":0.63,"duration":0.2125,\
        "frequency":\(score.laws[0].range.middle),"gain":\(gain),"pan":0},\
        {"kind":"gap","series":0,"index":1,"x":"y","value":null,"time":0.88,"duration":0.25,\
        "frequency":null,"gain":-12.5,"pan":0},\
        {"kind":"end","series":null,"time":1.28,"duration":0.1,"frequency":null,"gain":-10,"pan":0}]}
        """)
    #expect(
      score.comment == "audiograph ag-1, linear 1 to 1 as 440 to 880 Hz, discrete, 1 of 2 points")
  }

  @Test func textsAreEscaped() {
    var json = JSONWriter()
    json.object { json in
      json.member("a\nb", "\u{1B}[31m\u{202E}\\\u{85}é")
      json.member("n", Double.nan)
      json.member("i", Double.infinity)
      json.member("z", -0.0)
      json.member("d", 1e-7)
      json.key("list")
      json.array { json in
        json.value(1.5)
        json.value("x")
        json.object { _ in }
      }
      json.member("t", true)
      json.member("none", nil as Int?)
    }
    #expect(
      json.text == #"{"a\nb":"\u001b[31m\u202e\\\u0085é","n":null,"i":null,"z":0,"d":1e-07,"#
        + #""list":[1.5,"x",{}],"t":true,"none":null}"#)
  }
}
