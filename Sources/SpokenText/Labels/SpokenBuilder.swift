/// Collects what stands in a closure, line by line; `if`, `switch` and `for` may stand there too.
@resultBuilder
public enum SpokenBuilder<Part> {
  /// All lines of a block.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// The one branch of an `if` or `switch`.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  /// The other branch.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }

  /// A loop.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}
