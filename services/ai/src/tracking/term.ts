import { beginningOf } from '@storyright/contracts/vocabulary'

const LONGEST = 80

/** What was searched for, so that it counts as one however it was typed. */
export function termOf(query: string): string {
  const plain = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{C}\s]+/gu, ' ')
  return beginningOf(plain.trim(), LONGEST).trim()
}
