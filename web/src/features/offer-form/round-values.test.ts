import { aRound } from '../../testing/offer-samples.ts'
import { endAt, roundAsSent, roundValuesOf } from './round-values.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const answered = aRound({ deal: { profits: 2 } })
const values = roundValuesOf(answered)

describe('what is sent of a round', () => {
  it('is what was answered, until something is changed, with rights left out', () =>
    expect(roundAsSent(values, answered, now)).toEqual({
      offerPrice: 18_000,
      optionPeriod: 18,
      scope: null,
      deal: { profits: 2 },
      message: null,
      expiresAt: null,
    }))

  it('names other rights, the fee as typed, and takes the deal away', () =>
    expect(
      roundAsSent(
        {
          ...values,
          offerPrice: '£7,000',
          scope: 'DE; film',
          deal: { ...values.deal, profits: '' },
          message: ' Yes. ',
        },
        answered,
        now,
      ),
    ).toMatchObject({ offerPrice: 7_000, scope: 'DE; film', deal: null, message: 'Yes.' }))
})

describe('the end of a round', () => {
  it('is left to the services for the usual week, so that it fits the hold', () => expect(endAt('', now)).toBeNull())
  it('lies within what they take, whatever a clock is wrong by', () => {
    expect(endAt('24', now)).toBe('2026-11-21T10:00:00.000Z')
    expect(endAt('1', now)).toBe('2026-11-20T11:05:00.000Z')
    expect(endAt('336', now)).toBe('2026-12-04T09:55:00.000Z')
  })
})
