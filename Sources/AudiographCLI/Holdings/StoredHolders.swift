// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// A security of a company with its holders, as it is told.
struct StoredHolders {
  let symbol: MarketSymbol
  /// The company's name with its legal form.
  let company: String
  /// The last day of the quarter, counted from 1970-01-01.
  let quarter: Int
  let security: HeldSecurity
  /// The same security a quarter before; nil if that is not stored.
  let earlier: HeldSecurity?

  /// What is told in words.
  var ownership: Ownership {
    Ownership(
      company: companyName(company), date: CalendarDate(day: quarter),
      institutions: security.institutions, shares: Double(security.shares),
      value: Double(security.value), calls: Double(security.calls), puts: Double(security.puts),
      earlier: earlier.map {
        Ownership.Earlier(institutions: $0.institutions, shares: Double($0.shares))
      },
      largest: security.largest.map {
        Ownership.Holder(name: $0.name, shares: Double($0.shares), value: Double($0.value))
      },
      issuer: security.issuer, titleOfClass: security.titleOfClass, cusip: security.cusip)
  }

  /// A document of JSON on one line.
  ///
  /// Keys stand in this order: `version`, `symbol`, `company`, `source`, `cusip`, `issuer`, `class`,
  /// `quarter`, `institutions`, `shares`, `value`, `calls`, `puts`, `earlier` with `quarter`,
  /// `institutions`, `shares` and `value`, or null, and `largest`, of which each has `name`, `cik`,
  /// `shares` and `value`.
  var document: String {
    JSONWriter.document { json in
      json.member("symbol", symbol.text)
      json.member("company", company.displayText)
      json.member("source", "SEC Form 13F data sets")
      json.member("cusip", security.cusip)
      json.member("issuer", security.issuer.displayText)
      json.member("class", security.titleOfClass.displayText)
      Self.write(security, quarter, to: &json)
      json.member("calls", security.calls)
      json.member("puts", security.puts)
      if let earlier {
        json.key("earlier")
        json.object {
          Self.write(earlier, QuarterlyHoldings.quarter(before: quarter), to: &$0)
        }
      } else {
        json.member("earlier", nil as String?)
      }
      json.key("largest")
      json.array { json in for holder in security.largest { Self.write(holder, to: &json) } }
    }
  }

  private static func write(
    _ security: HeldSecurity, _ quarter: Int, to json: inout JSONWriter
  ) {
    json.member("quarter", CalendarDate(day: quarter).description)
    json.member("institutions", security.institutions)
    json.member("shares", security.shares)
    json.member("value", security.value)
  }

  private static func write(_ holder: HeldSecurity.Holder, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", holder.name.displayText)
      json.member("cik", holder.number)
      json.member("shares", holder.shares)
      json.member("value", holder.value)
    }
  }
}
