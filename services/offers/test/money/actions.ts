import { describeStep, type Step, stepsOf } from '@storyright/testing/stories'
import fc from 'fast-check'
import type { cards } from '../harness.ts'

/** What people, the provider and misfortune do, and how often each comes. */
const weights = {
  make: 6,
  pay: 9,
  accept: 10,
  reject: 3,
  cancel: 3,
  renew: 3,
  counter: 5,
  propose: 5,
  agree: 8,
  'withdraw round': 2,
  'decline round': 2,
  'end rounds': 2,
  expire: 2,
  look: 2,
  upkeep: 2,
  'withdraw listing': 1,
  'edit listing': 3,
  'close producer': 1,
  'close agent': 1,
  'suspend agent': 1,
  'suspend producer': 1,
  refund: 3,
  'refund fails': 2,
  dispute: 3,
  'dispute goes on': 4,
  'choose after return': 3,
  'admin captures': 4,
  'admin releases': 2,
  surrender: 3,
  lapse: 2,
  'record notice': 4,
  'answer notice': 4,
  'add lines': 2,
  'record taking': 3,
  'end taking': 2,
  fault: 5,
  webhooks: 3,
}

/** Parts of a title and all of it, as somebody asks for them, takes them or gives them back. */
export const parts = [
  null,
  'US; L; film',
  'World ex US; L; film',
  'World; L; tv',
  'US, GB; en; film+tv',
  'GB; L; film; always; non-exclusive',
] as const

interface Details {
  card: keyof typeof cards
  key: string | null
  lines: (typeof parts)[number]
}
export type Action = Step<keyof typeof weights> & Details

const action: fc.Arbitrary<Action> = stepsOf<keyof typeof weights, Details>({
  weights,
  operations: [
    'payment_intents.create',
    'payment_intents.retrieve',
    'payment_intents.capture',
    'payment_intents.capture',
    'payment_intents.cancel',
  ],
  lastKill: 5,
  more: {
    card: fc.constantFrom('good', 'good', 'good', 'declined', 'asks'),
    key: fc.constantFrom(null, 'one key', 'another key'),
    lines: fc.constantFrom(...parts),
  },
})

/** One story: an offer that is paid to begin with, then anything. */
export const stories: fc.Arbitrary<Action[]> = fc
  .tuple(action, action, fc.array(action, { minLength: 3, maxLength: 14 }))
  .map(([first, second, rest]) => [
    { ...first, kind: 'make', killAt: null },
    { ...second, kind: 'pay', card: 'good', which: 0, together: false },
    ...rest,
  ])

export const describeAction = (action: Action): string =>
  describeStep(action, {
    pay: action.card,
    make: [action.key, action.lines],
    surrender: action.lines,
    'record taking': action.lines,
    'add lines': action.lines,
  })
