import { enrichmentSnapshot, listingEnriched } from '@storyright/contracts/events'
import { type Outbox, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { followEnrichment } from './follow-enrichment.ts'

export const enrichmentSubscriptions = (deps: { outbox: Outbox<Tx> }): Subscription<Tx>[] =>
  [listingEnriched, enrichmentSnapshot].map((event) => on(event, (input, tx) => followEnrichment(deps, input, tx)))
