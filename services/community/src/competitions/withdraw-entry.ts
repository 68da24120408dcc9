import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { requireOpen } from './competition.ts'
import { entryRows } from './entry-rows.ts'
import { lockCompetition } from './find-competition.ts'
import { takeBack } from './take-back.ts'

/** Takes one’s own entry back while the competition is open; one may enter again. */
export function withdrawEntry(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { id: entrantId }: Viewer,
  competitionId: string,
): Promise<void> {
  return deps.transaction(async (tx) => {
    const { db, clock } = deps
    const competition = await lockCompetition(tx, db, competitionId)
    const entry = await entryRows.of(db).findOne({ competitionId, entrantId, isCurrent: true }, { session: tx })
    if (!entry) throw communityRefusals.entryNotFound()
    requireOpen(competition, clock())
    await takeBack(tx, deps, competition, entry)
  })
}
