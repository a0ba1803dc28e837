// SPDX-License-Identifier: MIT

/// The schema of the file, migration by migration.
///
/// A step that was released is never edited: what should be otherwise becomes a further step.
/// `PRAGMA user_version` is the number of steps that a file has taken. Numbers are kept in columns
/// of the type ANY, because a REAL one loses the sign of −0.
enum Migrations {
  /// The version that this program writes.
  static var latest: Int { steps.count }

  /// `PRAGMA application_id` of a store: `audg`.
  static let applicationID: Int64 = 0x6175_6467

  static let steps = [
    prices, intraday, directory, figures, requests, reports, quotes, insiders, holdings,
  ]

  /// Symbols with what is known of them, and their daily bars.
  private static let prices = """
    CREATE TABLE symbol (
      id INTEGER PRIMARY KEY,
      symbol TEXT NOT NULL UNIQUE,
      currency TEXT,
      name TEXT,
      zone TEXT,
      trades_every_day INTEGER NOT NULL DEFAULT 0 CHECK (trades_every_day IN (0, 1)),
      attempted INTEGER,
      attempt_failed INTEGER CHECK (attempt_failed IN (0, 1))
    ) STRICT;
    CREATE TABLE price (
      symbol INTEGER NOT NULL REFERENCES symbol (id) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      open ANY CHECK (typeof(open) IN ('real', 'null')),
      high ANY CHECK (typeof(high) IN ('real', 'null')),
      low ANY CHECK (typeof(low) IN ('real', 'null')),
      close ANY NOT NULL CHECK (typeof(close) = 'real'),
      adjusted_close ANY CHECK (typeof(adjusted_close) IN ('real', 'null')),
      volume ANY CHECK (typeof(volume) IN ('real', 'null')),
      source TEXT NOT NULL,
      fetched INTEGER NOT NULL,
      PRIMARY KEY (symbol, day)
    ) STRICT, WITHOUT ROWID;
    """

  /// Bars within days, numbered in their order: a clock that is put back shows a time twice.
  private static let intraday = """
    CREATE TABLE intraday (
      symbol INTEGER NOT NULL REFERENCES symbol (id) ON DELETE CASCADE,
      minutes INTEGER NOT NULL,
      precision INTEGER NOT NULL,
      offset INTEGER,
      source TEXT NOT NULL,
      fetched INTEGER NOT NULL,
      PRIMARY KEY (symbol, minutes)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE intraday_price (
      symbol INTEGER NOT NULL,
      minutes INTEGER NOT NULL,
      number INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      open ANY CHECK (typeof(open) IN ('real', 'null')),
      high ANY CHECK (typeof(high) IN ('real', 'null')),
      low ANY CHECK (typeof(low) IN ('real', 'null')),
      close ANY CHECK (typeof(close) IN ('real', 'null')),
      adjusted_close ANY CHECK (typeof(adjusted_close) IN ('real', 'null')),
      volume ANY CHECK (typeof(volume) IN ('real', 'null')),
      PRIMARY KEY (symbol, minutes, number),
      FOREIGN KEY (symbol, minutes) REFERENCES intraday (symbol, minutes) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    """

  /// Every list of symbols as it came, and the directory that is made of them: numbered in the
  /// order of names, so that whatever is found comes in that order.
  private static let directory = """
    CREATE TABLE listing (
      origin TEXT NOT NULL,
      symbol TEXT NOT NULL,
      name TEXT NOT NULL,
      exchange TEXT,
      currency TEXT,
      country TEXT,
      PRIMARY KEY (origin, symbol)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE listing_file (
      origin TEXT PRIMARY KEY,
      size INTEGER NOT NULL,
      modified INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE directory (
      id INTEGER PRIMARY KEY,
      symbol TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      exchange TEXT,
      currency TEXT,
      country TEXT,
      folded TEXT NOT NULL
    ) STRICT;
    CREATE INDEX directory_folded ON directory (folded);
    CREATE VIRTUAL TABLE directory_words USING fts5 (
      words, content = '', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 0'
    );
    """

  /// What companies reported, one number a row.
  private static let figures = """
    CREATE TABLE company (
      symbol INTEGER PRIMARY KEY REFERENCES symbol (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      fetched INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE figure (
      symbol INTEGER NOT NULL REFERENCES company (symbol) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      metric TEXT NOT NULL,
      period TEXT NOT NULL,
      first_day INTEGER NOT NULL,
      last_day INTEGER NOT NULL,
      value ANY NOT NULL CHECK (typeof(value) = 'real'),
      unit TEXT NOT NULL,
      derivation TEXT NOT NULL,
      form TEXT NOT NULL,
      filed INTEGER NOT NULL,
      concept TEXT NOT NULL,
      PRIMARY KEY (symbol, number)
    ) STRICT, WITHOUT ROWID;
    """

  /// What is remembered of asking providers: turns in milliseconds, the rest in seconds, since 1970;
  /// and why the last attempt to fetch a symbol failed.
  private static let requests = """
    CREATE TABLE provider (
      name TEXT PRIMARY KEY,
      next_turn INTEGER,
      refused INTEGER,
      refused_until INTEGER,
      whole_refused INTEGER
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE symbol ADD COLUMN attempt_problem TEXT;
    """

  /// The days on which periods were first reported; null for figures that were kept before.
  private static let reports = "ALTER TABLE figure ADD COLUMN reported INTEGER;"

  /// The latest price that came with bars of a symbol, which is no close.
  private static let quotes = """
    CREATE TABLE quote (
      symbol INTEGER PRIMARY KEY REFERENCES symbol (id) ON DELETE CASCADE,
      price ANY NOT NULL CHECK (typeof(price) = 'real'),
      instant INTEGER NOT NULL
    ) STRICT;
    """

  /// Companies' lists of Forms 4, complete since a day, and what each filing says.
  ///
  /// A state is 0 for one
  /// that is not read yet, 1 for one that was and 2 for one that cannot be, with the fault.
  private static let insiders = """
    CREATE TABLE insider_list (
      symbol INTEGER PRIMARY KEY REFERENCES symbol (id) ON DELETE CASCADE,
      number TEXT NOT NULL,
      name TEXT NOT NULL,
      first_day INTEGER NOT NULL,
      fetched INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE insider_filing (
      symbol INTEGER NOT NULL REFERENCES insider_list (symbol) ON DELETE CASCADE,
      accession TEXT NOT NULL,
      form TEXT NOT NULL,
      filed INTEGER NOT NULL,
      reported INTEGER NOT NULL,
      document TEXT NOT NULL,
      state INTEGER NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2)),
      fault TEXT,
      owner TEXT,
      owner_count INTEGER,
      name TEXT,
      position TEXT,
      title TEXT,
      faulty_count INTEGER,
      PRIMARY KEY (symbol, accession)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE insider_trade (
      symbol INTEGER NOT NULL,
      accession TEXT NOT NULL,
      number INTEGER NOT NULL,
      day INTEGER NOT NULL,
      code TEXT NOT NULL,
      shares ANY NOT NULL CHECK (typeof(shares) = 'real'),
      price ANY CHECK (typeof(price) IN ('real', 'null')),
      PRIMARY KEY (symbol, accession, number),
      FOREIGN KEY (symbol, accession) REFERENCES insider_filing (symbol, accession) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    """

  /// What institutions held at the ends of quarters, the data sets that this is from, and the security
  /// that a symbol stands for.
  ///
  /// `folded` has the words of the issuer as they are looked for.
  private static let holdings = """
    CREATE TABLE holding_set (
      name TEXT PRIMARY KEY,
      quarter INTEGER NOT NULL,
      taken INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE held_security (
      quarter INTEGER NOT NULL,
      cusip TEXT NOT NULL,
      issuer TEXT NOT NULL,
      class TEXT NOT NULL,
      folded TEXT NOT NULL,
      institutions INTEGER NOT NULL,
      shares INTEGER NOT NULL,
      value INTEGER NOT NULL,
      calls INTEGER NOT NULL,
      puts INTEGER NOT NULL,
      PRIMARY KEY (quarter, cusip)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE institution (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL
    ) STRICT;
    CREATE TABLE holder (
      quarter INTEGER NOT NULL,
      cusip TEXT NOT NULL,
      number INTEGER NOT NULL,
      institution INTEGER NOT NULL REFERENCES institution (id),
      shares INTEGER NOT NULL,
      value INTEGER NOT NULL,
      PRIMARY KEY (quarter, cusip, number),
      FOREIGN KEY (quarter, cusip) REFERENCES held_security (quarter, cusip) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chosen_security (
      symbol INTEGER PRIMARY KEY REFERENCES symbol (id) ON DELETE CASCADE,
      cusip TEXT NOT NULL
    ) STRICT;
    """
}
