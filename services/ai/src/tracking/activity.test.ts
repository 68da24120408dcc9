import type { TrackedActivity } from '@storyright/contracts/http'
import { activityOf, agentFamily, searchOf, tasteOf } from './activity.ts'

const done = { userId: 'iris', at: new Date('2026-11-01T10:00:00Z'), key: undefined, userAgent: undefined }
const view = (change: Partial<TrackedActivity> = {}): TrackedActivity => ({
  listingId: '7',
  activityType: 'view',
  timeSpent: 12.25,
  sessionId: 'one page load',
  ...change,
})

describe('what is recorded', () => {
  it.each([
    [0, null],
    [2.9, null],
    [3, 3],
    [1_800, 1_800],
    [80_000, 1_800],
    [null, null],
  ])('of a stay of %p seconds is a view of %p', (timeSpent, seconds) =>
    expect(activityOf(view({ timeSpent }), done)?.seconds ?? null).toBe(seconds),
  )

  it('is a share however short the stay was', () =>
    expect(activityOf(view({ activityType: 'share', timeSpent: 1 }), done)).toMatchObject({
      type: 'share',
      seconds: null,
    }))

  it('is one view when the same stay is told twice, and another for whoever else stayed', () => {
    const once = activityOf(view(), done)!._id
    expect(activityOf(view(), done)!._id).toBe(once)
    for (const other of [view({ timeSpent: 12.26 }), view({ listingId: '8' }), view({ sessionId: 'another' })])
      expect(activityOf(other, done)!._id).not.toBe(once)
    expect(activityOf(view(), { ...done, userId: 'noor' })!._id).not.toBe(once)
  })

  it('is two shares without a key, and one with the same key', () => {
    const share = view({ activityType: 'share' })
    const idOf = (key: string | undefined) => activityOf(share, { ...done, key })!._id
    expect(idOf(undefined)).not.toBe(idOf(undefined))
    expect(idOf('a')).toBe(idOf('a'))
    expect(idOf('a')).not.toBe(idOf('b'))
  })

  it('is a search with what was chosen, and no empty choices', () => {
    const told = { searchQuery: 'lighthouse', filters: { genre: 'Crime', medium: '' }, resultsCount: 0 }
    expect(searchOf(told, done)).toMatchObject({
      type: 'search',
      search: { query: 'lighthouse', results: 0, genre: 'Crime', medium: null, priceRange: null },
    })
  })

  it('says nothing of taste when it is a toggle of a favourite, which catalogue tells', () => {
    expect(tasteOf(activityOf(view({ activityType: 'favorite_toggle' }), done)!)).toBeNull()
    expect(tasteOf(activityOf(view(), done)!)).toMatchObject({ kind: 'view', listingId: '7', seconds: 12.25 })
  })
})

describe('what tells of a taste', () => {
  const idOf = (change: Partial<TrackedActivity>, more: object = {}) =>
    tasteOf(activityOf(view(change), { ...done, ...more })!)!._id

  it('is one view a person, title and day', () => {
    expect(idOf({ timeSpent: 60 })).toBe(idOf({ timeSpent: 7, sessionId: 'another' }))
    expect(idOf({}, { at: new Date('2026-11-01T23:59:00Z') })).toBe(idOf({}))
    for (const other of [
      idOf({ listingId: '8' }),
      idOf({}, { userId: 'noor' }),
      idOf({}, { at: new Date('2026-11-02') }),
    ])
      expect(other).not.toBe(idOf({}))
  })

  it('is one search a day, however it is spelled', () => {
    const of = (searchQuery: string) => tasteOf(searchOf({ searchQuery, filters: {}, resultsCount: 1 }, done)!)!._id
    expect(of('The  Lost star')).toBe(of('the lost STAR'))
    expect(of('another')).not.toBe(of('the lost star'))
  })
})

describe('of a user agent its family is kept', () => {
  const mozilla = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
  it.each([
    [`${mozilla} Chrome/130.0.0.0 Safari/537.36`, 'chrome'],
    [`${mozilla} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'edge'],
    [`${mozilla} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'opera'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'safari'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox'],
    ['curl/8.5.0', 'other'],
    [undefined, 'other'],
  ])('%s', (userAgent, family) => expect(agentFamily(userAgent)).toBe(family))
})
