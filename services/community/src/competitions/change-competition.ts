import { competitionChanged } from '@storyright/contracts/events'
import type { ChangedCompetition } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersionOf } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { competitionNews } from './competition.events.ts'
import {
  addCompetitionAudit,
  type CompetitionChange,
  type CompetitionRow,
  lockCompetition,
  requireFreeDates,
  saveCompetition,
  wakeCompetitions,
} from './competition.store.ts'
import { viewCompetition } from './competition.view.ts'
import { requireFuture } from './open-competition.ts'

interface ChangeCompetitionInput {
  viewer: Viewer
  id: string
  form: ChangedCompetition
  expected: Expected
}
type ChangeDeps = Pick<Deps, 'transaction' | 'outbox' | 'clock'>

/** Changes a competition without entries; with entries only its end can move, to later. */
export function changeCompetition(
  { transaction, outbox, clock }: ChangeDeps,
  { viewer, id, form, expected }: ChangeCompetitionInput,
): Promise<CompetitionRow> {
  return transaction(async (tx) => {
    const before = await lockCompetition(tx, id)
    const now = clock()
    await requireVersionOf(expected, before.version, () => viewCompetition({ db: tx, clock }, viewer, before))
    if (before.chosenEntryId) throw communityRefusals.alreadyChosen()
    const change = changesOf(before, form)
    if (Object.keys(change).length === 0) return before
    const wanted = { ...before, ...change }
    requireOrder(wanted)
    if (before.entryCount > 0) requireLaterEnd(before, change)
    if (change.closesAt) requireFuture(wanted.closesAt, now)
    if (wanted.isFunding) await requireFreeDates(tx, wanted)
    const after = await saveCompetition(tx, before, {
      ...change,
      // A notice of a time that has moved is sent again at the new one.
      openingPublished: before.openingPublished && wanted.opensAt <= now,
      endPublished: before.endPublished && wanted.closesAt <= now,
      notifiedUntil: wanted.opensAt <= now ? before.notifiedUntil : null,
    })
    const audit = { at: now, actorId: viewer.id, action: 'changed', competitionId: id } as const
    await addCompetitionAudit(tx, { ...audit, before: partOf(before, change), after: partOf(after, change) })
    await outbox.add(tx, [competitionNews(competitionChanged, after)])
    await wakeCompetitions(tx)
    return after
  })
}

/** The changed fields of the form. */
function changesOf(before: CompetitionRow, { opensAt, closesAt, ...words }: ChangedCompetition): CompetitionChange {
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
/** What a change is about, as the audit has it: times in words. */
const partOf = (row: CompetitionRow, change: CompetitionChange): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.keys(change).map((name) => {
      const value: Date | string | boolean = Reflect.get(row, name)
      return [name, value instanceof Date ? value.toISOString() : value]
    }),
  )

function requireOrder({ opensAt, closesAt }: Pick<CompetitionRow, 'opensAt' | 'closesAt'>): void {
  if (opensAt < closesAt) return
  const message = 'It has to close after it opens'
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'closesAt', message }] })
}

function requireLaterEnd(before: CompetitionRow, { closesAt, ...others }: CompetitionChange): void {
  if (Object.keys(others).length > 0) throw communityRefusals.onlyTheEnd()
  if (closesAt && closesAt < before.closesAt) throw communityRefusals.onlyLater()
}
