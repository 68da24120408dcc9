import { type OfferForm, offerCalls } from '@storyright/contracts/http'
import { demoAgents } from '@storyright/demo'
import type { Book } from '@storyright/rights'
import type { Database } from '../../../services/offers/src/database.ts'
import { asListing } from '../../../services/offers/src/listings/listing.store.ts'
import { bookOfListing } from '../../../services/offers/src/rights/availability.ts'
import { openPeople } from '../../platform/support/people.ts'
import { type Client, clientFor, type Site } from '../support/client.ts'
import type { Dice } from '../support/dice.ts'

export interface Producer extends Client {
  deckFileUrl: OfferForm['deckFileUrl']
}

export interface Listing {
  id: string
  agentId: string
  /** What of its rights is on offer. */
  book: Book
}

export interface Market {
  producers: Producer[]
  agentOf(listing: Listing): Client
  someListing(dice: Dice): Listing
  /** The listing is no longer available; another replaces it. */
  withdraw(listing: Listing): void
}

const PRODUCERS = 20
/** Few enough that offers compete for a listing. */
const ON_OFFER = 80

const deck = '%PDF-1.7\nA proposal.\n%%EOF\n'

/** Producers with an account and a deck each, agents, and the listings that offers are made on. */
export async function openMarket(site: Site, identityUrl: string, offers: Database, dice: Dice): Promise<Market> {
  const producers: Producer[] = []
  const people = await openPeople(identityUrl)
  try {
    for (let count = 0; count < PRODUCERS; count++)
      // An offer opens its listing, and who reads for free may open few.
      producers.push(await withDeck(clientFor(site, (await people.add({ isSubscribed: true })).email)))
  } finally {
    await people.close()
  }
  const agents = new Map(demoAgents.map(({ id, email }) => [id, clientFor(site, email)]))
  const waiting = shuffled(await availableListings(offers), dice)
  const onOffer = waiting.splice(0, ON_OFFER)
  return {
    producers,
    agentOf: ({ agentId }) => agents.get(agentId)!,
    someListing: (dice) => dice.pick(onOffer),
    withdraw(listing) {
      const place = onOffer.indexOf(listing)
      const next = waiting.pop()
      if (place >= 0 && next) onOffer[place] = next
    },
  }
}

async function withDeck(client: Client): Promise<Producer> {
  const body = new FormData()
  body.append('file', new Blob([deck]), 'Proposal.pdf')
  const { method, path } = offerCalls.uploadDeck
  const answer = await client.ask<{ deckFileUrl: string }>({ method, path, body })
  if (answer.status !== 201)
    throw new Error(`Uploading a deck was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return { ...client, deckFileUrl: answer.body.deckFileUrl }
}

async function availableListings(offers: Database): Promise<Listing[]> {
  const rows = await offers.listing.findMany({
    where: { status: 'available', isDeleted: false, agentId: { in: demoAgents.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => ({
    id: row.id,
    agentId: row.agentId,
    book: bookOfListing(asListing(row)),
  }))
}

function shuffled<One>(all: One[], dice: Dice): One[] {
  const order = all.map((one) => ({ one, place: dice.between(0, 1) }))
  return order.sort((first, second) => first.place - second.place).map(({ one }) => one)
}
