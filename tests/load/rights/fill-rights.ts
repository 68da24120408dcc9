import { setTimeout as pause } from 'node:timers/promises'
import { bookOf, formatBook, parseBook, type StoredLine, storedBook } from '@storyright/rights'
import type pg from 'pg'
import { withClient } from '../running/with-client.ts'
import { differentTaking } from './different-books.ts'

const BATCH = 5_000
/** One in so many listings has something taken. */
const TAKEN = 10
const ASKED_EVERY_MS = 500

interface Fill {
  catalogueUrl: string
  offersUrl: string
  /** Listings up to here are the demo's, of both. */
  after: number
  signal: AbortSignal
}

/**
 * Lets offers know the listings of the large catalogue, and both of them what is taken, as their events would in the end: a tenth of the
 * listings has something taken.
 */
export async function fillRights({ catalogueUrl, offersUrl, after, signal }: Fill): Promise<void> {
  await withClient(catalogueUrl, (catalogue) =>
    withClient(offersUrl, async (offers) => {
      for (let last = after; ; ) {
        signal.throwIfAborted()
        const { rows } = await catalogue.query<{ id: string; lines: StoredLine[] }>(
          "SELECT id::text, rights->'lines' AS lines FROM listings WHERE id > $1 ORDER BY listings.id LIMIT $2",
          [last, BATCH],
        )
        if (rows.length === 0) break
        last = Number(rows.at(-1)!.id)
        await addListings(offers, rows)
        await addTakings({ catalogue, offers }, rows)
      }
      await untilFree(catalogue, signal)
      await catalogue.query('VACUUM ANALYZE')
      await offers.query('VACUUM ANALYZE')
    }),
  )
}

async function addListings(offers: pg.Client, rows: { id: string; lines: StoredLine[] }[]): Promise<void> {
  const listings = rows.map(({ id, lines }) => ({ id, rights: formatBook(bookOf(lines)) }))
  await offers.query(
    `INSERT INTO listings (id, version, agent_id, status, is_deleted, title, author, medium, terms, rights)
    SELECT added.id, 1, one.agent_id, 'available', false, one.title, one.author, one.medium, one.terms, added.rights
    FROM jsonb_to_recordset($1::jsonb) AS added (id text, rights text), (SELECT * FROM listings WHERE id = '1') AS one
    ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(listings)],
  )
}

async function addTakings(
  { catalogue, offers }: { catalogue: pg.Client; offers: pg.Client },
  rows: { id: string }[],
): Promise<void> {
  const taken = rows.filter(({ id }) => Number(id) % TAKEN === 0)
  const takings = taken.map(({ id }) => {
    const text = differentTaking(Number(id))
    return { id, lines: storedBook(parseBook(text).book!), takings: [{ kind: 'outside', lines: text, until: null }] }
  })
  const given = JSON.stringify(takings)
  await offers.query(
    `INSERT INTO takings (id, listing_id, kind, lines, created_at, created_by)
    SELECT gen_random_uuid(), id, 'outside', lines, now(), gen_random_uuid()
    FROM jsonb_to_recordset($1::jsonb) AS taken (id text, lines jsonb)`,
    [given],
  )
  await catalogue.query(
    `INSERT INTO listing_takings (id, version, takings)
    SELECT id, 1, takings FROM jsonb_to_recordset($1::jsonb) AS taken (id bigint, takings jsonb)`,
    [given],
  )
}

/** The catalogue finds in the background what is free of the listings that were changed past it. */
async function untilFree(catalogue: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await catalogue.query('SELECT FROM browse_entries WHERE free_rights_id IS NULL LIMIT 1')
    if (rows.length === 0) return
    await pause(ASKED_EVERY_MS, undefined, { signal })
  }
}
