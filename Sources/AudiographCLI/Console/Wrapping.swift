// SPDX-License-Identifier: MIT

internal import Audiograph

extension String {
  /// The text in rows of at most `width` columns, broken at blanks; nil leaves it whole.
  ///
  /// Every row begins with the blanks that the text begins with. A word that is longer is broken between
  /// wide characters, else it stays whole on a row of its own. Width at least 1.
  func wrapped(at width: Int?) -> [String] {
    guard let width, columnCount > width else { return [self] }
    let indentation = String(prefix { $0 == " " })
    var rows: [String] = []
    var row = indentation
    var length = indentation.count
    var isEmpty = true
    for word in dropFirst(length).split(separator: " ", omittingEmptySubsequences: false) {
      let isLong = indentation.count + word.columnCount > width
      for (number, piece) in (isLong ? word.unbroken : [word]).enumerated() {
        let blank = number == 0 && !isEmpty ? " " : ""
        let pieceLength = piece.columnCount
        if !isEmpty, length + blank.count + pieceLength > width {
          rows.append(row)
          (row, length) = (indentation + piece, indentation.count + pieceLength)
        } else {
          row += blank + piece
          length += blank.count + pieceLength
        }
        isEmpty = false
      }
    }
    return rows + [row]
  }
}

extension [String] {
  /// Every line wrapped on its own.
  func wrapped(at width: Int?) -> [String] { flatMap { $0.wrapped(at: width) } }

  /// The same for a display that would show the end of a word that is longer: such a word takes several rows.
  func parted(at width: Int?) -> [String] {
    wrapped(at: width).flatMap { row in width.map(row.pieces) ?? [row] }
  }
}

extension String {
  /// The text in pieces of at most so many columns, broken between any characters.
  fileprivate func pieces(of width: Int) -> [String] {
    guard columnCount > width else { return [self] }
    var pieces: [String] = []
    var piece = ""
    for character in self {
      let longer = piece + String(character)
      if longer.columnCount > width, !piece.isEmpty {
        pieces.append(piece)
        piece = String(character)
      } else {
        piece = longer
      }
    }
    return pieces + [piece]
  }
}

/// The smaller of two widths, nil being without end.
func narrower(_ width: Int?, _ other: Int?) -> Int? {
  guard let width, let other else { return width ?? other }
  return min(width, other)
}
