import { any } from '../browse/filters.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { wordsOf } from './fold.ts'
import { literalTiers, nearlyTiers, similarTitles, type Term, type Tier, typoTiers, wordTiers } from './tiers.ts'
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
  const standing = await matches(db, literal)
  if (standing >= ENOUGH) return { text, tiers: literal }

  const [alternatives, frequencies] = await Promise.all([alternativesTo(db, words), frequenciesOf(db, words)])
  const terms = plain.map((term) => ({ ...term, alternatives: alternatives.get(term.word)! }))
  const wide = [...literal, ...typoTiers(terms), ...nearlyTiers(terms, ({ word }) => frequencies.get(word) ?? 0)]
  if (standing > 0 || (await matches(db, wide)) > 0) return { text, tiers: wide }
  const similar = [similarTitles(text)]
  if ((await matches(db, similar)) > 0) return { text, tiers: similar }
  return { text, tiers: await withFewerWords(db, terms, frequencies) }
}

async function withFewerWords(db: Database, terms: Term[], frequencies: Map<string, number>): Promise<Tier[]> {
  const seen = ({ word, alternatives }: Term) =>
    Math.max(frequencies.get(word) ?? 0, ...alternatives.map(({ listings }) => listings))
  // A word that stands nowhere tells nothing; after that the rarest word tells most.
  const kept = terms.filter((term) => seen(term) > 0).sort((one, other) => seen(one) - seen(other))
  for (; kept.length > 0; kept.pop()) {
    const tiers = [...wordTiers('title_words', kept, 2), ...wordTiers('words', kept, 2)]
    if ((await matches(db, tiers)) > 0) return tiers
  }
  return [{ where: Prisma.sql`FALSE` }]
}

/** How many entries the tiers find, counted no further than a page. */
async function matches(db: Database, tiers: Tier[]): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM browse_entries b WHERE ${found({ tiers })} LIMIT ${ENOUGH}) AS first_page`
  return rows[0]!.count
}

/** The condition that an entry is among what the plan finds. */
export const found = ({ tiers }: Pick<SearchPlan, 'tiers'>): Prisma.Sql => any(tiers.map(({ where }) => where))
