// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let batch = CommandSpec(
    name: .batch, summary: "does many exports at once",
    examples: [
      Example("audiograph batch charts.csv", "Renders every line, on all cores."),
      Example(
        "audiograph batch charts.csv --resume", "Renders only unfinished and changed lines."),
      Example(
        "audiograph batch charts.ndjson --range 1Y --mono",
        "Renders a year in one channel, unless a line says otherwise."),
      Example("make-list | audiograph batch -", "Takes the lines from another program."),
    ],
    operands: OperandSpec(
      value: .file.named("MANIFEST"), count: 1...1,
      meaning: "CSV with the columns source and output, or one JSON record on each line; - for"
        + " standard input."),
    groups: [
      OptionGroup(
        title: "The batch",
        options: [
          OptionSpec(
            .jobs, takes: .free("NUMBER"),
            "How many lines are rendered at once, from 1 to 256; by default one for each core."),
          OptionSpec(
            .resume, "Skips lines that an earlier run finished and that are unchanged."),
          OptionSpec(
            .journal, takes: .file,
            "The file that records finished lines, instead of MANIFEST.journal."),
        ]),
      OptionGroup(
        title: "Writing", options: writing.options.filter { ![.output, .format].contains($0.name) }),
      .words(usual: .standard), .comparing,
    ] + chart.map(\.forManyLines),
    remarks: [
      "A manifest is CSV whose first line names columns, or NDJSON whose records have names: source,"
        + " output, and any option of export that says what is written, without its hyphens, as in"
        + " source,output,title,duration.",
      "source, output, and options that can be repeated, such as y, may be several columns, or a"
        + " list in JSON. An empty cell, or null, counts as not given; an option without a value is"
        + " yes or no, true or false. The ending of an output decides what is written, as in export.",
      "Options given to batch apply to every line, unless the line itself says otherwise. Paths"
        + " are relative to the folder in which the program is started.",
      "Prints one line of JSON as each line is finished: line, source, output, status (done,"
        + " unchanged or failed), seconds, points, exit, message, notes. exit and message are what"
        + " export would have reported. A line that fails does not stop the others, but makes the"
        + " exit status 3.",
      "Nothing is written if two lines write the same file, or one writes what another reads.",
      "Finished lines are recorded in the journal. --resume skips a line if the bytes of its"
        + " sources, its options and its settings are the same and nobody has touched its outputs."
        + " Lines with symbols are always rendered.",
    ])
}

extension OptionGroup {
  /// The options that several exports may share.
  fileprivate var forManyLines: OptionGroup {
    OptionGroup(
      title: title, options: options.filter { ![.listColumns, .manifest].contains($0.name) })
  }
}
