import { access, gates, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Memory } from '../cache/memory.ts'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { type Listing, Prisma } from '../generated/client.ts'

interface Deps {
  db: Database
  memory: Memory
  clock(): Date
}

/** A reader, as far as early access matters. */
export interface Reader {
  /** Readers of one kind find the same, so that what is cached for one serves the others. */
  kind: string
  /** What entries must meet, over `browse_entries b`; nothing for who finds them all. */
  conditions: Prisma.Sql[]
  /** When these readers find more without anything having changed. */
  until: Date | null
}

const seesAll = (viewer: Viewer | null) => access[gates.earlyListings.access](viewer) || viewer?.role === 'admin'

/** Premium members and administrators find every listing, agents their own; the rest once early access is over. */
export async function readerOf({ db, memory, clock }: Deps, viewer: Viewer | null): Promise<Reader> {
  if (seesAll(viewer)) return { kind: 'all', conditions: [], until: null }
  const now = clock()
  const { agents, until } = await memory.remember(
    'early access',
    () => findAhead(db, now),
    (ahead) => ahead.until,
  )
  // Decided with every query: a listing made a moment ago may not be known here yet.
  const isOpen = Prisma.sql`b.early_access_until IS NULL OR b.early_access_until <= ${now}::timestamptz`
  if (!viewer || !agents.has(viewer.id)) return { kind: 'open', conditions: [Prisma.sql`(${isOpen})`], until }
  return { kind: viewer.id, conditions: [Prisma.sql`(${isOpen} OR b.agent_id = ${viewer.id}::uuid)`], until }
}

/** Whose listings open later, and when the next of them does. */
async function findAhead(db: Database, now: Date): Promise<{ agents: Set<string>; until: Date | null }> {
  const rows = await db.browseEntry.groupBy({
    by: 'agentId',
    where: { earlyAccessUntil: { gt: now } },
    _min: { earlyAccessUntil: true },
  })
  const times = rows.map(({ _min }) => _min.earlyAccessUntil!.getTime())
  return {
    agents: new Set(rows.map(({ agentId }) => agentId)),
    until: times.length > 0 ? new Date(Math.min(...times)) : null,
  }
}

type Early = Pick<Listing, 'agentId' | 'earlyAccessUntil'>

/** Whether a visible listing is open to this viewer by now. */
export const isOpenTo = (viewer: Viewer | null, { agentId, earlyAccessUntil }: Early, now: Date): boolean =>
  earlyAccessUntil === null || earlyAccessUntil <= now || viewer?.id === agentId || seesAll(viewer)

export function requireOpenTo(viewer: Viewer, listing: Early, now: Date): void {
  if (isOpenTo(viewer, listing, now)) return
  throw refusals.earlyAccess({ details: { opensAt: listing.earlyAccessUntil!.toISOString() } })
}

/** What such a reader does not find yet; `null` where nothing is known to be closed, so that totals need not ask. */
export const closedTo = ({ conditions, until }: Reader): Prisma.Sql | null =>
  until === null ? null : Prisma.sql`NOT (${all(conditions)})`
