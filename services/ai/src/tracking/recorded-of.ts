import { paging } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { activityRows } from './activity-rows.ts'
import { tasteRows } from './taste-rows.ts'

/** A person's records for their data export: the newest of each list, up to the limit. */
export async function recordedOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  limit: number = paging.listMaximum,
): Promise<Record<string, unknown>> {
  const options = { projection: { _id: 0, userId: 0 }, sort: { at: -1 }, limit } as const
  const [activities, taste] = await Promise.all([
    activityRows.of(db).find({ userId }, options).toArray(),
    tasteRows.of(db).find({ userId }, options).toArray(),
  ])
  return { ...(activities.length > 0 && { activities }), ...(taste.length > 0 && { taste }) }
}
