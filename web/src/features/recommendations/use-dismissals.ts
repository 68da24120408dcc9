import { ratings } from '@storyright/contracts/vocabulary'
import { useCallback, useEffect, useRef, useState } from 'react'
import { baseApi } from '../../shared/base-api.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { lists } from '../../shared/tags.ts'
import { useRate } from './use-rate.ts'

/** `open` can still be taken back; nobody has been told of it. */
type Dismissals = Readonly<Record<string, 'open' | 'told'>>

/**
 * What was dismissed on this page. It is told when the reader asks for other titles, leaves the page or hides the tab:
 * until then it can be undone without a trace.
 */
export function useDismissals() {
  const dispatch = useAppDispatch()
  const rate = useRate()
  const [dismissed, setDismissed] = useState<Dismissals>({})
  const current = useRef(dismissed)
  const set = useCallback((next: Dismissals) => {
    current.current = next
    setDismissed(next)
  }, [])
  const send = useCallback(async () => {
    const open = Object.keys(current.current).filter((id) => current.current[id] === 'open')
    if (open.length === 0) return
    set({ ...current.current, ...Object.fromEntries(open.map((id) => [id, 'told' as const])) })
    await Promise.all(open.map((listingId) => rate(listingId, ratings.negative)))
  }, [rate, set])

  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && void send()
    const now = () => void send()
    document.addEventListener('visibilitychange', whenHidden)
    window.addEventListener('pagehide', now)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      window.removeEventListener('pagehide', now)
      const hasAny = Object.keys(current.current).length > 0
      // Who comes back is not shown them again.
      if (hasAny) void send().then(() => dispatch(baseApi.util.invalidateTags([lists.recommended])))
    }
  }, [send, dispatch])

  return {
    dismissed,
    dismiss: (id: string) => set({ ...current.current, [id]: 'open' }),
    undo: (id: string) => {
      const { [id]: _undone, ...others } = current.current
      set(others)
    },
    tell: send,
  }
}
export type Dismissal = ReturnType<typeof useDismissals>
