// SPDX-License-Identifier: MIT

internal import Audiograph

/// Says in words what a chart shows.
struct DescribeCommand {
  private let request: ChartRequest

  init(_ arguments: Arguments) throws {
    request = try ChartRequest(arguments)
  }

  init(_ request: ChartRequest) { self.request = request }

  func run() throws {
    if try request.printsListing() { return }
    try Manifest.check(request)
    _ = try request.arguments.brailleSize()
    let spoken = try SpokenWords(request)
    let loaded = try request.load()
    HeapReservation.make(forDescribing: loaded.chart)
    if request.words.isJSON {
      try Console.printDocument(loaded.document(request.words) + "\n")
      try writeManifest(loaded)
      return try loaded.failures.finish(request.reporter)
    }
    var lines = try loaded.description(request.words)
    lines += try loaded.brailleLines(request)
    if request.arguments.has(.explain) || request.arguments.has(.manifest) {
      let score = try request.score(loaded)
      try Manifest.write(score, request)
      lines += try request.explanation(score, loaded.chart)
    }
    try Console.print(lines, width: request.words.width)
    if spoken.areHeard { try spoken.say(description: loaded.description(request.words.spoken)) }
    try loaded.failures.finish(request.reporter)
  }

  private func writeManifest(_ loaded: LoadedChart) throws {
    guard request.arguments.has(.manifest) else { return }
    try Manifest.write(try request.score(loaded), request)
  }
}
