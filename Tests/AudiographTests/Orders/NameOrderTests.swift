// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Which names have an order that everybody knows, and whether they stand in it.
@Suite struct NameOrderTests {
  private static func names(_ text: String) -> [String] {
    text.parts(at: ",").map { String($0).trimmed }
  }

  static let ordered = [
    "January, February, March, April", "Jan., Feb., Mar.", "Januar, Februar, März",
    "janvier, février, mars, avril", "styczeń, luty, marzec", "enero, febrero, marzo",
    "Oct, Nov, Dec, Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep", "Jan, Mar, Jun",
    "Mon, Tue, Wed, Thu, Fri, Sat, Sun", "Sun, Mon, Tue, Wed, Thu, Fri, Sat",
    "Montag, Dienstag, Mittwoch", "lun., mar., mer., jeu.", "pn, wt, śr, czw, pt, sob, nd",
    "Mo, Di, Mi, Do, Fr, Sa, So", "lunes, martes, miércoles", "Q1, Q2, Q3, Q4", "Q3, Q4, Q1, Q2",
    "1st quarter, 2nd quarter, 3rd quarter", "1. Quartal, 2. Quartal",
    "premier trimestre, second trimestre",
    "I kwartał, II kwartał, III kwartał", "Term 1, Term 2, Term 3", "1er semestre, 2e semestre",
    "Week 9, Week 10, Week 11", "KW 51, KW 52, KW 1, KW 2", "0-9, 10-19, 20-29, 70+",
    "under 18, 18 to 64, 65 and over", "unter 18, 18 bis 64 Jahre, ab 65",
    "moins de 18 ans, 18 à 64 ans, 65 ans et plus",
    "poniżej 18 lat, 18–64 lat, 65 lat i więcej", "<5, 5–9, ≥10",
    "XS, S, M, L, XL, 2XL",
    "small, medium, large", "klein, mittel, groß", "petit, moyen, grand", "mały, średni, duży",
    "low, medium, high", "very low, low, high, very high",
    "Low income, Lower middle income, High income",
    "niedrig, mittel, hoch", "faible, moyen, élevé", "niski, średni, wysoki",
    "none, mild, moderate, severe",
    "Stage I, Stage II, Stage III", "phase 1, phase 2", "Stadium I, Stadium II", "stade 1, stade 2",
    "faza pierwsza, faza druga", "I, II, III, IV", "first, second, third",
    "erster, zweiter, dritter",
    "premier, deuxième, troisième", "pierwszy, drugi, trzeci", "1st, 2nd, 3rd",
    "before, during, after",
    "pre-test, post-test", "vorher, während, nachher", "avant, pendant, après",
    "przed, w trakcie, po",
    "primary, secondary, tertiary", "Bachelor, Master, PhD", "spring, summer, autumn, winter",
    "Winter, Frühling, Sommer, Herbst", "morning, afternoon, evening", "08:15, 08:30, 09:00",
    "Dec 31 22:10, Jan 1 00:10", "65+, 40-64, 18-39, 0-17", "high, medium, low",
    "1月, 2月, 3月, 4月", "10月, 11月, 12月, 1月", "月曜日, 火曜日, 水曜日", "月, 火, 水, 木",
    "第1四半期, 第2四半期, 第3四半期", "4月30日, 5月1日, 5月2日（木）", "20歳未満, 20～64歳, 65歳以上", "小, 中, 大", "春, 夏, 秋, 冬",
    "Jan, Feb, Mar, Jan, Feb, Mar", "Q1, Q2, Q3, Q4, Q1, Q2, Q3, Q4",
  ]

  /// Answers of a scale have an order, and are no course.
  @Test(arguments: [
    "Strongly disagree, Disagree, Neutral, Agree, Strongly agree", "never, sometimes, always",
    "Never, Almost never, Rarely, Sometimes, Often, Very often, Always",
    "very poor, poor, fair, good, very good, excellent", "very unlikely, unlikely, likely",
    "not important, slightly important, important, very important",
    "sehr unzufrieden, unzufrieden, teils/teils, zufrieden, sehr zufrieden",
    "stimme gar nicht zu, stimme eher nicht zu, stimme eher zu, stimme voll zu",
    "pas du tout d'accord, plutôt pas d'accord, plutôt d'accord, tout à fait d'accord",
    "jamais, rarement, parfois, souvent, toujours", "nigdy, rzadko, czasami, często, zawsze",
    "zdecydowanie nie, raczej nie, trudno powiedzieć, raczej tak, zdecydowanie tak",
  ])
  func answersHaveAnOrder(_ text: String) throws {
    let names = Self.names(text)
    let scale = try #require(NameScale(answers: names))
    #expect(scale.sortedIndices == nil)
    #expect(NameScale(answers: names.reversed())?.sortedIndices == nil)
    #expect(NameScale(names) == nil && NameOrder(names) == nil)
    let turned = Array([names[1], names[0]] + names[2...])
    #expect(NameScale(answers: turned)?.sortedIndices?.prefix(2) == [1, 0])
  }

  @Test(arguments: [
    "never, sometimes, Berlin", "good, bad", "agree, often, good", "Berlin, Rome, Paris",
  ])
  func othersAreNoAnswers(_ text: String) {
    #expect(NameScale(answers: Self.names(text)) == nil)
  }

  @Test(arguments: ordered)
  func ordersAreKnown(_ text: String) {
    #expect(NameOrder(Self.names(text)) != nil)
  }

  @Test(arguments: [
    "Berlin, Paris, Rome", "January", "January, Berlin", "May, June, Anna", "S, M", "I, V",
    "Strongly agree, Agree, Neutral, Disagree", "never, sometimes, always",
    "Room 1, Room 2, Room 3",
    "Group I, Group II, Group III", "1, 2, 3", "A, B, C", "1-0, 2-1, 3-3", "0-9, 0-19, 0-29",
    ", Feb",
    "10-19, Berlin", "yes, no", "Jan, ", "北京, 上海",
  ])
  func othersHaveNone(_ text: String) {
    #expect(NameScale(Self.names(text)) == nil)
  }

  @Test(arguments: [
    ("Apr, Aug, Dec, Feb, Jan", "Jan, Feb, Apr, Aug, Dec"), ("Dec, Nov, Oct", "Oct, Nov, Dec"),
    ("Feb, Jan", "Jan, Feb"),
    ("Fri, Mon, Sat, Sun, Thu, Tue, Wed", "Mon, Tue, Wed, Thu, Fri, Sat, Sun"),
    ("high, low, medium", "low, medium, high"), ("L, M, S, XL", "S, M, L, XL"),
    ("after, before, during", "before, during, after"),
    ("high, low, low, high", "low, low, high, high"),
    ("Week 1, Week 10, Week 2", "Week 1, Week 2, Week 10"),
  ])
  func namesOutOfOrderAreSorted(_ text: String, _ sorted: String) throws {
    let names = Self.names(text)
    #expect(NameOrder(names) == nil)
    let indices = try #require(NameScale(names)?.sortedIndices)
    #expect(indices.map { names[$0] } == Self.names(sorted))
  }

  @Test func cyclesAreCountedOn() throws {
    let months = try #require(NameOrder(Self.names("Nov, Dec, Jan, Feb")))
    #expect(months.steps == [10, 11, 12, 13])
    #expect(!months.isRepeated)
    let days = try #require(NameOrder(Self.names("Sat, Sun, Sat, Sun, Sat, Sun")))
    #expect(days.steps == [5, 6, 12, 13, 19, 20])
    #expect(days.isRepeated && days.stepCount == 6)
    let twice = try #require(NameOrder(Self.names("Jan, Jan, Feb, Feb")))
    #expect(!twice.isRepeated && twice.stepCount == 2)
  }

  /// Columns of other names are left at their first one.
  @Test func mostNamesAreNoneByThemselves() {
    for name in ["Berlin", "Store 12", "Anna", "Straße 5", "ACME Ltd.", "北京", ""] {
      #expect(!NameScale.mayHold(name), "\(name)")
    }
  }

  @Test(arguments: ordered)
  func namesOfAnOrderMayBeOfOne(_ text: String) {
    for name in Self.names(text) { #expect(NameScale.mayHold(name), "\(name)") }
  }

  @Test func thousandsOfNamesHaveNone() {
    #expect(NameOrder((0..<2000).map { "Week \($0)" }) == nil)
    #expect(NameOrder((0..<1440).map { "\($0 / 60 + 10):\($0 % 60 + 10)" }) != nil)
  }
}
