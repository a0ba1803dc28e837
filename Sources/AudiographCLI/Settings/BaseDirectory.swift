// SPDX-License-Identifier: MIT

internal import Audiograph

/// The program's folders in the user's home, as the XDG Base Directory Specification has them.
enum BaseDirectory {
  /// `$XDG_CONFIG_HOME/audiograph`, else `~/.config/audiograph`; nil where no variable leads to it.
  static func settings(_ variable: (String) -> String?) -> String? {
    folder("XDG_CONFIG_HOME", usually: ".config", variable)
  }

  /// `$XDG_DATA_HOME/audiograph`, else `~/.local/share/audiograph`; nil where no variable leads to it.
  static func data(_ variable: (String) -> String?) -> String? {
    folder("XDG_DATA_HOME", usually: ".local/share", variable)
  }

  /// `$XDG_STATE_HOME/audiograph`, else `~/.local/state/audiograph`; nil where no variable leads to it.
  static func state(_ variable: (String) -> String?) -> String? {
    folder("XDG_STATE_HOME", usually: ".local/state", variable)
  }

  /// A relative folder counts as none.
  private static func folder(
    _ name: String, usually place: String, _ variable: (String) -> String?
  ) -> String? {
    let folder =
      variable(name).flatMap { $0.begins(with: "/") ? $0 : nil }
      ?? variable("HOME").map { "\($0)/\(place)" }
    return folder.map { "\($0)/audiograph" }
  }
}
