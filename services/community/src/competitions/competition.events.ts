import {
  competitionSnapshot,
  type EventFactory,
  entrySnapshot,
  type NewEvent,
  type PublicCompetition,
  type PublicEntry,
} from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import type { CompetitionRow } from './competition.store.ts'
import { type EntryRow, findEntries } from './entry.store.ts'

export const competitionNews = (event: EventFactory<PublicCompetition>, row: CompetitionRow): NewEvent =>
  event(row.id, row.version, {
    id: row.id,
    title: row.title,
    sponsor: row.sponsor,
    prize: row.prize,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    isFunding: row.isFunding,
  })
export const competitionAgain = (row: CompetitionRow): NewEvent => competitionNews(competitionSnapshot, row)

type Its = Pick<CompetitionRow, 'title'>

export const entryNews = (event: EventFactory<PublicEntry>, row: EntryRow, { title }: Its): NewEvent =>
  event(row.id, row.version, {
    id: row.id,
    competitionId: row.competitionId,
    competitionTitle: title,
    entrantId: row.entrantId,
    status: row.status,
    offerId: row.offerId,
    deckFileUrl: row.deckFileUrl,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  })
export const entryAgain = (row: EntryRow, its: Its): NewEvent => entryNews(entrySnapshot, row, its)

const BATCH = 200

/** Every competition with all its entries, those that were taken back as well, once more. */
export async function* competitionSnapshots(db: Database): AsyncGenerator<NewEvent> {
  for (const competition of await db.competition.findMany({ orderBy: { id: 'asc' } })) {
    yield competitionAgain(competition)
    for (let after = ''; ; ) {
      const where = { competitionId: competition.id, id: { gt: after } }
      const entries = await findEntries(db, { where, orderBy: { id: 'asc' }, take: BATCH })
      for (const entry of entries) yield entryAgain(entry, competition)
      if (entries.length < BATCH) break
      after = entries.at(-1)!.id
    }
  }
}
