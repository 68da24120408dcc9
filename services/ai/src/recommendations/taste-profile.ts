import type { TasteProfile } from '@storyright/contracts/http'
import type { ItemListing } from './model/item.ts'
import type { Seed } from './ranking/seed.ts'

const SHOWN = 6
/** The middle of the prices, without a tenth at either end. */
const [LOW, HIGH] = [0.1, 0.9]

type Facts = Pick<ItemListing, 'genre' | 'medium' | 'suggestedOfferMax'>

/** Somebody's apparent taste, from their likes. */
export function tasteProfileOf(
  seeds: readonly Seed[],
  listings: ReadonlyMap<string, Facts>,
): Pick<TasteProfile, 'genres' | 'mediums' | 'priceRange'> {
  const liked = seeds.flatMap(({ listingId, weight }) => {
    const facts = listingId === null ? undefined : listings.get(listingId)
    return facts && weight > 0 ? [{ ...facts, weight }] : []
  })
  return {
    genres: metricDeltasOf(liked.map(({ genre, weight }) => [genre, weight])),
    mediums: metricDeltasOf(liked.map(({ medium, weight }) => [medium, weight])),
    priceRange: rangeOf(liked.map(({ suggestedOfferMax, weight }) => [suggestedOfferMax, weight])),
  }
}

function metricDeltasOf(named: readonly [string | null, number][]): { name: string; share: number }[] {
  const weights = new Map<string, number>()
  let total = 0
  for (const [name, weight] of named)
    if (name) {
      weights.set(name, (weights.get(name) ?? 0) + weight)
      total += weight
    }
  return [...weights]
    .map(([name, weight]) => ({ name, share: Math.round((weight / total) * 100) / 100 }))
    .sort((one, two) => two.share - one.share || one.name.localeCompare(two.name))
    .slice(0, SHOWN)
}

function rangeOf(priced: readonly [number | null, number][]): TasteProfile['priceRange'] {
  const known = priced.filter((one): one is [number, number] => one[0] !== null).sort(([one], [two]) => one - two)
  if (known.length === 0) return null
  const total = known.reduce((sum, [, weight]) => sum + weight, 0)
  const at = (part: number) => {
    let sum = 0
    for (const [price, weight] of known) {
      sum += weight
      if (sum >= part * total) return price
    }
    return known.at(-1)![0]
  }
  return { low: Math.round(at(LOW)), high: Math.round(at(HIGH)) }
}
