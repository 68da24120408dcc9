import type { Envelope, NewEvent } from '@storyright/contracts/events'
import { eventually } from '@storyright/testing'
import { type Messaging, on, republish, resend } from '../../src/index.ts'
import { titleChanged, titleDeleted, titleSnapshot } from './events.ts'
import { makePlatform, type Platform, settled } from './platform.ts'
import type { StoreKind } from './store-under-test.ts'

type TitleEvent = Envelope<{ title: string }>

export function readModels<Tx>(kind: StoreKind<Tx>): void {
  describe('read models', () => {
    let platform: Platform<Tx>
    let sender: Messaging<Tx>
    beforeEach(async () => {
      platform = await makePlatform(kind)
      sender = await platform.startSender()
    })
    afterEach(() => platform.stop())

    const keepNewest = async ({ subject: id, entityversion: version, data }: TitleEvent, tx: Tx, deleted = false) => {
      await platform.listener.keepTitle(tx, { id, version, title: data.title, deleted })
    }
    const subscriptions = () => [
      on<{ title: string }, Tx>(titleChanged, (event, tx) => keepNewest(event, tx)),
      on<{ title: string }, Tx>(titleSnapshot, (event, tx) => keepNewest(event, tx)),
      on<{ title: string }, Tx>(titleDeleted, (event, tx) => keepNewest(event, tx, true)),
    ]
    const send = (...events: NewEvent[]) => sender.store.transaction((tx) => sender.outbox.add(tx, events))

    it('keep the newest, in whichever order versions arrive', async () => {
      await platform.startListener(subscriptions())
      const of = (version: number) => titleChanged('1', version, { title: `version ${version}` })
      await send(of(2), of(5), of(3), of(1), of(4))
      await settled(platform)
      expect(await platform.listener.titles()).toMatchObject({ 1: { version: 5, title: 'version 5' } })
    })

    it('do not bring back what was deleted', async () => {
      await platform.startListener(subscriptions())
      await send(titleDeleted('1', 3, { title: 'gone' }), titleChanged('1', 2, { title: 'late' }))
      await settled(platform)
      expect(await platform.listener.titles()).toMatchObject({ 1: { version: 3, deleted: true } })
    })

    it.each([
      ['newer', 3, 2],
      ['older', 2, 3],
    ])('keep the newest of two consumers at once, when the %s one writes first', async (_, first, second) => {
      const { listener } = platform
      const keep = (tx: Tx, version: number) =>
        listener.keepTitle(tx, { id: '1', version, title: `version ${version}`, deleted: false })
      let other: Promise<boolean> | undefined
      await listener.messaging.transaction(async (tx) => {
        expect(await keep(tx, first)).toBe(true)
        other = listener.messaging.transaction((theirs) => keep(theirs, second))
        await eventually(async () => expect(await listener.waiting()).toBe(1))
      })
      expect(await other).toBe(second > first)
      expect(await listener.titles()).toMatchObject({ 1: { version: 3, title: 'version 3' } })
    })

    it('tell again that something was deleted, to whoever has lost the stream', async () => {
      await platform.startListener(subscriptions())
      await send(titleChanged('1', 4, { title: 'on offer' }))
      await settled(platform)
      // The deletion is lost; its owner republishes it.
      await republish(sender, [titleDeleted('1', 5, { title: 'on offer' })])
      await settled(platform)
      expect(await platform.listener.titles()).toMatchObject({ 1: { version: 5, deleted: true } })
    })

    it('are built again from what was told since, in a database that was restored to before it', async () => {
      await platform.startListener(subscriptions())
      const since = new Date()
      await send(titleChanged('1', 1, { title: 'first' }), titleChanged('2', 1, { title: 'second' }))
      await settled(platform)
      await send(titleDeleted('1', 2, { title: 'first' }))
      await settled(platform)
      await platform.listener.restoreEmpty()

      const sendSnapshots = async () => 0
      expect(await resend(platform.sender.messaging, { since, now: new Date(), sendSnapshots })).toEqual({
        events: 3,
        snapshots: 0,
      })
      await settled(platform)
      expect(await platform.listener.titles()).toMatchObject({ 1: { deleted: true }, 2: { title: 'second' } })
    })

    it('follow an owner whose database was restored, once its versions are raised past what they have heard', async () => {
      await platform.startListener(subscriptions())
      const { sender: owner, listener } = platform
      await owner.messaging.transaction((tx) =>
        owner.keepTitle(tx, { id: '1', version: 3, title: 'of the backup', deleted: false }),
      )
      await send(titleChanged('1', 9, { title: 'lost since' }))
      await settled(platform)
      const tellAll = async () => {
        const rows = Object.entries(await owner.titles())
        await republish(
          sender,
          rows.map(([id, { version, title }]) => titleSnapshot(id, version, { title })),
        )
        await settled(platform)
      }
      await tellAll()
      expect(await listener.titles()).toMatchObject({ 1: { title: 'lost since' } })

      expect(await owner.messaging.raiseVersions([{ rows: 'titles', field: 'version' }])).toBe(1)
      await tellAll()
      expect(await listener.titles()).toMatchObject({ 1: { title: 'of the backup' } })
    })

    it('and side effects do not hear twice what they have not lost', async () => {
      await platform.startListener([
        on<{ title: string }, Tx>(titleChanged, ({ data }, tx) => platform.listener.note(tx, 'mails', data.title)),
      ])
      const since = new Date()
      await send(titleChanged('1', 1, { title: 'once' }))
      await settled(platform)
      for (let round = 0; round < 2; round++) {
        const again = { since, now: new Date(), sendSnapshots: async () => 0 }
        expect(await resend(platform.sender.messaging, again)).toMatchObject({ events: 1 })
        await settled(platform)
      }
      expect(await platform.listener.notes('mails')).toEqual(['once'])
    })

    it('also get a snapshot of everything when the outbox does not reach back so far', async () => {
      const now = new Date()
      const since = new Date(now.getTime() - 7 * 24 * 60 * 60_000)
      const rows = [titleSnapshot('1', 1, { title: 'kept' })]
      const sendSnapshots = () => republish(sender, rows)
      const told = await resend(platform.sender.messaging, { since, now, sendSnapshots })
      expect(told).toEqual({ events: 0, snapshots: 1 })
    })

    it('are built by a new service from republished rows', async () => {
      const rows = Array.from({ length: 250 }, (_, place) => titleSnapshot(`t${place}`, 7, { title: `title ${place}` }))
      expect(await republish(sender, rows)).toBe(250)
      await platform.startListener(subscriptions())
      await eventually(async () => expect(Object.keys(await platform.listener.titles())).toHaveLength(250))
    })

    it('are not set back by a snapshot that a change has overtaken', async () => {
      await platform.startListener(subscriptions())
      await send(titleChanged('1', 8, { title: 'newest' }))
      await republish(sender, [titleSnapshot('1', 7, { title: 'overtaken' })])
      await settled(platform)
      expect(await platform.listener.titles()).toMatchObject({ 1: { version: 8, title: 'newest' } })
    })
  })
}
