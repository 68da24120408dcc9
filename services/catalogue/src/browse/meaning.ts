import { type NearInMeaning, nearInMeaning } from '@storyright/contracts/http'
import { wordsOf } from '@storyright/contracts/vocabulary'
import { fuse } from '@storyright/meaning'
import type { ServiceClient } from '@storyright/service-kit'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import type { Match } from './rank-matches.ts'
import type { Tier } from './tiers.ts'

type Near = NonNullable<NearInMeaning['near']>
/** The listings nearest in meaning to a text; `null` where nobody could be asked in time. */
export type AskMeaning = (search: string) => Promise<Near | null>

/** One or two words are a name or a topic, which words find. */
const LEAST_WORDS = 3
/** Where there is no model, ai is asked again after so long. */
const WITHOUT_MODEL_MS = 30_000

export const isAskedByMeaning = (search: string): boolean => wordsOf(search).length >= LEAST_WORDS

export function createAskMeaning({ ai, clock }: { ai: ServiceClient | null; clock(): Date }): AskMeaning {
  let awayUntil = 0
  return async (search) => {
    if (!ai || clock().getTime() < awayUntil) return null
    const { method, path, reply } = nearInMeaning
    const answer = await ai
      .ask({ method, path, reply, body: { text: search.toLowerCase() }, idempotent: false })
      .catch(() => undefined) // words alone, as when it took too long
    if (answer && answer.near === null) awayUntil = clock().getTime() + WITHOUT_MODEL_MS
    return answer?.near ?? null
  }
}

/** What is farther, or much farther than the nearest, is not shown: something is always the nearest. */
const LEAST_NEARNESS = 0.2
const LEAST_OF_NEAREST = 0.6
const MOST_BY_MEANING = 60
/** Scores are kept as whole numbers, as cursors have them. */
const SCORE_UNITS = 1e7

interface FuseMeaningInput {
  few: readonly Match[]
  /** Of what has all of the words; what has some of them is in none. */
  tiers: readonly Tier[]
  meant: Near
  conditions: Prisma.Sql[]
}

/**
 * What words and meaning find, as one list: what has all of the words, with typos or without, stays first, as titles
 * and names do; the rest follows by its places in both.
 */
export async function fuseMeaning(db: Database, { few, tiers, meant, conditions }: FuseMeaningInput): Promise<Match[]> {
  const least = Math.max(LEAST_NEARNESS, (meant[0]?.nearness ?? 0) * LEAST_OF_NEAREST)
  const near = meant.filter(({ nearness }) => nearness >= least).slice(0, MOST_BY_MEANING)
  const shown = await visibleAmong(
    db,
    near.map(({ id }) => BigInt(id)),
    conditions,
  )
  const first = few.filter(({ tier }) => tier < tiers.length)
  const named = new Set(first.map(({ id }) => id))
  const isNear = new Set(shown)
  const rest = fuse(
    shown.filter((id) => !named.has(id)),
    few.filter(({ id }) => !named.has(id)).map(({ id }) => id),
  ).map(({ id, score, byMeaning, byWords }): Match => {
    const foundBy = byMeaning === null ? 'words' : byWords === null ? 'meaning' : 'both'
    return { id, tier: tiers.length, nearness: Math.round(score * SCORE_UNITS), foundBy }
  })
  return [
    ...first.map((match): Match => ({ ...match, foundBy: isNear.has(match.id) ? 'both' : 'words' })),
    ...rest.sort((one, other) => other.nearness - one.nearness || (one.id < other.id ? 1 : -1)),
  ]
}

/** Those of these listings that a reader may find, in their order. */
async function visibleAmong(db: Database, ids: bigint[], conditions: Prisma.Sql[]): Promise<bigint[]> {
  if (ids.length === 0) return []
  const rows = await db.$queryRaw<{ id: bigint }[]>`
    SELECT b.listing_id AS id FROM browse_entries b
    WHERE ${all([Prisma.sql`b.listing_id = ANY (${ids}::bigint[])`, ...conditions])}`
  const visible = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => visible.has(id))
}
