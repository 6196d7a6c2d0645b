// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// Makes one language's table, step by step and any number of times: for the benchmarks only.
@_spi(Benchmarks) public struct TableCompilation {
  private let tag: LanguageTag
  private let sources: [TableSource]

  /// The files of the language nearest to the one asked for, and of its parents.
  public init(_ locale: LanguageTag) {
    tag = TableLibrary.resolve(locale)
    sources = TableLibrary.sources(ofFamily: tag)
  }

  /// How many bytes of FTL the language has.
  public var byteCount: Int { sources.reduce(0) { $0 + $1.bytes.count } }

  /// Parses the files, and returns how many entries they have.
  public func parse() -> Int {
    sources.reduce(0) { Resource.entries(of: $1.bytes).reduce($0) { count, _ in count + 1 } }
  }

  /// Parses and compiles the files, and returns how many messages they have.
  public func make() -> Int {
    TableLibrary.table(of: TableCompiler.compile(tag, sources)).idCount
  }
}
