// The part of <unistd.h> that the package uses, as Apple's has it.
#pragma once

#define _SC_PAGESIZE 29

long sysconf(int);
