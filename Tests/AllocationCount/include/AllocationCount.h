// SPDX-License-Identifier: MIT
#pragma once

/// How often this thread has asked for memory so far; 0 for ever where a sanitiser watches memory.
unsigned long allocationCount(void);
