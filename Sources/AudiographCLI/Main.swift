// SPDX-License-Identifier: MIT

internal import Glibc

@main
struct Main {
  static func main() {
    StandardDescriptors.fillGaps()
    Interruption.install()
    let status = Program.run(ArgumentBytes.all)
    Interruption.tidyUp()
    exit(status.rawValue)
  }
}
