// SPDX-License-Identifier: MIT

import Foundation

/// Whether far more random cases are wanted than there is time for on every run: `make sweep` sets
/// `AUDIOGRAPH_SWEEP`.
public let isSweep = ProcessInfo.processInfo.environment["AUDIOGRAPH_SWEEP"] == "1"

/// How many cases a test tries: a few on every run, many in a sweep.
public func caseCount(_ usual: Int, sweep: Int) -> Int { isSweep ? sweep : usual }
