import { beginningOf } from '@storyright/contracts/vocabulary'

/** Nothing outside is trusted to be short or few: what lies beyond is not read. Providers answer with 100 at most. */
export const longest = {
  title: 250,
  name: 120,
  names: 10,
  ofOneWork: 5,
  text: 1_500,
  tags: 10,
  isbns: 10,
  candidates: 500,
} as const

/** The beginning of a text; of none nothing. */
export const upTo = (text: string | null | undefined, length: number): string => beginningOf(text ?? '', length)

/** The first of a list, each only so long. */
export const firstOf = (texts: readonly string[], most: number, length: number): string[] =>
  texts.slice(0, most).map((text) => upTo(text, length))
