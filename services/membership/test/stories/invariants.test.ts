import { takeSteps, tellStories, tolerateMisfortune } from '@storyright/testing/stories'
import { type Subscribers, startSubscribers } from '../harness.ts'
import { type Action, describeAction, stories } from './actions.ts'
import { auditStory } from './audit.ts'
import { leave, settle } from './settle.ts'
import { openSimulation } from './simulation.ts'
import { openTime, type Time } from './time.ts'

/** `npm test` plays the same stories for half a minute each time; `npm run chaos` plays new ones for as long as requested. */
const seconds = Number(process.env.MONEY_SECONDS ?? 15)
const seed = Number(process.env.MONEY_SEED ?? 20_261_122)

let subscribers: Subscribers
/** The service goes by the time of the story that is told. */
let time: Time | undefined
beforeAll(async () => {
  subscribers = await startSubscribers({ upkeep: false, clock: () => time?.now() ?? new Date() })
})
afterAll(() => subscribers.stop())

async function play(story: Action[]): Promise<void> {
  time = openTime(subscribers.sandbox.url)
  const simulation = openSimulation(subscribers, time)
  await takeSteps(story, simulation.act, tolerateMisfortune)
  await settle(subscribers, simulation)
  expect(await auditStory(subscribers, simulation)).toEqual([])
  await leave(subscribers, simulation)
}

describe('membership', () => {
  it(
    'is premium exactly while it is paid or granted, charged once a period, refunded once, and told as it is',
    () => tellStories({ stories, describe: describeAction, play, seconds, seed, aloud: !!process.env.MONEY_SECONDS }),
    (seconds + 60) * 1_000,
  )
})
