// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A sound server and a speech-dispatcher of the test's own, with speech on the left of what is
/// recorded and charts on the right.
final class SpeechStage {
  let folder: TemporaryFolder
  private var processes: [Int32] = []
  /// What each of them writes, the recording last.
  private var outputs: [TemporaryFolder] = []
  let program: Program

  static let isPossible =
    Tool.all("pulseaudio", "parec", "speech-dispatcher", "espeak-ng")
    && FileManager.default.fileExists(
      atPath: "/usr/lib/speech-dispatcher-modules/sd_espeak-ng")
    && FileManager.default.fileExists(atPath: "/usr/share/alsa/alsa.conf.d/50-pulseaudio.conf")

  struct CannotStart: Error {
    let what: String
    let log: String
  }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["run", "home", "conf/modules", "log"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    var environment = [
      "HOME": folder.file("home"), "XDG_RUNTIME_DIR": folder.file("run"),
      "PULSE_SERVER": "unix:\(folder.file("pulse"))",
      "SPEECHD_ADDRESS": "unix_socket:\(folder.file("speechd"))", "PULSE_SINK": "chart",
      "XDG_CONFIG_HOME": folder.file("home"),
    ]
    program = Program(environment: environment)
    environment["PULSE_SINK"] = "speech"
    let sides = [("speech", "front-left"), ("chart", "front-right")].map { name, side in
      "module-remap-sink sink_name=\(name) master=null channels=1 master_channel_map=\(side)"
        + " channel_map=mono remix=no"
    }
    let modules =
      ["module-null-sink sink_name=null channels=2 rate=48000"] + sides
      + ["module-native-protocol-unix socket=\(folder.file("pulse")) auth-anonymous=1"]
    try start(
      "pulseaudio",
      ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes"]
        + modules.flatMap { ["-L", $0] }, environment
    ) { [folder] _ in folder.names.contains("pulse") }
    try folder.put(
      Array(
        """
        LogLevel 1
        AudioOutputMethod "pulse"
        AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
        DefaultModule espeak-ng
        DefaultLanguage "en"

        """.utf8), "conf/speechd.conf")
    try folder.put([], "conf/modules/espeak-ng.conf")
    try start(
      "speech-dispatcher",
      [
        "-s", "-t", "0", "-c", "unix_socket", "-S", folder.file("speechd"), "-C",
        folder.file("conf"), "-P", folder.file("pid"), "-L", folder.file("log"),
      ], environment
    ) { [folder] _ in folder.names.contains("speechd") }
    try start(
      "parec",
      [
        "-d", "null.monitor", "--rate=8000", "--format=s16le", "--channels=2",
        "--latency-msec=20",
      ], environment
    ) { $0.bytes("out")?.isEmpty == false }
  }

  private func start(
    _ name: String, _ arguments: [String], _ environment: [String: String],
    until isReady: (TemporaryFolder) -> Bool
  ) throws {
    let output = try TemporaryFolder()
    outputs.append(output)
    guard let tool = Tool(name) else { throw CannotStart(what: name, log: "not installed") }
    processes.append(try tool.start(arguments, environment: environment, output: output))
    for _ in 0..<6000 {
      if isReady(output) { return }
      usleep(10_000)
    }
    throw CannotStart(
      what: name, log: String(decoding: output.bytes("err") ?? [], as: UTF8.self))
  }

  /// Windows of 10 ms of the recording so far, and on which sides something is heard in each.
  var windows: [(speech: Bool, chart: Bool)] {
    let bytes = outputs.last?.bytes("out") ?? []
    return (0..<bytes.count / 320).map { window in
      var loud = (speech: false, chart: false)
      for frame in 0..<80 {
        let start = window * 320 + frame * 4
        func sample(_ offset: Int) -> Int {
          Int(
            Int16(
              bitPattern: UInt16(bytes[start + offset]) | UInt16(bytes[start + offset + 1]) << 8))
        }
        if abs(sample(0)) > 30 { loud.speech = true }
        if abs(sample(2)) > 30 { loud.chart = true }
      }
      return loud
    }
  }

  deinit { for process in processes { kill(process, SIGKILL) } }
}
