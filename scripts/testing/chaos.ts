import { randomInt } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Say } from '@storyright/backing-servers'
import { freePort, stopLeftovers } from '@storyright/backing-servers'
import { type ChaosOptions, chaos as shake } from '../../tests/chaos/chaos.ts'
import { startVictims } from '../../tests/chaos/storm.ts'
import { endWith } from '../platform/end-with.ts'
import { lockHome } from '../platform/lock.ts'
import { type PlatformProcess, processes } from '../platform/processes.ts'
import type { Ports } from '../platform/settings.ts'
import { settingsFrom } from '../platform/settings.ts'
import { startPlatform } from '../platform/start-platform.ts'
import { untilStopped } from '../platform/until-stopped.ts'
import { createProgress } from '../progress.mjs'
import { tellStories } from './tell-stories.ts'

/** What a run begins without; builds stay. */
const DATA = ['postgres', 'nats', 'redis', 'sandbox', 'data', 'logs']

/** Some webhooks never arrive: what they would have said is found by comparing, more often here than every five minutes. */
const COMPARE_EVERY_SECONDS = '20'

async function chaos(): Promise<number> {
  const { values } = parseArgs({
    options: {
      offers: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    },
  })
  const [offers, minutes, seed] = [Number(values.offers), Number(values.minutes), Number(values.seed)]
  if (!(offers >= 1) || !(minutes > 0) || !Number.isInteger(seed))
    throw new Error('Use npm run chaos [-- --offers 1000] [--minutes 5] [--seed 7]')

  const { home: sharedHome } = settingsFrom(process.env)
  const home = path.join(sharedHome, 'chaos')
  const wheels = path.join(sharedHome, 'wheels')
  await mkdir(home, { recursive: true })
  const stopped = untilStopped().then(() => false)
  const unlock = await lockHome(home)
  const storiesHome = path.join(home, 'stories')
  try {
    const say = createProgress()
    say.note(`Seed ${seed}`)
    const run = async () => {
      const held = await onPlatform({ home, wheels, say }, (platform) => shake({ ...platform, offers, minutes, seed }))
      return (await tellStories({ home: storiesHome, wheels, say })) && held
    }
    return (await Promise.race([run(), stopped])) ? 0 : 1
  } finally {
    await stopLeftovers(storiesHome)
    await stopLeftovers(home)
    await unlock()
  }
}

type Shaken = Omit<ChaosOptions, 'offers' | 'minutes' | 'seed'>

/** A platform as `npm start` runs it, on servers that may be killed, for as long as `work` takes. */
async function onPlatform(
  { home, wheels, say }: { home: string; wheels: string; say: Say },
  work: (platform: Shaken) => Promise<boolean>,
): Promise<boolean> {
  await stopLeftovers(home)
  for (const name of DATA) await rm(path.join(home, name), { recursive: true, force: true })
  const victims = await startVictims({ home, wheels, say })
  try {
    const [gateway, sandbox, smtp, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    const ports: Ports = { gateway, sandbox, smtp, mail }
    const [url, sandboxUrl, mailUrl] = [gateway, sandbox, mail].map((port) => `http://127.0.0.1:${port}`) as Urls
    const quiet = { ...say, note: () => {} } // who falls and rises is no news here, and stands in the logs
    // What is compared at the end is all that there is of offers.
    const unseeded = ['offers']
    const options = { home, ports, publicUrl: url, demo: true, unseeded, web: false, servers: victims.urls, say: quiet }
    const platform = await startPlatform({ ...options, processes: processes.map(comparingOften) })
    try {
      return await work({ home, url, sandboxUrl, mailUrl, victims, say })
    } finally {
      await platform.stop()
    }
  } finally {
    await victims.stop()
  }
}

type Urls = [string, string, string]

const comparingOften = (process_: PlatformProcess): PlatformProcess =>
  process_.name === 'offers'
    ? { ...process_, env: (world) => ({ ...process_.env(world), COMPARE_EVERY_SECONDS }) }
    : process_

await endWith(chaos)
