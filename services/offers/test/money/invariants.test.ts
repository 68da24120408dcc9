import fc from 'fast-check'
import { type Offers, startOffers } from '../harness.ts'
import { type Action, describeAction, stories } from './actions.ts'
import { auditBooks } from './audit.ts'
import { leave, settle } from './settle.ts'
import { openSimulation } from './simulation.ts'

/** `npm test` plays the same stories for a minute each time; `npm run chaos` plays new ones for as long as requested. */
const seconds = Number(process.env.MONEY_SECONDS ?? 60)
const seed = Number(process.env.MONEY_SEED ?? 20_261_121)

let offers: Offers
beforeAll(async () => {
  offers = await startOffers({ upkeep: false })
})
/** The time limit does not wait for the current story. */
let playing: Promise<void> = Promise.resolve()
afterAll(async () => {
  await playing.catch(() => undefined)
  await offers.stop()
})

const quiet = { warn: () => undefined, error: () => undefined }

async function play(story: Action[]): Promise<void> {
  const simulation = openSimulation(offers, quiet)
  await simulation.begin()
  let running: Promise<unknown>[] = []
  for (const action of story) {
    if (!action.together) {
      await Promise.all(running)
      running = []
    }
    running.push(simulation.act(action).catch((error: unknown) => expectedFailure(error, simulation.isKill)))
  }
  await Promise.all(running)
  await settle(offers, simulation)
  const { db, sandbox } = offers
  const where = { listingId: { in: simulation.listingIds } }
  expect(await auditBooks({ database: db, sandboxUrl: sandbox.url, where })).toEqual([])
  await leave(offers, simulation)
}

/** Refusals, kills and the provider's silence belong to the story; anything else is a fault of ours. */
function expectedFailure(error: unknown, isKill: (error: unknown) => boolean): void {
  const { name, message } = error as Error
  const belongs = isKill(error) || ['Refusal', 'ProviderSilent', 'ProviderAnswered'].includes(name)
  if (!belongs && !message.includes('The sandbox answered 4')) throw error
}

describe('money', () => {
  it(
    'is captured at most once, only for an accepted offer, and never held for one that is not pending',
    async () => {
      await fc.assert(
        fc.asyncProperty(stories, (story) => (playing = play(story))),
        {
          seed,
          numRuns: 1_000_000,
          interruptAfterTimeLimit: seconds * 1_000,
          markInterruptAsFailure: false,
          endOnFailure: true,
          reporter: ({ failed, counterexample, errorInstance, numRuns, seed: used }) => {
            if (process.env.MONEY_SECONDS) console.info(`${numRuns} stories, seed ${used}`)
            if (!failed) return
            const story = counterexample?.[0].map(describeAction).join('\n  ')
            throw new Error(`After ${numRuns} stories (seed ${used}):\n  ${story}\n${String(errorInstance)}`)
          },
        },
      )
    },
    (seconds + 60) * 1_000,
  )
})
