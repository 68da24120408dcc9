import type { TasteRow } from '../../tracking/taste-rows.ts'
import { favouriteWeight, offerWeight, saturated, tasteWeight } from './signal-weight.ts'

const now = new Date('2026-11-01T00:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const row = (change: object) =>
  ({ _id: '1', userId: 'iris', at: now, listingId: '7', seconds: null, ...change }) as TasteRow

describe('how much a signal tells', () => {
  it('is less the longer ago it was', () => {
    expect(favouriteWeight(ago(365), now)).toBeCloseTo(favouriteWeight(now, now) / 2)
    expect(tasteWeight(row({ kind: 'share', at: ago(120) }), now)).toBeCloseTo(
      tasteWeight(row({ kind: 'share' }), now) / 2,
    )
  })
  it('is more for an offer than for a favourite, and more for that than for a long view', () => {
    const view = tasteWeight(row({ kind: 'view', seconds: 1_800 }), now)
    expect(offerWeight(now, now)).toBeGreaterThan(favouriteWeight(now, now))
    expect(favouriteWeight(now, now)).toBeGreaterThan(view)
    expect(view).toBeGreaterThan(tasteWeight(row({ kind: 'view', seconds: 10 }), now))
  })
  it('is below nothing for a dismissal, and no more from a clock that is ahead', () => {
    expect(tasteWeight(row({ kind: 'feedback', rating: 1 }), now)).toBeLessThan(0)
    expect(favouriteWeight(ago(-30), now)).toBe(favouriteWeight(now, now))
  })
})

describe('how much one person tells of one title', () => {
  it('is bounded, however often they come back', () => {
    expect([saturated(1.5), saturated(9.5), saturated(500)]).toEqual([1.5, 9.5, 10])
  })
})
