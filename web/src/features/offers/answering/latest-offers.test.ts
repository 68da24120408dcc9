import { anAcceptedOffer, anOffer } from '../../../testing/offer-samples.ts'
import { holdEnds, timeLeft } from './latest-offers.tsx'

const released = { at: '2026-11-18T09:00:00.000Z', moment: 'released', note: null } as const

describe('the end of a hold', () => {
  it('is its day while the offer waits, and afterwards what became of the money', () => {
    expect(holdEnds(anOffer())).toBe('24 Nov 2026')
    expect(holdEnds(anAcceptedOffer())).toBe('Charged 19 Nov 2026')
    expect(holdEnds(anOffer({ status: 'rejected', paymentStatus: 'released', timeline: [released] }))).toBe(
      'Released 18 Nov 2026',
    )
    expect(holdEnds(anOffer({ paymentStatus: 'failed' }))).toBe('')
  })

  it.each([
    ['2026-11-20T09:00:00.000Z', null],
    ['2026-11-21T10:00:00.000Z', 'in 3 days'],
    ['2026-11-22T10:00:00.000Z', 'in 2 days'],
    ['2026-11-23T20:00:00.000Z', 'within a day'],
  ])('is said to be near only in its last three days: at %s %j', (now, says) =>
    expect(timeLeft(anOffer(), new Date(now))).toBe(says),
  )

  it('is not near any more once the offer is answered', () =>
    expect(timeLeft(anAcceptedOffer(), new Date('2026-11-23T20:00:00.000Z'))).toBeNull())
})
