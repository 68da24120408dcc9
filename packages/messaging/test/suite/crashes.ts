import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eventually } from '@storyright/testing'
import { on } from '../../src/index.ts'
import { userRenamed } from './events.ts'
import { makePlatform, type Platform, settled } from './platform.ts'
import type { StoreKind } from './store-under-test.ts'

/** Each step between a change and its effect elsewhere, and on which occurrence of it the process dies. */
const deaths = [
  ['before a change is committed', 'written:3'],
  ['after a change is committed', 'saved:3'],
  ['after the outbox is read', 'claimed:1'],
  ['after NATS took the events', 'published:1'],
  ['after they are marked as sent', 'marked:1'],
  ['after an event is delivered', 'delivered:3'],
  ['after it is handled', 'handled:3'],
  ['after that is committed', 'committed:3'],
  ['after it is acknowledged', 'acknowledged:3'],
] as const

export function crashes<Tx>(kind: StoreKind<Tx>): void {
  describe('a process killed', () => {
    let platform: Platform<Tx>
    beforeEach(async () => {
      platform = await makePlatform(kind)
    })
    afterEach(() => platform.stop())

    it.each(deaths)(
      '%s loses nothing and doubles nothing',
      async (_, death) => {
        const { sender, listener } = platform
        expect(await runChild(death)).toBe('SIGKILL')
        await platform.startSender()
        await platform.startListener([
          on<{ name: string }, Tx>(userRenamed, (event, tx) => listener.note(tx, 'effects', event.data.name)),
        ])
        const changes = (await sender.notes('changes')).sort()
        expect(changes).not.toEqual([])
        await eventually(async () => expect((await listener.notes('effects')).sort()).toEqual(changes), {
          within: 8_000,
        })
        await settled(platform)
        expect((await listener.notes('effects')).sort()).toEqual(changes)
      },
      20_000,
    )

    async function runChild(death: string): Promise<string | null> {
      const child = spawn(process.execPath, [path.join(import.meta.dirname, 'crash-child.ts')], {
        env: {
          ...process.env,
          STORE_MODULE: kind.module,
          SENDER: platform.sender.address,
          LISTENER: platform.listener.address,
          NATS: platform.natsUrl,
          DEATH: death,
        },
        stdio: ['pipe', 'inherit', 'inherit'],
      })
      const [, signal] = await once(child, 'exit')
      return signal
    }
  })
}
