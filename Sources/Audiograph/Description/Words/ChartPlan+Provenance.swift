// SPDX-License-Identifier: MIT

extension ChartContext.Origin {
  /// Where data are from.
  var said: Said {
    switch self {
    case .bundledSample: .originSample()
    case .file(let file): .originFile(file: .name(file))
    case .standardInput: .originStandardInput()
    case .provider(let provider): .originProvider(provider: .provider(provider))
    case .imported: .originImported()
    }
  }
}

extension ChartContext.Omission {
  /// What was left out of data.
  var said: Said {
    switch self {
    case .repeatedDates(let count): .omissionRepeatedDates(count: count)
    case .emptyRows(let count): .omissionEmptyRows(count: count)
    }
  }
}

extension Said {
  /// Who gives data: `Yahoo`, `the ECB`.
  static func provider(_ name: String) -> Said {
    .provider(code: name, name: .name(name), isAbbreviation: name.isAbbreviation)
  }
}
