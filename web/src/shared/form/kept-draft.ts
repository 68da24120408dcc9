type Fields = Record<string, unknown>
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

// A browser may refuse to store anything; forms then work without drafts.
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Where drafts are kept: in this browser, or in this window for as long as it is open. */
export function keptDrafts(storage: () => Storage) {
  return {
    /** Answers whether it is kept. */
    keep: (place: string, draft: object) =>
      attempt(() => {
        storage().setItem(place, JSON.stringify(draft))
        return true
      }) ?? false,
    forget: (place: string) => void attempt(() => storage().removeItem(place)),
    forgetAll: (beginning: string) =>
      void attempt(() => {
        const kept = storage()
        for (const place of Object.keys(kept)) if (place.startsWith(beginning)) kept.removeItem(place)
      }),
    /** Where something is kept, among the places that begin like this. */
    places: (beginning: string) =>
      attempt(() => Object.keys(storage()).filter((place) => place.startsWith(beginning))) ?? [],
    /** What is kept there, whoever wrote it. */
    read: (place: string): Fields | null => {
      const kept: unknown = attempt(() => JSON.parse(storage().getItem(place) ?? 'null'))
      return isFields(kept) ? kept : null
    },
  }
}

/** What was kept, as far as it still fits a form: what does not is blank. `figures` were kept as numbers by earlier releases. */
export function fitting<Values extends object>(kept: Fields, blank: Values, figures: readonly string[]): Values {
  const entries = Object.entries(blank).map(([field, nothing]) => {
    const value = kept[field]
    if (Array.isArray(nothing)) return [field, Array.isArray(value) ? value.filter(isText) : nothing]
    if (isFields(nothing)) return [field, fitting(isFields(value) ? value : {}, nothing, figures)]
    if (typeof value === 'number' && typeof nothing === 'string' && figures.includes(field))
      return [field, String(value)]
    return [field, typeof value === typeof nothing ? value : nothing]
  })
  return Object.fromEntries(entries) as Values
}

const isText = (value: unknown) => typeof value === 'string'
