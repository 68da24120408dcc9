import { randomInt } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Say, stopLeftovers } from '@storyright/backing-servers'
import {
  beginAnew,
  createProgress,
  endWith,
  lockHome,
  onPlatform,
  type PlatformProcess,
  processes,
  settingsFrom,
  untilStopped,
} from '@storyright/platform'
import { type ChaosOptions, chaos as shake } from './chaos.ts'
import { checkMoneyInvariants } from './check-money-invariants.ts'
import { startBackingServers } from './storm.ts'

/** Some webhooks never arrive; offers learns of those payments by comparing with the provider, here more often than every five minutes. */
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
  const stopped = untilStopped().then(() => false)
  const unlock = await lockHome(home)
  const invariantsHome = path.join(home, 'stories')
  try {
    const say = createProgress()
    say.note(`Seed ${seed}`)
    const run = async () => {
      const held = await withPlatform({ home, wheels, say }, (options) => shake({ ...options, offers, minutes, seed }))
      return (await checkMoneyInvariants({ home: invariantsHome, wheels, say })) && held
    }
    return (await Promise.race([run(), stopped])) ? 0 : 1
  } finally {
    await stopLeftovers(invariantsHome)
    await stopLeftovers(home)
    await unlock()
  }
}

type PlatformUnderTest = Omit<ChaosOptions, 'offers' | 'minutes' | 'seed'>

/** Runs `work` on a platform whose servers may be killed. */
async function withPlatform(
  { home, wheels, say }: { home: string; wheels: string; say: Say },
  work: (options: PlatformUnderTest) => Promise<boolean>,
): Promise<boolean> {
  await beginAnew(home)
  const servers = await startBackingServers({ home, wheels, say })
  try {
    const platform = {
      home,
      servers: servers.urls,
      processes: processes.map(comparingOften),
      unseeded: ['offers'], // the books compared at the end hold only offers made here
      web: false,
      say: { ...say, note: () => {} }, // restarts are expected here, and logged
    }
    return await onPlatform(platform, ({ url, sandboxUrl, mailUrl }) =>
      work({ home, url, sandboxUrl, mailUrl, servers, say }),
    )
  } finally {
    await servers.stop()
  }
}

const comparingOften = (process_: PlatformProcess): PlatformProcess =>
  process_.name === 'offers'
    ? { ...process_, env: (installation) => ({ ...process_.env?.(installation), COMPARE_EVERY_SECONDS }) }
    : process_

await endWith(chaos)
