import type { Move } from './create-router.ts'

const name = 'storyright.scroll'

/** How far down each entry of the history was read. */
let places: Record<string, number> = {}
/** The link that had the focus when an entry was left: most often the one that was followed. */
const links: Record<string, string | null | undefined> = {}
/** Which entry led to another. */
const origins: Record<string, Move> = {}
export const keepPlace = (move: Move) => {
  places[entryOf(move)] = window.scrollY
  links[entryOf(move)] = document.activeElement?.closest('a')?.getAttribute('href')
}
export const keepOrigin = (move: Move, origin: Move) => {
  origins[entryOf(move)] = origin
}
export const originOf = (move: Move): Move | undefined => origins[entryOf(move)]
export const linkOf = (move: Move) => links[entryOf(move)]
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
