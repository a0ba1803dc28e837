// SPDX-License-Identifier: MIT

internal import ChartInput

extension FileContent {
  /// The command that makes a table of a file, and, where it prints it, describes that; nil if there
  /// is none for the kind; the name is one as a shell has to be given it.
  func conversion(of file: String) -> String? {
    switch self {
    case .excel: Self.office(file, ("Calc MS Excel 2007 XML", "csv"))
    case .openDocument: Self.office(file, ("calc8", "csv"))
    case .gzip: Self.described("gzip -dc \(file)")
    case .compressed(let program): Self.described("\(program) -dc \(file)")
    case .zip: Self.described("unzip -p \(file)")
    case .utf32: Self.described("iconv -f UTF-32 -t UTF-8 \(file)")
    case .sqlite: Self.described("sqlite3 -csv -header \(file) 'SELECT …'")
    case .pdf: Self.described("pdftotext -layout \(file) -")
    case .format(let name):
      Self.piped(name, file) ?? Self.officeForms[name].map { Self.office(file, $0) }
    case .webPage, .xml, .image, .recording, .program, .locked, .gitPointer, .printout, .document:
      nil
    }
  }

  private static func described(_ command: String) -> String {
    "\(command) | audiograph describe -"
  }

  /// What the office program makes of it, in a folder of its own, since the file may have the name of
  /// what is made; it is told what the file is, for it would believe the name.
  private static func office(_ file: String, _ form: (filter: String?, target: String)) -> String {
    let filter = form.filter.map { " --infilter='\($0)'" } ?? ""
    return "libreoffice --headless\(filter) --convert-to \(form.target) --outdir converted \(file)"
  }

  private static let officeForms: [String: (filter: String?, target: String)] = [
    "xls": ("MS Excel 97", "csv"), "xlsb": (nil, "csv"), "Excel XML": ("MS Excel 2003 XML", "csv"),
    "Flat OpenDocument": ("OpenDocument Spreadsheet Flat XML", "csv"), "dBase": ("dBase", "csv"),
    "SYLK": ("SYLK", "csv"), "DIF": ("DIF", "csv"),
    "Word": (nil, "docx"), "RTF": (nil, "docx"), "PowerPoint": (nil, "pptx"),
  ]

  /// What a program prints of it.
  private static func piped(_ name: String, _ file: String) -> String? {
    let command =
      pandas[name].map { python("import pandas, sys; pandas.\($0)", file) }
      ?? modules[name].map { python($0, file) }
      ?? programs[name].map { "\($0.before) \(file)\($0.after)" }
    return command.map(described)
  }

  private static func python(_ lines: String, _ file: String) -> String {
    "python3 -c \(shellQuoted(lines)) \(file)"
  }

  private static let pandas: [String: String] = [
    "Parquet": "read_parquet(sys.argv[1]).to_csv(sys.stdout)",
    "Feather": "read_feather(sys.argv[1]).to_csv(sys.stdout)",
    "ORC": "read_orc(sys.argv[1]).to_csv(sys.stdout)",
    "HDF5 of pandas": "read_hdf(sys.argv[1]).to_csv(sys.stdout)",
    "Stata": "read_stata(sys.argv[1]).to_csv(sys.stdout, index=False)",
    "SPSS": "read_spss(sys.argv[1]).to_csv(sys.stdout, index=False)",
    "SAS": #"read_sas(sys.argv[1], format="sas7bdat", encoding="utf-8").to_csv(sys.stdout)"#,
    "Arrow": "read_feather(sys.argv[1]).to_csv(sys.stdout)",
  ]

  private static let modules: [String: String] = [
    "Avro":
      "import fastavro, pandas, sys; pandas.DataFrame(fastavro.reader(open(sys.argv[1], \"rb\")))"
      + ".to_csv(sys.stdout)",
    "HDF5": largestOfHDF5, "MATLAB 7.3": largestOfHDF5,
    "SAS transport": "import \(readStat)xport(sys.argv[1])[0].to_csv(sys.stdout, index=False)",
    "SPSS portable": "import \(readStat)por(sys.argv[1])[0].to_csv(sys.stdout, index=False)",
    "Arrow stream":
      "import pyarrow, sys; pyarrow.ipc.open_stream(sys.argv[1]).read_pandas().to_csv(sys.stdout)",
    "NetCDF":
      "import sys, xarray; xarray.open_dataset(sys.argv[1]).to_dataframe().to_csv(sys.stdout)",
    "NumPy":
      "import numpy, sys; numpy.savetxt(sys.stdout, numpy.load(sys.argv[1]), delimiter=\",\")",
    "npz":
      "import numpy, pandas, sys; z = dict(numpy.load(sys.argv[1])); a = max(z.values(),"
      + " key=lambda a: a.size); pandas.DataFrame({n: b for n, b in z.items()"
      + " if b.shape == a.shape} if a.ndim == 1 else a).to_csv(sys.stdout)",
    "MATLAB":
      "import numpy, scipy.io, sys; numpy.savetxt(sys.stdout, max((a for n, a in"
      + " scipy.io.loadmat(sys.argv[1]).items() if n[0] != \"_\"), key=numpy.size), delimiter=\",\")",
    "FITS":
      "import astropy.io.fits, astropy.table, sys; a = max((h.data for h in"
      + " astropy.io.fits.open(sys.argv[1]) if h.data is not None),"
      + " key=lambda a: (a.dtype.names is not None, a.size)); astropy.table.Table(a if a.dtype.names"
      + " else a.reshape(-1, a.shape[-1] if a.ndim > 1 else 1)).write(sys.stdout, format=\"csv\")",
  ]

  private static let readStat = "pyreadstat, sys; pyreadstat.read_"

  /// The largest of its arrays that have one or two dimensions.
  private static let largestOfHDF5 =
    "import h5py, pandas, sys; d = []; h5py.File(sys.argv[1]).visititems(lambda n, o: d.append(o)"
    + " if isinstance(o, h5py.Dataset) and o.ndim in (1, 2) else None);"
    + " pandas.DataFrame(max(d, key=lambda o: o.size)[()]).to_csv(sys.stdout)"

  private static let programs: [String: (before: String, after: String)] = [
    "RDS": ("Rscript -e 'write.csv(readRDS(commandArgs(TRUE)[1]))'", ""),
    "RData": ("Rscript -e 'write.csv(get(load(commandArgs(TRUE)[1])[1]))'", ""),
    "DuckDB": ("duckdb -readonly -csv", " 'FROM …'"), "Access": ("mdb-export", " TABLE"),
    "Numbers": ("cat-numbers -b", ""), "tar": ("tar -xOf", ""), "7z": ("7z x -so", ""),
    "RAR": ("unrar p -inul", ""), "PostScript": ("ps2ascii", ""), "GRIB": ("grib_get_data", ""),
    "Shapefile": ("ogr2ogr -f CSV /vsistdout/", ""),
  ]
}
