import { z } from 'zod'
import { listingId, optionalText, requiredText, sortBy, text, timestamp, uuid } from '../fields.ts'
import { communityAddresses } from '../vocabulary/addresses/community.ts'
import {
  communityLimits,
  flagReasons,
  flagStatuses,
  forumCategories,
  moderationActions,
  writtenKinds,
} from '../vocabulary/community.ts'
import { limits } from '../vocabulary/constants.ts'
import { roles } from '../vocabulary/people.ts'
import { commentSorts, trailSorts } from '../vocabulary/sorts.ts'
import { defineCall } from './call.ts'
import { comment, writer } from './comments.ts'

const count = z.number().int().nonnegative()
const admin = { access: 'admin' } as const

/** Something that somebody flagged, or that waits for a look, with all that a moderator decides from. */
export const flagged = z
  .object({
    id: uuid,
    subject: z.enum(writtenKinds),
    subjectId: uuid,
    status: z.enum(flagStatuses),
    isWaiting: z.boolean().describe('It waits to be shown at all'),
    flags: z.array(
      z.object({
        reporter: writer.nullable().describe('`null` where nobody flagged it'),
        reason: z.enum(flagReasons).nullable(),
        note: z.string().nullable(),
        at: timestamp,
      }),
    ),
    text: z.string().describe('What it says; of a deleted one, what it said last'),
    editedAt: timestamp.nullable(),
    title: z.string().nullable().describe('Of the discussion it is or stands in'),
    discussion: z
      .object({ category: z.enum(forumCategories), isLocked: z.boolean(), isSticky: z.boolean() })
      .nullable()
      .describe('How the discussion that it is or stands in is kept now; `null` for a comment, and once it is gone'),
    link: z.string().describe('The page where it stands'),
    history: z.array(z.object({ text: z.string(), at: timestamp })).describe('What it said before, the oldest first'),
    author: writer.extend({
      since: timestamp,
      written: count,
      removed: count,
      warned: count,
      mutedUntil: timestamp.nullable(),
    }),
    createdAt: timestamp,
    decidedAt: timestamp.nullable(),
  })
  .meta({ id: 'Flagged' })
export type Flagged = z.infer<typeof flagged>

export const moderationEntry = z
  .object({
    id: uuid,
    at: timestamp,
    actor: writer,
    action: z.enum(moderationActions),
    subject: z.enum(writtenKinds),
    subjectId: uuid,
    author: writer,
    reason: z.string().nullable(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ModerationEntry' })
export type ModerationEntry = z.infer<typeof moderationEntry>

export const adminComment = comment
  .extend({
    authorId: uuid,
    author: writer.extend({ email: z.string().nullable().describe('`null` when identity cannot be asked') }),
    listing: z.object({ id: listingId, title: z.string(), author: z.string() }),
  })
  .meta({ id: 'AdminComment' })
export type AdminComment = z.infer<typeof adminComment>

export const adminCommentStats = z
  .object({
    overview: z.object({ totalComments: count, commentsToday: count, commentsThisWeek: count }),
    topCommenters: z.array(
      z.object({
        authorId: uuid,
        firstName: z.string(),
        lastName: z.string(),
        role: z.enum(roles),
        email: z.string().nullable(),
        commentCount: count,
      }),
    ),
    mostCommentedListings: z.array(z.object({ listingId, title: z.string(), author: z.string(), commentCount: count })),
  })
  .meta({ id: 'AdminCommentStats' })
export type AdminCommentStats = z.infer<typeof adminCommentStats>

const whole = (most: number) => z.coerce.number().int().min(1).max(most)

export const moderationCalls = {
  flag: defineCall(communityAddresses.flag, {
    access: 'signedIn',
    summary: 'Tell moderators of a text that one may read; again changes nothing',
    body: z.strictObject({
      subject: z.enum(writtenKinds),
      subjectId: uuid,
      reason: z.enum(flagReasons),
      note: optionalText(communityLimits.flagNote),
    }),
    status: 201,
    reply: z.object({ id: uuid }),
  }),
  moderationQueue: defineCall(communityAddresses.moderationQueue, {
    ...admin,
    summary: 'What was flagged or waits, the longest waiting first',
    query: z.object({
      status: z.enum(flagStatuses).optional(),
      cursor: z.string().max(600).optional(),
      limit: whole(100).optional(),
    }),
    status: 200,
    reply: z.array(flagged),
  }),
  moderationQueueCsv: defineCall(communityAddresses.moderationQueueCsv, {
    ...admin,
    summary: 'The whole queue, or all that was decided, as CSV',
    query: z.object({ status: z.enum(flagStatuses).default('open') }),
    sends: 'text/csv',
    status: 200,
  }),
  moderate: defineCall(communityAddresses.moderate, {
    ...admin,
    summary: 'Decide on what was flagged; the author is told the reason, the reporter the outcome',
    params: z.object({ flagId: uuid }),
    body: z
      .strictObject({
        action: z.enum(moderationActions),
        reason: optionalText(communityLimits.moderationReason),
        hours: z.number().int().min(1).max(communityLimits.muteHoursMaximum).nullish(),
        category: z.enum(forumCategories).nullish(),
        editedAt: timestamp.nullish().describe('As the moderator saw it: 409 when its author has changed it since'),
      })
      .refine(({ action, reason }) => !['remove', 'warn', 'mute'].includes(action) || reason, {
        path: ['reason'],
        message: 'Please say why: the author sees it',
      })
      .refine(({ action, hours }) => action !== 'mute' || hours, { path: ['hours'], message: 'For how many hours?' })
      .refine(({ action, category }) => action !== 'move' || category, {
        path: ['category'],
        message: 'Where should it go?',
      }),
    status: 200,
    reply: flagged,
  }),
  moderationAudit: defineCall(communityAddresses.moderationAudit, {
    ...admin,
    summary: 'What moderators did, newest first',
    query: z.object({
      sort: sortBy(trailSorts),
      cursor: z.string().max(600).optional(),
      limit: whole(100).optional(),
    }),
    status: 200,
    reply: z.array(moderationEntry),
  }),
  moderationAuditCsv: defineCall(communityAddresses.moderationAuditCsv, {
    access: 'admin',
    summary: 'All that moderators did, as CSV',
    sends: 'text/csv',
    status: 200,
  }),
  adminComments: defineCall(communityAddresses.adminComments, {
    ...admin,
    summary: 'All comments, newest first, by page',
    query: z.object({
      page: whole(1_000_000).default(1),
      limit: whole(100).default(communityLimits.adminPage),
      listingId: text(limits.tag).optional().describe('Anything but a number is ignored'),
      sort: sortBy(commentSorts),
    }),
    status: 200,
    reply: z.object({
      comments: z.array(adminComment),
      pagination: z.object({ page: count, total: count, totalPages: count }),
    }),
  }),
  commentsCsv: defineCall(communityAddresses.commentsCsv, {
    ...admin,
    summary: 'All of them that the filter lets through, as CSV',
    query: z.object({ listingId: text(limits.tag).optional(), sort: sortBy(commentSorts) }),
    sends: 'text/csv',
    status: 200,
  }),
  adminCommentStats: defineCall(communityAddresses.adminCommentStats, {
    ...admin,
    summary: 'How much is commented, by whom, and on what',
    status: 200,
    reply: adminCommentStats,
  }),
  adminDeleteComment: defineCall(communityAddresses.adminDeleteComment, {
    ...admin,
    summary: 'Delete a comment; audited, and its author is told',
    params: z.object({ id: uuid }),
    body: z
      .strictObject({ reason: requiredText(communityLimits.moderationReason, 'Please say why').optional() })
      .nullish(),
    status: 204,
  }),
} as const
