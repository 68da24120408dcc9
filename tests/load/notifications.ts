import path from 'node:path'
import { communityAddresses as addresses } from '@storyright/contracts/vocabulary'
import { demoAccounts } from '@storyright/demo'
import { withDatabase } from '@storyright/postgres'
import { openDatabase } from '../../services/community/src/database.ts'
import { fillNotifications } from '../../services/community/test/fill-notifications.ts'
import type { Bench, BenchOptions } from './bench.ts'
import type { Sample, Subject } from './figures/compare.ts'
import { ratiosOf, tableOf } from './figures/report.ts'
import { residentMegabytes } from './memory.ts'
import { inLanes } from './offers/in-lanes.ts'
import { startProgram } from './reference/start-program.ts'
import { signIn } from './running/sign-in.ts'

const LANES = 4
const HELD = 10_000
const reader = demoAccounts.find(({ email }) => email === 'premium@storyright.test')!

/** The newest twenty of ten thousand notifications, through the gateway, beside the bare select of the same rows. */
export const notifications: Bench = { run: measureNotifications }

async function measureNotifications({
  home,
  url,
  postgresUrl,
  rounds,
  seconds,
  progress,
  signal,
}: BenchOptions): Promise<void> {
  const cookie = await signIn(url, reader.email)
  const database = withDatabase(postgresUrl, 'community')
  const db = openDatabase(database)
  await progress.step(`Filling ${HELD} notifications`, () => fillNotifications(db, reader.id, HELD))
  await db.$disconnect()
  const program = path.join(import.meta.dirname, 'notifications', 'bare-notifications.ts')
  const bare = await startProgram(home, program, 'bare-notifications', [database, reader.id])
  try {
    const read = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(address, { headers })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      if (((await answer.json()) as unknown[]).length !== 20) throw new Error(`${address} did not answer twenty`)
    }
    const ours: Subject = { name: 'list of 20', url }
    const select: Subject = { name: 'bare select', url: bare.url }
    const work = new Map<Subject, () => Promise<void>>([
      [ours, () => read(`${url}${addresses.notifications.path}?limit=20`, { cookie })],
      [select, () => read(`${bare.url}/notifications`)],
    ])
    const subjects = [...work.keys()]
    const samples = new Map<Subject, Sample[]>(subjects.map((each) => [each, []]))
    for (let round = 0; round <= rounds; round++)
      await progress.step(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`, async () => {
        for (let place = 0; place < subjects.length; place++) {
          signal.throwIfAborted()
          const chosen = subjects[(round + place) % subjects.length]!
          const sample = await inLanes(LANES, seconds, work.get(chosen)!)
          if (round > 0) samples.get(chosen)!.push(sample)
        }
      })
    const memory = (await residentMegabytes(home, 'community')).toFixed(0)
    progress.note(
      `\n${tableOf(samples)}\n\n${ratiosOf(samples, [{ of: ours, to: select }])}\nmemory of community: ${memory} MB`,
    )
  } finally {
    await bare.stop()
  }
}
