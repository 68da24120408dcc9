import type { ModerationAction } from '@storyright/contracts/vocabulary'
import type { Action } from './action.ts'
import { keepText } from './keep-text.ts'
import { muteAuthor, unmuteAuthor } from './mute-author.ts'
import { placeDiscussion } from './place-discussion.ts'
import { removeText } from './remove-text.ts'
import { warnAuthor } from './warn-author.ts'

/** Everything that moderators do. The first two decide what was flagged; the others come besides, whether it is decided or not. */
export const actions: Record<ModerationAction, Action> = {
  keep: keepText,
  remove: removeText,
  warn: warnAuthor,
  mute: muteAuthor,
  unmute: unmuteAuthor,
  lock: placeDiscussion(() => ({ isLocked: true })),
  unlock: placeDiscussion(() => ({ isLocked: false })),
  move: placeDiscussion(({ category }) => ({ category: category! })),
  stick: placeDiscussion(() => ({ isSticky: true })),
  unstick: placeDiscussion(() => ({ isSticky: false })),
}
