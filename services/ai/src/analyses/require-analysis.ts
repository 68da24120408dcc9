import { refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { requireListingId } from '../listings/visible.ts'
import { type AnalysisRow, analysisRows } from './analysis-rows.ts'

/** What is known of a listing that may be shown, without the listing itself. */
export const requireAnalysis =
  ({ db, visibility }: Pick<Deps, 'db' | 'visibility'>) =>
  async (id: string): Promise<AnalysisRow> => {
    const row = await analysisRows.of(db).findOne({ _id: requireListingId(id), isListed: true })
    if (!row || (await visibility.hiddenAgents()).has(row.agentId)) throw refusals.listingNotFound()
    return row
  }
