import { useLayoutEffect, useState } from 'react'
import { useRouting } from './routing.tsx'

/** Keeps the reader on the page as `blocks` says; what it kept them from can be gone on with or dropped. */
export function useBlocker(blocks: (from: string, to: string) => boolean) {
  const router = useRouting()?.router
  const [held, setHeld] = useState<(() => void) | null>(null)
  useLayoutEffect(() =>
    router?.guard(({ from, to, proceed }) => {
      const isHeld = blocks(from, to)
      if (isHeld) setHeld(() => proceed)
      return isHeld
    }),
  )
  const end = (goOn: boolean) => {
    setHeld(null)
    if (goOn) held?.()
  }
  return held && { proceed: () => end(true), reset: () => end(false) }
}
