/** What an operation is to answer instead of doing its work, and how often. */
export interface Fault {
  operation: string
  status: number
  times: number
}

/** The faults that somebody has asked for, each used up in the order of asking. */
export interface Faults {
  operations: readonly string[]
  waiting(): readonly Fault[]
  add(fault: Fault): void
  /** The status with which this operation must fail now, if it must. */
  take(operation: string): number | undefined
  clear(): void
}

export function createFaults(operations: readonly string[]): Faults {
  let faults: Fault[] = []
  return {
    operations,
    waiting: () => faults,
    add: (fault) => void faults.push({ ...fault }),
    take(operation) {
      const fault = faults.find((each) => each.operation === operation)
      if (!fault) return undefined
      fault.times -= 1
      faults = faults.filter((each) => each.times > 0)
      return fault.status
    },
    clear() {
      faults = []
    },
  }
}
