import { disputeMayBecome, disputeMoment } from './dispute-states.ts'

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
