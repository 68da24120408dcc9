import { postUpdated } from '@storyright/contracts/events'
import { changeRow } from '@storyright/mongodb'
import { communityRefusals } from '../errors.ts'
import { tellPost } from '../forum/post.events.ts'
import { type PostRow, postRows, untallied } from '../forum/post-rows.ts'
import type { Action, Case } from './action.ts'
import { discussionOf } from './subject.ts'

type Place = Partial<Pick<PostRow, 'isLocked' | 'isSticky' | 'category'>>

/** Locks, moves or sticks the discussion that a text is or stands in. */
export const placeDiscussion =
  (placeOf: (about: Case) => Place): Action =>
  async (tx, deps, about) => {
    const { post } = about.subject
    if (about.subject.kind === 'comment') throw communityRefusals.noDiscussion()
    if (!post || post.isDeleted) throw communityRefusals.discussionGone()
    const [name, value] = Object.entries(placeOf(about))[0]!
    const was = post[name as keyof Place]
    if (was === value) throw communityRefusals.alreadySo()
    const { _id: id, version } = post
    const isTold = version > 0
    const after = await changeRow(tx, postRows.of(deps.db), id, {
      $set: { [name]: value, ...untallied },
      $inc: { version: isTold ? 1 : 0 },
    })
    if (isTold) await tellPost(tx, deps, postUpdated, after!)
    return { before: { [name]: was }, after: { [name]: value }, about: discussionOf(post) }
  }
