import { paymentStatuses } from '@storyright/contracts/vocabulary'
import { holdMayBecome } from './hold.ts'

describe('a hold', () => {
  it.each(['captured', 'released', 'expired'] as const)('stays %s for good', (end) => {
    for (const other of paymentStatuses) expect(holdMayBecome(end, other)).toBe(false)
  })
  it('is never unpaid again once the money is held', () => {
    expect(holdMayBecome('held', 'requires_payment')).toBe(false)
    expect(holdMayBecome('held', 'failed')).toBe(false)
  })
  it('may succeed with another card after a declined one', () => expect(holdMayBecome('failed', 'held')).toBe(true))
})
