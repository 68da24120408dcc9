import { useCallback, useEffect, useRef } from 'react'

/**
 * Waits for work on behalf of a component: what is awaited through it resolves or rejects as the work does, and never once the component
 * is gone, so that nothing goes on after it.
 */
export function useWhileHere() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return useCallback(async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work
    } finally {
      if (isGone.current) await new Promise(() => {})
    }
  }, [])
}
