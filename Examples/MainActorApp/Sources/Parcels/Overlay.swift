// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import SpokenText

/// The app's phrases: `Locales/en.ftl`, and the same in every other language.
public let phrases: Overlay = {
  do {
    return try Overlay(folder: Bundle.module.bundleURL.appendingPathComponent("Locales"))
  } catch {
    fatalError("\(error)")
  }
}()
