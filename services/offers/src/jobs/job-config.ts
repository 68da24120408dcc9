/** How often the upkeep looks at what. */
export interface Pace {
  /** How long to leave alone work that a request may still be doing. */
  unfinishedAfterMs: number
  compareEveryMs: number
  auditEveryMs: number
  /** How long a row that failed is left alone; it doubles with every failure. */
  tryAgainMs: number
}

/** How many a round takes on of each kind of work. */
export const BATCH = 200
