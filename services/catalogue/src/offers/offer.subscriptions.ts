import { offerAccepted, offerSnapshot, optionEnded, optionExercised } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { followOffer } from './follow-offer.ts'
import type { OptionDeps } from './place-under-option.ts'

/** Only events that make, end or fulfil a deal affect a listing. */
export const offerSubscriptions = (store: OptionDeps): Subscription<Tx>[] =>
  [offerAccepted, optionEnded, optionExercised, offerSnapshot].map((event) =>
    on(event, (input, tx) => followOffer(store, input, tx)),
  )
