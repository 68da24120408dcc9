import { useCallback, useEffect, useRef } from 'react'

const PAUSE_MS = 300

/** Does the last thing it was given at a pause in typing; leaving the page calls it off. */
export function useTypingPause() {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return useCallback((act: () => void) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(act, PAUSE_MS)
  }, [])
}
