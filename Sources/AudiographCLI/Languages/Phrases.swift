// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

/// A text with a full stop at its end, one at most.
func ended(_ text: String) -> String { text.ends(with: ".") ? text : "\(text)." }

/// Whether an error number means that the process or the system has too many files open.
func refusesFiles(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }
