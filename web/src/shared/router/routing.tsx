import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router as Context, NavigationType } from 'react-router-dom'
import type { Move, Router } from './create-router.ts'

const RoutingContext = createContext<{ router: Router; move: Move } | null>(null)

/** Shows what is at the address. The page that one is on stays until the next is there. */
export function Routing({ router, children }: { router: Router; children: ReactNode }) {
  const [move, setMove] = useState(router.state)
  const shown = useRef(move)
  useLayoutEffect(() => {
    shown.current = move
  }, [move])
  useLayoutEffect(
    () =>
      router.listen((next) => {
        keepPlace(shown.current)
        if (next.action === NavigationType.Push) keepOrigin(next, shown.current)
        if (next.isSync) flushSync(() => setMove(next))
        else startTransition(() => setMove(next))
      }),
    [router],
  )
  return (
    <RoutingContext value={{ router, move }}>
      <Context navigator={router.navigator} location={move.location} navigationType={move.action}>
        {children}
      </Context>
    </RoutingContext>
  )
}

/** The router and the move that led here; nothing in a test of a part of a page. */
export const useRouting = () => useContext(RoutingContext)

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
const keepOrigin = (move: Move, origin: Move) => {
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
