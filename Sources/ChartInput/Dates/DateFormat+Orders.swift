// SPDX-License-Identifier: MIT

extension DateFormat {
  /// The formats, day first and month first, in which an ambiguous date is written, with the separator that it
  /// has; a time of day behind it needs none.
  ///
  /// Empty if no format reads the text.
  public static func orders(of text: String) -> [DateFormat] {
    let bytes = Array(text.utf8)
    guard let separator = bytes.first(where: { !$0.isDigit }) else { return [] }
    let sign = String(decoding: [separator], as: UTF8.self)
    return ["Y", "y"].lazy.map { year in
      ["%d\(sign)%m\(sign)%\(year)", "%m\(sign)%d\(sign)%\(year)"].compactMap { text in
        let format = try? DateFormat(text)
        return format.flatMap { DateForm($0).read(bytes.span) == nil ? nil : $0 }
      }
    }.first { !$0.isEmpty } ?? []
  }
}
