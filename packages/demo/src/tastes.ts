import { type DemoAccount, namedAccounts } from './accounts.ts'
import { manySpread, spread } from './deterministic.ts'
import type { DemoListing } from './listings.ts'

/** A reader's choice of listings, weighted by taste and popularity. */
export interface Taste {
  /** The genres, the favourite one first. */
  genres: readonly string[]
  /** A listing's index, among those published until then. */
  choose(random: () => number, until: number): number | undefined
}

const julian = namedAccounts.find(({ email }) => email === 'premium@storyright.test')!
/** The genres that go with each genre. */
const kin: Record<string, readonly string[]> = {
  Crime: ['Thriller', 'Mystery', 'True Crime'],
  Thriller: ['Crime', 'Mystery', 'Action'],
  Mystery: ['Crime', 'Thriller', 'Gothic'],
  Comedy: ['Romance', 'Drama', 'Young Adult'],
  Drama: ['Family Saga', 'Fiction', 'Historical'],
  Horror: ['Gothic', 'Thriller', 'Sci-Fi'],
  Historical: ['War', 'Biography', 'Drama'],
  Fantasy: ['Adventure', 'Young Adult', "Children's"],
  'Sci-Fi': ['Fantasy', 'Horror', 'Thriller'],
  Romance: ['Comedy', 'Historical', 'Family Saga'],
  Adventure: ['Action', 'Fantasy', "Children's"],
  Memoir: ['Biography', 'Non-Fiction', 'Documentary'],
  'True Crime': ['Crime', 'Documentary', 'Non-Fiction'],
}
const POPULARITY = 1.1

/** How many suitable listings are read for each other one. */
const [FAVOURITE, KIN, ANY] = [14, 6, 0.5]

/** Everybody's taste, from the demo catalogue. A few titles are popular with all. */
export function tastesFor(listings: readonly DemoListing[]): (account: DemoAccount) => Taste {
  const ranks = listings
    .map((listing, place) => ({ place, rank: spread(`popular ${listing.form.title}`) - (listing.isFeatured ? 1 : 0) }))
    .toSorted((one, other) => one.rank - other.rank)
  const popularity = new Float64Array(listings.length)
  for (const [rank, { place }] of ranks.entries()) popularity[place] = 1 / (rank + 4) ** POPULARITY
  const since = listings.map(({ createdAt }) => Date.parse(createdAt))

  return (account) => {
    const genres = genresOf(account)
    const weights = listings.map(({ form: { genre } }, place) => {
      const at = genres.indexOf(genre ?? '')
      return popularity[place]! * (at === 0 ? FAVOURITE : at > 0 ? KIN : ANY)
    })
    const sums = new Float64Array(weights.length)
    for (const [place, weight] of weights.entries()) sums[place] = weight + (sums[place - 1] ?? 0)
    return {
      genres,
      choose(random, until) {
        // Listings are in the order in which they came.
        const last = firstAbove(since, until) - 1
        return last < 0 ? undefined : Math.min(firstAbove(sums, random() * sums[last]!), last)
      },
    }
  }
}

function genresOf({ id, whatAreYouLookingFor }: DemoAccount): readonly string[] {
  if (id === julian.id) return ['Crime', 'Thriller', 'Mystery', 'True Crime']
  const all = Object.keys(kin)
  const named = all.find((genre) => whatAreYouLookingFor?.toLowerCase().includes(genre.toLowerCase()))
  const first = named ?? all[Math.floor(manySpread(`taste ${id}`)() * all.length)]!
  return [first, ...kin[first]!]
}

/** The place of the first that is more than `value`, in values that rise. */
function firstAbove(values: ArrayLike<number>, value: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! > value) high = middle
    else low = middle + 1
  }
  return low
}
