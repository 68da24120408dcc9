/** What an operation is to answer instead of doing its work, and how often. */
export interface Fault {
  operation: string
  /** `CUT` ends the connection without an answer; none at all leaves the answer as it is, only late. */
  status?: number | undefined
  /** The code of the provider's error, where the usual one for the status is not meant. */
  code?: string | undefined
  /** Whether the work is done before the response fails; not by default. */
  when?: 'before' | 'after'
  delayMs?: number | undefined
  /** Instead of a failure, an answer that cannot be used. */
  answers?: string | undefined
  /** In seconds, after which the failure asks to come again. */
  retryAfter?: number | undefined
  times: number
}

/** The status of an answer that never comes. */
export const CUT = 0

/** Operations, each with the ways in which an answer of status 200 may be of no use. */
export type Spoilable = Readonly<Record<string, readonly string[]>>

/** The requested faults, used up in the order of request. */
export interface Faults {
  operations: readonly string[]
  /** Those operations that can also be late, be cut off, or fail after their work is done. */
  losable: readonly string[]
  /** Calls that can give malformed answers, in these ways, or name a time to come again. They never do their work before they fail. */
  spoilable: Spoilable
  waiting(): readonly Fault[]
  add(fault: Fault): void
  /** How this operation must fail now, if it must. */
  take(operation: string): Fault | undefined
  /** Takes back the faults of these operations, or all. */
  clear(operations?: readonly string[]): void
}

export function createFaults(
  operations: readonly string[],
  losable: readonly string[] = [],
  spoilable: Spoilable = {},
): Faults {
  let faults: Fault[] = []
  return {
    operations: [...operations, ...losable, ...Object.keys(spoilable)],
    losable,
    spoilable,
    waiting: () => faults,
    add: (fault) => void faults.push({ ...fault }),
    take(operation) {
      const fault = faults.find((each) => each.operation === operation)
      if (!fault) return undefined
      fault.times -= 1
      faults = faults.filter((each) => each.times > 0)
      return fault
    },
    clear(operations) {
      faults = operations ? faults.filter(({ operation }) => !operations.includes(operation)) : []
    },
  }
}
