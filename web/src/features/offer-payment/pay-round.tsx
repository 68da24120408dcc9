import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { type ReactNode, useCallback, useState } from 'react'
import { money } from '../../entities/money/money.ts'
import { useLazyOfferRoomQuery } from '../../entities/offer/offer.api.ts'
import { roomPath } from '../../entities/offer/round-words.ts'
import { pause } from '../../shared/pause.ts'
import { useWhileHere } from '../../shared/use-while-here.ts'
import { HoldCard } from './hold-card.tsx'
import { useConfirmPaymentMutation } from './offer-payment.api.ts'
import { type HoldOutcome, LOOK_AGAIN_MS, LOOKS } from './use-hold.ts'

type PayRoundProps = {
  room: OfferRoom
  round: OfferRound
  clientSecret: string
  onDone: (outcome: Exclude<HoldOutcome, 'failed'>) => void
  whenRefused?: ReactNode
}

/** Places the hold of a round whose fee is above what is held. */
export function PayRound({ room, round, clientSecret, onDone, whenRefused }: PayRoundProps) {
  const { id } = room.offer
  const [refusedBefore] = useState(() => refusalsIn(room))
  const hold = useRoundHold(id, round.number, refusedBefore)
  return (
    <HoldCard
      {...hold}
      clientSecret={clientSecret}
      returnTo={`${roomPath(id)}?do=pay`}
      label={`Hold ${money(round.offerPrice)}`}
      remark="Nothing is charged now. Once it is held, these terms stand and the earlier hold is released."
      failure="The card form could not be loaded. Your terms are kept."
      onDone={onDone}
      whenRefused={whenRefused}
    />
  )
}

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
