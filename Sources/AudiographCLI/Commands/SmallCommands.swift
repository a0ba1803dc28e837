// SPDX-License-Identifier: MIT

internal import SoundDevice

/// Lists the sound devices, one a line, the name first.
enum DevicesCommand {
  static func run() throws {
    let devices = try SoundDevice.list()
    guard !devices.isEmpty else { throw NoDevices() }
    try Console.print(devices.map { line($0, in: Console.sentences) })
  }

  static func line(_ device: OutputDevice, in s: Sentences) -> String {
    let summary = device.summary.isEmpty ? "" : s.colon + device.summary
    let isNamedDefault = device.name == SoundDevice.defaultName
    let line = device.name + summary
    return device.isDefault && !isNamedDefault ? s.say(.deviceDefault(device: line)) : line
  }
}

/// ALSA names no device at all.
struct NoDevices: UserFacingError {
  var message: Message { Message(.device, .deviceNoneFound(), .deviceNoneFoundRemedy()) }
}

/// Prints the completions for a shell.
enum CompletionCommand {
  static func run(_ arguments: Arguments) throws {
    switch arguments.operands.first {
    case "zsh": try Console.printDocument(ZshCompletion.text)
    case "fish": try Console.printDocument(FishCompletion.text)
    default: try Console.printDocument(BashCompletion.text)
    }
  }
}
