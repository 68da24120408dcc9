import path from 'node:path'
import type { Writable } from 'node:stream'
import { inRepository } from '@storyright/platform'
import { runRunner } from '../runner/runner.ts'
import { type PlaywrightReport, playwrightTally, settled, type Tally } from '../runner/tally.ts'

/** How one platform that stands is gone through. */
export interface Going {
  /** The folder for reports and screenshots. */
  home: string
  at: {
    url: string
    mailUrl: string
    sandboxUrl: string
    /** A gateway of the same platform whose pages work with the card provider itself; those journeys are left out without. */
    providerUrl?: string
    /** The database of offers, where time is passed by hand; those journeys are left out without. */
    offersUrl?: string
  }
  chromium: string
  patterns: readonly string[]
  /** How often a journey may be tried. */
  attempts: number
  /** Whether the screenshots of every look are kept: a browser works long on them. */
  screenshots: boolean
  /** Whether each journey is gone through on one device instead of both. */
  takesTurns: boolean
  /** Where it says what is done, instead of the terminal. */
  out?: Writable
}

/** Goes through a platform in a real browser. */
export async function goThrough({ home, at, chromium, out, ...how }: Going): Promise<Tally> {
  const file = path.join(home, 'journeys.json')
  const results = path.join(home, 'journey-results')
  const args = [
    inRepository('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    inRepository('tests/journeys/playwright.config.ts'),
    '--reporter=list,json',
    '--output',
    results,
    `--retries=${how.attempts - 1}`,
    ...how.patterns,
  ]
  const env = {
    JOURNEYS_URL: at.url,
    ...(at.providerUrl && { JOURNEYS_PROVIDER_URL: at.providerUrl }),
    ...(at.offersUrl && { JOURNEYS_OFFERS_URL: at.offersUrl }),
    JOURNEYS_MAIL_URL: at.mailUrl,
    JOURNEYS_SANDBOX_URL: at.sandboxUrl,
    ...(how.takesTurns && { JOURNEYS_TAKE_TURNS: 'yes' }),
    ...(how.screenshots && { JOURNEYS_SCREENSHOTS: path.join(home, 'screenshots') }),
    JOURNEYS_TEXT_STYLES: path.join(home, 'text-styles.jsonl'),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const { exitCode, report } = await runRunner<PlaywrightReport>({
    home,
    name: 'playwright',
    args,
    env,
    report: file,
    ...(out && { out }),
  })
  return settled(report && playwrightTally(report), exitCode)
}
