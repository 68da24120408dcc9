import { paymentStatuses } from '@storyright/contracts/vocabulary'
import { disputeMayBecome, disputeMoment, hasUnrecordedChange, holdMayBecome } from './hold.ts'

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

describe('a dispute', () => {
  it('is told when it begins and when it is over', () => {
    expect(disputeMoment(null, 'needs_response')).toBe('disputed')
    expect(disputeMoment('needs_response', 'under_review')).toBeNull()
    expect(disputeMoment('under_review', 'won')).toBe('dispute_closed')
    expect(disputeMoment(null, 'lost')).toBe('dispute_closed')
  })
  it('never opens again by an old answer', () => {
    expect(disputeMayBecome('lost', 'needs_response')).toBe(false)
    expect(disputeMayBecome('needs_response', null)).toBe(false)
    expect(disputeMayBecome('needs_response', 'under_review')).toBe(true)
    expect(disputeMayBecome('under_review', 'won')).toBe(true)
  })
})

describe('captured money', () => {
  const known = { refundedPence: 100, disputeStatus: 'needs_response' }

  it('is followed further when more of it went back, or its dispute went on', () => {
    expect(hasUnrecordedChange(known, { ...known, refundedPence: 200 })).toBe(true)
    expect(hasUnrecordedChange(known, { ...known, disputeStatus: 'lost' })).toBe(true)
  })
  it('is left alone when the provider says what we know, or less', () => {
    expect(hasUnrecordedChange(known, known)).toBe(false)
    expect(hasUnrecordedChange(known, { refundedPence: 0, disputeStatus: null })).toBe(false)
  })
})
