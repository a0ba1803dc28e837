// SPDX-License-Identifier: MIT

internal import Glibc

/// Milliseconds from the start of a player to its first frames at ALSA.
struct FirstFrame {
  var player: String
  var device: String
  var milliseconds: [Double]
  var goal: Double?
}

extension Setup {
  /// Measures every player on the null device and, where there is one, on a sound server.
  func firstFrames() throws -> [FirstFrame] {
    try prepareRows(252)
    let null = try players(device: "null", environment: [:], goal: 10)
    guard isInstalled("pulseaudio"), let server = SoundServer(folder: folder) else { return null }
    defer { server.stop() }
    return null + (try players(device: "pulse", environment: server.environment, goal: 15))
  }

  private func players(
    device: String, environment: [String: String], goal: Double
  ) throws -> [FirstFrame] {
    let play = [program, "play", rows(252), "--text", "none", "--device", device]
    let own = try measured(Names.program, play, device, environment, goal: goal)
    guard isInstalled("aplay") else { return [own] }
    // Nothing but ALSA's own opening: a second of silence from a file.
    try write(wave(seconds: 1), to: file("silence.wav"))
    let aplay = ["aplay", "-q", "-D", device, file("silence.wav")]
    return [own, try measured("aplay", aplay, device, environment, goal: nil)]
  }

  private func measured(
    _ name: String, _ words: [String], _ device: String, _ environment: [String: String],
    goal: Double?
  ) throws -> FirstFrame {
    let stamp = file("first-frame")
    var command = Command(words: words, outputs: [stamp], environment: environment)
    command.environment["LD_PRELOAD"] = firstFrame
    command.environment["FIRST_FRAME_FILE"] = stamp
    let times = try (0...runs).compactMap { _ -> Double? in
      let sample = try command.run(self)
      let line = text(of: stamp)?.split(separator: "\n").first
      return line.flatMap { Int64($0) }.map { Double($0 - sample.start) / 1e6 }
    }
    return FirstFrame(
      player: name, device: device, milliseconds: Array(times.dropFirst()), goal: goal)
  }

  /// A WAV file of silence at 48,000 frames a second, stereo, 16 bits.
  private func wave(seconds: Int) -> [UInt8] {
    let bytes = seconds * 192_000
    let little = { (number: Int, count: Int) in
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let format = little(16, 4) + little(1, 2) + little(2, 2) + little(48_000, 4)
    let rest = little(192_000, 4) + little(4, 2) + little(16, 2)
    return Array("RIFF".utf8) + little(36 + bytes, 4) + Array("WAVEfmt ".utf8) + format + rest
      + Array("data".utf8) + little(bytes, 4) + [UInt8](repeating: 0, count: bytes)
  }
}

private func write(_ bytes: [UInt8], to path: String) throws {
  var file = try OutputFile(path)
  file.write(bytes)
  file.finish()
}

/// A sound server of the benchmark's own, with one sink that goes nowhere.
struct SoundServer {
  private var process: pid_t = 0
  let environment: [String: String]

  /// Starts it and waits until it answers; nil where it does not within five seconds.
  init?(folder: String) {
    let socket = "\(folder)/native"
    environment = [
      "PULSE_SERVER": "unix:\(socket)", "HOME": folder, "XDG_RUNTIME_DIR": folder,
    ]
    let modules = [
      "module-null-sink rate=48000 format=s16le channels=2",
      "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
    ]
    let words =
      ["pulseaudio", "--daemonize=no", "-n", "--exit-idle-time=-1", "--use-pid-file=no"]
      + modules.flatMap { ["-L", $0] }
    process = Command(words: words, environment: environment).start()
    for _ in 0..<500 where size(of: socket) == nil { usleep(10_000) }
    guard process > 0, size(of: socket) != nil else {
      stop()
      return nil
    }
  }

  /// Ends it at once.
  func stop() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }
}
