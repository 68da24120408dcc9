import { jetstreamManager } from '@nats-io/jetstream'
import { eventually, type OwnServer, ownServer } from '@storyright/testing'
import { createMessaging, type Messaging, on } from '../../src/index.ts'
import { userRenamed } from './events.ts'
import { makePlatform, type Platform, quiet, settled } from './platform.ts'
import type { StoreKind } from './store-under-test.ts'

export function outages<Tx>(kind: StoreKind<Tx>): void {
  describe('outages', () => {
    let natsServer: OwnServer
    let platform: Platform<Tx>
    let sender: Messaging<Tx>
    let listener: Messaging<Tx>
    beforeEach(async () => {
      natsServer = await ownServer('nats')
      platform = await makePlatform(kind, natsServer.url)
      sender = await platform.startSender()
      listener = await platform.startListener([
        on<{ name: string }, Tx>(userRenamed, (event, tx) => platform.listener.note(tx, 'names', event.data.name)),
      ])
    })
    afterEach(async () => {
      await platform.stop()
      await natsServer.stop()
    }, 60_000) // to stop waits for what was asked of a server that is away

    const rename = (name: string) =>
      sender.store.transaction((tx) => sender.outbox.add(tx, [userRenamed(name, 1, { name })]))
    const names = () => platform.listener.notes('names')

    it('of NATS, killed again and again under way, lose nothing and double nothing', async () => {
      const written: string[] = []
      for (const round of ['a', 'b', 'c']) {
        for (let place = 0; place < 20; place++) {
          written.push(`${round}${place}`)
          await rename(written.at(-1)!)
          if (place === 10) await natsServer.kill()
        }
        await natsServer.start()
      }
      await eventually(async () => expect((await names()).sort()).toEqual(written.sort()), { within: 20_000 })
      await settled(platform)
      expect((await names()).sort()).toEqual(written.sort())
    }, 40_000)

    it('of NATS are told to who asked, and their end too', async () => {
      const told: string[] = []
      listener.bus.onDisconnect(() => void told.push('lost'))
      listener.bus.onConnect(() => void told.push('back'))
      await natsServer.kill()
      await eventually(() => expect([told, listener.bus.connected]).toEqual([['lost'], false]))
      expect(await listener.waiting()).toBeNull()
      await natsServer.start()
      await eventually(() => expect([told, listener.bus.connected]).toEqual([['lost', 'back'], true]))
    }, 20_000)

    it('of NATS at the start are waited for', async () => {
      await natsServer.kill()
      const early = createMessaging<Tx>({
        service: 'identity',
        natsUrl: natsServer.url,
        store: platform.sender.messaging,
        logger: quiet,
        clock: () => new Date(),
      })
      early.start()
      await rename('Ada')
      expect(early.bus.connected).toBe(false)
      await natsServer.start()
      await early.ready()
      await eventually(async () => expect(await names()).toEqual(['Ada']), { within: 15_000 })
      await early.stop()
    }, 30_000)

    it('of NATS that cost it its streams do not cost what is written later', async () => {
      await rename('Ada')
      await settled(platform)
      const { streams } = await jetstreamManager(platform.nats)
      for (const name of ['identity', 'dead-letters', 'replays']) await streams.delete(name)
      await rename('Grace')
      await eventually(async () => expect(await names()).toEqual(['Ada', 'Grace']), { within: 15_000 })
    }, 30_000)

    it('of the sender’s store only delay', async () => {
      await platform.sender.cutOff()
      await expect(rename('never')).rejects.toThrow()
      await platform.sender.restore()
      await eventually(() => rename('Ada')) // a pool may still hold a connection that was cut
      await eventually(async () => expect(await names()).toEqual(['Ada']), { within: 15_000 })
    }, 30_000)

    it('of the listener’s store use up no attempt', async () => {
      await platform.listener.cutOff()
      for (const name of ['Ada', 'Grace', 'Joan']) await rename(name)
      await eventually(async () => expect(await platform.sender.counts()).toMatchObject({ unsent: 0 }))
      // Longer than all attempts would take: parking would have happened by now.
      const late = Date.now() + 1_000
      await eventually(() => expect(Date.now()).toBeGreaterThan(late))
      await platform.listener.restore()
      await eventually(async () => expect((await names()).sort()).toEqual(['Ada', 'Grace', 'Joan']), { within: 15_000 })
    }, 30_000)

    it('do not keep a service from stopping', async () => {
      await natsServer.kill()
      await rename('Ada')
      await Promise.all([sender.stop(), listener.stop()])
      await natsServer.start()
    }, 20_000)
  })
}
