import { day, type EntryStatus } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'
import type { CompetitionRow } from './competition-rows.ts'
import type { EntryRow } from './entry-rows.ts'

const titleOf: Record<Exclude<EntryStatus, 'withdrawn'>, (title: string) => string> = {
  entered: (title) => `Your entry is no longer on the shortlist of “${title}”`,
  shortlisted: (title) => `Your entry is on the shortlist of “${title}”`,
  chosen: (title) => `Your entry was chosen: congratulations on “${title}”`,
  not_chosen: (title) => `Another entry was chosen in “${title}”. Thank you for yours; it was read with care`,
}

export const linkTo = ({ _id }: Pick<CompetitionRow, '_id'>) => `/competitions/${_id}`

/** The notice of a judgement, with the administrator's words. */
export function judgedNotice(competition: CompetitionRow, entry: EntryRow): Omit<Notice, 'personIds'> {
  const { _id, version, status, note, offer, createdAt } = entry
  const { closesAt, entries } = competition
  // The same for everybody who was not chosen: nothing about one entry.
  const end = `It closed on ${day(closesAt)} with ${entries === 1 ? 'one entry' : `${entries} entries`}.`
  const what = offer ? ` with your offer on “${offer.listingTitle}”` : ''
  return {
    what: `entry ${_id} ${version}`,
    kind: 'competitions',
    title: titleOf[status as keyof typeof titleOf](competition.title),
    detail: status === 'not_chosen' ? end : (note ?? `You entered${what} on ${day(createdAt)}.`),
    link: linkTo(competition),
  }
}
