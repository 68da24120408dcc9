import { competitionChanged } from '@storyright/contracts/events'
import type { ChangedCompetition } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { sendSignal } from '@storyright/mongodb'
import { type Expected, requireVersionOf } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { competitionNews } from './competition.events.ts'
import { viewCompetition } from './competition.view.ts'
import { recordCompetitionAudit } from './competition-audit-rows.ts'
import type { CompetitionRow } from './competition-rows.ts'
import { competitionsSignal } from './competitions-signal.ts'
import { lockCompetition } from './find-competition.ts'
import { requireFreeDates } from './funding-dates.ts'
import { requireFuture } from './open-competition.ts'
import { saveCompetition } from './save-competition.ts'

interface ChangeCompetitionInput {
  viewer: Viewer
  id: string
  form: ChangedCompetition
  expected: Expected
}
type ChangeDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>

/** Changes a competition without entries; with entries only its end can move, to later. */
export function changeCompetition(
  { db, transaction, outbox, clock }: ChangeDeps,
  { viewer, id, form, expected }: ChangeCompetitionInput,
): Promise<CompetitionRow> {
  return transaction(async (tx) => {
    const now = clock()
    const before = await lockCompetition(tx, db, id)
    await requireVersionOf(expected, before.version, () => viewCompetition({ db, clock }, viewer, before))
    if (before.chosenEntryId) throw communityRefusals.alreadyChosen()
    const change = changesOf(before, form)
    if (Object.keys(change).length === 0) return before
    const wanted = { ...before, ...change }
    requireOrder(wanted)
    if (before.entries > 0) requireLaterEnd(before, change)
    if (change.closesAt) requireFuture(wanted.closesAt, now)
    if (wanted.isFunding) await requireFreeDates(tx, db, wanted)
    const after = await saveCompetition(tx, db, before, {
      ...change,
      // A notice of a time that has moved is sent again at the new one.
      isOpeningTold: before.isOpeningTold && wanted.opensAt <= now,
      isEndTold: before.isEndTold && wanted.closesAt <= now,
      toldUntil: wanted.opensAt <= now ? before.toldUntil : null,
    })
    const judgement = { at: now, actorId: viewer.id, action: 'changed', competitionId: id } as const
    await recordCompetitionAudit(tx, db, { ...judgement, before: partOf(before, change), after: partOf(after, change) })
    await outbox.add(tx, [competitionNews(competitionChanged, after)])
    await sendSignal(db, competitionsSignal, tx)
    return after
  })
}

type Change = Partial<Omit<CompetitionRow, '_id' | 'version' | 'due'>>

/** The changed fields of the form. */
function changesOf(before: CompetitionRow, { opensAt, closesAt, ...words }: ChangedCompetition): Change {
  const form = {
    ...words,
    ...(opensAt && { opensAt: new Date(opensAt) }),
    ...(closesAt && { closesAt: new Date(closesAt) }),
  }
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && asValue(Reflect.get(before, name)) !== asValue(value)
  return Object.fromEntries(Object.entries(form).filter(differs))
}

const asValue = (value: unknown) => (value instanceof Date ? value.getTime() : value)
const partOf = (row: CompetitionRow, change: Change) =>
  Object.fromEntries(Object.keys(change).map((name) => [name, Reflect.get(row, name) as unknown]))

function requireOrder({ opensAt, closesAt }: Pick<CompetitionRow, 'opensAt' | 'closesAt'>): void {
  if (opensAt < closesAt) return
  const message = 'It has to close after it opens'
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'closesAt', message }] })
}

function requireLaterEnd(before: CompetitionRow, { closesAt, ...others }: Change): void {
  if (Object.keys(others).length > 0) throw communityRefusals.onlyTheEnd()
  if (closesAt && closesAt < before.closesAt) throw communityRefusals.onlyLater()
}
