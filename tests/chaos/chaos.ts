import { setTimeout as pause } from 'node:timers/promises'
import type { Say } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/postgres'
import { openDatabase } from '../../services/offers/src/database.ts'
import { audit } from './audit.ts'
import { type Dice, diceOf } from './dice.ts'
import { disturbWebhooks } from './disturb-webhooks.ts'
import { type Journal, openJournal } from './journal.ts'
import { liveAnOffer, type Scene } from './live-an-offer.ts'
import { readMail } from './mail.ts'
import { openMarket } from './market.ts'
import { personAt } from './person.ts'
import { LONGEST_SECONDS, reportOf } from './report.ts'
import { sandboxAt } from './sandbox.ts'
import { stallSockets } from './stall-sockets.ts'
import { blackout, storm, type Victims } from './storm.ts'
import { untilAllIsDone } from './unfinished.ts'

/** A platform to be shaken, and how much. */
export interface ChaosOptions {
  home: string
  url: string
  sandboxUrl: string
  mailUrl: string
  victims: Victims
  /** So many offers, spread over so long or as much longer as it takes. */
  offers: number
  minutes: number
  seed: number
  say: Say
}

const LANES = 12
const TELL_EVERY_MS = 15_000
const BACK_LIMIT_MS = 120_000

/** Offers live while what they need is killed; answers whether everything was right in the end. */
export async function chaos(options: ChaosOptions): Promise<boolean> {
  const { home, url, victims, seed, say } = options
  const { postgresUrl } = victims.urls
  const offers = openDatabase(withDatabase(postgresUrl, 'offers'), 3)
  const browsers = new AbortController()
  const weather = new AbortController()
  const journal = openJournal()
  const sandbox = sandboxAt(options.sandboxUrl)
  const mail = readMail(options.mailUrl)
  const kills = new Map<string, number>()
  try {
    const site = { url, journal, signal: browsers.signal }
    const market = await say.step('Opening the market', async () => {
      await untilListed(postgresUrl, offers)
      return openMarket(site, withDatabase(postgresUrl, 'identity'), offers, diceOf(seed))
    })
    const stormy = { home, victims, kills, dice: diceOf(seed + 1) }
    const bad = [
      storm({ ...stormy, signal: weather.signal }),
      disturbWebhooks(sandbox, diceOf(seed + 2), weather.signal),
      stallSockets(site, weather.signal),
    ]
    const lives = startLives({ ...site, market, sandbox }, options)
    await say.step('Making offers while what they need is killed', () => untilEnough(options, journal, kills))
    weather.abort()
    await Promise.all(bad)

    const began = Date.now()
    await say.step('Killing everything at once, and waiting until it is back', async () => {
      browsers.abort() // whoever was in the middle of something has gone
      await Promise.all([blackout(stormy), lives])
      await untilReady(url)
    })
    const backAfter = (Date.now() - began) / 1000
    const places = { offers, postgresUrl, sandboxUrl: sandbox.url }
    const doneAfter = await say.step('Waiting until nothing is half done', () => untilAllIsDone(places))
    await mail.stop()
    const admin = personAt({ ...site, signal: new AbortController().signal }, 'admin@storyright.test')
    const faults = await say.step('Comparing all books', () =>
      audit({ offers, sandboxUrl: sandbox.url, journal, mail, admin }),
    )
    for (const [what, seconds] of doneAfter) if (seconds > LONGEST_SECONDS) faults.push(`${what} for ${seconds} s`)
    say.note(await reportOf(offers, { journal, mail, kills, backAfter, doneAfter, faults }))
    return faults.length === 0
  } finally {
    browsers.abort()
    weather.abort()
    await offers.$disconnect()
  }
}

/** People come and go in lanes, each with dice of its own. */
async function startLives(scene: Scene, { offers, minutes, seed }: ChaosOptions): Promise<void> {
  const { journal, signal } = scene
  const began = Date.now()
  const isEarly = () => journal.made.size > (offers * (Date.now() - began)) / (minutes * 60_000)
  const lane = async (dice: Dice) => {
    while (!signal.aborted)
      if (isEarly()) await pause(100)
      else
        await liveAnOffer(scene, dice).catch((error: unknown) => {
          if (!signal.aborted) journal.fault(`An offer was given up: ${String(error)}`)
        })
  }
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(diceOf(seed + 100 + number))))
}

async function untilEnough({ offers, say }: ChaosOptions, journal: Journal, kills: Map<string, number>) {
  let told = Date.now()
  while (journal.made.size < offers) {
    await pause(200)
    if (Date.now() - told < TELL_EVERY_MS) continue
    told = Date.now()
    const killed = [...kills.values()].reduce((sum, each) => sum + each, 0)
    say.note(`  … ${journal.made.size} offers, ${killed} kills`)
  }
}

/** Offers has heard of every demo listing. */
async function untilListed(postgresUrl: string, offers: ReturnType<typeof openDatabase>): Promise<void> {
  const catalogue = openDatabase(withDatabase(postgresUrl, 'catalogue'), 1)
  try {
    const [row] = await catalogue.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM listings`
    while ((await offers.listing.count()) < row!.count) await pause(200)
  } finally {
    await catalogue.$disconnect()
  }
}

async function untilReady(url: string): Promise<void> {
  const limit = Date.now() + BACK_LIMIT_MS
  while (Date.now() < limit) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`The platform is not back ${BACK_LIMIT_MS / 1000} s after its servers.`)
}
