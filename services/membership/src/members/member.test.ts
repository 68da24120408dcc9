import { DAY_MS, HOUR_MS, later } from '../times.ts'
import { nextChargeOf, premiumUntilOf, renewsAtOf } from './member.ts'

const paidUntil = new Date('2027-11-22T12:00:00Z')
const none = { renewingSince: null, grantedUntil: null, graceFrom: null }

describe('premium lasts', () => {
  it.each([
    ['nothing for who never paid', { state: 'none', paidUntil: null }, null],
    ['nothing while the first payment is open', { state: 'incomplete', paidUntil: null }, null],
    ['to the end of what is paid', { state: 'active', paidUntil }, paidUntil],
    ['to the end of what is paid when cancelled', { state: 'ending', paidUntil }, paidUntil],
    [
      'a day longer while a renewal is under way',
      { state: 'active', paidUntil, renewingSince: paidUntil },
      later(paidUntil, 24 * HOUR_MS),
    ],
    ['14 days longer when the renewal failed', { state: 'past_due', paidUntil }, later(paidUntil, 14 * DAY_MS)],
    ['no longer once it is ended', { state: 'ended', paidUntil }, null],
    ['no longer once it is refunded', { state: 'refunded', paidUntil: null }, null],
  ] as const)('%s', (_what, standing, expected) => expect(premiumUntilOf({ ...none, ...standing })).toEqual(expected))

  it('to the later of what is paid and what was granted', () => {
    const [before, after] = [later(paidUntil, -DAY_MS), later(paidUntil, DAY_MS)]
    const active = { ...none, state: 'active', paidUntil } as const
    expect(premiumUntilOf({ ...active, grantedUntil: before })).toEqual(paidUntil)
    expect(premiumUntilOf({ ...active, grantedUntil: after })).toEqual(after)
    expect(premiumUntilOf({ ...none, state: 'ended', paidUntil, grantedUntil: after })).toEqual(after)
  })
})

it.each(['none', 'incomplete', 'past_due', 'ending', 'ended', 'refunded'] as const)(
  'A membership that is %s has no next charge',
  (state) => {
    const member = { state, paidUntil, yearPrice: null, pausedAt: null, suspendedAt: null, cancelWantedAt: null }
    expect([renewsAtOf(member), nextChargeOf(member)]).toEqual([null, null])
  },
)

it('The next charge is what the subscription pays, and none while its member is suspended', () => {
  const yearPrice = { netPence: 15_000, vatPence: 3_000, grossPence: 18_000 }
  const member = {
    state: 'active',
    paidUntil,
    yearPrice,
    pausedAt: null,
    suspendedAt: null,
    cancelWantedAt: null,
  } as const
  expect(nextChargeOf(member)).toEqual({ net: 150, vat: 30, gross: 180, currency: 'GBP' })
  expect(nextChargeOf({ ...member, suspendedAt: paidUntil })).toBeNull()
})
