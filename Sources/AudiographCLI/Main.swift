// SPDX-License-Identifier: MIT

internal import Glibc

@main
struct Main {
  static func main() {
    StandardDescriptors.fillGaps()
    Interruption.install()
    exit(Program.run(ArgumentBytes.all).rawValue)
  }
}
