/** How often the upkeep looks at what. */
export interface Pace {
  /** How long to leave alone work that a request may still be doing. */
  unfinishedAfterMs: number
  compareEveryMs: number
  /** How long a row that failed is left alone; it doubles with every failure. */
  tryAgainMs: number
  /** Members compared before a start are compared again: webhooks were lost meanwhile. */
  startedAt: Date
}
