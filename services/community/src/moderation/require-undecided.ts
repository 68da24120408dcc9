import { communityRefusals } from '../errors.ts'
import type { Case } from './action.ts'

/** A decision is made once, and not about what its author has deleted. */
export function requireUndecided({ flag: { status }, subject: { row } }: Pick<Case, 'flag' | 'subject'>): void {
  if (row.isDeleted && row.removedBy === null) throw communityRefusals.deletedByAuthor()
  if (status !== 'open' || row.isDeleted) throw communityRefusals.alreadyDecided()
}
