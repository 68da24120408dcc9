import type { Measurement } from '@storyright/service-kit/telemetry'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../times.ts'

/** How many holds the provider lets go within a day, whoever should have answered by then. */
export async function holdsNearTheirEnd({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Measurement[]> {
  const captureBefore = { lte: new Date(clock().getTime() + DAY_MS) }
  return [{ value: await db.hold.count({ where: { status: 'held', captureBefore } }) }]
}
