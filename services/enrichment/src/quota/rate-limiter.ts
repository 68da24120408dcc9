import {
  type EnrichmentSource,
  enrichmentSourceLabels,
  enrichmentTimes,
  type SwitchedOff,
} from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { endOfProviderDay, providerDay } from './provider-day.ts'
import { type PaceRow, paceRows, usedRows } from './quota-rows.ts'

interface PaceDeps {
  db: Database
  clock(): Date
  /** Operators have switched looking things up off, or this installation has no key for it. */
  switchedOff(): Promise<Pick<SwitchedOff, 'says' | 'until'> | null>
}

/** How long it is paused at least where nobody knows when it is switched on again: nothing is asked before it is looked at anew. */
const LOOK_AGAIN_MS = 60_000

export interface Allowance {
  source: EnrichmentSource
  /** Between two questions. */
  pauseMs: number
  /** In units of the provider's own. */
  perDay: number
}

/** When something may be asked: at a time, of which the units are taken; or not before another. */
export type Entry = { at: Date; giveBack(units: number): Promise<void> } | { pausedUntil: Date; why: string }

/** How fast and how much one provider is asked: its own limits, the pause between two questions, and the day's allowance. */
export interface Pace {
  enter(units: number): Promise<Entry>
  /** The provider failed: nobody asks until the time it names, or for a moment that grows with every failure. Returns until when. */
  failed(why: string, until: Date | null): Promise<Date>
  /** It answered. */
  answered(): Promise<void>
  paused(): Promise<{ until: Date; why: string | null } | null>
}

const never = new Date(0)
const usual: Omit<PaceRow, '_id'> = { nextAt: never, pausedUntil: never, why: null, failures: 0 }

export function createRateLimiter({ db, clock, switchedOff }: PaceDeps, { source, pauseMs, perDay }: Allowance): Pace {
  const its = { _id: source }
  const rows = () => paceRows.of(db)
  const read = async (): Promise<PaceRow> => {
    const row = await rows().findOne(its)
    if (row) return row
    await rows().updateOne(its, { $setOnInsert: usual }, { upsert: true })
    return (await rows().findOne(its))!
  }
  /** Nobody has it, or a time later than all others. */
  async function nextSlot(): Promise<Date> {
    if (pauseMs === 0) return clock()
    for (;;) {
      const { nextAt } = await read()
      const at = new Date(Math.max(nextAt.getTime(), clock().getTime()))
      const taken = { $set: { nextAt: new Date(at.getTime() + pauseMs) } }
      const { matchedCount } = await rows().updateOne({ ...its, nextAt }, taken)
      if (matchedCount === 1) return at
    }
  }
  async function pause(until: Date, why: string, failures: number): Promise<Date> {
    await read()
    // A pause never ends sooner because of a shorter one.
    await rows().updateOne({ ...its, pausedUntil: { $lt: until } }, { $set: { pausedUntil: until, why } })
    await rows().updateOne(its, { $set: { failures } })
    return until
  }

  /** As an operator has paused it, which no row knows. */
  async function pausedByOperator() {
    const off = await switchedOff()
    if (!off) return null
    return { until: off.until ?? new Date(clock().getTime() + LOOK_AGAIN_MS), why: off.says }
  }

  return {
    async enter(units) {
      const off = await pausedByOperator()
      if (off) return { pausedUntil: off.until, why: off.why }
      const now = clock()
      const { pausedUntil, why } = await read()
      if (pausedUntil > now) return { pausedUntil, why: why ?? '' }
      if (!(await takeUnits(db, { source, units, perDay, now }))) {
        const ends = endOfProviderDay(source, now)
        const reason = `The day’s allowance for ${enrichmentSourceLabels[source]} is used up.`
        await pause(ends, reason, 0)
        return { pausedUntil: ends, why: reason }
      }
      const giveBack = (unused: number) => giveUnitsBack(db, { source, units: unused, now })
      return { at: await nextSlot(), giveBack }
    },
    async failed(why, until) {
      const { failures } = await read()
      const now = clock()
      const usualEnd = new Date(now.getTime() + backOffMs(failures))
      return pause(until && until > now ? until : usualEnd, why, failures + 1)
    },
    async answered() {
      // One that failed meanwhile is paused and stays so.
      const over = { ...its, failures: { $gt: 0 }, pausedUntil: { $lte: clock() } }
      await rows().updateOne(over, { $set: { failures: 0, why: null } })
    },
    async paused() {
      const off = await pausedByOperator()
      if (off) return off
      const row = await rows().findOne(its)
      return row && row.pausedUntil > clock() ? { until: row.pausedUntil, why: row.why } : null
    },
  }
}

interface TakeUnitsInput {
  source: EnrichmentSource
  units: number
  perDay: number
  now: Date
}

/** Takes units of the day's allowance, for all replicas: whether there were as many. What is taken and not used can be given back. */
export async function takeUnits(db: Database, { source, units, perDay, now }: TakeUnitsInput): Promise<boolean> {
  if (units > perDay) return false
  const _id = dayOf(source, now)
  const used = usedRows.of(db)
  const begun = { source, units: 0, endsAt: endOfProviderDay(source, now) }
  await used.updateOne({ _id }, { $setOnInsert: begun }, { upsert: true })
  const { matchedCount } = await used.updateOne({ _id, units: { $lte: perDay - units } }, { $inc: { units } })
  return matchedCount === 1
}

/** Gives back to the day from which they were taken. */
async function giveUnitsBack(db: Database, { source, units, now }: Omit<TakeUnitsInput, 'perDay'>): Promise<void> {
  if (units > 0) await usedRows.of(db).updateOne({ _id: dayOf(source, now) }, { $inc: { units: -units } })
}

const dayOf = (source: EnrichmentSource, at: Date) => `${source} ${providerDay(source, at)}`

const FIRST_MS = 1_000

/** For how long a provider that has failed so often in a row, and does not name a time, is left alone. */
export const backOffMs = (failures: number): number =>
  Math.min(FIRST_MS * 2 ** Math.min(failures, 20), enrichmentTimes.longestBackOffMs)
