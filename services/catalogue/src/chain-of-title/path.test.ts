import { isVerified, pathOf, type Transfer } from './path.ts'

const ends = { author: 'Zoë Hart', agency: 'Vane & Daughters' }
const paper = (id: string, grantor: string, grantee: string, more: Partial<Transfer> = {}): Transfer => ({
  id,
  type: 'assignment',
  grantor,
  grantee,
  confirms: null,
  ...more,
})

describe('the path of the rights', () => {
  it.each([
    ['one transfer from the author to the agency', [paper('a', 'Zoë Hart', 'Vane & Daughters')], ['a']],
    [
      'names compared without case, accents and spaces',
      [paper('a', ' zoe  HART ', 'Hart Estate'), paper('b', 'HartEstate', 'vane &daughters')],
      ['a', 'b'],
    ],
    [
      'whatever order the documents stand in',
      [paper('b', 'Hart Estate', 'Vane & Daughters'), paper('a', 'Zoë Hart', 'Hart Estate')],
      ['a', 'b'],
    ],
    [
      'an author’s agreement beside an agency authority',
      [
        paper('a', 'Zoë Hart', 'Hollow Press', { type: 'author-agreement' }),
        paper('b', 'Zoë Hart', 'Vane & Daughters', { type: 'agency-agreement' }),
      ],
      ['b'],
    ],
    [
      'rights that came back',
      [
        paper('a', 'Zoë Hart', 'Moss Films', { type: 'option-agreement' }),
        paper('b', 'Moss Films', 'Zoë Hart', { type: 'reversion' }),
        paper('c', 'Zoë Hart', 'Vane & Daughters', { type: 'agency-agreement' }),
      ],
      ['c'],
    ],
    [
      'an estate that an administrator confirmed',
      [paper('a', 'The Hart Estate', 'Vane & Daughters', { confirms: 'author' })],
      ['a'],
    ],
    [
      'a former name of the agency that an administrator confirmed',
      [paper('a', 'Zoë Hart', 'Vane Literary', { confirms: 'agency' })],
      ['a'],
    ],
  ])('is complete: %s', (_what, documents, path) => {
    expect(pathOf(documents, ends)).toEqual({ path, gap: null })
  })

  it.each([
    ['nothing at all', [], [], { from: 'Zoë Hart', to: 'Vane & Daughters' }],
    [
      'nobody in particular to somebody else',
      [paper('a', 'Nobody in particular', 'Somebody else')],
      [],
      { from: 'Zoë Hart', to: 'Vane & Daughters' },
    ],
    [
      'a transfer missing between two',
      [paper('a', 'Zoë Hart', 'Hart Estate'), paper('b', 'Moss Films', 'Vane & Daughters')],
      ['a'],
      { from: 'Hart Estate', to: 'Moss Films' },
    ],
    [
      'a certificate where a transfer should be',
      [paper('a', 'Zoë Hart', 'Vane & Daughters', { type: 'certificate-of-authorship' })],
      [],
      { from: 'Zoë Hart', to: 'Vane & Daughters' },
    ],
    [
      'a transfer the other way round',
      [paper('a', 'Vane & Daughters', 'Zoë Hart')],
      [],
      { from: 'Zoë Hart', to: 'Vane & Daughters' },
    ],
    [
      'rights that go round in a circle',
      [paper('a', 'Zoë Hart', 'Moss Films'), paper('b', 'Moss Films', 'Zoë Hart')],
      ['a'],
      { from: 'Moss Films', to: 'Vane & Daughters' },
    ],
  ])('has a gap: %s', (_what, documents, path, gap) => {
    expect(pathOf(documents, ends)).toEqual({ path, gap })
  })

  it('needs no transfer where the author sells, but a document', () => {
    const own = { author: 'Zoë Hart', agency: 'zoe hart' }
    expect(pathOf([], own).gap).not.toBeNull()
    expect(pathOf([paper('a', 'Zoë Hart', 'Zoë Hart', { type: 'registration' })], own).gap).toBeNull()
  })

  it('is found among as many documents as a chain can have', () => {
    const long = Array.from({ length: 199 }, (_, at) =>
      paper(String(at), at ? `Owner ${at}` : 'Zoë Hart', `Owner ${at + 1}`),
    )
    const { path, gap } = pathOf([...long, paper('last', 'Owner 199', 'Vane & Daughters')].reverse(), ends)
    expect([path.length, gap]).toEqual([200, null])
  })
})

describe('a chain of title', () => {
  const abc = { author: 'A', agency: 'C' }
  const one = (grantor: string, grantee: string, status = 'verified', type = 'assignment') => ({
    ...paper(`${grantor} to ${grantee}`, grantor, grantee, { type }),
    status,
  })

  it('is verified when it is complete and every document is, certificates included', () => {
    expect(isVerified([one('A', 'B'), one('B', 'C')], abc)).toBe(true)
    expect(isVerified([one('A', 'B'), one('B', 'C', 'submitted')], abc)).toBe(false)
    expect(isVerified([one('A', 'C'), one('A', 'A', 'draft', 'registration')], abc)).toBe(false)
    expect(isVerified([one('A', 'B'), one('X', 'C')], abc)).toBe(false)
    expect(isVerified([], abc)).toBe(false)
  })
})
