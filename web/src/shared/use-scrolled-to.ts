import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings a part of a page into view, once it is known, where the address asks for it. */
export function useScrolledTo(hash: string, isKnown: boolean) {
  const part = useRef<HTMLElement>(null)
  const isMeant = useLocation().hash === hash
  useEffect(() => {
    if (isMeant && isKnown) part.current?.scrollIntoView()
  }, [isMeant, isKnown])
  return part
}
