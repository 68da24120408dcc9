import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A new page begins at its top; Back and Forward lead to where the reader was. */
export function useScrollMemory() {
  const { key, hash } = useLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const here = useRef(key)

  useEffect(() => {
    const remember = () => places.current.set(here.current, window.scrollY)
    // On leaving the site the browser's own memory takes over, for a reload or a return from elsewhere.
    const handOver = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', handOver)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', handOver)
    }
  }, [])

  useLayoutEffect(() => {
    if (here.current === key) return
    here.current = key
    const place = kind === 'POP' ? places.current.get(key) : hash ? undefined : 0
    if (place !== undefined) window.scrollTo(0, place)
  }, [key, kind, hash])
}
