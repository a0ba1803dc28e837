// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

@main
struct Main {
  static func main() {
    StandardDescriptors.fillGaps()
    Interruption.install()
    let status = Program.run(programArguments)
    Interruption.tidyUp()
    exit(status.rawValue)
  }
}
