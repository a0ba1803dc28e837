// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// A package of its own, so that building the program does not build what looks for its faults.
let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "audiograph", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "AudiographCore", package: "audiograph"),
        .product(name: "ChartInput", package: "audiograph"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
