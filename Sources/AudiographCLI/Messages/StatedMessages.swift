// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension StatedFault {
  /// A chart or an option that was asked for and is not there is wrong use, anything else wrong data.
  var exitStatus: ExitCode {
    switch self {
    case .unknownChart, .option: .usage
    default: .input
    }
  }

  /// What is wrong with a chart of a file that states what it is.
  func message(_ file: String, in s: Sentences) -> Message {
    let kinds = FormName.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .unknownVersion(let version):
      Message(s.readStatedVersion(file: file, version: version), s.readStatedVersionRemedy())
    case .noCharts: Message(s.readStatedNoCharts(file: file), s.readStatedNoChartsRemedy())
    case .unknownChart(let asked, let titles):
      Message(
        s.readStatedUnknownChart(file: file, asked: asked),
        s.readStatedUnknownChartRemedy(count: titles.count, titles: titles))
    case .noKind:
      Message(s.readStatedNoKind(file: file), s.readStatedUnknownKindRemedy(kinds: kinds))
    case .unknownKind(let kind):
      Message(
        s.readStatedUnknownKind(file: file, kind: kind), s.readStatedUnknownKindRemedy(kinds: kinds)
      )
    case .otherKind(let kind, let nearest):
      Message(
        s.readStatedOtherKind(file: file, kind: kind), s.readStatedOtherKindRemedy(form: nearest))
    case .severalSeries(let form, let count):
      Message(
        s.readStatedSeveralSeries(file: file, form: form, count: count),
        s.readStatedSeveralSeriesRemedy(form: form))
    case .option(let option):
      Message(s.readStatedOption(file: file, option: option), s.remedyLeaveItOut())
    default: memberMessage(file, in: s)
    }
  }

  /// What is wrong with a member of a chart.
  private func memberMessage(_ file: String, in s: Sentences) -> Message {
    switch self {
    case .unequal(let member, let count, let other, let otherCount):
      Message(
        s.readStatedUnequal(
          file: file, member: member, count: count, other: other, otherCount: otherCount),
        s.readStatedUnequalRemedy())
    case .notNumbers(let member):
      Message(s.readStatedNotNumbers(file: file, member: member), s.readStatedNotNumbersRemedy())
    case .notNames(let member):
      Message(s.readStatedNotNames(file: file, member: member), s.readStatedNotNamesRemedy())
    case .notDates(let member, let text):
      Message(
        s.readStatedNotDates(file: file, member: member, text: text), s.readStatedNotDatesRemedy())
    case .notAscending(let member):
      Message(
        s.readStatedNotAscending(file: file, member: member), s.readStatedNotAscendingRemedy())
    case .notCounts(let member):
      Message(s.readStatedNotCounts(file: file, member: member), s.readStatedNotCountsRemedy())
    case .missing(let form, let member):
      Message(
        s.readStatedMissing(file: file, form: form, member: member), s.readStatedMissingRemedy())
    default: Message(s.readStatedNoKind(file: file), s.readStatedMissingRemedy())
    }
  }
}
