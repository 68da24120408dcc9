import { describeStep, type Step, stepsOf } from '@storyright/testing/stories'
import fc from 'fast-check'
import type { cards } from '../harness.ts'

/** What people, administrators, time, the provider and misfortune do, and how often each comes. */
const weights = {
  upgrade: 8,
  pay: 9,
  confirm: 5,
  cancel: 3,
  resume: 2,
  withdraw: 2,
  'take another card': 2,
  'the bank thinks again': 3,
  'pay the renewal': 3,
  'close the account': 1,
  grant: 1,
  'an administrator ends it': 2,
  'an administrator refunds a part': 2,
  'the bank sends a refund back': 2,
  'the holder disputes it': 2,
  'the bank decides': 3,
  'the renewal is given up': 3,
  suspend: 2,
  'lift the suspension': 2,
  'change the role': 1,
  'the price changes': 1,
  'open a listing': 6,
  'let in': 2,
  time: 4,
  'the year ends': 6,
  'the renewal fails': 8,
  upkeep: 4,
  fault: 5,
  webhooks: 3,
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Details {
  card: keyof typeof cards
  /** How long passes, in milliseconds. */
  passes: number
  /** How long after the end of what is paid, in milliseconds. */
  afterEnd: number
  refunds: boolean
  listing: number
}
export type Action = Step<keyof typeof weights> & Details

const action: fc.Arbitrary<Action> = stepsOf<keyof typeof weights, Details>({
  weights,
  operations: [
    'customers.create',
    'subscriptions.create',
    'subscriptions.create',
    'subscriptions.retrieve',
    'subscriptions.update',
    'subscriptions.cancel',
    'subscriptions.cancel',
    'subscriptions.list',
    'invoices.list',
    'invoices.void',
    'invoice_payments.list',
    'refunds.create',
    'refunds.create',
  ],
  lastKill: 6,
  more: {
    card: fc.constantFrom('good', 'good', 'good', 'other', 'declined', 'asks'),
    passes: fc.constantFrom(HOUR / 2, 2 * HOUR, DAY, 4 * DAY, 13 * DAY, 15 * DAY, 200 * DAY),
    afterEnd: fc.constantFrom(-HOUR / 2, HOUR / 2, 2 * HOUR, 26 * HOUR, 4 * DAY, 13 * DAY, 15 * DAY, 40 * DAY),
    refunds: fc.boolean(),
    listing: fc.nat(8),
  },
})

/** One story: somebody becomes a member, then anything. */
export const stories: fc.Arbitrary<Action[]> = fc
  .tuple(action, action, action, fc.array(action, { minLength: 4, maxLength: 18 }))
  .map(([first, second, third, rest]) => [
    { ...first, kind: 'upgrade', who: 0, killAt: null },
    { ...second, kind: 'pay', who: 0, card: 'good', together: false },
    { ...third, kind: 'confirm', who: 0, together: false },
    ...rest,
  ])

/** Whom a step is about, of three: more often the first, so that much happens to one. */
export const placeOf = ({ who }: Pick<Action, 'who'>): number => [0, 0, 0, 0, 1, 2][who]!

export const describeAction = (action: Action): string =>
  `person ${placeOf(action)}: ${describeStep(action, {
    pay: action.card,
    'take another card': action.card,
    'the bank thinks again': action.card,
    time: `${(action.passes / DAY).toFixed(2)} days`,
    'the year ends': `and ${(action.afterEnd / DAY).toFixed(2)} days`,
    'open a listing': action.listing,
    'let in': action.listing,
    'the renewal fails': `${(action.afterEnd / DAY).toFixed(2)} days ago, card ${action.card}`,
    'an administrator ends it': action.refunds ? 'with refund' : 'without',
  })}`
