import {
  offerAccepted,
  offerSnapshot,
  optionEnded,
  optionExercised,
  takingsChanged,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { followOffer } from './follow-offer.ts'
import { followTakings } from './follow-takings.ts'
import type { OptionDeps } from './place-under-option.ts'

/** Only events that make, end or fulfil a deal affect a listing, and what is taken of it. */
export const offerSubscriptions = (store: OptionDeps & Pick<ListingStore, 'lock'>): Subscription<Tx>[] => [
  ...[offerAccepted, optionEnded, optionExercised, offerSnapshot].map((event) =>
    on(event, (input, tx: Tx) => followOffer(store, input, tx)),
  ),
  on(takingsChanged, (input, tx: Tx) => followTakings(store, input, tx)),
]
