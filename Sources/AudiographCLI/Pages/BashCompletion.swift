// SPDX-License-Identifier: MIT

/// Completions for bash.
enum BashCompletion {
  static var text: String {
    """
    # bash completion for audiograph
    _audiograph_symbols() {
      [[ -z $1 || $1 == [-@]* || $1 == */* ]] && return
      \(DynamicCompletions.symbols) -- "$1" 2>/dev/null </dev/null
    }
    # Prices have symbols, which are offered as such.
    _audiograph_samples() {
      [[ -z $1 || $1 == [-@]* || $1 == */* ]] && return
      local name
      while IFS= read -r name; do
        [[ $name == "$1"* && $name != *[!a-z0-9_-]* ]] && printf '%s\\n' "$name"
      done < <(\(DynamicCompletions.samples) 2>/dev/null </dev/null)
    }
    # Names come from a file; only those that mean nothing to a shell are offered.
    _audiograph_lists() {
      local name
      while IFS= read -r name; do
        [[ $name == "$2"* && $name != *[!A-Za-z0-9_-]* ]] && printf '%s\\n' "$1$name"
      done < <(\(DynamicCompletions.lists) 2>/dev/null </dev/null)
    }
    # Offers the lines that come in as they are, without another look at what is in them.
    _audiograph_offer() { mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY; }
    _audiograph_offer_symbols() {
      # bash quotes the names of files.
      compopt -o filenames 2>/dev/null
      _audiograph_offer < <(_audiograph_symbols "$1")
    }
    _audiograph_sources() {
      if [[ $1 == @* ]]; then
        _audiograph_offer < <(_audiograph_lists @ "${1#@}")
        return
      fi
      # What is here comes first.
      compopt -o nosort 2>/dev/null
      _audiograph_offer < <(_audiograph_samples "$1")
      compopt -o default 2>/dev/null
      _audiograph_offer < <(compgen -f -- "$1")
      _audiograph_offer_symbols "$1"
    }
    _audiograph_list_words() {
      _audiograph_offer < <(_audiograph_lists '' "$current")
      if ((COMP_CWORD > 2)); then
        _audiograph_offer_symbols "$current"
      else
        _audiograph_offer < <(compgen -W "$*" -- "$current")
      fi
    }
    _audiograph() {
      COMPREPLY=()
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command= word isOperand=
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          --) isOperand=1 ;;
          \(Commands.all.map(\.name.rawValue).joined(separator: "|"))) : "${command:=$word}" ;;
        esac
      done
      # bash takes --name=value for three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = && $COMP_CWORD -ge 3 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      # bash takes @name for two words, but replaces both.
      [[ $previous == @ && $current != @* ]] && current=@$current
      [[ -n $isOperand ]] && previous=
      case $previous in
    \(valueCases)
      esac
      if [[ -z $command ]]; then
        COMPREPLY=($(compgen -W '\(commandWords)' -- "$current"))
        return
      fi
      if [[ $current == -* && -z $isOperand ]]; then
        case $command in
    \(optionCases)
        esac
        return
      fi
      case $command in
    \(operandCases)
        *) compopt -o default 2>/dev/null; COMPREPLY=() ;;
      esac
    }
    complete -F _audiograph audiograph

    """
  }

  private static var commandWords: String {
    (Commands.all.map(\.name.rawValue) + ["--help", "--version"]).joined(separator: " ")
  }

  private static var valueCases: String {
    Commands.everyOption.compactMap(valueCase).joined(separator: "\n")
  }

  private static func valueCase(_ option: OptionSpec) -> String? {
    let names = ([option.name.typed] + (option.short.map { ["-\($0)"] } ?? [])).joined(
      separator: "|")
    guard let value = option.value else {
      let words = option.optionalWords
      return words.isEmpty ? nil : "    \(names)) \(reply(words)); return ;;"
    }
    if value.isFile {
      return "    \(names)) compopt -o default 2>/dev/null; COMPREPLY=(); return ;;"
    }
    return "    \(names)) \(reply(value.words)); return ;;"
  }

  private static var optionCases: String {
    Commands.all.map { spec in
      "      \(spec.name.rawValue)) \(reply(spec.options.map(\.name.typed))) ;;"
    }.joined(separator: "\n")
  }

  private static var operandCases: String {
    Commands.all.compactMap { spec in
      completion(spec).map { "    \(spec.name.rawValue)) \($0) ;;" }
    }.joined(separator: "\n")
  }

  /// What completes the operands of a command; nil if only files do.
  private static func completion(_ spec: CommandSpec) -> String? {
    let words = spec.everyOperand.flatMap(\.value.words)
    let more = words.isEmpty ? "" : "; COMPREPLY+=(\(offer(words)))"
    switch spec.operands?.value.suggestion {
    case .sources: return "_audiograph_sources \"$current\"\(more)"
    case .symbols: return "_audiograph_offer_symbols \"$current\""
    case .lists(let names):
      return "_audiograph_list_words \(names.joined(separator: " "))"
    case .settings: return reply(SettingKey.wordsOfConfig)
    case nil:
      guard !words.isEmpty else { return nil }
      let hasFiles = spec.everyOperand.contains(where: \.value.isFile)
      return (hasFiles ? "compopt -o default 2>/dev/null; " : "") + reply(words)
    }
  }

  private static func reply(_ words: [String]) -> String { "COMPREPLY=(\(offer(words)))" }

  private static func offer(_ words: [String]) -> String {
    "$(compgen -W '\(words.joined(separator: " "))' -- \"$current\")"
  }
}
