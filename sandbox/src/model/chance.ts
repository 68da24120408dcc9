import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that only the words decide. */
export const chanceOf = (...words: string[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE() / 2 ** 32
