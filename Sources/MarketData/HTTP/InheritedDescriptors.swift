// SPDX-License-Identifier: MIT

package import Glibc

/// Lets a program that is about to be started inherit nothing but its three streams.
///
/// A lock or a pipe of whoever started us would otherwise be held open for as long as it runs. The
/// corresponding C function is `posix_spawn_file_actions_addclosefrom_np`; it is looked up as the
/// program runs, because Swift's Glibc module leaves it out and glibc before 2.34 has none, where
/// nothing is closed.
package func closeInheritedDescriptors(_ actions: inout posix_spawn_file_actions_t) {
  typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
  guard let symbol = unsafe dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
  _ = unsafe unsafeBitCast(symbol, to: CloseFrom.self)(&actions, 3)
}
