import type { Book } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { SourceFault } from '../sources/http/source-fault.ts'

/** Searches the book source for whatever an administrator types, at its pace and within its allowance. */
export async function searchBooks(
  { books, paces, clock, stopping }: Pick<Deps, 'books' | 'paces' | 'clock' | 'stopping'>,
  { q, maxResults }: { q: string; maxResults: number },
): Promise<{ books: Book[] }> {
  const entry = await paces.books.enter(1)
  if ('pausedUntil' in entry) throw failing(entry.why, entry.pausedUntil, clock())
  try {
    const volumes = await books.search(q, maxResults, stopping)
    await paces.books.answered()
    return {
      books: volumes.map(({ subtitle: _s, isbns: _i, description: _d, link: _l, ...book }) => book),
    }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    if (error.isFree) await entry.giveBack(1)
    const until = error.isOfItem ? clock() : await paces.books.failed(error.message, error.until)
    throw Object.assign(failing(error.message, until, clock()), { cause: error })
  }
}

function failing(says: string, until: Date, now: Date) {
  const waits = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
  return enrichmentRefusals.sourceFailed({ says, retryAfterSeconds: waits })
}
