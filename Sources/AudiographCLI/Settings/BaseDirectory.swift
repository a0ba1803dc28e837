// SPDX-License-Identifier: MIT

internal import Audiograph

/// The program's folders in the user's home, as the XDG Base Directory Specification has them.
enum BaseDirectory {
  /// `$XDG_CONFIG_HOME/audiograph`, else `~/.config/audiograph`; nil if no variable leads to it.
  static func settings(_ variable: (String) -> String?) -> String? {
    folder("XDG_CONFIG_HOME", usually: ".config", variable)
  }

  /// `$XDG_DATA_HOME/audiograph`, else `~/.local/share/audiograph`; nil if no variable leads to it.
  static func data(_ variable: (String) -> String?) -> String? {
    folder("XDG_DATA_HOME", usually: ".local/share", variable)
  }

  /// `$XDG_STATE_HOME/audiograph`, else `~/.local/state/audiograph`; nil if no variable leads to it.
  static func state(_ variable: (String) -> String?) -> String? {
    folder("XDG_STATE_HOME", usually: ".local/state", variable)
  }

  /// The variables that would lead to these folders if they were not relative, in order.
  static func relativeVariables(_ variable: (String) -> String?) -> [String] {
    ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"].filter {
      variable($0).map { !isAbsolute($0) } ?? false
    }
  }

  private static func isAbsolute(_ folder: String) -> Bool { folder.begins(with: "/") }

  /// A relative folder counts as none: what is kept would depend on where the program is started.
  private static func folder(
    _ name: String, usually place: String, _ variable: (String) -> String?
  ) -> String? {
    func absolute(_ name: String) -> String? {
      variable(name).flatMap { isAbsolute($0) ? $0 : nil }
    }
    let folder = absolute(name) ?? absolute("HOME").map { "\($0)/\(place)" }
    return folder.map { "\($0)/audiograph" }
  }
}
