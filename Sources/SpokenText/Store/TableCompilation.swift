// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Compiles the table of a language in separate steps, any number of times. Only benchmarks use it.
@_spi(Benchmarks) public struct TableCompilation {
  private let tag: LanguageTag
  private let sources: [TableSource]

  /// Creates a compilation of the language nearest to a locale, with its parents.
  public init(_ locale: LanguageTag) {
    tag = TableLibrary.resolve(locale)
    sources = TableLibrary.sources(ofFamily: tag)
  }

  /// The size of the language's FTL in bytes.
  public var byteCount: Int { sources.reduce(0) { $0 + $1.bytes.count } }

  /// Parses the files. Returns the number of entries.
  public func parse() -> Int {
    sources.reduce(0) { Resource.entries(of: $1.bytes).reduce($0) { count, _ in count + 1 } }
  }

  /// Parses and compiles the files. Returns the number of messages.
  public func make() -> Int {
    TableLibrary.table(of: TableCompiler.compile(tag, sources)).idCount
  }
}
