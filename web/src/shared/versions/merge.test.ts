import { differing, firstChoice, merged } from './merge.ts'

const base = { title: 'Slack Water', tags: ['sea'], price: 5, audience: { age: '', gender: 'all' } }
const fields = ['title', 'tags', 'price', 'audience.age', 'audience.gender']

describe('two who changed the same', () => {
  it('differ where they changed what reads otherwise in mine', () => {
    const mine = { ...base, title: 'Mine', price: 9, audience: { age: 'all', gender: 'all' } }
    const theirs = { ...base, title: 'Theirs', tags: ['sea', 'crime'], audience: { age: 'all', gender: 'female' } }
    expect(differing(fields, { base, mine, theirs })).toEqual(['title', 'tags', 'audience.gender'])
  })

  it('do not differ in what I alone have changed', () => {
    const mine = { ...base, title: 'Mine', tags: [] }
    expect(differing(fields, { base, mine, theirs: structuredClone(base) })).toEqual([])
  })

  it('begin with mine where I have typed, and with theirs where I have not', () => {
    const texts = { base, mine: { ...base, title: 'Mine' }, theirs: { ...base, title: 'Theirs', price: 7 } }
    expect(firstChoice('title', texts)).toBe('mine')
    expect(firstChoice('price', texts)).toBe('theirs')
  })

  it('become one as chosen for each field, and nothing else of mine is lost', () => {
    const mine = { ...base, title: 'Mine', price: 9, tags: ['mine'] }
    const theirs = { title: 'Theirs', tags: ['theirs'], price: 5, audience: { age: '', gender: 'female' } }
    const choices = { title: 'mine', tags: 'theirs', 'audience.gender': 'theirs' } as const
    expect(merged({ base, mine, theirs }, choices)).toEqual({
      ...{ title: 'Mine', tags: ['theirs'], price: 9 },
      audience: { age: '', gender: 'female' },
    })
    expect(mine.tags).toEqual(['mine'])
  })
})
