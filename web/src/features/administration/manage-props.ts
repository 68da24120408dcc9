import type { User } from '@storyright/contracts/http'
import type { Seen } from './administration.api.ts'

/** What each part of the dialog about an account is given. */
export type ManageProps = {
  user: User
  seen: Seen
  onDone: () => void
  /** What was decided on is not so any more, perhaps. */
  onRefused: () => void
}
