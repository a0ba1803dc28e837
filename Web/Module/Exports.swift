// SPDX-License-Identifier: MIT

internal import CBrowser

// What JavaScript calls. There is one chart at a time, and one answer, which stays until the next.

private struct Desk {
  var request = WebRequest()
  var chart: WebChart?
  var answer: [UInt8] = []
  var samples: [Int16] = []
  var format = SoundFormat()
  var walks: [Int32: WebWalk] = [:]
  var walkCount: Int32 = 0
}

nonisolated(unsafe) private var desk = Desk()

/// Room for bytes from JavaScript, which takes the module to be gone where there is none.
@_expose(wasm, "room") @_cdecl("audiograph_room")
public func room(_ count: Int) -> UnsafeMutableRawPointer? { browser_memory(count) }

/// Gives room back.
@_expose(wasm, "free") @_cdecl("audiograph_free")
public func free(_ memory: UnsafeMutableRawPointer?) { browser_free(memory) }

/// Where the answer is, in UTF-8.
@_expose(wasm, "answer") @_cdecl("audiograph_answer")
public func answer() -> UnsafeRawPointer? {
  desk.answer.withUnsafeBytes { $0.baseAddress }
}

/// The bytes of the answer.
@_expose(wasm, "answerCount") @_cdecl("audiograph_answer_count")
public func answerCount() -> Int { desk.answer.count }

/// Reads a table with options, which are JSON; the answer is what is said of it.
///
/// Returns the exit status that the program would have; that of an error is an object with its sentences.
@_expose(wasm, "load") @_cdecl("audiograph_load")
public func load(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ options: UnsafePointer<UInt8>, _ optionCount: Int
) -> Int32 {
  answering { () throws(Refusal) in
    desk.chart = nil
    desk.request = WebRequest(
      options: Array(UnsafeBufferPointer(start: options, count: optionCount)))
    let chart = try WebChart(
      Array(UnsafeBufferPointer(start: bytes, count: count)), desk.request)
    desk.chart = chart
    var json = JSONWriter()
    let (sentences, notes) = (try chart.sentences(desk.request), chart.noteLines(desk.request))
    json.object {
      $0.member("title", chart.chart.title)
      $0.member("kind", chart.choice.name.rawValue)
      $0.member("sentences", sentences)
      $0.member("notes", notes)
      let taken = chart.table.chartTaken
      $0.member("chart", taken?.number ?? 1)
      $0.member("charts", taken?.titles ?? [])
      if let columns = chart.context.columns {
        $0.key("columns")
        $0.object {
          $0.member("x", columns.x)
          $0.member("y", columns.y)
          $0.member("by", columns.by)
          $0.member("others", columns.others)
        }
      }
    }
    return json.text
  }
}

/// A document of the chart that was read last: 0 facts, 1 page, 2 fragment of a page, 3 data.
@_expose(wasm, "document") @_cdecl("audiograph_document")
public func document(_ kind: Int32) -> Int32 {
  answering { () throws(Refusal) in
    guard let chart = desk.chart else { return "" }
    switch kind {
    case 0: return try chart.facts(desk.request)
    case 1: return try chart.page(desk.request, isFragment: false)
    case 2: return try chart.page(desk.request, isFragment: true)
    default: return chart.data
    }
  }
}

/// The sound of the chart that was read last; the answer says its rate and channels.
@_expose(wasm, "render") @_cdecl("audiograph_render")
public func render() -> Int32 {
  answering { () throws(Refusal) in
    guard let chart = desk.chart else { return "" }
    (desk.samples, desk.format) = try chart.score().samples()
    return soundAnswer()
  }
}

private func soundAnswer() -> String {
  var json = JSONWriter()
  json.object {
    $0.member("sampleRate", desk.format.sampleRate)
    $0.member("channels", desk.format.channelCount)
    $0.member("count", desk.samples.count)
  }
  return json.text
}

/// Begins a walk through the chart that was read last; the answer has its number and what is said first.
@_expose(wasm, "walk") @_cdecl("audiograph_walk")
public func walk() -> Int32 {
  answering { () throws(Refusal) in
    guard let chart = desk.chart else { return "" }
    let walk = try WebWalk(chart, desk.request)
    desk.walkCount += 1
    desk.walks[desk.walkCount] = walk
    var json = JSONWriter()
    json.object {
      $0.member("walk", Int(desk.walkCount))
      $0.member("lines", walk.opening)
    }
    return json.text
  }
}

/// Answers a line, keys or a word, on a walk; the answer has what is said, and whether it ended.
@_expose(wasm, "step") @_cdecl("audiograph_step")
public func step(_ number: Int32, _ line: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  answering { () throws(Refusal) in
    guard var walk = desk.walks[number] else { return "" }
    let text = String(decoding: UnsafeBufferPointer(start: line, count: count), as: UTF8.self)
    let lines = walk.take(text)
    desk.walks[number] = walk.isOver ? nil : walk
    var json = JSONWriter()
    json.object {
      $0.member("lines", lines)
      $0.member("isOver", walk.isOver)
    }
    return json.text
  }
}

/// The sound of what a walk said last, as of `render`; nothing where it is silent.
@_expose(wasm, "sound") @_cdecl("audiograph_sound")
public func sound(_ number: Int32) -> Int32 {
  answering { () throws(Refusal) in
    guard let score = desk.walks[number]?.score else { return "" }
    (desk.samples, desk.format) = score.samples()
    return soundAnswer()
  }
}

/// Ends a walk.
@_expose(wasm, "leave") @_cdecl("audiograph_leave")
public func leave(_ number: Int32) { desk.walks[number] = nil }

/// Where the samples are that `render` made.
@_expose(wasm, "samples") @_cdecl("audiograph_samples")
public func samples() -> UnsafeRawPointer? {
  desk.samples.withUnsafeBytes { $0.baseAddress }
}

/// What the page is made of besides charts: its style, the hash of the script of a chart, and what it says itself,
/// messages by their names, in each language.
@_expose(wasm, "shell") @_cdecl("audiograph_shell")
public func shell() -> Int32 {
  answering { () throws(Refusal) in
    var json = JSONWriter()
    json.object { json in
      json.member("style", Page.style)
      json.member("scriptHash", Page.scriptHash)
      json.member("options", WebRequest.options.map { $0.rawValue })
      json.key("words")
      json.object { json in
        for language in Language.allCases {
          json.key(language.rawValue)
          json.object { WebWords.write(in: language, to: &$0) }
        }
      }
    }
    return json.text
  }
}

private func answering(_ body: () throws(Refusal) -> String) -> Int32 {
  do throws(Refusal) {
    desk.answer = Array(try body().utf8)
    return 0
  } catch {
    let sentences = desk.request.language.sentences
    var json = JSONWriter()
    json.object {
      $0.member("message", error.message.problem.map { sentences.say($0) })
      $0.member("remedy", error.message.remedy.map { sentences.say($0) })
      $0.member("exitStatus", Int(error.message.exitStatus.rawValue))
    }
    desk.answer = Array(json.text.utf8)
    return error.message.exitStatus.rawValue
  }
}
