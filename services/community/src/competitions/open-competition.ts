import { randomUUID } from 'node:crypto'
import { competitionAnnounced } from '@storyright/contracts/events'
import type { CompetitionForm } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { sendSignal } from '@storyright/mongodb'
import { claimKey } from '../content/request-rows.ts'
import type { Deps } from '../deps.ts'
import { competitionNews } from './competition.events.ts'
import { dueOf } from './competition.ts'
import { recordCompetitionAudit } from './competition-audit-rows.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { competitionsSignal } from './competitions-signal.ts'
import { requireFreeDates } from './funding-dates.ts'

type OpenDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>

interface OpenCompetitionInput {
  viewer: Viewer
  form: CompetitionForm
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

const blank = {
  version: 1,
  entries: 0,
  locks: 0,
  isOpeningTold: false,
  isEndTold: false,
  toldUntil: null,
  settledUntil: null,
  chosenEntryId: null,
  decidedAt: null,
}

/** Announces a competition; it opens by itself. With a key the same request announces one. */
export async function openCompetition(
  { db, transaction, outbox, clock }: OpenDeps,
  { viewer, form, key }: OpenCompetitionInput,
): Promise<CompetitionRow> {
  const now = clock()
  const [opensAt, closesAt] = [new Date(form.opensAt), new Date(form.closesAt)]
  requireFuture(closesAt, now)
  const planned = { ...blank, ...form, _id: randomUUID(), opensAt, closesAt, createdAt: now }
  const row: CompetitionRow = { ...planned, due: dueOf(planned) }
  const id = await transaction(async (tx) => {
    const known = await claimKey(tx, db, { viewer, key, asked: form }, { id: row._id, at: now })
    if (known) return known
    if (row.isFunding) await requireFreeDates(tx, db, row)
    await competitionRows.of(db).insertOne(row, { session: tx })
    const judgement = { at: now, actorId: viewer.id, action: 'announced', competitionId: row._id } as const
    await recordCompetitionAudit(tx, db, { ...judgement, before: {}, after: { ...form } })
    await outbox.add(tx, [competitionNews(competitionAnnounced, row)])
    await sendSignal(db, competitionsSignal, tx)
    return row._id
  })
  return id === row._id ? row : (await competitionRows.of(db).findOne({ _id: id }))!
}

/** A competition that is over cannot be announced. */
export function requireFuture(closesAt: Date, now: Date): void {
  if (closesAt > now) return
  const message = 'It has to close in the future'
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'closesAt', message }] })
}
