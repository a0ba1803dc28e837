// SPDX-License-Identifier: MIT

extension Scatter {
  func write(to json: inout JSONWriter) {
    json.member("points", pairs.count)
    json.member("missing", missing)
    json.key("groups")
    json.array { json in
      for group in [whole] + groups { json.object { group.write(to: &$0) } }
    }
    json.member("reversed", reversal != nil)
    json.key("heard")
    json.object { json in
      json.member("single", heard.single)
      json.member("summed", heard.summed)
      json.member("columns", heard.columns)
    }
    json.key("x")
    json.object { xAxis.write(to: &$0, names.x, units.x) }
    json.key("y")
    json.object { yAxis.write(to: &$0, names.y, units.y) }
    shape.write(to: &json)
    json.member("far", shape.far.map { Double(pairs.rows[$0]) })
    json.member("farNames", farNames)
    json.member("pointName", pointNames?.title)
    json.key("reversal")
    json.optional(reversal) { reversal, json in
      json.member("by", reversal.by)
      json.member("all", reversal.all)
      json.member("within", reversal.within)
    }
    if let fit, let first = fit.places.first, let last = fit.places.last {
      json.key("fit")
      json.object { json in
        json.member("curve", fit.isCurve)
        json.member("x", [first.x, last.x])
        json.member("y", [first.y, last.y])
      }
    }
  }
}

extension ScatterShape {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("shape", course.rawValue)
    json.member("turn", turn)
    json.member("spread", spread)
    json.member("logX", scales.isLogX)
    json.member("logY", scales.isLogY)
    json.key("clusters")
    json.array { json in
      for cluster in clusters {
        json.object { json in
          json.member("points", cluster.points)
          json.member("x", cluster.x)
          json.member("y", cluster.y)
        }
      }
    }
    json.key("step")
    json.optional(step) { step, json in
      json.member("x", step.x)
      json.member("y", step.y)
    }
  }
}

extension ScatterAxis {
  fileprivate func write(to json: inout JSONWriter, _ name: String, _ unit: String?) {
    json.member("name", name)
    json.member("unit", unit)
    json.member("minimum", low)
    json.member("maximum", high)
  }
}

extension ScatterGroup {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("points", points)
    relation.write(to: &json, outlierRows)
    json.member("slope", line?.slope)
    json.member("intercept", line?.intercept)
    json.key("densest")
    json.object { json in
      json.member("column", densest.column)
      json.member("row", densest.row)
      json.member("points", densest.points)
    }
    json.member("coinciding", coinciding)
  }
}

extension ScatterRelation {
  fileprivate func write(to json: inout JSONWriter, _ outlierRows: [Int]) {
    json.member("pearson", pearson)
    json.member("spearman", spearman)
    json.member("without", isWithout)
    json.member("outliers", outlierRows.map(Double.init))
    json.member("pearsonWithout", pearsonWithout)
    json.key("interval")
    if let interval {
      json.object { json in
        json.member("low", interval.low)
        json.member("high", interval.high)
      }
    } else {
      json.value(nil as Double?)
    }
    json.member("class", strength.rawValue)
    json.member("direction", direction.rawValue)
    json.member("curved", isCurved)
  }
}
