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
import { startVictims } from './storm.ts'
import { tellStories } from './tell-stories.ts'

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
  const stopped = untilStopped().then(() => false)
  const unlock = await lockHome(home)
  const storiesHome = path.join(home, 'stories')
  try {
    const say = createProgress()
    say.note(`Seed ${seed}`)
    const run = async () => {
      const held = await onVictims({ home, wheels, say }, (shaken) => shake({ ...shaken, offers, minutes, seed }))
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

/** Runs a platform on servers that may be killed, for as long as `work` takes. */
async function onVictims(
  { home, wheels, say }: { home: string; wheels: string; say: Say },
  work: (shaken: Shaken) => Promise<boolean>,
): Promise<boolean> {
  await beginAnew(home)
  const victims = await startVictims({ home, wheels, say })
  try {
    const platform = {
      home,
      servers: victims.urls,
      processes: processes.map(comparingOften),
      unseeded: ['offers'], // what is compared at the end is all that there is of offers
      web: false,
      say: { ...say, note: () => {} }, // who falls and rises is no news here, and stands in the logs
    }
    return await onPlatform(platform, ({ url, sandboxUrl, mailUrl }) =>
      work({ home, url, sandboxUrl, mailUrl, victims, say }),
    )
  } finally {
    await victims.stop()
  }
}

const comparingOften = (process_: PlatformProcess): PlatformProcess =>
  process_.name === 'offers'
    ? { ...process_, env: (installation) => ({ ...process_.env?.(installation), COMPARE_EVERY_SECONDS }) }
    : process_

await endWith(chaos)
