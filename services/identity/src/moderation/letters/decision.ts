import type { Moderated } from '@storyright/contracts/events'
import type { Letter } from '../../mail/letters/letter.ts'

/** What a moderator decided, for one reader of a letter. */
export interface Decision {
  decided: Moderated
  reader: { firstName: string }
  publicUrl: string
}

export type LetterOn = (decision: Decision) => Letter
