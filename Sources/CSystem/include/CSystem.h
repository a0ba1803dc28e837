// SPDX-License-Identifier: MIT
#pragma once
#include <signal.h>
#include <stddef.h>

// What Swift cannot call of the system: its own modules leave these functions out.

/// Keeps memory of the heap until the program ends, where the system would get it back as soon as a
/// piece of work is done, only to be asked for it by the next.
void audiograph_keep_heap(void);

/// Makes room on the heap in pages of 2 MiB, at the first call, where the system has such pages;
/// otherwise changes nothing that could be noticed.
///
/// The columns of a million rows take 1,000 pages of 4 KiB, each of which stops the program for
/// 1.4 µs when it is first written to; a page of 2 MiB, 512 times as large, takes 40 to 200. What is
/// not written to takes no memory. The heap is kept as by `audiograph_keep_heap`.
void audiograph_grow_heap(size_t byte_count);

/// Asks for the blocks of a part of a file before it is written; the file stays as long as it is.
///
/// Saves a quarter of the time of writing on ext4, none on tmpfs. Where the system cannot, nothing
/// happens: what is wrong with the disk is told by writing.
void audiograph_reserve_file(int descriptor, long long offset, long long byte_count);

/// A bell that a thread waits for, by its number; 0 where there is no memory for one.
///
/// Swift has no condition variable that a value can own: it may not know where its own memory lies.
unsigned long audiograph_make_bell(void);

/// Rings: whoever waits goes on, and if nobody does the next one does not wait.
void audiograph_ring_bell(unsigned long bell);

/// Waits for a ring, at most so many seconds; less than 0 for as long as it takes.
void audiograph_await_bell(unsigned long bell, double seconds);

/// Takes a bell down for which nobody waits.
void audiograph_remove_bell(unsigned long bell);

/// How many arguments the program was started with, its own name counted.
///
/// Swift's `CommandLine` reads them in `/proc`, which a container need not have.
int audiograph_argument_count(void);

/// An argument by its number, as the system passes it; null where there is none.
const char *audiograph_argument(int index);

/// Has what a fault of the program itself does to it (SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT)
/// first call a function, which a handler of signals may call, and then say a sentence on standard error.
/// The program then ends as it would have: by that signal, with a core where one is wanted.
///
/// Takes eight calls of the system. Nothing is allocated, then or in the handler, which has a stack of its own.
void audiograph_catch_traps(void (*tidying)(void));

/// The sentence, without a line break; until then nothing is said. Does nothing where traps are not caught.
void audiograph_say_at_trap(const char *text);

/// Runs a body with a stack of the calling thread for traps, so that a full stack is told of too.
void audiograph_with_trap_stack(void (*body)(void *), void *argument);

/// Every signal that can be held back. Those of traps cannot: the system would end the program at once.
void audiograph_hold_signals(sigset_t *signals);

/// A copy of the program with the calling thread alone, which ends by force when the program does.
///
/// Returns 0 in the copy, and in the program its number, or -1. Swift has no `fork`, for it is safe only
/// where there are no other threads.
int audiograph_fork(void);
