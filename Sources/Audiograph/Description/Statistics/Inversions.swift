// SPDX-License-Identifier: MIT

/// Sorts stably and meets every inversion on the way: a pair whose later element is the smaller.
///
/// - Parameters:
///   - elements: What is sorted; a second array of the same length is needed meanwhile.
///   - visit: Takes a later element, the elements as they stand, and the range of the earlier ones
///     that are larger than it. Each inversion is met once.
/// - Complexity: O(*n* log *n*) and a visit for each element that passes others.
@inline(__always)
func sortVisitingInversions<Element: Comparable>(
  _ elements: inout [Element], visit: (Element, [Element], Range<Int>) -> Void
) {
  var target = elements
  var width = 1
  while width < elements.count {
    var start = 0
    while start < elements.count {
      let middle = min(start + width, elements.count)
      let end = min(middle + width, elements.count)
      merge(elements, (start, middle, end), into: &target, visit: visit)
      start = end
    }
    swap(&elements, &target)
    width *= 2
  }
}

@inline(__always)
private func merge<Element: Comparable>(
  _ source: [Element], _ bounds: (start: Int, middle: Int, end: Int),
  into target: inout [Element], visit: (Element, [Element], Range<Int>) -> Void
) {
  var left = bounds.start
  var right = bounds.middle
  for place in bounds.start..<bounds.end {
    if left < bounds.middle, right == bounds.end || !(source[right] < source[left]) {
      target[place] = source[left]
      left += 1
    } else {
      target[place] = source[right]
      if left < bounds.middle { visit(source[right], source, left..<bounds.middle) }
      right += 1
    }
  }
}

/// Sorts and counts the pairs whose later element is the smaller.
func sortCountingInversions<Element: Comparable>(_ elements: inout [Element]) -> Int {
  var count = 0
  sortVisitingInversions(&elements) { _, _, larger in count += larger.count }
  return count
}
