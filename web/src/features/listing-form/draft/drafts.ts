import { blankListing, type ListingValues } from '../values/form-values.ts'

/** What was typed and not saved yet, and what the listing was like when typing began. */
export interface Draft {
  values: ListingValues
  keptAt: string
  /** The listing's `updatedAt`; null for a new listing. */
  basedOn: string | null
}

const place = (userId: string, listingId: string | null) => `storyright.draft.${userId}.${listingId ?? 'new'}`

// A browser may refuse to store anything; the form then works without drafts.
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}

export const keepDraft = (userId: string, listingId: string | null, draft: Draft) =>
  attempt(() => {
    localStorage.setItem(place(userId, listingId), JSON.stringify(draft))
    return true
  }) ?? false

export const forgetDraft = (userId: string, listingId: string | null) =>
  void attempt(() => localStorage.removeItem(place(userId, listingId)))

/** The draft of a user's listing; what an earlier release kept is taken as far as it still fits the form. */
export function readDraft(userId: string, listingId: string | null): Draft | null {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(place(userId, listingId)) ?? 'null'))
  if (!isObject(kept) || !isObject(kept.values) || typeof kept.keptAt !== 'string') return null
  const basedOn = typeof kept.basedOn === 'string' ? kept.basedOn : null
  return { values: fitting(kept.values, blankListing) as ListingValues, keptAt: kept.keptAt, basedOn }
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function fitting(kept: Fields, blank: Fields): Fields {
  const entries = Object.entries(blank).map(([field, nothing]) => {
    const value = kept[field]
    if (Array.isArray(nothing)) return [field, Array.isArray(value) ? value.filter(isText) : nothing]
    if (isObject(nothing)) return [field, fitting(isObject(value) ? value : {}, nothing)]
    return [field, fits(field, value, nothing) ? value : nothing]
  })
  return Object.fromEntries(entries)
}

const isText = (value: unknown) => typeof value === 'string'
const figures = ['pageCount', 'wordCount', 'askingPrice', 'minimumDeal', 'royaltyPercentage']
const fits = (field: string, value: unknown, nothing: unknown) =>
  typeof value === typeof nothing || (typeof value === 'number' && figures.includes(field))
