// swift-tools-version: 6.1
// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SpokenText", path: "..")],
  targets: [
    .target(name: "CBenchmarkSupport"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CBenchmarkSupport", .product(name: "SpokenText", package: "SpokenText"),
        // Started by the benchmarks, not linked: named here so that they are built with them.
        "FirstPhraseSpokenText", "FirstPhraseFoundation", "LanguageMemory",
      ]),
    .executableTarget(
      name: "FirstPhraseSpokenText", dependencies: [.product(name: "SpokenText", package: "SpokenText")]),
    .executableTarget(name: "FirstPhraseFoundation"),
    .executableTarget(
      name: "LanguageMemory", dependencies: [.product(name: "SpokenText", package: "SpokenText")]),
  ],
  swiftLanguageModes: [.v6]
)
