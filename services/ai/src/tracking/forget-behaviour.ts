import { defineCollection } from '@storyright/mongodb'
import type { Background, Lease } from '@storyright/service-kit'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { activityRows, settledAfterMs } from './activity-rows.ts'
import { shownRows } from './shown-rows.ts'
import { tasteRows } from './taste-rows.ts'

/** A recently closed account: records that were being written meanwhile have to go, too. */
interface ForgottenRow {
  /** The person's id. */
  _id: string
  since: Date
}

export const forgottenRows = defineCollection<ForgottenRow>('forgotten', {
  version: 1,
  schema: { bsonType: 'object', required: ['since'], properties: { since: { bsonType: 'date' } } },
  indexes: [],
})

/** Deletes a person's records; figures from them stay, and name nobody. */
export async function forgetBehaviour({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  for (const rows of [activityRows, tasteRows]) await rows.of(db).deleteMany({ userId })
  await shownRows.of(db).deleteOne({ _id: userId })
}

/** The same for a closed account, including records that are being written at that moment. */
export async function forgetForGood({ db, clock }: Pick<Deps, 'db' | 'clock'>, tx: Tx, _id: string): Promise<void> {
  await forgottenRows.of(db).updateOne({ _id }, { $set: { since: clock() } }, { upsert: true, session: tx })
}

/** The signal that somebody has to be forgotten. */
export const forgettingBell = 'forgetting'

const EVERY_MS = 10_000

/** Deletes what those who are gone have left, until nothing of theirs can be on its way any more. */
export function forgetThoseGone({ db, clock }: Pick<Deps, 'db' | 'clock'>, lease: Lease): Background {
  return {
    name: 'forgetting',
    lease,
    works: [
      {
        name: 'forgetting',
        everyMs: EVERY_MS,
        isCalled: true,
        async round() {
          for await (const { _id, since } of forgottenRows.of(db).find()) {
            const isSettled = clock().getTime() - since.getTime() > settledAfterMs
            await forgetBehaviour({ db }, _id)
            if (isSettled) await forgottenRows.of(db).deleteOne({ _id, since })
          }
        },
      },
    ],
  }
}
