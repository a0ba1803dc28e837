// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

/// Whether an error number means that the process or the system has too many files open.
func refusesFiles(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }
