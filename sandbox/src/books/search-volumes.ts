import { chanceOf } from '../text/chance.ts'
import { createWordIndex } from '../text/word-index.ts'
import { plain, wordsIn } from '../text/words.ts'
import { knownWorks } from '../works/works.ts'
import type { Volume } from './book-calls.ts'
import { volumesAbout } from './editions.ts'

/** A volume with its fields as they are searched. */
interface Shelved {
  volume: Volume
  searched: Record<Term['field'], string>
}

function shelved(volume: Volume): Shelved {
  const { title, subtitle = '', authors = [], publisher = '', category, isbns, description = '' } = volume
  const text = {
    title: `${title} ${subtitle}`,
    author: authors.join(' / '),
    publisher,
    subject: `Fiction ${category}`,
    isbn: isbns.join(' '),
  }
  const any = [...Object.values(text), description].join(' ')
  const searched = Object.entries({ ...text, any }).map(([field, words]) => [field, plain(words)])
  return { volume, searched: Object.fromEntries(searched) as Shelved['searched'] }
}

const createShelf = () => {
  const all = knownWorks().flatMap(volumesAbout).map(shelved)
  return {
    ...createWordIndex(all, ({ searched }) => searched.any),
    byId: new Map(all.map((each) => [each.volume.id, each.volume])),
  }
}
let opened: ReturnType<typeof createShelf> | undefined
const shelf = () => (opened ??= createShelf())

export const volumeWith = (id: string): Volume | undefined => shelf().byId.get(id)

/** Every volume that a search finds, the likeliest first. */
export function searchVolumes(q: string): Volume[] {
  const terms = readBookQuery(q)
  const wanted = terms.filter(({ isExcluded }) => !isExcluded)
  if (wanted.length === 0) return []
  const found = shelf()
    .candidates(wanted.flatMap(({ field, words }) => (field === 'author' ? words.slice(-1) : words)))
    .filter((each) => terms.every((term) => fits(term, each) !== term.isExcluded))
  if (found.length === 0) return somethingElse(q)
  return found
    .map((each) => ({ volume: each.volume, rank: rankOf(each, wanted) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ volume }) => volume)
}

/** Of an author the last word is enough: records have first names in many ways. */
const fits = ({ field, words, isPhrase }: Term, { searched }: Shelved): boolean => {
  if (field === 'author') return searched.author.includes(` ${words.at(-1)} `)
  return isPhrase
    ? searched[field].includes(` ${words.join(' ')} `)
    : words.every((word) => searched[field].includes(` ${word} `))
}

/** A title that is the very words comes first, then one that has them; after that only habit decides. */
function rankOf({ volume, searched }: Shelved, wanted: Term[]): number {
  const asked = wanted.filter(({ field }) => field === 'any' || field === 'title').flatMap(({ words }) => words)
  const title = wordsIn(volume.title)
  const isWhole = title.length > 0 && plain(asked.join(' ')).includes(` ${title.join(' ')} `)
  const shared = asked.filter((word) => searched.title.includes(` ${word} `)).length / (asked.length || 1)
  return (isWhole ? 2 : 0) + shared + chanceOf('habit', volume.id)
}

/** For an unknown work a shop mostly has nothing, and sometimes another title. */
function somethingElse(q: string): Volume[] {
  const words = wordsIn(q).join(' ')
  const isOffered = !/(^|\s)-?(intitle|inauthor|isbn):/i.test(q) && chanceOf('something else', words) < 0.12
  return isOffered ? [shelf().all[Math.floor(chanceOf('which', words) * shelf().all.length)]!.volume] : []
}

const fields = {
  intitle: 'title',
  inauthor: 'author',
  inpublisher: 'publisher',
  subject: 'subject',
  isbn: 'isbn',
} as const
type Field = (typeof fields)[keyof typeof fields] | 'any'

/** Something that has to be in a field: these words, next to each other where they were quoted. */
interface Term {
  field: Field
  words: string[]
  isPhrase: boolean
  isExcluded: boolean
}

const term = /(-?)(?:(intitle|inauthor|inpublisher|subject|isbn):)?(?:"([^"]*)"?|(\S+))/gi

/** Reads the terms of a search. */
function readBookQuery(q: string): Term[] {
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
