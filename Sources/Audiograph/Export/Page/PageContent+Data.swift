// SPDX-License-Identifier: MIT

extension PageContent {
  /// The chart as it is drawn in any size.
  private var picture: Picture { pictures[0] }

  /// The numbers as tables with headings.
  ///
  /// Series over the same positions are columns beside each other, others tables one below the other.
  var tables: String {
    let x = chart.series[0].x
    let areWide =
      style.form == .line && chart.series.allSatisfy { $0.x == x }
      && lines.allSatisfy { $0.points.count == lines[0].points.count }
    let tables = areWide ? [lines] : lines.map { [$0] }
    return tables.enumerated().map { number, lines in
      table(lines, areWide ? nil : number)
    }.joined(separator: "\n")
  }

  private func table(_ lines: [PageLine], _ number: Int?) -> String {
    let count = lines[0].points.count
    let name = number == nil || chart.series.count == 1 ? wording.name(chart.title) : lines[0].name
    let caption = (name + wording.comma + lines[0].held(count, wording)).withSingleCommas
    let first = chart.series[number ?? 0]
    let heading = first.xName.map { wording.say($0.said).isolated.markup } ?? text(first.x.heading)
    return rows(
      caption, "rows\(number ?? 0)", heading,
      places: lines[0].points.map(\.place),
      lines.flatMap { self.columns(of: $0, $0.series) })
  }

  /// What a company reported below the picture; nothing where nothing is known.
  var figureSection: String {
    guard let lines = figures.first?.lines, !lines.isEmpty else { return "" }
    let parts = lines.enumerated().map { number, line in
      "<\(shell.h(3))>\(line.heading.content)</\(shell.h(3))>\n<p>\(line.words.content)</p>\n"
        + rows(
          line.heading + wording.comma + wording.points(line.dates.count), "figures\(number)",
          text(.reported), places: line.dates, [(line.series.name, line.cells)])
    }
    return """
      <section \(shell.labelled("figures"))><\(shell.h(2)) id="\(shell.id("figures"))">\(text(.figures))</\(shell.h(2))>
      <p>\(wording.ended(text(.figuresNote)))</p>
      <figure role="group" aria-labelledby="\(shell.id("figures"))">\(figures.map(\.drawing).joined())</figure>
      \(parts.joined(separator: "\n"))
      </section>
      """
  }

  /// A table of columns along places; what has no number there is said to be missing.
  private func rows(
    _ caption: String, _ id: String, _ heading: String, places: [String],
    _ columns: [(name: String, numbers: [String])]
  ) -> String {
    shell.table(
      caption, id, headings: [heading] + columns.map(\.name),
      rows: places.enumerated().map { index, place in
        [place] + columns.map { $0.numbers[index] }
      })
  }

  /// The numbers of a line under their names, nothing for a missing one; of candles all that the bars
  /// have.
  private func columns(
    of line: PageLine, _ series: Series
  ) -> [(name: String, numbers: [String])] {
    guard let bars = line.bars else {
      return [(heading(line.name, of: series), line.points.map(\.number))]
    }
    let style = PointStyle(series)
    return line.columns.compactMap { price in
      guard let values = bars.values(of: price) else { return nil }
      let isVolume = price == .volume
      let figures = line.indices.map { index in
        let value = values[index].isNaN ? 0 : values[index]
        return isVolume ? Figure(written: value) : style.exact(value)
      }
      let table = wording.tabulated(figures)
      let name = wording.field(price, form: .one).capitalizedFirst
      return (
        isVolume ? name : heading(name, of: series),
        zip(line.indices, figures).map { values[$0].isNaN ? "" : table.short($1) }
      )
    }
  }

  /// A name with the unit, which percentages have in their cells.
  private func heading(_ name: String, of series: Series) -> String {
    guard let unit = series.unit, !series.holdsPercents, !series.isPercentChange else {
      return name
    }
    return wording.say(.subjectUnit(subject: .text(name), unit: .unit(unit)))
  }

  var data: JSONWriter {
    var json = JSONWriter()
    json.object { json in
      json.key("series")
      json.array { json in
        for (number, line) in lines.enumerated() { write(line, number, to: &json) }
      }
      json.key("drawings")
      json.array { json in
        for picture in pictures {
          json.array { json in for number in lines.indices { write(number, in: picture, to: &json) }
          }
        }
      }
      json.member("low", score.laws[0].range.low)
      json.key("ranges")
      json.array { json in
        for range in ranges { write(range, to: &json) }
        if !ranges.isEmpty { writeWhole(to: &json) }
      }
      json.member("inTurn", style.arrangement == .inTurn || style.form == .candles)
      shell.write(shell.layout.sound, of: score, to: &json)
      shell.writeTexts(description: description.sentences(.standard), to: &json)
    }
    return json
  }

  private func write(_ line: PageLine, _ number: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", line.name)
      json.key("points")
      json.array { json in
        for place in line.points.indices {
          write(line.points[place], walks[number], number, place, to: &json)
        }
      }
      json.key("times")
      json.array { json in
        for time in line.times {
          json.array { json in
            json.value(time.seconds.rounded(to: 4))
            json.value(Double(time.place))
          }
        }
      }
      write(walks[number], to: &json)
      if let pairs = walks[number].pairs { json.member("pairs", pairs) }
      if let at = walks[number].at { json.member("at", at) }
      if line.isWhole { json.member("position", line.position("{0}", wording)) }
      if let decimals = line.decimals { json.member("decimals", decimals) }
      let isPercent = line.series.kind == .percent
      let points = wording.say(.sizePoints(points: Figure(exactly: 0))).replacing("0", with: "{0}")
      json.member("amount", isPercent ? points : "{0}")
      json.member("hasPercent", !isPercent && line.series.changesInPercent)
      // Elsewhere than in the first series, or the same.
      if number == 0 || lines.places(from: 0, to: number) != nil {
        json.member(
          "along", line.indices.map { PagePlace(on: line.series.x, $0, wording) })
        json.member("dated", line.series.x.dates != nil)
      }
      for other in lines.indices where other != number {
        guard let places = lines.places(from: number, to: other) else { continue }
        json.member("to\(other)", places.map(Double.init))
      }
      json.key("partials")
      json.array { json in for partial in line.partials { json.value(partial) } }
      guard !ranges.isEmpty else { return }
      json.member("panel", picture.panel(ofSeries: number) ?? 0)
      if picture.isShared(bySeries: number) {
        json.member("mark", PictureMark.shape(ofSeries: picture.look(ofSeries: number)))
      }
    }
  }

  /// Where a series is drawn: within which edges, or in which rows.
  private func write(_ number: Int, in picture: Picture, to json: inout JSONWriter) {
    let (left, right) = picture.sides(ofSeries: number)
    json.object { json in
      json.member("left", left.rounded(to: 1))
      json.member("right", right.rounded(to: 1))
      json.member("top", picture.top(ofSeries: number).rounded(to: 1))
      json.member("bottom", picture.bottom(ofSeries: number).rounded(to: 1))
      if let rows = picture.rows(ofSeries: number) {
        json.member("rows", rows.map { $0.rounded(to: 1) })
      }
      guard !ranges.isEmpty, let margin = picture.halfSlot(ofSeries: number) else { return }
      json.member("margin", margin.rounded(to: 1))
    }
  }

  private func write(_ range: PageRange, to json: inout JSONWriter) {
    json.object { json in
      json.member("key", range.key)
      json.member("words", range.words)
      json.key("parts")
      json.array { json in
        for (number, part) in range.parts.enumerated() {
          write(part, range.walks[number], ofSeries: number, to: &json)
        }
      }
    }
  }

  /// Where keys lead, with what is said there.
  private func write(_ walk: PageWalk, to json: inout JSONWriter) {
    for (name, stop) in [
      ("highest", walk.highest), ("lowest", walk.lowest), ("first", walk.first),
      ("last", walk.last),
    ] {
      json.member(name, stop.place)
      json.member("\(name)Line", stop.line)
    }
    for (name, stops) in [
      ("ahead", walk.stops.ahead), ("behind", walk.stops.behind), ("crossings", walk.crossings),
    ] {
      json.key(name)
      json.array { json in
        for stop in stops {
          json.array { json in
            json.value(Double(stop.place))
            json.value(stop.line)
          }
        }
      }
    }
  }

  /// What is said of points otherwise than in the whole chart.
  private func write(
    _ name: String, _ lines: [String], _ whole: [String], from start: Int, to json: inout JSONWriter
  ) {
    json.key(name)
    json.object { json in
      for (place, line) in zip(start..., lines) where whole[place] != line {
        json.member("\(place)", line)
      }
    }
  }

  private func write(
    _ part: PageRange.Part, _ walk: PageWalk, ofSeries number: Int, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("start", part.start)
      let whole = walks[number]
      write("told", walk.lines, whole.lines, from: part.start, to: &json)
      write("named", walk.named, whole.named, from: part.start, to: &json)
      write("positions", walk.positions, whole.positions, from: part.start, to: &json)
      write(walk, to: &json)
      json.key("dates")
      json.array { json in for date in part.dates { json.value(date) } }
      if picture.isShared(bySeries: number) {
        json.key("marks")
        json.array { json in
          for place in part.marked { write(markAt: place, ofSeries: number, to: &json) }
        }
      }
      // A baseline that somebody chose, or the data tell, stays where it is.
      guard style.baseline(of: lines[number].series) == nil else { return }
      // Several series share a line at zero.
      guard !picture.isShared(bySeries: number) else { return }
      // Heights are the same in all sizes, counted from the top of the plot.
      let top = picture.top(ofSeries: number)
      let baseline = picture.baseline(ofSeries: number, at: part.base)
      json.member("height", baseline.map { ($0 - top).rounded(to: 1) })
      json.member("label", baseline == nil ? "" : part.label)
    }
  }

  private func write(markAt place: Int, ofSeries number: Int, to json: inout JSONWriter) {
    let value = lines[number].points[place].value ?? 0
    let height = picture.y(ofSeries: number, value) - picture.top(ofSeries: number)
    json.array { json in
      json.value(Double(place))
      json.value(height.rounded(to: 1))
    }
  }

  private func writeWhole(to json: inout JSONWriter) {
    json.object { json in
      json.member("key", PageRange.keyOfAll)
      json.member("words", headline)
      json.key("parts")
      json.array { json in for _ in lines { json.object { json in json.member("start", 0) } } }
    }
  }

  private func write(
    _ point: PageLine.Point, _ walk: PageWalk, _ number: Int, _ place: Int,
    to json: inout JSONWriter
  ) {
    json.array { json in
      json.value(walk.lines[place])
      json.value(point.frequency.map { $0.rounded(to: 2) })
      json.value(point.gain.rounded(to: 1))
      json.value(point.pan.rounded(to: 3))
      json.value(point.value)
      json.value(point.share.rounded(to: 4))
      json.value(lines[number].rest(of: walk.positions[place], at: place, wording))
      if !walk.named.isEmpty { json.value(walk.named[place]) }
    }
  }
}

extension PageLine {
  /// Whether each of its points has a place on the slider.
  fileprivate var isWhole: Bool { points.count == series.count }

  /// Which of all points one is.
  fileprivate func position(_ number: String, _ wording: Wording) -> String {
    wording.say(.explorePosition(position: number, count: "\(series.count)"))
  }

  /// What is said of where a point is behind its number, which the script knows where all points are shown.
  fileprivate func rest(of line: String, at place: Int, _ wording: Wording) -> String {
    guard isWhole else { return line }
    return String(line.dropFirst(position("\(place + 1)", wording).count + wording.comma.count))
  }
}

extension Series {
  /// Whether a change from one of its values to another is told in percent, too.
  fileprivate var changesInPercent: Bool {
    let ends = [1, 2].map { PlacedValue(index: 0, x: x[0], y: $0) }
    return SeriesFacts(self).move(from: ends[0], to: ends[1]).percent != nil
  }
}

extension XAxis {
  /// What heads a column of positions.
  fileprivate var heading: PageText {
    switch self {
    case .dates: .date
    case .numbers: .number
    case .rows: .row
    case .categories: .category
    }
  }
}

extension Chart {
  /// The chart as a web page that needs nothing else.
  ///
  ///     let html = try Chart(Series("Temperature", [21.5, nil, 23])).page(in: .french)
  ///
  /// - Parameters:
  ///   - language: The language of the page.
  ///   - style: How the chart sounds.
  /// - Returns: A whole document, whose script makes the sound.
  /// - Throws: `ScoreError` where the style does not fit the data.
  public func page(
    in language: Language = .english, style: SoundStyle = SoundStyle()
  ) throws(ScoreError) -> String {
    try Page(self, style: style, language: language).html
  }
}
