import type { Offer } from '@storyright/contracts/http'
import { useCallback, useEffect, useRef } from 'react'
import { useLazyOfferQuery } from '../../entities/offer/offer.api.ts'
import { useConfirmPaymentMutation } from './offer-payment.api.ts'

const LOOK_AGAIN_MS = 1_500
const LOOKS = 20

/** The result of a payment: held, refused, or not known yet. */
export type HoldOutcome = 'held' | 'failed' | 'unknown'

const outcomeOf = ({ paymentStatus }: Offer): HoldOutcome => {
  if (paymentStatus === 'failed') return 'failed'
  return paymentStatus === 'requires_payment' ? 'unknown' : 'held'
}

/**
 * Makes the services check a payment with the provider, and polls until it is held or refused, for at most half a minute.
 * Returns nothing once the page has been left.
 */
export function useHold() {
  const [confirm] = useConfirmPaymentMutation()
  const [read] = useLazyOfferQuery()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    async (offerId: string): Promise<HoldOutcome> => {
      let outcome = await settled(confirm(offerId).unwrap())
      for (let look = 0; look < LOOKS && outcome === 'unknown'; look += 1) {
        await new Promise((resolve) => {
          timer.current = setTimeout(resolve, LOOK_AGAIN_MS)
        })
        outcome = await settled(read(offerId).unwrap())
      }
      return outcome
    },
    [confirm, read],
  )
}

/** Makes the services check once, without polling. */
export function useOneLook() {
  const [confirm] = useConfirmPaymentMutation()
  return (offerId: string) => settled(confirm(offerId).unwrap())
}

// A failed check says nothing about the money.
const settled = (look: Promise<Offer>) => look.then(outcomeOf, () => 'unknown' as const)
