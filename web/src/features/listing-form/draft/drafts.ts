import { fitting, isFields, keptDrafts } from '../../../shared/form/kept-draft.ts'
import type { Base } from '../../../shared/versions/use-versions.ts'
import { blankListing, type ListingValues, listingFigures } from '../values/form-values.ts'

/** What was typed and not saved yet, and what the form was filled from when typing began. */
export interface Draft {
  values: ListingValues
  keptAt: string
  /** Null where it is not known, as for a new listing. */
  basedOn: Base<ListingValues> | null
}

const drafts = keptDrafts(() => localStorage)
const beginning = (userId: string) => `storyright.draft.${userId}.`
const place = (userId: string, listingId: string | null) => `${beginning(userId)}${listingId ?? 'new'}`

export const keepDraft = (userId: string, listingId: string | null, draft: Draft) =>
  drafts.keep(place(userId, listingId), draft)

export const forgetDraft = (userId: string, listingId: string | null) => drafts.forget(place(userId, listingId))

/** The draft of a user's listing; what an earlier release kept is taken as far as it still fits the form. */
export function readDraft(userId: string, listingId: string | null): Draft | null {
  const kept = drafts.read(place(userId, listingId))
  if (!kept || !isFields(kept.values) || typeof kept.keptAt !== 'string') return null
  return { values: valuesIn(kept.values), keptAt: kept.keptAt, basedOn: baseIn(kept.basedOn) }
}

/** All drafts of a user, by the listing that they are about: null for a new one. The latest is first. */
export const draftsOf = (userId: string): { listingId: string | null; draft: Draft }[] =>
  drafts
    .places(beginning(userId))
    .map((kept) => kept.slice(beginning(userId).length))
    .map((listing) => (listing === 'new' ? null : listing))
    .flatMap((listingId) => {
      const draft = readDraft(userId, listingId)
      return draft ? [{ listingId, draft }] : []
    })
    .toSorted((one, other) => other.draft.keptAt.localeCompare(one.draft.keptAt))

const valuesIn = (values: Record<string, unknown>) => fitting(values, blankListing, listingFigures)

const baseIn = (base: unknown): Draft['basedOn'] =>
  isFields(base) && isFields(base.values) && typeof base.etag === 'string'
    ? { etag: base.etag, values: valuesIn(base.values) }
    : null
