import { type DemoAccount, demoAudience, namedAccounts } from './accounts.ts'
import { manySpread } from './deterministic.ts'
import type { DemoListing } from './listings.ts'
import { type Taste, tastesFor } from './tastes.ts'

/** A person's action on a listing, by its number in the demo catalogue, or a search. */
export interface DemoActivity {
  personId: string
  at: Date
  type: 'view' | 'share' | 'download_materials' | 'search'
  listingId: string | null
  /** How long a view lasted. */
  seconds: number | null
  search: { query: string; results: number; genre: string | null } | null
}

export interface DemoFavourite {
  personId: string
  listingId: string
  at: Date
  /** When it was taken back. */
  removedAt: Date | null
}

export interface DemoYear {
  activities: DemoActivity[]
  favourites: DemoFavourite[]
}

const DAY_MS = 86_400_000
/** Recorded activity is kept for twelve months. */
const DAYS = 360
/** Visits on a day of the week, Sunday first, for one on a Tuesday. */
const rhythm = [0.25, 0.9, 1, 1, 0.95, 0.7, 0.2]
const named = new Map(namedAccounts.map(({ id, email }) => [id, email.split('@')[0]!]))

/** What the audience of the demo has done in the year until `now`, oldest first: the same for the same day. */
export function demoYear(listings: readonly DemoListing[], now: Date): DemoYear {
  const tasteOf = tastesFor(listings)
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const year: DemoYear = { activities: [], favourites: [] }
  for (const account of demoAudience) {
    const person = {
      account,
      taste: tasteOf(account),
      random: manySpread(`year ${account.id}`),
      favourites: new Set<number>(),
    }
    for (let day = today - DAYS * DAY_MS; day <= today; day += DAY_MS)
      if (isVisited(person, day, today)) visit(person, { day, now, listings }, year)
  }
  const inOrder = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime()
  year.activities.sort(inOrder)
  year.favourites.sort(inOrder)
  return year
}

interface Person {
  account: DemoAccount
  taste: Taste
  random(): number
  favourites: Set<number>
}

/** Some come often and some seldom; all come more often as the catalogue grows. */
function isVisited({ account, random }: Person, day: number, today: number): boolean {
  const chance = random()
  if (Date.parse(account.createdAt) > day) return false
  const often = named.has(account.id) ? 0.5 : 0.08 + 0.2 * manySpread(`often ${account.id}`)()
  const growth = 0.55 + 0.45 * (1 - (today - day) / (DAYS * DAY_MS))
  return chance < often * growth * rhythm[new Date(day).getUTCDay()]!
}

interface Visit {
  day: number
  now: Date
  listings: readonly DemoListing[]
}

/** A visit in the daytime: a search now and then, some listings, and of those a few that stay in mind. */
function visit({ account, taste, random, favourites }: Person, { day, now, listings }: Visit, year: DemoYear): void {
  const personId = account.id
  let time = day + (8 + 10 * ((random() + random()) / 2)) * 3_600_000
  const isPast = () => time < now.getTime()
  const did = (type: DemoActivity['type'], more: Partial<DemoActivity>) => {
    if (isPast())
      year.activities.push({
        personId,
        at: new Date(time),
        type,
        listingId: null,
        seconds: null,
        search: null,
        ...more,
      })
  }

  if (random() < 0.45) did('search', { search: searchOf(taste, random, listings) })
  const count = 1 + Math.floor(random() * 5)
  for (let turn = 0; turn < count; turn++) {
    time += (20 + 60 * random()) * 1_000
    const place = taste.choose(random, time)
    if (place === undefined) return
    const listingId = String(place + 1)
    const suits = taste.genres.includes(listings[place]!.form.genre ?? '')
    const seconds = Math.round(4 + (suits ? 150 : 35) * random() ** 2)
    const [likes, shares, takes] = [random(), random(), random()]
    did('view', { listingId, seconds })
    time += seconds * 1_000
    if (likes < (suits ? 0.12 : 0.02) && !favourites.has(place) && isPast()) {
      favourites.add(place)
      const removedAt = new Date(time + 12 * DAY_MS)
      year.favourites.push({
        personId,
        listingId,
        at: new Date(time),
        removedAt: shares > 0.9 && removedAt < now ? removedAt : null,
      })
    }
    if (shares < 0.03) did('share', { listingId })
    if (takes < (suits ? 0.05 : 0.01)) did('download_materials', { listingId })
  }
}

const FOUND_NOTHING = 0.22

function searchOf({ genres }: Taste, random: () => number, listings: readonly DemoListing[]): DemoActivity['search'] {
  const [chance, choice] = [random(), random()]
  if (chance < FOUND_NOTHING) {
    // The first ones far more often than the last.
    const query = searchedInVain[Math.floor(choice ** 2 * searchedInVain.length)]!
    return { query, results: 0, genre: null }
  }
  const genre = genres[Math.floor(choice * 1.5) % genres.length]!
  const of = listings.filter(({ form }) => form.genre === genre)
  const { keywords } = of[Math.floor(random() * of.length)]!.form
  const query = keywords?.[Math.floor(random() * keywords.length)] ?? genre
  return { query, results: 1 + Math.floor(40 * random() ** 3), genre: random() < 0.3 ? genre : null }
}

/** What people search for in the demo: some of it is there. */

/** Titles and people that the catalogue does not have, the most wanted first. */
const searchedInVain = [
  'Hercule Poirot',
  'Agatha Christie',
  'climate thriller',
  'the hobbit',
  'Mick Herron',
  'locked room mystery 1950s',
  'nordic noir',
  'scandi crime series',
  'Daphne du Maurier',
  'body swap comedy',
  'Sally Rooney',
  'chess prodigy',
  'windrush saga',
  'heist train',
  'witch trials 1612',
  'terry pratchett',
  'cosy crime vicar',
  'formula one',
  'female boxer',
  'miners strike',
  'true story whistleblower',
  'podcast cold case wales',
  'folk horror orkney',
  'k-drama remake',
  'women’s football',
  'ai detective',
  'spy novel berlin wall',
  'lighthouse keeper vanishing',
  'midwife 1890s',
  'bletchley',
  'opera ghost',
  'deaf protagonist',
  'bake off comedy',
  'tudor assassin',
  'antarctic base',
] as const
