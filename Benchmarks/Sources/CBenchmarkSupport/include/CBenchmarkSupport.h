// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What the benchmarks ask of C: how often memory was allocated, and how long another program runs.

#ifndef C_BENCHMARK_SUPPORT_H
#define C_BENCHMARK_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>

/// How many blocks of memory this thread has asked for so far, in whatever way; always 0 where they are not counted.
uint64_t benchmark_allocation_count(void);

/// Whether allocations are counted: where the C library is glibc.
bool benchmark_counts_allocations(void);

/// The time that this thread has had of a processor, in nanoseconds: what other processes take is not in it.
int64_t benchmark_thread_nanoseconds(void);

typedef struct {
  /// From just before the program is started until it has ended, in nanoseconds; below zero where it failed.
  int64_t whole;
  /// What the program wrote on its first line: the nanoseconds from its `main` to its first phrase.
  int64_t inside;
} BenchmarkLaunch;

/// Starts a program with one argument, and waits for its end.
BenchmarkLaunch benchmark_launch(const char *path, const char *argument);

#endif
