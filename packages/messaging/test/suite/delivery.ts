import { randomUUID } from 'node:crypto'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { type Envelope, envelopeSchema, type NewEvent } from '@storyright/contracts/events'
import { eventually, recordEvents } from '@storyright/testing'
import { createMessaging, createOutbox, listDeadLetters, on, onAll } from '../../src/index.ts'
import { titleRead, userGreeted, userRenamed } from './events.ts'
import { makePlatform, type Platform, quiet, settled } from './platform.ts'
import type { StoreKind } from './store-under-test.ts'

export function delivery<Tx>(kind: StoreKind<Tx>): void {
  describe('sending and receiving', () => {
    let platform: Platform<Tx>
    beforeEach(async () => {
      platform = await makePlatform(kind)
    })
    afterEach(() => platform.stop())

    const noteNames = () =>
      on<{ name: string }, Tx>(userRenamed, (event, tx) => platform.listener.note(tx, 'names', event.data.name))
    const rename = (name: string, id = '1', version = 1) =>
      platform.sender.messaging.transaction((tx) =>
        createOutbox<Tx>({ service: 'identity', store: platform.sender.messaging }).add(tx, [
          userRenamed(id, version, { name }),
        ]),
      )

    /** Before anybody listens, so that all of it waits together. */
    const tellAll = async (events: NewEvent[]) => {
      const { messaging } = platform.sender
      const outbox = createOutbox<Tx>({ service: 'identity', store: messaging })
      await messaging.transaction((tx) => outbox.add(tx, events))
      await eventually(async () => expect(await platform.sender.counts()).toMatchObject({ unsent: 0 }))
    }

    it('delivers what was committed, and nothing that was rolled back', async () => {
      const { outbox, store } = await platform.startSender()
      await platform.startListener([noteNames()])
      const cancelled = store.transaction(async (tx) => {
        await outbox.add(tx, [userRenamed('1', 1, { name: 'never' })])
        throw new Error('cancelled')
      })
      await expect(cancelled).rejects.toThrow('cancelled')
      await rename('Ada')
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(['Ada']))
      await settled(platform)
      expect(await platform.listener.notes('names')).toEqual(['Ada'])
    })

    it('publishes at once and consumes nothing before it is released', async () => {
      await platform.startSender()
      await rename('Ada')
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { messaging } = platform.listener
      const { natsUrl } = platform
      const clock = () => new Date()
      const held = createMessaging<Tx>({ service: 'catalogue', natsUrl, store: messaging, logger: quiet, clock })
      held.subscribe([noteNames()])
      held.start(released)
      await messaging.transaction((tx) => held.outbox.add(tx, [titleRead('1', 1, { name: 'Ada' })]))
      await eventually(async () => expect(await platform.listener.counts()).toMatchObject({ unsent: 0 }))
      expect(await platform.listener.notes('names')).toEqual([])
      release()
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(['Ada']))
      await held.stop()
    })

    it('delivers in the order of writing while nothing fails', async () => {
      await platform.startSender()
      await platform.startListener([noteNames()])
      const names = Array.from({ length: 30 }, (_, place) => `name ${place}`)
      for (const [version, name] of names.entries()) await rename(name, '1', version)
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(names))
    })

    it('handles what waits for it in order and once, but for what fails for good, which holds up no other', async () => {
      await platform.startSender()
      const names = Array.from({ length: 120 }, (_, place) => `name ${place}`)
      await tellAll(names.map((name, version) => userRenamed('1', version, { name })))
      const refusing = on<{ name: string }, Tx>(userRenamed, async (event, tx) => {
        if (event.data.name === 'name 70') throw new Error('never')
        await platform.listener.note(tx, 'names', event.data.name)
      })
      await platform.startListener([refusing])
      const others = names.filter((name) => name !== 'name 70')
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(others), { within: 20_000 })
      const letters = () => listDeadLetters(platform.nats, { service: 'catalogue' })
      await eventually(async () => expect(await letters()).toMatchObject([{ reason: 'never' }]), { within: 20_000 })
      expect(await platform.listener.notes('names')).toEqual(others)
    })

    it('gives what came together to who takes several, in order and once, but for what fails for good', async () => {
      await platform.startSender()
      const names = Array.from({ length: 120 }, (_, place) => `name ${place}`)
      await tellAll(names.map((name, version) => (version % 2 ? userRenamed : userGreeted)('1', version, { name })))
      let most = 0
      const taking = onAll<{ name: string }, Tx>([userRenamed, userGreeted], async (events, tx) => {
        for (const { type, data } of events) {
          if (data.name === 'name 70') throw new Error('never')
          expect(type).toBe((Number(data.name.slice(5)) % 2 ? userRenamed : userGreeted).type)
          await platform.listener.note(tx, 'names', data.name)
        }
        most = Math.max(most, events.length)
      })
      const alone = on<{ name: string }, Tx>(userGreeted, ({ data }, tx) =>
        platform.listener.note(tx, 'greeted', data.name),
      )
      await platform.startListener([...taking, alone])
      const left = names.filter((name) => name !== 'name 70')
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(left), { within: 20_000 })
      expect(await platform.listener.notes('greeted')).toEqual(
        left.filter((_, place) => names.indexOf(left[place]!) % 2 === 0),
      )
      expect(most > 1).toBe(platform.listener.messaging.eventsAtOnce > 1)
    })

    it('says what is still to be told, and what is still to be heard', async () => {
      const held = Promise.withResolvers<void>()
      const listener = await platform.startListener([on<{ name: string }, Tx>(userRenamed, () => held.promise)])
      await rename('Ada')
      const unstarted = createMessaging<Tx>({
        service: 'identity',
        natsUrl: platform.natsUrl,
        store: platform.sender.messaging,
        logger: quiet,
        clock: () => new Date(),
      })
      expect(await unstarted.waiting()).toBeNull()
      expect(await platform.sender.messaging.waiting()).toMatchObject({ count: 1 })
      const sender = await platform.startSender()
      await eventually(async () => expect(await sender.waiting()).toEqual({ untold: 0, unheard: 0 }))
      expect(await listener.waiting()).toEqual({ untold: 0, unheard: 1 })
      held.resolve()
      await eventually(async () => expect(await listener.waiting()).toEqual({ untold: 0, unheard: 0 }))
    })

    it('sends a CloudEvents envelope on the subject of its entity', async () => {
      const recording = await recordEvents<Envelope>(platform.natsUrl, 'identity.user.renamed.7f')
      await platform.startSender()
      await rename('Ada', '7f', 3)
      const [event] = await eventually(() => {
        expect(recording.messages).toHaveLength(1)
        return recording.messages
      })
      expect(envelopeSchema.parse(event)).toMatchObject({
        type: 'identity.user.renamed.v1',
        source: '/identity',
        subject: '7f',
        entityversion: 3,
        data: { name: 'Ada' },
      })
      await recording.stop()
    })

    it('keeps for a service that is away what it missed', async () => {
      await platform.startSender()
      const away = await platform.startListener([noteNames()])
      await away.stop()
      await rename('Ada')
      await platform.startListener([noteNames()])
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(['Ada']))
    })

    it('hears what a newer version of a service asks for besides', async () => {
      await platform.startSender()
      await (await platform.startListener([noteNames()])).stop()
      const noteGreetings = on<{ name: string }, Tx>(userGreeted, (event, tx) =>
        platform.listener.note(tx, 'greetings', event.data.name),
      )
      await platform.startListener([noteNames(), noteGreetings])
      await platform.sender.messaging.transaction((tx) =>
        createOutbox<Tx>({ service: 'identity', store: platform.sender.messaging }).add(tx, [
          userGreeted('1', 1, { name: 'Ada' }),
        ]),
      )
      await eventually(async () => expect(await platform.listener.notes('greetings')).toEqual(['Ada']))
    })

    it('handles an event once, however often it arrives', async () => {
      await platform.startSender()
      await platform.startListener([noteNames()])
      await rename('Ada')
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(['Ada']))
      const { streams } = await jetstreamManager(platform.nats)
      const first = await streams.getMessage('identity', { last_by_subj: 'identity.user.renamed.1' })
      for (let again = 0; again < 3; again++)
        await jetstream(platform.nats).publish('identity.user.renamed.1', first!.data)
      await settled(platform)
      expect(await platform.listener.notes('names')).toEqual(['Ada'])
    })

    it('sends control messages to who listens now, and keeps them in no stream', async () => {
      const recording = await recordEvents<unknown>(platform.natsUrl, 'control.sessions')
      const { outbox, store } = await platform.startSender()
      await store.transaction((tx) => outbox.add(tx, [{ controlSubject: 'control.sessions', data: { userId: '1' } }]))
      await eventually(() => expect(recording.messages).toEqual([{ userId: '1' }]))
      const { streams } = await jetstreamManager(platform.nats)
      expect(await streams.info('identity').then(({ state }) => state.messages)).toBe(0)
      await recording.stop()
    })

    it('sends control messages although no event gets through', async () => {
      const recording = await recordEvents<unknown>(platform.natsUrl, 'control.sessions')
      const { outbox, store } = await platform.startSender()
      const lost = Array.from({ length: 250 }, () => randomUUID())
      await store.transaction((tx) =>
        store.enqueue(
          tx,
          lost.map((id) => ({ id, kind: 'event', subject: `no-stream.takes.this.${id}`, payload: '{}' })),
        ),
      )
      await store.transaction((tx) => outbox.add(tx, [{ controlSubject: 'control.sessions', data: { userId: '1' } }]))
      await eventually(() => expect(recording.messages).toEqual([{ userId: '1' }]), { within: 2_000 })
      await eventually(async () => expect(await platform.sender.counts()).toMatchObject({ unsent: 250, sent: 1 }))
      await recording.stop()
    })

    it('sends control messages although its stream cannot be made', async () => {
      const manager = await jetstreamManager(platform.nats)
      await manager.streams.add({ name: 'squatter', subjects: ['identity.>'] })
      const recording = await recordEvents<unknown>(platform.natsUrl, 'control.sessions')
      const { outbox, store } = await platform.startSender()
      await store.transaction((tx) => outbox.add(tx, [{ controlSubject: 'control.sessions', data: { userId: '1' } }]))
      await eventually(() => expect(recording.messages).toEqual([{ userId: '1' }]), { within: 2_000 })
      await recording.stop()
    })

    it('refuses an event that breaks its contract, and with it the change', async () => {
      const { outbox, store } = await platform.startSender()
      const add = (event: ReturnType<typeof userRenamed>) => store.transaction((tx) => outbox.add(tx, [event]))
      await expect(add(userRenamed('1', 1, {} as { name: string }))).rejects.toThrow('name')
      await expect(add(userRenamed('a.b', 1, { name: 'Ada' }))).rejects.toThrow('subject')
      await expect(add(userRenamed('1', 1, { name: 'x'.repeat(600_000) }))).rejects.toThrow('bytes')
      const foreign = createOutbox<Tx>({ service: 'offers', store: platform.sender.messaging })
      const sent = store.transaction((tx) => foreign.add(tx, [userRenamed('1', 1, { name: 'Ada' })]))
      await expect(sent).rejects.toThrow('belongs to identity')
      expect(await platform.sender.counts()).toMatchObject({ unsent: 0, sent: 0 })
    })

    it('lets one of two relays work, and the other take over', async () => {
      const leases: string[] = []
      const first = await platform.startSender({ onLease: () => void leases.push('first') })
      await eventually(() => expect(leases).toEqual(['first']))
      await platform.startSender({ onLease: () => void leases.push('second') })
      await platform.startListener([noteNames()])
      await rename('Ada')
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(['Ada']))
      expect(leases).toEqual(['first'])
      await first.stop()
      await rename('Grace', '1', 2)
      await eventually(async () => expect(await platform.listener.notes('names')).toEqual(['Ada', 'Grace']))
      expect(leases).toEqual(['first', 'second'])
    })

    it('forgets what was sent and handled long ago, never what is unsent', async () => {
      const running = await platform.startSender()
      const listening = await platform.startListener([noteNames()])
      await rename('Ada')
      await settled(platform)
      await Promise.all([running.stop(), listening.stop()])
      await rename('Grace')
      for (const store of [platform.sender, platform.listener]) {
        const lease = await store.messaging.acquireLease('event', AbortSignal.timeout(5_000))
        const counts = await store.counts()
        await lease.clean({ sentMs: 60_000, handledMs: 60_000 })
        expect(await store.counts()).toEqual(counts)
        await lease.clean({ sentMs: 0, handledMs: 0 })
        await lease.release()
      }
      expect(await platform.sender.counts()).toEqual({ unsent: 1, sent: 0, handled: 0 })
      expect(await platform.listener.counts()).toEqual({ unsent: 0, sent: 0, handled: 0 })
    })

    it('shares the work between two replicas without doing any twice', async () => {
      await platform.startSender()
      await platform.startListener([noteNames()])
      await platform.startListener([noteNames()])
      const names = Array.from({ length: 100 }, () => randomUUID()).sort()
      for (const name of names) await rename(name, name)
      await eventually(async () => expect((await platform.listener.notes('names')).sort()).toEqual(names))
      await settled(platform)
      expect((await platform.listener.notes('names')).sort()).toEqual(names)
    })
  })
}
