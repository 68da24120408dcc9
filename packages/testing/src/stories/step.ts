import fc from 'fast-check'

/** Something that somebody does, or that befalls the platform. The numbers choose among what there is. */
export interface Step<Kind extends string = string> {
  kind: Kind
  who: number
  which: number
  /** The checkpoint, counted from the first, at which the process is killed. */
  killAt: number | null
  /** Happens at the same time as the step before. */
  together: boolean
  /** For the card provider's next calls of an operation. */
  fault: { operation: string; times: number } & Record<string, unknown>
  /** Of the webhooks. */
  disturbance: object
}

const faults = [
  { status: 500 },
  { status: 500, when: 'after' },
  { drop: true },
  { drop: true, when: 'after' },
  { status: 402 },
  { status: 429 },
]
const disturbances = [{ drop: 2 }, { duplicate: 2 }, { reorder: true }, { delay_ms: 40 }, { pause: true }]

export interface StepChoices<Kind extends string, More> {
  /** How often each comes, compared with the others. */
  weights: Record<Kind, number>
  /** Calls of the provider that may fail; named twice, twice as often. */
  operations: readonly string[]
  /** The places at which a process may be killed are counted up to here. */
  lastKill: number
  more: { [Name in keyof More]: fc.Arbitrary<More[Name]> }
}

export const stepsOf = <Kind extends string, More extends object>({
  weights,
  operations,
  lastKill,
  more,
}: StepChoices<Kind, More>): fc.Arbitrary<Step<Kind> & More> =>
  fc.record({
    kind: fc.oneof(
      ...(Object.entries(weights) as [Kind, number][]).map(([kind, weight]) => ({
        weight,
        arbitrary: fc.constant(kind),
      })),
    ),
    who: fc.nat(5),
    which: fc.nat(5),
    killAt: fc.option(fc.nat(lastKill), { freq: 3 }),
    together: fc.boolean(),
    fault: fc
      .tuple(fc.constantFrom(...operations), fc.integer({ min: 1, max: 3 }), fc.constantFrom(...faults))
      .map(([operation, times, fault]) => ({ operation, times, ...fault })),
    disturbance: fc.constantFrom(...disturbances),
    ...more,
  }) as unknown as fc.Arbitrary<Step<Kind> & More>

/** A step in a line; `details` says what else there is to say of some kinds. */
export function describeStep<Kind extends string>(step: Step<Kind>, details: Partial<Record<string, unknown>>): string {
  const { kind, together, killAt, which, fault, disturbance } = step
  const more: Partial<Record<string, unknown>> = { fault, webhooks: disturbance, ...details }
  return [together && 'meanwhile', kind, which, JSON.stringify(more[kind]), killAt !== null && `†${killAt}`]
    .filter((part) => part !== false && part !== undefined)
    .join(' ')
}
