import type { PublicOffer } from '@storyright/contracts/events'
import type { OptionNotice } from '@storyright/contracts/http'
import type { OfferSide, OptionNoticeKind, OptionNoticeStatus } from '@storyright/contracts/vocabulary'
import type { Prisma } from '../generated/client.ts'
import { documentAddress } from '../papers/document-address.ts'

type Row = Prisma.OptionNoticeGetPayload<{ include: { document: true } }>

/** What was said of an option, as its parties and administrators see it. */
export const noticesOf = (publicUrl: string, rows: Row[]): OptionNotice[] =>
  rows.map((row) => ({
    id: row.id,
    kind: row.kind as OptionNoticeKind,
    by: row.givenBy as OfferSide,
    at: row.at.toISOString(),
    note: row.note,
    documentUrl: documentAddress(publicUrl, row.document),
    endsAt: row.endsAt?.toISOString() ?? null,
    status: row.status as OptionNoticeStatus,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    reason: row.reason,
  }))

/** The newest of it, as other services know it. */
export const newestNotice = {
  optionNotices: { orderBy: { at: 'desc' }, take: 1 },
} as const satisfies Prisma.OfferInclude

type Newest = Prisma.OfferGetPayload<{ include: typeof newestNotice }>['optionNotices']

export const publicNoticeOf = ([newest]: Newest): PublicOffer['optionNotice'] =>
  newest
    ? {
        kind: newest.kind as OptionNoticeKind,
        by: newest.givenBy as OfferSide,
        status: newest.status as OptionNoticeStatus,
        endsAt: newest.endsAt?.toISOString() ?? null,
        reason: newest.reason,
      }
    : null
