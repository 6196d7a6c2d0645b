// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Collects what stands in a closure, line by line; `if`, `switch` and `for` may stand there too.
///
/// Everything here can be inlined into the app, where the compiler knows which parts are collected.
@resultBuilder
public enum SpokenBuilder<Part> {
  /// What a closure, or a part of one, has collected.
  ///
  /// Nearly every line is one part or none, which needs no array of its own.
  public struct Component {
    @usableFromInline
    enum Storage {
      case empty
      case one(Part)
      case several([Part])
    }

    @usableFromInline let storage: Storage

    /// One part, or none.
    @inlinable
    init(_ part: Part? = nil) {
      if let part { storage = .one(part) } else { storage = .empty }
    }

    /// Any number of parts.
    @inlinable
    init(_ parts: [Part]) { storage = .several(parts) }

    /// All that several components hold, in their order.
    @inlinable
    init(_ components: [Component]) {
      var parts: [Part] = []
      parts.reserveCapacity(components.count)
      for component in components {
        switch component.storage {
        case .empty: break
        case .one(let part): parts.append(part)
        case .several(let more): parts += more
        }
      }
      storage = .several(parts)
    }

    /// All parts, in their order.
    @inlinable var parts: [Part] {
      switch storage {
      case .empty: []
      case .one(let part): [part]
      case .several(let parts): parts
      }
    }
  }

  /// A block of one line.
  @inlinable
  public static func buildBlock(_ component: Component) -> Component { component }

  /// All lines of a block.
  @inlinable
  public static func buildBlock(_ components: Component...) -> Component { Component(components) }

  /// An `if` without an `else`.
  @inlinable
  public static func buildOptional(_ component: Component?) -> Component { component ?? Component() }

  /// The one branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(first component: Component) -> Component { component }

  /// The other branch.
  @inlinable
  public static func buildEither(second component: Component) -> Component { component }

  /// A loop.
  @inlinable
  public static func buildArray(_ components: [Component]) -> Component { Component(components) }

  /// An `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }

  /// All lines of a closure.
  @inlinable
  public static func buildFinalResult(_ component: Component) -> [Part] { component.parts }
}
