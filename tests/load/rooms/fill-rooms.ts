import { randomUUID } from 'node:crypto'
import { parseBook, storedBook } from '@storyright/rights'
import type pg from 'pg'

interface FillTitleInput {
  listingId: string
  agentId: string
  count: number
  /** How many rounds each offer has had; the agent's last one is open. */
  rounds?: number
  /** The rights that an offer is about, by its place. */
  scopeAt(place: number): string
  dealAt?(place: number): object | null
}

/** Offers in play for a title, as if each had been paid and negotiated; returns their ids. */
export async function fillTitle(client: pg.Client, input: FillTitleInput): Promise<string[]> {
  const { listingId, agentId, count, rounds = 1, scopeAt, dealAt = () => null } = input
  const rows = Array.from({ length: count }, (_none, place) => ({
    id: randomUUID(),
    producer: randomUUID(),
    price: 5_000 + 1_000 * (place % 90),
    months: [12, 18, 24, 36][place % 4],
    scope: storedBook(parseBook(scopeAt(place)).book!),
    deal: dealAt(place),
  }))
  const given = JSON.stringify(rows)
  await client.query(
    `INSERT INTO people (id, version, role, status, first_name, last_name)
     SELECT producer, 1, 'producer', 'active', 'Rosa', 'Adeyemi ' || left(producer::text, 4) FROM jsonb_to_recordset($1::jsonb) AS made (producer uuid)`,
    [given],
  )
  await client.query(
    `INSERT INTO offers (id, listing_id, producer_id, agent_id, offer_price, option_period, fund_competition, deck_id, terms, scope, deal,
       submitted_at, updated_at, reached_agent_at)
     SELECT made.id, $2, made.producer, $3, made.price, made.months, false, (SELECT id FROM decks LIMIT 1),
       (SELECT terms FROM listings WHERE id = $2), made.scope, NULLIF(made.deal, 'null'), now(), now(), now()
     FROM jsonb_to_recordset($1::jsonb) AS made (id uuid, producer uuid, price int, months int, scope jsonb, deal jsonb)`,
    [given, listingId, agentId],
  )
  const ids = rows.map(({ id }) => id)
  await client.query(
    `INSERT INTO holds (offer_id, number, intent_id, status, amount_pence, created_at, held_at, capture_before, compared_at)
     SELECT id, 1, 'pi_' || id, 'held', offer_price * 100, now(), now(), now() + interval '7 days', now() FROM offers WHERE id = ANY($1::uuid[])`,
    [ids],
  )
  await client.query(
    `INSERT INTO moments (offer_id, at, moment) SELECT id, now(), moment FROM unnest($1::uuid[]) AS id, unnest(ARRAY['submitted', 'held']) AS moment`,
    [ids],
  )
  if (rounds > 1) await addRounds(client, ids, rounds)
  return ids
}

/** The first round stands; of the agent's, the last one is open and those before were replaced. */
const addRounds = (client: pg.Client, ids: string[], rounds: number) =>
  client.query(
    `INSERT INTO offer_rounds (offer_id, number, made_by, offer_price, option_period, scope, deal, message, created_at, expires_at, status, opened_at, hold_number)
     SELECT id, number, CASE WHEN number = 1 THEN 'producer' ELSE 'agent' END, offer_price + 1000 * (number - 1), option_period, scope, deal,
       CASE WHEN number > 1 THEN 'A little more for the second season.' END, now(), now() + interval '6 days',
       CASE WHEN number = 1 OR number = $2 THEN 'open' ELSE 'replaced' END, now(), CASE WHEN number = 1 THEN 1 END
     FROM offers, generate_series(1, $2::int) AS number WHERE id = ANY($1::uuid[])`,
    [ids, rounds],
  )
