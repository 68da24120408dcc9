import type { Counts } from '../files/model-files.ts'

const MINUTE_MS = 60_000

/** Every few minutes at most where there is something new … */
const RESTS_MS = 5 * MINUTE_MS
/** … sooner while a catalogue is being filled … */
const RESTS_WHILE_FILLED_MS = MINUTE_MS / 2
const FILLED_BY = 0.1
/** … and now and then in any case: listings change, and what was done long ago weighs less. */
const RESTS_AT_MOST_MS = 6 * 60 * MINUTE_MS

/** Whether to train again. */
export function isDue(last: { trainedAt: Date; counts: Counts } | null, counts: Counts, now: Date): boolean {
  if (!last) return counts.listings > 0
  const age = now.getTime() - last.trainedAt.getTime()
  const grown = Math.abs(counts.listings - last.counts.listings)
  if (grown > last.counts.listings * FILLED_BY && age >= RESTS_WHILE_FILLED_MS) return true
  const isChanged = Object.entries(counts).some(([name, count]) => count !== last.counts[name as keyof Counts])
  return age >= (isChanged ? RESTS_MS : RESTS_AT_MOST_MS)
}
