import type { ItemListing } from '../../services/ai/src/recommendations/model/item.ts'
import { diceOf } from './dice.ts'

/** Something that an invented reader did. */
export interface Activity {
  user: string
  listingId: string
  kind: 'view' | 'favourite'
  seconds: number
  at: Date
}

export interface Library {
  listings: ItemListing[]
  activities: Activity[]
}

const DAY_MS = 86_400_000
const yearBegins = Date.parse('2025-11-15T00:00:00Z')

const CLUSTERS = 40
/** A cluster takes its titles mostly from two genres, so that genre says something of taste and not all of it. */
const FROM_HOME_GENRE = 0.65
/** So many titles are by somebody who wrote several; they lie in one cluster and are about as well known. */
const BY_SEVERAL = 0.5
/** How many read the n-th title falls as 1 / (n + HEAD) ^ TAIL: fitted to the counts of public book ratings. */
const [HEAD, TAIL] = [6, 1]
/** So many titles were listed in the course of the year, most of them late in it; nobody can have read them before. */
const LATE = 0.35
/** What is in one of a reader's own clusters, and by an author they have read, is likelier by so much. */
const [OWN_CLUSTER, READ_AUTHOR] = [15, 6]
const [LIKED_OWN, LIKED_OTHER] = [0.6, 0.3]

/**
 * A year of a library as public book ratings show it: few titles have most readers and most have hardly any, most readers have read
 * little, and what goes together is clusters that the same people like. Of that a listing's genre and author tell a part.
 */
export function inventReaders(
  described: readonly ItemListing[],
  { people, seed }: { people: number; seed: number },
): Library {
  const dice = diceOf(seed)
  const whole = (below: number) => Math.floor(dice() * below)
  const any = <One>(all: readonly One[]) => all[whole(all.length)]!
  const normal = () => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice())

  const genres = [...new Set(described.map(({ genre }) => genre))]
  const homes = Array.from({ length: CLUSTERS }, (_, at) => [genres[at % genres.length], any(genres)])
  const clusterOf = described.map(({ genre }) => {
    const home = homes.flatMap((own, cluster) => (own.includes(genre) ? [cluster] : []))
    return dice() < FROM_HOME_GENRE ? any(home) : whole(CLUSTERS)
  })
  const { authorOf, fame } = authorsOf(clusterOf, dice, normal)
  const order = [...described.keys()].sort((one, two) => fame[two]! - fame[one]!)
  const renown = new Float64Array(described.length)
  for (const [rank, place] of order.entries()) renown[place] = 1 / (rank + HEAD) ** TAIL
  const listedOn = described.map(() => (dice() < LATE ? dice() ** 0.4 * 365 : 0))

  function read(number: number): Activity[] {
    const own = new Map(Array.from({ length: 1 + whole(3) }, () => [whole(CLUSTERS), 0.4 + dice()]))
    const joined = dice() * 330
    // Half read eight or fewer, one in a hundred more than sixty.
    const count = Math.min(150, Math.max(2, Math.round(8 * Math.exp(0.9 * normal()))))
    const days = Array.from({ length: count }, () => joined + dice() * (365 - joined)).sort((one, two) => one - two)
    const had = new Set<number>()
    const authors = new Set<number>()
    const sums = new Float64Array(described.length)
    return days.flatMap((day) => {
      let sum = 0
      for (let place = 0; place < described.length; place++) {
        const isThere = listedOn[place]! <= day && !had.has(place)
        const suits = 1 + OWN_CLUSTER * (own.get(clusterOf[place]!) ?? 0)
        if (isThere) sum += renown[place]! * suits * (authors.has(authorOf[place]!) ? READ_AUTHOR : 1)
        sums[place] = sum
      }
      const drawn = dice() * sum
      const place = sums.findIndex((upTo) => upTo > drawn)
      had.add(place)
      authors.add(authorOf[place]!)
      const isLiked = dice() < (own.has(clusterOf[place]!) ? LIKED_OWN : LIKED_OTHER)
      const at = new Date(yearBegins + day * DAY_MS)
      const seen = { user: `reader-${number}`, listingId: described[place]!.id, at }
      const view: Activity = { ...seen, kind: 'view', seconds: 5 + dice() * (isLiked ? 400 : 90) }
      return isLiked ? [view, { ...seen, kind: 'favourite', seconds: 0 }] : [view]
    })
  }
  return {
    listings: described.map((listing, place) => ({ ...listing, author: `Author ${authorOf[place]}` })),
    activities: Array.from({ length: people }, (_, number) => read(number)).flat(),
  }
}

/** Who wrote each title, and how well known each is next to the others. */
function authorsOf(clusterOf: readonly number[], dice: () => number, normal: () => number) {
  const authorOf = new Uint32Array(clusterOf.length)
  const fame = new Float64Array(clusterOf.length)
  /** The author of several who is given titles next, by cluster. */
  const writing = new Map<number, { author: number; fame: number; left: number }>()
  let authors = 0
  for (const [place, cluster] of clusterOf.entries()) {
    if (dice() >= BY_SEVERAL) {
      authorOf[place] = authors++
      fame[place] = normal()
      continue
    }
    let own = writing.get(cluster)
    if (!own || own.left === 0) own = { author: authors++, fame: normal(), left: 2 + Math.floor(dice() * 6) }
    writing.set(cluster, own)
    own.left -= 1
    authorOf[place] = own.author
    fame[place] = 0.7 * own.fame + 0.7 * normal()
  }
  return { authorOf, fame }
}
