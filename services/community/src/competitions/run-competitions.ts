import type { PublicUser } from '@storyright/contracts/events'
import { competitionClosed, competitionOpened, entryJudged } from '@storyright/contracts/events'
import { day, dayAndTime } from '@storyright/contracts/vocabulary'
import type { Background, Lease } from '@storyright/service-kit'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notifications/notify.ts'
import { findActive, findMemberships } from '../people/person.store.ts'
import { viewerOf } from '../people/readers.ts'
import { competitionNews, entryNews } from './competition.events.ts'
import {
  COMPETITIONS_CHANNEL,
  type CompetitionRow,
  lockCompetition,
  saveCompetition,
  saveProgress,
} from './competition.store.ts'
import { dueOf, mayTakePart } from './competition.ts'
import { type EntryRow, findEntries } from './entry.store.ts'
import { judgedNotice, linkTo } from './judge-entry.ts'

type JobDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>

const EVERY_MS = 1_000
const AT_ONCE = 20

/** Opens and closes competitions at their times, and notifies people, in one replica at a time. */
export function runningCompetitions(deps: JobDeps, leaseOf: (name: string, rungBy: string) => Lease): Background {
  return {
    name: 'competitions',
    lease: leaseOf('competitions', COMPETITIONS_CHANNEL),
    works: [
      { name: 'competitions', everyMs: EVERY_MS, isCalled: true, round: ({ signal }) => runCompetitions(deps, signal) },
    ],
  }
}

/** Takes one step after another until nothing is due. What fails holds up nothing else. */
async function runCompetitions(deps: JobDeps, signal: AbortSignal): Promise<void> {
  const failed: string[] = []
  while (!signal.aborted) {
    const due = await deps.db.competition.findMany({
      where: { due: { lte: deps.clock() }, id: { notIn: failed } },
      select: { id: true },
      orderBy: { due: 'asc' },
      take: AT_ONCE,
    })
    if (due.length === 0) break
    for (const { id } of due) {
      if (signal.aborted) return
      try {
        await advanceCompetition(deps, id)
      } catch (error) {
        failed.push(id)
        deps.logger.error({ competitionId: id, err: error }, 'A competition could not go on')
      }
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} competitions could not go on`)
}

/**
 * The next step of one competition, in one transaction: notices and progress are written together, so whoever is
 * killed between two steps, or is the second to take one, repeats nothing and leaves nothing out.
 */
function advanceCompetition(deps: JobDeps, id: string): Promise<void> {
  return deps.transaction(async (tx) => {
    const row = await lockCompetition(tx, id)
    const now = deps.clock()
    const due = dueOf(row)
    if (!due || due > now) return
    if (!row.openingPublished) await openNow(tx, deps, row, now)
    else if (!row.endPublished && row.closesAt <= now) await close(tx, deps, row)
    else if (row.settledUntil !== null) await settleEntries(tx, deps, row, row.settledUntil)
    else if (row.notifiedUntil !== null) await notifyOfOpening(tx, deps, row, row.notifiedUntil)
  })
}

/** Whoever may enter is notified in the steps that follow, unless it is over by then. */
async function openNow(tx: Tx, { outbox }: JobDeps, row: CompetitionRow, now: Date): Promise<void> {
  const opened = { openingPublished: true, notifiedUntil: row.closesAt > now ? '' : null }
  await outbox.add(tx, [competitionNews(competitionOpened, await saveCompetition(tx, row, opened))])
}

async function close(tx: Tx, deps: JobDeps, row: CompetitionRow): Promise<void> {
  const closed = await saveCompetition(tx, row, { endPublished: true, notifiedUntil: null })
  await deps.outbox.add(tx, [competitionNews(competitionClosed, closed)])
  const { title, entryCount, closesAt } = row
  await notify(deps, tx, {
    what: `competition ${row.id} closed ${closesAt.toISOString()}`,
    kind: 'competitions',
    personIds: await findActive(tx, 'admin'),
    title: `“${title}” has closed with ${entryCount === 1 ? 'one entry' : `${entryCount} entries`}`,
    detail:
      entryCount > 0
        ? `Please choose one; we then notify all entrants. It closed on ${day(closesAt)}.`
        : `Nobody entered by ${day(closesAt)}.`,
    link: `/admin/competitions?competition=${row.id}`,
  })
}

const BATCH = 200

/** Notifies the next batch of those who may enter, and stores who was the last. */
async function notifyOfOpening(tx: Tx, deps: JobDeps, row: CompetitionRow, after: string): Promise<void> {
  const found = await tx.person.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: BATCH })
  const ids = found.map(({ id }) => id)
  const paidBy = await findMemberships(tx, ids)
  const people = found.map(({ person }) => person as unknown as PublicUser)
  const concerned = people.filter(
    (person) => person.status === 'active' && mayTakePart(viewerOf(person, paidBy.get(person.id), deps.clock()), row),
  )
  await notify(deps, tx, {
    what: `competition ${row.id} opened ${row.opensAt.toISOString()}`,
    kind: 'competitions',
    personIds: concerned.map(({ id }) => id),
    title: `“${row.title}” is open until ${dayAndTime(row.closesAt)}`,
    detail: `${row.sponsor}: ${row.prize}`,
    link: linkTo(row),
  })
  await saveProgress(tx, row, { notifiedUntil: found.length < BATCH ? null : ids.at(-1)! })
}

/** Notifies the next batch of those who were not chosen, kindly, and stores who was the last. */
async function settleEntries(tx: Tx, deps: JobDeps, row: CompetitionRow, after: string): Promise<void> {
  const found = await findEntries(tx, {
    where: { competitionId: row.id, isCurrent: true, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: BATCH,
  })
  const others = found
    .filter(({ id }) => id !== row.chosenEntryId)
    .map((entry): EntryRow => ({ ...entry, status: 'not_chosen', version: entry.version + 1 }))
  if (others.length > 0) {
    await tx.competitionEntry.updateMany({
      where: { id: { in: others.map(({ id }) => id) } },
      data: { status: 'not_chosen', version: { increment: 1 } },
    })
    await deps.outbox.add(
      tx,
      others.map((entry) => entryNews(entryJudged, entry, row)),
    )
    const personIds = others.map(({ entrantId }) => entrantId)
    // One notice for all of them: each is notified once of this competition.
    await notify(deps, tx, { ...judgedNotice(row, others[0]!), what: `competition ${row.id} decided`, personIds })
  }
  await saveProgress(tx, row, { settledUntil: found.length < BATCH ? null : found.at(-1)!.id })
}
