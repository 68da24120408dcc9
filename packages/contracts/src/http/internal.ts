import { z } from 'zod'
import { listingId, timestamp, uuid } from '../fields.ts'
import { limits, paging, personLimitNames } from '../vocabulary/constants.ts'
import { listing } from './catalogue.ts'
import { taking } from './takings.ts'

/** Calls between services. Never routed by the gateway; each needs the deployment's internal token besides. */
export const internalTokenHeader = 'x-internal-token'

/** The tokens that a deployment's variable holds, with commas between: each is accepted, the first is sent. */
export const internalTokensIn = (list: string): string[] => list.split(',').map((token) => token.trim())

/** The gateway exchanges a session for an access token. 404 when the session has ended. */
export const exchangeSession = {
  method: 'POST',
  path: '/internal/sessions/exchange',
  body: z.strictObject({ sessionHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: z.object({ accessToken: z.string(), userId: uuid, expiresAt: timestamp }),
} as const
export type ExchangedSession = z.infer<typeof exchangeSession.reply>

/** What a gateway counts before it passes a call on that a person may have done so often (`personLimits`): for all gateways, in one place. */
export const countForPerson = {
  method: 'POST',
  path: '/internal/limits',
  body: z.strictObject({ userId: uuid, limit: z.enum(personLimitNames) }),
  /** 0 when it was counted, or else the seconds until it may be. */
  reply: z.object({ waitSeconds: z.number().int() }),
} as const

/** It was refused by its service, and does not count. */
export const uncountForPerson = { ...countForPerson, path: '/internal/limits/uncount', reply: z.object({}) } as const

/** The gateway's metadata for the page that crawlers get. Not counted as a view. 404 when unknown or hidden. */
export const sharePreview = {
  method: 'GET',
  path: '/internal/listings/:id/share-preview',
  reply: z.object({
    id: z.string(),
    title: z.string(),
    author: z.string(),
    description: z.string(),
    coverImageUrl: z.string().nullable(),
    /** The path of its picture for links. Absent from a catalogue of before it drew them. */
    picturePath: z.string().optional(),
  }),
} as const
export type SharePreview = z.infer<typeof sharePreview.reply>

/** The JSON Web Key Set with which services verify access tokens. */
export const jwksPath = '/internal/jwks.json'
export const accessTokenIssuer = 'storyright-identity'
export const accessTokenAudience = 'storyright'

/** By how much clocks may differ where access tokens are signed, cached or checked. */
export const clockSkewSeconds = 60

/** For operators: publish a snapshot of everything the service owns, so that others can rebuild their read models. */
export const republishSnapshots = {
  method: 'POST',
  path: '/internal/republish',
  reply: z.object({ sent: z.number().int() }),
} as const

/**
 * For operators, after a database was restored: resend every event published since then, and a
 * snapshot of everything when that is longer ago than events are kept.
 */
export const resendEvents = {
  method: 'POST',
  path: '/internal/resend',
  body: z.strictObject({ since: timestamp }),
  reply: z.object({ events: z.number().int(), snapshots: z.number().int() }),
} as const

/**
 * For operators, of a service whose own database was restored: its versions are raised past what others have heard since the backup, and
 * a snapshot of everything follows, so that they take what is there now for the newest.
 */
export const raiseVersions = {
  method: 'POST',
  path: '/internal/outdo-told',
  reply: z.object({ raised: z.number().int(), snapshots: z.number().int() }),
} as const

/** For operators: how many of its own events a service has still to publish, and how many of others' it has still to handle. */
export const eventsWaiting = {
  method: 'GET',
  path: '/internal/events-waiting',
  reply: z.object({ untold: z.number().int(), unheard: z.number().int() }),
} as const

/** For operators: have the platform's figures made anew from what is known; they are read once they are of this generation. */
export const makeFigures = {
  method: 'POST',
  path: '/internal/figures',
  reply: z.object({ generation: z.number().int() }),
} as const
/** For operators: takes what an account has added out of the figures of views and searches. */
export const figuresWithout = {
  method: 'POST',
  path: '/internal/figures/without',
  body: z.object({ userId: z.uuid() }),
  reply: z.object({ taken: z.number().int() }),
} as const
/** The generation that is read. */
export const figuresMade = { ...makeFigures, method: 'GET' } as const

/** For identity's export: everything the service holds about this user. With nothing held the response is empty, never 404. */
export const exportUser = {
  method: 'GET',
  path: '/internal/users/:id/export',
  reply: z.record(z.string(), z.unknown()),
} as const

/**
 * Contacts, which only identity keeps: of an agreement's parties for offers, of those who comment for the administrators'
 * list in community. Closed and unknown accounts are left out.
 */
export const contactsOfUsers = {
  method: 'POST',
  path: '/internal/users/contacts',
  body: z.strictObject({ userIds: z.array(uuid).min(1).max(paging.pageMaximum) }),
  reply: z.array(z.object({ userId: uuid, name: z.string(), companyName: z.string().nullable(), email: z.string() })),
} as const
export type ContactsOfUsers = z.infer<typeof contactsOfUsers.reply>

/** How far identity has followed somebody's membership: the version it knows, 0 for none. 404 when it knows no such account. */
export const knownMembership = {
  method: 'GET',
  path: '/internal/users/:id/membership',
  reply: z.object({ version: z.number().int().nonnegative() }),
} as const

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

/** A listing as administrators see it, hidden ones included. 404 when it is withdrawn or unknown. */
export const managedListing = {
  method: 'GET',
  path: '/internal/listings/:id/managed',
  reply: listing,
} as const

/** The fields of the listing form that may be taken over from elsewhere. */
export const takenFields = z.strictObject({
  coverImageUrl: z.url().nullable().optional(),
  pageCount: z.number().int().min(1).max(100_000).nullable().optional(),
  genre: z.string().min(1).max(limits.tag).optional(),
})
export type TakenFields = z.infer<typeof takenFields>

/** What enrichment takes over into a listing's form on behalf of an administrator; the same takeover has an effect once. 404 as above. */
export const takeOver = {
  method: 'POST',
  path: '/internal/listings/:id/takeovers',
  body: z.strictObject({ takeoverId: uuid, actorId: uuid, fields: takenFields }),
  /** The fields as they were, and as they became. */
  reply: z.object({ listing, before: takenFields, after: takenFields }),
} as const

/** Puts the fields back as they were before a takeover; nothing at all where some of them were changed since, which are named. 404 as above. */
export const undoTakeover = {
  method: 'POST',
  path: '/internal/listings/:id/takeovers/undo',
  body: z.strictObject({ takeoverId: uuid, actorId: uuid }),
  reply: z.object({ listing, changedSince: z.array(takenFields.keyof()) }),
} as const

/** Keeps a picture that enrichment has downloaded; `refused` gives the reason where it is none. */
export const keepPicture = {
  method: 'POST',
  path: '/internal/pictures',
  body: z.strictObject({ content: z.base64().max(Math.ceil(limits.imageBytes / 3) * 4) }),
  reply: z.object({ imageUrl: z.url().nullable(), refused: z.string().nullable() }),
} as const

/** Community has a deck kept for an entry to a competition, until the entry's event can have come; again is the same. */
export const keepDeck = {
  method: 'POST',
  path: '/internal/decks/keep',
  body: z.strictObject({ ownerId: uuid, deckFileUrl: z.string().max(limits.url) }),
  /** Its address; `null` when it is no deck of this person’s. */
  reply: z.object({ deckFileUrl: z.string().nullable() }),
} as const

/** Catalogue has a search read for its meaning by ai: the listings nearest to it, nearest first; `null` where there is no model. */
export const nearInMeaning = {
  method: 'POST',
  path: '/internal/meaning',
  body: z.strictObject({
    text: z
      .string()
      .min(1)
      .max(2 * limits.search),
  }),
  reply: z.object({ near: z.array(z.object({ id: listingId, nearness: z.number() })).nullable() }),
} as const
export type NearInMeaning = z.infer<typeof nearInMeaning.reply>

/** Catalogue has offers say what is taken of an agent's listings and by whom, for a file of their rights. */
export const takingsOfListings = {
  method: 'POST',
  path: '/internal/listings/takings',
  body: z.strictObject({ listingIds: z.array(listingId).max(500) }),
  /** Only what is taken now, by listing in the order that was asked for; of each listing the oldest first. */
  reply: z.object({ takings: z.array(taking.extend({ listingId })) }),
} as const
export type TakingsOfListings = z.infer<typeof takingsOfListings.reply>
