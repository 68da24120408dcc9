import { competitionEntered, entryJudged, entrySnapshot, entryWithdrawn } from '@storyright/contracts/events'
import { keepNewest, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { deckIdAt } from './sent-file.ts'

/** Knows which decks entries to competitions need, as community tells. One that was taken back needs none. */
export const followEntries = (): Subscription<Tx>[] =>
  [competitionEntered, entryWithdrawn, entryJudged, entrySnapshot].map((event) =>
    on(event, async ({ data: { id, deckFileUrl }, entityversion: version }, tx: Tx) => {
      const row = { id, version, deckId: (deckFileUrl && deckIdAt(deckFileUrl)) ?? null }
      await keepNewest(tx, 'competition_entries', row)
    }),
  )
