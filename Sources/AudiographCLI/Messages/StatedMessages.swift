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
  func said(of file: String) -> ProblemAndRemedy {
    let kinds = FormName.asked.joined(separator: ", ")
    return switch self {
    case .unknownVersion(let version):
      (.readStatedVersion(file: file, version: version), .readStatedVersionRemedy())
    case .noCharts: (.readStatedNoCharts(file: file), .readStatedNoChartsRemedy())
    case .unknownChart(let asked, let titles):
      (
        .readStatedUnknownChart(file: file, asked: asked),
        .readStatedUnknownChartRemedy(count: titles.count, titles: titles)
      )
    case .noKind: (.readStatedNoKind(file: file), .readStatedUnknownKindRemedy(kinds: kinds))
    case .unknownKind(let kind):
      (.readStatedUnknownKind(file: file, kind: kind), .readStatedUnknownKindRemedy(kinds: kinds))
    case .otherKind(let kind, let nearest):
      (.readStatedOtherKind(file: file, kind: kind), .readStatedOtherKindRemedy(form: nearest))
    case .severalSeries(let form, let count):
      (
        .readStatedSeveralSeries(file: file, form: form, count: count),
        .readStatedSeveralSeriesRemedy(form: form)
      )
    case .option(let option): (.readStatedOption(file: file, option: option), .remedyLeaveItOut())
    default: saidOfMember(of: file)
    }
  }

  /// What is wrong with a member of a chart.
  private func saidOfMember(of file: String) -> ProblemAndRemedy {
    switch self {
    case .unequal(let member, let count, let other, let otherCount):
      (
        .readStatedUnequal(
          file: file, member: member, count: count, other: other, otherCount: otherCount),
        .readStatedUnequalRemedy()
      )
    case .notNumbers(let member):
      (.readStatedNotNumbers(file: file, member: member), .readStatedNotNumbersRemedy())
    case .notNames(let member):
      (.readStatedNotNames(file: file, member: member), .readStatedNotNamesRemedy())
    case .notDates(let member, let text):
      (.readStatedNotDates(file: file, member: member, text: text), .readStatedNotDatesRemedy())
    case .notAscending(let member):
      (.readStatedNotAscending(file: file, member: member), .readStatedNotAscendingRemedy())
    case .notCounts(let member):
      (.readStatedNotCounts(file: file, member: member), .readStatedNotCountsRemedy())
    case .computed(let part):
      (.readStatedComputed(file: file, part: part), .readStatedComputedRemedy())
    case .elsewhere(let address):
      (.readStatedElsewhere(file: file, address: address), .readStatedElsewhereRemedy())
    case .foreignKind(let kind):
      (.readStatedForeignKind(file: file, kind: kind), .readStatedForeignKindRemedy())
    case .missing(let form, let member):
      (.readStatedMissing(file: file, form: form, member: member), .readStatedMissingRemedy())
    default: (.readStatedNoKind(file: file), .readStatedMissingRemedy())
    }
  }
}
