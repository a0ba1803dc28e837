// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The commands that are proposed for files of other programs lead to the sentence about what is in them.
@Suite struct ConversionTests {
  /// A file that another program makes, and the numbers of the table 2001, 4; 2002, 6; 2003, 9 in it.
  struct Foreign: Sendable, CustomTestStringConvertible {
    let name: String
    /// The command that makes it of `t.csv`.
    let maker: String
    /// What is said of it, behind the name of standard input.
    let told: String

    var testDescription: String { name }

    init(_ name: String, _ maker: String, _ told: String = ConversionTests.named) {
      (self.name, self.maker, self.told) = (name, maker, told)
    }

    /// The file in a folder; nil where a program or a module is missing that makes it.
    func made() -> TemporaryFolder? {
      guard let shell = Tool("sh"), let folder = try? TemporaryFolder(),
        (try? folder.put(Array(ConversionTests.table.utf8), "t.csv")) != nil,
        let run = try? shell.run(["-c", "cd '\(folder.path)' && \(maker)"]), run.status == 0
      else { return nil }
      return folder.names.contains(name) ? folder : nil
    }
  }

  private static let table = "year,flow\n2001,4\n2002,6\n2003,9\n"
  static let named = "flow, 4 in 2001, 6 in 2002 and 9 in 2003: up 125 percent."
  static let unnamed = "Column 2, 4 in 2001, 6 in 2002 and 9 in 2003: up 125 percent."

  private static func python(_ lines: String) -> String { "python3 -c \"\(lines)\"" }

  private static func pandas(_ call: String) -> String {
    python("import pandas; pandas.read_csv('t.csv').\(call)")
  }

  private static let array = "numpy.array([[2001, 4], [2002, 6], [2003, 9]], 'f8')"

  static let files: [Foreign] = [
    Foreign("t.tar", "tar -cf t.tar t.csv"), Foreign("t.tgz", "tar -czf t.tgz t.csv"),
    Foreign("t.zip", "python3 -m zipfile -c t.zip t.csv"),
    Foreign("t.7z", "7z a -bso0 t.7z t.csv"),
    Foreign("t32.csv", "iconv -f UTF-8 -t UTF-32 t.csv > t32.csv"),
    Foreign("t.npy", python("import numpy; numpy.save('t.npy', \(array))"), unnamed),
    Foreign(
      "t.npz", python("import numpy; a = \(array); numpy.savez('t.npz', year=a[:,0], flow=a[:,1])")),
    Foreign(
      "t.mat", python("import numpy, scipy.io; scipy.io.savemat('t.mat', {'a': \(array)})"), unnamed
    ),
    Foreign(
      "t.fits",
      python(
        "import numpy, astropy.io.fits as f; f.BinTableHDU(numpy.genfromtxt('t.csv', delimiter=',',"
          + " names=True)).writeto('t.fits')")),
    Foreign(
      "t.h5", python("import h5py, numpy; h5py.File('t.h5', 'w')['a'] = \(array)"), unnamed),
    Foreign(
      "t.nc",
      pandas("set_index('year').to_xarray().to_netcdf('t.nc', format='NETCDF3_CLASSIC')")),
    Foreign(
      "t.avro",
      python(
        "import fastavro, pandas; f = [{'name': n, 'type': 'long'} for n in ('year', 'flow')];"
          + " fastavro.writer(open('t.avro', 'wb'), {'type': 'record', 'name': 'r', 'fields': f},"
          + " pandas.read_csv('t.csv').to_dict('records'))")),
    Foreign("t.dta", pandas("to_stata('t.dta', write_index=False)")),
    Foreign("t.parquet", pandas("to_parquet('t.parquet')")),
    Foreign("t.feather", pandas("to_feather('t.feather')")),
    Foreign("t.orc", pandas("to_orc('t.orc')")),
    Foreign(
      "t.sav",
      python("import pandas, pyreadstat as p; p.write_sav(pandas.read_csv('t.csv'), 't.sav')")),
    Foreign(
      "t.xpt",
      python("import pandas, pyreadstat as p; p.write_xport(pandas.read_csv('t.csv'), 't.xpt')")
    ),
    Foreign("t.rds", "Rscript -e 'saveRDS(read.csv(\"t.csv\"), \"t.rds\")'"),
    Foreign("t.RData", "Rscript -e 'd <- read.csv(\"t.csv\"); save(d, file = \"t.RData\")'"),
    Foreign(
      "t.duckdb", "duckdb t.duckdb \"CREATE TABLE t AS SELECT * FROM 't.csv'\""),
    Foreign("t.xls", "libreoffice --headless --convert-to xls t.csv"),
    Foreign("t.dbf", "libreoffice --headless --convert-to dbf t.csv"),
    Foreign("t.slk", "libreoffice --headless --convert-to slk t.csv"),
    Foreign("t.fods", "libreoffice --headless --convert-to fods t.csv"),
  ]

  /// Which of them this machine can make, whose programs and modules are then there to read them.
  private static let here = files.compactMap { file in file.made().map { (file, $0) } }

  @Test func someAreHere() {
    // tar and iconv are everywhere.
    #expect(Self.here.count >= 3)
  }

  @Test(arguments: files) func whatIsProposedLeadsToTheSentence(_ file: Foreign) throws {
    guard let folder = Self.here.first(where: { $0.0.name == file.name })?.1 else {
      print("Skipped: this machine cannot make \(file.name).")
      return
    }
    let program = Program(folder: folder.path)
    let refusal = try program.run(["describe", file.name])
    #expect(refusal.status == 3, "\(refusal.message)")
    let parts = refusal.message.dropLast(2).components(separatedBy: " first: ")
    let command = try #require(parts.count == 2 ? parts[1] : nil, "\(refusal.message)")
      .replacingOccurrences(of: "'SELECT …'", with: "'SELECT * FROM t'")
      .replacingOccurrences(of: "'FROM …'", with: "'FROM t'")
    let name = command.contains("--outdir converted") ? "t.csv" : "standard input"
    let described = command.replacingOccurrences(
      of: "audiograph describe", with: "'\(Program.path)' describe")
    let run = try #require(Tool("sh")).run(["-c", "cd '\(folder.path)' && \(described)"])
    #expect(run.status == 0, "\(run.text)")
    var lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    if name == "t.csv" { lines = try program.run(["describe", "converted/t.csv"]).lines }
    let title = name == "t.csv" ? "t" : "Standard input"
    #expect(lines.first == "\(title), \(file.told)", "\(command)\n\(run.text)")
  }
}
