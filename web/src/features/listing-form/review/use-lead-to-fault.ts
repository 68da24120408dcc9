import { useEffect, useRef } from 'react'
import type { FormTab } from './form-tabs.ts'

type Lead = {
  /** Counts finished attempts to save; 0 while one is under way. */
  attempt: number
  faulty: FormTab | undefined
  open: (tab: FormTab) => void
}

/**
 * After an attempt that found faults: opens the first tab that has one. `arrive` is called by every panel when it has
 * been drawn, a little later than its tab was chosen; the panel in question gives its first faulty field the focus.
 */
export function useLeadToFault({ attempt, faulty, open }: Lead) {
  const form = useRef<HTMLFormElement>(null)
  const leading = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every attempt, not for every fault that is mended.
  useEffect(() => {
    if (attempt === 0 || !faulty) return
    leading.current = true
    open(faulty)
    arrive(faulty)
  }, [attempt])
  const arrive = (tab: FormTab) => {
    const panel = form.current?.querySelector(`[data-panel="${faulty}"]`)
    if (!leading.current || tab !== faulty || !panel) return
    leading.current = false
    panel.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return { form, arrive }
}
