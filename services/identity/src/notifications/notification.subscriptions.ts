import { notificationMailWanted } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { type WritingDeps, writeWhatIsWanted } from './write-what-is-wanted.ts'

/** Mail that people can switch off: community says what, to whom and when. */
export const notificationSubscriptions = (deps: WritingDeps): Subscription<Tx>[] => [
  on(notificationMailWanted, (event, tx) => writeWhatIsWanted(deps, event, tx)),
]
