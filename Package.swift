// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Modules that call C mark every such call `unsafe`, so that a reviewer sees each one.
let wrapsC: [SwiftSetting] = strict + [.strictMemorySafety()]

let programDependencies: [Target.Dependency] = [
  "Audiograph", "CProgramCatalogues", "CVersion", "ChartInput", "JSON", "LiveValues", "MarketData",
  "Posix", "SoundFile", "SoundDevice", "Speech",
]

/// `make fuzz-program` runs commands one after another in one process: for it alone the program is a
/// library without `main`.
let isFuzzed = Context.environment["AUDIOGRAPH_FUZZ"] == "program"
/// What the folders of languages hold besides Swift: their texts are taken in by `CCatalogues` and
/// `CProgramCatalogues`.
let languages = "\(Context.packageDirectory)/Sources/Audiograph/Languages"
let languageTexts = (FileManager.default.enumerator(atPath: languages) ?? .init())
  .compactMap { $0 as? String }
  .filter { $0.hasSuffix(".mf2") || $0.hasSuffix("/read.txt") }
  .map { "Languages/\($0)" }
let programTexts = ["Languages/messages.schema", "Languages/Compiled/texts.h"]
let programTargets: [Target] =
  isFuzzed
  ? [
    .target(
      name: "AudiographCLI", dependencies: programDependencies,
      exclude: ["Main.swift"] + programTexts,
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzProgram", dependencies: ["AudiographCLI"], path: "Fuzz/Program",
      swiftSettings: strict),
  ]
  : [
    .executableTarget(
      name: "AudiographCLI", dependencies: programDependencies, exclude: programTexts,
      swiftSettings: strict)
  ]

let package = Package(
  name: "audiograph",
  // What the core needs where it is not built for Linux: `span` of an array.
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    isFuzzed
      ? .executable(name: "FuzzProgram", targets: ["FuzzProgram"])
      : .executable(name: "audiograph", targets: ["AudiographCLI"]),
    // One product a use, named as the module that is imported (decision 018). Only the core differs
    // from its module, `Audiograph`: some file systems fold case, and the program is `audiograph`.
    .library(name: "AudiographCore", targets: ["Audiograph"]),
    .library(name: "ChartDates", targets: ["ChartDates"]),
    .library(name: "ChartInput", targets: ["ChartInput"]),
    .library(name: "SoundFile", targets: ["SoundFile"]),
    .library(name: "ChartPlayback", targets: ["ChartPlayback", "SoundDevice"]),
    .library(name: "MarketData", targets: ["MarketData"]),
    .library(name: "LiveStreams", targets: ["LiveStreams", "LiveValues"]),
  ],
  targets: programTargets + [
    // The catalogues of languages, as they are, in the library and in the program.
    .target(name: "CCatalogues"),
    .target(name: "CProgramCatalogues", dependencies: ["CCatalogues"]),
    .target(name: "CLibraryLoading"),
    .target(name: "CSystem"),
    .target(name: "CVersion"),
    .target(name: "CSndfile", dependencies: ["CLibraryLoading"]),
    .target(name: "CALSA", dependencies: ["CLibraryLoading"]),
    .target(name: "CSQLite", dependencies: ["CLibraryLoading"]),
    .target(name: "CPCRE2", dependencies: ["CLibraryLoading"]),
    .target(name: "CUchardet", dependencies: ["CLibraryLoading"]),
    .target(name: "CZlib", dependencies: ["CLibraryLoading"]),
    .target(name: "CSpeechDispatcher", dependencies: ["CLibraryLoading"]),
    .target(name: "CSampleRate", dependencies: ["CLibraryLoading"]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    // Checks catalogues and writes their index, for `make languages`.
    .executableTarget(
      name: "CatalogueCompiler", path: "Scripts/CatalogueCompiler", swiftSettings: strict),
    // Swift's own `rounded` and `squareRoot` are functions of libm in builds without optimisation.
    .target(
      name: "Audiograph", dependencies: ["CCatalogues"],
      exclude: languageTexts + [
        "Languages/messages.schema", "Languages/Compiled/texts.h",
        "Languages/Compiled/unit-names.txt", "Export/Page/page.js", "Export/Page/page.css",
        "Export/Page/fragment.css",
      ],
      swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    // Apart from `Audiograph`, so that neither it nor the program needs Foundation.
    .target(name: "ChartDates", dependencies: ["Audiograph"], swiftSettings: strict),
    .target(name: "Posix", dependencies: ["CSystem"], swiftSettings: wrapsC),
    .target(
      name: "JSON", dependencies: ["Audiograph", "CJansson", "Posix"], swiftSettings: strict),
    .target(
      name: "ChartInput",
      dependencies: ["Audiograph", "CPCRE2", "CSQLite", "CUchardet", "CZlib", "JSON", "Posix"],
      swiftSettings: strict),
    .target(
      name: "MarketData",
      dependencies: ["Audiograph", "CSQLite", "CVersion", "CZlib", "JSON", "Posix"],
      swiftSettings: wrapsC),
    .target(
      name: "SoundFile", dependencies: ["Audiograph", "CSndfile", "Posix"], swiftSettings: wrapsC),
    .target(
      name: "SoundDevice", dependencies: ["Audiograph", "CALSA", "Posix"], swiftSettings: wrapsC),
    .target(
      name: "Speech", dependencies: ["Audiograph", "CSampleRate", "CSpeechDispatcher", "Posix"],
      swiftSettings: wrapsC),
    // Apart from `SoundDevice`, so that programs without tasks start without what runs tasks.
    .target(
      name: "ChartPlayback", dependencies: ["Audiograph", "Posix", "SoundDevice"],
      swiftSettings: strict),
    .target(name: "LiveValues", dependencies: ["Posix"], swiftSettings: wrapsC),
    // Apart from `LiveValues` for the same reason.
    .target(name: "LiveStreams", dependencies: ["LiveValues"], swiftSettings: strict),
    // Counts what is allocated, for a test that rendering allocates nothing.
    .target(name: "AllocationCount", path: "Tests/AllocationCount"),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "AudiographTests",
      dependencies: ["AllocationCount", "Audiograph", "CCatalogues", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogueCompilerTests",
      dependencies: ["Audiograph", "AudiographCLI", "CatalogueCompiler"], swiftSettings: strict),
    .testTarget(name: "ChartDatesTests", dependencies: ["ChartDates"], swiftSettings: strict),
    .testTarget(
      name: "PosixTests", dependencies: ["Posix", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ChartInputTests", dependencies: ["ChartInput", "JSON", "Posix", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "MarketDataTests",
      dependencies: ["Audiograph", "JSON", "MarketData", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LiveStreamsTests", dependencies: ["LiveStreams", "LiveValues", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SoundFileTests",
      dependencies: ["CLibraryLoading", "Posix", "SoundFile", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SoundDeviceTests",
      dependencies: ["ChartPlayback", "SoundDevice", "SoundFile", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SpeechTests", dependencies: ["Speech", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "AudiographCLITests",
      dependencies: ["AudiographCLI", "JSON", "LiveValues", "MarketData", "Posix", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["MarketData", "TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
