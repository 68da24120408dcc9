import { z } from 'zod'
import { line, name, requiredMarkdown, text, timestamp, uuid } from '../fields.ts'
import { communityAddresses } from '../vocabulary/addresses/community.ts'
import {
  communityLimits,
  communityMessages,
  forumCategories,
  forumFilters,
  forumSorts,
  writtenStatuses,
} from '../vocabulary/community.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import { mediums } from '../vocabulary/listing-options.ts'
import { defineCall } from './call.ts'
import { liked, writer } from './comments.ts'

const count = z.number().int().nonnegative()

/** A person who was mentioned in a text, by the name that stands in it. */
const mention = z.object({ id: uuid, username: z.string(), firstName: z.string(), lastName: z.string() })
/** A listing that a text links to and the viewer may see, as a small card with its cover. */
export const linkedListing = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  genre: z.string().nullable(),
  medium: z.enum(mediums),
  coverImageUrl: z.string().nullable(),
})
export type LinkedListing = z.infer<typeof linkedListing>

const written = {
  id: uuid,
  content: z.string().describe('Markdown'),
  author: writer,
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  status: z.enum(writtenStatuses),
  isBlocked: z.boolean().describe('The viewer has blocked its author: it is folded away'),
  mentions: z.array(mention),
  listings: z.array(linkedListing),
  ...liked.shape,
}

export const forumPost = z
  .object({
    ...written,
    title: z.string(),
    category: z.enum(forumCategories),
    tags: z.array(z.string()),
    lastActivityAt: timestamp,
    viewCount: count,
    replyCount: count,
    isSticky: z.boolean(),
    isLocked: z.boolean(),
    acceptedReplyId: uuid.nullable(),
    unreadCount: count.describe('Replies since the viewer was last here; 0 for a post that they have not opened'),
    isNew: z.boolean().describe('Written since the viewer’s last visit of the forum, and not opened'),
    firstUnreadId: uuid.nullable().describe('The reply to jump to'),
    isFollowed: z.boolean(),
    participants: z.array(writer).describe('Who began it, then who replied last; five at most'),
    matched: z.array(z.string()).optional().describe('The words that a search matched'),
  })
  .meta({ id: 'ForumPost' })
export type ForumPost = z.infer<typeof forumPost>

export const forumReply = z
  .object({ ...written, postId: uuid, isAcceptedAnswer: z.boolean(), isDeleted: z.boolean() })
  .meta({ id: 'ForumReply' })
export type ForumReply = z.infer<typeof forumReply>

export const forumStats = z
  .object({ discussions: count, replies: count, views: count, activeToday: count })
  .meta({ id: 'ForumStats' })
export type ForumStats = z.infer<typeof forumStats>

const title = name(communityLimits.postTitle, communityMessages.forum.postInvalid)
const content = requiredMarkdown(communityLimits.post, communityMessages.forum.postInvalid)
const replyContent = requiredMarkdown(communityLimits.reply, communityMessages.forum.replyInvalid)
const tagList = z.array(line(communityLimits.tag)).max(communityLimits.tags, `At most ${communityLimits.tags} tags`)
/** As a list, or as one text with commas between them. */
const tags = z.preprocess(
  (typed) =>
    typeof typed === 'string'
      ? typed
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
      : typed,
  tagList,
)

const readers = { access: 'forum', refusedWith: communityMessages.forum.restrictedMessage } as const
const one = { ...readers, params: z.object({ id: uuid }) } as const
const page = {
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(paging.pageMaximum).optional(),
}

const asked = {
  category: z.enum(forumCategories).optional(),
  tag: text(communityLimits.tag).optional(),
  search: text(limits.search).optional(),
  only: z.enum(forumFilters).optional().describe('Those with something unread, or without a reply'),
}

export const forumCalls = {
  forumPosts: defineCall(communityAddresses.forumPosts, {
    ...readers,
    summary:
      'Discussions: sticky ones first, then by their latest activity; of a search the most relevant first; sorted otherwise all of them in one order',
    query: z.object({ ...asked, sort: z.enum(forumSorts).optional(), ...page }),
    status: 200,
    reply: z.array(forumPost),
  }),
  forumPostsCsv: defineCall(communityAddresses.forumPostsCsv, {
    ...readers,
    summary: 'All discussions that the filters let through, the latest begun first, as CSV',
    query: z.object(asked),
    sends: 'text/csv',
    status: 200,
  }),
  forumPost: defineCall(communityAddresses.forumPost, {
    ...one,
    summary: 'One discussion',
    isVersioned: true,
    status: 200,
    reply: forumPost,
  }),
  createPost: defineCall(communityAddresses.createPost, {
    ...readers,
    summary: 'Begin a discussion',
    body: z.strictObject({ title, content, category: z.enum(forumCategories), tags: tags.default([]) }),
    status: 201,
    reply: forumPost,
  }),
  changePost: defineCall(communityAddresses.changePost, {
    ...one,
    summary: 'Its author changes the text while it is unlocked; an administrator makes it sticky, locks or moves it',
    isVersioned: true,
    body: z.strictObject({
      title: title.optional(),
      content: content.optional(),
      tags: tags.optional(),
      category: z.enum(forumCategories).optional(),
      isSticky: z.boolean().optional(),
      isLocked: z.boolean().optional(),
    }),
    status: 200,
    reply: forumPost,
  }),
  deletePost: defineCall(communityAddresses.deletePost, {
    ...one,
    summary: 'Delete one’s own discussion while nobody has replied; administrators remove by moderation',
    status: 204,
  }),
  viewPost: defineCall(communityAddresses.viewPost, { ...one, summary: 'Count a view', status: 204 }),
  readPost: defineCall(communityAddresses.readPost, {
    ...one,
    summary: 'The viewer has read up to this reply',
    body: z.strictObject({ replyId: uuid.nullish() }),
    status: 204,
  }),
  followPost: defineCall(communityAddresses.followPost, { ...one, summary: 'Follow a discussion', status: 204 }),
  unfollowPost: defineCall(communityAddresses.unfollowPost, { ...one, summary: 'Follow it no longer', status: 204 }),
  forumReplies: defineCall(communityAddresses.forumReplies, {
    ...one,
    summary: 'The replies of a discussion, oldest first',
    query: z.object(page),
    status: 200,
    reply: z.array(forumReply),
  }),
  postReply: defineCall(communityAddresses.postReply, {
    ...one,
    summary: 'Reply to a discussion that is not locked',
    body: z.strictObject({ content: replyContent }),
    status: 201,
    reply: forumReply,
  }),
  forumReply: defineCall(communityAddresses.forumReply, {
    ...one,
    summary: 'One reply, with the version that a change of it is made on',
    isVersioned: true,
    status: 200,
    reply: forumReply,
  }),
  changeReply: defineCall(communityAddresses.changeReply, {
    ...one,
    summary: 'Change one’s own reply',
    isVersioned: true,
    body: z.strictObject({ content: replyContent }),
    status: 200,
    reply: forumReply,
  }),
  deleteReply: defineCall(communityAddresses.deleteReply, { ...one, summary: 'Delete one’s own reply', status: 204 }),
  acceptReply: defineCall(communityAddresses.acceptReply, {
    ...one,
    summary: 'Take a reply as the answer, or take that back: the discussion’s author or an administrator',
    status: 200,
    reply: forumReply,
  }),
  forumLike: defineCall(communityAddresses.forumLike, {
    ...readers,
    summary: 'Like a discussion or a reply, or take the like back',
    body: z
      .strictObject({ postId: uuid.nullish(), replyId: uuid.nullish() })
      .refine(({ postId, replyId }) => Boolean(postId) !== Boolean(replyId), {
        path: ['postId'],
        message: 'Name either a discussion or a reply',
      }),
    status: 200,
    reply: liked,
  }),
  forumStats: defineCall(communityAddresses.forumStats, {
    ...readers,
    summary: 'What the forum counts',
    status: 200,
    reply: forumStats,
  }),
} as const
