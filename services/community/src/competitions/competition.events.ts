import {
  competitionSnapshot,
  type EventFactory,
  entrySnapshot,
  type NewEvent,
  type PublicCompetition,
  type PublicEntry,
} from '@storyright/contracts/events'
import type { CompetitionRow } from './competition.store.ts'
import type { EntryRow } from './entry.store.ts'

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
