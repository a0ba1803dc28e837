// SPDX-License-Identifier: MIT

/// What lies along an axis, in words.
struct ExplorationAxis {
  let isX: Bool
  /// Its ends, in full and then more shortly; at least one way.
  let ends: [String]
  /// What it is called, and measured in, then what can be left of that; empty if nothing is known.
  let names: [String]
}

extension Exploration {
  /// The axis of positions and that of values, in this order.
  func axes(_ wording: Wording) -> [ExplorationAxis] {
    if let form {
      let picture = form.chart.model.picture()
      return [wording.axis(picture.x, isX: true), wording.axis(picture.y, isX: false)]
    }
    let law = (try? PitchAxes(view.axesChart.series, style: style)).map {
      $0.laws[$0.lawOfSeries[min(series, $0.lawOfSeries.count - 1)]]
    }
    let values = shown.values.filter { !$0.isNaN }
    let low = law?.minimum ?? values.min() ?? 0
    let high = law?.maximum ?? values.max() ?? 0
    let figures = ValueStyle(shown).figures(of: [low, high])
    let name =
      if case .price(let price)? = field { wording.field(price, form: .one) } else {
        wording.name(shown.name)
      }
    let unit = shown.unit.flatMap { $0.isBlank ? nil : wording.unit($0) }
    return [
      wording.axis(from: shown.shortMention(0), to: shown.shortMention(shown.count - 1)),
      ExplorationAxis(
        isX: false,
        ends: [
          wording.ends(wording.number(figures[0]), wording.number(figures[1])),
          wording.ends(wording.short(figures[0]), wording.short(figures[1])),
        ].uniqued,
        names: [wording.subject(name, in: shown.unit)] + [unit].compactMap(\.self) + [name]),
    ]
  }
}

extension Wording {
  fileprivate func ends(_ low: String, _ high: String) -> String {
    say(.exploreEnds(low: low, high: high))
  }

  fileprivate func axis(from first: Mention, to last: Mention) -> ExplorationAxis {
    let brief = [briefPlaces(first).last, briefPlaces(last).last].compactMap(\.self)
    return ExplorationAxis(
      isX: true,
      ends: [ends(place(first), place(last))]
        + (brief.count == 2 ? [ends(brief[0], brief[1])] : []),
      names: [])
  }

  /// A place at an end of an axis.
  private func end(_ place: Mention) -> String {
    if case .category(let name) = place { nameOrNone(name) } else { self.place(place) }
  }

  fileprivate func axis(_ axis: FormPicture.Axis, isX: Bool) -> ExplorationAxis {
    let names = axis.title(in: self).map(wholeWords) ?? []
    if let (first, last) = axis.ends {
      return ExplorationAxis(isX: isX, ends: [ends(end(first), end(last))], names: names)
    }
    let figures = ValueStyle.measured.figures(of: [axis.low, axis.high])
    return ExplorationAxis(
      isX: isX,
      ends: [
        ends(number(figures[0]), number(figures[1])), ends(short(figures[0]), short(figures[1])),
      ].uniqued, names: names)
  }
}
