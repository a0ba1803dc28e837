// SPDX-License-Identifier: MIT

internal import Audiograph

/// A kind of chart that a command or a format does not take.
struct FormNotHere: UserFacingError, Equatable {
  let form: FormName
  /// The command, the option or the ending of a file.
  let place: String

  var message: Message {
    Message(.usage, .kindNotHere(form: form.rawValue, place: place), .kindNotHereRemedy())
  }
}
