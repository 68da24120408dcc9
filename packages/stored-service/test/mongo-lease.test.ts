import { sendSignal } from '@storyright/mongodb'
import { eventually, testMongo } from '@storyright/testing'
import { mongoLease, mongoStored } from '../src/mongodb-stored.ts'

type Store = Awaited<ReturnType<ReturnType<typeof mongoStored>>>
let store: Store

/** A replica that acquires the lease once, and holds it until told to give it up. */
function replica(name = 'upkeep', rungBy?: string) {
  const stopping = new AbortController()
  const state = { isAlone: false, rings: 0, giveUp: () => stopping.abort() }
  const done = mongoLease(store.db)(name, rungBy)(stopping.signal, async (alone, bell) => {
    state.isAlone = true
    while (!alone.aborted) {
      await bell.rest(bell.rings, 60_000, alone)
      state.rings = bell.rings
    }
    state.isAlone = false
  })
  done.catch(() => undefined)
  return { state, done, until: () => eventually(() => expect(state.isAlone).toBe(true)) }
}

describe('a lease in MongoDB', () => {
  beforeAll(async () => {
    store = await mongoStored([])({ MONGODB_URL: await testMongo('lease') }, 'things')
  })
  afterAll(() => store.close())

  it('is had by one replica alone, and by the next once it was given up', async () => {
    const first = replica()
    await first.until()
    const second = replica()
    await second.done
    expect([first.state.isAlone, second.state.isAlone]).toEqual([true, false])
    first.state.giveUp()
    await first.done
    const third = replica()
    await third.until()
    third.state.giveUp()
    await third.done
  })

  it('leaves others alone that have another name', async () => {
    const both = [replica('upkeep'), replica('audit')]
    for (const each of both) await each.until()
    for (const each of both) each.state.giveUp()
    await Promise.all(both.map(({ done }) => done))
  })

  it('is lost when another process has taken it, which the work is told and whoever began it', async () => {
    const first = replica()
    await first.until()
    await store.db.collection('_leases').updateOne({ _id: 'upkeep' as never }, { $set: { holder: 'another' } })
    await expect(first.done).rejects.toThrow('The lease upkeep was lost')
    expect(first.state.isAlone).toBe(false)
  })

  it('rings for what is written down anywhere, with its commit', async () => {
    const first = replica('rung', 'Things To Do')
    await first.until()
    await eventually(() => expect(first.state.rings).toBe(1)) // it has begun to hear
    await store.messaging.transaction((tx) => sendSignal(store.db, 'Things To Do', tx))
    await eventually(() => expect(first.state.rings).toBe(2))
    const never = store.messaging.transaction(async (tx) => {
      await sendSignal(store.db, 'Things To Do', tx)
      throw new Error('cancelled')
    })
    await expect(never).rejects.toThrow('cancelled')
    await sendSignal(store.db, 'Other Things')
    await sendSignal(store.db, 'Things To Do')
    await eventually(() => expect(first.state.rings).toBe(3))
    first.state.giveUp()
    await first.done
  })

  it('cannot be asked for while MongoDB is away', async () => {
    const away = mongoStored([])({ MONGODB_URL: 'mongodb://127.0.0.1:9/nothing' }, 'things')
    await expect(away).rejects.toThrow('ECONNREFUSED')
  })
})
