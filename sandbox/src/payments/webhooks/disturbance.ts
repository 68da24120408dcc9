import { z } from 'zod'

const some = z.number().int().min(0).max(10_000)

/** What can be asked to go wrong between the provider and its listeners. */
export const disturbances = z.strictObject({
  /** Everything is late by this. */
  delay_ms: z.number().int().min(0).max(3_600_000),
  /** So many of the next arrive twice. */
  duplicate: some,
  /** So many of the next never arrive. */
  drop: some,
  /** What comes within half a second is sent newest first. */
  reorder: z.boolean(),
  /** Nothing is sent until this is over. */
  pause: z.boolean(),
})
export type Disturbances = z.output<typeof disturbances>

export interface Disturbance {
  now(): Readonly<Disturbances>
  change(wished: { [Name in keyof Disturbances]?: Disturbances[Name] | undefined }): void
  end(): void
  /** Whether it applies to the present delivery; counts it. */
  take(what: 'duplicate' | 'drop'): boolean
  /** When something that happens at a time is to be sent. */
  dueAt(time: number): number
}

const none: Disturbances = { delay_ms: 0, duplicate: 0, drop: 0, reorder: false, pause: false }
const REORDER_WITHIN_MS = 500

export function createDisturbance(): Disturbance {
  let state = { ...none }
  return {
    now: () => state,
    change(wished) {
      state = {
        ...state,
        ...(Object.fromEntries(
          Object.entries(wished).filter(([, value]) => value !== undefined),
        ) as Partial<Disturbances>),
      }
    },
    end() {
      state = { ...none }
    },
    take(what) {
      if (state[what] === 0) return false
      state[what] -= 1
      return true
    },
    dueAt(time) {
      const late = time + state.delay_ms
      return state.reorder ? (Math.floor(late / REORDER_WITHIN_MS) + 1) * REORDER_WITHIN_MS : late
    },
  }
}
