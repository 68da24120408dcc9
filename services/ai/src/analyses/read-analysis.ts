import type { EnhancedAnalysis, StandardAnalysis } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { type ExchangeRate, enhancedAnalysisOf, standardAnalysisOf } from '@storyright/scoring'
import type { ReadyAnswer } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { inputOf } from './analysis-input.ts'
import { createMemory } from './memory.ts'
import { requireAnalysis } from './require-analysis.ts'
import { scoredRows } from './scored-rows.ts'
import { isMadeOf, isStale } from './still-true.ts'

const MAXIMUM_BYTES = 32 * 1024 * 1024
const kinds = { standard: standardAnalysisOf, enhanced: enhancedAnalysisOf }

interface ReadAnalysisInput {
  kind: keyof typeof kinds
  listingId: string
  readerId: string
}

/** As the route serialises it. */
type Write = (analysis: StandardAnalysis | EnhancedAnalysis) => ReadyAnswer

/** Analyses as they were sent, by what they were made of: the revision of the listing's row. */
export function createReadAnalysis(
  deps: Pick<Deps, 'db' | 'visibility' | 'askCatalogue' | 'model' | 'clock'> & { rate: ExchangeRate },
) {
  const memory = createMemory<ReadyAnswer>(MAXIMUM_BYTES, ({ body }) => body.length)

  return async ({ kind, listingId, readerId }: ReadAnalysisInput, write: Write): Promise<ReadyAnswer> => {
    const row = await requireAnalysis(deps, listingId)
    const key = `${kind} ${row._id} ${row.revision}`
    const [isOld, known] = [isStale(row, deps.clock()), memory.get(key)]
    const mayBeAsked = row.aiConsent && !row.isAnswered
    if (known && !mayBeAsked && !isOld) return known
    const [kept] = await scoredRows(deps.db, [row._id], deps.clock())
    if (!kept || kept.isDeleted) throw refusals.listingNotFound()

    const { scored: listing, version: listingVersion, meaning } = kept
    const asked = mayBeAsked
      ? await deps.model.answerOn(listing, readerId)
      : (await deps.model.answersOn([listing])).get(row._id)
    const answer = asked ?? null
    const isOfThisRow = !isOld && isMadeOf(row, kept, answer)
    if (known && isOfThisRow) return known
    // The time of the row or of a newer answer, so that every replica answers the same.
    const now = new Date(Math.max(row.analysedAt.getTime(), answer ? Date.parse(answer.answeredAt) : 0))
    const ready = write(kinds[kind](inputOf({ listing, listingVersion, answer, now, rate: deps.rate, meaning })))
    if (isOfThisRow) memory.set(key, ready)
    return ready
  }
}
