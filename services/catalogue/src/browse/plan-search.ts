import { isbn13, wordsOf } from '@storyright/contracts/vocabulary'
import type { Memory } from '../cache/memory.ts'
import { all, any } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { closedTo, type Reader } from '../listings/early-access.ts'
import type { FreeRightsMemory } from '../listings/free-rights.memory.ts'
import { endingsQuery, isOneWord } from '../text/endings.ts'
import { type AskMeaning, fuseMeaning, isAskedByMeaning } from './meaning.ts'
import { type Match, rankFew } from './rank-matches.ts'
import { type RankedWords, rankWords } from './rank-words.ts'
import {
  joinedTiers,
  literalTiers,
  nearlyTiers,
  numberTier,
  similarTitles,
  type Term,
  type Tier,
  typoTiers,
  wholeWordTiers,
} from './tiers.ts'
import { alternativesTo, frequenciesOf, typosForgiven } from './vocabulary.ts'

/** How to search for a text: its tiers in order of relevance, and every match when there are few. */
export interface SearchPlan {
  text: string
  tiers: Tier[]
  /** The condition that an entry is in one of the tiers. */
  where: Prisma.Sql
  few: Match[] | null
  /** How many entries are found, where that was counted. */
  total: number | null
  /** A title or a name was typed: nothing more is meant. */
  isNamed?: boolean
  /** Whether meaning took part; absent where it was not asked. */
  meaning?: 'on' | 'away'
  /** Plans the same among those that meet conditions, where of all there are too many to look at each. */
  among?(conditions: Prisma.Sql[]): Promise<SearchPlan>
}

/** The condition that an entry is among what the plan finds. */
export const found = ({ where, few }: SearchPlan): Prisma.Sql =>
  few ? Prisma.sql`b.listing_id = ANY (${few.map(({ id }) => id)}::bigint[])` : where

export interface PlanDeps {
  db: Database
  memory: Memory
  askMeaning: AskMeaning
  freeRights: FreeRightsMemory
  clock(): Date
}

/**
 * The plan of a search for one kind of reader, made once between two changes; with meaning it is made anew now and then. The
 * conditions are those of the filters: a plan may find more than meets them, and leaves out nothing that does.
 */
export async function planOf(
  deps: PlanDeps,
  { reader, search, conditions }: { reader: Reader; search: string; conditions: Prisma.Sql[] },
): Promise<SearchPlan> {
  const key = ['plan', reader.kind, search]
  const remember = (key: unknown[], load: () => Promise<SearchPlan>) =>
    deps.memory.remember(JSON.stringify(key), load, ({ meaning }) => endOf(reader, meaning, deps.clock()))
  const plan = await remember(key, () => planSearch(deps, reader, search))
  const { among } = plan
  return among && conditions.length > 0 ? remember([...key, conditions], () => among(conditions)) : plan
}

const MEANING_KEPT_MS = { on: 30_000, away: 5_000 }

/** When a plan or what was made of it ends without anything in the catalogue having changed: vectors come later than listings. */
export function endOf({ until }: Reader, meaning: SearchPlan['meaning'], now: Date): Date | null {
  if (!meaning) return until
  const soon = new Date(now.getTime() + MEANING_KEPT_MS[meaning])
  return until && until < soon ? until : soon
}

/** What words find and what texts mean, side by side; whoever cannot be asked in time is left out. */
async function planSearch({ db, askMeaning }: PlanDeps, reader: Reader, search: string): Promise<SearchPlan> {
  if (!isAskedByMeaning(search)) return planByWords(db, reader, search)
  const [plan, meant] = await Promise.all([planByWords(db, reader, search), askMeaning(search)])
  if (plan.isNamed || !plan.few) return plan
  const { among } = plan
  const fused = async (byWords: SearchPlan): Promise<SearchPlan> => {
    if (!meant || !byWords.few) return { ...byWords, meaning: 'away' }
    const { few: found, tiers } = byWords
    const few = await fuseMeaning(db, { few: found, tiers, meant, conditions: reader.conditions })
    return { ...byWords, few, total: few.length, meaning: 'on' }
  }
  return { ...(await fused(plan)), ...(among && { among: async (filters) => fused(await among(filters)) }) }
}

const MOST_WORDS = 12
const ENOUGH = 24
const EXACT_TITLE = 0
const FEW = 500
/** A longer text is no title with typos. */
const LONGEST_TITLE_TYPED = 80

/**
 * Decides how wide a search goes. An ISBN finds its listing. Literal matches always count; when they neither fill a page nor include
 * an exact title, typos are allowed, and where nothing stands literally titles that look alike; behind all of these come the listings in
 * which any of the words stands.
 */
async function planByWords(db: Database, reader: Reader, search: string): Promise<SearchPlan> {
  const text = search.toLowerCase()
  const attempt = async (tiers: Tier[], where = any(tiers.map((tier) => tier.where))): Promise<SearchPlan> => {
    const few = await rankFew(db, { text, tiers, where: all([where, ...reader.conditions]), most: FEW })
    return { text, tiers, where, few, total: few?.length ?? null }
  }
  const finds = ({ few }: SearchPlan) => few?.length ?? FEW + 1

  const forgiving = async () => {
    const alternatives = await alternativesTo(db, words, typosForgiven)
    const tiers = typoTiers(plain.map((term) => ({ ...term, alternatives: alternatives.get(term.word)! })))
    return tiers.length > 0 ? attempt(tiers) : literal
  }

  const number = numberIn(text)
  const numbered = number && (await attempt([numberTier(number)]))
  if (numbered && finds(numbered) > 0) return { ...numbered, isNamed: true }

  const typed = wordsOf(search).slice(0, MOST_WORDS)
  const isAcronym = (word: string) => word !== word.toLowerCase()
  const words = typed.map((word) => word.toLowerCase())
  const plain = words.map((word, place): Term => {
    const isPrefix = place === words.length - 1 && !isAcronym(typed[place]!)
    return { word, isPrefix, alternatives: [] }
  })
  const joined = joinedTiers(text)
  const literal = typed.some(isAcronym)
    ? await attempt(wholeWordTiers(text, plain, joined))
    : await planLiteral(db, { reader, text, tiers: literalTiers(text, plain, joined), joined }, attempt)
  if (literal.few?.[0]?.tier === EXACT_TITLE) return { ...literal, isNamed: true }
  if (finds(literal) >= ENOUGH) return literal

  const [alternatives, frequencies] = await Promise.all([alternativesTo(db, words), frequenciesOf(db, words)])
  const terms = plain.map((term) => ({ ...term, alternatives: alternatives.get(term.word)! }))
  const asAWhole = finds(literal) === 0 && text.length <= LONGEST_TITLE_TYPED ? [similarTitles(text)] : []
  const further = [...typoTiers(terms), ...asAWhole, ...nearlyTiers(terms, ({ word }) => frequencies.get(word) ?? 0)]
  const wide = further.length > 0 ? widened(literal, await attempt(further)) : literal
  const near = finds(wide) > 0 ? wide : await forgiving()
  // A title or a name whose words were typed together or apart: it is found, and nothing more is meant.
  const isSpelledOtherwise = literal.few?.[0] !== undefined && joined.includes(literal.tiers[literal.few[0].tier]!)
  if (!near.few || isSpelledOtherwise || number) return { ...near, isNamed: isSpelledOtherwise }
  const { few } = near
  const ranked = await rankWords(db, { words, alternatives, conditions: reader.conditions })
  const among = async (filters: Prisma.Sql[]) => {
    const conditions = [...reader.conditions, ...filters]
    return withRanked(near, few, await rankWords(db, { words, alternatives, conditions, best: ranked.best }))
  }
  return { ...withRanked(near, few, ranked), ...(ranked.isCut && { among }) }
}

/** The digits of a text that is a number of a book and nothing else. */
function numberIn(text: string): string | null {
  const number = isbn13(text)
  if (number) return number
  return /^[\d\s-]{9,20}x?$/.test(text) ? text.replace(/[\s-]/g, '') : null
}

/** What any word finds comes behind the rest, in an order of its own. */
function withRanked(plan: SearchPlan, few: Match[], ranked: RankedWords): SearchPlan {
  const known = new Set(few.map(({ id }) => id))
  const more = ranked.matches.filter(({ id }) => !known.has(id)).map((match) => ({ ...match, tier: plan.tiers.length }))
  const found = [...few, ...more]
  return { ...plan, few: found, total: found.length }
}

/** What stands literally is looked for by the endings of words, and for one word that counts it too. */
async function planLiteral(
  db: Database,
  { reader, text, tiers, joined }: { reader: Reader; text: string; tiers: Tier[]; joined: Tier[] },
  attempt: (tiers: Tier[], where?: Prisma.Sql) => Promise<SearchPlan>,
): Promise<SearchPlan> {
  const query = endingsQuery(text)
  if (query === null) return attempt(tiers)
  const isCandidate = Prisma.sql`endings_of(s.words) @@ ${query}::tsquery`
  const among = Prisma.sql`b.listing_id IN (SELECT s.listing_id FROM searched_words s WHERE ${isCandidate})`
  // By both indexes: of an "or" over two tables every entry would be read.
  const amongAll =
    joined.length === 0
      ? among
      : Prisma.sql`b.listing_id IN (SELECT s.listing_id FROM searched_words s WHERE ${isCandidate}
          UNION ALL SELECT b.listing_id FROM browse_entries b WHERE ${any(joined.map(({ where }) => where))})`
  if (!isOneWord(text)) {
    const inAnyTier = any(tiers.map(({ where }) => where).reverse()) // the tier that finds most is tried first
    const plan = await attempt(tiers, all([amongAll, inAnyTier]))
    return plan.few ? plan : { ...plan, where: inAnyTier } // among many, reading all is faster than looking up candidates
  }
  const closed = closedTo(reader)
  const [{ total }] = await (closed
    ? db.$queryRaw<[{ total: number }]>`
        SELECT (count(*) - count(b.listing_id))::int AS total FROM searched_words s
        LEFT JOIN browse_entries b ON b.listing_id = s.listing_id AND ${closed} WHERE ${isCandidate}`
    : db.$queryRaw<[{ total: number }]>`SELECT count(*)::int AS total FROM searched_words s WHERE ${isCandidate}`)
  // Among many, what is only nearly so is not missed.
  const literally = tiers.filter((tier) => !joined.includes(tier))
  if (total > FEW) return { text, tiers: literally, where: among, few: null, total }
  return attempt(tiers, amongAll)
}

/** One plan after the other: what both find counts in the first. */
function widened(first: SearchPlan, second: SearchPlan): SearchPlan {
  const tiers = [...first.tiers, ...second.tiers]
  const where = any([first.where, second.where])
  if (!first.few || !second.few) return { text: first.text, tiers, where, few: null, total: null }
  const known = new Set(first.few.map(({ id }) => id))
  const more = second.few.filter(({ id }) => !known.has(id))
  const later = more.map((match) => ({ ...match, tier: match.tier + first.tiers.length }))
  const few = [...first.few, ...later]
  return { text: first.text, tiers, where, few, total: few.length }
}
