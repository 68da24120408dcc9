import { offerAccepted, offerSnapshot, optionEnded } from '@storyright/contracts'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { followOffer } from './follow-offer.ts'
import type { OptionDeps } from './place-under-option.ts'

/** Only what makes or ends a deal concerns a listing. */
export const offerSubscriptions = (store: OptionDeps): Subscription<Tx>[] =>
  [offerAccepted, optionEnded, offerSnapshot].map((event) => on(event, followOffer(store)))
