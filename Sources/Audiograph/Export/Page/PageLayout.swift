// SPDX-License-Identifier: MIT

/// How a page is put into files: whole or for an article, with what style sheet, script and sound.
package struct PageLayout: Sendable, Hashable {
  /// What a page looks like.
  package enum StyleSheet: Sendable, Hashable {
    /// As the library has it; in a fragment it holds for that alone.
    case own
    /// As the page around a fragment has it, or the browser.
    case none
    /// A style sheet of somebody else.
    case text(String)
  }

  /// Whether it is a part of another page: an element with words, player, picture and table, no document.
  package var isFragment = false
  /// What it looks like; a fragment without one is drawn rightly too.
  package var styleSheet = StyleSheet.own
  /// The way from the page to a file that holds `Page.script`, such as `../charts.js`; nil for a script in
  /// the page.
  package var scriptPath: String?
  /// Where the sound comes from.
  package var sound = PageSound.made

  /// A whole page that needs no other file.
  package init() {}
}

extension Page {
  /// What the page looks like; the picture's own style comes behind it.
  static let style = sheet + Picture.style
}

extension String {
  /// The hash of a style sheet (Content Security Policy Level 3, section 2.3.1).
  var contentHash: String { "sha256-\(Base64.text(SHA256(self).bytes))" }
}
