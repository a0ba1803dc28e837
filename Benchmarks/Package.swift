// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// A package of its own, so that building the program does not build its benchmarks.
let package = Package(
  name: "benchmarks",
  targets: [
    .executableTarget(
      name: "Bench",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
