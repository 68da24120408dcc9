import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@storyright/postgres'
import pg from 'pg'
import type { Database } from '../../services/offers/src/database.ts'
import { agrees, intentsSince } from '../../services/offers/test/money/provider-books.ts'

/** Where the books are. */
export interface Places {
  offers: Database
  postgresUrl: string
  sandboxUrl: string
}

const LOOK_EVERY_MS = 500
const GIVE_UP_MS = 240_000
const openStatuses = ['requires_payment', 'failed', 'held']
const mailed = ['held', 'accepted', 'rejected', 'cancelled', 'expired'].map((verb) => `offers.offer.${verb}.%`)
const placed = ['offers.offer.accepted.%']

/**
 * Waits until nothing is left half done, and answers for each kind of work after how many seconds it was; for what is not
 * done after minutes, infinity.
 */
export async function untilAllIsDone(places: Places): Promise<Map<string, number>> {
  const began = Date.now()
  const took = new Map(Object.keys(counts).map((what) => [what, 0]))
  for (;;) {
    const unfinished: string[] = []
    for (const [what, count] of Object.entries(counts)) if ((await count(places)) > 0) unfinished.push(what)
    const now = Date.now() - began
    const isOver = now > GIVE_UP_MS
    for (const what of unfinished) took.set(what, isOver ? Number.POSITIVE_INFINITY : now / 1000)
    if (unfinished.length === 0 || isOver) return took
    await pause(LOOK_EVERY_MS)
  }
}

/** What may be left half done, and how much of it there is. */
const counts: Record<string, (places: Places) => Promise<number>> = {
  'claims not committed': ({ offers }) => offers.claim.count({ where: { committedAt: null } }),
  'offers not ended': ({ offers }) => offers.ending.count({ where: { doneAt: null, listingId: { not: null } } }),
  'releases still open': ({ offers }) =>
    offers.hold.count({ where: { releaseWantedAt: { not: null }, status: { in: openStatuses } } }),
  'holds that differ from the provider': async ({ offers, sandboxUrl }) => {
    const intents = new Map((await intentsSince(sandboxUrl, new Date(0))).map((intent) => [intent.id, intent]))
    const holds = await offers.hold.findMany({ where: { intentId: { not: null } } })
    return holds.filter((hold) => !agrees(hold.status, intents.get(hold.intentId!)!)).length
  },
  'events not sent': async ({ postgresUrl }) => {
    const waiting = await Promise.all(
      ['identity', 'catalogue', 'offers'].map((name) =>
        count(postgresUrl, name, 'SELECT count(*)::int FROM messaging.outbox WHERE sent_at IS NULL'),
      ),
    )
    return waiting.reduce((sum, each) => sum + each, 0)
  },
  'events not heard': async (places) =>
    (await unheard(places, 'identity', mailed)) + (await unheard(places, 'catalogue', placed)),
  'mails not sent': ({ postgresUrl }) =>
    count(postgresUrl, 'identity', 'SELECT count(*)::int FROM mails WHERE next_attempt_at IS NOT NULL'),
}

/** How many events of offers a follower has not handled. */
async function unheard({ offers, postgresUrl }: Places, follower: string, subjects: string[]): Promise<number> {
  const told = await offers.$queryRaw<{ id: string }[]>`
    SELECT id FROM messaging.outbox WHERE subject LIKE ANY(${subjects})`
  const ids = told.map(({ id }) => id)
  const handled = 'SELECT count(*)::int FROM messaging.inbox WHERE event_id = ANY($1::uuid[])'
  return ids.length - (await count(postgresUrl, follower, handled, [ids]))
}

async function count(postgresUrl: string, database: string, sql: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: withDatabase(postgresUrl, database) })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(sql, values)
    return rows[0]!.count
  } finally {
    await client.end()
  }
}
