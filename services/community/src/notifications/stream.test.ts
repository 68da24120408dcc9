import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { notifiedData } from '@storyright/contracts/events'
import { eventually } from '@storyright/testing/eventually'
import type { FastifyReply } from 'fastify'
import { createStream } from './stream.ts'
import { createReader, pushUnread } from './stream-news.ts'

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

const people = (count: number) => Array.from({ length: count }, () => randomUUID())
const sizesOf = (ids: string[]) => pushUnread(ids).map(({ data }) => notifiedData.parse(data).userIds.length)

describe('the messages that say who has news', () => {
  it('are none for nobody, and one for as many as a message may name', () => {
    expect([sizesOf([]), sizesOf(people(1)), sizesOf(people(1_000))]).toEqual([[], [1], [1_000]])
  })

  it('are as many as it takes, each far below what may be sent, and name everybody once', () => {
    const ids = people(20_001)
    const messages = pushUnread([...ids, ids[0]!])
    expect(messages).toHaveLength(21)
    expect(messages.flatMap(({ data }) => notifiedData.parse(data).userIds)).toEqual(ids)
    for (const { data } of messages) expect(JSON.stringify(data).length).toBeLessThan(64 * 1_024)
  })
})

function reading(fails = 0) {
  const batches: string[][] = []
  const told: string[] = []
  const failed: string[] = []
  const reader = createReader<number>({
    read: async (personIds) => {
      batches.push([...personIds])
      if (batches.length <= fails) throw new Error('away')
      return new Map(personIds.map((id) => [id, batches.length]))
    },
    onNews: (personId) => void told.push(personId),
    onFailure: (personIds) => {
      failed.push(...personIds)
      reader.mark(personIds)
    },
  })
  return { reader, batches, told, failed }
}

describe('reading news for streams', () => {
  it('costs few reads when a hundred things happen to one person', async () => {
    const { reader, batches } = reading()
    for (let count = 0; count < 100; count++) {
      reader.mark(['ann'])
      await Promise.resolve()
    }
    await eventually(() => expect(batches).toHaveLength(2)) // at once, and for what came meanwhile
  })

  it('reads five hundred people in batches, one after the other', async () => {
    const { reader, batches, told } = reading()
    reader.mark(Array.from({ length: 500 }, (_, n) => String(n)))
    await eventually(() => expect(told).toHaveLength(500))
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100])
  })

  it('tries again until it succeeds', async () => {
    const { reader, told, failed } = reading(1)
    reader.mark(['ann'])
    await eventually(() => expect([failed, told]).toEqual([['ann'], ['ann']]))
  })
})
