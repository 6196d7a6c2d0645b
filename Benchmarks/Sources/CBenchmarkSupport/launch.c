// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#include "CBenchmarkSupport.h"
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int64_t now(void) { return nanoseconds(CLOCK_MONOTONIC); }

int64_t benchmark_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

BenchmarkLaunch benchmark_launch(const char *path, const char *argument) {
  const BenchmarkLaunch failed = {-1, -1};
  int ends[2];
  if (pipe(ends) != 0) return failed;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  char *const arguments[] = {(char *)path, (char *)argument, NULL};

  pid_t child;
  const int64_t start = now();
  const int error = posix_spawn(&child, path, &actions, NULL, arguments, environ);
  close(ends[1]);
  char line[128] = "";
  size_t length = 0;
  int status = -1;
  if (error == 0) {
    ssize_t part;
    while (length < sizeof line - 1 && (part = read(ends[0], line + length, sizeof line - 1 - length)) > 0) {
      length += (size_t)part;
    }
    waitpid(child, &status, 0);
  }
  const int64_t end = now();
  close(ends[0]);
  posix_spawn_file_actions_destroy(&actions);
  if (status != 0 || length == 0) return failed;
  return (BenchmarkLaunch){end - start, atoll(line)};
}
