import { paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'

export type OwnRecords = ReturnType<typeof createOwnRecords>

/** What identity keeps of a person besides the account, as an export shows it; the newest come first. */
export function createOwnRecords(db: Database) {
  return {
    /** Who acted is somebody else's data. */
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
