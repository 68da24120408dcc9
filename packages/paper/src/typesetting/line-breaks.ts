import LineBreaker from 'linebreak'

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Scripts that put no blanks between words: their words are found in a dictionary. */
const withoutBlanks = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Where a line may end, in order, the text's end included. */
export function breaksOf(text: string): number[] {
  const breaks = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) breaks.add(found.position)
  for (const { 0: stretch, index } of text.matchAll(withoutBlanks))
    for (const word of words.segment(stretch)) if (word.index > 0) breaks.add(index + word.index)
  const ends = new Set(clustersOf(text))
  return [...breaks].filter((at) => at > 0 && ends.has(at)).sort((one, other) => one - other)
}

/** Where what is read as one letter ends. */
export const clustersOf = (text: string): number[] =>
  [...clusters.segment(text)].map(({ index, segment }) => index + segment.length)

/**
 * Breaks a text into lines that are no wider than `width`, between words where that is possible. `measure` gives the width of a
 * part of it.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (start: number, end: number) => number,
): { start: number; end: number }[] {
  const inked = (start: number, end: number) => start + text.slice(start, end).trimEnd().length
  const lines: { start: number; end: number }[] = []
  let start = 0
  let end = 0
  let filled = 0
  const close = (at: number) => {
    lines.push({ start, end: inked(start, at) })
    start = end = at
    filled = 0
  }
  const append = (to: number) => {
    if (filled + measure(end, inked(end, to)) > width && end > start) close(end)
    filled += measure(end, to)
    end = to
  }
  for (const to of breaksOf(text))
    if (measure(end, inked(end, to)) <= width) append(to)
    else {
      const from = end
      for (const part of clustersOf(text.slice(from, to))) append(from + part)
    }
  if (end > start || lines.length === 0) close(text.length)
  return lines
}
