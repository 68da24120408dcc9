import { paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'

export type OwnRecords = ReturnType<typeof createOwnRecords>

/** Identity's records about a person besides the account, for an export; newest first. */
export function createOwnRecords(db: Database) {
  return {
    /** The actor is someone else's data. */
    administration: (personId: string) =>
      db.auditEntry.findMany({
        where: { personId },
        select: { at: true, action: true, before: true, after: true, notes: true },
        orderBy: { id: 'desc' },
        take: paging.listMaximum,
      }),

    mails: (personId: string) =>
      db.mail.findMany({
        where: { personId },
        select: { kind: true, createdAt: true, sentAt: true },
        orderBy: { createdAt: 'desc' },
        take: paging.listMaximum,
      }),
  }
}
