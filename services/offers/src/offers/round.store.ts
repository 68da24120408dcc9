import type { RoundStatus } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { changeHold } from '../payments/hold.store.ts'
import { keptDeal } from './deal.ts'
import type { OfferRound, OfferWithHolds } from './records.ts'
import { firstRoundOf } from './round.ts'
import { type Move, type RoundChange, requireLegal } from './round-moves.ts'

const rowOf = ({ scope, deal, ...round }: OfferRound) => ({
  ...round,
  scope: scope === null ? Prisma.DbNull : (scope as Prisma.InputJsonValue),
  deal: keptDeal(deal),
})

/** Writes a further round, and with the second the first. The caller holds the listing's lock. */
export async function addRound(tx: Tx, offer: OfferWithHolds, round: OfferRound): Promise<OfferWithHolds> {
  const first = offer.rounds.length === 0 ? [firstRoundOf(offer)] : []
  await tx.offerRound.createMany({ data: [...first, round].map(rowOf) })
  return { ...offer, rounds: [...offer.rounds, ...first, round] }
}

export async function changeRound(tx: Tx, round: OfferRound, change: RoundChange): Promise<OfferRound> {
  const { offerId, number } = round
  requireLegal(round, change)
  await tx.offerRound.update({ where: { offerId_number: { offerId, number } }, data: change })
  return { ...round, ...change }
}

/** Returns the round that it changed last. */
export async function makeMove(tx: Tx, { rounds, releases }: Move, at: Date): Promise<OfferRound | undefined> {
  let last: OfferRound | undefined
  for (const { round, change } of rounds) last = await changeRound(tx, round, change)
  for (const hold of releases) await changeHold(tx, hold, { releaseWantedAt: at })
  return last
}

/** Ends every round of these offers that is still open but the standing one. */
export const lapseRounds = (tx: Tx, offerIds: readonly string[], at: Date) => tx.$executeRaw`
  UPDATE offer_rounds SET status = 'lapsed', answered_at = ${at}::timestamptz FROM offers
  WHERE offer_rounds.offer_id = offers.id AND offers.id = ANY(${[...offerIds]}::uuid[])
    AND offer_rounds.number <> offers.round AND offer_rounds.status IN ('open', 'unpaid')`

/** What stands of these offers ends as they do. */
export const endStanding = (tx: Tx, offerIds: readonly string[], { as, at }: { as: RoundStatus; at: Date }) =>
  tx.$executeRaw`
  UPDATE offer_rounds SET status = ${as}, answered_at = ${at}::timestamptz FROM offers
  WHERE offer_rounds.offer_id = offers.id AND offers.id = ANY(${[...offerIds]}::uuid[])
    AND offer_rounds.number = offers.round AND offer_rounds.status IN ('open', 'agreed')`
