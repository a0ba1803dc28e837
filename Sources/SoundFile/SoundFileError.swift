// SPDX-License-Identifier: MIT

/// Why a sound file cannot be written.
public enum SoundFileError: Error, Sendable, Hashable {
  /// The kind of file cannot hold the sample rate, but can hold the `allowed` ones.
  case unsupportedRate(SoundEncoding.Container, sampleRate: Int, allowed: SampleRates)
  /// The kind of file cannot hold the depth, but can hold the `allowed` ones; none if lossy.
  case unsupportedDepth(SoundEncoding.Container, depth: SampleDepth, allowed: [SampleDepth])
  /// The sound is longer than any file can be.
  case tooLong(frameCount: Int)
  /// libsndfile failed, with an error number of its own.
  case encoding(SoundEncoding.Container, code: Int)
  /// The libsndfile of the system was made without this kind of file; `since` has it.
  case oldLibrary(SoundEncoding.Container, since: String)
  /// The library that writes this kind of file is not there, or too old.
  case missingLibrary(SoundEncoding.Container, name: String)
  /// Fewer frames reached the file than the sound has.
  case incomplete(SoundEncoding.Container, frameCount: Int, written: Int)
  /// The file, pipe or device did not take the bytes.
  case output(OutputError)
}
