import { randomUUID } from 'node:crypto'
import { competitionAnnounced } from '@storyright/contracts/events'
import type { CompetitionForm } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { claimKey } from '../content/claim-key.ts'
import type { Deps } from '../deps.ts'
import { competitionNews } from './competition.events.ts'
import {
  addCompetitionAudit,
  type CompetitionRow,
  findCompetition,
  requireFreeDates,
  wakeCompetitions,
} from './competition.store.ts'
import { dueOf } from './competition.ts'

type OpenDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>

interface OpenCompetitionInput {
  viewer: Viewer
  form: CompetitionForm
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

const blank = {
  version: 1,
  entryCount: 0,
  openingPublished: false,
  endPublished: false,
  notifiedUntil: null,
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
  const planned = { ...blank, ...form, id: randomUUID(), opensAt, closesAt, createdAt: now }
  const row: CompetitionRow = { ...planned, due: dueOf(planned) }
  const id = await transaction(async (tx) => {
    const known = await claimKey(tx, { viewer, key, asked: form }, { id: row.id, at: now })
    if (known) return known
    if (row.isFunding) await requireFreeDates(tx, row)
    await tx.competition.create({ data: row })
    const audit = { at: now, actorId: viewer.id, action: 'announced', competitionId: row.id } as const
    await addCompetitionAudit(tx, { ...audit, before: {}, after: { ...form } })
    await outbox.add(tx, [competitionNews(competitionAnnounced, row)])
    await wakeCompetitions(tx)
    return row.id
  })
  return id === row.id ? row : findCompetition(db, id)
}

/** A competition that is over cannot be announced. */
export function requireFuture(closesAt: Date, now: Date): void {
  if (closesAt > now) return
  const message = 'It has to close in the future'
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'closesAt', message }] })
}
