import { useEffect, useLayoutEffect } from 'react'
import type { Move } from './create-router.ts'
import { keepPlace, placeOf, readPlaces, useRouting, writePlaces } from './routing.tsx'

/** Begins a page at its top, at the part that the address names, or where it was left, after Back and after loading it again. */
export function ScrollRestoration() {
  const move = useRouting()?.move
  useLayoutEffect(readPlaces, [])
  useEffect(() => {
    if (!move) return
    const leave = () => {
      keepPlace(move)
      writePlaces()
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

function restore(move: Move) {
  const place = placeOf(move)
  if (place !== undefined) return window.scrollTo(0, place)
  const { hash } = move.location
  const part = hash && document.getElementById(decoded(hash.slice(1)))
  if (part) part.scrollIntoView()
  else if (!move.keepsScroll) window.scrollTo(0, 0)
}

function decoded(id: string) {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
