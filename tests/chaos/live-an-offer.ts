import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Offer, type OfferWithSecret, offerCalls } from '@storyright/contracts/http'
import type { Dice } from './dice.ts'
import type { Listing, Market, Producer } from './market.ts'
import type { Person, Site } from './person.ts'
import type { Sandbox } from './sandbox.ts'

/** Everybody and everything that an offer meets. */
export interface Scene extends Site {
  market: Market
  sandbox: Sandbox
}

interface Life extends Scene {
  dice: Dice
  producer: Producer
  agent: Person
  listing: Listing
  id: string
  clientSecret: string
}

const LOOKS = 30
const BETWEEN_LOOKS_MS = 400

const fates = {
  accepted: 40,
  'accepted twice at once': 8,
  'accepted while taken back': 8,
  rejected: 12,
  'taken back': 10,
  expired: 6,
  renewed: 8,
  left: 8,
}

/** One offer from the form to whatever its end is. */
export async function liveAnOffer(scene: Scene, dice: Dice): Promise<void> {
  const life = await begin(scene, dice)
  if (!life || dice.chance(0.04)) return // some never pay
  await pay(life)
  if (!(await become(life, ({ paymentStatus }) => paymentStatus === 'held'))) return
  switch (dice.weigh(fates)) {
    case 'accepted':
      return accept(life)
    case 'accepted twice at once':
      return both(accept(life), accept(life))
    case 'accepted while taken back':
      return both(accept(life), takeBack(life))
    case 'rejected':
      return void (await life.agent.ask(callOn(life, offerCalls.rejectOffer)))
    case 'taken back':
      return takeBack(life)
    case 'expired':
      return life.sandbox.expire(life.clientSecret)
    case 'renewed':
      return renew(life)
    case 'left':
  }
}

async function begin(scene: Scene, dice: Dice): Promise<Life | undefined> {
  const { market, journal } = scene
  const producer = dice.pick(market.producers)
  const listing = market.someListing(dice)
  const price = journal.nextPrice()
  const request = {
    method: offerCalls.createOffer.method,
    path: offerCalls.createOffer.path,
    key: randomUUID(),
    body: { listingId: listing.id, offerPrice: price, optionPeriod: 18, deckFileUrl: producer.deckFileUrl },
  }
  const answer = await producer.ask<OfferWithSecret>(request)
  if (dice.chance(0.1)) await producer.ask(request) // whoever is not sure sends it again: the audit counts the offers
  if (answer.status === 409) market.withdraw(listing)
  if (answer.status !== 201) return unexpected(scene, 'An offer', answer.status)
  const { offer, clientSecret } = answer.body
  journal.made.set(offer.id, { id: offer.id, price })
  return { ...scene, dice, producer, agent: market.agentOf(listing), listing, id: offer.id, clientSecret }
}

async function pay({ sandbox, dice, clientSecret, url }: Life): Promise<void> {
  if (dice.chance(0.1)) await sandbox.pay(clientSecret, 'declined', url)
  await sandbox.pay(clientSecret, dice.chance(0.1) ? 'asks' : 'good', url)
}

/** Looks at the offer until it is so, half the time asking for a look at the payment; says whether it came to that. */
async function become(life: Life, isSo: (offer: Offer) => boolean): Promise<boolean> {
  const { producer, dice, signal } = life
  for (let look = 0; look < LOOKS; look++) {
    const call = dice.chance(0.5) ? offerCalls.confirmPayment : offerCalls.getOffer
    const { status, body } = await producer.ask<Offer>(callOn(life, call))
    if (status !== 200) return false
    // One that ended while it was paid may hold money for a moment, but no longer concerns the agent.
    if (['rejected', 'cancelled', 'accepted'].includes(body.status)) return false
    if (isSo(body)) return true
    await pause(BETWEEN_LOOKS_MS, undefined, { signal })
  }
  return false
}

async function accept(life: Life): Promise<void> {
  const { journal, market, listing, id } = life
  const answer = await life.agent.ask<Offer>(callOn(life, offerCalls.acceptOffer))
  if (answer.status !== 200) return unexpected(life, 'Accepting', answer.status)
  journal.accepted.add(id)
  if (listing.isExclusive) market.withdraw(listing)
}

async function takeBack(life: Life): Promise<void> {
  const body = { cancellationReason: 'Our plans have changed' }
  const answer = await life.producer.ask({ ...callOn(life, offerCalls.cancelOffer), body })
  if (answer.status !== 200) unexpected(life, 'Taking back', answer.status)
}

async function renew(life: Life): Promise<void> {
  await life.sandbox.expire(life.clientSecret)
  if (!(await become(life, ({ status }) => status === 'expired'))) return
  const answer = await life.producer.ask<OfferWithSecret>(callOn(life, offerCalls.renewOffer))
  if (answer.status !== 200) return unexpected(life, 'Renewing', answer.status)
  const renewed = { ...life, clientSecret: answer.body.clientSecret }
  await pay(renewed)
  if (await become(renewed, ({ paymentStatus }) => paymentStatus === 'held')) await accept(renewed)
}

/** A conflict belongs to the game. */
function unexpected({ journal }: Site, what: string, status: number): undefined {
  if (status !== 409) journal.fault(`${what} was answered with ${status}`)
}

async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  await Promise.all([one, other])
}

const callOn = <Method extends string>({ id }: { id: string }, { method, path }: { method: Method; path: string }) => ({
  method,
  path: path.replace(':id', id),
})
