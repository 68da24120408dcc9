import { fitting, isFields, keptDrafts } from '../../shared/form/kept-draft.ts'
import { newKey } from '../../shared/new-key.ts'
import { blankOffer, type OfferValues } from './offer-values.ts'

/** What was filled in and not submitted yet, with the key that its offer will be made under. */
export interface OfferDraft {
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
