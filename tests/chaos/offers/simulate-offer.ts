import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Offer,
  type OfferRoundAnswer,
  type OfferWithSecret,
  offerCalls,
  optionCalls,
  type Problem,
  type Taking,
  takingCalls,
} from '@storyright/contracts/http'
import { formatLine } from '@storyright/rights'
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
  'accepted and given back': 6,
  'accepted beside a holdback': 4,
  'accepted twice at once': 8,
  'accepted while taken back': 8,
  rejected: 12,
  'taken back': 10,
  expired: 6,
  renewed: 8,
  'agreed for less': 7,
  'agreed for more': 7,
  'agreed for more, the first hold let go': 4,
  bettered: 5,
  'declined and accepted': 3,
  'countered while accepted': 4,
  'withdrawn while agreed to': 4,
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
      return acceptedThen(run, () =>
        feeReturns(run, () => run.sandbox.refund(run.clientSecret, dice.chance(0.5) ? 100_000 : undefined)),
      )
    case 'accepted and disputed':
      return acceptedThen(run, () =>
        feeReturns(run, async () => {
          await run.sandbox.dispute(run.clientSecret)
          await run.sandbox.dispute(run.clientSecret, { outcome: dice.chance(0.5) ? 'won' : 'lost' })
        }),
      )
    case 'accepted and given back':
      return acceptedThen(run, () => giveBack(run))
    case 'accepted beside a holdback':
      return both(accept(run), holdBack(run))
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
    case 'agreed for less':
      return agreeAndAccept(run, run.journal.nextLowPrice())
    case 'agreed for more':
      return agreeAndAccept(run, run.journal.nextPrice())
    case 'agreed for more, the first hold let go':
      return agreeAndAccept(run, run.journal.nextPrice(), true)
    case 'bettered':
      return payAndAccept(run, await propose(run, run.producer, run.journal.nextPrice()))
    case 'declined and accepted': {
      await answerRound(run, await propose(run, run.agent, run.journal.nextPrice()), offerCalls.declineRound)
      return acceptStanding(run)
    }
    case 'countered while accepted':
      return void (await Promise.all([propose(run, run.agent, run.journal.nextPrice()), acceptStanding(run)]))
    case 'withdrawn while agreed to': {
      const countered = await propose(run, run.agent, run.journal.nextLowPrice())
      return both(answerRound(run, countered, offerCalls.withdrawRound), agreeAnd(run, countered, acceptStanding))
    }
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
    body: {
      listingId: listing.id,
      offerPrice: price,
      optionPeriod: 18,
      deckFileUrl: producer.deckFileUrl,
      ...(dice.chance(0.5) && { scope: partOf(listing, dice) }),
    },
  }
  const answer = await producer.ask<OfferWithSecret & Problem>(request)
  if (dice.chance(0.1)) await producer.ask(request) // a repeated request: the audit finds a second offer
  if (answer.body.code === 'LISTING_TAKEN') market.withdraw(listing)
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

async function accept(run: OfferRun, named?: Pick<Offer, 'round' | 'dealHash'>): Promise<void> {
  const { journal, id } = run
  const answer = await run.agent.ask<Offer>({ ...callOn(run, offerCalls.acceptOffer), ...(named && { body: named }) })
  if (answer.status !== 200) return reportUnexpected(run, 'Accepting', answer.status)
  journal.accepts(id)
}

/** Accepts what stands as it is read. */
async function acceptStanding(run: OfferRun): Promise<void> {
  const { status, body } = await run.agent.ask<Offer>(callOn(run, offerCalls.getOffer))
  if (status === 200) await accept(run, { round: body.round, dealHash: body.dealHash })
}

/** A further round at this price, by either side. */
async function propose(run: OfferRun, by: Client, offerPrice: number): Promise<OfferRoundAnswer | undefined> {
  const request = { ...callOn(run, offerCalls.makeRound), key: randomUUID(), body: { offerPrice } }
  const answer = await by.ask<OfferRoundAnswer>(request)
  if (answer.status !== 201) return reportUnexpected(run, 'A round', answer.status)
  return answer.body
}

async function answerRound(
  run: OfferRun,
  made: OfferRoundAnswer | undefined,
  call: typeof offerCalls.declineRound | typeof offerCalls.withdrawRound,
): Promise<void> {
  if (!made) return
  const isDecline = call === offerCalls.declineRound
  const request = { ...onRound(run, made, call), ...(isDecline && { body: { reason: 'Too dear' } }) }
  const { status } = await (isDecline ? run.producer : run.agent).ask(request)
  if (status !== 200) reportUnexpected(run, 'Answering a round', status)
}

async function agreeAndAccept(run: OfferRun, offerPrice: number, releaseFirst = false): Promise<void> {
  await agreeAnd(run, await propose(run, run.agent, offerPrice), payAndAccept, releaseFirst)
}

async function agreeAnd(
  run: OfferRun,
  countered: OfferRoundAnswer | undefined,
  next: (run: OfferRun, agreed: OfferRoundAnswer) => Promise<void>,
  releaseFirst = false,
): Promise<void> {
  if (!countered) return
  const body = { dealHash: countered.round.dealHash, releaseFirst }
  const request = { ...onRound(run, countered, offerCalls.agreeRound), body }
  const answer = await run.producer.ask<OfferRoundAnswer>(request)
  if (answer.status !== 200) return reportUnexpected(run, 'Agreeing', answer.status)
  await next(run, answer.body)
}

/** Once its hold is made, where it needs one, the round is accepted. */
async function payAndAccept(run: OfferRun, made: OfferRoundAnswer | undefined): Promise<void> {
  if (!made) return
  const { clientSecret, round } = made
  if (clientSecret) await pay({ ...run, clientSecret })
  const isHeld = await waitFor(run, (offer) => offer.round === round.number && offer.paymentStatus === 'held')
  if (isHeld) await acceptStanding(run)
}

/** One right of what is on offer, in all of its places. */
function partOf({ book }: Listing, dice: Dice): string {
  const line = dice.pick(book)
  const rights = dice.pick(Array.from({ length: 8 }, (_, place) => 1 << place).filter((right) => line.rights & right))
  return formatLine({ ...line, rights })
}

/** Everything, or a right that it may not have. */
async function giveBack(run: OfferRun): Promise<void> {
  const lines = run.dice.chance(0.5) ? null : partOf(run.listing, run.dice)
  const answer = await run.producer.ask({ ...callOn(run, optionCalls.surrenderRights), body: { lines } })
  if (answer.status !== 201) reportUnexpected(run, 'Giving rights back', answer.status)
}

/** The agent holds a right back, and thinks better of it. */
async function holdBack(run: OfferRun): Promise<void> {
  const { agent, listing, dice } = run
  const at = ({ path }: { path: string }) => path.replace(':id', listing.id)
  const body = { kind: 'holdback', lines: partOf(listing, dice), holder: null, note: null }
  const answer = await agent.ask<Taking>({ method: 'POST', path: at(takingCalls.addTaking), body })
  if (answer.status !== 201) return reportUnexpected(run, 'Holding rights back', answer.status)
  const path = at(takingCalls.endTaking).replace(':takingId', answer.body.id)
  const { status } = await agent.ask({ method: 'DELETE', path })
  if (status !== 200 && status !== 404) reportUnexpected(run, 'Offering them again', status)
}

async function acceptedThen(run: OfferRun, next: () => Promise<void>): Promise<void> {
  await accept(run)
  if (run.journal.accepted.has(run.id)) await next()
}

/** The fee of a deal goes back, or may; the agent then ends the option, or keeps it. */
async function feeReturns(run: OfferRun, goesBack: () => Promise<void>): Promise<void> {
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

const onRound = <Method extends string>(
  run: OfferRun,
  { round }: Pick<OfferRoundAnswer, 'round'>,
  call: { method: Method; path: string },
) => {
  const { method, path } = callOn(run, call)
  return { method, path: path.replace(':number', String(round.number)) }
}
