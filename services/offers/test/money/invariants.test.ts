import { takeSteps, tellStories, tolerateMisfortune } from '@storyright/testing/stories'
import { type Offers, startOffers } from '../harness.ts'
import { type Action, describeAction, stories } from './actions.ts'
import { auditBooks } from './audit.ts'
import { leave, settle } from './settle.ts'
import { openSimulation } from './simulation.ts'

/** `npm test` plays the same stories for a minute each time; `npm run chaos` plays new ones for as long as requested. */
const seconds = Number(process.env.MONEY_SECONDS ?? 15)
const seed = Number(process.env.MONEY_SEED ?? 20_261_121)

let offers: Offers
beforeAll(async () => {
  offers = await startOffers({ upkeep: false })
})
afterAll(() => offers.stop())

const quiet = { warn: () => undefined, error: () => undefined }

async function play(story: Action[]): Promise<void> {
  const simulation = openSimulation(offers, quiet)
  await simulation.begin()
  await takeSteps(story, simulation.act, tolerateMisfortune)
  await settle(offers, simulation)
  const { db, sandbox } = offers
  const where = { listingId: { in: simulation.listingIds } }
  expect(await auditBooks({ database: db, sandboxUrl: sandbox.url, where })).toEqual([])
  await leave(offers, simulation)
}

describe('money', () => {
  it(
    'is captured at most once, only for an accepted offer, and never held for one that is not pending',
    () => tellStories({ stories, describe: describeAction, play, seconds, seed, aloud: !!process.env.MONEY_SECONDS }),
    (seconds + 60) * 1_000,
  )
})
