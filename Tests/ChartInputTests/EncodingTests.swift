// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Texts in other encodings than UTF-8: recognised, or said.
@Suite struct EncodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "Windows-1250", text: "rok;liczba ślubów\nwiosna;5\nzażółć;7\nłódź;6\n",
      bytes: hex(
        "726f6b3b6c69637a6261209c6c7562f3770a77696f736e613b350a7a61bff3b3e63b370ab3f3649f"
          + "3b360a")),
    Case(
      name: "Windows-1251", text: "год,урожай\nпервый,4\nвторой,6\nтретий,5\n",
      bytes: hex(
        "e3eee42cf3f0eee6e0e90aefe5f0e2fbe92c340ae2f2eef0eee92c360af2f0e5f2e8e92c350a")),
    Case(
      name: "KOI8-R", text: "год,урожай\nпервый,4\nвторой,6\nтретий,5\n",
      bytes: hex(
        "c7cfc42cd5d2cfd6c1ca0ad0c5d2d7d9ca2c340ad7d4cfd2cfca2c360ad4d2c5d4c9ca2c350a")),
    Case(
      name: "Shift-JIS", text: "地域,降水量\n東京,4\n大阪,6\n名古屋,5\n",
      bytes: hex(
        "926e88e62c8d7e908597ca0a938c8b9e2c340a91e58de32c360a96bc8cc389ae2c350a")),
    Case(
      name: "EUC-JP", text: "地域,降水量\n東京,4\n大阪,6\n名古屋,5\n",
      bytes: hex(
        "c3cfb0e82cb9dfbfe5cecc0ac5ecb5fe2c340ac2e7bae52c360accbeb8c5b2b02c350a")),
    Case(
      name: "GB18030", text: "城市,降水量\n北京,4\n上海,6\n广州,5\n",
      bytes: hex(
        "b3c7cad02cbdb5cbaec1bf0ab1b1bea92c340ac9cfbaa32c360ab9e3d6dd2c350a")),
    Case(
      name: "Big5", text: "城市,降水量\n臺北市,4\n高雄市,6\n臺中市,5\n",
      bytes: hex(
        "abb0a5ab2cadb0a4f4b6710abb4fa55fa5ab2c340ab0aab6afa5ab2c360abb4fa4a4a5ab2c350a")),
    Case(
      name: "EUC-KR", text: "도시,강수량\n서울,4\n부산,6\n대구,5\n",
      bytes: hex(
        "b5b5bdc32cb0adbcf6b7ae0abcadbfef2c340abacebbea2c360ab4ebb1b82c350a")),
    Case(
      name: "ISO-8859-2",
      text: "měsíc;tržby\nřeka;5\nčeština;7\npříští;6\nžlutý;4\nkůň;3\núplněk;2\n",
      bytes: hex(
        "6dec73ed633b7472be62790af8656b613b350ae865b974696e613b370a70f8edb974ed3b360abe6c"
          + "7574fd3b340a6bf9f23b330afa706c6eec6b3b320a")),
    Case(
      name: "ISO-8859-7", text: "πόλη;βροχή\nΑθήνα;5\nΠάτρα;7\nΒόλος;6\n",
      bytes: hex(
        "f0fcebe73be2f1eff7de0ac1e8deede13b350ad0dcf4f1e13b370ac2fcebeff23b360a")),
  ]

  /// Bytes by their hexadecimal digits.
  private static func hex(_ digits: String) -> [UInt8] {
    let digits = Array(digits)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
  }

  @Test(arguments: cases)
  func isRecognised(_ test: Case) throws {
    let table = try read(test.bytes)
    let plain = try read(test.text)
    #expect(table.x == plain.x)
    #expect(table.layout.x.map(\.heading) == plain.layout.x.map(\.heading))
    #expect(table.columns == plain.columns)
    #expect(table.notes == [.readAs(encoding: test.name)] + plain.notes)
  }

  /// What is told says the same as what is recognised, without a word about it.
  @Test(arguments: cases)
  func isRead(_ test: Case) throws {
    let plain = try read(test.text)
    for name in [test.name, test.name.lowercased(), test.name.uppercased()] {
      let table = try read(test.bytes, options { $0.encoding = name })
      #expect(table.columns == plain.columns)
      #expect(table.notes == plain.notes)
    }
  }

  @Test(arguments: cases)
  func comesThroughAPipe(_ test: Case) throws {
    #expect(try readPipe(test.bytes).columns == read(test.text).columns)
  }

  /// Recognised behind a first part that is ASCII alone.
  @Test func latePartsAreConverted() throws {
    let count = 40_000
    let start = (0..<count).map { "row\($0),\($0 % 7)\n" }.joined()
    let russian = Self.cases[1].bytes.drop { $0 != 0x0A }.dropFirst()
    let table = try read(Array("name,n\n".utf8) + Array(start.utf8) + russian)
    #expect(table.x.count == count + 3)
    #expect(table.x[count].description == "первый")
    #expect(table.notes.contains(.readAs(encoding: "Windows-1251")))
  }

  @Test func namesOfOneEncoding() throws {
    let bytes = Self.cases[3].bytes
    for name in ["sjis", "cp932", "Shift_JIS", "windows-31j", "MS_Kanji"] {
      #expect(try read(bytes, options { $0.encoding = name }).layout.y.map(\.heading) == ["降水量"])
    }
    for name in ["MAC-CYRILLIC", "x-mac-cyrillic"] {
      let table = try read(
        [0xE3, 0x2C, 0xE4, 0x0A, 0x61, 0x2C, 0x31, 0x0A], options { $0.encoding = name })
      #expect(table.layout.y.map(\.heading) == ["д"])
    }
    for name in ["latin1", "ISO-8859-1", "cp1252"] {
      let table = try read(
        [0xE9, 0x2C, 0x80, 0x0A, 0x61, 0x2C, 0x31, 0x0A], options { $0.encoding = name })
      #expect(table.layout.y.map(\.heading) == ["€"])
    }
  }

  @Test(arguments: ["", "windows-12500", "nonsense", "utf-8//IGNORE", "../x"])
  func namesOfNone(name: String) throws {
    #expect(
      try failure(Self.cases[0].bytes, options { $0.encoding = name })
        == .unknownEncoding(name: name)
    )
  }

  @Test func textInAnotherOne() throws {
    #expect(
      try failure(Self.cases[0].bytes, options { $0.encoding = "euc-jp" })
        == .notInEncoding(file: "data.csv", name: "EUC-JP"))
  }

  /// One broken letter among hundreds is no reason to refuse the rest.
  @Test func aBrokenByteStandsOut() throws {
    let names = (0..<200).map { "東京\($0),\($0)\n" }.joined()
    var bytes = Array("name,n\n".utf8)
    for scalar in names.unicodeScalars {
      switch scalar {
      case "東": bytes += [0x93, 0x8C]
      case "京": bytes += [0x8B, 0x9E]
      default: bytes.append(UInt8(scalar.value))
      }
    }
    let table = try read(
      bytes + Array("x".utf8) + [0xFF] + Array(",5\n".utf8), options { $0.encoding = "sjis" })
    #expect(table.x.texts.first == "東京0")
    #expect(table.x.texts.last == "x\u{FFFD}")
  }

  /// UTF-8 in which a byte is broken stays UTF-8.
  @Test func damagedTextIsNoOtherEncoding() throws {
    let bytes = Array("miesiąc,sprzedaż\nstyczeń,4\nmar".utf8) + [0xFF] + Array(",6\n".utf8)
    let table = try read(bytes)
    #expect(table.x.texts == ["styczeń", "marÿ"])
    #expect(table.notes == [.readAs(encoding: "Windows-1252")])
  }

  /// A byte-order mark counts more than what is asked for.
  @Test func aMarkDecides() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("größe,n\nä,1\nö,2\n".utf8)
    #expect(try read(bytes, options { $0.encoding = "koi8-r" }).x.texts == ["ä", "ö"])
  }

  @Test func utf16WithoutAMark() throws {
    let text = "name,n\nä,1\n東,2\n"
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try read(bytes, options { $0.encoding = "utf-16le" }).x.texts == ["ä", "東"])
  }

  @Test func json() throws {
    let text =
      Array("[{\"name\":\"K".utf8) + [0xF6] + Array("ln\",\"n\":5},{\"name\":\"B\",\"n\":6}]".utf8)
    let table = try read(text, name: "a.json")
    #expect(table.x.texts == ["Köln", "B"])
    #expect(table.notes == [.readAs(encoding: "Windows-1252")])
    #expect(try read(text, name: "a.json", options { $0.encoding = "latin1" }).notes == [])
  }

  /// Words of Western Europe are not taken for those of another alphabet.
  @Test(arguments: [
    "Größe,Ñandú,Über", "année,été,février,août", "kr,på,lørdag,måned", "coração,São Paulo",
    "Temp °C,m²,5 µg,½", "naïve,Zoë", "Málaga,León,Cádiz,Ávila", "Ísafjörður,Akureyri þ",
  ])
  func westernStaysWestern(names: String) throws {
    var bytes = Array("name,n\n".utf8)
    for (index, name) in names.split(separator: ",").enumerated() {
      bytes += name.unicodeScalars.map { UInt8($0.value) } + Array(",\(index + 3)\n".utf8)
    }
    let table = try read(bytes)
    #expect(table.x.texts == names.split(separator: ",").map(String.init))
    #expect(table.notes.contains(.readAs(encoding: "Windows-1252")))
  }

  @Test func aMarkInEveryLine() throws {
    let mark = "\u{FEFF}"
    let text = mark + "\"day\",\"n\"\n" + mark + "\"2024-03-01\",4\n" + mark + "\"2024-03-02\",6\n"
    let table = try read(text)
    #expect(table.x.texts == ["2024-03-01", "2024-03-02"])
    #expect(table.columns.map(\.values) == [[4, 6]])
  }
}
