import { fitting, isFields, keptDrafts } from '../../../shared/form/kept-draft.ts'
import { blankListing, type ListingValues } from '../values/form-values.ts'

/** What was typed and not saved yet, and what the listing was like when typing began. */
export interface Draft {
  values: ListingValues
  keptAt: string
  /** The listing's `updatedAt`; null for a new listing. */
  basedOn: string | null
}

const drafts = keptDrafts(() => localStorage)
const place = (userId: string, listingId: string | null) => `storyright.draft.${userId}.${listingId ?? 'new'}`
const figures = ['pageCount', 'wordCount', 'askingPrice', 'minimumDeal', 'royaltyPercentage']

export const keepDraft = (userId: string, listingId: string | null, draft: Draft) =>
  drafts.keep(place(userId, listingId), draft)

export const forgetDraft = (userId: string, listingId: string | null) => drafts.forget(place(userId, listingId))

/** The draft of a user's listing; what an earlier release kept is taken as far as it still fits the form. */
export function readDraft(userId: string, listingId: string | null): Draft | null {
  const kept = drafts.read(place(userId, listingId))
  if (!kept || !isFields(kept.values) || typeof kept.keptAt !== 'string') return null
  const basedOn = typeof kept.basedOn === 'string' ? kept.basedOn : null
  return { values: fitting(kept.values, blankListing, figures), keptAt: kept.keptAt, basedOn }
}
