// SPDX-License-Identifier: MIT

extension SoundFileError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .unsupportedRate(let kind, let rate, _):
      "A .\(kind.rawValue) file cannot have a sample rate of \(rate)."
    case .unsupportedDepth(let kind, let depth, _):
      "A .\(kind.rawValue) file cannot have a sample depth of \(depth.rawValue)."
    case .tooLong(let frameCount): "A sound of \(frameCount) frames is too long for a file."
    case .encoding(let kind, let code):
      "Cannot write the .\(kind.rawValue) file: libsndfile reports error \(code)."
    case .oldLibrary(let kind, let version):
      "Cannot write the .\(kind.rawValue) file, which takes libsndfile \(version) or later."
    case .missingLibrary(let kind, let name):
      "Cannot write the .\(kind.rawValue) file: the library \(name) is missing."
    case .incomplete(let kind, let frameCount, let written):
      "Only \(written) of \(frameCount) frames reached the .\(kind.rawValue) file."
    case .output(let error): error.description
    }
  }
}

extension OutputError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .invalidPath(let path): "The path \"\(path)\" is empty or holds a NUL byte."
    case .isFolder(let path): "The path \"\(path)\" is a folder."
    case .noSuchFolder(let path, let folder):
      "Cannot write \"\(path)\": there is no folder \"\(folder)\"."
    case .folderTakesNoFiles(let path, let folder):
      "Cannot write \"\(path)\": no file can be created in \"\(folder)\"."
    case .notAFolder(let path, let folder):
      "Cannot write \"\(path)\": \"\(folder)\" is not a folder."
    case .notPermitted(let path): "There is no permission to write \"\(path)\"."
    case .readOnlyFileSystem(let path): "The disk of \"\(path)\" is read-only."
    case .noSpace(let path): "There is no space left for \"\(path)\"."
    case .tooLarge(let path): "The file \"\(path)\" would be too large."
    case .nameTooLong(let path): "The file name \"\(path)\" is too long."
    case .linkLoop(let path): "The symbolic links at \"\(path)\" form a loop."
    case .ofAnotherUser(let path, let file):
      "The path \"\(path)\" leads through \"\(file)\", which another user put there."
    case .exists(let path): "The file \"\(path)\" already exists."
    case .closedPipe(let path): "Nobody reads the pipe \"\(path)\" any more."
    case .interrupted(let path): "Writing \"\(path)\" was interrupted."
    case .system(let path, _, let reason): "Cannot write \"\(path)\": \(reason)."
    }
  }
}
