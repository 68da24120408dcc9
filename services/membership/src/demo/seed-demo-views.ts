import type { DemoView } from '@storyright/demo'
import type { Deps } from '../deps.ts'
import { countView } from '../view-limit/count-view.ts'

/** Records this month's views of demo readers without any. Returns how many. */
export async function seedDemoViews(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  views: readonly DemoView[],
): Promise<number> {
  const personIds = [...new Set(views.map(({ personId }) => personId))]
  const known = await deps.db.viewMonth.findMany({ where: { personId: { in: personIds } }, select: { personId: true } })
  const readers = new Set(known.map(({ personId }) => personId))
  const missing = views.filter(({ personId }) => !readers.has(personId))
  for (const { personId: userId, listingId, title } of missing) await countView(deps)({ userId, listingId, title })
  return missing.length
}
