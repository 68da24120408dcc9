import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { OfferWithSecret } from '@storyright/contracts/http'
import pg from 'pg'
import { within } from './environment.ts'
import type { Person } from './people.ts'
import { payWithout3dSecure } from './sandbox.ts'

/** A proposal deck of so many bytes. */
export function deckOf(bytes = 40_000) {
  return {
    name: 'Slack Water, a proposal.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${'% a page of the proposal\n'.repeat(Math.ceil(bytes / 25))}%%EOF`),
  }
}

export interface Title {
  id: string
  title: string
  /** What was sent, to be sent again with changes. */
  form: Record<string, unknown>
}

/** Lists a title for the agent who is signed in, in words that a search finds. */
export async function listTitle(agent: APIRequestContext, change: Record<string, unknown> = {}): Promise<Title> {
  const title = `Slack Water ${randomUUID().slice(0, 8)}`
  const form = {
    title,
    author: 'Morwenna Tregear',
    contentType: 'book',
    genre: 'Crime',
    synopsis: 'A harbour pilot brings in a ship without a crew, and is told to forget it. He does not forget.',
    targetAudience: 'Adults who read crime by the sea',
    rightsAvailable: ['film', 'tv'],
    territory: ['Worldwide'],
    askingPrice: 56_000,
    minimumDeal: 12_000,
    ...change,
  }
  const answer = await agent.post('/api/listings', { data: form })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: (await answer.json()).id, title, form }
}

/** Edits a listing as its agent. */
export async function changeTitle(agent: APIRequestContext, { id, form }: Title, change: Record<string, unknown>) {
  await expect(await agent.put(`/api/listings/${id}`, { data: { ...form, ...change } })).toBeOK()
}

/** Accepts an offer without the page. */
export async function acceptOffer(agent: APIRequestContext, offerId: string): Promise<void> {
  await expect(await agent.patch(`/api/offers/${offerId}/accept`)).toBeOK()
}

/** Signs the agreement of an accepted offer without the page, as somebody who is signed in. */
export async function signAgreement(party: APIRequestContext, offerId: string, { firstName, lastName }: Person) {
  await expect(async () => {
    const answer = await party.post(`/api/offers/${offerId}/agreement/sign`, {
      data: { name: `${firstName} ${lastName}` },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }).toPass({ timeout: within(20_000) })
}

/** Makes an offer without the form, which waits for its payment. */
export async function makeOffer(
  producer: APIRequestContext,
  listingId: string,
  offerPrice = 12_000,
  change: Record<string, unknown> = {},
) {
  const sent = await producer.post('/api/uploads/decks', { multipart: { file: deckOf() } })
  const { deckFileUrl } = (await sent.json()) as { deckFileUrl: string }
  const data = { listingId, offerPrice, optionPeriod: 18, extraRightsRequest: 'Stage rights', deckFileUrl, ...change }
  let made: OfferWithSecret | undefined
  // Offers consumes the event of a new listing a moment later.
  await expect(async () => {
    const answer = await producer.post('/api/offers', { data })
    expect(answer.status(), await answer.text()).toBe(201)
    made = await answer.json()
  }).toPass({ timeout: within(20_000) })
  return made!
}

/** Makes an offer that has reached the agent, its money held. */
export async function makeHeldOffer(
  producer: APIRequestContext,
  listingId: string,
  offerPrice?: number,
  change?: Record<string, unknown>,
) {
  const { offer, clientSecret } = await makeOffer(producer, listingId, offerPrice, change)
  await payWithout3dSecure(clientSecret)
  const confirmed = await producer.post(`/api/offers/${offer.id}/confirm`)
  expect((await confirmed.json()).paymentStatus).toBe('held')
  return offer
}

/** Lets the time of an option run out. */
export async function endOptionPeriod(databaseUrl: string, offerId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const ended = `UPDATE offers SET option_ends_at = now() - interval '1 second' WHERE id = $1 AND status = 'accepted'`
    expect((await client.query(ended, [offerId])).rowCount).toBe(1)
  } finally {
    await client.end()
  }
}
