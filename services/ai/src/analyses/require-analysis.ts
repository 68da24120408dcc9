import { refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { requireListingId } from '../listings/visible.ts'
import { type AnalysisRow, analysisRows } from './analysis-rows.ts'

/** The analysis row of a visible listing; an unknown listing is fetched from catalogue. */
export async function requireAnalysis(
  { db, visibility, askCatalogue }: Pick<Deps, 'db' | 'visibility' | 'askCatalogue'>,
  text: string,
): Promise<AnalysisRow> {
  const id = requireListingId(text)
  const find = () => analysisRows.of(db).findOne({ _id: id, isListed: true })
  const row = (await find()) ?? ((await askCatalogue(id)) ? await find() : null)
  if (!row || (await visibility.hiddenAmong([row.agentId])).size > 0) throw refusals.listingNotFound()
  return row
}
