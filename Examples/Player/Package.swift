// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "terminal-player",
  dependencies: [.package(name: "audiograph", path: "../..")],
  targets: [
    .executableTarget(
      name: "Player",
      dependencies: [
        .product(name: "AudiographCore", package: "audiograph"),
        .product(name: "ChartPlayback", package: "audiograph"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
