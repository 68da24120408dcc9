/** Rows that a service owns and tells others of, and which of their fields counts their changes. */
export interface VersionedRows {
  /** The table or collection. */
  rows: string
  field: string
}

/** More than one thing changes between a backup and the loss of what came after it. */
export const PAST_ALL_TOLD = 1_000_000
