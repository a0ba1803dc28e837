// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds what has to do with a word: commands, topics, kinds of charts, settings, options, keys of `explore`.
struct HelpSearch {
  /// The most lines that are shown, the best first.
  static let mostLines = 5

  /// One thing that help can name.
  struct Entry {
    /// What it is called where it is typed; none for a remark, which its words alone find.
    let names: [String]
    /// What is typed for it, as far as that is the same in every language.
    let typed: String
    let meaning: String
    /// All words that are said of it, and where a script has no blanks between words, all of it.
    let words: Set<String>
    let text: String

    init(_ names: String..., typed: String, _ meaning: String, also text: String = "") {
      self.init(names, typed: typed, meaning, also: text)
    }

    init(_ names: [String], typed: String, _ meaning: String, also text: String = "") {
      (self.names, self.typed, self.meaning) = (names, typed, meaning)
      self.text = meaning + " " + text
      words = self.text.plainWords
    }

    /// Whether a word in small letters without accents is said of it.
    func says(_ word: String) -> Bool { words.contains(word) || text.says(wide: word) }

    /// The sentence that has the word, else the first one.
    func line(about word: String, in s: Sentences) -> String {
      let sentences = meaning.sentences
      let sentence =
        sentences.first { $0.plainWords.contains(word) || $0.says(wide: word) }
        ?? sentences.first
      return typed + s.colon + (sentence ?? meaning)
    }
  }

  let entries: [Entry]

  init(_ s: Sentences) {
    entries =
      Self.commands(s) + Self.topics(s) + Self.kinds(s) + Self.settings(s) + Self.options(s)
      + Self.keys(s) + Self.files(s) + Self.remarks(s)
  }

  /// What people call things besides their names, and the names, the likeliest first.
  static func otherNames(_ s: Sentences) -> [(words: [String], names: [String])] {
    s.say(.otherNames()).parts(at: "\n").compactMap { line in
      let parts = line.parts(at: "=").map { $0.words().map(String.init) }
      return parts.count == 2 ? (parts[0].map(\.folded), parts[1]) : nil
    }
  }

  /// The names of what people call by a word; those of the user's language, then those of English.
  static func names(for word: String, in s: Sentences) -> [String] {
    let word = word.folded
    return (otherNames(s) + otherNames(english)).filter { $0.words.contains(word) }
      .flatMap(\.names)
  }

  /// The same for the word, or for the one that is meant where it is mistyped.
  static func names(near word: String, in s: Sentences) -> [String] {
    let exact = names(for: word, in: s)
    guard exact.isEmpty else { return exact }
    let known = (otherNames(s) + otherNames(english)).flatMap(\.words)
    return nearestName(to: word.folded, among: known).map { names(for: $0, in: s) } ?? []
  }

  /// Lines about what has the word in its name or in what is said of it; nothing where nothing has.
  ///
  /// `byBeginnings` takes words that begin with it, too, if it has four letters or more, or two wide ones.
  func lines(about word: String, in s: Sentences, byBeginnings: Bool = false) -> [String] {
    let folded = word.folded
    let named = Self.names(for: word, in: s)
    func rank(_ entry: Entry) -> Int? {
      if entry.names.contains(where: { $0.folded == folded }) { return -1 }
      if let place = named.firstIndex(where: entry.names.contains) { return place }
      if entry.names.contains(where: { $0.parts(at: "-").contains { $0 == folded } }) { return 100 }
      if entry.says(folded) { return entry.names.isEmpty ? 102 : 101 }
      let begins = byBeginnings && folded.columnCount >= 4
      return begins && entry.words.contains { $0.begins(with: folded) } ? 103 : nil
    }
    let ranked = entries.enumerated().compactMap { place, entry in
      rank(entry).map { (rank: $0, place: place, line: entry.line(about: folded, in: s)) }
    }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    return ranked.prefix(Self.mostLines).map(\.line)
  }

  // MARK: - What there is

  private static func commands(_ s: Sentences) -> [Entry] {
    Commands.all.map { spec in
      let name = spec.name.rawValue
      return Entry(name, typed: "audiograph \(name)", s.ended(spec.summary(s)))
    }
  }

  private static func topics(_ s: Sentences) -> [Entry] {
    HelpTopic.allCases.map { topic in
      let title =
        topic == .keys
        ? s.ended(Commands.spec(.explore).summary(s)) : topic.lines(in: s).first ?? ""
      return Entry(topic.rawValue, typed: "audiograph help \(topic.rawValue)", title)
    }
  }

  private static func kinds(_ s: Sentences) -> [Entry] {
    HelpTopic.kindLines(in: s).map { name, meaning in
      Entry(name, typed: "--as \(name)", meaning)
    }
  }

  private static func settings(_ s: Sentences) -> [Entry] {
    let readers = ScreenReader.allCases.filter { ![.none, .braille].contains($0) }
    let reader = Entry(
      ["reader"] + readers.map(\.rawValue), typed: "audiograph config reader",
      HelpText("help.config.example7")(s))
    return [reader]
      + SettingKey.all.compactMap { key in
        switch key {
        case .option, .keys, .url, .key: nil
        default: Entry(key.name, typed: "audiograph config set \(key.name)", key.meaning(in: s))
        }
      }
  }

  /// Every option once, with the first command that has it.
  private static func options(_ s: Sentences) -> [Entry] {
    var seen: Set<OptionName> = [.lang]
    // What an option means in one command is no short form of what it means in another.
    let meanings = Set(Commands.all.flatMap(\.options).map(\.meaning.name))
    // What `again` has is of other commands.
    return (Commands.all.filter { $0.name != .again } + [Commands.spec(.again)]).flatMap { spec in
      spec.options.filter { seen.insert($0.name).inserted }.map { option in
        let brief = HelpText("brief.\(option.name.rawValue)")
        let whole = option.meaning(s)
        let isOther = meanings.contains(brief.name) && brief.name != option.meaning.name
        return Entry(
          option.name.rawValue, typed: "audiograph \(spec.name.rawValue) \(option.name.typed)",
          brief.exists && !isOther ? brief(s) : whole, also: whole)
      }
    }
  }

  private static func keys(_ s: Sentences) -> [Entry] {
    let bindings = ExplorationBindings()
    let leaving = Entry(
      ExplorationAction.leave.rawValue, typed: "audiograph explore",
      s.ended(s.phrases.helpNotice(bindings)))
    return ExplorationHelp.allCases.compactMap { topic in
      guard let line = s.phrases.help(bindings, on: topic) else { return nil }
      return Entry(
        topic.actions.map(\.rawValue), typed: "audiograph explore", line)
    } + [leaving]
  }

  /// The endings of files that are written besides sounds.
  static let endings = ["html", "svg", "vtt", "txt", "json", "csv", "brf"]

  /// Such files, whose names are `file.vtt` and so on.
  private static func files(_ s: Sentences) -> [Entry] {
    endings.map { ending in
      Entry(
        "file.\(ending)", typed: "audiograph export -o FILE.\(ending)",
        HelpText("brief.file.\(ending)")(s), also: ending)
    }
  }

  private static func remarks(_ s: Sentences) -> [Entry] {
    Commands.all.flatMap { spec in
      spec.remarks.map { Entry([], typed: "audiograph \(spec.name.rawValue)", $0(s)) }
    }
  }
}

extension String {
  /// Its words in small letters without accents.
  fileprivate var plainWords: Set<String> {
    let words = folded.unicodeScalars.split {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    return Set(words.map { String(String.UnicodeScalarView($0)) })
  }

  /// Whether it has a word of wide letters, between which no blanks stand.
  fileprivate func says(wide word: String) -> Bool {
    word.unicodeScalars.contains(where: \.isWide) && folded.contains(word)
  }

  /// Its sentences, each with its full stop.
  fileprivate var sentences: [String] {
    var sentences: [String] = [""]
    for word in replacingScalars({ $0 == "。" ? "。 " : nil }).words() where !word.isEmpty {
      let last = sentences.count - 1
      sentences[last] += sentences[last].isEmpty ? word : " " + word
      if word.ends(with: ".") || word.ends(with: "。") { sentences.append("") }
    }
    return sentences.filter { !$0.isEmpty }
  }
}
