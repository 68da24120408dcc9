import type { OptionState } from '../src/offers/option.ts'

const end = new Date('2028-02-29T09:00:00.000Z')
const DAY = 86_400_000

/** So many days after the option's end. */
export const days = (count: number) => new Date(end.getTime() + count * DAY)

export const running = {
  status: 'accepted',
  offerPrice: 5_000,
  optionPeriod: 12,
  deal: null,
  extensions: 0,
  optionEndsAt: end,
  optionEndedAt: null,
  extendedAt: null,
  exercisedAt: null,
  feeReturnedAt: null,
  feeChoice: null,
  feeChosenAt: null,
  hold: { disputeStatus: null, disputeClosedAt: null },
} satisfies OptionState

/** An option at each turn of its life. */
export const states = {
  running,
  pending: { ...running, status: 'pending', optionEndsAt: null },
  ended: { ...running, optionEndedAt: end },
  extended: { ...running, extendedAt: days(-300) },
  exercised: { ...running, exercisedAt: days(-300) },
  disputed: { ...running, hold: { disputeStatus: 'needs_response', disputeClosedAt: null } },
  won: { ...running, hold: { disputeStatus: 'won', disputeClosedAt: days(10) } },
  returned: { ...running, feeReturnedAt: days(-10) },
  kept: { ...running, feeReturnedAt: days(-10), feeChoice: 'keep', feeChosenAt: days(5) },
} satisfies Record<string, OptionState>
