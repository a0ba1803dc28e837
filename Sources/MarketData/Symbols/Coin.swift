// SPDX-License-Identifier: MIT

/// A coin that is known by its symbol, and what providers call it.
///
/// The list holds the coins that had the largest market value at CoinGecko in 2025 and were traded
/// for some years, and no others: a symbol of few letters is often used by several coins. Kraken's
/// codes are the `altname` of its call `Assets`, CoinGecko's names the `id` of its call
/// `coins/list`.
public struct Coin: Sendable, Hashable {
  /// The usual symbol in capitals: `BTC`.
  public let symbol: String
  /// What it is called: `Bitcoin`.
  public let name: String
  /// Kraken's code: `XBT`.
  public let kraken: String
  /// CoinGecko's name for it: `bitcoin`.
  public let coinGecko: String

  /// The coin of a symbol in capitals; nil for one that is not in the list.
  public init?(_ symbol: String) {
    guard let found = Self.bySymbol[symbol] else { return nil }
    self = found
  }

  private init(_ symbol: String, _ name: String, _ coinGecko: String, kraken: String? = nil) {
    self.symbol = symbol
    self.name = name
    self.coinGecko = coinGecko
    self.kraken = kraken ?? symbol
  }

  /// Every coin in the list, in the order of the symbols.
  public static let all: [Coin] = [
    Coin("AAVE", "Aave", "aave"),
    Coin("ADA", "Cardano", "cardano"),
    Coin("ALGO", "Algorand", "algorand"),
    Coin("APT", "Aptos", "aptos"),
    Coin("ATOM", "Cosmos", "cosmos"),
    Coin("AVAX", "Avalanche", "avalanche-2"),
    Coin("BCH", "Bitcoin Cash", "bitcoin-cash"),
    Coin("BNB", "BNB", "binancecoin"),
    Coin("BTC", "Bitcoin", "bitcoin", kraken: "XBT"),
    Coin("DAI", "Dai", "dai"),
    Coin("DASH", "Dash", "dash"),
    Coin("DOGE", "Dogecoin", "dogecoin", kraken: "XDG"),
    Coin("DOT", "Polkadot", "polkadot"),
    Coin("ETC", "Ethereum Classic", "ethereum-classic"),
    Coin("ETH", "Ethereum", "ethereum"),
    Coin("FIL", "Filecoin", "filecoin"),
    Coin("HBAR", "Hedera", "hedera-hashgraph"),
    Coin("ICP", "Internet Computer", "internet-computer"),
    Coin("LINK", "Chainlink", "chainlink"),
    Coin("LTC", "Litecoin", "litecoin"),
    Coin("NEAR", "NEAR Protocol", "near"),
    Coin("POL", "Polygon", "polygon-ecosystem-token"),
    Coin("SHIB", "Shiba Inu", "shiba-inu"),
    Coin("SOL", "Solana", "solana"),
    Coin("SUI", "Sui", "sui"),
    Coin("TON", "Toncoin", "the-open-network"),
    Coin("TRX", "TRON", "tron"),
    Coin("UNI", "Uniswap", "uniswap"),
    Coin("USDC", "USDC", "usd-coin"),
    Coin("USDT", "Tether", "tether"),
    Coin("XLM", "Stellar", "stellar"),
    Coin("XMR", "Monero", "monero"),
    Coin("XRP", "XRP", "ripple"),
    Coin("XTZ", "Tezos", "tezos"),
    Coin("ZEC", "Zcash", "zcash"),
  ]

  private static let bySymbol = Dictionary(
    all.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
}
