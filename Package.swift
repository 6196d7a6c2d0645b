// swift-tools-version: 6.2
// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The languages: the tag, the name of the product without "SpokenText", and the tags of regional tables, which hold the
/// differences from their language. `Scripts/register-languages` adds a line, and writes the target of each language.
///
/// The manifest doesn't look for the folders itself, because SwiftPM caches its result until its text changes.
let languages: [(tag: String, name: String, children: [String])] = [
  ("ar", "Arabic", []),
  ("bn", "Bangla", []),
  ("ca", "Catalan", []),
  ("cs", "Czech", []),
  ("da", "Danish", []),
  ("de", "German", []),
  ("el", "Greek", []),
  ("en", "English", ["en-AU", "en-CA", "en-GB", "en-IN"]),
  ("es", "Spanish", ["es-419"]),
  ("fi", "Finnish", []),
  ("fr", "French", ["fr-CA"]),
  ("gu", "Gujarati", []),
  ("he", "Hebrew", []),
  ("hi", "Hindi", []),
  ("hr", "Croatian", []),
  ("hu", "Hungarian", []),
  ("id", "Indonesian", []),
  ("it", "Italian", []),
  ("ja", "Japanese", []),
  ("kn", "Kannada", []),
  ("ko", "Korean", []),
  ("ml", "Malayalam", []),
  ("mr", "Marathi", []),
  ("ms", "Malay", []),
  ("nb", "NorwegianBokmal", []),
  ("nl", "Dutch", []),
  ("or", "Odia", []),
  ("pa", "Punjabi", []),
  ("pl", "Polish", []),
  ("pt", "Portuguese", ["pt-PT"]),
  ("ro", "Romanian", []),
  ("ru", "Russian", []),
  ("sk", "Slovak", []),
  ("sl", "Slovenian", []),
  ("sv", "Swedish", []),
  ("ta", "Tamil", []),
  ("te", "Telugu", []),
  ("th", "Thai", []),
  ("tr", "Turkish", []),
  ("uk", "Ukrainian", []),
  ("ur", "Urdu", []),
  ("vi", "Vietnamese", []),
  ("zh-Hans", "SimplifiedChinese", []),
  ("zh-Hant", "TraditionalChinese", []),
]

/// The languages that an app can choose, each a target and a product. English is a part of `SpokenText`, because it is the fallback.
let languageProducts = languages.map { "SpokenText\($0.name)" }.filter { $0 != "SpokenTextEnglish" }

/// All of them, for targets that speak every language.
let allLanguages = languageProducts.map { Target.Dependency.target(name: $0) }

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
    .library(name: "SpokenText", targets: ["SpokenText"] + languageProducts),
    .library(name: "SpokenTextCore", targets: ["SpokenText"]),
    .library(name: "SpokenTextUI", targets: ["SpokenTextUI"]),
    .library(name: "SpokenTextReminders", targets: ["SpokenTextReminders"]),
    .library(name: "SpokenTextAudit", targets: ["SpokenTextAudit"]),
    .library(name: "SpokenTextTesting", targets: ["SpokenTextTesting"]),
    .executable(name: "spoken", targets: ["SpokenTool"]),
    .plugin(name: "SpokenTextPhrases", targets: ["SpokenTextPhrases"]),
  ] + languageProducts.map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "SpokenTextFluent", swiftSettings: safety),
    .target(name: "CSpokenTextTables", cSettings: strictC),
    .target(
      name: "SpokenText", dependencies: ["SpokenTextFluent", "CSpokenTextTables", "SpokenTextEnglish"],
      swiftSettings: safety),
    .target(name: "SpokenTextUI", dependencies: ["SpokenText"], swiftSettings: safety),
    .target(name: "SpokenTextReminders", dependencies: ["SpokenText"], swiftSettings: safety),
    .target(name: "CSpokenTextAudit", cSettings: strictC),
    .target(
      name: "SpokenTextAudit", dependencies: ["SpokenText", "SpokenTextFluent", "CSpokenTextAudit"],
      swiftSettings: safety),
    .target(
      name: "SpokenTextTesting", dependencies: ["SpokenText", "SpokenTextAudit"], swiftSettings: safety),
    .executableTarget(
      name: "SpokenTool",
      dependencies: [
        "SpokenText", "SpokenTextFluent", "SpokenTextAudit", "SpokenTextReminders", "SpokenTextTesting",
      ] + allLanguages,
      resources: ["index.html", "style.css", "phrasebook.js"].map { .embedInCode("Phrasebook/Site/\($0)") },
      swiftSettings: safety),
    .plugin(
      name: "SpokenTextPhrases", capability: .buildTool(), dependencies: ["SpokenTool"], exclude: ["README.md"]),
  ]
    + languages.map {
      .target(
        name: "SpokenText\($0.name)", dependencies: ["CSpokenTextTables"], path: "Sources/Languages/\($0.name)",
        cSettings: strictC)
    }
    + [
      .testTarget(
        name: "SpokenTextFluentTests", dependencies: ["SpokenTextFluent", "SpokenTool"], exclude: ["Fixtures"],
        swiftSettings: strictSwift),
      .testTarget(
        name: "SpokenTextTests",
        dependencies: [
          "CSpokenTextTables", "SpokenText", "SpokenTextAudit", "SpokenTextReminders", "SpokenTextTesting",
          "SpokenTool",
        ] + allLanguages,
        exclude: ["Fixtures", "Golden"], swiftSettings: strictSwift),
      .testTarget(
        name: "SpokenTextThreadTests", dependencies: ["SpokenText"] + allLanguages, swiftSettings: strictSwift),
      .testTarget(
        name: "SpokenTextTestingTests", dependencies: ["SpokenTextTesting"] + allLanguages, exclude: ["Studio"],
        swiftSettings: strictSwift),
      .testTarget(
        name: "SpokenToolTests",
        dependencies: ["SpokenTool", "SpokenText", "SpokenTextAudit", "SpokenTextTesting"], exclude: ["Probes"],
        swiftSettings: strictSwift),
    ]
    .filter { onlyTests == nil || $0.name == onlyTests },
  swiftLanguageModes: [.v6]
)
