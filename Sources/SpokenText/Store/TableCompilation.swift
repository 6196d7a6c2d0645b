/// Makes one language's table with every message compiled, step by step and any number of times: for the benchmarks
/// only. A speaker's table compiles a message when it is first said.
@_spi(Benchmarks) public struct TableCompilation {
  private let tag: LanguageTag
  private let files: [TableLibrary.File]
  private let sources: [TableSource]

  /// The files of the language nearest to the one asked for, and of its parents.
  public init(_ locale: LanguageTag) {
    tag = TableLibrary.resolve(locale)
    files = ([tag] + tag.parents).flatMap { TableLibrary.files(of: $0) }
    sources = files.map { TableSource(file: $0.name, bytes: $0.bytes) }
  }

  /// How many bytes of FTL the language has.
  public var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// Parses the files, and returns how many entries they have.
  public func parse() -> Int {
    files.reduce(0) { $0 + TableSource(file: $1.name, bytes: $1.bytes).resource.entries.count }
  }

  /// Compiles the parsed files, and returns how many messages they have.
  public func compile() -> Int {
    TableLibrary.table(of: TableCompiler.compile(tag, sources)).idCount
  }

  /// Has the table that speakers of a language share compile every message, as an app does that says them all.
  public static func readAll(of locale: LanguageTag) {
    let table = TableLibrary.table(for: locale)
    for message in 0..<Int32(table.idCount) { _ = table.record(of: message) }
  }
}
