// swift-tools-version: 6.2
// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The apps, each a target of its own: a model layer, its phrases in `Locales`, and its screens.
let apps = ["FamilyAllowance", "MedicationTracker", "ElderlyCare", "HealthBattery", "CardGallery", "Errands"]

/// The apps whose code is on the main actor unless it says otherwise, as in new projects of Xcode's.
let mainActorApps: Set = ["CardGallery"]

/// The apps that send text messages.
let reminderApps: Set = ["ElderlyCare"]

/// Warnings are errors in the gate.
let strict: [SwiftSetting] =
  Context.environment["SPOKENTEXT_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [.package(name: "SpokenText", path: "..")],
  targets: [
    .target(
      name: "Screens", dependencies: [.product(name: "SpokenText", package: "SpokenText")], swiftSettings: strict),
    .target(name: "Apps", dependencies: ["Screens"] + apps.map { .target(name: $0) }, swiftSettings: strict),
    .executableTarget(name: "demo", dependencies: ["Apps", "Screens"], swiftSettings: strict),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Apps", "Screens", "demo", .product(name: "SpokenTextTesting", package: "SpokenText"),
        .product(name: "SpokenTextAudit", package: "SpokenText"),
        .product(name: "SpokenTextReminders", package: "SpokenText"),
      ]
        + apps.map { .target(name: $0) },
      exclude: ["Golden"], swiftSettings: strict),
  ]
    + apps.map {
      .target(
        name: $0,
        dependencies: [
          "Screens", .product(name: "SpokenText", package: "SpokenText"),
          .product(name: "SpokenTextUI", package: "SpokenText"),
        ] + (reminderApps.contains($0) ? [.product(name: "SpokenTextReminders", package: "SpokenText")] : []),
        exclude: ["README.md"], resources: [.copy("Locales")],
        swiftSettings: strict + (mainActorApps.contains($0) ? [.defaultIsolation(MainActor.self)] : []))
    },
  swiftLanguageModes: [.v6]
)
