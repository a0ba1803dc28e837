// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct MonthNameTests {
  private static func number(_ text: String) -> Int? { MonthName.number(Array(text.utf8).span) }

  @Test(arguments: [
    "January February March April May June July August September October November December",
    "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec",
    "JAN. FEB. MAR. APR. MAY JUN. JUL. AUG. SEP. OCT. NOV. DEC.",
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "Jan. Feb. Mär. Apr. Mai Jun. Jul. Aug. Sept. Okt. Nov. Dez.",
    "Jänner Febr MÄRZ apr mai juni juli aug sep okt nov dez",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    "JANVIER FÉVRIER MARS AVRIL MAI JUIN JUILLET AOÛT SEPTEMBRE OCTOBRE NOVEMBRE DÉCEMBRE",
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad "
      + "grudzień",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada "
      + "grudnia",
    "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    "STYCZEŃ LUTY MARZEC KWIECIEŃ MAJ CZERWIEC LIPIEC SIERPIEŃ WRZESIEŃ PAŹDZIERNIK LISTOPAD "
      + "GRUDZIEŃ",
    "jan fe\u{301}v ma\u{308}rz apr mai jun jul aou\u{302}t sep okt nov de\u{301}c",
  ])
  func names(months: String) {
    #expect(months.split(separator: " ").map { Self.number(String($0)) } == Array(1...12))
  }

  @Test(arguments: ["", "Ja", "Janu", "Mayor", "Marchs", "5", "Jan5", "Mon", "日月", "é", "Jan.."])
  func noNames(text: String) { #expect(Self.number(text) == nil) }

  @Test func windows1252() {
    let names: [[UInt8]] = [[0x4D, 0xE4, 0x72, 0x7A], [0x61, 0x6F, 0xFB, 0x74]]
    #expect(names.map { MonthName.number($0.span) } == [3, 8])
  }

  @Test(arguments: ["Mon", "Sonntag", "ŚRODA", "jeu.", "Thurs", "niedziela", "Do"])
  func weekdays(text: String) { #expect(Self.beginsWithWeekday(text)) }

  @Test(arguments: ["", "Jan", "M", "Mondays", "5"])
  func noWeekdays(text: String) { #expect(!Self.beginsWithWeekday(text)) }

  private static func beginsWithWeekday(_ text: String) -> Bool {
    WeekdayName.begins(Array(text.utf8).span)
  }
}
