import { z } from 'zod'
import { timestamp, uuid } from '../fields.ts'
import {
  flagReasons,
  forumCategories,
  moderationActions,
  writtenKinds,
  writtenStatuses,
} from '../vocabulary/community.ts'
import { defineEvent } from './envelope.ts'

/** Who is notified of a text: those it mentions, its discussion's followers, and whoever it replies to; never who has blocked its author. */
const recipients = {
  mentioned: z.array(uuid).default([]),
  followers: z.array(uuid).default([]),
  repliesTo: uuid.nullable().default(null),
}

const written = {
  id: uuid,
  authorId: uuid,
  content: z.string(),
  status: z.enum(writtenStatuses),
  createdAt: timestamp,
  isDeleted: z.boolean(),
  ...recipients,
}

export const publicComment = z.object({ ...written, listingId: z.string(), parentId: uuid.nullable() })
export type PublicComment = z.infer<typeof publicComment>
export const publicPost = z.object({ ...written, title: z.string(), category: z.enum(forumCategories) })
export type PublicPost = z.infer<typeof publicPost>
export const publicReply = z.object({ ...written, postId: uuid, postTitle: z.string() })
export type PublicReply = z.infer<typeof publicReply>

export const commentPosted = defineEvent('community', 'comment', 'posted', publicComment)
export const commentUpdated = defineEvent('community', 'comment', 'updated', publicComment)
export const commentDeleted = defineEvent('community', 'comment', 'deleted', publicComment)
export const commentSnapshot = defineEvent('community', 'comment', 'snapshot', publicComment)
export const postCreated = defineEvent('community', 'post', 'created', publicPost)
export const postUpdated = defineEvent('community', 'post', 'updated', publicPost)
export const postDeleted = defineEvent('community', 'post', 'deleted', publicPost)
export const postSnapshot = defineEvent('community', 'post', 'snapshot', publicPost)
export const replyPosted = defineEvent('community', 'reply', 'posted', publicReply)
export const replyUpdated = defineEvent('community', 'reply', 'updated', publicReply)
export const replyDeleted = defineEvent('community', 'reply', 'deleted', publicReply)
export const replySnapshot = defineEvent('community', 'reply', 'snapshot', publicReply)

/** What a moderator decided: identity writes to the author, and to those who flagged it. The entity is the decision. */
export const moderated = z.object({
  id: uuid,
  action: z.enum(moderationActions),
  subject: z.enum(writtenKinds),
  subjectId: uuid,
  authorId: uuid,
  reporters: z.array(z.object({ userId: uuid, reason: z.enum(flagReasons) })),
  reason: z.string().nullable(),
  /** The beginning of the text, so that people know which one is meant. */
  excerpt: z.string(),
  link: z.string(),
  mutedUntil: timestamp.nullable(),
  /** It had waited to be shown at all. */
  wasWaiting: z.boolean().default(false),
  /** Its author deleted it before a moderator decided: no news to him, but to those who flagged it. */
  isDeletedByAuthor: z.boolean().default(false),
  at: timestamp,
})
export type Moderated = z.infer<typeof moderated>
export const moderationDecided = defineEvent('community', 'moderation', 'decided', moderated)

/** Every event of community. */
export const communityEvents = [
  commentPosted,
  commentUpdated,
  commentDeleted,
  commentSnapshot,
  postCreated,
  postUpdated,
  postDeleted,
  postSnapshot,
  replyPosted,
  replyUpdated,
  replyDeleted,
  replySnapshot,
  moderationDecided,
] as const
