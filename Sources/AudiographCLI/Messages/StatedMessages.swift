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
      Message(
        s.say(.readStatedVersion(file: file, version: version)), s.say(.readStatedVersionRemedy()))
    case .noCharts:
      Message(s.say(.readStatedNoCharts(file: file)), s.say(.readStatedNoChartsRemedy()))
    case .unknownChart(let asked, let titles):
      Message(
        s.say(.readStatedUnknownChart(file: file, asked: asked)),
        s.say(.readStatedUnknownChartRemedy(count: titles.count, titles: titles)))
    case .noKind:
      Message(
        s.say(.readStatedNoKind(file: file)), s.say(.readStatedUnknownKindRemedy(kinds: kinds)))
    case .unknownKind(let kind):
      Message(
        s.say(.readStatedUnknownKind(file: file, kind: kind)),
        s.say(.readStatedUnknownKindRemedy(kinds: kinds))
      )
    case .otherKind(let kind, let nearest):
      Message(
        s.say(.readStatedOtherKind(file: file, kind: kind)),
        s.say(.readStatedOtherKindRemedy(form: nearest)))
    case .severalSeries(let form, let count):
      Message(
        s.say(.readStatedSeveralSeries(file: file, form: form, count: count)),
        s.say(.readStatedSeveralSeriesRemedy(form: form)))
    case .option(let option):
      Message(s.say(.readStatedOption(file: file, option: option)), s.say(.remedyLeaveItOut()))
    default: memberMessage(file, in: s)
    }
  }

  /// What is wrong with a member of a chart.
  private func memberMessage(_ file: String, in s: Sentences) -> Message {
    switch self {
    case .unequal(let member, let count, let other, let otherCount):
      Message(
        s.say(
          .readStatedUnequal(
            file: file, member: member, count: count, other: other, otherCount: otherCount)),
        s.say(.readStatedUnequalRemedy()))
    case .notNumbers(let member):
      Message(
        s.say(.readStatedNotNumbers(file: file, member: member)),
        s.say(.readStatedNotNumbersRemedy()))
    case .notNames(let member):
      Message(
        s.say(.readStatedNotNames(file: file, member: member)), s.say(.readStatedNotNamesRemedy()))
    case .notDates(let member, let text):
      Message(
        s.say(.readStatedNotDates(file: file, member: member, text: text)),
        s.say(.readStatedNotDatesRemedy()))
    case .notAscending(let member):
      Message(
        s.say(.readStatedNotAscending(file: file, member: member)),
        s.say(.readStatedNotAscendingRemedy()))
    case .notCounts(let member):
      Message(
        s.say(.readStatedNotCounts(file: file, member: member)), s.say(.readStatedNotCountsRemedy())
      )
    case .missing(let form, let member):
      Message(
        s.say(.readStatedMissing(file: file, form: form, member: member)),
        s.say(.readStatedMissingRemedy()))
    default: Message(s.say(.readStatedNoKind(file: file)), s.say(.readStatedMissingRemedy()))
    }
  }
}
