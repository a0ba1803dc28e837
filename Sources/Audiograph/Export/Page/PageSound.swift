// SPDX-License-Identifier: MIT

/// Where the sound of a page comes from.
package enum PageSound: Sendable, Hashable {
  /// The page's script makes it from the score; where no scripts run, a sentence says so.
  case made
  /// A recording within the page: the bytes of a file, its media type, such as `audio/ogg`,
  /// and the ending of its name.
  case embedded([UInt8], mediaType: String, ending: String)
  /// A recording beside the page, by the name of its file.
  case file(String)

  /// The address of the recording; nil if there is none.
  var address: String? {
    switch self {
    case .made: nil
    case .embedded(let bytes, let mediaType, _): "data:\(mediaType);base64,\(Base64.text(bytes))"
    case .file(let name): name.linkText
    }
  }
}

extension PageSound {
  /// What the name of the sound ends in where a reader saves it.
  var ending: String {
    switch self {
    case .made: "wav"
    case .embedded(_, _, let ending): ending
    case .file(let name): name.parts(at: ".").last.map { String($0).markup } ?? "wav"
    }
  }
}

extension Score {
  /// The samples of the loudness of a timbre in each octave; the script draws straight lines between.
  private static let loudnessDensity = 8.0

  /// Writes what the page's script makes the sound of: voices that go in straight lines from knot to
  /// knot, and the timbres and noises they are of.
  ///
  /// A voice is its source, a timbre or, from −1 down, a noise; its first frame, the frames of its fades
  /// in and out, then its knots: the logarithm of the frequency to the base 2, which decodes within 0.01
  /// cents, and the levels of both channels, each but the first behind the frames since the one before. Where a
  /// knot is as the one before, there are only the frames, below zero.
  func writeSound(to json: inout JSONWriter) {
    let schedule = VoiceSchedule(self, WavetableCache())
    let unit = log2(0x1p32 / Double(format.sampleRate))
    json.object { json in
      json.member("rate", format.sampleRate)
      json.member("channels", format.channelCount)
      json.member("frames", frameCount)
      json.key("timbres")
      json.array { json in
        for (key, tone) in zip(schedule.tables.toneKeys, schedule.tables.tones) {
          write(key, tone.loudness, to: &json)
        }
      }
      json.key("noises")
      json.array { json in
        for key in schedule.tables.noiseKeys {
          json.value([key.band.lowerBound, key.band.upperBound, Double(key.frames)])
        }
      }
      json.key("voices")
      json.array { json in
        for voice in schedule.voices {
          json.value(schedule.knots(of: voice, unit: unit))
        }
      }
    }
  }

  private func write(
    _ key: WavetableCache.ToneKey, _ loudness: LoudnessCurve, to json: inout JSONWriter
  ) {
    let (low, high) = (log2(key.pitches.lowerBound), log2(key.pitches.upperBound))
    let unit = log2(0x1p32 / Double(format.sampleRate))
    let last = Int(((high - low) * Self.loudnessDensity).rounded(.up)) + 1
    json.object { json in
      json.member("partials", key.timbre.partials)
      json.member("low", low)
      json.member(
        "loudness",
        (0...last).map { place in
          loudness.factor(at: low + Double(place) / Self.loudnessDensity + unit).rounded(to: 4)
        })
    }
  }
}

extension VoiceSchedule {
  /// A voice as the script of a page takes it; `unit` is the logarithm of the increment of 1 Hz.
  fileprivate func knots(of voice: SynthVoice, unit: Double) -> [Double] {
    let source =
      switch voice.source {
      case .tone(let index): index
      case .noise(let index): -1 - index
      }
    var numbers = [source, voice.start, voice.attack, voice.release].map(Double.init)
    func knot(_ pitch: Double, _ left: Float, _ right: Float) -> [Double] {
      let pitch = pitch == 0 ? 0 : (pitch - unit).rounded(to: 5)
      return [pitch] + [left, right].map { Double($0).rounded(to: 4) }
    }
    var last: [Double] = []
    for (number, segment) in segments[voice.segments].enumerated() {
      if number == 0 {
        last = knot(segment.pitch.first, segment.left.first, segment.right.first)
        numbers += last
      }
      let next = knot(segment.pitch.last, segment.left.last, segment.right.last)
      let frames = Double(segment.end - segment.start)
      numbers += next == last ? [-frames] : [frames] + next
      last = next
    }
    return numbers
  }
}

extension Double {
  /// The number with so many decimals, 0 to 6.
  func rounded(to decimals: Int) -> Double {
    let power = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][decimals] as Double
    return (self * power).rounded() / power
  }
}
