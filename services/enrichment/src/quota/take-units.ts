import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { endOfProviderDay, providerDay } from './provider-day.ts'
import { usedRows } from './used-rows.ts'

interface Taking {
  source: EnrichmentSource
  units: number
  perDay: number
  now: Date
}

/** Takes units of the day's allowance, for all replicas: whether there were as many. What is taken and not used can be given back. */
export async function takeUnits(db: Database, { source, units, perDay, now }: Taking): Promise<boolean> {
  if (units > perDay) return false
  const _id = dayOf(source, now)
  const used = usedRows.of(db)
  const begun = { source, units: 0, endsAt: endOfProviderDay(source, now) }
  await used.updateOne({ _id }, { $setOnInsert: begun }, { upsert: true })
  const { matchedCount } = await used.updateOne({ _id, units: { $lte: perDay - units } }, { $inc: { units } })
  return matchedCount === 1
}

/** Gives back to the day from which they were taken. */
export async function giveUnitsBack(db: Database, { source, units, now }: Omit<Taking, 'perDay'>): Promise<void> {
  if (units > 0) await usedRows.of(db).updateOne({ _id: dayOf(source, now) }, { $inc: { units: -units } })
}

const dayOf = (source: EnrichmentSource, at: Date) => `${source} ${providerDay(source, at)}`
