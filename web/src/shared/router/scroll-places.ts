import type { Move } from './create-router.ts'

const name = 'storyright.scroll'

/** How far down each entry of the history was read. */
let places: Record<string, number> = {}
export const keepPlace = (move: Move) => {
  places[entryOf(move)] = window.scrollY
}
export const readPlaces = () => {
  try {
    places = { ...JSON.parse(sessionStorage.getItem(name) ?? '{}'), ...places }
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}
export const writePlaces = () => {
  try {
    sessionStorage.setItem(name, JSON.stringify(places))
  } catch {
    // As above.
  }
}
export const placeOf = (move: Move): number | undefined => places[entryOf(move)]

/** Whatever was loaded by its address has the same key, so it takes both. */
const entryOf = ({ location: { key, pathname, search, hash } }: Move) => `${key} ${pathname}${search}${hash}`
