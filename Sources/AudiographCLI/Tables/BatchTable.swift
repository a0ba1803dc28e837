// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let batch = CommandSpec(
    name: .batch, summary: "does many exports at once",
    examples: [
      Example("audiograph batch charts.csv", "Renders every line, on all cores."),
      Example(
        "audiograph batch charts.csv --resume", "Renders only what is not finished or has changed."),
      Example(
        "audiograph batch charts.ndjson --range 1Y --mono",
        "Renders a year in one channel where a line does not say otherwise."),
      Example("make-list | audiograph batch -", "Takes the lines from another program."),
    ],
    operands: OperandSpec(
      value: .file.named("MANIFEST"), count: 1...1,
      meaning: "CSV with the columns source and output, or one JSON record a line; - for standard"
        + " input."),
    groups: [
      OptionGroup(
        title: "The batch",
        options: [
          OptionSpec(
            .jobs, takes: .free("NUMBER"),
            "How many lines are worked on at once, from 1 to 256; one a core unless said."),
          OptionSpec(
            .resume, "Passes over lines that an earlier run has finished and that are unchanged."),
          OptionSpec(
            .journal, takes: .file,
            "Where finished lines are noted, in place of MANIFEST.journal."),
        ]),
      OptionGroup(
        title: "Writing", options: writing.options.filter { ![.output, .format].contains($0.name) }),
      .words(usual: .standard), .comparing,
    ] + chart.map(\.forManyLines),
    remarks: [
      "A manifest is CSV whose first line names columns, or NDJSON whose records have names: source,"
        + " output, and any option of export that says what is written, without its hyphens, as in"
        + " source,output,title,duration.",
      "source, output, and options that can be given again, such as y, may be several columns, or a"
        + " list in JSON. An empty cell, or null, is not given; an option without a value is yes or"
        + " no, true or false. The ending of an output decides what is written, as in export.",
      "Options given to batch hold for every line; what a line says itself counts instead. Paths"
        + " are relative to the folder in which the program is started.",
      "Prints one line of JSON as each line is finished: line, source, output, status (done,"
        + " unchanged or failed), seconds, points, exit, message, notes. exit and message are what"
        + " export would have said. A line that fails does not stop the others; the exit status is"
        + " 3 then.",
      "Nothing is written where two lines write one file, or one writes what another one reads.",
      "Finished lines are noted in the journal. --resume passes over a line whose sources have the"
        + " same bytes, whose options and settings are the same, and whose outputs nobody has"
        + " touched. Lines with symbols are always rendered.",
    ])
}

extension OptionGroup {
  /// The options that several exports may share.
  fileprivate var forManyLines: OptionGroup {
    OptionGroup(
      title: title, options: options.filter { ![.listColumns, .manifest].contains($0.name) })
  }
}
