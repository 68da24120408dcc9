import { namedIn } from './mentions.ts'

const keys = (text: string) => namedIn(text).map((place) => place.map(({ key }) => key))

describe('the names that may stand in a text', () => {
  it('follow an @ at the beginning of a word, the longest first', () => {
    expect(keys('Ask @Iris, or @tom.b')).toEqual([
      ['iris, or @tom.b', 'iris, or @tom', 'iris, or', 'iris,', 'iris'],
      ['tom.b', 'tom'],
    ])
    expect(keys('write to iris@example.com or @@iris')).toEqual([])
    expect(keys('nobody')).toEqual([])
  })

  it('end with the line, and are no longer than usernames are', () => {
    expect(keys('@iris\nhello')).toEqual([['iris']])
    for (const name of keys(`@${'a'.repeat(30)} b`).flat()) expect(name.length).toBeLessThanOrEqual(30)
    expect(keys(`@${'a'.repeat(31)}`).flat()).toEqual([])
  })

  it('are looked for in a hundred places at most', () => {
    expect(namedIn('@iris '.repeat(10_000))).toHaveLength(100)
  })
})
