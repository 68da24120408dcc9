import { randomUUID } from 'node:crypto'
import { notifiedData } from '@storyright/contracts/events'
import { pushUnread } from './push-unread.ts'

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
