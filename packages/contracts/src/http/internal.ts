import { z } from 'zod'
import { listingId, timestamp, uuid } from '../fields.ts'

/** Calls between services. Never routed by the gateway; each needs the deployment's internal token besides. */
export const internalTokenHeader = 'x-internal-token'

/** What the gateway asks identity: who holds this session? 404 when nobody does. */
export const exchangeSession = {
  method: 'POST',
  path: '/internal/sessions/exchange',
  body: z.strictObject({ sessionHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: z.object({ accessToken: z.string(), userId: uuid, expiresAt: timestamp }),
} as const
export type ExchangedSession = z.infer<typeof exchangeSession.reply>

/** What the gateway asks catalogue for the page that crawlers get. Not a view. 404 when unknown or hidden. */
export const sharePreview = {
  method: 'GET',
  path: '/internal/listings/:id/share-preview',
  reply: z.object({
    id: z.string(),
    title: z.string(),
    author: z.string(),
    description: z.string(),
    coverImageUrl: z.string().nullable(),
  }),
} as const
export type SharePreview = z.infer<typeof sharePreview.reply>

/** The JSON Web Key Set with which services verify access tokens. */
export const jwksPath = '/internal/jwks.json'
export const accessTokenIssuer = 'storyright-identity'
export const accessTokenAudience = 'storyright'

/** By how much the clock of anybody who signs, keeps or checks access tokens may be wrong. */
export const clockSkewSeconds = 60

/** What an operator asks a service: send a snapshot of everything it owns, so that others can rebuild what they keep of it. */
export const republishSnapshots = {
  method: 'POST',
  path: '/internal/republish',
  reply: z.object({ sent: z.number().int() }),
} as const

/**
 * What an operator asks a service after a database was restored: tell again every event that was sent since then, and a
 * snapshot of everything when that is longer ago than events are kept.
 */
export const resendEvents = {
  method: 'POST',
  path: '/internal/resend',
  body: z.strictObject({ since: timestamp }),
  reply: z.object({ events: z.number().int(), snapshots: z.number().int() }),
} as const

/** What identity asks every service for an export: all that it knows of this person. Nothing known is an empty answer, never 404. */
export const exportUser = {
  method: 'GET',
  path: '/internal/users/:id/export',
  reply: z.record(z.string(), z.unknown()),
} as const

/** What offers asks identity once there is an agreement: whom its parties write to. Closed and unknown accounts are left out. */
export const contactsOfUsers = {
  method: 'POST',
  path: '/internal/users/contacts',
  body: z.strictObject({ userIds: z.array(uuid).min(1).max(10) }),
  reply: z.array(z.object({ userId: uuid, name: z.string(), companyName: z.string().nullable(), email: z.string() })),
} as const
export type ContactsOfUsers = z.infer<typeof contactsOfUsers.reply>

/**
 * What catalogue asks membership before a metered reader sees a listing: counts the view, once a listing and month, unless
 * the month is used up.
 */
export const countView = {
  method: 'POST',
  path: '/internal/views',
  body: z.strictObject({ userId: uuid, listingId, title: z.string() }),
  /** Whether the listing may be opened, and the month (UTC) for which that holds. */
  reply: z.object({ isOpen: z.boolean(), month: z.string() }),
} as const
