// SPDX-License-Identifier: MIT

internal import Glibc

/// How many processors this process may use, from 1 to 256.
///
/// `sched_getaffinity` is looked up as the program runs, since Swift's Glibc module does not show it.
package func availableCores() -> Int {
  typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
  var cores = [UInt64](repeating: 0, count: 128)
  let size = cores.count * MemoryLayout<UInt64>.size
  guard let symbol = unsafe dlsym(nil, "sched_getaffinity"),
    unsafe unsafeBitCast(symbol, to: Affinity.self)(0, size, &cores) >= 0
  else { return clamped(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
  return clamped(cores.reduce(0) { $0 + $1.nonzeroBitCount })
}

private func clamped(_ count: Int) -> Int { min(256, max(1, count)) }
