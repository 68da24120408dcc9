import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** The request of the bare server for an offer. */
export interface BareOffer {
  listingId: string
  offerPrice: number
  producerId: string
  agentId: string
  deckId: string
}

/** All the rows that an offer has left behind by the time its hold is seen, in one transaction. */
export async function insertHeldOffer(pool: pg.Pool, id: string, intentId: string, offer: BareOffer): Promise<void> {
  const { listingId, offerPrice, producerId, agentId, deckId } = offer
  const now = new Date()
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      `INSERT INTO offers (id, listing_id, producer_id, agent_id, offer_price, option_period, fund_competition, deck_id,
         terms, submitted_at, updated_at, reached_agent_at) VALUES ($1, $2, $3, $4, $5, 18, false, $6, '{}', $7, $7, $7)`,
      [id, listingId, producerId, agentId, offerPrice, deckId, now],
    )
    await client.query(
      `INSERT INTO request_keys (producer_id, key, request_hash, offer_id, created_at) VALUES ($1, $2, $3, $4, $5)`,
      [producerId, id, id.repeat(2).slice(0, 64), id, now],
    )
    await client.query(
      `INSERT INTO holds (offer_id, number, intent_id, status, amount_pence, created_at, held_at, capture_before, compared_at)
         VALUES ($1, 1, $2, 'held', $3, $4, $4, $4, $4)`,
      [id, intentId, offerPrice * 100, now],
    )
    await client.query(`INSERT INTO moments (offer_id, at, moment) VALUES ($1, $2, 'submitted'), ($1, $2, 'held')`, [
      id,
      now,
    ])
    const payload = JSON.stringify({ specversion: '1.0', id, time: now, data: { ...offer, says: 'x'.repeat(800) } })
    await client.query(
      `INSERT INTO messaging.outbox (id, kind, subject, payload) VALUES ($1, 'event', $3, $4), ($2, 'event', $3, $4)`,
      [randomUUID(), randomUUID(), `offers.offer.held.${id}`, payload],
    )
    await client.query(`INSERT INTO notices (id, type, received_at) VALUES ($1, 'bare', $2)`, [id, now])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
