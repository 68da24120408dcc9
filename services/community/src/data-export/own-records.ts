import { paging } from '@storyright/contracts/vocabulary'
import { findEarlierTexts } from '../content/change-text.ts'
import type { Database } from '../database.ts'
import { ownNotifications } from '../notifications/notification.views.ts'
import { ownThreads } from '../support/thread.store.ts'

const take = paging.listMaximum

/** Everything community holds about one person; newest first. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const newest = { orderBy: { at: 'desc' }, take } as const
  const own = { where: { personId }, omit: { personId: true } } as const
  const [likes, follows, read, blocked, flagged, decisions, standing, judgements, favourites] = await Promise.all([
    db.like.findMany({ ...own, ...newest }),
    db.subscription.findMany({ ...own, ...newest }),
    db.read.findMany({ ...own, orderBy: { readUntil: 'desc' }, take }),
    db.block.findMany({ ...own, ...newest }),
    flagsBy(db, personId),
    db.moderationAudit.findMany({ where: { authorId: personId }, omit: { actorId: true, authorId: true }, ...newest }),
    standingOf(db, personId),
    db.competitionAudit.findMany({
      where: { entrantId: personId },
      omit: { actorId: true, entrantId: true },
      ...newest,
    }),
    db.favourite.findMany({ where: { userId: personId, isFavourite: true }, select: { listingId: true }, take }),
  ])
  return {
    ...(await textsBy(db, personId)),
    ...{ likes, follows, read, blocked, flagged, decisions, standing, favourites },
    competitionEntries: await db.competitionEntry.findMany({
      where: { entrantId: personId },
      omit: { entrantId: true, version: true },
      orderBy: { createdAt: 'desc' },
      take,
    }),
    judgements,
    support: await ownThreads(db, personId),
    notifications: await ownNotifications(db, personId),
  }
}

/** What somebody wrote, with its earlier texts. Who removed it is not theirs to know: the decisions show what and why. */
async function textsBy(db: Database, authorId: string) {
  const newest = { where: { authorId }, orderBy: { createdAt: 'desc' }, take } as const
  const platforms = { authorId: true, version: true, removedBy: true } as const
  const [comments, discussions, replies] = await Promise.all([
    db.comment.findMany({ ...newest, omit: platforms }),
    db.post.findMany({ ...newest, omit: { ...platforms, tagKeys: true } }),
    db.reply.findMany({ ...newest, omit: platforms }),
  ])
  const ids = [...comments, ...discussions, ...replies].map(({ id }) => id)
  const earlier = await findEarlierTexts(db, ids)
  const withHistory = <Row extends { id: string }>(row: Row) => ({ ...row, history: earlier.get(row.id) ?? [] })
  return {
    comments: comments.map(withHistory),
    discussions: discussions.map(withHistory),
    replies: replies.map(withHistory),
  }
}

/** Somebody's reports, without other people's. */
async function flagsBy(db: Database, personId: string) {
  const rows = await db.report.findMany({ where: { personId }, include: { flag: true }, orderBy: { at: 'desc' }, take })
  return rows.map(({ reason, note, at, flag: { subject, subjectId, status } }) => {
    return { subject, subjectId, status, reason, note, at }
  })
}

/** What moderators did about somebody; null where they did nothing. */
async function standingOf(db: Database, personId: string) {
  const row = await db.standing.findUnique({ where: { personId } })
  if (!row) return null
  const { mutedUntil, muteReason, warned, removed, isTrusted } = row
  return { mutedUntil, warned, removed, ...(muteReason && { muteReason }), ...(isTrusted && { isTrusted }) }
}
