// SPDX-License-Identifier: MIT

public import Foundation

/// The built `audiograph`, run as a user would.
public struct Program: Sendable {
  /// How a run ended.
  public struct Outcome: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended it.
    public let status: Int32
    /// Standard output.
    public let output: [UInt8]
    /// Standard error without the lines of `progress`.
    public let errors: [UInt8]
    /// The lines on standard error that only say that work goes on.
    ///
    /// The busier the machine is, the more there are.
    public let progress: [String]

    init(status: Int32, output: [UInt8], errors: [UInt8]) {
      self.status = status
      self.output = output
      var (kept, progress): ([UInt8], [String]) = ([], [])
      for line in errors.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let text = String(decoding: line, as: UTF8.self)
        if Self.isProgress(text) {
          progress.append(text)
        } else {
          kept += line + [UInt8(ascii: "\n")]
        }
      }
      self.errors = kept.dropLast()
      self.progress = progress
    }

    private static func isProgress(_ line: String) -> Bool {
      ["Still ", "Fetching ", "Asking for "].contains(where: line.hasPrefix)
        || [" lines are finished.", " is not responding yet."].contains(where: line.hasSuffix)
    }

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard output line by line, without line breaks.
    public var lines: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    /// Standard error as text, without the lines of `progress`.
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

  /// The folder it runs in; nil for one of its own that holds the samples alone.
  public var folder: String?
  /// Variables set besides those of every test.
  public var environment: [String: String] = [:]
  /// A folder that has to outlive the runs.
  var keptFolder: TemporaryFolder?
  /// Where standard output goes; nil keeps it for `Outcome.output`.
  public var standardOutput: FileHandle?

  /// The program in a folder, with variables set besides those of the tests.
  public init(folder: String? = nil, environment: [String: String] = [:]) {
    self.folder = folder
    self.environment = environment
  }

  /// The same program with a folder that lives as long as it does.
  public func keeping(_ folder: TemporaryFolder) -> Program {
    var program = self
    program.keptFolder = folder
    return program
  }

  /// Runs it to its end.
  public func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try start(arguments, input: input).wait()
  }

  /// Every variable of a run.
  public var variables: [String: String] { TestVariables.ours.merging(environment) { $1 } }

  /// Starts it.
  public func start(_ arguments: [String], input: String = "") throws -> Running {
    try Running(self, arguments, input: input)
  }
}

/// A run of the program that may still go on.
public final class Running {
  private let process: ChildProcess
  private let files: TemporaryFolder

  init(_ program: Program, _ arguments: [String], input: String) throws {
    // Files, not pipes: a full pipe that nobody reads would stop both programs.
    files = try TemporaryFolder()
    try files.put(Array(input.utf8), "in")
    var streams = ChildProcess.Streams()
    streams.input = files.file("in")
    streams.output = files.file("out")
    streams.outputDescriptor = program.standardOutput?.fileDescriptor
    streams.errors = files.file("err")
    process = try ChildProcess(
      Program.path, arguments,
      environment: program.variables,
      folder: program.folder, streams: streams)
    process.seen = { [files] in
      ["out", "err"].map { String(decoding: files.bytes($0) ?? [], as: UTF8.self) }.joined()
    }
  }

  /// The number of the process.
  public var number: Int32 { process.number }

  /// What stands on standard output by now.
  public var output: [UInt8] { files.bytes("out") ?? [] }

  /// What stands on standard error by now, as text.
  public var message: String { String(decoding: files.bytes("err") ?? [], as: UTF8.self) }

  /// Whether it has not ended yet.
  public var isRunning: Bool { process.isRunning }

  /// Sends a signal.
  public func signal(_ number: Int32) { process.signal(number) }

  /// Waits until a condition holds or the program ends; false if it never held in a minute.
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
    let status = process.wait()
    return Program.Outcome(status: status, output: output, errors: files.bytes("err") ?? [])
  }
}
