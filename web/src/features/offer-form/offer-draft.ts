import { blankOffer, type OfferValues } from './offer-values.ts'

/** What was filled in and not submitted yet, with the key that its offer will be made under. */
export interface OfferDraft {
  values: OfferValues
  key: string
}

const place = (userId: string, listingId: string) => `storyright.offer.${userId}.${listingId}`

// A browser may refuse to store anything; the form then works without a draft.
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}

export const keepDraft = (userId: string, listingId: string, draft: OfferDraft) =>
  void attempt(() => sessionStorage.setItem(place(userId, listingId), JSON.stringify(draft)))

export const forgetDraft = (userId: string, listingId: string) =>
  void attempt(() => sessionStorage.removeItem(place(userId, listingId)))

/** The draft of this window for a listing, else a blank one under a new key. */
export function openDraft(userId: string, listingId: string): OfferDraft {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(place(userId, listingId)) ?? 'null'))
  if (!isObject(kept) || typeof kept.key !== 'string' || !isObject(kept.values))
    return { values: blankOffer, key: newKey() }
  return { values: fitting(kept.values), key: kept.key }
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const fitting = (kept: Fields) =>
  Object.fromEntries(
    Object.entries(blankOffer).map(([field, blank]) => {
      const value = kept[field]
      const fits = typeof value === typeof blank || (field === 'offerPrice' && typeof value === 'number')
      return [field, fits ? value : blank]
    }),
  ) as unknown as OfferValues

/** 128 random bits. `randomUUID` is there in secure contexts only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
