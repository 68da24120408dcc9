import type { ItemListing } from '../../services/ai/src/recommendations/model/item.ts'
import { diceOf, gumbel } from './dice.ts'

/** Something that an invented person did. */
export interface Activity {
  user: string
  listingId: string
  kind: 'view' | 'favourite'
  seconds: number
  at: Date
}

/** An invented person: what they like of what a listing says, and of what none says. */
interface Person {
  id: string
  genres: Map<string, number>
  themes: Set<string>
  medium: string
  circle: number
  activities: number
}

const CIRCLES = 30
const DAY_MS = 86_400_000
export const yearBegins = Date.parse('2025-11-15T00:00:00Z')

/** What each part of a taste adds to how much a listing is liked; the noise of a choice has a deviation of about 1.3. */
const drawn = { genre: 2.2, theme: 0.7, medium: 0.6, circle: 2.4, fame: 1.1 } as const

/**
 * A year of people with tastes of their own, the same for each seed. Half of what they like shows in the listings' data (genre,
 * themes, medium); a circle of titles that the data does not show and fame are the other half, as in life.
 */
export function inventPeople(
  listings: readonly ItemListing[],
  { people, seed }: { people: number; seed: number },
): Activity[] {
  const dice = diceOf(seed)
  const circleOf = listings.map(() => Math.floor(dice() * CIRCLES))
  const fameOf = listings.map(() => -Math.log(1 - dice() * 0.999) / 2)
  const genres = [...new Set(listings.map(({ genre }) => genre ?? ''))]
  const themes = [...new Set(listings.flatMap(({ themes: own }) => own))]
  const mediums = listings.map(({ medium }) => medium)
  const any = <One>(all: readonly One[]) => all[Math.floor(dice() * all.length)]!

  const invent = (number: number): Person => ({
    id: `person-${number}`,
    genres: new Map([
      [any(genres), 1],
      [any(genres), 0.6],
    ]),
    themes: new Set([any(themes), any(themes), any(themes)]),
    medium: any(mediums),
    circle: Math.floor(dice() * CIRCLES),
    // Most do little and a few do much.
    activities: Math.min(80, 4 + Math.floor(-Math.log(1 - dice() * 0.999) * 14)),
  })

  const act = (person: Person): Activity[] => {
    const liked = listings.map(({ genre, themes: own, medium }, place) => {
      const shared = own.filter((theme) => person.themes.has(theme)).length
      return (
        drawn.genre * (person.genres.get(genre ?? '') ?? 0) +
        drawn.theme * shared +
        drawn.medium * (medium === person.medium ? 1 : 0) +
        drawn.circle * (circleOf[place] === person.circle ? 1 : 0) +
        drawn.fame * fameOf[place]!
      )
    })
    const chosen = liked
      .map((value, place) => ({ place, drawn: value + gumbel(dice) }))
      .sort((one, two) => two.drawn - one.drawn)
      .slice(0, person.activities)
    const keen = [...chosen]
      .sort((one, two) => liked[two.place]! - liked[one.place]!)
      .slice(0, Math.ceil(chosen.length / 3))
    const favourites = new Set(keen.map(({ place }) => place))
    return chosen.flatMap(({ place }) => {
      const at = new Date(yearBegins + dice() * 365 * DAY_MS)
      const seen = {
        user: person.id,
        listingId: listings[place]!.id,
        at,
        seconds: 5 + dice() * (favourites.has(place) ? 400 : 90),
      }
      return [
        { ...seen, kind: 'view' } as const,
        ...(favourites.has(place) ? [{ ...seen, kind: 'favourite' } as const] : []),
      ]
    })
  }
  return Array.from({ length: people }, (_, number) => act(invent(number))).flat()
}
