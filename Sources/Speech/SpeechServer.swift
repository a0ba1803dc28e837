// SPDX-License-Identifier: MIT

internal import CSpeechDispatcher
internal import Glibc
internal import Synchronization

/// What a text is, which decides what it may interrupt and what may interrupt it.
///
/// The names and their meaning are those of the Speech Synthesis Interface Protocol.
package enum SpeechPriority: Sendable {
  /// Short, and never dropped for a text: a title. What is spoken of a text stops for it.
  case message
  /// What may be long, and is replaced by a newer text: a description, a value.
  case text
}

/// A connection to the speech-dispatcher of the user's session, which speaks with the user's own voice
/// and rate and takes turns with the screen reader.
///
/// Every call may block for as long as a server hangs, so a connection belongs on a thread that can be
/// left behind. It never starts a server.
@safe
package struct SpeechServer: ~Copyable {
  private let connection: UnsafeMutablePointer<SPDConnection>

  /// Connects; nil if the library is missing or no server runs.
  ///
  /// - Parameter language: Of the texts, such as `en-GB`; where the user's voice has the language, the
  ///   voice stays as it is.
  package init?(language: String) {
    guard audiograph_has_speech_dispatcher() == 1 else { return nil }
    var reason: UnsafeMutablePointer<CChar>?
    let opened = unsafe spd_open2(
      "audiograph", "main", nil, SPD_MODE_THREADED, nil, 0, &reason)
    unsafe free(reason)
    guard let opened = unsafe opened else { return nil }
    unsafe connection = opened
    unsafe opened.pointee.callback_end = { message, _, _ in EndedMessages.add(message) }
    unsafe opened.pointee.callback_cancel = { message, _, _ in EndedMessages.add(message) }
    _ = unsafe spd_set_notification_on(opened, SPD_END)
    _ = unsafe spd_set_notification_on(opened, SPD_CANCEL)
    choose(language)
  }

  deinit { unsafe spd_close(connection) }

  /// Chooses the language, unless what is chosen already is of its kind.
  private func choose(_ language: String) {
    let chosen = unsafe spd_get_language(connection)
    defer { unsafe free(chosen) }
    let isChosen = unsafe chosen.map {
      unsafe Self.primary(String(cString: $0)) == Self.primary(language)
    }
    if isChosen != true { _ = unsafe spd_set_language(connection, language) }
  }

  /// `en` of `en-GB`.
  private static func primary(_ language: String) -> Substring {
    language.prefix { $0.isLetter }
  }

  /// Has a text spoken, after what is spoken already, without waiting for its end.
  ///
  /// - Returns: A number for `hasEnded`; nil if the server does not take it.
  package func say(_ text: String, _ priority: SpeechPriority) -> Int? {
    let message = unsafe spd_say(
      connection, priority == .message ? SPD_MESSAGE : SPD_TEXT, text)
    return message > 0 ? Int(message) : nil
  }

  /// Whether a text was spoken to its end, or will not be; asked once, the answer yes is forgotten.
  package func hasEnded(_ message: Int) -> Bool { EndedMessages.take(message) }

  /// Stops everything that was said here.
  package func cancel() { _ = unsafe spd_cancel(connection) }
}

/// The messages of which the library has told that they ended; it calls a function that knows nothing
/// but their numbers, on a thread of its own.
private enum EndedMessages {
  private static let numbers = Mutex<Set<Int>>([])

  static func add(_ number: Int) { numbers.withLock { _ = $0.insert(number) } }

  static func take(_ number: Int) -> Bool { numbers.withLock { $0.remove(number) != nil } }
}
