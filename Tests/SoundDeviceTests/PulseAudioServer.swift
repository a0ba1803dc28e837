// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A sound server of the test's own, with one sink that goes nowhere.
final class PulseAudioServer: Sendable {
  let process: Int32
  private let folder: TemporaryFolder

  struct CannotStart: Error {
    var log: String
  }

  /// Where clients find it: the value of `PULSE_SERVER`.
  var address: String { "unix:\(folder.file("native"))" }

  /// Starts a server whose sink takes sound as time passes, or as quickly as a pipe is read.
  init(pipe: String? = nil) throws {
    let folder = try TemporaryFolder()
    let sink =
      pipe.map { "module-pipe-sink use_system_clock_for_timing=yes file=\($0)" }
      ?? "module-null-sink"
    let modules = [
      "\(sink) rate=48000 format=s16le channels=2",
      "module-native-protocol-unix socket=\(folder.file("native")) auth-anonymous=1",
    ]
    guard let tool = Tool("pulseaudio") else { throw CannotStart(log: "not installed") }
    process = try tool.start(
      ["--daemonize=no", "-n", "--exit-idle-time=-1", "--use-pid-file=no"]
        + modules.flatMap { ["-L", $0] },
      environment: ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path], output: folder)
    self.folder = folder
    try waitUntilReady()
  }

  private func waitUntilReady() throws {
    for _ in 0..<6000 {
      // The socket has its name before anybody listens there.
      if folder.names.contains("native"), try !answer(to: ["info"]).isEmpty { return }
      usleep(10_000)
    }
    throw CannotStart(log: String(decoding: folder.bytes("err") ?? [], as: UTF8.self))
  }

  /// Waits, at most a minute, until a program plays something.
  func waitUntilSomethingPlays() throws {
    for _ in 0..<600 {
      if try !answer(to: ["list", "short", "sink-inputs"]).isEmpty { return }
      usleep(100_000)
    }
    throw CannotStart(log: "nothing plays")
  }

  private func answer(to question: [String]) throws -> [UInt8] {
    guard let tool = Tool("pactl") else { throw CannotStart(log: "pactl is not installed") }
    return try tool.run(
      question, environment: ["PULSE_SERVER": address, "HOME": folder.path]
    ).output
  }

  /// Ends the server at once.
  func stop() { kill(process, SIGKILL) }

  deinit { stop() }

  static let isInstalled =
    Tool("pulseaudio") != nil
    && FileManager.default.fileExists(atPath: "/usr/share/alsa/alsa.conf.d/50-pulseaudio.conf")
}
