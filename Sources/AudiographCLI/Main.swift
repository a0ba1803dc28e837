// SPDX-License-Identifier: MIT

internal import Glibc

@main
struct Main {
  static func main() {
    Interruption.install()
    exit(Program.run(ArgumentBytes.all).rawValue)
  }
}
