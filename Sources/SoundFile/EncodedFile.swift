// SPDX-License-Identifier: MIT

internal import Audiograph
internal import CSndfile
internal import Posix

/// A sound file that libsndfile writes.
@safe
struct EncodedFile: ~Copyable {
  private let handle: OpaquePointer
  private let file: Unmanaged<VirtualFile>
  private let container: SoundEncoding.Container

  /// Begins a file; the bytes go to a virtual one.
  ///
  /// A WAV file of more than 4 GiB is RF64, which `isLarge` says beforehand.
  init(
    _ encoding: SoundEncoding, _ format: SoundFormat, tags: SoundTags, isLarge: Bool = false,
    to virtualFile: VirtualFile
  ) throws(SoundFileError) {
    let loaded = audiograph_has_sndfile()
    guard loaded >= 0 else {
      throw .output(OutputError(SystemError(code: -loaded), path: virtualFile.path))
    }
    guard loaded == 1 else {
      throw .missingLibrary(encoding.container, name: "libsndfile.so.1")
    }
    var info = SF_INFO()
    info.samplerate = Int32(format.sampleRate)
    info.channels = Int32(format.channelCount)
    info.format = encoding.libraryFormat(isLarge: isLarge)
    // libsndfile keeps a pointer to it, which `release` below gives back.
    let retained = unsafe Unmanaged.passRetained(virtualFile)
    var calls = virtualCalls
    let opened = unsafe sf_open_virtual(&calls, Int32(SFM_WRITE), &info, retained.toOpaque())
    guard let opened = unsafe opened else {
      unsafe retained.release()
      if let failure = virtualFile.failure { throw .output(failure) }
      throw .refused(encoding.container, code: sf_error(nil))
    }
    unsafe handle = opened
    unsafe file = retained
    container = encoding.container
    // The chunk holds the time of day, so that no two files would be equal.
    unsafe sf_command(handle, Int32(SFC_SET_ADD_PEAK_CHUNK), nil, Int32(SF_FALSE))
    setTags(tags)
  }

  deinit {
    unsafe sf_close(handle)
    unsafe file.release()
  }

  private func setTags(_ tags: SoundTags) {
    // Never the software tag: libsndfile adds its own version to it.
    if let title = tags.title { unsafe sf_set_string(handle, Int32(SF_STR_TITLE), title) }
    if let comment = tags.comment { unsafe sf_set_string(handle, Int32(SF_STR_COMMENT), comment) }
  }

  /// Appends whole frames of interleaved samples.
  mutating func write<Sample: FileSample>(
    _ samples: Span<Sample>, frameCount: Int
  ) throws(SoundFileError) {
    let written = unsafe samples.withUnsafeBufferPointer {
      unsafe Sample.writeFrames(handle, $0.baseAddress, Int64(frameCount))
    }
    try check()
    guard written == frameCount else {
      throw .incomplete(container, frameCount: frameCount, written: Int(written))
    }
  }

  /// Completes the header and frees what libsndfile holds.
  consuming func close() throws(SoundFileError) {
    let (handle, file, container) = unsafe (self.handle, self.file, self.container)
    discard self
    let code = unsafe sf_close(handle)
    let failure = unsafe file.takeRetainedValue().failure
    if let failure { throw .output(failure) }
    guard code == 0 else {
      throw .encoding(container, code: Int(code))
    }
  }

  private func check() throws(SoundFileError) {
    let failure = unsafe file._withUnsafeGuaranteedRef { $0.failure }
    if let failure { throw .output(failure) }
    let code = unsafe sf_error(handle)
    guard code == 0 else { throw .encoding(container, code: Int(code)) }
  }
}

extension SoundFileError {
  /// Why libsndfile did not begin a file: it knows the format if it is new enough.
  fileprivate static func refused(_ container: SoundEncoding.Container, code: Int32) -> Self {
    switch Int(code) {
    case SF_ERR_UNRECOGNISED_FORMAT, SF_ERR_UNSUPPORTED_ENCODING:
      .oldLibrary(container, since: container.libraryVersion)
    default: .encoding(container, code: Int(code))
    }
  }
}

extension SoundEncoding.Container {
  /// The first libsndfile that writes such files.
  fileprivate var libraryVersion: String {
    switch self {
    case .mp3: "1.1.0"
    case .opus: "1.0.29"
    case .wav, .flac, .ogg: "1.0.18"
    }
  }
}

extension SoundEncoding {
  /// libsndfile's number for the encoding.
  fileprivate func libraryFormat(isLarge: Bool) -> Int32 {
    let container =
      switch self.container {
      case .wav: isLarge ? SF_FORMAT_RF64 : SF_FORMAT_WAV
      case .flac: SF_FORMAT_FLAC
      case .ogg: SF_FORMAT_OGG | SF_FORMAT_VORBIS
      case .opus: SF_FORMAT_OGG | SF_FORMAT_OPUS
      case .mp3: SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III
      }
    let samples =
      switch depth {
      case .int16: SF_FORMAT_PCM_16
      case .int24: SF_FORMAT_PCM_24
      case .float32: SF_FORMAT_FLOAT
      case nil: 0
      }
    return Int32(container | samples)
  }
}

private var virtualCalls: SF_VIRTUAL_IO {
  unsafe SF_VIRTUAL_IO(
    get_filelen: { unsafe virtualFile($0)?.length ?? 0 },
    seek: { unsafe virtualFile($2)?.seek($0, $1) ?? -1 },
    read: { _, _, _ in 0 },
    write: { bytes, count, file in
      guard let bytes = unsafe bytes, let file = unsafe virtualFile(file) else { return 0 }
      return Int64(file.write(unsafe RawSpan(_unsafeStart: bytes, byteCount: Int(count))))
    },
    tell: { unsafe virtualFile($0)?.position ?? -1 })
}

private func virtualFile(_ pointer: UnsafeMutableRawPointer?) -> VirtualFile? {
  unsafe pointer.map { unsafe Unmanaged<VirtualFile>.fromOpaque($0).takeUnretainedValue() }
}
