// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

/// A refresh of stored prices in a process of its own, which goes on when this one has stopped
/// waiting for it, and ends by itself.
struct BackgroundRefresh {
  /// A pipe, the other end of which closes when the process ends.
  private let end: DescriptorPair
  /// When it was started, by the monotonic clock.
  private let started = MonotonicClock.seconds

  /// Starts `audiograph update` for symbols; nil if no process could be started, and the stored
  /// prices have to do.
  init?(of symbols: [MarketSymbol], _ arguments: Arguments) {
    guard let pipe = try? DescriptorPair(.pipe),
      (try? Subprocess(
        "/proc/self/exe", words: Self.words(symbols, arguments),
        streams: [nil, pipe.writing, nil], life: .session)) != nil
    else { return nil }
    pipe.closeWriting()
    end = pipe
  }

  /// Waits until the process has ended, or for so many seconds since it was started.
  func wait(seconds: Double) {
    let deadline = started + seconds
    while case let left = (deadline - MonotonicClock.seconds) * 1000, left > 0 {
      do throws(SystemError) {
        _ = try readable([end.reading], milliseconds: Int32(left.rounded(.up)))
        return
      } catch {
        if error != .interruption || Interruption.isRequested { return }
      }
    }
  }

  private static func words(_ symbols: [MarketSymbol], _ arguments: Arguments) -> [String] {
    var passed = [OptionName.store, .config].flatMap { option in
      arguments[option].map { [option.typed, $0] } ?? []
    }
    if let language = arguments.languages.first {
      passed += [OptionName.lang.typed, language.rawValue]
    }
    return ["audiograph", CommandName.update.rawValue, OptionName.quiet.typed] + passed + ["--"]
      + symbols.map(\.text)
  }
}
