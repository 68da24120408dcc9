const LONGEST_ENDING = 100

/** The distinct words of folded text at their full length, on one line, as the index of endings takes them apart. */
export const wordLine = (folded: string): string => [...new Set(wordsIn(folded))].join(' ')

/**
 * The query for entries that may contain a text, written over the endings of their words: its words end words there, and its
 * last one may go on. `null` for a text without a word.
 */
export function endingsQuery(text: string): string | null {
  const words = wordsIn(text).map((word) => [...word].slice(0, LONGEST_ENDING).join(''))
  const last = words.pop()
  if (last === undefined) return null
  return [...new Set(words.map((word) => `'${word}'`)), `'${last}':*`].join(' & ')
}

/** Whether the query finds exactly the entries that contain the text. */
export const isOneWord = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text) && [...text].length <= LONGEST_ENDING

const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []
