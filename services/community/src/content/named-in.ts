import { foldText, limits } from '@storyright/contracts/vocabulary'

/** So many places are looked at: in a text of ten thousand, the others are words. */
const MOST_PLACES = 100
const at = /(?<![\p{L}\p{N}@])@(?=[\p{L}\p{N}])/gu

/** A name that may stand after an `@`, and the same as names are compared. */
export interface Candidate {
  name: string
  key: string
}

/**
 * What a text may mention, place by place, the longest first: a username can have spaces, so only those who know all names can decide
 * where one ends.
 */
export function namedIn(text: string): Candidate[][] {
  const places: Candidate[][] = []
  for (const { index } of text.matchAll(at)) {
    if (places.length === MOST_PLACES) break
    places.push(candidatesIn(text.slice(index + 1, index + 1 + limits.usernameMaximum + 1)))
  }
  return places
}

/** Every beginning that ends where a word ends, or at the username's longest. */
function candidatesIn(text: string): Candidate[] {
  const [line = ''] = text.split(/[\p{Cc}\u2028\u2029]/u)
  const whole = line.slice(0, limits.usernameMaximum)
  const ends = [...line.matchAll(/(?<=\S)(?=[^\p{L}\p{N}]|$)/gu)].map(({ index }) => index)
  return [...new Set(ends.filter((end) => end > 0 && end <= whole.length))]
    .toReversed()
    .map((end) => ({ name: line.slice(0, end), key: foldText(line.slice(0, end)) }))
}
