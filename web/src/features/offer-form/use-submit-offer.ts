import type { OfferWithSecret } from '@storyright/contracts/http'
import { offersAddresses } from '@storyright/contracts/vocabulary'
import { useRef, useState } from 'react'
import { isApiError, isEarlyAccess } from '../../shared/api-error.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import { fitting, isFields, keptDrafts } from '../../shared/form/kept-draft.ts'
import { newKey } from '../../shared/new-key.ts'
import { lists } from '../../shared/tags.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { asSent, blankOffer, type OfferValues } from './offer-values.ts'

type UseSubmitOfferOptions = {
  userId: string
  listingId: string
  /** The rights that it is about; `null` for everything that is free. */
  scope: string | null
  onSubmitted: (made: OfferWithSecret) => void
}

/**
 * Makes one offer of one filling of the form, however often it is sent; keeps what is typed until that has worked.
 * `refused` is set when only premium members may make one yet.
 */
export function useSubmitOffer({ userId, listingId, scope, onSubmitted }: UseSubmitOfferOptions) {
  const [draft] = useState(() => openDraft(userId, listingId))
  const key = useRef(draft.key)
  const [refused, setRefused] = useState<unknown>(null)
  const [create] = useCreateOfferMutation()
  const keep = (values: OfferValues) => keepDraft(userId, listingId, { values, key: key.current })
  const submit = async (values: OfferValues) => {
    try {
      const made = await create({ key: key.current, form: asSent(listingId, scope, values) }).unwrap()
      forgetDraft(userId, listingId)
      toast({ title: 'Offer Submitted', description: 'Complete payment to finalize your offer' })
      onSubmitted(made)
    } catch (error) {
      const isTaken = isOtherOffersKey(error)
      if (isTaken) {
        key.current = newKey()
        keep(values)
      }
      if (isEarlyAccess(error)) setRefused(error)
      else if (isTaken) toast({ title: 'Error', description: madeAlready, variant: 'destructive' })
      else toastFailure('Error', error, 'Failed to submit offer')
      throw error
    }
  }
  return { initial: draft.values, keep, submit, refused }
}

// An answer was lost on its way, and then the terms were changed: the next attempt is another offer.
const madeAlready =
  'An offer with your earlier terms was already made: see My Submissions. Submit again to make another.'
const isOtherOffersKey = (error: unknown) => isApiError(error) && error.problem?.code === 'KEY_USED_OTHERWISE'

interface NewOffer {
  /** The same for every attempt with one filling of the form, so that it never makes two offers. */
  key: string
  form: BodyOf<typeof offersAddresses.createOffer>
}

const offerFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createOffer: build.mutation({
      ...callTo(offersAddresses.createOffer, ({ key, form }: NewOffer) => ({
        body: form,
        headers: { 'idempotency-key': key },
      })),
      invalidatesTags: (made) => (made ? [lists.offers] : []),
    }),
  }),
})

const { useCreateOfferMutation } = offerFormApi

/** What was filled in and not submitted yet, with the key that its offer will be made under. */
interface OfferDraft {
  values: OfferValues
  key: string
}

const drafts = keptDrafts(() => sessionStorage)
const place = (userId: string, listingId: string) => `storyright.offer.${userId}.${listingId}`

export const keepDraft = (userId: string, listingId: string, draft: OfferDraft) =>
  void drafts.keep(place(userId, listingId), draft)

export const forgetDraft = (userId: string, listingId: string) => drafts.forget(place(userId, listingId))

/** The draft of this window for a listing, else a blank one under a new key. */
export function openDraft(userId: string, listingId: string): OfferDraft {
  const kept = drafts.read(place(userId, listingId))
  if (!kept || typeof kept.key !== 'string' || !isFields(kept.values)) return { values: blankOffer, key: newKey() }
  return { values: fitting(kept.values, blankOffer, ['offerPrice']), key: kept.key }
}
