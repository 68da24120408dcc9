import { dayAt } from '@storyright/rights'
import { createCursorCodec, selectionOf, sortOf } from './query.ts'

const today = dayAt(new Date('2026-11-28T00:00:00Z'))
const codec = createCursorCodec('a secret of the deployment')
const list = { selection: selectionOf({ genre: 'crime' }, today), sort: 'newest' as const }
const place = { after: ['2026-01-01T00:00:00.000Z'], id: '42', total: 7 }
const refused = expect.objectContaining({ status: 400, code: 'CURSOR_NOT_VALID' })

describe('a cursor', () => {
  it('leads back to its place', () => expect(codec.read(codec.write(place, list), list)).toEqual(place))

  it.each(['', 'x', '.', 'e30.e30', 'ä'.repeat(300)])('refuses %j', (cursor) =>
    expect(() => codec.read(cursor, list)).toThrow(refused),
  )

  it('refuses one that was changed, is from another list or from another deployment', () => {
    const cursor = codec.write(place, list)
    expect(() => codec.read(`A${cursor.slice(1)}`, list)).toThrow(refused)
    expect(() => codec.read(cursor, { ...list, sort: 'price' })).toThrow(refused)
    expect(() => codec.read(cursor, { ...list, selection: selectionOf({}, today) })).toThrow(refused)
    expect(() => codec.read(createCursorCodec('another').write(place, list), list)).toThrow(refused)
  })
})

describe('what a reader wants to see', () => {
  it('is the same however it is spelled', () =>
    expect(selectionOf({ search: ' The  BRONTËS ', genre: 'Crime', medium: '' }, today)).toEqual(
      selectionOf({ search: 'the brontes', genre: 'crime' }, today),
    ))

  it('comes newest first when nothing is searched for, and by relevance when something is', () => {
    expect(sortOf({}, selectionOf({}, today))).toBe('newest')
    expect(sortOf({ sort: 'relevance' }, selectionOf({ search: ' ' }, today))).toBe('newest')
    expect(sortOf({}, selectionOf({ search: 'sea' }, today))).toBe('relevance')
    expect(sortOf({ sort: 'price' }, selectionOf({ search: 'sea' }, today))).toBe('price')
  })
})
