// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Returns a number with its noun, such as `1 error` or `3 errors`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
