import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import { namedAccounts } from './accounts.ts'
import { demoUuid, spread } from './deterministic.ts'
import type { DemoListing } from './listings.ts'

/** A listing that has been looked up at every source. */
export interface DemoLookedUp {
  /** Its place in the demo catalogue. */
  listingId: string
  title: string
  author: string
  at: Record<EnrichmentSource, Date>
  /** Where that failed. */
  failed: EnrichmentSource[]
  /** The administrator who shows its readers' rating beside it, where a book was found. */
  shown: { takeoverId: string; actorId: string } | null
}

const HOUR_MS = 3_600_000
/** Results are dropped after a month, so the demo begins with fresh ones. */
const hours = { ofWork: 9 * 24, ofFailures: 6 } as const
const shares = { lookedUp: 0.34, failed: 0.03, shown: 0.5 }
const administrator = namedAccounts.find(({ role }) => role === 'admin')!.id

/** A third of the demo catalogue, featured titles first. */
export const demoLookedUp = (listings: readonly DemoListing[], now: Date): DemoLookedUp[] =>
  listings.flatMap(({ form: { title, author }, isFeatured }, place) => {
    const happens = (what: string) => spread(`${what} ${title} / ${author}`)
    if (!isFeatured && happens('looked up') >= shares.lookedUp) return []
    const failed = isFeatured ? [] : enrichmentSources.filter((source) => happens(`fails at ${source}`) < shares.failed)
    const isShown = isFeatured || happens('rating shown') < shares.shown
    const before = (source: EnrichmentSource) => {
      const within = failed.includes(source) ? hours.ofFailures : hours.ofWork
      return new Date(now.getTime() - Math.ceil(happens(source) * within * HOUR_MS))
    }
    return {
      listingId: String(place + 1),
      title,
      author,
      // X covers the last seven days.
      at: { books: before('books'), youtube: before('youtube'), twitter: now },
      failed,
      shown: isShown ? { takeoverId: demoUuid(`takeover ${title} / ${author}`), actorId: administrator } : null,
    }
  })
