import { wordsIn } from '../text/words.ts'

const fields = {
  intitle: 'title',
  inauthor: 'author',
  inpublisher: 'publisher',
  subject: 'subject',
  isbn: 'isbn',
} as const
type Field = (typeof fields)[keyof typeof fields] | 'any'

/** Something that has to be in a field: these words, next to each other where they were quoted. */
export interface Term {
  field: Field
  words: string[]
  isPhrase: boolean
  isExcluded: boolean
}

const term = /(-?)(?:(intitle|inauthor|inpublisher|subject|isbn):)?(?:"([^"]*)"?|(\S+))/gi

/** Reads the terms of a search. */
export function readBookQuery(q: string): Term[] {
  return [...q.matchAll(term)]
    .map(
      ([, minus, operator, quoted, single]): Term => ({
        field: operator ? fields[operator.toLowerCase() as keyof typeof fields] : 'any',
        words: operator?.toLowerCase() === 'isbn' ? numberIn(quoted ?? single ?? '') : wordsIn(quoted ?? single ?? ''),
        isPhrase: quoted !== undefined,
        isExcluded: minus === '-',
      }),
    )
    .filter(({ words }) => words.length > 0)
}

/** An ISBN may be asked for with its hyphens. */
const numberIn = (text: string) => [text.replace(/[^\dx]/gi, '').toLowerCase()].filter(Boolean)
