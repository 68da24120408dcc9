import { allLetters, serifLetters } from './letters.ts'

/** Code points from and to, both included. */
export type Range = readonly [from: number, to: number]

/** `gap.length` in base 36 for each range: how far its first is from the last before it, and how many follow that first. */
export function rangesOf(encoded: string): Range[] {
  let last = 0
  return encoded.split(' ').map((pair) => {
    const [gap = '', more = '0'] = pair.split('.')
    const from = last + Number.parseInt(gap, 36)
    last = from + Number.parseInt(more, 36)
    return [from, last] as const
  })
}

/** The ranges are in order, and there are thousands. */
export function includes(ranges: readonly Range[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [from, to] = ranges[middle]!
    if (codePoint < from) high = middle - 1
    else if (codePoint > to) low = middle + 1
    else return true
  }
  return false
}

/** Ranges are read from the text when they are first needed. */
const reading = (encoded: string) => {
  let ranges: Range[] | undefined
  return (codePoint: number) => {
    ranges ??= rangesOf(encoded)
    return includes(ranges, codePoint)
  }
}

const isInAnyFont = reading(allLetters)
/** Whether the face of our documents has a letter: text of such letters alone needs no other font and no shaping. */
export const isSerifLetter = reading(serifLetters)

/** What takes no ink: blanks, line breaks, joiners, selectors, marks of direction. */
const inkless = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

export const isDrawable = (letter: string): boolean => inkless.test(letter) || isInAnyFont(letter.codePointAt(0)!)

/** The first letter of a text that none of our fonts has: unassigned, private, or of a script that is not among ours. */
export function undrawableIn(text: string): string | undefined {
  for (const letter of text) if (!isDrawable(letter)) return letter
  return undefined
}

/** `U+E000`: for a letter that cannot be shown. */
export const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
