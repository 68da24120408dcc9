/** Rows that a service owns and publishes, and which of their fields counts their changes. */
export interface VersionedRows {
  /** The table or collection. */
  rows: string
  field: string
  /** Rows at 0 are raised, too: others may have been told of what came after, and was lost. */
  fromZero?: boolean
}

/** More than one thing changes between a backup and the loss of what came after it. */
export const PAST_ALL_TOLD = 1_000_000
