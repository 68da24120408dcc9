import { setTimeout as pause } from 'node:timers/promises'
import type { Progress } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/postgres'
import { openDatabase as openMembershipDatabase } from '../../services/membership/src/database.ts'
import { openDatabase } from '../../services/offers/src/database.ts'
import { audit } from './books/audit.ts'
import { readMail } from './books/mail.ts'
import { waitUntilFinished } from './books/unfinished.ts'
import { waitForListings } from './books/wait-for-listings.ts'
import { disturbWebhooks } from './disturb-webhooks.ts'
import { faultsIn } from './invariants/all-invariants.ts'
import { auditMemberships } from './members/audit-members.ts'
import { premiumIn } from './members/premium-in.ts'
import type { MemberJournal } from './members/simulate-member.ts'
import { openMembers, simulateMembers } from './members/simulate-members.ts'
import { openMarket } from './offers/market.ts'
import { type Simulation, simulateOffer } from './offers/simulate-offer.ts'
import { LONGEST_SECONDS, reportOf } from './report.ts'
import { untilAgreed } from './running/until-agreed.ts'
import { stallSockets } from './stall-sockets.ts'
import { blackout, storm } from './storm.ts'
import { type Dice, diceOf } from './support/dice.ts'
import { type Journal, openJournal } from './support/journal.ts'
import { sandboxAt } from './support/sandbox.ts'
import type { BackingServers } from './support/servers.ts'

/** The platform under test, and how many offers and memberships to make on it. */
export interface ChaosOptions {
  home: string
  url: string
  sandboxUrl: string
  mailUrl: string
  /** The address of each process, by name. */
  services: Record<string, string>
  internalToken: string
  servers: BackingServers
  offers: number
  members: number
  /** Both are spread over this time; it takes longer when the platform is slower. */
  minutes: number
  seed: number
  progress: Progress
}

const LANES = 12
const TELL_EVERY_MS = 15_000
const BACK_LIMIT_MS = 120_000
/** The embedded MongoDB hears of the demo's beginning slowly. */
const AGREES_WITHIN_MS = 300_000

/** Makes offers while the servers they need are killed; returns whether every check passed in the end. */
export async function chaos(options: ChaosOptions): Promise<boolean> {
  const { home, url, servers, seed, progress } = options
  const { postgresUrl } = servers.urls
  const offers = openDatabase(withDatabase(postgresUrl, 'offers'), 3)
  const browsers = new AbortController()
  const disturbances = new AbortController()
  const journal = openJournal()
  const sandbox = sandboxAt(options.sandboxUrl)
  const mail = readMail(options.mailUrl)
  const memberships = openMembershipDatabase(withDatabase(postgresUrl, 'membership'))
  const journalOfMembers: MemberJournal = { paid: new Set(), withdrawn: new Set() }
  const kills = new Map<string, number>()
  try {
    const site = { url, journal, signal: browsers.signal }
    const market = await progress.step('Opening the market', async () => {
      await waitForListings(postgresUrl, offers)
      return openMarket(site, withDatabase(postgresUrl, 'identity'), offers, diceOf(seed))
    })
    const identityUrl = withDatabase(postgresUrl, 'identity')
    const members = await openMembers(site, identityUrl, options.members)
    const stormOptions = { home, servers, kills, dice: diceOf(seed + 1) }
    const disturbed = [
      storm({ ...stormOptions, signal: disturbances.signal }),
      disturbWebhooks(sandbox, diceOf(seed + 2), disturbances.signal),
      stallSockets(site, disturbances.signal),
    ]
    const simulated = simulateMembers({ ...site, sandbox, journalOfMembers, members, minutes: options.minutes, seed })
    const simulations = Promise.all([simulateOffers({ ...site, market, sandbox }, options), simulated.finished])
    await progress.step('Making offers and members while what they need is killed', () =>
      waitForOffers(options, { journal, kills, becameMembers: simulated.done }),
    )
    disturbances.abort()
    await Promise.all(disturbed)

    const began = Date.now()
    await progress.step('Killing everything at once, and waiting until it is back', async () => {
      browsers.abort() // cuts off every request under way
      await Promise.all([blackout(stormOptions), simulations])
      await waitUntilReady(url)
    })
    const backAfter = (Date.now() - began) / 1000
    const places = { offers, memberships, postgresUrl, sandboxUrl: sandbox.url }
    const doneAfter = await progress.step('Waiting for unfinished work', () => waitUntilFinished(places))
    await mail.stop()
    const faults = await progress.step('Comparing all books', () =>
      audit({ offers, sandboxUrl: sandbox.url, journal, mail }),
    )
    const everywhere = { ...options, urls: servers.urls }
    const agreed = await progress.step('Comparing what every service has', () =>
      untilAgreed(() => faultsIn(everywhere), { known: new Set(), limitMs: AGREES_WITHIN_MS }),
    )
    faults.push(...agreed.faults)
    const evidence = { db: memberships, sandboxUrl: sandbox.url, members: journalOfMembers, people: members }
    const premium = await premiumIn(identityUrl)
    faults.push(...(await progress.step('Comparing memberships', () => auditMemberships({ ...evidence, premium }))))
    progress.note(
      `\nMembers      ${journalOfMembers.paid.size} paid, ${journalOfMembers.withdrawn.size} of them withdrew`,
    )
    for (const [what, seconds] of doneAfter) if (seconds > LONGEST_SECONDS) faults.push(`${what} for ${seconds} s`)
    progress.note(await reportOf(offers, { journal, mail, kills, backAfter, doneAfter, faults }))
    return faults.length === 0
  } finally {
    browsers.abort()
    disturbances.abort()
    await offers.$disconnect()
    await memberships.$disconnect()
  }
}

/** Simulates offers in parallel lanes, each with a random generator of its own. */
async function simulateOffers(simulation: Simulation, { offers, minutes, seed }: ChaosOptions): Promise<void> {
  const { journal, signal } = simulation
  const began = Date.now()
  const isEarly = () => journal.made.size > (offers * (Date.now() - began)) / (minutes * 60_000)
  const lane = async (dice: Dice) => {
    while (!signal.aborted)
      if (isEarly()) await pause(100)
      else
        await simulateOffer(simulation, dice).catch((error: unknown) => {
          if (!signal.aborted) journal.fault(`An offer was given up: ${String(error)}`)
        })
  }
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(diceOf(seed + 100 + number))))
}

interface RunProgress {
  journal: Journal
  kills: Map<string, number>
  becameMembers(): number
}

async function waitForOffers(
  { offers, members, progress }: ChaosOptions,
  { journal, kills, becameMembers }: RunProgress,
) {
  let told = Date.now()
  while (journal.made.size < offers || becameMembers() < members) {
    await pause(200)
    if (Date.now() - told < TELL_EVERY_MS) continue
    told = Date.now()
    const killed = [...kills.values()].reduce((sum, each) => sum + each, 0)
    progress.note(`  … ${journal.made.size} offers, ${becameMembers()} members, ${killed} kills`)
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const limit = Date.now() + BACK_LIMIT_MS
  while (Date.now() < limit) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`The platform is not back ${BACK_LIMIT_MS / 1000} s after its servers.`)
}
