// SPDX-License-Identifier: MIT

internal import Audiograph

/// Completions for zsh.
enum ZshCompletion {
  static var text: String {
    """
    #compdef audiograph
    # zsh completion for audiograph
    _audiograph_symbols() {
      [[ -z $PREFIX || $PREFIX == [-@]* || $PREFIX == */* ]] && return 1
      local -a found
      found=(${(f)"$(\(DynamicCompletions.symbols) -- ${(Q)PREFIX} 2>/dev/null </dev/null)"})
      compadd -V symbols -M 'm:{a-z}={A-Z}' -a found
    }
    _audiograph_samples() {
      [[ -z $PREFIX || $PREFIX == [-@]* || $PREFIX == */* ]] && return 1
      local -a found
      found=(${(M)${(f)"$(\(DynamicCompletions.samples) 2>/dev/null </dev/null)"}:#[a-z0-9_-]##})
      compadd -V samples -a found
    }
    _audiograph_lists() {
      local -a found
      found=(${(f)"$(\(DynamicCompletions.lists) 2>/dev/null </dev/null)"})
      compadd $* -a found
    }
    _audiograph_sources() {
      if [[ $PREFIX == @* ]]; then
        _audiograph_lists -P @
      else
        local result=1
        _audiograph_samples && result=0
        _files && result=0
        _audiograph_symbols && result=0
        return result
      fi
    }
    _audiograph_list_words() {
      local result=1
      _audiograph_lists && result=0
      if (( CURRENT > 2 )); then
        _audiograph_symbols && result=0
      else
        compadd $* && result=0
      fi
      return result
    }
    _audiograph() {
      local -a commands
      commands=(
    \(commands)
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(cases)
      esac
    }
    if [[ $funcstack[1] == _audiograph ]]; then
      _audiograph "$@"
    else
      compdef _audiograph audiograph
    fi

    """
  }

  private static var commands: String {
    Commands.all.map { "    \(quoted("\($0.name.rawValue):\($0.summary(english))"))" }
      .joined(separator: "\n")
  }

  private static var cases: String { Commands.all.map(commandCase).joined(separator: "\n") }

  private static func commandCase(_ spec: CommandSpec) -> String {
    let operands = spec.everyOperand.enumerated().map { index, operand in
      let place = spec.lastOperand == nil ? "*" : "\(index + 1)"
      return quoted(
        "\(place):\(bracketed(operand.value.placeholder)):\(action(operand.value))")
    }
    let arguments = spec.options.flatMap(argument) + operands
    return "    \(spec.name.rawValue)) _arguments \\\n"
      + arguments.map { "      \($0)" }.joined(separator: " \\\n") + " ;;"
  }

  private static func argument(_ option: OptionSpec) -> [String] {
    let names = [option.name.typed] + (option.short.map { ["-\($0)"] } ?? [])
    return names.map { name in
      let star = option.isRepeatable ? "*" : ""
      let words = option.optionalWords.joined(separator: " ")
      let word = words.isEmpty ? "" : "::WORD:(\(words))"
      let value = option.value.map { ":\(bracketed($0.placeholder)):\(action($0))" } ?? word
      let equals = option.value != nil && name.begins(with: "--") ? "=" : ""
      return quoted("\(star)\(name)\(equals)[\(bracketed(option.meaning(english)))]\(value)")
    }
  }

  private static func action(_ value: ValueSpec) -> String {
    switch value.suggestion {
    case .sources: return "_audiograph_sources"
    case .symbols: return "_audiograph_symbols"
    case .lists(let names): return "_audiograph_list_words \(names.joined(separator: " "))"
    case .settings: return "(\(SettingKey.wordsOfConfig.joined(separator: " ")))"
    case nil: break
    }
    if value.isFile { return "_files" }
    return value.words.isEmpty ? " " : "(\(value.words.joined(separator: " ")))"
  }

  private static func bracketed(_ text: String) -> String {
    text.replacingScalars { "[]:\\".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacingScalars { $0 == "'" ? "'\\''" : nil })'"
  }
}
