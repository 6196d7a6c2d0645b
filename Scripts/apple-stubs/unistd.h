// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The part of <unistd.h> that the package uses, as Apple's has it.
#pragma once

#define _SC_PAGESIZE 29

long sysconf(int);
