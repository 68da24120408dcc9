import type { PublicOffer } from '@storyright/contracts/events'
import {
  access,
  type CompetitionStatus,
  dayAndTime,
  type EntryStatus,
  gates,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { communityRefusals } from '../errors.ts'
import type { CompetitionRow } from './competition.store.ts'

type Times = Pick<CompetitionRow, 'opensAt' | 'closesAt'>
type Judged = Times & Pick<CompetitionRow, 'chosenEntryId'>

/** Its last moment is before `closesAt`. */
export function statusOf({ opensAt, closesAt, chosenEntryId }: Judged, now: Date): CompetitionStatus {
  if (chosenEntryId) return 'decided'
  if (now < opensAt) return 'upcoming'
  return now < closesAt ? 'open' : 'closed'
}

/** The funding competition is every producer's, the others are premium's. */
export const mayTakePart = (viewer: Viewer, { isFunding }: Pick<CompetitionRow, 'isFunding'>): boolean =>
  access.producer(viewer) && (isFunding || access[gates.competitions.access](viewer))

/** An offer counts once its agent has got it, and as long as it has not come to nothing. */
export const isWithAgent = ({ reachedAgent, status }: PublicOffer): boolean =>
  reachedAgent && (status === 'pending' || status === 'accepted')

const at = (time: Date) => `${dayAndTime(time)}, UK time`

/** Entries come and go while it is open. */
export function requireOpen(competition: Judged, now: Date): void {
  const status = statusOf(competition, now)
  if (status === 'open') return
  const { opensAt, closesAt } = competition
  const message = status === 'upcoming' ? `This competition opens on ${at(opensAt)}.` : `It closed on ${at(closesAt)}.`
  throw communityRefusals.competitionNotOpen({ message })
}

/** One entry is chosen, after the close; before that entries go on and off the shortlist. */
export function requireJudgeable(competition: Judged, from: EntryStatus, to: EntryStatus, now: Date): void {
  const status = statusOf(competition, now)
  if (status === 'decided') throw communityRefusals.alreadyChosen()
  if (from === to) throw communityRefusals.alreadyJudged()
  if (to === 'chosen' && status !== 'closed')
    throw communityRefusals.choosesLater({
      message: `It is open until ${at(competition.closesAt)}: an entry can be chosen after that.`,
    })
}

/** What an entry is once the competition was decided, also before that was written to it. */
export function standingOf(status: EntryStatus, { chosenEntryId }: Pick<CompetitionRow, 'chosenEntryId'>): EntryStatus {
  return chosenEntryId && (status === 'entered' || status === 'shortlisted') ? 'not_chosen' : status
}

const BEGINNING = new Date(0)

/** When the background work is needed: at once while people are being notified, else when it opens, else when it closes. */
export function dueOf(row: Omit<CompetitionRow, 'due'>): Date | null {
  if (row.notifiedUntil !== null || row.settledUntil !== null) return BEGINNING
  if (!row.openingPublished) return row.opensAt
  return row.endPublished ? null : row.closesAt
}
