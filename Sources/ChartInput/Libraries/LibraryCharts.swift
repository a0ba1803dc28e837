// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// The charts in JSON of libraries that draw charts, and of services that hand over series.
enum LibraryCharts {
  /// The charts of a document; none where it is a table or something else.
  static func drafts(_ window: inout ByteWindow) throws(ReadError) -> [ChartDraft] {
    drafts(try window.root())
  }

  /// The charts that a value states.
  static func drafts(_ root: JSONNode) -> [ChartDraft] {
    let readers = [
      VegaLite.charts, PlotlyFigure.charts, ChartJS.charts, SeriesCharts.charts,
      BokehDocument.charts, GrafanaFrames.charts, HomeAssistant.charts, MaidrCharts.charts,
    ]
    for reader in readers {
      let drafts = reader(root)
      if !drafts.isEmpty { return drafts }
    }
    return []
  }
}

extension ReadOptions {
  /// Whether charts are told rather than the cells in which their values stand.
  var asksForChart: Bool {
    chart != nil || aboutCells == nil && !expectsPrices && regex == nil && value == nil
  }
}
