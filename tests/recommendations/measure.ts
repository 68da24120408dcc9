/** What somebody is shown, in order, and what they favourited afterwards. */
export interface Shown {
  listingIds: readonly string[]
  liked: ReadonlySet<string>
}

export interface Figures {
  ndcg: number
  /** The part of all listings that was shown to anybody. */
  coverage: number
  /** How surprising what was shown is: the mean of −log₂ of how often each is seen. */
  novelty: number
  /** The part of all places that the most shown hundredth of all listings takes. */
  topShare: number
  /** The part of all places that goes to listings which nobody has touched. */
  untouchedShare: number
}

const AT = 10
const TOP = 0.01
const gain = (place: number) => 1 / Math.log2(place + 2)

/** How near the order is to the best one possible, of the first ten: each counts by its place. */
export function ndcgOf({ listingIds, liked }: Shown): number {
  const reached = listingIds.slice(0, AT).reduce((sum, id, place) => sum + (liked.has(id) ? gain(place) : 0), 0)
  const possible = Array.from({ length: Math.min(AT, liked.size) }, (_, place) => gain(place)).reduce(
    (a, b) => a + b,
    0,
  )
  return possible === 0 ? 0 : reached / possible
}

export function measure(shown: readonly Shown[], seen: ReadonlyMap<string, number>, listings: number): Figures {
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0) + listings
  const ids = shown.flatMap(({ listingIds }) => listingIds.slice(0, AT))
  const surprise = ids.map((id) => -Math.log2(((seen.get(id) ?? 0) + 1) / total))
  const often = [...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length).sort((one, two) => two - one)
  const top = often.slice(0, Math.ceil(TOP * listings))
  const places = Math.max(1, ids.length)
  return {
    ndcg: mean(shown.map(ndcgOf)),
    coverage: often.length / listings,
    novelty: mean(surprise),
    topShare: top.reduce((sum, count) => sum + count, 0) / places,
    untouchedShare: ids.filter((id) => !seen.has(id)).length / places,
  }
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
