// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private struct Foo {}

private let card = SpokenCard {
  // error: cannot convert value of type 'Foo' to expected argument type 'Phrase.Verbatim'
  Foo()
}
