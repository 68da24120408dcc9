import { chainDecided } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { type WritingDeps, writeAboutDocument } from './write-about-document.ts'

/** Mail to agents about their listings. */
export const listingSubscriptions = (deps: WritingDeps): Subscription<Tx>[] => [
  on(chainDecided, (event, tx) => writeAboutDocument(deps, event, tx)),
]
