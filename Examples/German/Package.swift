// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "german-descriptions",
  dependencies: [.package(name: "audiograph", path: "../..")],
  targets: [
    .executableTarget(
      name: "German",
      dependencies: [.product(name: "AudiographCore", package: "audiograph")])
  ],
  swiftLanguageModes: [.v6]
)
