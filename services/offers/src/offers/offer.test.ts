import { offerStatuses } from '@storyright/contracts/vocabulary'
import { offerMayBecome } from './offer.ts'

describe('an offer', () => {
  it('is answered, taken back or runs out while it is pending', () => {
    for (const end of ['accepted', 'rejected', 'cancelled', 'expired'] as const)
      expect(offerMayBecome('pending', end)).toBe(true)
  })
  it('can be renewed only after its hold ran out', () => {
    expect(offerStatuses.filter((status) => offerMayBecome(status, 'pending'))).toEqual(['expired'])
  })
  it.each(['accepted', 'rejected', 'cancelled'] as const)('stays %s for good', (end) => {
    for (const other of offerStatuses) expect(offerMayBecome(end, other)).toBe(false)
  })
})
