import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { type CompetitionRow, competitionRows, fundingRows } from './competition-rows.ts'

type Planned = Pick<CompetitionRow, '_id' | 'opensAt' | 'closesAt'>

/** An offer enters the funding competition that is open, so there is one at a time. */
export async function requireFreeDates(tx: Tx, db: Database, { _id, opensAt, closesAt }: Planned): Promise<void> {
  await fundingRows.of(db).updateOne({ _id: 'funding' }, { $inc: { changes: 1 } }, { session: tx, upsert: true })
  const other = await competitionRows
    .of(db)
    .findOne(
      { closesAt: { $gt: opensAt }, opensAt: { $lt: closesAt }, isFunding: true, _id: { $ne: _id } },
      { session: tx },
    )
  if (other)
    throw communityRefusals.fundingOverlaps({
      message: `The funding competition “${other.title}” is open at that time.`,
    })
}
