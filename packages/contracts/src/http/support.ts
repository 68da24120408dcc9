import { z } from 'zod'
import { listingId, requiredMarkdown, sortBy, timestamp, uuid, wholeNumber } from '../fields.ts'
import { communityAddresses } from '../vocabulary/addresses/community.ts'
import { trailSorts } from '../vocabulary/sorts.ts'
import { supportLimits as limits, supportPriorities, supportStatuses, supportTopics } from '../vocabulary/support.ts'
import { defineCall } from './call.ts'
import { writer } from './comments.ts'

export const supportMessage = z.object({
  id: uuid,
  author: writer,
  isFromSupport: z.boolean(),
  message: z.string(),
  createdAt: timestamp,
})

export const supportThread = z
  .object({
    id: uuid,
    topic: z.enum(supportTopics),
    status: z.enum(supportStatuses),
    priority: z.enum(supportPriorities).describe('High for premium members'),
    offerId: uuid.nullable(),
    listingId: z.string().nullable(),
    about: z.string().nullable().describe('The title of the listing, or of the offer’s'),
    createdAt: timestamp,
    updatedAt: timestamp,
    awaits: z.enum(['support', 'member']).nullable().describe('Whose turn it is while it is open'),
    waitingSince: timestamp.nullable().describe('Since when it has been their turn'),
    messages: z.array(supportMessage).describe('The oldest first; in lists the last one only'),
    messageCount: z.number().int().positive(),
    member: writer.extend({ isPremium: z.boolean() }).nullable().describe('Who asked; for administrators'),
  })
  .meta({ id: 'SupportThread' })
export type SupportThread = z.infer<typeof supportThread>

/** An administrator closed somebody's question, or opened it again. */
export const supportAuditEntry = z
  .object({
    id: uuid,
    at: timestamp,
    actor: writer,
    thread: z
      .object({ id: uuid, topic: z.enum(supportTopics) })
      .nullable()
      .describe('`null` once it is gone'),
    member: writer,
    before: z.object({ status: z.enum(supportStatuses) }),
    after: z.object({ status: z.enum(supportStatuses) }),
  })
  .meta({ id: 'SupportAuditEntry' })
export type SupportAuditEntry = z.infer<typeof supportAuditEntry>

const signedIn = { access: 'signedIn' } as const
const one = { params: z.object({ id: uuid }) }
const page = { cursor: z.string().max(600).optional(), limit: wholeNumber(1, 100).optional() }
const message = requiredMarkdown(limits.message, 'Please write your message')

export const supportCalls = {
  supportThreads: defineCall(communityAddresses.supportThreads, {
    ...signedIn,
    summary: 'One’s own threads, the latest activity first',
    query: z.object(page),
    status: 200,
    reply: z.array(supportThread),
  }),
  openSupportThread: defineCall(communityAddresses.openSupportThread, {
    ...signedIn,
    summary: 'Ask the people of Storyright, about an offer or a listing if wished',
    body: z.strictObject({
      topic: z.enum(supportTopics),
      message,
      offerId: uuid.nullish(),
      listingId: listingId.nullish(),
    }),
    status: 201,
    reply: supportThread,
  }),
  supportThread: defineCall(communityAddresses.supportThread, {
    ...signedIn,
    ...one,
    summary: 'A thread of one’s own; administrators read every one',
    status: 200,
    reply: supportThread,
  }),
  replyToSupport: defineCall(communityAddresses.replyToSupport, {
    ...signedIn,
    ...one,
    summary: 'Write on in a thread; a closed one opens again',
    body: z.strictObject({ message }),
    status: 201,
    reply: supportThread,
  }),
  closeSupportThread: defineCall(communityAddresses.closeSupportThread, {
    ...signedIn,
    ...one,
    summary: 'Close a thread, from either side',
    status: 200,
    reply: supportThread,
  }),
  reopenSupportThread: defineCall(communityAddresses.reopenSupportThread, {
    ...signedIn,
    ...one,
    summary: 'Open it again',
    status: 200,
    reply: supportThread,
  }),
  supportQueue: defineCall(communityAddresses.supportQueue, {
    access: 'admin',
    summary: 'Every thread, by priority, then age',
    query: z.object({ ...page, status: z.enum(supportStatuses).default('open') }),
    status: 200,
    reply: z.array(supportThread),
  }),
  supportQueueCsv: defineCall(communityAddresses.supportQueueCsv, {
    access: 'admin',
    summary: 'All that are open, or closed, as CSV',
    query: z.object({ status: z.enum(supportStatuses).default('open') }),
    sends: 'text/csv',
    status: 200,
  }),
  supportAudit: defineCall(communityAddresses.supportAudit, {
    access: 'admin',
    summary: 'What administrators closed and opened again, newest first',
    query: z.object({ sort: sortBy(trailSorts), ...page }),
    status: 200,
    reply: z.array(supportAuditEntry),
  }),
  supportAuditCsv: defineCall(communityAddresses.supportAuditCsv, {
    access: 'admin',
    summary: 'All that administrators closed and opened again, as CSV',
    sends: 'text/csv',
    status: 200,
  }),
} as const
