// SPDX-License-Identifier: MIT

import Audiograph

@testable import AudiographCLI

/// What tests of English sentences say for short.
extension ErrorWords {
  init(_ error: any Error) { self.init(error, in: english) }
}

extension LoadNote {
  var line: String { line(in: english) }
}
