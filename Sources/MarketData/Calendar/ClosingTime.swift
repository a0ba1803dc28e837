// SPDX-License-Identifier: MIT

/// When trading ends on the days of an exchange's time zone.
struct ClosingTime: Sendable, Hashable {
  /// Minutes after midnight on the exchange's clock; 1440 is the end of the day.
  var minutes: Int
  /// Days of the week without trading, Monday 1 to Sunday 7.
  var weekend: Set<Int> = [6, 7]

  /// Midnight at the end of every working day: later than any exchange closes.
  static let endOfDay = ClosingTime(minutes: 1440)
  /// When the reference rates of the European Central Bank appear, on Frankfurt's clock.
  static let referenceRates = ClosingTime(minutes: 960)

  /// The closing time of the main exchange of a time zone.
  ///
  /// These are the ends of continuous trading as the exchanges published them in 2025; a closing
  /// auction of a few minutes is over before a provider is asked. Europe/Berlin is Xetra's, though
  /// the floor in Frankfurt trades until 22:00. A half session is taken for a whole one. Unknown
  /// zones close at the end of the day.
  ///
  /// - Parameters:
  ///   - zone: The zone's IANA name, an old name of it, or nil.
  ///   - day: The day, counted from 1970-01-01.
  /// - Returns: The closing time and the weekend.
  static func of(zone: String?, on day: Int) -> ClosingTime {
    guard let zone else { return endOfDay }
    let name = oldNames[zone] ?? zone
    if name == "Asia/Tokyo", day < tokyoExtension { return ClosingTime(minutes: clock(15, 0)) }
    return byZone[name] ?? endOfDay
  }

  /// 5 November 2024, from which on Tokyo trades half an hour longer.
  private static let tokyoExtension = 20_032

  /// The zones that have a closing time of their own.
  static var zones: [String] { byZone.keys.sorted() }

  private static func clock(_ hour: Int, _ minute: Int) -> Int { hour * 60 + minute }

  private static func at(_ hour: Int, _ minute: Int, weekend: Set<Int> = [6, 7]) -> ClosingTime {
    ClosingTime(minutes: clock(hour, minute), weekend: weekend)
  }

  private static let byZone: [String: ClosingTime] = [
    "America/Chicago": at(15, 15), "America/Mexico_City": at(15, 0),
    "America/New_York": at(16, 0), "America/Sao_Paulo": at(18, 0), "America/Toronto": at(16, 0),
    "Africa/Johannesburg": at(17, 0),
    "Asia/Bangkok": at(16, 30), "Asia/Hong_Kong": at(16, 0), "Asia/Jakarta": at(16, 0),
    // Tel Aviv moved its week from Sunday–Thursday to Monday–Friday in 2026.
    "Asia/Jerusalem": at(17, 30, weekend: [6]), "Asia/Kolkata": at(15, 30),
    "Asia/Kuala_Lumpur": at(17, 0), "Asia/Manila": at(15, 0),
    "Asia/Riyadh": at(15, 10, weekend: [5, 6]), "Asia/Seoul": at(15, 30),
    "Asia/Shanghai": at(15, 0), "Asia/Singapore": at(17, 0), "Asia/Taipei": at(13, 30),
    "Asia/Tokyo": at(15, 30),
    "Australia/Sydney": at(16, 0), "Pacific/Auckland": at(16, 45),
    "Europe/Amsterdam": at(17, 30), "Europe/Athens": at(17, 20), "Europe/Berlin": at(17, 30),
    "Europe/Brussels": at(17, 30), "Europe/Budapest": at(17, 0), "Europe/Copenhagen": at(17, 0),
    "Europe/Dublin": at(16, 30), "Europe/Helsinki": at(18, 30), "Europe/Istanbul": at(18, 0),
    "Europe/Lisbon": at(16, 30), "Europe/London": at(16, 30), "Europe/Madrid": at(17, 30),
    "Europe/Oslo": at(16, 30), "Europe/Paris": at(17, 30), "Europe/Prague": at(16, 30),
    "Europe/Rome": at(17, 30), "Europe/Stockholm": at(17, 30), "Europe/Vienna": at(17, 30),
    "Europe/Warsaw": at(17, 0), "Europe/Zurich": at(17, 30),
  ]

  /// Names that data still use for zones that are called otherwise now.
  private static let oldNames = [
    "US/Eastern": "America/New_York", "US/Central": "America/Chicago",
    "Asia/Calcutta": "Asia/Kolkata", "Asia/Tel_Aviv": "Asia/Jerusalem",
    "Asia/Istanbul": "Europe/Istanbul",
  ]
}
