import { beginningOf } from '@storyright/contracts/vocabulary'

const LONGEST = 80

/** Normalises a search, so that spellings count as one. */
export function termOf(query: string): string {
  const plain = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{C}\s]+/gu, ' ')
  return beginningOf(plain.trim(), LONGEST).trim()
}
