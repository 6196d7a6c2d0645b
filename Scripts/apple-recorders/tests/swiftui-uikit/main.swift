// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

checkViews()
checkCells()
finish()
