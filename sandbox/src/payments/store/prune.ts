import type { Database } from './database.ts'

const ANSWERS_KEPT_S = 24 * 3600
const EVENTS_KEPT = 50_000
const FINISHED_KEPT = 100_000

/** Forgets what the provider would not answer for any more, and of the rest the oldest, so that the file stays bounded. */
export function prune(database: Database, now: number): void {
  database.prepare('DELETE FROM first_answers WHERE at < ?').run(now - ANSWERS_KEPT_S)
  database
    .prepare(`DELETE FROM objects WHERE kind = 'event' AND seq <=
      (SELECT seq FROM objects WHERE kind = 'event' ORDER BY seq DESC LIMIT 1 OFFSET ?)`)
    .run(EVENTS_KEPT)
  database
    .prepare(`DELETE FROM objects WHERE kind = 'payment_intent' AND body ->> 'status' IN ('succeeded', 'canceled') AND seq <=
      (SELECT seq FROM objects WHERE kind = 'payment_intent' ORDER BY seq DESC LIMIT 1 OFFSET ?)`)
    .run(FINISHED_KEPT)
  database
    .prepare(`DELETE FROM objects WHERE kind IN ('charge', 'refund', 'dispute')
      AND payment_intent NOT IN (SELECT id FROM objects WHERE kind = 'payment_intent')`)
    .run()
  database.prepare('DELETE FROM deliveries WHERE event NOT IN (SELECT id FROM objects)').run()
}
