// SPDX-License-Identifier: MIT

internal import Audiograph

/// What is asked for of a kind of chart.
struct FormChoices: Equatable {
  /// What the chart is told as; nil leaves it to the data.
  let name: FormName?
  let binning: HistogramBinning?
  /// Whether groups are in the order of their medians.
  let sortsByMedian: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    name = arguments[.as].flatMap(FormName.init)
    binning = try arguments[.bins].map { text throws(UsageError) in
      guard let binning = HistogramBinning(text) else {
        throw .malformedValue(option: OptionName.bins.typed, value: text, form: .bins)
      }
      return binning
    }
    sortsByMedian = arguments[.sort] == "median"
    for (option, forms) in Self.options where arguments.has(option) {
      guard name.map({ !forms.contains($0) }) ?? (option == .bins) else { continue }
      throw .needsOption(option: option.typed, other: "--as \(forms[0].rawValue)")
    }
  }

  /// The kinds that obey an option; where none is asked for, the data decide.
  private static let options: [(OptionName, [FormName])] = [
    (.bins, [.histogram]), (.band, [.band]), (.error, [.band]), (.sort, [.box]),
  ]
}

extension HistogramBinning {
  /// `20`, or `width:5`; nil for anything else.
  init?(_ text: String) {
    let prefix = "width:"
    if text.hasPrefix(prefix) {
      guard let width = Double(text.dropFirst(prefix.count)), width > 0, width.isFinite else {
        return nil
      }
      self = .width(width)
    } else {
      guard let count = Int(text), (2...100).contains(count) else { return nil }
      self = .count(count)
    }
  }
}

extension Arguments {
  /// The columns of a lower and an upper bound, typed one by one or with a comma between them.
  fileprivate func typedBounds() -> [String] {
    let typed = all(.band)
    guard typed.count == 1 else { return typed }
    return typed[0].parts(at: ",").map(String.init)
  }

  /// The two columns of bounds; none where they are not asked for.
  func bounds() throws(UsageError) -> [String] {
    let bounds = typedBounds()
    guard bounds.isEmpty || bounds.count == 2 && !bounds.contains(where: \.isBlank) else {
      throw .malformedValue(
        option: OptionName.band.typed, value: all(.band).joined(separator: ","), form: .bounds)
    }
    return bounds
  }
}
