// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "float-renderer",
  dependencies: [.package(name: "audiograph", path: "../..")],
  targets: [
    .executableTarget(
      name: "Renderer",
      dependencies: [.product(name: "AudiographCore", package: "audiograph")])
  ],
  swiftLanguageModes: [.v6]
)
