import { type Lettered, occasionsOf } from './reminder-events.ts'

const paidUntil = new Date('2027-11-22T10:00:00Z')
const day = (days: number, from = paidUntil) => new Date(from.getTime() + days * 86_400_000)
const good = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }
const member = (change: Partial<Lettered> = {}): Lettered => ({
  state: 'active',
  isClosed: false,
  endBecause: null,
  paidUntil,
  renewalFailedAt: null,
  comparedAt: day(30),
  card: good,
  ...change,
})
const kindsAt = (now: Date, change: Partial<Lettered> = {}) =>
  occasionsOf(member(change), now).map(({ about }) => about.replace(` ${paidUntil.toISOString()}`, ''))

describe('what a member is written about before a renewal', () => {
  it.each([
    [-31, []],
    [-30, ['renewal 30']],
    [-8, ['renewal 30']],
    [-7, ['renewal 7']],
    [-0.1, ['renewal 7']],
    [0, []],
  ])('%f days from it: %j', (days, expected) => expect(kindsAt(day(days))).toEqual(expected))

  it.each([
    ['was cancelled', { state: 'ending' }],
    ['is not paid yet', { state: 'incomplete', paidUntil: null }],
    ['has ended', { state: 'ended' }],
    ['was refunded', { state: 'refunded' }],
    ['is being ended', { endBecause: 'withdrawn' }],
    ['belonged to an account that was closed', { isClosed: true }],
    ['was renewed', { paidUntil: day(365) }],
  ] as const)('is nothing when the membership %s', (_why, change) => expect(kindsAt(day(-7), change)).toEqual([]))

  it('is named by the renewal, so that the next one has letters of its own', () => {
    const [first] = occasionsOf(member(), day(-7))
    const [second] = occasionsOf(member({ paidUntil: day(365) }), day(358))
    expect(first!.about).not.toBe(second?.about)
  })
})

describe('a card on file', () => {
  const expiring = (expMonth: number, expYear: number, now = day(-30)) =>
    kindsAt(now, { card: { ...good, expMonth, expYear } }).includes('card')

  it.each([
    [10, 2027, true],
    [11, 2027, false], // good until the month is over, and the renewal is on the 22nd
    [12, 2027, false],
    [1, 2028, false],
    [12, 2026, true],
  ])('that is good until %i/%i is written about before a renewal in November 2027: %s', (month, year, is) =>
    expect(expiring(month, year)).toBe(is),
  )

  it('is written about when the renewal is near, and at no renewal that does not come', () => {
    expect(expiring(10, 2027, day(-31))).toBe(false)
    const card = { ...good, expMonth: 10, expYear: 2027 }
    expect(kindsAt(day(-30), { card, state: 'ending' })).toEqual([])
    expect(kindsAt(day(-30), { card: null })).toEqual(['renewal 30'])
  })
})

describe('what a member is written about after a renewal failed', () => {
  const failed = { state: 'past_due', renewalFailedAt: paidUntil } as const
  it.each([
    [0, []],
    [2.9, []],
    [3, ['failed 3']],
    [6.9, ['failed 3']],
    [7, ['failed 7']],
    [13.9, ['failed 7']],
    [14, []],
  ])('%f days from it: %j', (days, expected) => expect(kindsAt(day(days), failed)).toEqual(expected))

  it('is nothing once it is paid, or ends', () => {
    expect(kindsAt(day(7), { ...failed, state: 'active', paidUntil: day(365), renewalFailedAt: null })).toEqual([])
    expect(kindsAt(day(7), { ...failed, endBecause: 'unpaid' })).toEqual([])
  })
})

describe('an occasion that came while nobody looked', () => {
  it('waits until the provider was asked: the renewal may have been cancelled or paid since', () => {
    expect(kindsAt(day(-6), { comparedAt: day(-10) })).toEqual([])
    expect(kindsAt(day(-6), { comparedAt: null })).toEqual([])
    expect(kindsAt(day(-6), { comparedAt: day(-6.5) })).toEqual(['renewal 7'])
  })
})
