import type { Deps } from '../deps.ts'

/** How many a round takes on of each kind of work. */
export const BATCH = 200

export const ago = ({ clock }: Pick<Deps, 'clock'>, milliseconds: number) => new Date(clock().getTime() - milliseconds)

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
