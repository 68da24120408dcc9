import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { standingRows } from './standing-rows.ts'

interface OwnStanding {
  mutedUntil: string | null
  reason: string | null
}

/** Whether somebody is muted, as their own editors tell them. */
export async function ownStanding({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id }: Viewer): Promise<OwnStanding> {
  const known = await standingRows.of(db).findOne({ _id: id })
  if (!known?.mutedUntil || known.mutedUntil <= clock()) return { mutedUntil: null, reason: null }
  return { mutedUntil: known.mutedUntil.toISOString(), reason: known.muteReason ?? null }
}
