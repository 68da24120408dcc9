import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Offer, type OfferWithSecret, offerCalls } from '@storyright/contracts/http'
import type { Simulation } from '../offers/simulate-offer.ts'
import type { Dice } from '../support/dice.ts'
import { parts } from './parts.ts'
import { type Asking, askPart } from './watch-parts.ts'

const LOOK_EVERY_MS = 250
const IN_A_ROW = 3
const PATIENCE_MS = 5_000

/** Waits until every part answers three times in a row and an offer can be made and paid; the seconds it took, infinity beyond the limit. */
export async function untilUsable(
  simulation: Simulation,
  { asking, dice, limitMs }: { asking: Asking; dice: Dice; limitMs: number },
): Promise<number> {
  const began = Date.now()
  const isOver = () => Date.now() - began > limitMs
  for (let inARow = 0; inARow < IN_A_ROW; ) {
    if (isOver()) return Number.POSITIVE_INFINITY
    const answers = await Promise.all(Object.values(parts).map((path) => askPart(asking, path, PATIENCE_MS)))
    inARow = answers.every((status) => status === '200') ? inARow + 1 : 0
    await pause(LOOK_EVERY_MS)
  }
  while (!(await canOffer(simulation, dice))) if (isOver()) return Number.POSITIVE_INFINITY
  return (Date.now() - began) / 1000
}

/** Makes an offer, pays it and sees it held; a listing that is gone meanwhile says nothing. */
async function canOffer({ market, journal, sandbox, url }: Simulation, dice: Dice): Promise<boolean> {
  const producer = dice.pick(market.producers)
  const price = journal.nextPrice()
  const { createOffer, confirmPayment } = offerCalls
  const { deckFileUrl } = producer
  const body = { listingId: market.someListing(dice).id, offerPrice: price, optionPeriod: 18, deckFileUrl }
  const { method, path } = createOffer
  const made = await producer.ask<OfferWithSecret>({ method, path, key: randomUUID(), body })
  if (made.status !== 201) return false
  const { offer, clientSecret } = made.body
  journal.makes(offer.id, price)
  await sandbox.pay(clientSecret, 'good', url)
  const confirm = { method: confirmPayment.method, path: confirmPayment.path.replace(':id', offer.id) }
  const { body: seen } = await producer.ask<Offer>(confirm)
  return seen.paymentStatus === 'held'
}
