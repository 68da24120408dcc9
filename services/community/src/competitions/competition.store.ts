import { randomUUID } from 'node:crypto'
import type { CompetitionAuditAction } from '@storyright/contracts/http'
import type { CompetitionStatus } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import type { Competition, CompetitionAudit, Prisma } from '../generated/client.ts'
import { dueOf, statusOf } from './competition.ts'

export type CompetitionRow = Competition

export async function findCompetition(db: Tx, id: string): Promise<CompetitionRow> {
  const row = await db.competition.findUnique({ where: { id } })
  if (!row) throw communityRefusals.competitionNotFound()
  return row
}

/**
 * The competition, which nobody else changes until the transaction ends: entering, leaving, judging and the background work all lock it
 * before they look at entries.
 */
export async function lockCompetition(tx: Tx, id: string): Promise<CompetitionRow> {
  await tx.$queryRaw`SELECT FROM competitions WHERE id = ${id} FOR UPDATE`
  return findCompetition(tx, id)
}

/** The same of the funding competition that was open at a time, if it is not decided. */
export async function lockFundingCompetition(tx: Tx, at: Date): Promise<CompetitionRow | null> {
  const [open] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM competitions WHERE is_funding AND chosen_entry_id IS NULL
      AND opens_at <= ${at}::timestamptz AND closes_at > ${at}::timestamptz FOR UPDATE`
  return open ? findCompetition(tx, open.id) : null
}

/** So many past competitions are listed. */
const LISTED_PAST = 50

/** Open ones, the next to close first; coming ones, the next to open first; past ones, the latest first. */
export async function listCompetitions(db: Database, now: Date): Promise<CompetitionRow[]> {
  const [coming, past] = await Promise.all([
    db.competition.findMany({ where: { closesAt: { gt: now } } }),
    db.competition.findMany({
      where: { closesAt: { lte: now } },
      orderBy: [{ closesAt: 'desc' }, { id: 'asc' }],
      take: LISTED_PAST,
    }),
  ])
  const placeOf = { open: 0, upcoming: 1, closed: 2, decided: 2 } satisfies Record<CompetitionStatus, number>
  const inOrder = coming
    .map((row) => ({ row, place: placeOf[statusOf(row, now)] }))
    .toSorted((one, other) => one.place - other.place || timeOf(one) - timeOf(other))
  return [...inOrder.map(({ row }) => row), ...past]
}

const timeOf = ({ row, place }: { row: CompetitionRow; place: number }) =>
  (place === 0 ? row.closesAt : row.opensAt).getTime()

export type CompetitionChange = Partial<Omit<CompetitionRow, 'id' | 'version' | 'due'>>

/** Writes a change of a locked competition, which is to be published as a new version. */
export function saveCompetition(tx: Tx, row: CompetitionRow, change: CompetitionChange): Promise<CompetitionRow> {
  const version = row.version + 1
  const due = dueOf({ ...row, ...change })
  return tx.competition.update({ where: { id: row.id }, data: { ...change, version, due } })
}

/** How far the background work has got, which is not published. */
export async function saveProgress(
  tx: Tx,
  row: CompetitionRow,
  progress: Partial<Pick<CompetitionRow, 'notifiedUntil' | 'settledUntil'>>,
): Promise<void> {
  await tx.competition.update({ where: { id: row.id }, data: { ...progress, due: dueOf({ ...row, ...progress }) } })
}

/** The background work listens here for what it has to do before its time. */
export const COMPETITIONS_CHANNEL = 'competitions'
export const wakeCompetitions = (tx: Tx) => tx.$executeRaw`SELECT pg_notify(${COMPETITIONS_CHANNEL}, '')`

/** Of two changes of the times of funding competitions one waits for the other, so that neither misses it. */
const FUNDING_LOCK = 'funding competitions'

/** An offer enters the funding competition that is open, so there is one at a time. */
export async function requireFreeDates(
  tx: Tx,
  { id, opensAt, closesAt }: Pick<CompetitionRow, 'id' | 'opensAt' | 'closesAt'>,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${FUNDING_LOCK}, 0))`
  const other = await tx.competition.findFirst({
    where: { isFunding: true, id: { not: id }, closesAt: { gt: opensAt }, opensAt: { lt: closesAt } },
  })
  if (other)
    throw communityRefusals.fundingOverlaps({
      message: `The funding competition “${other.title}” is open at that time.`,
    })
}

type NewAudit = Pick<CompetitionAudit, 'at' | 'actorId' | 'competitionId'> &
  Partial<Pick<CompetitionAudit, 'entryId' | 'entrantId'>> & {
    action: CompetitionAuditAction
    before: Prisma.InputJsonObject
    after: Prisma.InputJsonObject
  }

/** Writes down what an administrator did, in the transaction that does it. */
export async function addCompetitionAudit(tx: Tx, audit: NewAudit): Promise<void> {
  await tx.competitionAudit.create({ data: { id: randomUUID(), ...audit } })
}
