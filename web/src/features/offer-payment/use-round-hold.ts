import type { OfferRoom } from '@storyright/contracts/http'
import { useCallback } from 'react'
import { useLazyOfferRoomQuery } from '../../entities/offer/room.api.ts'
import { pause } from '../../shared/pause.ts'
import { useWhileHere } from '../../shared/use-while-here.ts'
import { useConfirmPaymentMutation } from './offer-payment.api.ts'
import { type HoldOutcome, LOOK_AGAIN_MS, LOOKS } from './use-hold.ts'

/** How often a card was refused so far: a round does not say it by itself. */
export const refusalsIn = ({ offer }: OfferRoom): number =>
  offer.timeline.filter(({ moment }) => moment === 'payment_failed').length

/** What became of the hold of a round: it stands once that is made, and is over where it can no longer be. */
export function roundOutcome(room: OfferRoom, number: number, refusedBefore: number): HoldOutcome {
  const round = room.rounds.find((one) => one.number === number)
  if (round?.isStanding) return 'held'
  if (round?.status !== 'unpaid') return 'over'
  return refusalsIn(room) > refusedBefore ? 'failed' : 'unknown'
}

/** Makes the services look at the hold of a round with the provider, and polls until it is known, for at most half a minute. */
export function useRoundHold(offerId: string, number: number, refusedBefore: number) {
  const [confirm] = useConfirmPaymentMutation()
  const [read] = useLazyOfferRoomQuery()
  const whileHere = useWhileHere()
  const look = useCallback(async (): Promise<HoldOutcome> => {
    // A failed check says nothing about the money.
    await whileHere(
      confirm(offerId)
        .unwrap()
        .catch(() => null),
    )
    const settled = read(offerId).unwrap()
    return whileHere(
      settled.then(
        (room) => roundOutcome(room, number, refusedBefore),
        () => 'unknown' as const,
      ),
    )
  }, [confirm, read, whileHere, offerId, number, refusedBefore])
  const follow = useCallback(async (): Promise<HoldOutcome> => {
    let outcome = await look()
    for (let count = 0; count < LOOKS && outcome === 'unknown'; count += 1) {
      await whileHere(pause(LOOK_AGAIN_MS))
      outcome = await look()
    }
    return outcome
  }, [look, whileHere])
  return { look, follow }
}
