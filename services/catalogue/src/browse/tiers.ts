import { any } from '../conditions.ts'
import { Prisma } from '../generated/client.ts'
import { joinedQuery } from '../text/joined-words.ts'
import { containing } from './read-entries.ts'
import type { Alternative } from './vocabulary.ts'

/** One step of relevance: which entries belong to it, and whether the titles nearest to the text come first in it. */
export interface Tier {
  where: Prisma.Sql
  nearestTitleFirst?: boolean
}

/** A word of the search, and the words that may be meant by it. */
export interface Term {
  word: string
  isPrefix: boolean
  alternatives: Alternative[]
}

/** Where words stand together that were typed apart, or the other way round: initials, compounds, what an apostrophe divides. */
export function joinedTiers(text: string): Tier[] {
  const query = joinedQuery(text)
  return query === null ? [] : [{ where: Prisma.sql`b.joined @@ ${query}::tsquery`, nearestTitleFirst: true }]
}

/** Where the text stands as it was typed, or all of its words do: title before author, tags and description. */
export function literalTiers(text: string, terms: Term[], joined: Tier[]): Tier[] {
  const pattern = containing(text)
  const isOneWord = terms.length === 1 && terms[0]!.word === text // then its words stand where it stands
  const scattered = isOneWord ? [] : terms
  return [
    { where: Prisma.sql`b.title = ${text}` },
    { where: Prisma.sql`b.title LIKE ${pattern}`, nearestTitleFirst: true },
    ...wordTiers('title_words', scattered, 0),
    ...joined,
    { where: Prisma.sql`b.author LIKE ${pattern}` },
    { where: Prisma.sql`b.tags LIKE ${pattern}` },
    { where: Prisma.sql`b.description LIKE ${pattern}` },
    ...wordTiers('words', scattered, 0),
  ]
}

/** Where each word stands as a whole one: nobody who types AI means "again". */
export function wholeWordTiers(text: string, terms: Term[], joined: Tier[]): Tier[] {
  return [
    { where: Prisma.sql`b.title = ${text}` },
    ...wordTiers('title_words', terms, 0),
    ...joined,
    ...wordTiers('words', terms, 0),
  ]
}

/** The listing of an ISBN, by its digits. */
export function numberTier(digits: string): Tier {
  return {
    where: Prisma.sql`b.listing_id IN (SELECT d.listing_id FROM search_documents d WHERE d.document @@ ${`'${digits}'`}::tsquery)`,
  }
}

/** Where all words stand but for typos: fewer typos first, then the title before the rest. */
export function typoTiers(terms: Term[]): Tier[] {
  const most = Math.max(0, ...terms.flatMap(({ alternatives }) => alternatives.map(({ typos }) => typos)))
  return [1, 2]
    .filter((typos) => typos <= most)
    .flatMap((typos) => [...wordTiers('title_words', terms, typos), ...wordTiers('words', terms, typos)])
}

const TELLING = 1_000

/** Titles with all terms but one, whichever; what is left must hold a word that few listings have. */
export function nearlyTiers(terms: Term[], listingsWith: (term: Term) => number): Tier[] {
  const others = terms
    .map((_left, place) => terms.filter((_term, other) => other !== place))
    .filter(
      (rest) => rest.some((term) => listingsWith(term) <= TELLING) && rest.every((term) => listingsWith(term) > 0),
    )
  const wheres = others.flatMap((rest) => wordTiers('title_words', rest, 0).map(({ where }) => where))
  return wheres.length > 0 ? [{ where: any(wheres), nearestTitleFirst: true }] : []
}

const SIMILAR_ENOUGH = 0.4

/** Titles that look like the text as a whole: typos in short words, words run together or torn apart. */
export function similarTitles(text: string): Tier {
  return {
    where: Prisma.sql`(b.title % ${text} AND similarity(b.title, ${text}) >= ${SIMILAR_ENOUGH}::real)`,
    nearestTitleFirst: true,
  }
}

/** Entries with all terms in one column, each as typed or with at most so many typos. */
export function wordTiers(column: 'title_words' | 'words', terms: Term[], typos: number): Tier[] {
  if (terms.length === 0) return []
  const query = terms.map((term) => termQuery(term, typos)).join(' & ')
  const where = Prisma.sql`b.${Prisma.raw(column)} @@ ${query}::tsquery`
  return [column === 'title_words' ? { where, nearestTitleFirst: true } : { where }]
}

// Words are letters and digits only, so a quoted lexeme needs no escaping.
function termQuery({ word, isPrefix, alternatives }: Term, typos: number): string {
  const near = alternatives
    .filter((alternative) => alternative.typos <= typos)
    .map((alternative) => `'${alternative.word}'`)
  return `(${[isPrefix ? `'${word}':*` : `'${word}'`, ...near].join(' | ')})`
}
