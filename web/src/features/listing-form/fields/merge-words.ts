import { isVisible, limits } from '@storyright/contracts/vocabulary'

const key = (word: string) => word.toLowerCase()

/** Adds what was typed, split at commas: no word twice, whatever its capitals, and a listed one in the list's own spelling. */
export function mergeWords(words: readonly string[], typed: string, listed: readonly string[] = []) {
  const merged = [...words]
  const added = typed.split(',').map((word) => word.trim().slice(0, limits.tag))
  for (const word of added) {
    const known = merged.some((other) => key(other) === key(word))
    if (isVisible(word) && !known && merged.length < limits.tags) merged.push(spelling(word, listed))
  }
  return merged
}

const spelling = (word: string, listed: readonly string[]) => listed.find((own) => key(own) === key(word)) ?? word

/** The words that are no tick of the list. */
export const customWords = (words: readonly string[], listed: readonly string[]) =>
  words.filter((word) => !listed.includes(word))
