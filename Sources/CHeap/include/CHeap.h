// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>

/// Keeps memory of the heap until the program ends, where the system would get it back as soon as a
/// piece of work is done, only to be asked for it by the next.
void audiograph_keep_heap(void);

/// Makes room on the heap in pages of 2 MiB where the system has them; otherwise changes nothing that
/// could be noticed.
///
/// The columns of a million rows take 1,000 pages of 4 KiB, each of which stops the program for
/// 1.4 µs when it is first written to; a page of 2 MiB takes 41 µs. What is not written to takes no
/// memory. The heap is kept as by `audiograph_keep_heap`.
void audiograph_grow_heap(size_t byte_count);
