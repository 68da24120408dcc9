import { eventually } from '@storyright/testing/eventually'
import { createReader } from './stream-reader.ts'

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
