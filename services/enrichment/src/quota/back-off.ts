import { enrichmentTimes } from '@storyright/contracts/vocabulary'

const FIRST_MS = 1_000

/** For how long a provider that has failed so often in a row, and does not name a time, is left alone. */
export const backOffMs = (failures: number): number =>
  Math.min(FIRST_MS * 2 ** Math.min(failures, 20), enrichmentTimes.longestBackOffMs)
