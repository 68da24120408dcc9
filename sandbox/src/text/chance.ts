import { hash } from 'node:crypto'

/** A number from 0 up to 1 that only the words decide. */
export const chanceOf = (...words: string[]): number =>
  hash('sha256', words.join('\n'), 'buffer').readUInt32BE() / 2 ** 32

/** One of the choices, by the words alone. */
export const choiceOf = <T>(choices: readonly T[], ...words: string[]): T =>
  choices[Math.floor(chanceOf(...words) * choices.length)]!

/** A whole number between two, both included, by the words alone. */
export const numberOf = (least: number, most: number, ...words: string[]): number =>
  least + Math.floor(chanceOf(...words) * (most - least + 1))

/** The same where there are many small ones and few large. */
export const unevenNumberOf = (least: number, most: number, ...words: string[]): number =>
  Math.round(least * (most / least) ** chanceOf(...words))

/** An identifier of letters, digits, `-` and `_`, by the words alone. */
export const identifierOf = (length: number, ...words: string[]): string =>
  hash('sha256', words.join('\n'), 'base64url').slice(0, length)
