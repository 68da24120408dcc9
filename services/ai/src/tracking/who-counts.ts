import type { PublicUser } from '@storyright/contracts/events'
import { personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'

const DAY_MS = 86_400_000

/** Whether a person's actions count for figures and recommendations: accounts are free, so those of today and unconfirmed ones do not. */
export const counts = ({ status, isVerified, createdAt }: PublicUser, now: Date): boolean =>
  status === 'active' && isVerified && Date.parse(createdAt) <= now.getTime() - DAY_MS

/** All who do not count; people who are not known yet are not among them. */
export async function readUncounted(db: Database, now: Date): Promise<Set<string>> {
  const rows = personRows
    .of(db)
    .find({
      $or: [
        { 'person.status': { $ne: 'active' } },
        { 'person.isVerified': { $ne: true } },
        { 'person.createdAt': { $gt: new Date(now.getTime() - DAY_MS).toISOString() } },
      ],
    })
    .project<{ _id: string }>({ _id: 1 })
  return new Set((await rows.toArray()).map(({ _id }) => _id))
}
