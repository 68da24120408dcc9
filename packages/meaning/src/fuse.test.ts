import { fuse } from './fuse.ts'

const ids = (byMeaning: string[], byWords: string[]) => fuse(byMeaning, byWords).map(({ id }) => id)

describe('two orders as one', () => {
  it('begin with what both have', () => expect(ids(['a', 'b'], ['c', 'b'])).toEqual(['b', 'a', 'c']))
  it('count meaning twice', () => expect(ids(['a'], ['b'])).toEqual(['a', 'b']))
  it('score by places: 2 ÷ (20 + place by meaning) + 1 ÷ (20 + place by words)', () =>
    expect(fuse(['a', 'b'], ['b'])).toEqual([
      { id: 'b', score: 2 / 22 + 1 / 21, byMeaning: 1, byWords: 0 },
      { id: 'a', score: 2 / 21, byMeaning: 0, byWords: null },
    ]))
  it('are the order of words where nothing is near in meaning', () => expect(ids([], ['b', 'a'])).toEqual(['b', 'a']))
})
