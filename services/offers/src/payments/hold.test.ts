import { paymentStatuses } from '@storyright/contracts/vocabulary'
import { holdMayBecome, isNoLongerHeld } from './hold.ts'

describe('a hold', () => {
  it.each(['captured', 'released', 'expired'] as const)('stays %s for good', (end) => {
    for (const other of paymentStatuses) expect(holdMayBecome(end, other)).toBe(false)
  })
  it('is never unpaid again once the money is held', () => {
    expect(holdMayBecome('held', 'requires_payment')).toBe(false)
    expect(holdMayBecome('held', 'failed')).toBe(false)
  })
  it('is lost where the provider, asked after it was held, says that it is not', () => {
    for (const now of ['unpaid', 'declined'] as const) {
      expect(isNoLongerHeld('held', now)).toBe(true)
      // An answer from before it was held says nothing.
      for (const before of [undefined, 'requires_payment', 'failed'] as const)
        expect(isNoLongerHeld(before, now)).toBe(false)
    }
    for (const now of ['held', 'captured', 'gone'] as const) expect(isNoLongerHeld('held', now)).toBe(false)
  })
  it('may succeed with another card after a declined one', () => expect(holdMayBecome('failed', 'held')).toBe(true))
})
