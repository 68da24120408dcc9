import { any } from '../browse/filters.ts'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { wordsOf } from './fold.ts'
import { literalTiers, similarTitles, type Term, type Tier, typoTiers, wordTiers } from './tiers.ts'
import { alternativesTo, frequenciesOf } from './vocabulary.ts'

/** How a text is searched for: its tiers in the order of relevance. */
export interface SearchPlan {
  text: string
  tiers: Tier[]
}

const MOST_WORDS = 12
const ENOUGH = 24

/**
 * Decides how far a search reaches. What stands literally always counts; when that does not fill a page, typos and titles
 * that look alike count too; when there is still nothing, words are given up, those that tell least first.
 */
export async function planSearch(db: Database, text: string): Promise<SearchPlan> {
  const words = wordsOf(text).slice(0, MOST_WORDS)
  const plain = words.map((word, place): Term => ({ word, isPrefix: place === words.length - 1, alternatives: [] }))
  const literal = literalTiers(text, plain)
  if ((await matches(db, literal)) >= ENOUGH) return { text, tiers: literal }

  const terms = await Promise.all(
    plain.map(async (term) => ({ ...term, alternatives: await alternativesTo(db, term.word) })),
  )
  const wide = [...literal, ...typoTiers(terms), similarTitles(text)]
  if (terms.length < 2 || (await matches(db, wide)) > 0) return { text, tiers: wide }
  return { text, tiers: await withFewerWords(db, terms, wide) }
}

async function withFewerWords(db: Database, terms: Term[], otherwise: Tier[]): Promise<Tier[]> {
  const frequencies = await frequenciesOf(
    db,
    terms.flatMap(({ word, alternatives }) => [word, ...alternatives.map((one) => one.word)]),
  )
  const seen = ({ word, alternatives }: Term) =>
    Math.max(0, ...[word, ...alternatives.map((one) => one.word)].map((one) => frequencies.get(one) ?? 0))
  // A word that stands nowhere tells nothing; after that the rarest word tells most.
  const kept = terms.filter((term) => seen(term) > 0).sort((one, other) => seen(one) - seen(other))
  for (; kept.length > 0; kept.pop()) {
    const tiers = [...wordTiers('title_words', kept, 2), ...wordTiers('words', kept, 2)]
    if ((await matches(db, tiers)) > 0) return tiers
  }
  return otherwise
}

/** How many entries the tiers find, counted no further than a page. */
async function matches(db: Database, tiers: Tier[]): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM browse_entries b WHERE ${found({ tiers })} LIMIT ${ENOUGH}) AS first_page`
  return rows[0]!.count
}

/** The condition that an entry is among what the plan finds. */
export const found = ({ tiers }: Pick<SearchPlan, 'tiers'>): Prisma.Sql => any(tiers.map(({ where }) => where))
