import { createMemory } from './memory.ts'

describe('the memory of analyses', () => {
  it('drops what was not used for longest', () => {
    const memory = createMemory<string>(2)
    memory.set('a', 'A')
    memory.set('b', 'B')
    memory.get('a')
    memory.set('c', 'C')
    expect(['a', 'b', 'c'].map(memory.get)).toEqual(['A', undefined, 'C'])
  })

  it('counts what things weigh, and a thing that is kept again once', () => {
    const memory = createMemory<string>(10, (text) => text.length)
    memory.set('a', 'four')
    memory.set('a', 'eightchr')
    memory.set('b', 'to')
    expect([memory.get('a'), memory.get('b')]).toEqual(['eightchr', 'to'])
    memory.set('c', 'one')
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, 'to', 'one'])
  })

  it('keeps nothing that is too heavy by itself', () => {
    const memory = createMemory<string>(3, (text) => text.length)
    memory.set('a', 'much too long')
    expect(memory.get('a')).toBeUndefined()
    memory.set('b', 'one')
    expect(memory.get('b')).toBe('one')
  })
})
