import type { NewEvent } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import { competitionAgain, entryAgain } from './competition.events.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { entryRows } from './entry-rows.ts'

/** Every competition with all its entries, those that were taken back as well, once more. */
export async function* competitionSnapshots(db: Database): AsyncGenerator<NewEvent> {
  for await (const competition of competitionRows.of(db).find().sort({ _id: 1 })) {
    yield competitionAgain(competition)
    yield* entriesOf(db, competition)
  }
}

async function* entriesOf(db: Database, competition: CompetitionRow): AsyncGenerator<NewEvent> {
  const entries = entryRows.of(db).find({ competitionId: competition._id }).sort({ createdAt: 1, _id: 1 })
  for await (const entry of entries) yield entryAgain(entry, competition)
}
