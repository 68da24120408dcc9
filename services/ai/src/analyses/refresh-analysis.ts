import { refusals } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import { keepAnalyses } from './keep-analyses.ts'
import { requireAnalysis } from './require-analysis.ts'

type RefreshingDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'model' | 'visibility' | 'askCatalogue' | 'clock'>

/** Asks the model anew, within its budget, and analyses the listing again, whoever has answered. */
export async function refreshAnalysis(deps: RefreshingDeps, listingId: string, readerId: string): Promise<void> {
  const { _id } = await requireAnalysis(deps, listingId)
  const kept = await listingRows.of(deps.db).findOne({ _id, isDeleted: false })
  if (!kept) throw refusals.listingNotFound()
  await deps.model.refresh(kept.listing, readerId)
  await deps.transaction((tx) => keepAnalyses(deps, tx, [_id]))
}
