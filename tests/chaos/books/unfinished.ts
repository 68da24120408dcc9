import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@storyright/postgres'
import pg from 'pg'
import type { Database as MembershipDatabase } from '../../../services/membership/src/database.ts'
import { subscriptionsAt } from '../../../services/membership/test/stories/provider-books.ts'
import type { Database } from '../../../services/offers/src/database.ts'
import { agrees, intentsSince } from '../../../services/offers/test/money/provider-books.ts'
import { premiumIn } from '../members/premium-in.ts'

/** Where to count: the database of offers, the servers and the sandbox. */
export interface Places {
  offers: Database
  memberships: MembershipDatabase
  postgresUrl: string
  sandboxUrl: string
}

const LOOK_EVERY_MS = 500
const GIVE_UP_MS = 240_000
const openStatuses = ['requires_payment', 'failed', 'held']
const rounds = [
  'countered',
  'counter-agreed',
  'counter-declined',
  'counter-withdrawn',
  'round-stands',
  'round-not-held',
]
const mailed = ['held', 'accepted', 'rejected', 'cancelled', 'expired', ...rounds].map(
  (verb) => `offers.offer.${verb}.%`,
)
const placed = ['offers.offer.accepted.%']

/**
 * Waits until nothing is left unfinished, and returns how many seconds each kind of work took; infinity for what did not
 * finish in time.
 */
export async function waitUntilFinished(places: Places): Promise<Map<string, number>> {
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

/** What is unfinished now, in words. */
export async function unfinishedWork(places: Places): Promise<string[]> {
  const found: string[] = []
  for (const [what, count] of Object.entries(counts)) {
    const many = await count(places)
    if (many > 0) found.push(`${many} ${what}`)
  }
  return found
}

/** The kinds of work that may be unfinished, and how much of each there is. */
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
      ['identity', 'catalogue', 'offers', 'membership'].map((name) =>
        count(postgresUrl, name, 'SELECT count(*)::int FROM messaging.outbox WHERE sent_at IS NULL'),
      ),
    )
    return waiting.reduce((sum, each) => sum + each, 0)
  },
  'memberships not ended': ({ memberships }) => memberships.member.count({ where: { endBecause: { not: null } } }),
  'memberships that differ from the provider': ({ memberships, sandboxUrl }) => differing(memberships, sandboxUrl),
  'memberships that identity does not know': async ({ memberships, postgresUrl }) => {
    const known = await premiumIn(withDatabase(postgresUrl, 'identity'))
    const rows = await memberships.member.findMany({ where: { version: { gt: 0 } } })
    return rows.filter(
      ({ personId, premiumUntil }) => (known.get(personId)?.getTime() ?? 0) !== (premiumUntil?.getTime() ?? 0),
    ).length
  },
  'events not handled': async (places) =>
    (await unhandledEvents(places, 'identity', mailed)) + (await unhandledEvents(places, 'catalogue', placed)),
  'mails not sent': ({ postgresUrl }) =>
    count(postgresUrl, 'identity', 'SELECT count(*)::int FROM mails WHERE next_attempt_at IS NOT NULL'),
}

/** How many are paid at the provider and not here: their webhook was lost. */
async function differing(memberships: MembershipDatabase, sandboxUrl: string): Promise<number> {
  const active = (await subscriptionsAt(sandboxUrl)).filter(({ status }) => status === 'active')
  const states = new Map((await memberships.member.findMany()).map((row) => [row.subscriptionId, row.state]))
  return active.filter(({ id }) => !['active', 'ending'].includes(states.get(id) ?? '')).length
}

/** How many events of offers a consumer has not handled. */
async function unhandledEvents({ offers, postgresUrl }: Places, consumer: string, subjects: string[]): Promise<number> {
  const sent = await offers.$queryRaw<{ id: string }[]>`
    SELECT id FROM messaging.outbox WHERE subject LIKE ANY(${subjects})`
  const ids = sent.map(({ id }) => id)
  const handled = 'SELECT count(*)::int FROM messaging.inbox WHERE event_id = ANY($1::uuid[])'
  return ids.length - (await count(postgresUrl, consumer, handled, [ids]))
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
