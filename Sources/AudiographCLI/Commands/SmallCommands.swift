// SPDX-License-Identifier: MIT

internal import SoundDevice

/// Lists the sound devices, one a line, the name first.
enum DevicesCommand {
  static func run() throws {
    let devices = try SoundDevice.list()
    guard !devices.isEmpty else {
      throw PlaybackError.noSuchDevice(device: SoundDevice.defaultName)
    }
    try Console.print(devices.map(line))
  }

  static func line(_ device: OutputDevice) -> String {
    let summary = device.summary.isEmpty ? "" : ": \(device.summary)"
    let isNamedDefault = device.name == SoundDevice.defaultName
    return device.name + summary + (device.isDefault && !isNamedDefault ? " (the default)" : "")
  }
}

/// Prints the completions for a shell.
enum CompletionCommand {
  static func run(_ arguments: Arguments) throws {
    switch arguments.operands.first {
    case "zsh": try Console.printPage(ZshCompletion.text)
    case "fish": try Console.printPage(FishCompletion.text)
    default: try Console.printPage(BashCompletion.text)
    }
  }
}

/// Explains a command, or all of them.
enum HelpCommand {
  static func run(_ arguments: Arguments) throws {
    if arguments.has(.manual) { return try Console.printPage(ManualPage.text) }
    guard let name = arguments.operands.first.flatMap(CommandName.init) else {
      return try Console.printPage(Menu.text)
    }
    try Console.printPage(HelpPage.text(of: Commands.spec(name)))
  }
}
