// swift-tools-version: 6.2
// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Warnings are errors in the gate.
let strict: [SwiftSetting] =
  Context.environment["SPOKENTEXT_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// An app as Xcode 26 makes one: all that does not say otherwise is on the main actor. A package of its own, as this
/// setting needs the tools of Swift 6.2.
let package = Package(
  name: "MainActorApp",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [.package(name: "SpokenText", path: "../..")],
  targets: [
    .target(
      name: "Parcels",
      dependencies: [
        .product(name: "SpokenTextCore", package: "SpokenText"),
        .product(name: "SpokenTextPolish", package: "SpokenText"),
      ],
      resources: [.copy("Locales")], swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ParcelsTests",
      dependencies: ["Parcels", .product(name: "SpokenTextTesting", package: "SpokenText")],
      exclude: ["Golden"], swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
