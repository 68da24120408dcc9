import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Say } from '@storyright/backing-servers'
import { stopLeftovers } from '@storyright/backing-servers'
import { runJest } from '../runner/run-jest.ts'
import { startTestServers } from '../runner/test-servers.ts'

interface Telling {
  home: string
  wheels: string
  say: Say
}

const STORIES = 'services/offers/test/money/invariants.test.ts'

/** Tells random money stories, new ones each time, for MONEY_SECONDS; answers whether the invariants held in all. */
export async function tellStories({ home, wheels, say }: Telling): Promise<boolean> {
  const { MONEY_SECONDS = '600', MONEY_SEED = String(randomInt(2 ** 31)) } = process.env
  say.note(`\nTelling money stories for ${MONEY_SECONDS} s, MONEY_SEED=${MONEY_SEED}`)
  await mkdir(home, { recursive: true })
  const { env } = await startTestServers(home, wheels, say)
  try {
    const plan = { projects: ['service'], journeys: false, patterns: [STORIES] }
    const { passed, failed } = await runJest(home, plan, { ...env, MONEY_SECONDS, MONEY_SEED })
    return passed > 0 && failed === 0
  } finally {
    await stopLeftovers(home)
  }
}
