import { useCallback, useEffect, useRef } from 'react'

const PAUSE_MS = 300

/** Debounces: runs the last callback at a pause in typing. Unmounting cancels it. */
export function useTypingPause() {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return useCallback((act: () => void) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(act, PAUSE_MS)
  }, [])
}
