// SPDX-License-Identifier: MIT

/// Completions for bash.
enum BashCompletion {
  static var text: String {
    """
    # bash completion for audiograph
    _audiograph() {
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
    guard let value = option.value else { return nil }
    let names = ([option.name.typed] + (option.short.map { ["-\($0)"] } ?? [])).joined(
      separator: "|")
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
      let words = spec.everyOperand.flatMap(\.value.words)
      guard !words.isEmpty else { return nil }
      let hasFiles = spec.everyOperand.contains(where: \.value.isFile)
      let files = hasFiles ? "compopt -o default 2>/dev/null; " : ""
      return "    \(spec.name.rawValue)) \(files)\(reply(words)) ;;"
    }.joined(separator: "\n")
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
  }
}
