import type { OfferWithSecret } from '@storyright/contracts/http'
import { useEffect, useRef, useState } from 'react'
import { useRenewOfferMutation } from './offer-payment.api.ts'

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
