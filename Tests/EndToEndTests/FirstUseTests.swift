// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Libraries that only some commands need: they are loaded by those, and missed by no other.
///
/// A file of another kind stands in the place of each, where the loader finds it first, so that
/// whoever needs one cannot load it, and a program that is linked with one cannot even start.
@Suite struct FirstUseTests {
  private static let nile = "\(Program.packageFolder)/Samples/nile.csv"
  private let folder: TemporaryFolder
  private let program: Program

  init() throws {
    folder = try TemporaryFolder()
    for library in [
      "libsndfile.so.1", "libasound.so.2", "libsqlite3.so.0", "libpcre2-8.so.0",
      "libuchardet.so.0",
    ] {
      try folder.put(Array("This is no library.".utf8), library)
    }
    program = Program(folder: folder.path, environment: ["LD_LIBRARY_PATH": folder.path])
  }

  @Test(arguments: [
    ["--version"], ["help"], ["help", "play"], ["describe", nile], ["describe", nile, "--json"],
    ["value", nile, "highest"], ["export", nile, "-o", "a.txt"], ["export", nile, "-o", "a.json"],
  ])
  func needNone(arguments: [String]) throws {
    let run = try program.run(arguments)
    #expect(run.status == 0)
    #expect(run.message == "")
    #expect(run.output == (try Program(folder: folder.path).run(arguments).output))
  }

  @Test(arguments: ["flac", "ogg", "opus", "mp3"])
  func soundFilesNeedLibsndfile(kind: String) throws {
    let run = try program.run(["export", Self.nile, "-q", "-o", "a.\(kind)"])
    #expect(run.status == 6)
    #expect(run.output == [])
    #expect(
      run.message
        == "audiograph: Cannot write the .\(kind) file: the library libsndfile.so.1 is missing."
        + " Install libsndfile (apt install libsndfile1, dnf install libsndfile or pacman -S"
        + " libsndfile), or write a .wav file, which needs no library.\n")
    #expect(folder.bytes("a.\(kind)") == nil)
  }

  @Test(arguments: [["--bits", "16"], ["--bits", "24"], ["--bits", "32f"], ["--cues"]])
  func wavNeedsNone(options: [String]) throws {
    let export = ["export", Self.nile, "-q"] + options
    #expect(try program.run(export + ["-o", "a.wav"]).message == "")
    #expect(try Program(folder: folder.path).run(export + ["-o", "b.wav"]).message == "")
    let wav = try #require(folder.bytes("a.wav"))
    #expect(wav.count > 100_000)
    #expect(firstDifference(wav, folder.bytes("b.wav") ?? []) == nil)
  }

  @Test func playingNeedsALSA() throws {
    let run = try program.run(["play", Self.nile, "--device", "null"])
    #expect(run.status == 5)
    #expect(
      run.message.hasPrefix(
        "audiograph: Cannot play sound: the library libasound.so.2 is missing. Install ALSA, the"
          + " Linux sound library (apt install alsa-utils, dnf install alsa-lib or pacman -S"
          + " alsa-lib), or write the sound to a file: audiograph export "))
  }

  @Test func devicesNeedALSA() throws {
    let run = try program.run(["devices"])
    #expect(run.status == 5)
    #expect(run.output == [])
    #expect(
      run.message
        == "audiograph: Cannot play sound: the library libasound.so.2 is missing. Install ALSA,"
        + " the Linux sound library (apt install alsa-utils, dnf install alsa-lib or pacman -S"
        + " alsa-lib).\n")
  }

  @Test func storesNeedSQLite() throws {
    let store = folder.file("store.sqlite")
    let run = try program.run(["search", "apple", "--store", store])
    #expect(run.status == 3)
    #expect(run.output == [])
    #expect(
      run.message
        == "audiograph: Cannot open the store '\(store)': the library libsqlite3.so.0 is missing."
        + " Install SQLite (apt install libsqlite3-0, dnf install sqlite-libs or pacman -S"
        + " sqlite).\n")
  }

  @Test(arguments: [["describe", "-"], ["play", "-", "--follow"]])
  func patternsNeedPCRE2(command: [String]) throws {
    let run = try program.run(command + ["--regex", "(\\d+) ms"], input: "1 ms\n2 ms\n")
    #expect(run.status == 3)
    #expect(run.output == [])
    #expect(
      run.message
        == "audiograph: Cannot use --regex, because the library libpcre2-8.so.0 is not installed."
        + " Install PCRE2 (apt install libpcre2-8-0, dnf install pcre2 or pacman -S pcre2).\n")
  }

  /// In a package from pip or a tarball libraries are carried beside the program, and come before others.
  @Test func whatIsCarriedIsFoundBesideTheProgram() throws {
    let script = """
      mkdir -p bin libexec/audiograph && cp "$1" bin/audiograph
      system=$(/sbin/ldconfig -p | sed -n 's/.*libsndfile\\.so\\.1 .* => //p' | head -n 1)
      cp -L "$system" libexec/audiograph/libsndfile.so.1
      LD_LIBRARY_PATH=$PWD bin/audiograph export "$2" -q -o carried.flac
      """
    let run = try #require(Tool("sh")).run(
      ["-c", "cd '\(folder.path)' && \(script)", "sh", Program.path, Self.nile])
    #expect(run.status == 0, "\(run.text)")
    #expect(folder.bytes("carried.flac")?.prefix(4) == Array("fLaC".utf8)[...])
  }

  /// Texts that are not UTF-8 are read without it, in the encoding that most have.
  @Test func encodingsAreRecognisedByUchardet() throws {
    // "год,n", "раз,4", "два,6" in Windows-1251.
    let text: [UInt8] =
      [0xE3, 0xEE, 0xE4, 0x2C, 0x6E, 0x0A, 0xF0, 0xE0, 0xE7, 0x2C, 0x34, 0x0A]
      + [0xE4, 0xE2, 0xE0, 0x2C, 0x36, 0x0A]
    try folder.put(text, "a.csv")
    for (program, encoding) in [
      (program, "Windows-1252"), (Program(folder: folder.path), "Windows-1251"),
    ] {
      let run = try program.run(["describe", "a.csv", "--json"])
      #expect(run.status == 0)
      #expect(
        run.message
          == "a: read the text as \(encoding), because it is not UTF-8; where letters are wrong,"
          + " --encoding NAME says the right one.\n")
      #expect(run.text.contains("раз") == (encoding == "Windows-1251"))
    }
    let told = try program.run(["describe", "a.csv", "--json", "--encoding", "windows-1251"])
    #expect(told.message == "")
    #expect(told.text.contains("раз"))
  }

  /// Where the libraries are there, the same commands use them: the proof that the others would.
  @Test func librariesAreFoundWhereTheyAre() throws {
    let whole = Program(folder: folder.path)
    #expect(try whole.run(["export", Self.nile, "-q", "-o", "a.flac"]).status == 0)
    #expect(folder.bytes("a.flac")?.prefix(4) == Array("fLaC".utf8)[...])
    let words = try whole.run(["describe", "-", "--regex", "(\\d+) ms"], input: "1 ms\n2 ms\n")
    #expect(words.status == 0)
    let play = ["play", Self.nile, "--device", "null", "--duration", "1", "-q"]
    #expect(try whole.run(play).status == 0)
    let store = folder.file("store.sqlite")
    _ = try whole.run(["search", "apple", "--store", store])
    #expect(folder.bytes("store.sqlite")?.prefix(6) == Array("SQLite".utf8)[...])
  }
}
