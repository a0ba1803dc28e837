// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import MarketData

/// A setting that stands in the environment, in the settings file, or with a watchlist.
enum SettingKey: Hashable, Sendable {
  /// Which channel of words is printed.
  case words
  /// The language of the words.
  case lang
  /// Whether nothing is fetched.
  case offline
  /// The file of stored prices.
  case store
  /// Who is asked for prices first.
  case provider
  /// The seconds that a refresh may hold up what is stored already.
  case wait
  /// How many words a minute the screen reader speaks.
  case readingRate
  /// Whether a noise is heard while a terminal waits for providers.
  case waitingSound
  /// Where a provider is asked.
  case url(ProviderName)
  /// The user's key for a provider.
  case key(ProviderName)
  /// How the SEC can write to the user.
  case contact
  /// The program that explore runs with the symbol and the date.
  case exploreCommand
  /// The keys of an action of explore.
  case keys(ExplorationAction)
  /// What an option says where nobody types it; of the language that is `lang`.
  case option(OptionName)
  /// A setting of charts for a symbol, a list, or a symbol of a list alone.
  indirect case of(SettingOwner, SettingKey)

  /// Every setting that has no owner, in the order in which they are listed.
  static let all: [SettingKey] =
    [.words, .lang, .offline, .store, .provider, .wait, .readingRate, .waitingSound]
    + options.map { .option($0.name) }
    + [.exploreCommand] + ExplorationAction.allCases.map(SettingKey.keys)
    + ProviderName.allCases.map(SettingKey.url)
    + ProviderName.withPrices.map(SettingKey.key)
    + [.contact]

  /// Every option that is a setting, as the tables have it.
  ///
  /// The table of `config`, which names every setting, has none.
  static let options = {
    var seen: Set<OptionName> = [.lang]
    return CommandName.allCases.filter { $0 != .config }.flatMap { Commands.spec($0).options }
      .filter { $0.isSetting && seen.insert($0.name).inserted }
  }()

  /// What can be set for a symbol or a list: what is heard, said and spoken.
  static let ofCharts: [SettingKey] = [.words, .lang] + options.map { .option($0.name) }

  /// The setting of a name, `providers.stooq.key` or `AAPL.baseline`; nil for any other text.
  init?(name: String) {
    if let key = Self.all.first(where: { $0.name == name }) {
      self = key
    } else if let last = name.parts(at: ".").last,
      let key = Self.ofCharts.first(where: { $0.name == last }),
      let symbol = MarketSymbol(name.without(last: last.unicodeScalars.count + 1))
    {
      self = .of(SettingOwner(symbol: symbol.text), key)
    } else {
      return nil
    }
  }

  /// Its name, as it is typed: `providers.stooq.key`, `AAPL.baseline`.
  var name: String {
    switch self {
    case .words: "words"
    case .lang: "lang"
    case .offline: "offline"
    case .store: "store"
    case .provider: "provider"
    case .wait: "wait"
    case .readingRate: "reading-rate"
    case .waitingSound: "waiting-sound"
    case .url(let provider): "providers.\(provider.rawValue).url"
    case .key(let provider): "providers.\(provider.rawValue).key"
    case .contact: "providers.sec.contact"
    case .exploreCommand: "explore.command"
    case .keys(let action): "key.\(action.rawValue)"
    case .option(let option): option.rawValue
    case .of(let owner, let key): "\(owner.name).\(key.name)"
    }
  }

  /// The records of the file of settings that it stands in, and its name there.
  var place: [String] {
    guard case .of(let owner, let key) = self, let symbol = owner.symbol else {
      return name.words(at: ".").map(String.init)
    }
    return [Self.symbols, symbol, key.name]
  }

  /// Its name in the file with those of the records that it stands in: `symbols.AAPL.baseline`.
  var joinedName: String {
    guard case .of = self else { return name }
    return place.dropLast().reduce("") { $0.joined($1) }.joined(place[place.count - 1])
  }

  /// The record of the file of settings that holds those of symbols.
  static let symbols = "symbols"

  /// The variable of the environment: `AUDIOGRAPH_WORDS`, `AUDIOGRAPH_STOOQ_KEY`.
  var variable: String {
    let start = "providers."
    let words = name.begins(with: start) ? name.without(first: start.utf8.count) : name
    return "AUDIOGRAPH_"
      + words.replacingScalars { $0 == "." || $0 == "-" ? "_" : nil }.uppercased()
  }

  /// What a value looks like.
  var form: Form {
    switch self {
    case .words: .oneOf(Channel.allCases.map(\.rawValue))
    case .lang: .oneOf(Language.allCases.map(\.rawValue))
    case .offline: .oneOf(["true", "false"])
    case .provider: .oneOf(ProviderName.withPrices.map(\.rawValue))
    case .wait: .seconds(0...30)
    case .readingRate: .wordsPerMinute(50...1500)
    case .waitingSound: .oneOf(["on", "off"])
    case .store: .path
    case .url: .address
    case .key: .secret
    case .contact: .contact
    case .exploreCommand: .program
    case .keys: .keys
    case .option(let option): Self.form(of: option)
    case .of(_, let key): key.form
    }
  }

  private static func form(of option: OptionName) -> Form {
    guard let spec = options.first(where: { $0.name == option }), let value = spec.value else {
      return .oneOf(["on", "off"])
    }
    return value.isOpen ? .value(option) : .oneOf(value.words)
  }

  enum Form: Hashable, Sendable {
    case oneOf([String])
    case seconds(ClosedRange<Double>)
    case wordsPerMinute(ClosedRange<Double>)
    case path
    /// `https://…`; `http` on this machine.
    case address
    /// Never shown.
    case secret
    /// An e-mail address, perhaps behind a name; no address of the web.
    case contact
    /// Names of keys with blanks between them.
    case keys
    /// A program and its arguments with blanks between them.
    case program
    /// What the option takes.
    case value(OptionName)

    /// Whether it is a text of the user's own, which the file has in quotation marks.
    var isText: Bool { [.path, .address, .secret, .contact, .keys, .program].contains(self) }
  }

  /// What the setting does, one sentence.
  func meaning(in s: Sentences) -> String {
    switch self {
    case .words: s.say(.settingWords())
    case .lang: s.say(.settingLang())
    case .offline: s.say(.settingOffline())
    case .store: s.say(.settingStore())
    case .provider: s.say(.settingProvider())
    case .wait: s.say(.settingWait())
    case .readingRate: s.say(.settingReadingRate())
    case .waitingSound: s.say(.settingWaitingSound())
    case .url(.sec): s.say(.settingUrlOfFigures())
    case .url(.secFiles): s.say(.settingUrlOfCompanies())
    case .url(let provider): s.say(.settingUrl(provider: s.say(.provider(provider))))
    case .key(let provider): s.say(.settingKey(provider: provider.title))
    case .exploreCommand: s.say(.settingExploreCommand())
    case .keys(let action): s.say(.settingKeys(action: action.rawValue))
    case .contact: s.say(.settingContact())
    case .option(let option):
      Self.options.first { $0.name == option }?.meaning(s) ?? option.typed
    case .of(_, let key): key.meaning(in: s)
    }
  }
}

/// Whose a setting of charts is, where it does not hold for all: a symbol's, a list's, or a symbol's
/// within a list.
struct SettingOwner: Hashable, Sendable {
  var list: String?
  /// In capitals.
  var symbol: String?

  /// `AAPL`, `@tech`, `@tech.AAPL`.
  var name: String { [list.map { "@\($0)" }, symbol].compactMap(\.self).joined(separator: ".") }
}

/// Where a setting is set.
enum SettingSource: Equatable, Sendable {
  case variable(String)
  case file(String)
  /// Given to `config set`.
  case commandLine
}
