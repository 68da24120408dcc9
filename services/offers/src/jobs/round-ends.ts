import { roundEnding } from '@storyright/contracts/events'
import { offerLimits } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { changeRound } from '../offers/round.store.ts'
import { standingOf, statusOf } from '../offers/round.ts'
import { HOUR_MS } from '../times.ts'
import { BATCH, type Pace } from './job-config.ts'

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Offers whose standing round has run out before its hold: nobody can accept them any more, so their money is let go, and their producer
 * can renew them. One that cannot end stops no other.
 */
export async function endLapsed(deps: Deps, _pace: Pace, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps
  for (let after = FIRST_ID; !signal.aborted; ) {
    const lapsed = await db.$queryRaw<{ id: string }[]>`
      SELECT offers.id FROM offers JOIN offer_rounds ON offer_rounds.offer_id = offers.id AND offer_rounds.number = offers.round
      WHERE offers.status = 'pending' AND offers.id > ${after}::uuid
        AND offer_rounds.status = 'open' AND offer_rounds.expires_at <= ${clock()}
        AND NOT EXISTS (SELECT FROM claims WHERE claims.offer_id = offers.id)
      ORDER BY offers.id LIMIT ${BATCH}`
    for (const { id } of lapsed)
      await endIfLapsed(deps, id).catch((error: unknown) =>
        logger.error({ offerId: id, err: error }, 'An offer whose terms have run out ends later'),
      )
    if (lapsed.length < BATCH) return
    after = lapsed.at(-1)!.id
  }
}

const endIfLapsed = (deps: Deps, id: string): Promise<void> =>
  deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, id)
    if (offer.status !== 'pending' || offer.claim || offer.hold.status !== 'held') return
    if (statusOf(standingOf(offer), offer, deps.clock()) === 'lapsed') await endOffer(deps, tx, id, 'round_lapsed')
  })

const REMIND_MS = offerLimits.remindRoundBeforeHours * HOUR_MS

interface EndingRound {
  offerId: string
  number: number
}

/** Reminds whoever may answer a round, once, a day before it ends; not of rounds that were made to last no longer. */
export async function remindOfEndingRounds(deps: Deps, _pace: Pace, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps
  const now = clock()
  for (let after: EndingRound = { offerId: FIRST_ID, number: 0 }; !signal.aborted; ) {
    const ending = await db.$queryRaw<EndingRound[]>`
      SELECT offer_id AS "offerId", number FROM offer_rounds
      WHERE status = 'open' AND expires_at > ${now} AND expires_at <= ${new Date(now.getTime() + REMIND_MS)}
        AND reminded_at IS NULL AND expires_at - created_at > ${REMIND_MS} * interval '1 millisecond'
        AND (offer_id, number) > (${after.offerId}::uuid, ${after.number}::int)
      ORDER BY offer_id, number LIMIT ${BATCH}`
    for (const round of ending)
      await remindIfOpen(deps, round).catch((error: unknown) =>
        logger.error({ ...round, err: error }, 'Somebody is reminded of a round later'),
      )
    if (ending.length < BATCH) return
    after = ending.at(-1)!
  }
}

const remindIfOpen = (deps: Deps, { offerId, number }: EndingRound): Promise<void> =>
  deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const round = offer.rounds.find((each) => each.number === number)
    const at = deps.clock()
    if (!round || round.remindedAt || offer.claim || statusOf(round, offer, at) !== 'open') return
    await changeRound(tx, round, { remindedAt: at })
    if (number === offer.round && endsWithHold(round, offer)) return
    await changeOffer(tx, deps.outbox, offer, { at, event: roundEnding, about: { round } })
  })

/** Of the end of a hold both sides are reminded anyway. */
const endsWithHold = (
  { expiresAt }: { expiresAt: Date | null },
  { hold: { captureBefore } }: OfferWithHolds,
): boolean => expiresAt !== null && captureBefore !== null && expiresAt.getTime() > captureBefore.getTime() - HOUR_MS
