import type { Offer } from '@storyright/contracts/http'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { HoldCard } from './hold-card.tsx'
import { type HoldOutcome, useHold, useOneLook } from './use-hold.ts'

type PayHoldProps = {
  offer: Offer
  clientSecret: string
  /** The hold is in place, or the check has timed out. */
  onDone: (outcome: Exclude<HoldOutcome, 'failed'>) => void
}

/** Places the hold of an offer on a card. */
export function PayHold({ offer, clientSecret, onDone }: PayHoldProps) {
  const follow = useHold()
  const look = useOneLook()
  return (
    <HoldCard
      clientSecret={clientSecret}
      returnTo={`${paths.mySubmissions}?offer=${offer.id}`}
      label={`Hold ${money(offer.offerPrice)} and submit offer`}
      remark="You can cancel while the offer is pending, and the hold is released."
      failure="The card form could not be loaded. Your offer is kept."
      follow={() => follow(offer.id)}
      look={() => look(offer.id)}
      onDone={onDone}
    />
  )
}
