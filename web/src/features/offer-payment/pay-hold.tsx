import type { Offer, OfferWithSecret } from '@storyright/contracts/http'
import { useEffect, useRef, useState } from 'react'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { HoldCard } from './hold-card.tsx'
import { useRenewOfferMutation } from './offer-payment.api.ts'
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

/** The client secret of an offer: in the navigation state if it was just made, else requested. Requesting it twice makes no second hold. */
export function useSecret(offerId: string, made: OfferWithSecret | null) {
  const [renew] = useRenewOfferMutation()
  const [payable, setPayable] = useState(made)
  const [error, setError] = useState<unknown>(null)
  const asked = useRef(made !== null)
  const ask = () => {
    asked.current = true
    setError(null)
    renew(offerId).unwrap().then(setPayable, setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once.
  useEffect(() => {
    if (!asked.current) ask()
  }, [])
  return { payable, error, retry: ask }
}
