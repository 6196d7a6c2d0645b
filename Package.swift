// swift-tools-version: 6.2
// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The languages, each a folder in `Locales` and a trait of this package; all are compiled in unless
/// a dependent names fewer: `.package(url: …, traits: ["en", "de"])`. Regional children hold only what
/// differs from their parent, and come with its trait.
///
/// This list is the whole registration of a language. The manifest does not look for the folders itself: the package
/// manager keeps what a manifest came to until its text changes, so that a new folder would go unnoticed, and it asks a
/// dependency for its traits before there is a folder to look into.
let languages: [(tag: String, children: [String])] = [
  ("ar", []),
  ("de", []),
  ("en", ["en-GB", "en-CA", "en-IN"]),
  ("es", ["es-419"]),
  ("fr", []),
  ("hi", []),
  ("ja", []),
  ("pl", []),
]

/// Tells `CSpokenTextTables` which folders to embed: `SPOKENTEXT_TAG_00=ar`, `SPOKENTEXT_HAS_00=1`, and so on.
let embedded: [CSetting] =
  languages
  .flatMap { language in ([language.tag] + language.children).map { (tag: $0, trait: language.tag) } }
  .enumerated()
  .flatMap { number, table in
    let digits = String(number + 256, radix: 16).dropFirst()
    return [
      CSetting.define("SPOKENTEXT_TAG_\(digits)", to: table.tag, .when(traits: [table.trait])),
      CSetting.define("SPOKENTEXT_HAS_\(digits)", to: "1", .when(traits: [table.trait])),
    ]
  }

/// Whether warnings are errors: for the gate, which sets the variable for all its commands. Not always, because a newer
/// compiler may have warnings that this one doesn't, and would break every app that uses a local checkout.
let isStrict = Context.environment["SPOKENTEXT_STRICT"] == "1"
let strictSwift: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let strictC: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

/// Every use of unsafe code is marked, or the compiler warns.
let safety: [SwiftSetting] = [.strictMemorySafety()] + strictSwift

/// The test target to which the gate limits a build with a sanitizer, or `nil` for all test targets.
let onlyTests = Context.environment["SPOKENTEXT_TESTS"]

let package = Package(
  name: "SpokenText",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "SpokenText", targets: ["SpokenText"]),
    .library(name: "SpokenTextUI", targets: ["SpokenTextUI"]),
    .library(name: "SpokenTextTesting", targets: ["SpokenTextTesting"]),
    .executable(name: "spoken", targets: ["SpokenTool"]),
    .plugin(name: "SpokenTextPhrases", targets: ["SpokenTextPhrases"]),
  ],
  traits: Set(languages.map { .trait(name: $0.tag, description: "The language \($0.tag).") })
    .union([.default(enabledTraits: Set(languages.map(\.tag)))]),
  targets: [
    .target(name: "SpokenTextFluent", swiftSettings: safety),
    .target(name: "CSpokenTextTables", cSettings: embedded + strictC),
    .target(name: "SpokenText", dependencies: ["SpokenTextFluent", "CSpokenTextTables"], swiftSettings: safety),
    .target(name: "SpokenTextUI", dependencies: ["SpokenText"], swiftSettings: safety),
    .target(name: "SpokenTextTesting", dependencies: ["SpokenText"], swiftSettings: safety),
    .executableTarget(
      name: "SpokenTool", dependencies: ["SpokenText", "SpokenTextFluent", "SpokenTextTesting"], swiftSettings: safety),
    .plugin(
      name: "SpokenTextPhrases", capability: .buildTool(), dependencies: ["SpokenTool"], exclude: ["README.md"]),
  ]
    + [
      .testTarget(
        name: "SpokenTextFluentTests", dependencies: ["SpokenTextFluent", "SpokenTool"], exclude: ["Fixtures"],
        swiftSettings: strictSwift),
      .testTarget(
        name: "SpokenTextTests", dependencies: ["SpokenText", "SpokenTextTesting"], exclude: ["Fixtures", "Golden"],
        swiftSettings: strictSwift),
      .testTarget(name: "SpokenTextThreadTests", dependencies: ["SpokenText"], swiftSettings: strictSwift),
      .testTarget(
        name: "SpokenTextTestingTests", dependencies: ["SpokenTextTesting"], swiftSettings: strictSwift),
      .testTarget(
        name: "SpokenToolTests", dependencies: ["SpokenTool", "SpokenText", "SpokenTextTesting"], exclude: ["Probes"],
        swiftSettings: strictSwift),
    ]
    .filter { onlyTests == nil || $0.name == onlyTests },
  swiftLanguageModes: [.v6]
)
