// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How many of something there are: `1 error`, `3 errors`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
