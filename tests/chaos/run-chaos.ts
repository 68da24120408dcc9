import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Progress, stopStaleProcesses } from '@storyright/backing-servers'
import {
  beginAnew,
  createProgress,
  endWith,
  keysOf,
  lockHome,
  onPlatform,
  type PlatformProcess,
  processes,
  settingsFrom,
  untilStopped,
} from '@storyright/platform'
import { type ChaosOptions, chaos as shake } from './chaos.ts'
import { checkMoneyInvariants } from './check-money-invariants.ts'
import { allFaults, faultsCalled } from './faults/all-faults.ts'
import { clocksMissing, withClocks } from './faults/clocks.ts'
import { diskFault, mountDisk, unmountDisk } from './faults/disk.ts'
import type { Fault } from './faults/fault.ts'
import { suffer } from './running/suffer.ts'
import { startBackingServers } from './support/servers.ts'

/** Some webhooks never arrive; those payments are learned of by comparing with the provider, here more often than usual. */
const COMPARE_EVERY_SECONDS = '20'

async function chaos(): Promise<number> {
  const { values } = parseArgs({
    options: {
      offers: { type: 'string', default: '1000' },
      members: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      fault: { type: 'string' },
      settle: { type: 'string', default: '300' },
    },
  })
  const [offers, members] = [Number(values.offers), Number(values.members)]
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
  if (!(offers >= 1) || !(members >= 1) || !(minutes > 0) || !Number.isInteger(seed))
    throw new Error(
      'Use npm run chaos [-- --offers 1000] [--minutes 5] [--seed 7] [--fault all|provider,frozen-offers,…] [--settle 300]',
    )

  const faults = faultsNamed(values.fault)
  const needsDisk = faults.includes(diskFault)
  const { home: sharedHome } = settingsFrom(process.env)
  const home = path.join(sharedHome, needsDisk ? 'chaos-disk' : 'chaos')
  const wheels = path.join(sharedHome, 'wheels')
  const stopped = untilStopped().then(() => false)
  if (needsDisk) await mountDisk(home)
  const unlock = await lockHome(home)
  const invariantsHome = path.join(home, 'stories')
  try {
    const progress = createProgress()
    progress.note(`Seed ${seed}`)
    const run = async () => {
      if (faults.length > 0)
        return withPlatform({ home, wheels, progress }, (options) =>
          suffer({ ...options, faults, seed, settleMs: 1000 * Number(values.settle) }),
        )
      const held = await withPlatform({ home, wheels, progress }, (options) =>
        shake({ ...options, offers, members, minutes, seed }),
      )
      return (await checkMoneyInvariants({ home: invariantsHome, wheels, progress })) && held
    }
    return (await Promise.race([run(), stopped])) ? 0 : 1
  } finally {
    await stopStaleProcesses(invariantsHome)
    await stopStaleProcesses(home)
    await unlock()
    if (needsDisk) await unmountDisk(home)
  }
}

function faultsNamed(names: string | undefined): readonly Fault[] {
  if (names === undefined) return []
  return names === 'all' ? allFaults : faultsCalled(names.split(','))
}

type PlatformUnderTest = Omit<ChaosOptions, 'offers' | 'members' | 'minutes' | 'seed'>

/** Runs `work` on a platform whose servers may be killed. */
async function withPlatform(
  { home, wheels, progress }: { home: string; wheels: string; progress: Progress },
  work: (options: PlatformUnderTest) => Promise<boolean>,
): Promise<boolean> {
  await beginAnew(home)
  await rm(outsideOf(home), { recursive: true, force: true })
  const skewable = (await clocksMissing()) ? (process_: PlatformProcess) => process_ : await withClocks(home)
  const servers = await startBackingServers({ home, wheels, progress })
  try {
    const platform = {
      home,
      servers: servers.urls,
      processes: processes.map((process_) => skewable(changed(process_, home))),
      unseeded: ['offers', 'membership'], // the books compared at the end hold only what was made here
      web: false,
      progress: { ...progress, note: () => {} }, // restarts are expected here, and logged
    }
    const { internalToken } = await keysOf(home)
    return await onPlatform(platform, ({ url, sandboxUrl, mailUrl, services }) =>
      work({ home, url, sandboxUrl, mailUrl, services, internalToken, servers, progress }),
    )
  } finally {
    await servers.stop()
  }
}

/** Few producers stand for many. */
const LIMITS = { LIMIT_UNPAID_OFFERS: '100000', LIMIT_OPEN_OFFERS: '100000', LIMIT_OPEN_OFFERS_ON_LISTING: '100000' }

/** What is told to some of them besides. Everybody signs in from one address, and tries again while what that needs is down. */
const changes: Record<string, Record<string, string>> = {
  identity: { LIMIT_SIGN_IN_PER_ADDRESS: '100000', LIMIT_SIGN_IN_PER_ACCOUNT: '100000' },
  offers: { COMPARE_EVERY_SECONDS, AUDIT_EVERY_SECONDS: COMPARE_EVERY_SECONDS, ...LIMITS },
  membership: { COMPARE_EVERY_SECONDS },
  // What a model makes of the catalogue is told for minutes after the start, and nothing would come to rest meanwhile.
  ai: { MODEL_CALLS_PER_HOUR: '0' },
}

/** Where the world outside keeps its books: our disk may be full, the card provider's is not. */
const outsideOf = (home: string) => `${home}-outside`

const changed = (process_: PlatformProcess, home: string): PlatformProcess => ({
  ...process_,
  env: (installation) => ({
    ...process_.env?.(installation),
    ...changes[process_.name],
    ...(process_.name === 'sandbox' && { DATA_DIR: outsideOf(home) }),
  }),
})

await endWith(chaos)
