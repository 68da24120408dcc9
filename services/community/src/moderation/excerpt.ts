const LENGTH = 140
/** Line breaks, and what turns the direction of writing round. */
const between = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u
/** An address that something was removed for is not sent around by mail. */
const isAddress = (word: string) => /:\/\/|www\./i.test(word)

/** The beginning of a text on one line, so that people know which one is meant. */
export function excerptOfText(text: string): string {
  const words = text
    .slice(0, 10 * LENGTH)
    .split(between)
    .filter(Boolean)
  const letters = [...words.map((word) => (isAddress(word) ? '[link]' : word)).join(' ')]
  return letters.length > LENGTH ? `${letters.slice(0, LENGTH).join('').trimEnd()} …` : letters.join('')
}
