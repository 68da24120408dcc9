import fc from 'fast-check'
import type { cards } from '../harness.ts'

/** What people, the provider and misfortune do. The numbers choose among what there is. */
export interface Action {
  kind:
    | 'make'
    | 'pay'
    | 'accept'
    | 'reject'
    | 'cancel'
    | 'renew'
    | 'expire'
    | 'look'
    | 'upkeep'
    | 'withdraw listing'
    | 'edit listing'
    | 'close producer'
    | 'close agent'
    | 'suspend agent'
    | 'admin captures'
    | 'admin releases'
    | 'fault'
    | 'webhooks'
  who: number
  which: number
  card: keyof typeof cards
  key: string | null
  /** The place, counted from the first, at which the process is killed. */
  killAt: number | null
  /** Runs at the same time as the action before. */
  together: boolean
  operation: string
  times: number
  fault: object
  disturbance: object
}

const kinds: fc.Arbitrary<Action['kind']> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('make') },
  { weight: 9, arbitrary: fc.constant('pay') },
  { weight: 10, arbitrary: fc.constant('accept') },
  { weight: 3, arbitrary: fc.constant('reject') },
  { weight: 3, arbitrary: fc.constant('cancel') },
  { weight: 3, arbitrary: fc.constant('renew') },
  { weight: 2, arbitrary: fc.constant('expire') },
  { weight: 2, arbitrary: fc.constant('look') },
  { weight: 2, arbitrary: fc.constant('upkeep') },
  { weight: 1, arbitrary: fc.constant('withdraw listing') },
  { weight: 3, arbitrary: fc.constant('edit listing') },
  { weight: 1, arbitrary: fc.constant('close producer') },
  { weight: 1, arbitrary: fc.constant('close agent') },
  { weight: 1, arbitrary: fc.constant('suspend agent') },
  { weight: 4, arbitrary: fc.constant('admin captures') },
  { weight: 2, arbitrary: fc.constant('admin releases') },
  { weight: 5, arbitrary: fc.constant('fault') },
  { weight: 3, arbitrary: fc.constant('webhooks') },
)

const action: fc.Arbitrary<Action> = fc.record({
  kind: kinds,
  who: fc.nat(5),
  which: fc.nat(5),
  card: fc.constantFrom('good', 'good', 'good', 'declined', 'asks'),
  key: fc.constantFrom(null, 'one key', 'another key'),
  killAt: fc.option(fc.nat(5), { freq: 3 }),
  together: fc.boolean(),
  operation: fc.constantFrom(
    'payment_intents.create',
    'payment_intents.retrieve',
    'payment_intents.capture',
    'payment_intents.capture',
    'payment_intents.cancel',
  ),
  times: fc.integer({ min: 1, max: 3 }),
  fault: fc.constantFrom(
    { status: 500 },
    { status: 500, when: 'after' },
    { drop: true },
    { drop: true, when: 'after' },
    { status: 402 },
    { status: 429 },
  ),
  disturbance: fc.constantFrom({ drop: 2 }, { duplicate: 2 }, { reorder: true }, { delay_ms: 40 }, { pause: true }),
})

/** One story: an offer that is paid to begin with, then anything. */
export const stories: fc.Arbitrary<Action[]> = fc
  .tuple(action, action, fc.array(action, { minLength: 3, maxLength: 14 }))
  .map(([first, second, rest]) => [
    { ...first, kind: 'make', killAt: null },
    { ...second, kind: 'pay', card: 'good', which: 0, together: false },
    ...rest,
  ])

export const describeAction = ({ kind, together, killAt, ...rest }: Action): string => {
  const details: Partial<Record<Action['kind'], unknown>> = {
    fault: { operation: rest.operation, times: rest.times, ...rest.fault },
    webhooks: rest.disturbance,
    pay: rest.card,
    make: rest.key,
  }
  return [together && 'meanwhile', kind, rest.which, JSON.stringify(details[kind]), killAt !== null && `†${killAt}`]
    .filter((part) => part !== false && part !== undefined)
    .join(' ')
}
