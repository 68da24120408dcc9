import { any } from '../browse/filters.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { wordsOf } from './fold.ts'
import { type Match, rankFew } from './rank-matches.ts'
import { literalTiers, nearlyTiers, similarTitles, type Term, type Tier, typoTiers, wordTiers } from './tiers.ts'
import { alternativesTo, frequenciesOf } from './vocabulary.ts'

/** How a text is searched for: its tiers in the order of relevance, and all that they find when that is little. */
export interface SearchPlan {
  text: string
  tiers: Tier[]
  few: Match[] | null
}

const MOST_WORDS = 12
const ENOUGH = 24
const EXACT_TITLE = 0
const FEW = 500

/**
 * Decides how far a search reaches. What stands literally always counts; when that neither fills a page nor is a title
 * itself, typos count too; when there is still nothing, titles that look alike, and then fewer words, those that tell
 * least given up first.
 */
export async function planSearch(db: Database, text: string): Promise<SearchPlan> {
  const attempt = async (tiers: Tier[]): Promise<SearchPlan> => ({
    text,
    tiers,
    few: await rankFew(db, text, tiers, FEW),
  })
  const finds = ({ few }: SearchPlan) => few?.length ?? FEW + 1

  const words = wordsOf(text).slice(0, MOST_WORDS)
  const plain = words.map((word, place): Term => ({ word, isPrefix: place === words.length - 1, alternatives: [] }))
  const literal = await attempt(literalTiers(text, plain))
  if (finds(literal) >= ENOUGH || literal.few?.[0]?.tier === EXACT_TITLE) return literal

  const [alternatives, frequencies] = await Promise.all([alternativesTo(db, words), frequenciesOf(db, words)])
  const terms = plain.map((term) => ({ ...term, alternatives: alternatives.get(term.word)! }))
  const further = [...typoTiers(terms), ...nearlyTiers(terms, ({ word }) => frequencies.get(word) ?? 0)]
  const wide = further.length > 0 ? widened(literal, await attempt(further)) : literal
  if (finds(wide) > 0) return wide

  const similar = await attempt([similarTitles(text)])
  if (finds(similar) > 0) return similar
  for (const kept of fewerAndFewer(terms, frequencies)) {
    const relaxed = await attempt([...wordTiers('title_words', kept, 2), ...wordTiers('words', kept, 2)])
    if (finds(relaxed) > 0) return relaxed
  }
  return literal
}

/** One plan after the other: what both find counts in the first. */
function widened(first: SearchPlan, second: SearchPlan): SearchPlan {
  const tiers = [...first.tiers, ...second.tiers]
  if (!first.few || !second.few) return { text: first.text, tiers, few: null }
  const known = new Set(first.few.map(({ id }) => id))
  const more = second.few.filter(({ id }) => !known.has(id))
  const later = more.map((match) => ({ ...match, tier: match.tier + first.tiers.length }))
  return { text: first.text, tiers, few: [...first.few, ...later] }
}

/** The terms that stand anywhere, then without the commonest of them, and so on: the rarest word tells most. */
function* fewerAndFewer(terms: Term[], frequencies: Map<string, number>): Generator<Term[]> {
  const seen = ({ word, alternatives }: Term) =>
    Math.max(frequencies.get(word) ?? 0, ...alternatives.map(({ listings }) => listings))
  const kept = terms.filter((term) => seen(term) > 0).sort((one, other) => seen(one) - seen(other))
  for (; kept.length > 0; kept.pop()) yield [...kept]
}

/** The condition that an entry is among what the plan finds. */
export const found = ({ tiers, few }: SearchPlan): Prisma.Sql =>
  few ? Prisma.sql`b.listing_id = ANY (${few.map(({ id }) => id)}::bigint[])` : any(tiers.map(({ where }) => where))
