import type { Viewer } from '@storyright/contracts/vocabulary'
import { statusOf } from './current-status.ts'

const viewer = (change: Partial<Viewer> = {}): Viewer => ({
  id: '6f1f2a52-0c6d-4c1a-9a44-0f8f4d8f5b11',
  role: 'producer',
  tier: 'free',
  verified: true,
  ...change,
})
const now = new Date('2026-11-22T10:00:00Z')

describe('the status of a membership', () => {
  it.each([
    [0, 5],
    [2, 3],
    [4, 1],
    [5, 0],
  ])('says of %i listings opened that %i are left', (used, remaining) => {
    const { usage, features } = statusOf({ viewer: viewer(), used, member: null, now })
    expect(usage).toEqual({ listingViews: used, remaining, resetDate: '2026-12-01T00:00:00.000Z' })
    expect(features.monthlyListingViews).toBe(5)
  })

  it.each([
    ['premium members', { tier: 'premium' }],
    ['the role premium', { role: 'premium', tier: 'premium' }],
    ['agents', { role: 'agent' }],
    ['administrators', { role: 'admin', tier: 'premium' }],
  ] as const)('has no limit for %s', (_who, change) => {
    const { usage, features } = statusOf({ viewer: viewer(change), used: 0, member: null, now })
    expect([usage.remaining, features.monthlyListingViews]).toEqual([null, null])
  })
})
