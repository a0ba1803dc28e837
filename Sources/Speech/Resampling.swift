// SPDX-License-Identifier: MIT

internal import Audiograph
internal import CSampleRate

/// Why speech cannot have the rate of a file.
package enum ResamplingError: Error, Sendable, Hashable {
  /// The library is not there.
  case missingLibrary(name: String)
  /// The library refuses; its number.
  case library(code: Int32)
}

extension SpokenText {
  /// The speech at another sample rate, through libsamplerate, without the silence around it.
  ///
  /// Nothing of it is delayed, and what the lower of both rates cannot hold is left out.
  ///
  /// - Parameter rate: 1000 to 192,000 Hz.
  /// - Returns: Samples of one channel, which may exceed 1 a little; empty for silence.
  /// - Throws: `ResamplingError`.
  package func samples(at rate: Int) throws(ResamplingError) -> [Float] {
    let heard = samples.withoutSilence
    guard rate != format.sampleRate, !heard.isEmpty else { return heard.faded(rate: rate) }
    let ratio = Double(rate) / Double(format.sampleRate)
    guard audiograph_has_samplerate() == 1 else {
      throw .missingLibrary(name: "libsamplerate.so.0")
    }
    var resampled = [Float](repeating: 0, count: Int(Double(heard.count) * ratio) + 16)
    var data = unsafe SRC_DATA()
    let code = unsafe heard.withUnsafeBufferPointer { input in
      unsafe resampled.withUnsafeMutableBufferPointer { output in
        unsafe data.data_in = input.baseAddress
        unsafe data.data_out = output.baseAddress
        unsafe data.input_frames = input.count
        unsafe data.output_frames = output.count
        unsafe data.src_ratio = ratio
        return unsafe src_simple(&data, Int32(SRC_SINC_MEDIUM_QUALITY), 1)
      }
    }
    guard code == 0 else { throw .library(code: code) }
    return Array(resampled.prefix(unsafe data.output_frames_gen)).faded(rate: rate)
  }
}

extension [Float] {
  /// From the first to the last sample above −60 dB of the loudest.
  fileprivate var withoutSilence: [Float] {
    let floor = (lazy.map(abs).max() ?? 0) / 1000
    guard let first = firstIndex(where: { abs($0) > floor }),
      let last = lastIndex(where: { abs($0) > floor })
    else { return [] }
    return Array(self[first...last])
  }

  /// The same, rising and falling over 3 ms, so that nothing clicks.
  fileprivate func faded(rate: Int) -> [Float] {
    let length = Swift.min(rate * 3 / 1000, count / 2)
    var faded = self
    for frame in 0..<length {
      let gain = Float(frame) / Float(length)
      faded[frame] *= gain
      faded[count - 1 - frame] *= gain
    }
    return faded
  }
}
