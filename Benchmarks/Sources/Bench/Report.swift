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
    that are written for nothing but these works (the limit, and plain C), and with other tools. Ratios
    are taken in one run; times of another day or machine say nothing.

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
    return ". **The machine was busy:** medians and least times hold waiting for the core,"
      + " so only the processor columns can be compared"
  }

  private var methodSection: String {
    """
    ## Method

    - Every run is a cold process (`vfork` and `exec` from a small launcher), pinned to one core,
      or to two where a table says so. Files are in the page cache. Before every run, outside
      its time, outputs are emptied and moved into another folder, which is removed at the end: ext4
      walks past all inodes freed in the last minutes whenever it makes a file, so that removed outputs
      would slow the runs after them. The contenders take turns.
    - Median and least are times from start to end; processor is the least time that the process
      itself worked, in user and kernel mode, which other work on the machine disturbs little. Memory
      is the largest peak of resident memory; of a work in several processes, that of the largest.
    - The first run of each contender is checked and not counted: a sound must be a WAV file of the
      right length; numbers must equal those that the program's `describe --json` prints. What takes
      more than five seconds is run once, under Growth three times more.
    - Two C programs (`Benchmarks/Twins`) know only rows of a date and a plain number, check little, make
      no words, and sound the data part alone. They keep the same points at the same times as the
      program, glide and level as it does, read 256 KiB at a time, and take numbers eight digits at a time.
    - The limit, "\(Names.twin)", is tuned as hard as we could, and gets harder whenever we find more: static
      C with SSE2 by hand, for every x86-64; a number guesses its shape from the row before; a table of one
      waveform is interpolated with 16-bit products; the blocks of the file are reserved, and
      written 128 or 256 KiB at a time, each up to where a page of the file ends.
    - "\(Names.plain)" is what such a program is without vector instructions by hand and without guesses: one
      readable file for the system's C compiler with `-O3` and the shared C library, the same waveform
      interpolated in floating point, one write for each 64 KiB. The goals' verdicts leave it out.
    - "\(Names.program)" is the command as users type it, with its sounds before and after the data;
      "\(Names.dataOnly)" leaves these out.
    - The data are a random walk, the same everywhere: a day a row, four rows a day for 10,000,000.
    - Peers do as much of each work as they can, in the way their documentation shows (`Benchmarks/Peers`).
      pandas, polars and duckdb print the same five facts, and need no words. A peer more than 100 times
      slower than the limit is run three times.
    - Left out: sox beyond W1 (a chain of effects for every point), csound in W3 and mawk in sounds (no
      extremes of each tenth, no sound), astronify beyond W1 (a note a point: 0.1 s steps and one bank
      of oscillators a point), strauss in W6 (minutes), and sonipy 1.0 (of 2020; it does not run with
      today's Python, SciPy and NumPy).

    """
  }
}

extension Report {
  private var peerSection: String {
    let lines = works.flatMap { work, measurements -> [String] in
      guard let own = measurements.first(where: { $0.name == Names.program }) else { return [] }
      let names = [
        Names.twin, Names.plain, Names.nativeTwin, Names.program, Names.dataOnly, Names.loop,
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
      preloaded library. aplay does nothing but open the device and read a file of silence. The device
      `pulse` is a sound server with a sink that goes nowhere.

      \(table(["player", "device", "median ms", "least ms", "goal"], rows))

      """
  }
}
