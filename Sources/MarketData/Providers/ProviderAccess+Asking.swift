// SPDX-License-Identifier: MIT

internal import JSON

/// What a provider is asked, and what may come back.
struct ProviderRequest {
  /// Who is asked.
  var provider: ProviderName
  /// The path after the base, beginning with a slash, not yet percent-encoded.
  var path: String
  /// Names and values, not yet percent-encoded.
  var query: [(name: String, value: String)] = []
  /// Statuses besides 200 whose body says what is wrong.
  var reading: Set<Int> = []
  /// Stands after the program's name in `User-Agent`.
  var agentNote: String?
}

extension ProviderAccess {
  /// The body of an answer that was judged by `ResponseCheck`.
  ///
  /// - Throws: `ProviderError`.
  func bytes(
    _ question: ProviderRequest, expecting: Set<BodyFormat>
  ) throws(ProviderError) -> [UInt8] {
    let request = HTTPRequest(
      base: base, path: question.path, query: question.query,
      agentNote: question.agentNote)
    let check = ResponseCheck(
      provider: question.provider, hasKey: key != nil, expecting: expecting,
      reading: question.reading)
    let answer: HTTPResponse
    do {
      answer = try client.answer(to: request) { awaitTurn(with: question.provider) }
    } catch {
      throw ProviderError(question.provider, .transport(error))
    }
    do {
      return try check.checked(answer)
    } catch {
      guard case .otherType(let type) = error.fault else { throw error }
      throw ProviderError(error.provider, .otherType(ServerMessage.safe(type, hiding: key)))
    }
  }

  /// The answer as JSON.
  ///
  /// - Throws: `ProviderError`, with `.malformed` where it is none.
  func json(_ question: ProviderRequest) throws(ProviderError) -> JSONDocument {
    let body = try bytes(question, expecting: [.json])
    let text = body.starts(with: ResponseCheck.byteOrderMark) ? Array(body.dropFirst(3)) : body
    do {
      return try JSONDocument(text.span)
    } catch {
      throw ProviderError(question.provider, .malformed(error.answerFault))
    }
  }
}

extension JSONDocument.Failure {
  fileprivate var answerFault: AnswerFault {
    switch fault {
    case .unexpectedEnd: .jsonEndsEarly(line: line)
    case .textAfterEnd: .jsonFollowed(line: line)
    case .invalidUTF8: .jsonNotUTF8(line: line)
    case .tooDeep: .jsonTooDeep(line: line)
    case .tooLarge: .jsonTooLarge
    case .outOfMemory: .outOfMemory
    default: .notJSON(line: line)
    }
  }
}
