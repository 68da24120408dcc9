import { aCounter, anOffer, aRoom, aRound } from '../../testing/offer-samples.ts'
import { refusalsIn, roundOutcome } from './pay-round.tsx'

const of = (status: 'unpaid' | 'lapsed', change = {}) => aRoom({ ...change, rounds: [aRound(), aCounter({ status })] })
const declined = { at: '2026-11-19T10:00:00.000Z', moment: 'payment_failed', note: null } as const

describe('what became of the hold of a round', () => {
  it('is not known while the round waits for it', () => expect(roundOutcome(of('unpaid'), 2, 0)).toBe('unknown'))
  it('is that it is held once the round stands', () =>
    expect(roundOutcome(aRoom({ rounds: [aRound({ number: 2 })] }), 2, 0)).toBe('held'))
  it('is over where the round is, whoever ended it', () => {
    expect(roundOutcome(of('lapsed'), 2, 0)).toBe('over')
    expect(roundOutcome(aRoom(), 2, 0)).toBe('over')
  })
  it('is that a card was refused, where one was since the payment began', () => {
    const room = of('unpaid', { offer: anOffer({ timeline: [...anOffer().timeline, declined] }) })
    expect(refusalsIn(room)).toBe(1)
    expect(roundOutcome(room, 2, 0)).toBe('failed')
    expect(roundOutcome(room, 2, 1)).toBe('unknown')
  })
})
