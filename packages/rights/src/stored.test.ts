import { parseBook } from './parse.ts'
import { lineKeys } from './stored.ts'

describe('the numbers by which a database compares lines', () => {
  const keys = (text: string) => lineKeys(parseBook(text).book![0]!)

  it('are those of the codes, and stay what they are', () =>
    expect(keys('AD, ZW; aa, other; tv+film')).toEqual({
      rights: [0, 1],
      territories: [373, 1292],
      languages: [370, 0],
    }))

  it('differ for all countries, languages and rights', () => {
    for (const numbers of Object.values(keys('World; L'))) expect(new Set(numbers).size).toBe(numbers.length)
    expect(Object.values(keys('World; L')).map(({ length }) => length)).toEqual([8, 250, 184])
  })
})
