import type { OfferWithSecret } from '@storyright/contracts/http'
import { useRef, useState } from 'react'
import { isApiError, isUnauthorised, saidBy } from '../../shared/api-error.ts'
import { loggedOut, useLeaveForSignIn } from '../../shared/sign-in-first.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { forgetDraft, keepDraft, newKey, openDraft } from './offer-draft.ts'
import { useCreateOfferMutation } from './offer-form.api.ts'
import { asSent, type OfferValues } from './offer-values.ts'

type Submitting = { userId: string; listingId: string; onSubmitted: (made: OfferWithSecret) => void }

/** Makes one offer of one filling of the form, however often it is sent; keeps what is typed until that has worked. */
export function useSubmitOffer({ userId, listingId, onSubmitted }: Submitting) {
  const [draft] = useState(() => openDraft(userId, listingId))
  const key = useRef(draft.key)
  const leave = useLeaveForSignIn()
  const [create] = useCreateOfferMutation()
  const keep = (values: OfferValues) => keepDraft(userId, listingId, { values, key: key.current })
  const submit = async (values: OfferValues) => {
    try {
      const made = await create({ key: key.current, form: asSent(listingId, values) }).unwrap()
      forgetDraft(userId, listingId)
      toast({ title: 'Offer Submitted', description: 'Complete payment to finalize your offer' })
      onSubmitted(made)
    } catch (error) {
      if (isUnauthorised(error)) return leave(loggedOut)
      const isTaken = isOtherOffersKey(error)
      if (isTaken) {
        key.current = newKey()
        keep(values)
      }
      const description = isTaken ? madeAlready : saidBy(error, 'Failed to submit offer')
      toast({ title: 'Error', description, variant: 'destructive' })
      throw error
    }
  }
  return { initial: draft.values, keep, submit }
}

// An answer was lost on its way, and then the terms were changed: the next attempt is another offer.
const madeAlready =
  'An offer with your earlier terms was already made: see My Submissions. Submit again to make another.'
const isOtherOffersKey = (error: unknown) => isApiError(error) && error.problem?.code === 'KEY_USED_OTHERWISE'
