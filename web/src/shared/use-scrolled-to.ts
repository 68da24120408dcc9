import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Brings a part of a page into view, once it is known, where the address asks for it or something else does, and keeps it there
 * while what stands above it grows.
 */
export function useScrolledTo(hash: string, isKnown: boolean, isMeantAnyway = false) {
  const part = useRef<HTMLElement>(null)
  const isMeant = useLocation().hash === hash || isMeantAnyway
  useEffect(() => {
    if (isMeant && isKnown && part.current) return keepInView(part.current)
    return undefined
  }, [isMeant, isKnown])
  return part
}

/** What a reader does who looks at something else, or begins to work. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Until the reader moves, or the answer is called. */
function keepInView(part: HTMLElement): () => void {
  part.scrollIntoView()
  const growth = new ResizeObserver(() => part.scrollIntoView())
  const stop = () => {
    growth.disconnect()
    for (const move of moves) window.removeEventListener(move, stop)
  }
  for (const move of moves) window.addEventListener(move, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
