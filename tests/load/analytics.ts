import { aiAddresses } from '@storyright/contracts/vocabulary'
import { namedAccounts } from '@storyright/demo'
import { mongoStore } from '@storyright/messaging/mongodb'
import { applyCollections, mongoClient, withDatabase } from '@storyright/mongodb'
import { dayOf } from '../../services/ai/src/analytics/metric-delta.ts'
import { rollAll } from '../../services/ai/src/analytics/roll-figures.ts'
import { collections } from '../../services/ai/src/database.ts'
import { fillFigures, recordMany } from './analytics/fill.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { alignedTable } from './figures/report.ts'
import { signIn } from './running/sign-in.ts'

const ACTIVITIES = 5_000_000
const ROLLED = 200_000
const ASKED = 40
const YEAR_MS = 365 * 86_400_000
const admin = namedAccounts.find(({ role }) => role === 'admin')!

/** The figures of a year that five million activities were rolled into, and how fast 200,000 more are rolled. */
export const analytics: Bench = { run: measureAnalytics }

async function measureAnalytics({ url, mongoUrl, progress, signal }: BenchOptions): Promise<void> {
  const client = mongoClient(withDatabase(mongoUrl, 'ai'), { service: 'bench' })
  const db = client.db()
  try {
    const today = new Date()
    const filled = await progress.step('Filling a year of figures', () =>
      fillFigures(db, { activities: ACTIVITIES, today }),
    )
    const cookie = await signIn(url, admin.email)
    const range = `from=${dayOf(new Date(today.getTime() - YEAR_MS))}&to=${dayOf(today)}`
    const year = `${aiAddresses.platformAnalytics.path}?${range}`
    const asking = (address: string) => timesOf(`${address}`, cookie, signal)
    const json = await progress.step('Asking for the year', () => asking(url + year))
    const csv = await progress.step('Asking for it as CSV', () =>
      asking(`${url}${aiAddresses.platformAnalyticsCsv.path}?${range}`),
    )
    const month = await progress.step('Asking for 30 days', () => asking(url + aiAddresses.platformAnalytics.path))
    const seconds = await rolledIn(mongoUrl, progress)
    progress.note(
      `\n${filled} months of series; ms through the gateway\n${alignedTable([
        ['', 'median', 'p95', 'longest'],
        ['a year', ...shown(json)],
        ['a year as CSV', ...shown(csv)],
        ['30 days', ...shown(month)],
      ])}\n\n${ROLLED} activities rolled in ${seconds.toFixed(1)} s: ${Math.round(ROLLED / seconds)} a second`,
    )
  } finally {
    await client.close()
  }
}

/** One after the other, the first not counted. */
async function timesOf(address: string, cookie: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn <= ASKED; turn++) {
    const begun = performance.now()
    const answer = await fetch(address, { headers: { cookie }, signal })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    if (turn > 0) times.push(performance.now() - begun)
  }
  return times.sort((one, other) => one - other)
}

const shown = (times: number[]) => [0.5, 0.95, 1].map((part) => times[Math.ceil(part * times.length) - 1]!.toFixed(0))

/** How long the roller takes, beside the platform and in a database of its own, for as many as have settled. */
async function rolledIn(mongoUrl: string, progress: BenchOptions['progress']): Promise<number> {
  const client = mongoClient(withDatabase(mongoUrl, `ai_figures_${Date.now()}`), { service: 'bench' })
  const db = client.db()
  try {
    await applyCollections(db, collections)
    await progress.step(`Recording ${ROLLED} activities`, () => recordMany(db, ROLLED))
    const begun = performance.now()
    const { transaction } = mongoStore(db)
    await progress.step('Rolling them', () => rollAll({ db, transaction, clock: () => new Date(), logger: console }))
    return (performance.now() - begun) / 1_000
  } finally {
    await client.close()
  }
}
