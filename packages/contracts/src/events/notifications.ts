import { z } from 'zod'
import { timestamp, uuid } from '../fields.ts'
import { writtenKinds } from '../vocabulary/community.ts'
import { notificationKinds } from '../vocabulary/notifications.ts'
import { roles } from '../vocabulary/people.ts'
import { type ControlMessage, defineEvent } from './envelope.ts'

/** Somebody liked a text of somebody else, who may read it and has not blocked them. The entity is the pair. */
export const liking = z.object({
  id: z.string(),
  subject: z.enum(writtenKinds),
  subjectId: uuid,
  authorId: uuid,
  personId: uuid,
  /** Of the discussion or the listing. */
  title: z.string(),
  link: z.string(),
  at: timestamp,
})
export type Liked = z.infer<typeof liking>
export const textLiked = defineEvent('community', 'like', 'added', liking)

/** Something that was flagged, or waits to be shown, entered the moderators' queue. The entity is its row. */
export const queued = z.object({
  id: uuid,
  subject: z.enum(writtenKinds),
  subjectId: uuid,
  authorId: uuid,
  isWaiting: z.boolean(),
  /** Who flagged it; `null` where it waits to be shown. */
  reporterId: uuid.nullable(),
  excerpt: z.string(),
  at: timestamp,
})
export type Queued = z.infer<typeof queued>
export const moderationQueued = defineEvent('community', 'moderation', 'queued', queued)

/** A mail that somebody wants: identity knows the address and sends it. The entity is the mail. */
export const mailWanted = z.object({
  id: uuid,
  personId: uuid,
  /** `daily`: gathered over a day, of several kinds. */
  kind: z.enum([...notificationKinds, 'daily']),
  subject: z.string(),
  /** What happened, the newest first. Links are paths of the site. */
  items: z
    .array(
      z.object({
        title: z.string(),
        detail: z.string().nullable(),
        /** Who wrote `detail`, where that is a member: it is quoted then. */
        by: z.object({ name: z.string(), role: z.enum(roles) }).nullish(),
        link: z.string(),
        at: timestamp,
      }),
    )
    .min(1),
  /** How many more there are than are listed. */
  more: z.number().int().nonnegative(),
  action: z.object({ label: z.string(), link: z.string() }),
  /** Ends the mails of its kind without signing in; opaque. */
  unsubscribeToken: z.string(),
})
export type MailWanted = z.infer<typeof mailWanted>
export const notificationMailWanted = defineEvent('community', 'mail', 'wanted', mailWanted)

/** Signals to every replica of community that these people have news for their streams. */
export const notifiedSubject = 'control.notifications'
export const notifiedData = z.object({ userIds: z.array(uuid) })
export function notified(data: z.infer<typeof notifiedData>): ControlMessage {
  return {
    controlSubject: notifiedSubject,
    data,
  }
}

export const notificationEvents = [textLiked, moderationQueued, notificationMailWanted] as const
