import { useEffect, useLayoutEffect } from 'react'
import type { Move } from './create-router.ts'
import { useRouting } from './routing.tsx'

const name = 'storyright.scroll'

/** How far down each entry of the history was read. */
let places: Record<string, number> = {}
export const keepPlace = ({ location }: Move) => {
  places[location.key] = window.scrollY
}
const read = () => {
  try {
    places = { ...JSON.parse(sessionStorage.getItem(name) ?? '{}'), ...places }
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}
const write = () => {
  try {
    sessionStorage.setItem(name, JSON.stringify(places))
  } catch {
    // As above.
  }
}

/** Begins a page at its top, at the part that the address names, or where it was left, after Back and after loading it again. */
export function ScrollRestoration() {
  const move = useRouting()?.move
  useLayoutEffect(read, [])
  useEffect(() => {
    if (!move) return
    const leave = () => {
      keepPlace(move)
      write()
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [move])
  useLayoutEffect(() => {
    if (move) restore(move)
  }, [move])
  return null
}

function restore({ location: { key, hash }, keepsScroll }: Move) {
  const place = places[key]
  if (place !== undefined) return window.scrollTo(0, place)
  const part = hash && document.getElementById(decoded(hash.slice(1)))
  if (part) part.scrollIntoView()
  else if (!keepsScroll) window.scrollTo(0, 0)
}

function decoded(id: string) {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
