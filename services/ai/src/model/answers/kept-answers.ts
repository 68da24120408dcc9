import type { PublicListing } from '@storyright/contracts/events'
import type { ModelAnswer } from '@storyright/scoring'
import type { Database, Tx } from '../../database.ts'
import { answerOf } from './answer-of.ts'
import { answerRows } from './answer-rows.ts'

/** The answers that are kept on these listings, by the listings' ids. */
export function keptAnswers(db: Database, keyOf: (listing: PublicListing) => string) {
  return async (listings: readonly PublicListing[], tx?: Tx): Promise<Map<string, ModelAnswer>> => {
    const keyed = listings.filter(({ aiConsent }) => aiConsent).map((listing) => ({ listing, key: keyOf(listing) }))
    const rows = await answerRows
      .of(db)
      .find({ _id: { $in: keyed.map(({ key }) => key) } }, { ...(tx && { session: tx }) })
      .toArray()
    const byKey = new Map(rows.map((row) => [row._id, row]))
    return new Map(
      keyed.flatMap(({ listing, key }) => {
        const row = byKey.get(key)
        const answer = row && answerOf(row, listing)
        return answer ? [[listing.id, answer] as const] : []
      }),
    )
  }
}
