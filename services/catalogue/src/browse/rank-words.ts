import { synonymsIn } from '@storyright/asking'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import type { Match } from './rank-matches.ts'
import type { Alternative } from './vocabulary.ts'

interface RankWordsInput {
  /** The words of the search, in their order. */
  words: string[]
  /** What a word that nobody uses may have meant. */
  alternatives: Map<string, Alternative[]>
  conditions: Prisma.Sql[]
  /** What the best scores without the conditions, where that is known: the others are compared with it. */
  best?: number
}

export interface RankedWords {
  matches: Omit<Match, 'tier'>[]
  /** Documents were left out because there are too many; of those that meet further conditions none needs to be. */
  isCut: boolean
  best: number
}

/** One way to meet a term: a word or a phrase, and how much of the term's weight it earns. */
interface Way {
  term: number
  text: string
  part: number
  isPrefix: boolean
}
interface Resolved extends Way {
  query: string
  /** In how many documents its rarest word occurs. */
  listings: number
}

/** So many documents are looked at, those with the rarest words of the search. */
const MOST_CANDIDATES = 2_000
/** What scores less beside the best is not shown: a common word by itself says nothing. */
const LEAST_OF_BEST = 0.3
const OF_SYNONYM = 0.5
const OF_TYPO = 0.6
/** What a hit counts for in synopsis, description, tags and author, title. */
const fieldWeights = '{0.7, 0.9, 1, 1}'

/**
 * Documents in which any word of the search stands, in any form, as itself or by a synonym; rarer words weigh more, by the usual
 * measure of BM25. Texts are short, so that how often a word stands in one hardly counts.
 */
export async function rankWords(
  db: Database,
  { words, alternatives, conditions, best = 0 }: RankWordsInput,
): Promise<RankedWords> {
  const { ways, documents } = await resolve(db, waysOf(words, alternatives))
  if (ways.length === 0) return { matches: [], isCut: false, best }
  const terms = [...Map.groupBy(ways, ({ term }) => term).values()].map((own) => ({
    ways: own,
    listings: own.reduce((sum, { listings }) => sum + listings, 0),
    weight: Math.log(
      1 + Math.max(documents, 1) / (Math.min(...own.filter(isBest(own)).map(({ listings }) => listings)) + 0.5),
    ),
  }))
  const driving = drivingOf(terms)
    .flatMap((term) => term.ways.map(({ query }) => `(${query})`))
    .join(' | ')
  const scores = terms.map(({ ways: own, weight }) => {
    const hits = own.map(
      ({ query, part }) =>
        Prisma.sql`${weight * part}::float8 * LEAST(ts_rank(${fieldWeights}::real[], d.document, ${query}::tsquery) * 1.645, 1.2)`,
    )
    return Prisma.sql`GREATEST(${Prisma.join(hits)})`
  })
  const rows = await db.$queryRaw<{ id: bigint; nearness: number; candidates: number; best: number }[]>`
    WITH candidates AS MATERIALIZED (
      SELECT d.listing_id, d.document FROM search_documents d JOIN browse_entries b ON b.listing_id = d.listing_id
      WHERE ${all([Prisma.sql`d.document @@ ${driving}::tsquery`, ...conditions])} LIMIT ${MOST_CANDIDATES}
    ), scored AS (
      SELECT d.listing_id AS id, ${Prisma.join(scores, ' + ')} AS score FROM candidates d
    ), compared AS (
      SELECT id, score, GREATEST(max(score) OVER (), ${best}::float8) AS best, (count(*) OVER ())::int AS candidates FROM scored
    )
    SELECT id, round(score * 1000)::int AS nearness, candidates, best FROM compared
    WHERE score >= best * ${LEAST_OF_BEST}::float8 ORDER BY nearness DESC, id DESC`
  return {
    matches: rows.map(({ id, nearness }) => ({ id, nearness })),
    isCut: rows[0]?.candidates === MOST_CANDIDATES,
    best: rows[0]?.best ?? best,
  }
}

/** A term weighs as much as its own word does, and only where nobody uses that as much as what stands for it. */
const isBest = (ways: Resolved[]) => {
  const most = Math.max(...ways.map(({ part }) => part))
  return ({ part }: Resolved) => part === most
}

/** The rarest terms, as many as few enough documents have, and at least one that documents are known to have: a word just begun is not counted. */
function drivingOf<Term extends { listings: number }>(terms: Term[]): Term[] {
  const rarest = terms.toSorted((one, other) => one.listings - other.listings)
  let sum = 0
  return rarest.filter(({ listings }) => {
    const isFirst = sum === 0
    sum += listings
    return isFirst || sum <= MOST_CANDIDATES
  })
}

/** Each word with what may stand for it. Words of a phrase that has synonyms are one term more, beside their own. */
function waysOf(words: string[], alternatives: Map<string, Alternative[]>): Way[] {
  const ways = words.flatMap((word, term) => [
    { term, text: word, part: 1, isPrefix: false },
    ...(alternatives.get(word) ?? [])
      .slice(0, 3)
      .map((other) => ({ term, text: other.word, part: OF_TYPO, isPrefix: false })),
  ])
  const last = words.at(-1)
  if (last && last.length >= 4) ways.push({ term: words.length - 1, text: last, part: 0.9, isPrefix: true })
  for (const { from, to, others } of synonymsIn(words)) {
    const term = to - from > 1 ? words.length + from : from
    const own = to - from > 1 ? [{ term, text: words.slice(from, to).join(' '), part: 1, isPrefix: false }] : []
    ways.push(...own, ...others.map((text) => ({ term, text, part: OF_SYNONYM, isPrefix: false })))
  }
  return ways
}

/** The ways by which anything is found, as queries: stop words and unknown words fall away, and typos where the word is known. */
async function resolve(db: Database, ways: Way[]): Promise<{ ways: Resolved[]; documents: number }> {
  const asked = JSON.stringify(ways.map((way, place) => ({ place, text: way.text, is_prefix: way.isPrefix })))
  const rows = await db.$queryRaw<{ place: number; query: string; listings: number | null; documents: number }[]>`
    SELECT asked.place, found.query::text AS query, CASE WHEN asked.is_prefix THEN 0 ELSE counted.listings END AS listings,
      (SELECT GREATEST(reltuples, 1000)::int FROM pg_class WHERE oid = 'search_documents'::regclass) AS documents
    FROM jsonb_to_recordset(${asked}::jsonb) AS asked (place integer, text text, is_prefix boolean)
    CROSS JOIN LATERAL (SELECT CASE WHEN asked.is_prefix THEN to_tsquery('simple', asked.text || ':*')
      ELSE phraseto_tsquery('english', asked.text) END AS query) AS found
    LEFT JOIN LATERAL (
      SELECT min(COALESCE(s.listings, 0)) AS listings
      FROM unnest(tsvector_to_array(to_tsvector('english', asked.text))) AS stem LEFT JOIN stems s ON s.stem = stem.stem
    ) AS counted ON true
    WHERE numnode(found.query) > 0`
  const resolved = rows.map((row) => ({ ...ways[row.place]!, query: row.query, listings: row.listings ?? 0 }))
  const isKnown = new Set(resolved.filter(({ part, listings }) => part === 1 && listings > 0).map(({ term }) => term))
  const kept = resolved.filter(({ term, part, isPrefix, listings }) => {
    if (isPrefix) return !isKnown.has(term)
    return listings > 0 && (part !== OF_TYPO || !isKnown.has(term))
  })
  return { ways: kept, documents: rows[0]?.documents ?? 0 }
}
