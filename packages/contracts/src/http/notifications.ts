import { z } from 'zod'
import { timestamp, uuid, wholeNumber } from '../fields.ts'
import { communityAddresses } from '../vocabulary/addresses/community.ts'
import { paging } from '../vocabulary/constants.ts'
import { mailChoices, notificationKinds } from '../vocabulary/notifications.ts'
import { defineCall } from './call.ts'

const kind = z.enum(notificationKinds)

export const notification = z
  .object({
    id: uuid,
    kind,
    title: z.string().describe('“3 replies in …” where several of one kind came before it was read'),
    detail: z.string().nullable(),
    link: z.string().describe('A page of the site'),
    count: z.number().int().positive(),
    readAt: timestamp.nullable(),
    createdAt: timestamp.describe('Of the newest that it stands for'),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

/** What a stream carries, and nothing more: whoever wants to know the rest asks. */
export const notificationNews = z.object({
  unread: z.number().int().nonnegative(),
  latestId: uuid.nullable(),
  /** A group that grows keeps its id. */
  latestAt: timestamp.nullable(),
  /** Grows with every change of an offer of theirs, or of its thread or shelf, notified or not, so that open pages follow. */
  offers: z.number().int().nonnegative(),
  /** Grows with every step of an import of theirs. */
  imports: z.number().int().nonnegative(),
})
export type NotificationNews = z.infer<typeof notificationNews>

const preference = z.object({ kind, mail: z.enum(mailChoices), inApp: z.boolean() })
export const notificationPreferences = z
  .object({
    kinds: z.array(
      preference.extend({ mailAlways: z.boolean().describe('Money and security: its mails cannot be switched off') }),
    ),
  })
  .meta({ id: 'NotificationPreferences' })
export type NotificationPreferences = z.infer<typeof notificationPreferences>

/** The header that carries how many wait to be read. */
export const unreadCountHeader = 'x-unread-count'

const signedIn = { access: 'signedIn' } as const
const token = z.object({ token: z.string().max(200) })

export const notificationCalls = {
  notifications: defineCall(communityAddresses.notifications, {
    ...signedIn,
    summary: 'What one was told, newest first; `X-Unread-Count` says how many are unread',
    query: z.object({
      unread: z.enum(['true']).optional().describe('Only those not read yet'),
      kind: kind.optional(),
      cursor: z.string().max(600).optional(),
      limit: wholeNumber(1, paging.pageMaximum).optional(),
    }),
    status: 200,
    reply: z.array(notification),
  }),
  notificationStream: defineCall(communityAddresses.notificationStream, {
    ...signedIn,
    summary: 'Server-sent events: `{unread, latestId, latestAt, offers, imports}` now and whenever it changes',
    isStream: true,
    status: 200,
  }),
  readNotifications: defineCall(communityAddresses.readNotifications, {
    ...signedIn,
    summary: 'Mark some or all as read; again changes nothing',
    body: z
      .strictObject({ ids: z.array(uuid).max(paging.pageMaximum).optional(), all: z.literal(true).optional() })
      .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
        path: ['ids'],
        message: 'Name some, or all',
      }),
    status: 200,
    reply: z.object({ unread: z.number().int().nonnegative() }),
  }),
  notificationPreferences: defineCall(communityAddresses.notificationPreferences, {
    ...signedIn,
    summary: 'How one is told, by kind',
    isVersioned: true,
    status: 200,
    reply: notificationPreferences,
  }),
  changeNotificationPreferences: defineCall(communityAddresses.changeNotificationPreferences, {
    ...signedIn,
    summary: 'Change how one is told; kinds left out stay as they are',
    isVersioned: true,
    body: z.strictObject({ kinds: z.array(preference).max(notificationKinds.length) }),
    status: 200,
    reply: notificationPreferences,
  }),
  unsubscribing: defineCall(communityAddresses.unsubscribing, {
    access: 'public',
    summary: 'What a link of a mail would end; changes nothing, and leads a browser to the page that asks',
    params: token,
    status: 200,
    reply: z.object({ kinds: z.array(kind), isStopped: z.boolean() }),
  }),
  unsubscribe: defineCall(communityAddresses.unsubscribe, {
    access: 'public',
    summary:
      'End the mails of a kind with the token of one of them: one click of a mail program (RFC 8058), without a session',
    params: token,
    status: 200,
    reply: z.object({ kinds: z.array(kind), isStopped: z.boolean() }),
  }),
} as const
