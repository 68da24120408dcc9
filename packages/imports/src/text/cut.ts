import { beginningOf } from '@storyright/contracts/vocabulary'

/** The end of a sentence with the quotes that close it. */
const sentenceEnd = /[.!?…。！？]["'”’»)\]]*(?=\s|$)/g

/** The beginning of a text that fits, up to the end of a sentence where that leaves half of it, else of a word. */
export function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text
  const beginning = beginningOf(text, most)
  const end = [...beginning.matchAll(sentenceEnd)].map((match) => match.index + match[0].length).at(-1) ?? 0
  // A sentence that ends exactly where the text was cut may have gone on: "3.5".
  if (end >= most / 2 && /^(?:\s|$)/.test(text.slice(end))) return beginning.slice(0, end)
  return cutAtWord(text, most)
}

/** In a title or a name its sign becomes three full stops. */
const ELLIPSIS = 3

export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const beginning = beginningOf(text, most - ELLIPSIS)
  const space = beginning.search(/\s+\S*$/)
  return `${(space >= most / 2 ? beginning.slice(0, space) : beginning).trimEnd()}…`
}

const nothing = /^(?:n\.?\/?\s?a\.?|null|nil|tb[cad]|[-–—_.?]+|#n\/a|undefined)$/i

/** Whether a text is one of the ways to say that there is none. */
export const isNothing = (text: string): boolean => text.trim() === '' || nothing.test(text.trim())
