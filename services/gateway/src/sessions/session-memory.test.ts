import { createSessionMemory } from './session-memory.ts'

const session = (userId: string, keepUntil = 1_000) => ({ userId, accessToken: `token of ${userId}`, keepUntil })

function remembering(...known: [hash: string, userId: string][]) {
  let time = 0
  const memory = createSessionMemory(() => time)
  for (const [hash, userId] of known) memory.end(memory.begin(), hash, session(userId))
  const at = (moment: number) => {
    time = moment
  }
  return { memory, at }
}

describe('the memory of sessions', () => {
  it('keeps a token until its time', () => {
    const { memory, at } = remembering(['a', 'ann'])
    expect(memory.find('a')).toMatchObject({ userId: 'ann' })
    at(1_000)
    expect(memory.find('a')).toBeUndefined()
  })

  it('drops one session, or all of a person', () => {
    const { memory } = remembering(['a1', 'ann'], ['a2', 'ann'], ['b', 'bob'])
    memory.drop({ sessionHash: 'a1' })
    expect(memory.find('a1')).toBeUndefined()
    expect(memory.find('a2')).toBeDefined()
    memory.drop({ userId: 'ann' })
    expect(memory.find('a2')).toBeUndefined()
    expect(memory.find('b')).toBeDefined()
  })

  it.each([{ userId: 'ann' }, { sessionHash: 'a' }])('keeps out an answer overtaken by the drop %j', (change) => {
    const { memory } = remembering()
    const exchange = memory.begin()
    memory.drop(change)
    memory.end(exchange, 'a', session('ann'))
    expect(memory.find('a')).toBeUndefined()
  })

  it('keeps an answer when somebody else was dropped meanwhile', () => {
    const { memory } = remembering()
    const exchange = memory.begin()
    memory.drop({ userId: 'bob' })
    memory.end(exchange, 'a', session('ann'))
    expect(memory.find('a')).toBeDefined()
  })

  it('keeps out an answer asked for before everything was forgotten', () => {
    const { memory } = remembering()
    const exchange = memory.begin()
    memory.clear()
    memory.end(exchange, 'a', session('ann'))
    expect(memory.find('a')).toBeUndefined()
  })

  it('forgets whoever was not seen for longest once there are too many', () => {
    const { memory } = remembering(['a', 'ann'], ['b', 'bob'])
    memory.find('a')
    for (let other = 0; other < 49_999; other++) memory.end(memory.begin(), `${other}`, session(`${other}`))
    expect(memory.find('b')).toBeUndefined()
    expect(memory.find('a')).toBeDefined()
    memory.drop({ userId: 'ann' })
    expect(memory.find('a')).toBeUndefined()
  })

  it('remembers a stranger for a few seconds only', () => {
    const { memory, at } = remembering()
    memory.end(memory.begin(), 'x', null)
    expect(memory.find('x')).toBe('stranger')
    at(3_001)
    expect(memory.find('x')).toBeUndefined()
  })
})
