import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Progress } from '@storyright/backing-servers'
import { stopStaleProcesses } from '@storyright/backing-servers'
import type { Plan } from '../runner/plan.ts'
import { runJest } from '../runner/run-jest.ts'
import { startTestServers } from '../runner/test-servers.ts'

interface InvariantRun {
  home: string
  wheels: string
  progress: Progress
}

/** Each tells its stories for so long, one after the other. */
const INVARIANTS_TESTS = [
  'services/offers/test/money/invariants.test.ts',
  'services/membership/test/stories/invariants.test.ts',
]

/** Runs the tests of the money invariants on random stories for MONEY_SECONDS; returns whether it passed. */
export async function checkMoneyInvariants({ home, wheels, progress }: InvariantRun): Promise<boolean> {
  const { MONEY_SECONDS = '600', MONEY_SEED = String(randomInt(2 ** 31)) } = process.env
  progress.note(`\nChecking the money invariants for ${MONEY_SECONDS} s, MONEY_SEED=${MONEY_SEED}`)
  await mkdir(home, { recursive: true })
  const { env } = await startTestServers(home, wheels, progress)
  try {
    const plan: Plan = {
      projects: ['service'],
      journeys: false,
      patterns: INVARIANTS_TESTS,
      size: 'all',
      changed: false,
    }
    const { passed, failed } = await runJest(home, plan, { ...env, MONEY_SECONDS, MONEY_SEED })
    return passed >= INVARIANTS_TESTS.length && failed === 0
  } finally {
    await stopStaleProcesses(home)
  }
}
