import { whileConnected } from '@storyright/postgres'
import { untilAborted } from '@storyright/service-kit'
import { eventually, testDatabase } from '@storyright/testing'
import pg from 'pg'
import { postgresLease } from '../src/postgres-stored.ts'

let leaseOf: ReturnType<typeof postgresLease>
let client: pg.Client

/** A replica that acquires the lease once, and holds it until told to give it up. */
function replica(name = 'upkeep', rungBy?: string) {
  const stopping = new AbortController()
  const state = { isAlone: false, rings: 0, giveUp: () => stopping.abort() }
  const done = leaseOf(name, rungBy)(stopping.signal, async (alone, bell) => {
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

describe('a lease in PostgreSQL', () => {
  beforeAll(async () => {
    const connectionString = await testDatabase('lease', [])
    leaseOf = postgresLease(connectionString, 'things')
    client = new pg.Client({ connectionString })
    await client.connect()
  })
  afterAll(() => client.end())

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

  it('is lost with its connection, which the work is told and whoever began it', async () => {
    const first = replica()
    await first.until()
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'things-upkeep'",
    )
    await expect(first.done).rejects.toThrow('terminating connection')
    expect(first.state.isAlone).toBe(false)
    const second = replica()
    await second.until()
    second.state.giveUp()
    await second.done
  })

  it('goes to another replica when its holder hangs, although the holder’s connection stays', async () => {
    const connectionString = await testDatabase('hanging', [])
    const held = { connectionString, name: 'things-hanging', lock: 'hanging', answersWithinMs: 50 }
    let isHeld = false
    const first = whileConnected(held, new AbortController().signal, async (connected) => {
      isHeld = true
      await untilAborted(connected)
    })
    first.catch(() => undefined)
    await eventually(() => expect(isHeld).toBe(true))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000) // nothing in this process moves meanwhile
    await expect(first).rejects.toThrow('idle-session timeout')
    await whileConnected(held, new AbortController().signal, async () => {
      isHeld = false
    })
    expect(isHeld).toBe(false)
  })

  it('rings for what is written down anywhere, with its commit', async () => {
    const first = replica('upkeep', 'Things To Do')
    await first.until()
    await client.query('BEGIN')
    await client.query("SELECT pg_notify('Things To Do', '')")
    await client.query('COMMIT')
    await eventually(() => expect(first.state.rings).toBe(1))
    first.state.giveUp()
    await first.done
  })

  it('cannot be asked for while the database is away', async () => {
    const away = postgresLease('postgres://nobody@127.0.0.1:9/nothing', 'things')('upkeep')
    await expect(away(new AbortController().signal, async () => undefined)).rejects.toThrow()
  })
})
