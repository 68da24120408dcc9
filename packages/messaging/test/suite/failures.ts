import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { eventually } from '@storyright/testing'
import {
  discardDeadLetter,
  listDeadLetters,
  listDiscarded,
  type Messaging,
  on,
  replayDeadLetters,
} from '../../src/index.ts'
import { userGreeted, userRenamed } from './events.ts'
import { makePlatform, type Platform } from './platform.ts'
import type { StoreKind } from './store-under-test.ts'

export function failures<Tx>(kind: StoreKind<Tx>): void {
  describe('events that fail', () => {
    let platform: Platform<Tx>
    let sender: Messaging<Tx>
    /** How often each name has been tried. */
    let tries: Record<string, number>
    let failing: Set<string>
    beforeEach(async () => {
      platform = await makePlatform(kind)
      sender = await platform.startSender()
      tries = {}
      failing = new Set()
    })
    afterEach(() => platform.stop())

    const naming = (tried: (name: string) => void = () => {}) =>
      on<{ name: string }, Tx>(userRenamed, async ({ data: { name } }, tx) => {
        tries[name] = (tries[name] ?? 0) + 1
        await platform.listener.note(tx, 'names', name)
        const fails = failing.has(name)
        tried(name)
        if (fails) throw new Error(`no luck with ${name}`)
      })
    const listen = (tried?: (name: string) => void) => platform.startListener([naming(tried)])
    const rename = (...names: string[]) =>
      sender.store.transaction((tx) =>
        sender.outbox.add(
          tx,
          names.map((name) => userRenamed(name, 1, { name })),
        ),
      )
    const letters = () => listDeadLetters(platform.nats, { service: 'catalogue' })
    const names = () => platform.listener.notes('names')

    it('are tried again, leaving nothing behind of a failed attempt', async () => {
      failing.add('Ada')
      await listen(() => tries.Ada === 2 && failing.clear())
      await rename('Ada')
      await eventually(async () => expect(await names()).toEqual(['Ada']))
      expect(tries.Ada).toBe(3)
      expect(await letters()).toEqual([])
    })

    it('are parked after the last attempt, with what an operator needs to know', async () => {
      failing.add('Ada')
      await listen()
      await rename('Ada')
      const [letter] = await eventually(async () => {
        const parked = await letters()
        expect(parked).toHaveLength(1)
        return parked
      })
      expect(letter).toMatchObject({
        service: 'catalogue',
        producer: 'identity',
        subject: 'identity.user.renamed.Ada',
        reason: 'no luck with Ada',
        attempts: 3,
      })
      expect(JSON.parse(letter!.payload)).toMatchObject({ id: letter!.eventId, data: { name: 'Ada' } })
      expect([tries.Ada, await names()]).toEqual([3, []])
    })

    it('are not parked for the time that the store is too slow, and keep all their attempts', async () => {
      let slow = true
      await platform.startListener([
        on<{ name: string }, Tx>(userRenamed, async ({ data: { name } }, tx) => {
          tries[name] = (tries[name] ?? 0) + 1
          if (slow) await platform.listener.tooSlow(tx)
          await platform.listener.note(tx, 'names', name)
          if (failing.has(name)) throw new Error(`no luck with ${name}`)
        }),
      ])
      failing.add('Grace')
      await rename('Ada', 'Grace')
      await eventually(() => expect([tries.Ada! > 5, tries.Grace! > 5]).toEqual([true, true]))
      expect(await letters()).toEqual([])
      tries = {}
      slow = false
      await eventually(async () => expect(await names()).toEqual(['Ada']))
      await eventually(async () => expect(await letters()).toMatchObject([{ reason: 'no luck with Grace' }]))
      expect(tries.Grace).toBeGreaterThanOrEqual(3)
    })

    it('are parked at last when they alone are too much for the store', async () => {
      const poisonous = on<{ name: string }, Tx>(userRenamed, async ({ data: { name } }, tx) => {
        if (name === 'Ada') await platform.listener.tooSlow(tx)
        await platform.listener.note(tx, 'names', name)
      })
      await platform.startListener([poisonous], { storePatienceMs: 300 })
      await rename('Ada', 'Grace')
      await eventually(async () => expect(await letters()).toMatchObject([{ subject: 'identity.user.renamed.Ada' }]))
      expect(await names()).toEqual(['Grace'])
    })

    it('do not hold up the others', async () => {
      failing.add('Ada')
      const meanwhile: Record<string, number> = {}
      await listen((name) => {
        meanwhile[name] ??= tries.Ada ?? 0
      })
      await rename('Ada', 'Grace', 'Joan')
      await eventually(async () => expect(await names()).toEqual(['Grace', 'Joan']))
      expect(Math.max(meanwhile.Grace!, meanwhile.Joan!)).toBeLessThan(3)
    })

    it('do not hold up the others by their number, where another version of the service let fewer wait either', async () => {
      const { consumers } = await jetstreamManager(platform.nats, { checkAPI: false })
      const before = { durable_name: 'catalogue', ack_policy: AckPolicy.Explicit, max_ack_pending: 3 }
      await eventually(() => consumers.add('identity', before))
      for (const name of ['Joan', 'Mary', 'Emmy', 'Rosa']) failing.add(name)
      await platform.startListener([naming()], { backOffMs: [600_000] })
      await rename(...failing)
      await rename('Ada')
      await eventually(async () => expect(await names()).toEqual(['Ada']))
      expect((await consumers.info('identity', 'catalogue')).config.max_ack_pending).toBe(20_000)
    })

    it('are parked at once when they can never be understood', async () => {
      await listen()
      const stream = jetstream(platform.nats)
      const odd = { name: 'not a user' }
      await stream.publish('identity.user.renamed.1', 'neither JSON nor anything')
      await stream.publish('identity.user.renamed.2', JSON.stringify(odd))
      await sender.store.transaction((tx) => sender.outbox.add(tx, [userGreeted('3', 1, { name: 'not listened to' })]))
      await rename('Ada')
      await eventually(async () => expect(await names()).toEqual(['Ada']))
      const parked = await letters()
      expect(parked.map(({ payload, attempts }) => [payload, attempts])).toEqual([
        ['neither JSON nor anything', 1],
        [JSON.stringify(odd), 1],
      ])
      expect(parked.map(({ isReadable }) => isReadable)).toEqual([false, false])
      expect(await replayDeadLetters(platform.nats, { service: 'catalogue' })).toBe(0)
      expect(await replayDeadLetters(platform.nats, { service: 'catalogue', number: parked[0]!.number })).toBe(0)
      expect(await letters()).toEqual(parked)
    })

    it('leave the list for good when an operator discards them, who is kept with the reason', async () => {
      failing.add('Ada')
      await listen()
      await jetstream(platform.nats).publish('identity.user.renamed.1', 'neither JSON nor anything')
      await rename('Ada')
      const [odd, ada] = await eventually(async () => {
        const parked = await letters()
        expect(parked).toHaveLength(2)
        return parked.toSorted((one) => (one.isReadable ? 1 : -1))
      })
      const discarding = { number: odd!.number, why: 'typed by hand', by: 'grace' }
      expect(await discardDeadLetter(platform.nats, discarding)).toBe(true)
      expect(await discardDeadLetter(platform.nats, discarding)).toBe(false)
      expect(await letters()).toEqual([ada])
      const kept = { ...discarding, service: 'catalogue', subject: 'identity.user.renamed.1', reason: odd!.reason }
      expect(await listDiscarded(platform.nats)).toMatchObject([kept])
      failing.clear()
      expect(await replayDeadLetters(platform.nats, { service: 'catalogue' })).toBe(1)
      await eventually(async () => expect(await names()).toEqual(['Ada']))
      expect(await listDeadLetters(platform.nats)).toEqual([])
    })

    it('are handled when replayed, once, and leave the list', async () => {
      failing.add('Ada').add('Grace')
      await listen()
      await rename('Ada', 'Grace')
      const parked = await eventually(async () => {
        const both = await letters()
        expect(both).toHaveLength(2)
        return both
      })
      failing.clear()
      const { number } = parked.find(({ subject }) => subject.endsWith('Grace'))!
      expect(await replayDeadLetters(platform.nats, { service: 'catalogue', number })).toBe(1)
      await eventually(async () => expect(await names()).toEqual(['Grace']))
      expect(await replayDeadLetters(platform.nats, { service: 'catalogue' })).toBe(1)
      await eventually(async () => expect(await names()).toEqual(['Grace', 'Ada']))
      expect(await letters()).toEqual([])
      expect(await replayDeadLetters(platform.nats, { service: 'catalogue' })).toBe(0)
    })

    it('are parked again when their replay fails, and wait while the service is down', async () => {
      failing.add('Ada')
      const listener = await listen()
      await rename('Ada')
      await eventually(async () => expect(await letters()).toHaveLength(1))
      await listener.stop()
      await replayDeadLetters(platform.nats, { service: 'catalogue' })
      expect(await letters()).toEqual([])
      tries.Ada = 0
      await listen()
      const [again] = await eventually(async () => {
        const parked = await letters()
        expect(parked).toHaveLength(1)
        return parked
      })
      expect(again).toMatchObject({ subject: 'identity.user.renamed.Ada', producer: 'identity', attempts: 3 })
      expect(tries.Ada).toBe(3)
    })

    it('go to the one service that could not handle them, not to others', async () => {
      failing.add('Ada')
      await listen()
      await rename('Ada')
      await eventually(async () => expect(await letters()).toHaveLength(1))
      expect(await listDeadLetters(platform.nats, { service: 'offers' })).toEqual([])
      expect(await replayDeadLetters(platform.nats, { service: 'offers' })).toBe(0)
      expect(await letters()).toHaveLength(1)
    })
  })
}
