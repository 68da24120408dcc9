import type { Problem, Taking } from '@storyright/contracts/http'
import type { TakingKind } from '@storyright/contracts/vocabulary'
import { type Book, describeBook, parseBook } from '@storyright/rights'
import { isApiError } from '../../shared/api-error.ts'

const inSentence: Record<TakingKind, string> = {
  option: 'under option',
  grant: 'sold',
  outside: 'granted elsewhere',
  holdback: 'held back',
}

/** The server sends canonical lines, which may be longer than what is typed. */
export const linesRead = (texts: readonly string[]): Book =>
  texts.flatMap((text) => parseBook(text, { characters: Infinity }).book ?? [])

export const takenLines = ({ lines }: Pick<Taking, 'lines'>): Book => linesRead(lines.map(({ text }) => text))

/** What stands in the way of an entry, where the server said so: "Under option: Exclusive film rights, worldwide." */
export function overlapWords(error: unknown): string[] {
  const overlaps: Problem['overlaps'] = isApiError(error) ? error.problem?.overlaps : undefined
  return (overlaps ?? []).map(({ kind, lines }) => {
    const words = `${inSentence[kind]}: ${describeBook(linesRead(lines))}.`
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
}
