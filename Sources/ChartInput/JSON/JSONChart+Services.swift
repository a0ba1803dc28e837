// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Answers of services: Prometheus and the World Bank.
extension JSONChart {
  /// Prometheus, `data.result: [{metric, values: [[time, "value"]]}]`.
  static func prometheus(_ root: JSONNode) -> JSONChart? {
    let data = root.member("data") ?? root
    guard data.member("resultType") != nil, let results = data.member("result")?.elements,
      !results.isEmpty, results.allSatisfy({ $0.member("metric")?.shape == .record })
    else { return nil }
    let names = metricNames(results)
    let points = results.map { result in
      result.member("values")?.elements ?? [result.member("value")].compactMap(\.self)
    }
    var chart = JSONChart(
      series: zip(names, points).map { name, points in
        Series(
          name: name, x: points.map { .node($0.element(0)) }, y: points.map { .node($0.element(1)) }
        )
      })
    chart.xHeading = "time"
    guard points.allSatisfy({ $0.count == 1 }), points.count > 1 else { return chart }
    // The values of one moment stand beside their names.
    let metric = results[0].member("metric")?.member("__name__")?.text
    chart.series = [
      Series(name: metric, x: names.map { .text($0) }, y: points.map { .node($0[0].element(1)) })
    ]
    chart.xHeading = "series"
    return chart
  }

  /// The name of each metric: the labels in which they differ, or what is measured.
  private static func metricNames(_ results: [JSONNode]) -> [String] {
    let metrics = results.map { $0.member("metric")?.members ?? [] }
    var texts: [String: Set<String>] = [:]
    for metric in metrics {
      for (label, value) in metric { texts[label, default: []].insert(value.text ?? "") }
    }
    return metrics.map { metric in
      let own = metric.filter { label, _ in
        (texts[label]?.count ?? 0) > 1
          || metrics.contains { !$0.contains { $0.key == label } }
      }
      let name = own.compactMap(\.value.text).joined(separator: ", ")
      let measured = metric.first { $0.key == "__name__" }?.value.text
      let all = metric.map { "\($0.key)=\($0.value.text ?? "")" }.joined(separator: ", ")
      return name.isEmpty ? measured ?? all : name
    }
  }

  /// The World Bank, `[page, [{indicator, country, date, value}]]`.
  static func worldBank(_ root: JSONNode) -> JSONChart? {
    guard root.count == 2, root.element(0)?.shape == .record, let records = root.element(1),
      records.count > 0,
      records.elements.allSatisfy({ $0.member("date") != nil && $0.member("value") != nil })
    else { return nil }
    let place = { (record: JSONNode) in
      record.member("country")?.member("value")?.text ?? record.member("countryiso3code")?.text
    }
    let subject = { (record: JSONNode) in record.member("indicator")?.member("value")?.text }
    let subjects = Set(records.elements.compactMap(subject))
    var series: [Series] = []
    var places: [String: Int] = [:]
    for record in records.elements {
      let name = [place(record), subjects.count > 1 ? subject(record) : nil].compactMap(\.self)
        .joined(separator: ", ")
      let index = places[name] ?? series.count
      if index == series.count {
        places[name] = index
        series.append(Series(name: name, x: [], y: []))
      }
      series[index].x.append(.node(record.member("date")))
      series[index].y.append(.node(record.member("value")))
    }
    var chart = JSONChart(series: series)
    chart.xHeading = "date"
    chart.yHeading = subjects.count == 1 ? subjects.first : nil
    chart.groupHeading = "country"
    if series.count == 1 {
      chart.title = series[0].name
      chart.series[0].name = chart.yHeading
    }
    return chart
  }
}
