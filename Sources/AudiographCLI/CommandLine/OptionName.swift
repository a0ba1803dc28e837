// SPDX-License-Identifier: MIT

/// Every option of every command; the raw value is the long name without its hyphens.
enum OptionName: String, Sendable, CaseIterable {
  case x, y, delimiter, decimal, field, title, unit, kind, range, from, to, interval, value, today
  case noToday = "no-today"
  case symbol, file
  case dateFormat = "date-format"
  case listColumns = "list-columns"
  case listReadings = "list-readings"
  case reading
  case header, skip, comment, thousands, missing, only, `where`, aggregate, regex
  case ignoreBad = "ignore-bad"
  case encoding, sheet, query, chart, through
  case allowAddresses = "allow-addresses"
  case allowPaths = "allow-paths"
  case allowSymbols = "allow-symbols"
  case columnType = "type"

  case duration, speed, mode, profile, scale, notes, invert, minimum, maximum, zero
  case even, `true`, together, timbre, volume, pan, mono, bits, ticks, baseline, smooth, manifest
  case pitchRange = "pitch-range"
  case sharedAxis = "shared-axis"
  case ownAxis = "own-axis"
  case sampleRate = "sample-rate"
  case noIntro = "no-intro"
  case noInvert = "no-invert"
  case noEndSound = "no-end-sound"
  case noZero = "no-zero"
  case shortEnds = "short-ends"
  case markExtremes = "mark-extremes"
  case markBreaks = "mark-breaks"
  case volumeLine = "volume-line"

  case text, pause, wait, order, device, speak
  case endPhrase = "end-phrase"
  case voice
  case voiceRate = "voice-rate"
  case level, width, lang, speech, json, stats
  case maxLength = "max-length"

  case offline, store, provider, rebase, insiders, symbols, limit, metric, by, table, jobs, resume,
    journal
  case holders, cusip, holdings
  case `as`, bins, band, error, sort, stack, fit

  case follow, history, threshold, every, window, record, replay, above, below, change, within,
    once, exec
  case newHigh = "new-high"
  case newLow = "new-low"
  case poll, always, seed, volatility, step, start, random, quiz

  case subtitle, credit, footnote
  case dataSource = "data-source"

  case output, format, sync, cues, braille, narrate, shard, merge
  case noClobber = "no-clobber"
  case spreadsheetSafe = "spreadsheet-safe"
  case fragment
  case htmlStyle = "html-style"
  case scriptFile = "script-file"
  case embedSound = "embed-sound"

  case quiet, verbose, explain, config, help, version, manual

  /// Whether letters that it begins with mean another option that begins with them, too, as they always did.
  var givesWay: Bool { [.subtitle, .dataSource, .credit, .footnote].contains(self) }

  /// Whether it holds by itself, so that a setting can only turn it off.
  var holdsByItself: Bool { self == .today }

  /// The name as it is typed: `--pitch-range`.
  var typed: String { "--\(rawValue)" }
}
