import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { createStream } from './stream.ts'

/** A connection to a browser that reads nothing. */
class Stalled extends EventEmitter {
  destroyed = false
  writableLength = 0
  writeHead() {}
  write(text: string) {
    this.writableLength += text.length
  }
  destroy() {
    this.destroyed = true
  }
}

it('a browser that does not read is cut off before much waits for it', () => {
  const raw = new Stalled()
  const stream = createStream({ raw, hijack() {}, request: { id: 'x' } } as unknown as FastifyReply, undefined)
  for (let unread = 0; unread < 1_000; unread++)
    stream.push({ unread, latestId: null, latestAt: null, offers: 0, imports: 0, mark: String(unread) })
  expect(raw.destroyed).toBe(true)
  expect(raw.writableLength).toBeLessThan(20_000)
})
