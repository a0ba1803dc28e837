// SPDX-License-Identifier: MIT

internal import Audiograph

/// One of several processes, perhaps on several machines, that share the lines of a manifest.
///
/// Lines are dealt in turn, so that equally many of a long and of a short part of the manifest come
/// to each.
struct BatchShard: Equatable {
  /// Counted from 1.
  let number: Int
  let count: Int

  /// Whether a line is its own, by how many lines are before it.
  func has(_ index: Int) -> Bool { index % count == number - 1 }

  /// How many of so many lines are its own.
  func count(of lines: Int) -> Int { (lines + count - number) / count }

  /// What is added to the name of the journal.
  var suffix: String { ".\(number)-of-\(count)" }

  /// A shard as it is typed, such as `2/3`; nil for any other text.
  init?(_ text: String) {
    let parts = text.parts(at: "/").map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// A shard of a suffix of a journal's name.
  init?(suffix: String) {
    let parts = suffix.without(first: 1).words(at: "-")
    guard suffix.begins(with: "."), parts.count == 3, parts[1] == "of", let number = Int(parts[0]),
      let count = Int(parts[2])
    else { return nil }
    self.init(number: number, of: count)
  }

  private init?(number: Int, of count: Int) {
    guard 1...Self.most ~= count, 1...count ~= number else { return nil }
    (self.number, self.count) = (number, count)
  }

  static let most = 1_000_000

  /// The shard that an engine gives this process by its variables; nil if it gives none, or only
  /// one task runs.
  ///
  /// - Parameter variable: Looks a variable up.
  init?(variable: (String) -> String?) {
    func number(_ name: String) -> Int? { variable(name).flatMap { Int($0) } }
    let index: Int?
    let count: Int?
    if let task = number("SLURM_ARRAY_TASK_ID"), let tasks = number("SLURM_ARRAY_TASK_COUNT") {
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
      index = (task - (number("SLURM_ARRAY_TASK_MIN") ?? 0)) / step
      count = tasks
    } else {
      index = number("JOB_COMPLETION_INDEX")
      count = number("JOB_COMPLETION_COUNT") ?? number("JOB_COMPLETIONS")
    }
    guard let index, let count, count > 1 else { return nil }
    self.init(number: index + 1, of: count)
  }
}
