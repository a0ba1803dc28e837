// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// A setting that stands in the environment or in the settings file.
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

  /// Every setting, in the order in which they are listed.
  static let all: [SettingKey] =
    [.words, .lang, .offline, .store, .provider, .wait, .exploreCommand]
    + ExplorationAction.allCases.map(SettingKey.keys)
    + ProviderName.allCases.map(SettingKey.url)
    + [ProviderName.yahoo, .alphaVantage, .stooq, .kraken, .coinGecko, .ecb].map(SettingKey.key)
    + [.contact]

  /// The setting of a name in the file, `providers.stooq.key`; nil for any other text.
  init?(name: String) {
    guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
    self = key
  }

  /// Its name in the file: `providers.stooq.key`.
  var name: String {
    switch self {
    case .words: "words"
    case .lang: "lang"
    case .offline: "offline"
    case .store: "store"
    case .provider: "provider"
    case .wait: "wait"
    case .url(let provider): "providers.\(provider.rawValue).url"
    case .key(let provider): "providers.\(provider.rawValue).key"
    case .contact: "providers.sec.contact"
    case .exploreCommand: "explore.command"
    case .keys(let action): "key.\(action.rawValue)"
    }
  }

  /// The variable of the environment: `AUDIOGRAPH_WORDS`, `AUDIOGRAPH_STOOQ_KEY`.
  var variable: String {
    let words = name.hasPrefix("providers.") ? name.dropFirst("providers.".count) : name[...]
    return "AUDIOGRAPH_" + String(words.map { $0 == "." || $0 == "-" ? "_" : $0 }).uppercased()
  }

  /// What a value looks like.
  var form: Form {
    switch self {
    case .words: .oneOf(Channel.allCases.map(\.rawValue))
    case .lang: .oneOf(Language.allCases.map(\.rawValue))
    case .offline: .oneOf(["true", "false"])
    case .provider: .oneOf(ProviderName.withPrices.map(\.rawValue))
    case .wait: .seconds(0...30)
    case .store: .path
    case .url: .address
    case .key: .secret
    case .contact: .contact
    case .exploreCommand: .program
    case .keys: .keys
    }
  }

  enum Form: Hashable, Sendable {
    case oneOf([String])
    case seconds(ClosedRange<Double>)
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

    /// Whether it is a text of the user's own, which the file has in quotation marks.
    var isText: Bool { [.path, .address, .secret, .contact, .keys, .program].contains(self) }
  }

  /// What the setting does, one sentence.
  func meaning(in s: any Sentences) -> String {
    switch self {
    case .words: s.settingWords()
    case .lang: s.settingLang()
    case .offline: s.settingOffline()
    case .store: s.settingStore()
    case .provider: s.settingProvider()
    case .wait: s.settingWait()
    case .url(.sec): s.settingUrlOfFigures()
    case .url(.secFiles): s.settingUrlOfCompanies()
    case .url(let provider): s.settingUrl(provider: s.provider(provider))
    case .key(let provider): s.settingKey(provider: provider.title)
    case .exploreCommand: s.settingExploreCommand()
    case .keys(let action): s.settingKeys(action: action.rawValue)
    case .contact: s.settingContact()
    }
  }
}

/// Where a setting is set.
enum SettingSource: Equatable, Sendable {
  case variable(String)
  case file(String)
  /// Given to `config set`.
  case commandLine
}
