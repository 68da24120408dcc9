import { randomUUID } from 'node:crypto'
import { competitionEntered, entrySnapshot, entryWithdrawn } from '@storyright/contracts/events'
import type { CompetitionEntry as EntryView } from '@storyright/contracts/http'
import { competitionLimits, type EntryStatus } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type CompetitionEntry, Prisma } from '../generated/client.ts'
import { entryNews } from './competition.events.ts'
import type { CompetitionRow } from './competition.store.ts'

export interface EntryRow extends Omit<CompetitionEntry, 'status' | 'offer'> {
  /** `not_chosen` is written after the decision, in batches; views show it at once. */
  status: EntryStatus
  /** As it was. */
  offer: EntryView['offer']
}

/** Those entries of a condition, as their rows are typed here. */
export async function findEntries(
  db: Tx,
  query: Pick<Prisma.CompetitionEntryFindManyArgs, 'where' | 'orderBy' | 'take'>,
): Promise<EntryRow[]> {
  return (await db.competitionEntry.findMany(query)) as unknown as EntryRow[]
}

/** Somebody's entry that was not taken back. */
export async function findCurrentEntry(
  db: Tx,
  { competitionId, entrantId }: Pick<EntryRow, 'competitionId' | 'entrantId'>,
): Promise<EntryRow | null> {
  return (await findEntries(db, { where: { competitionId, entrantId, isCurrent: true }, take: 1 }))[0] ?? null
}

const place = z.tuple([cursorTime, z.uuid()])
const columns = Prisma.sql`id, version, competition_id AS "competitionId", entrant_id AS "entrantId", status,
  is_current AS "isCurrent", left_with_offer AS "leftWithOffer", offer_id AS "offerId", offer, pitch,
  deck_file_url AS "deckFileUrl", note, created_at AS "createdAt"`

interface ListEntriesInput {
  cursor?: string | undefined
  limit?: number | undefined
}

/** The current entries, oldest first. */
export async function listEntries(
  db: Database,
  competition: CompetitionRow,
  { cursor, limit = competitionLimits.page }: ListEntriesInput,
): Promise<Page<EntryRow>> {
  const after = readCursor(place, cursor)
  const rows = await db.$queryRaw<EntryRow[]>`
    SELECT ${columns} FROM competition_entries WHERE competition_id = ${competition.id} AND is_current
      ${after ? Prisma.sql`AND (created_at, id) > (${after[0]}::timestamptz, ${after[1]})` : Prisma.empty}
    ORDER BY created_at, id LIMIT ${limit + 1}`
  return pageOf(rows, { limit, total: competition.entryCount, placeOf: ({ createdAt, id }) => [createdAt, id] })
}

export type AddEntryInput = Pick<EntryRow, 'entrantId' | 'offerId' | 'offer' | 'pitch' | 'deckFileUrl'>

/** Writes an entry into a locked competition, and publishes it. `null` when the entrant has one. */
export async function addEntry(
  tx: Tx,
  { outbox }: Pick<Deps, 'outbox'>,
  competition: CompetitionRow,
  entering: AddEntryInput,
  now: Date,
): Promise<EntryRow | null> {
  const its = { competitionId: competition.id, entrantId: entering.entrantId }
  if (await findCurrentEntry(tx, its)) return null
  const fresh = { version: 1, status: 'entered', isCurrent: true, leftWithOffer: false, note: null } as const
  const row: EntryRow = { id: randomUUID(), ...its, ...fresh, ...entering, createdAt: now }
  await tx.competitionEntry.create({ data: { ...row, offer: row.offer ?? Prisma.DbNull } })
  await countEntries(tx, competition, 1)
  await outbox.add(tx, [entryNews(competitionEntered, row, competition)])
  return row
}

/** Takes an entry out of a locked competition: nothing of its pitch stays. */
export async function withdrawEntry(
  tx: Tx,
  { outbox }: Pick<Deps, 'outbox'>,
  competition: CompetitionRow,
  entry: EntryRow,
  more: Partial<Pick<EntryRow, 'leftWithOffer'>> = {},
): Promise<void> {
  const change = { status: 'withdrawn', isCurrent: false, pitch: null, deckFileUrl: null, ...more } as const
  const after = await saveEntry(tx, entry, change)
  await countEntries(tx, competition, -1)
  await outbox.add(tx, [entryNews(entryWithdrawn, after, competition)])
}

const countEntries = (tx: Tx, { id }: CompetitionRow, by: 1 | -1) =>
  tx.competition.update({ where: { id }, data: { entryCount: { increment: by } } })

/** Writes a change of an entry, whose competition is locked, as a new version. */
export async function saveEntry(
  tx: Tx,
  entry: EntryRow,
  change: Partial<Omit<EntryRow, 'id' | 'version' | 'offer'>>,
): Promise<EntryRow> {
  const set = { ...change, version: entry.version + 1 }
  await tx.competitionEntry.update({ where: { id: entry.id }, data: set })
  return { ...entry, ...set }
}

/** Entries of a closed account stay, without their text; an event lets offers delete their decks. */
export async function forgetEntries(tx: Tx, { outbox }: Pick<Deps, 'outbox'>, entrantId: string): Promise<void> {
  // The lock of their competitions keeps judges and the background work away from them.
  const competitions = await tx.$queryRaw<Pick<CompetitionRow, 'id' | 'title'>[]>`
    SELECT id, title FROM competitions
    WHERE id IN (SELECT competition_id FROM competition_entries WHERE entrant_id = ${entrantId}) ORDER BY id FOR UPDATE`
  for (const competition of competitions)
    for (const entry of await findEntries(tx, { where: { entrantId, competitionId: competition.id } })) {
      const after = await saveEntry(tx, entry, { pitch: null, deckFileUrl: null, note: null })
      await outbox.add(tx, [entryNews(entrySnapshot, after, competition)])
    }
}
