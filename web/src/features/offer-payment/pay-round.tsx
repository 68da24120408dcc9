import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { type ReactNode, useState } from 'react'
import { money } from '../../entities/money/money.ts'
import { roomPath } from '../../entities/offer/round-words.ts'
import { HoldCard } from './hold-card.tsx'
import type { HoldOutcome } from './use-hold.ts'
import { refusalsIn, useRoundHold } from './use-round-hold.ts'

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
