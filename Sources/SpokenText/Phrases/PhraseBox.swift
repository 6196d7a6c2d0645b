// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An object with the kind of a phrase, and the properties that every part of a card needs.
///
/// Cards copy their phrases several times. Copying a box is one retain. Copying an `any PhraseKind` calls its type's
/// copy function, and a card takes up to 25 % more time.
protocol PhraseBox: AnyObject, Sendable {
  var kind: any PhraseKind { get }
  var size: PhraseSize { get }
  var isSilent: Bool { get }
  var plainText: String? { get }
  var hasMoment: Bool { get }
  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value
}

/// A box for kinds of one type.
final class KindBox<Kind: PhraseKind>: PhraseBox {
  let content: Kind

  init(_ content: Kind) { self.content = content }

  var kind: any PhraseKind { content }
  var size: PhraseSize { content.size }
  var isSilent: Bool { content.isSilent }
  var plainText: String? { content.plainText }
  var hasMoment: Bool { content.hasMoment }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    content.compose(with: speaker, in: &scope)
  }
}
