import { enrichmentSources, enrichmentStates } from '@storyright/contracts/vocabulary'
import { countsOf } from '../../../services/enrichment/src/look-ups/count-rows.ts'
import { lookUpRows } from '../../../services/enrichment/src/look-ups/look-up-rows.ts'
import { inDocuments } from './ask-books.ts'
import type { Books } from './places.ts'

/** The kept counters are what the queue holds. */
export const differingQueue = (books: Books): Promise<string[]> =>
  inDocuments(books, 'enrichment', async (db) => {
    const rows = await lookUpRows
      .of(db)
      .find({}, { projection: { source: 1, state: 1 } })
      .toArray()
    const faults: string[] = []
    for (const source of enrichmentSources) {
      const kept = await countsOf(db, source)
      for (const state of enrichmentStates) {
        const counted = rows.filter((row) => row.source === source && row.state === state).length
        if (kept[state] !== counted)
          faults.push(`enrichment says ${kept[state]} ${state} at ${source}, and has ${counted}`)
      }
    }
    return faults
  })
