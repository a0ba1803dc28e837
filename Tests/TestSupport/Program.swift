// SPDX-License-Identifier: MIT

public import Foundation

/// The built `audiograph`, run as a user would.
public struct Program: Sendable {
  /// How a run ended.
  public struct Outcome: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended it.
    public let status: Int32
    public let output: [UInt8]
    public let errors: [UInt8]

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard output line by line, without line breaks.
    public var lines: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    /// Standard error as text.
    public var message: String { String(decoding: errors, as: UTF8.self) }
  }

  /// The program beside the tests in the build folder.
  public static let path: String = {
    let places =
      CommandLine.arguments + [
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      ]
    let programs = places.map { "\(buildFolder(of: $0))/audiograph" }
    return programs.first(where: FileManager.default.isExecutableFile) ?? "audiograph"
  }()

  /// The folder that holds the test bundle, also where its path goes on inside it.
  private static func buildFolder(of path: String) -> String {
    var folder = URL(fileURLWithPath: path)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.path
  }

  /// The root of the package.
  public static let packageFolder: String = {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }()

  /// The folder it runs in; nil for the tests' own.
  public var folder: String?
  /// Variables set besides those of the tests.
  public var environment: [String: String] = [:]
  /// A folder that has to outlive the runs.
  var keptFolder: TemporaryFolder?
  /// Where standard output goes; nil keeps it for `Outcome.output`.
  public var standardOutput: FileHandle?

  public init(folder: String? = nil, environment: [String: String] = [:]) {
    self.folder = folder
    self.environment = environment
  }

  /// Runs it to its end.
  public func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try start(arguments, input: input).wait()
  }

  /// Starts it.
  public func start(_ arguments: [String], input: String = "") throws -> Running {
    try Running(self, arguments, input: input)
  }
}

/// A run of the program that may still go on.
public final class Running {
  private let process = Process()
  private let files: TemporaryFolder

  init(_ program: Program, _ arguments: [String], input: String) throws {
    // Files, not pipes: a full pipe that nobody reads would stop both programs.
    files = try TemporaryFolder()
    try files.put(Array(input.utf8), "in")
    for name in ["out", "err"] { try files.put([], name) }
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(program.environment) { $1 }
    if let folder = program.folder {
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
    }
    process.standardInput = try FileHandle(forReadingFrom: url("in"))
    process.standardOutput = try program.standardOutput ?? FileHandle(forWritingTo: url("out"))
    process.standardError = try FileHandle(forWritingTo: url("err"))
    try process.run()
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: files.file(name)) }

  /// What stands on standard output by now.
  public var output: [UInt8] { files.bytes("out") ?? [] }

  /// Whether it has not ended yet.
  public var isRunning: Bool { process.isRunning }

  /// Sends a signal.
  public func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits until a condition holds or the program ends; false where it never held in a minute.
  public func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<60_000 {
      if condition() { return true }
      guard isRunning else { return condition() }
      usleep(1000)
    }
    return false
  }

  /// Waits for the end.
  public func wait() -> Program.Outcome {
    process.waitUntilExit()
    let code = process.terminationStatus
    return Program.Outcome(
      status: process.terminationReason == .exit ? code : 128 + code, output: output,
      errors: files.bytes("err") ?? [])
  }
}
