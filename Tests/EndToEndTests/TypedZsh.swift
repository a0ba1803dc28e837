// SPDX-License-Identifier: MIT

/// A zsh at a terminal, `z`, into which a script types.
enum TypedZsh {
  /// The beginning of the script, up to where the line editor reads.
  ///
  /// The editor says itself that it does: what is typed before meets the terminal's own line, where Ctrl-U
  /// takes all of it back. `await TEXT` prints what zsh writes until that text has come.
  static func begin(withCompletions path: String) -> String {
    """
    zmodload zsh/zpty; zpty -b z zsh -f
    zpty -w z "PROMPT=; autoload -U compinit; compinit -D -u; source \(path)"
    zpty -w z "zle-line-init() { print -n REA''DY }; zle -N zle-line-init"
    await() {
      local seen
      for ((i = 0; i < 3000; i++)); do
        zpty -r -t z text && print -rn -- $text && seen+=$text
        [[ $seen == *$1* ]] && return; sleep 0.02
      done
    }
    await READY
    """
  }
}
