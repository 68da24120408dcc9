import { type APIRequestContext, expect } from '@playwright/test'
import pg from 'pg'
import { environment } from './environment.ts'
import { paymentsOf } from './sandbox.ts'

/** Makes a counter-offer of another fee without the page. */
export async function makeCounter(agent: APIRequestContext, offerId: string, offerPrice: number): Promise<void> {
  const answer = await agent.post(`/api/offers/${offerId}/rounds`, { data: { offerPrice } })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Brings the end of the open counter-offer forward. */
export async function endCounter(offerId: string, inSeconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: environment.offersUrl })
  await client.connect()
  try {
    const ends = `UPDATE offer_rounds SET expires_at = now() + make_interval(secs => $2)
      WHERE offer_id = $1 AND made_by = 'agent' AND status = 'open'`
    expect((await client.query(ends, [offerId, inSeconds])).rowCount).toBe(1)
  } finally {
    await client.end()
  }
}

/** Every payment for an offer at the provider, the newest first. */
export const holdsOf = async (offerId: string) =>
  (await paymentsOf(offerId)).map(({ status, amount_received }) => ({ status, taken: amount_received }))
