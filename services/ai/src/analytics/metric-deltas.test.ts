import type { Role } from '@storyright/contracts/vocabulary'
import type { HistoryState, OfferHistoryState, Step } from './history-event.ts'
import { metricDeltasOf } from './metric-deltas.ts'

const at = (time: string) => new Date(time)
const steps = (...told: [string, HistoryState][]): Step[] =>
  told.map(([time, said], place) => ({ version: place + 1, through: place + 1, at: at(time), said }))
const shown = (kind: 'person' | 'listing' | 'offer', of: Step[]) =>
  metricDeltasOf({ kind, listingId: kind === 'offer' ? '42' : null, steps: of })
    .map(({ series, of, day, count }) => `${day} ${series}${of ? ` ${of}` : ''} ${count}`)
    .toSorted()

describe('what somebody adds', () => {
  const person = (role: Role, status: 'active' | 'closed' = 'active'): HistoryState => ({
    of: 'person',
    born: at('2028-02-29T23:59:59.999Z'),
    role,
    status,
  })

  it('is a role from the day of joining, in UTC, until the account is closed', () => {
    expect(
      shown(
        'person',
        steps(
          ['2028-03-01T00:00:00.000Z', person('producer')],
          ['2028-04-01T08:00:00.000Z', person('agent')],
          ['2028-05-01T08:00:00.000Z', person('agent', 'closed')],
        ),
      ),
    ).toEqual([
      '2028-02-29 people.producer 1',
      '2028-02-29 people.registered 1',
      '2028-02-29 tiers.free 1',
      '2028-04-01 people.agent 1',
      '2028-04-01 people.producer -1',
      '2028-05-01 people.agent -1',
      '2028-05-01 tiers.free -1',
    ])
  })

  it('is premium while a membership runs, to its end', () => {
    const member: Step = {
      version: 1,
      through: 1,
      at: at('2028-03-10T10:00:00.000Z'),
      said: { of: 'membership', until: at('2029-03-10T10:00:00.000Z') },
    }
    expect(shown('person', [...steps(['2028-03-01T00:00:00.000Z', person('producer')]), member])).toEqual([
      '2028-02-29 people.producer 1',
      '2028-02-29 people.registered 1',
      '2028-02-29 tiers.free 1',
      '2028-03-10 tiers.free -1',
      '2028-03-10 tiers.premium 1',
      '2029-03-10 tiers.free 1',
      '2029-03-10 tiers.premium -1',
    ])
  })

  it('is nothing while only their membership is known', () => {
    expect(shown('person', steps(['2028-03-10T10:00:00.000Z', { of: 'membership', until: null }]))).toEqual([])
  })
})

describe('what a listing adds', () => {
  const listing = (status: 'available' | 'optioned' | 'sold', isGone = false): HistoryState => ({
    of: 'listing',
    born: at('2028-01-05T10:00:00.000Z'),
    status,
    medium: 'book',
    isGone,
  })
  const option = (exercisedAt: string | null): Step => ({
    version: 3,
    through: 3,
    at: at('2028-02-01T10:00:00.000Z'),
    said: {
      of: 'option',
      offerId: 'o',
      acceptedAt: at('2028-02-01T10:00:00.000Z'),
      endedAt: null,
      exercisedAt: exercisedAt === null ? null : at(exercisedAt),
    },
  })

  it('is its status since an offer says so, not since it was told', () => {
    const told = steps(
      ['2028-01-05T10:00:00.000Z', listing('available')],
      ['2028-02-02T00:10:00.000Z', listing('optioned')],
      ['2028-06-01T10:00:00.000Z', listing('available', true)],
    )
    expect(shown('listing', [...told, option(null)])).toEqual([
      '2028-01-05 listings.available 1',
      '2028-01-05 listings.created 1',
      '2028-01-05 mediums.book 1',
      '2028-02-01 listings.available -1',
      '2028-02-01 listings.optioned 1',
      '2028-06-01 listings.optioned -1',
      '2028-06-01 mediums.book -1',
    ])
  })

  it('is an option before the sale that it led to, also where only the sale was told', () => {
    expect(
      shown('listing', [...steps(['2028-08-01T10:00:00.000Z', listing('sold')]), option('2028-07-01T10:00:00.000Z')]),
    ).toEqual([
      '2028-01-05 listings.available 1',
      '2028-01-05 listings.created 1',
      '2028-01-05 mediums.book 1',
      '2028-02-01 listings.available -1',
      '2028-02-01 listings.optioned 1',
      '2028-07-01 listings.optioned -1',
      '2028-07-01 listings.sold 1',
    ])
  })
})

describe('what an offer adds', () => {
  const offer = (said: Partial<OfferHistoryState>): HistoryState => ({
    of: 'offer',
    born: at('2028-02-29T10:00:00.000Z'),
    status: 'pending',
    payment: 'requires_payment',
    hasReached: false,
    price: 12_000,
    acceptedAt: null,
    ...said,
  })
  const held = { payment: 'held', hasReached: true } as const

  it('goes through the funnel, and its money with it', () => {
    const told = steps(
      ['2028-02-29T10:00:00.000Z', offer({})],
      ['2028-03-01T10:00:00.000Z', offer(held)],
      [
        '2028-03-05T00:00:01.000Z',
        offer({ ...held, payment: 'captured', status: 'accepted', acceptedAt: at('2028-03-04T23:59:59.000Z') }),
      ],
    )
    expect(shown('offer', told)).toEqual([
      '2028-02-29 listing.offers 42 1',
      '2028-02-29 offers.created 1',
      '2028-03-01 money.held 12000',
      '2028-03-01 offers.held 1',
      '2028-03-04 money.captured 12000',
      '2028-03-04 offers.accepted 1',
    ])
  })

  it('is less money by what went back, on the day of its acceptance', () => {
    const accepted = {
      ...held,
      payment: 'captured',
      status: 'accepted',
      acceptedAt: at('2028-03-04T10:00:00.000Z'),
    } as const
    const told = steps(
      ['2028-03-04T10:00:00.000Z', offer(accepted)],
      ['2028-04-01T10:00:00.000Z', offer({ ...accepted, returned: 2_000 })],
      ['2028-04-02T10:00:00.000Z', offer({ ...accepted, returned: 12_000 })],
      ['2028-04-09T10:00:00.000Z', offer({ ...accepted, returned: 2_000 })],
    )
    const captured = (count: number) =>
      shown('offer', told.slice(0, count)).filter((line) => line.includes('money.captured'))
    expect([1, 2, 3, 4].map(captured)).toEqual([
      ['2028-03-04 money.captured 12000'],
      ['2028-03-04 money.captured 10000'],
      [],
      ['2028-03-04 money.captured 10000'],
    ])
  })

  it('is held again when it is renewed, but reaches its agent once', () => {
    const told = steps(
      ['2028-02-29T10:00:00.000Z', offer({})],
      ['2028-03-01T10:00:00.000Z', offer(held)],
      ['2028-03-08T10:00:00.000Z', offer({ ...held, payment: 'expired', status: 'expired' })],
      ['2028-03-09T10:00:00.000Z', offer(held)],
      ['2028-03-10T10:00:00.000Z', offer({ ...held, status: 'rejected' })],
      ['2028-03-10T10:01:00.000Z', offer({ ...held, payment: 'released', status: 'rejected' })],
    )
    expect(shown('offer', told).filter((line) => !line.includes('2028-02-29'))).toEqual([
      '2028-03-01 money.held 12000',
      '2028-03-01 offers.held 1',
      '2028-03-08 money.released 12000',
      '2028-03-08 offers.expired 1',
      '2028-03-09 money.held 12000',
      '2028-03-10 money.released 12000',
      '2028-03-10 offers.rejected 1',
    ])
  })

  it('was made, held and accepted though it is first heard of afterwards', () => {
    const told = steps([
      '2028-06-01T10:00:00.000Z',
      offer({ ...held, payment: 'captured', status: 'accepted', acceptedAt: at('2028-03-04T10:00:00.000Z') }),
    ])
    expect(shown('offer', told)).toEqual([
      '2028-02-29 listing.offers 42 1',
      '2028-02-29 money.held 12000',
      '2028-02-29 offers.created 1',
      '2028-02-29 offers.held 1',
      '2028-03-04 money.captured 12000',
      '2028-03-04 offers.accepted 1',
    ])
  })

  it('holds nothing that was never paid', () => {
    const told = steps(
      ['2028-02-29T10:00:00.000Z', offer({})],
      ['2028-03-01T10:00:00.000Z', offer({ status: 'expired', payment: 'released' })],
    )
    expect(shown('offer', told).filter((line) => line.includes('money'))).toEqual([])
  })
})
