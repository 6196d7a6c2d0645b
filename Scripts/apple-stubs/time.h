// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The part of <time.h> that the package uses, as Apple's has it.
#pragma once

typedef long time_t;

time_t time(time_t *);
