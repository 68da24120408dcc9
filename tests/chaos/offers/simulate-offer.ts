import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Offer, type OfferWithSecret, offerCalls, optionCalls } from '@storyright/contracts/http'
import type { Client, Site } from '../support/client.ts'
import type { Dice } from '../support/dice.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Listing, Market, Producer } from './market.ts'

/** What an offer is simulated with. */
export interface Simulation extends Site {
  market: Market
  sandbox: Sandbox
}

interface OfferRun extends Simulation {
  dice: Dice
  producer: Producer
  agent: Client
  listing: Listing
  id: string
  clientSecret: string
}

const ATTEMPTS = 30
const RETRY_MS = 400
/** A refund that leaves the fee is waited for no longer. */
const FEE_ATTEMPTS = 8

const fates = {
  accepted: 34,
  'accepted and refunded': 3,
  'accepted and disputed': 3,
  'accepted twice at once': 8,
  'accepted while taken back': 8,
  rejected: 12,
  'taken back': 10,
  expired: 6,
  renewed: 8,
  left: 8,
}

/** One offer, from the form to its end. */
export async function simulateOffer(simulation: Simulation, dice: Dice): Promise<void> {
  const run = await makeOffer(simulation, dice)
  if (!run || dice.chance(0.04)) return // some are never paid
  await pay(run)
  if (!(await waitFor(run, ({ paymentStatus }) => paymentStatus === 'held'))) return
  switch (dice.weigh(fates)) {
    case 'accepted':
      return accept(run)
    case 'accepted and refunded':
      return acceptedThen(run, () => run.sandbox.refund(run.clientSecret, dice.chance(0.5) ? 100_000 : undefined))
    case 'accepted and disputed':
      return acceptedThen(run, async () => {
        await run.sandbox.dispute(run.clientSecret)
        await run.sandbox.dispute(run.clientSecret, { outcome: dice.chance(0.5) ? 'won' : 'lost' })
      })
    case 'accepted twice at once':
      return both(accept(run), accept(run))
    case 'accepted while taken back':
      return both(accept(run), takeBack(run))
    case 'rejected':
      return void (await run.agent.ask(callOn(run, offerCalls.rejectOffer)))
    case 'taken back':
      return takeBack(run)
    case 'expired':
      return run.sandbox.expire(run.clientSecret)
    case 'renewed':
      return renew(run)
    case 'left':
  }
}

async function makeOffer(simulation: Simulation, dice: Dice): Promise<OfferRun | undefined> {
  const { market, journal } = simulation
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
  if (dice.chance(0.1)) await producer.ask(request) // a repeated request: the audit finds a second offer
  if (answer.status === 409) market.withdraw(listing)
  if (answer.status !== 201) return reportUnexpected(simulation, 'An offer', answer.status)
  const { offer, clientSecret } = answer.body
  journal.makes(offer.id, price)
  return { ...simulation, dice, producer, agent: market.agentOf(listing), listing, id: offer.id, clientSecret }
}

async function pay({ sandbox, dice, clientSecret, url }: OfferRun): Promise<void> {
  if (dice.chance(0.1)) await sandbox.pay(clientSecret, 'declined', url)
  await sandbox.pay(clientSecret, dice.chance(0.1) ? 'asks' : 'good', url)
}

/** Polls the offer until it satisfies `isSo`, half the time by confirming its payment; returns whether it did. */
async function waitFor(run: OfferRun, isSo: (offer: Offer) => boolean): Promise<boolean> {
  const { producer, dice, signal } = run
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const call = dice.chance(0.5) ? offerCalls.confirmPayment : offerCalls.getOffer
    const { status, body } = await producer.ask<Offer>(callOn(run, call))
    if (status !== 200) return false
    // An offer that ended during payment may keep its hold for a moment, but the agent no longer sees it.
    if (['rejected', 'cancelled', 'accepted'].includes(body.status)) return false
    if (isSo(body)) return true
    await pause(RETRY_MS, undefined, { signal })
  }
  return false
}

async function accept(run: OfferRun): Promise<void> {
  const { journal, market, listing, id } = run
  const answer = await run.agent.ask<Offer>(callOn(run, offerCalls.acceptOffer))
  if (answer.status !== 200) return reportUnexpected(run, 'Accepting', answer.status)
  journal.accepts(id)
  if (listing.isExclusive) market.withdraw(listing)
}

/** The fee of a deal goes back, or may; the agent then ends the option, or keeps it. */
async function acceptedThen(run: OfferRun, goesBack: () => Promise<void>): Promise<void> {
  await accept(run)
  if (!run.journal.accepted.has(run.id)) return
  await goesBack()
  if (!(await waitUntil(run, ({ feeReturn }) => feeReturn !== null))) return
  const choice = run.dice.chance(0.5) ? 'end' : 'keep'
  const body = { choice, note: 'As agreed' }
  const answer = await run.agent.ask<Offer>({ ...callOn(run, optionCalls.chooseAfterReturn), body })
  if (answer.status !== 200) reportUnexpected(run, 'Choosing', answer.status)
}

async function waitUntil(run: OfferRun, isSo: (offer: Offer) => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < FEE_ATTEMPTS; attempt++) {
    const { status, body } = await run.producer.ask<Offer>(callOn(run, offerCalls.getOffer))
    if (status !== 200) return false
    if (isSo(body)) return true
    await pause(RETRY_MS, undefined, { signal: run.signal })
  }
  return false
}

async function takeBack(run: OfferRun): Promise<void> {
  const body = { cancellationReason: 'Our plans have changed' }
  const answer = await run.producer.ask({ ...callOn(run, offerCalls.cancelOffer), body })
  if (answer.status !== 200) reportUnexpected(run, 'Taking back', answer.status)
}

async function renew(run: OfferRun): Promise<void> {
  await run.sandbox.expire(run.clientSecret)
  if (!(await waitFor(run, ({ status }) => status === 'expired'))) return
  const answer = await run.producer.ask<OfferWithSecret>(callOn(run, offerCalls.renewOffer))
  if (answer.status !== 200) return reportUnexpected(run, 'Renewing', answer.status)
  const renewed = { ...run, clientSecret: answer.body.clientSecret }
  await pay(renewed)
  if (await waitFor(renewed, ({ paymentStatus }) => paymentStatus === 'held')) await accept(renewed)
}

/** Conflicts are expected: offers compete, and some requests are made twice. */
function reportUnexpected({ journal }: Site, what: string, status: number): undefined {
  if (status !== 409) journal.fault(`${what} was answered with ${status}`)
}

async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  await Promise.all([one, other])
}

const callOn = <Method extends string>({ id }: { id: string }, { method, path }: { method: Method; path: string }) => ({
  method,
  path: path.replace(':id', id),
})
