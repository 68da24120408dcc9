import { internalTokenHeader, repairCounts } from '@storyright/contracts/http'
import { deliveredRows } from '../../../services/community/src/notifications/delivered-rows.ts'
import { notificationRows } from '../../../services/community/src/notifications/notification-rows.ts'
import { inDocuments } from './ask-books.ts'
import type { Books } from './places.ts'

/** Stored counts are what they count. */
export async function differingCounts({ services, internalToken }: Books): Promise<string[]> {
  const { method, path, reply } = repairCounts
  const answer = await fetch(new URL(path, services.community), {
    method,
    headers: { [internalTokenHeader]: internalToken },
  })
  if (!answer.ok) return [`community compares its counts with ${answer.status}`]
  const { differences } = reply.parse(await answer.json())
  return differences.map(({ subject, subjectId }) => `community counts ${subject} ${subjectId} otherwise than its rows`)
}

/** Nobody was notified more often than there was something to tell them. */
export const toldTwice = (books: Books): Promise<string[]> =>
  inDocuments(books, 'community', async (db) => {
    const reasons = new Map<string, number>()
    for await (const { _id } of deliveredRows.of(db).find({}, { projection: { _id: 1 } })) {
      const personId = _id.split(' ').at(-1)!
      reasons.set(personId, (reasons.get(personId) ?? 0) + 1)
    }
    const told = await notificationRows
      .of(db)
      .aggregate<{ _id: string; count: number }>([{ $group: { _id: '$personId', count: { $sum: '$count' } } }])
      .toArray()
    return told
      .filter(({ _id, count }) => count > (reasons.get(_id) ?? 0))
      .map(({ _id, count }) => `${_id} was notified ${count} times of ${reasons.get(_id) ?? 0} things`)
  })
