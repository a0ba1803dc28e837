// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// What insiders bought and sold as JSON on one line.
///
/// Keys stand in this order: `version`, `symbol`, `company`, `source`, `from`, `to`, `purchases`, `sales`,
/// `close` where one is known, `apart`, `notes` and `trades`. Money and prices are in US dollars, null where
/// none was filed.
struct InsiderDocument {
  let symbol: MarketSymbol
  let report: InsiderReport
  let trades: InsiderTrades

  var text: String {
    JSONWriter.document { json in
      json.member("symbol", symbol.text)
      json.member("company", report.company.displayText)
      json.member("source", "SEC Form 4")
      json.member("from", report.first.description)
      json.member("to", report.last.description)
      Self.write("purchases", report.purchases, to: &json)
      Self.write("sales", report.sales, to: &json)
      if let close = report.close { Self.write(close, to: &json) }
      json.key("apart")
      json.object { json in
        for part in report.apart { json.member(part.kind.rawValue, part.count) }
      }
      json.key("notes")
      json.object { json in
        for oddity in InsiderReport.Oddity.allCases {
          if let count = report.oddities[oddity] { json.member(oddity.rawValue, count) }
        }
      }
      json.key("trades")
      json.array { json in for trade in trades.trades { Self.write(trade, to: &json) } }
    }
  }

  private static func write(
    _ name: String, _ side: InsiderReport.Side, to json: inout JSONWriter
  ) {
    json.key(name)
    json.object { json in
      json.member("insiders", side.count)
      json.member("shares", side.shares)
      json.member("money", side.money)
    }
  }

  private static func write(_ close: Point, to json: inout JSONWriter) {
    json.key("close")
    json.object { json in
      json.member("date", close.x.description)
      json.member("value", close.y)
    }
  }

  private static func write(_ one: InsiderTrades.Trade, to json: inout JSONWriter) {
    let (filing, trade) = (one.filing, one.trade)
    json.object { json in
      json.member("date", CalendarDate(day: trade.day).description)
      json.member("kind", one.kind.rawValue)
      json.member("code", trade.code.displayText)
      json.member("insider", filing.insider.name)
      json.member("position", filing.insider.position.rawValue)
      json.member("title", filing.insider.title)
      json.member("shares", trade.shares)
      json.member("price", trade.price)
      json.member("form", filing.listed.form.displayText)
      json.member("filed", CalendarDate(day: filing.listed.filed).description)
      json.member("accession", filing.listed.accession.displayText)
    }
  }
}
