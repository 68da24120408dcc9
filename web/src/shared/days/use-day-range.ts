import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DayRange, dayOf, type Preset, rangeAt } from './day-range.ts'

/** The range of days in the address, beside what else stands there, so that a reload or a link shows the same. */
export function useDayRange(otherwise: Preset) {
  const [address, setAddress] = useSearchParams()
  // Midnight passes under an open page without changing what it shows.
  const [today] = useState(() => dayOf(new Date()))
  const chosen = rangeAt(address, today, otherwise)
  // At once, so that the choice is seen before the figures of other days are drawn.
  const how = { replace: true, preventScrollReset: true, flushSync: true } as const
  const go = (fields: Record<string, string>) => {
    const next = new URLSearchParams(address)
    for (const name of ['range', 'from', 'to']) next.delete(name)
    for (const [name, value] of Object.entries(fields)) next.set(name, value)
    setAddress(next, how)
  }
  return {
    ...chosen,
    isReversed: chosen.range.from > chosen.range.to,
    choosePreset: (range: Preset) => go({ range }),
    chooseDays: ({ from, to }: DayRange) => go({ from, to }),
  }
}
