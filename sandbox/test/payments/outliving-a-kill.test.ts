import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eventually } from '@storyright/testing'
import { choosePlace, type Place } from '../support/sandbox.ts'
import { type Listener, startListener } from './support/listener.ts'
import { clientOf } from './support/provider.ts'

describe('outliving a kill', () => {
  let place: Place
  let listener: Listener
  let child: ChildProcess
  beforeAll(async () => {
    place = await choosePlace()
    listener = await startListener()
  })
  afterAll(async () => {
    await kill()
    await listener.stop()
    await place.leave()
  })

  async function start() {
    child = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts')], {
      env: {
        ...process.env,
        ...place.environment,
        STOP_WITH_PARENT: '1',
        WEBHOOKS: JSON.stringify([{ url: listener.url, events: ['payment_intent.created'] }]),
      },
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    await eventually(async () => expect((await fetch(`${place.url}/readyz`)).status).toBe(200), { within: 20_000 })
  }
  async function kill() {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  it('has every payment that it answered, answers them again, and tells of all of them', async () => {
    const stripe = clientOf(place.url)
    const answered = new Map<string, string>()
    const create = async (key: string) => {
      const intent = await stripe.paymentIntents.create({ amount: 5_000, currency: 'gbp' }, { idempotencyKey: key })
      return intent.id
    }
    for (const round of [1, 2, 3]) {
      await start()
      const goal = answered.size + 60
      let running = true
      const ask = async (worker: number) => {
        for (let number = 0; running; number += 1) {
          const key = `${round}-${worker}-${number}`
          const id = await create(key).catch(() => undefined)
          if (id !== undefined) answered.set(key, id)
        }
      }
      const workers = [1, 2, 3, 4].map(ask)
      await eventually(() => expect(answered.size).toBeGreaterThan(goal), { within: 20_000 })
      await kill()
      running = false
      await Promise.all(workers)
    }
    await start()
    for (const [key, id] of answered) expect(await create(key)).toBe(id)
    const told = () => new Set(listener.events.map(({ data }) => (data.object as { id: string }).id))
    await eventually(() => expect([...answered.values()].filter((id) => !told().has(id))).toEqual([]), {
      within: 20_000,
    })
  }, 120_000)
})
