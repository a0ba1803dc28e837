// SPDX-License-Identifier: MIT

/// Everything that was measured.
struct Report {
  var date: String
  var machine: Machine
  var load: String
  var programVersion: String
  var peerVersions: [String]
  var works: [(work: Work, measurements: [Measurement])]
  var firstFrames: [FirstFrame]
  var growths: [Growth]
}

extension Report {
  /// The whole of `PERFORMANCE.md`.
  var text: String {
    [
      heading, machineSection, methodSection, verdictSection, peerSection,
      "## Works\n\n" + works.map { workTable($0.work, $0.measurements) }.joined(separator: "\n"),
      firstFrameSection, growthSection,
    ].joined(separator: "\n")
  }

  private var heading: String {
    """
    # Performance

    Written by `make bench` on \(date); do not edit. It compares the program with two C programs
    written only for these tasks (the limit, and plain C), and with other tools. Ratios are taken within
    one run; times from another day or machine cannot be compared.

    """
  }

  private var machineSection: String {
    """
    ## Machine and versions

    - Processor: \(machine.processor), \(machine.cores) cores; \(short(machine.memory)) GiB of memory
    - System: \(machine.kernel), \(machine.distribution)
    - Load average of the minute before the run: \(load)\(warning)
    - Compilers: \(machine.compilers.joined(separator: "; "))
    - Program: \(programVersion)
    - Peers: \(peerVersions.isEmpty ? "none installed" : peerVersions.joined(separator: ", "))

    """
  }

  /// What the reader must know where other work ran on the machine.
  private var warning: String {
    guard let load = Double(load), load > 0.5 else { return "" }
    return ". **The machine was busy:** medians and least times include waiting for the core,"
      + " so only the processor columns can be compared"
  }

  private var methodSection: String {
    """
    ## Method

    - Every run is a cold process (`vfork` and `exec` from a small launcher), pinned to one core,
      or to two if a table says so. Files are in the page cache. Before every run, outside its
      time, outputs are emptied and moved into another folder, which is removed at the end: whenever
      ext4 creates a file, it steps over all inodes freed in the last minutes, so that removed outputs
      would slow down later runs. The contenders take turns.
    - Median and least are times from start to end; processor is the least time that the process
      itself ran, in user and kernel mode, which other work on the machine hardly affects. Memory is
      the largest peak of resident memory; for a task in several processes, that of the largest.
    - The first run of each contender is checked and not counted: a sound must be a WAV file of the
      right length, and numbers must equal those that the program's `describe --json` prints. Anything
      that takes more than five seconds is run once, under Growth three times more.
    - Two C programs (`Benchmarks/Twins`) know only rows of a date and a plain number, check little, make
      no words, and render only the data part. They keep the same points at the same times as the
      program, glide and set levels as it does, read 256 KiB at a time, and parse eight digits at a time.
    - The limit, "\(Names.twin)", is tuned as hard as we could, and is tuned further whenever we find a way: static
      C with hand-written SSE2, for every x86-64; the shape of a number is guessed from the row before; a
      table of one waveform is interpolated with 16-bit products; the blocks of the file are reserved, and
      written 128 or 256 KiB at a time, each up to the end of a page of the file.
    - "\(Names.plain)" is such a program without hand-written vector instructions and without guesses: one
      readable file for the system's C compiler with `-O3` and the shared C library, the same waveform
      interpolated in floating point, one write for each 64 KiB. The verdicts on the goals ignore it.
    - "\(Names.program)" is the command as users type it, with its sounds before and after the data;
      "\(Names.dataOnly)" leaves these out. W5 and W7 look for the shape, the seasons and the outliers of
      the rows too, which neither the limit nor a peer does; "\(Names.oneFact)" (`value -q`) does not.
    - The data are a random walk, the same everywhere: one row a day, four rows a day for 10,000,000; "of
      dates with times", a row a minute, such as `2000-01-03T00:01`, for the program and its peers, and the
      rows without times for the limit and plain C.
    - Peers do as much of each task as they can, in the way their documentation shows (`Benchmarks/Peers`).
      pandas, polars and duckdb print the same five facts, without words. A peer more than 100 times
      slower than the limit is run three times.
    - Left out: sox beyond W1 (a chain of effects for every point), csound in W3 and mawk in sounds (no
      extremes of each tenth, no sound), astronify beyond W1 (one note per point: 0.1 s steps and one
      bank of oscillators per point), strauss in W6 (minutes), and sonipy 1.0 (from 2020; it does not run
      with today's Python, SciPy and NumPy).

    """
  }
}

extension Report {
  private var peerSection: String {
    let lines = works.flatMap { work, measurements -> [String] in
      guard let own = measurements.first(where: { $0.name == Names.program }) else { return [] }
      let names = [
        Names.twin, Names.plain, Names.nativeTwin, Names.program, Names.dataOnly, Names.oneFact,
        Names.loop,
        Names.empty,
      ]
      return measurements.filter { !names.contains($0.name) }.compactMap { peer in
        let ratio = peer.median / own.median
        guard ratio < 2 else { return nil }
        let verb = ratio < 1 ? "is ahead of" : "is near"
        return
          "- \(work.title): \(peer.name) \(verb) the program, at \(short(ratio)) times its time."
      }
    }
    let none = "- Nowhere: every peer takes at least twice the program's time.\n"
    return "## Where a peer is near or ahead\n\n"
      + (lines.isEmpty ? none : lines.joined(separator: "\n") + "\n")
  }

  /// Players and how long they take to their first frames; empty where none was measured.
  var firstFrameSection: String {
    guard !firstFrames.isEmpty else { return "" }
    let rows = firstFrames.map { frame in
      let median = middle(frame.milliseconds)
      let goal = frame.goal.map { "≤ \(short($0)) ms: \(median <= $0 ? "reached" : "not reached")" }
      return [
        frame.player, frame.device, short(median), short(frame.milliseconds.min() ?? 0), goal ?? "",
      ]
    }
    return """
      ## First frames at ALSA

      From just before the start of the process to the first call that hands frames to ALSA, noted by a
      preloaded library. aplay only opens the device and reads a file of silence. The device `pulse`
      is a sound server with a sink that discards everything.

      \(table(["player", "device", "median ms", "least ms", "goal"], rows))

      """
  }
}
