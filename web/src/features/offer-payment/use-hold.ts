import type { Offer } from '@storyright/contracts/http'
import { useCallback } from 'react'
import { useLazyOfferQuery } from '../../entities/offer/offer.api.ts'
import { pause } from '../../shared/pause.ts'
import { useWhileHere } from '../../shared/use-while-here.ts'
import { useConfirmPaymentMutation } from './offer-payment.api.ts'

export const LOOK_AGAIN_MS = 1_500
export const LOOKS = 20

/** The result of a payment: held, refused, not known yet, or no longer wanted. */
export type HoldOutcome = 'held' | 'failed' | 'unknown' | 'over'

type OfferOutcome = Exclude<HoldOutcome, 'over'>
const outcomeOf = ({ paymentStatus }: Offer): OfferOutcome => {
  if (paymentStatus === 'failed') return 'failed'
  return paymentStatus === 'requires_payment' ? 'unknown' : 'held'
}

/**
 * Makes the services check a payment with the provider, and polls until it is held or refused, for at most half a minute.
 * Returns nothing once the page has been left.
 */
export function useHold() {
  const lookOnce = useOneLook()
  const [read] = useLazyOfferQuery()
  const whileHere = useWhileHere()
  return useCallback(
    async (offerId: string): Promise<OfferOutcome> => {
      let outcome = await lookOnce(offerId)
      for (let look = 0; look < LOOKS && outcome === 'unknown'; look += 1) {
        await whileHere(pause(LOOK_AGAIN_MS))
        outcome = await whileHere(settled(read(offerId).unwrap()))
      }
      return outcome
    },
    [lookOnce, read, whileHere],
  )
}

/** Makes the services check once, without polling. Returns nothing once the page has been left. */
export function useOneLook() {
  const [confirm] = useConfirmPaymentMutation()
  const whileHere = useWhileHere()
  return useCallback((offerId: string) => whileHere(settled(confirm(offerId).unwrap())), [confirm, whileHere])
}

// A failed check says nothing about the money.
const settled = (look: Promise<Offer>) => look.then(outcomeOf, () => 'unknown' as const)
