// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Said {
  static func formKind(form: FormName) -> Said { Said("form.kind", Given("form", .name(form.messageName))) }
  static func formFarOut(count: Int, above: Int, below: Int) -> Said { Said("form.farOut", Given("count", .count(count)), Given("above", .count(above)), Given("below", .count(below))) }
  static func formMean(mean: Figure) -> Said { Said("form.mean", Given("mean", .figure(mean))) }
  static func formMissing(count: Int) -> Said { Said("form.missing", Given("count", .count(count))) }
  static func formOthers() -> Said { Said("form.others") }
  static func formUnnamed() -> Said { Said("form.unnamed") }
}

