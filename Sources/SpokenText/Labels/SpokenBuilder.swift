// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Collects the lines of a closure. It can contain `if`, `switch`, and `for`.
@resultBuilder
public enum SpokenBuilder<Part> {
  /// The parts of a block. A single part doesn't need an array.
  public struct Component {
    @usableFromInline
    enum Storage {
      case empty
      case one(Part)
      case several([Part])
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(_ part: Part? = nil) {
      if let part { storage = .one(part) } else { storage = .empty }
    }

    @inlinable
    init(_ parts: [Part]) { storage = .several(parts) }

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

    @inlinable var parts: [Part] {
      switch storage {
      case .empty: []
      case .one(let part): [part]
      case .several(let parts): parts
      }
    }
  }

  /// Builds a block of one line.
  @inlinable
  public static func buildBlock(_ component: Component) -> Component { component }

  /// Builds a block of several lines.
  @inlinable
  public static func buildBlock(_ components: Component...) -> Component { Component(components) }

  /// Builds an `if` without an `else`.
  @inlinable
  public static func buildOptional(_ component: Component?) -> Component { component ?? Component() }

  /// Builds the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(first component: Component) -> Component { component }

  /// Builds the second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(second component: Component) -> Component { component }

  /// Builds a loop.
  @inlinable
  public static func buildArray(_ components: [Component]) -> Component { Component(components) }

  /// Builds an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }

  /// Returns the parts of the closure.
  @inlinable
  public static func buildFinalResult(_ component: Component) -> [Part] { component.parts }
}
