// SPDX-License-Identifier: MIT

internal import Audiograph

/// What may stand before or after the digits of a number.
enum NumberAffix {
  case currency
  /// A power of ten that multiplies.
  case scale(Int)
  /// `m`: million after amounts of money and among other suffixes, metres otherwise.
  case metresOrMillions
  /// A unit that every number of the column has to have.
  case measure

  /// The affix that some bytes are; nil for what is none.
  static func find(_ packed: UInt64) -> NumberAffix? { packed == 0 ? nil : table[packed] }

  /// How a unit that stands at numbers is called.
  static func unit(_ packed: UInt64) -> String? {
    guard packed != 0 else { return nil }
    let text = PackedText.text(packed)
    if text == "%" { return "percent" }
    return codes[text] ?? Currency(unit: text)?.code ?? text
  }

  private static let table: [UInt64: NumberAffix] = {
    var table: [UInt64: NumberAffix] = [:]
    func add(_ texts: String, _ affix: NumberAffix) {
      for text in texts.split(separator: " ") { table[PackedText.pack(String(text))] = affix }
    }
    add(measures, .measure)
    add(currencies, .currency)
    for (text, exponent) in scales { add(text, .scale(exponent)) }
    add("m", .metresOrMillions)
    return table
  }()

  private static let scales = [
    "K k thousand tsd Tsd Tsd. 千": 3, "万": 4, "億": 8, "兆": 12,
    "M mn Mn MN mln Mln mio Mio mio. Mio. million millions": 6,
    "B b G bn Bn BN bln Bln mrd Mrd mrd. Mrd. md Md billion billions": 9,
    "T tn Tn TN trn trillion": 12,
  ]

  private static let currencies = """
    $ € £ ¥ 円 ₹ ₩ ₽ ₿ ฿ ₫ ₪ ₺ ₴ ₦ ₱ ₸ ¢ US$ A$ AU$ C$ CA$ NZ$ HK$ S$ NT$ R$ Rs Rs. kr kr. Kr Kč zł \
    Fr Fr. SFr Ft RM Rp usd eur gbp chf jpy pln Euro euro euros AED ARS AUD BDT BGN BHD BRL BTC \
    CAD CHF CLP CNH CNY COP CZK DEM DKK EGP ESP ETH EUR FRF GBP GBX GEL GHS HKD HRK HUF IDR ILS \
    INR ISK ITL JOD JPY KES KRW KWD KZT LKR LTC LTL LVL MAD MXN MYR NGN NLG NOK NZD OMR PEN PHP \
    PKR PLN QAR RMB RON RSD RUB SAR SEK SGD SKK THB TND TRY TWD UAH USD USDT UYU VND XRP ZAR
    """

  private static let codes = [
    "Rs": "INR", "Rs.": "INR", "Kč": "CZK", "₺": "TRY", "₴": "UAH", "₪": "ILS", "₫": "VND",
    "₦": "NGN", "₱": "PHP", "฿": "THB", "₸": "KZT", "Ft": "HUF", "RM": "MYR", "Rp": "IDR",
    "Fr": "CHF", "SFr": "CHF", "AU$": "AUD", "Euro": "EUR", "euro": "EUR", "euros": "EUR",
    "pln": "PLN", "kr.": "kr", "Kr": "kr", "円": "JPY",
  ]

  private static let measures = """
    km cm mm µm μm nm ft mi yd ha m² km² cm² m2 km2 m³ km³ m3 km3 kg g mg µg t lb lbs oz l L ml \
    mL hl h hrs hr min mins sec secs s ms µs km/h kmh kph mph m/s kn kWh MWh GWh TWh Wh kW MW GW \
    W V kV mV A mA J kJ MJ kcal cal Hz kHz MHz GHz Pa hPa kPa mbar bar dB °C °F ° ppm ppb bpm \
    人 件 台 個 本 枚 回 歳 世帯 戸 株 点 度 rpm kB KB MB GB TB KiB MiB GiB TiB kbit/s Mbit/s Gbit/s Mbps mol mmol ‰ bp bps pp pts
    """
}
