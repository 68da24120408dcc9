import {
  disputeMayBecome,
  disputeMoment,
  hasUnrecordedChange,
  isAllBack,
  isFeeReturned,
  isRefunding,
  refundMayBecome,
  wentBackPence,
} from './money-back.ts'

describe('a dispute', () => {
  it('is told when it begins, at each step and when it is over', () => {
    expect(disputeMoment(null, 'needs_response')).toBe('disputed')
    expect(disputeMoment('needs_response', 'under_review')).toBe('dispute_step')
    expect(disputeMoment('warning_under_review', 'needs_response')).toBe('dispute_step')
    expect(disputeMoment('under_review', 'won')).toBe('dispute_closed')
    expect(disputeMoment(null, 'lost')).toBe('dispute_closed')
  })
  it('never opens again by an old answer, and never goes a step back', () => {
    expect(disputeMayBecome('lost', 'needs_response')).toBe(false)
    expect(disputeMayBecome('under_review', 'needs_response')).toBe(false)
    expect(disputeMayBecome('needs_response', 'warning_under_review')).toBe(false)
    expect(disputeMayBecome('needs_response', 'needs_response')).toBe(false)
    expect(disputeMayBecome('needs_response', 'under_review')).toBe(true)
    expect(disputeMayBecome('under_review', 'won')).toBe(true)
  })
})

describe('a refund', () => {
  it('may fail after it succeeded, and never succeeds after it failed', () => {
    expect(refundMayBecome('pending', 'succeeded')).toBe(true)
    expect(refundMayBecome('succeeded', 'failed')).toBe(true)
    for (const end of ['failed', 'canceled'])
      for (const to of ['pending', 'succeeded', 'failed']) expect(refundMayBecome(end, to)).toBe(false)
    expect(refundMayBecome('succeeded', 'pending')).toBe(false)
  })
  it('counts until it has failed', () =>
    expect(['pending', 'succeeded', 'failed', 'canceled'].filter(isRefunding)).toEqual(['pending', 'succeeded']))
})

describe('captured money', () => {
  const known = { refundedPence: 100, disputeStatus: 'needs_response' }
  const fee = { amountPence: 500, refundedPence: 0, lostPence: 0 }

  it('is followed further when more or less of it went back, or its dispute went on', () => {
    expect(hasUnrecordedChange(known, { ...known, refundedPence: 200 })).toBe(true)
    expect(hasUnrecordedChange(known, { ...known, refundedPence: 0 })).toBe(true)
    expect(hasUnrecordedChange(known, { ...known, disputeStatus: 'lost' })).toBe(true)
  })
  it('is left alone when the provider says what we know', () => {
    expect(hasUnrecordedChange(known, known)).toBe(false)
    expect(hasUnrecordedChange(known, { ...known, disputeStatus: null })).toBe(false)
  })
  it('is gone as far as it was refunded and lost, and never further than it was taken', () => {
    expect(wentBackPence({ ...fee, refundedPence: 200, lostPence: 100 })).toBe(300)
    expect(wentBackPence({ ...fee, refundedPence: 300, lostPence: 300 })).toBe(500)
    expect(isAllBack(fee, { refundedPence: 200, lostPence: 300 })).toBe(true)
    expect(isAllBack(fee, { refundedPence: 200, lostPence: 0 })).toBe(false)
  })
  it('is lost as a fee by any dispute that is lost, and by refunds of all of it', () => {
    expect(isFeeReturned({ ...fee, lostPence: 1 })).toBe(true)
    expect(isFeeReturned({ ...fee, refundedPence: 500 })).toBe(true)
    expect(isFeeReturned({ ...fee, refundedPence: 499 })).toBe(false)
  })
})
