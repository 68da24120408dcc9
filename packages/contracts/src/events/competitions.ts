import { z } from 'zod'
import { timestamp, uuid } from '../fields.ts'
import { entryStatuses } from '../vocabulary/competitions.ts'
import { defineEvent } from './envelope.ts'

export const publicCompetition = z.object({
  id: uuid,
  title: z.string(),
  sponsor: z.string(),
  prize: z.string(),
  opensAt: timestamp,
  closesAt: timestamp,
  isFunding: z.boolean(),
})
export type PublicCompetition = z.infer<typeof publicCompetition>
const competitionEvent = (verb: string) => defineEvent('community', 'competition', verb, publicCompetition)
export const competitionAnnounced = competitionEvent('announced')
export const competitionChanged = competitionEvent('changed')
/** Its opening time has come. */
export const competitionOpened = competitionEvent('opened')
/** Its closing time has come: administrators judge. */
export const competitionClosed = competitionEvent('closed')
export const competitionSnapshot = competitionEvent('snapshot')

export const publicEntry = z.object({
  id: uuid,
  competitionId: uuid,
  competitionTitle: z.string(),
  entrantId: uuid,
  status: z.enum(entryStatuses),
  offerId: uuid.nullable(),
  deckFileUrl: z.string().nullable(),
  /** What an administrator wrote to the entrant. */
  note: z.string().nullable(),
  createdAt: timestamp,
})
export type PublicEntry = z.infer<typeof publicEntry>
const entryEvent = (verb: string) => defineEvent('community', 'entry', verb, publicEntry)
export const competitionEntered = entryEvent('submitted')
export const entryWithdrawn = entryEvent('withdrawn')
/** Shortlisted, taken off the list, chosen, or not chosen. */
export const entryJudged = entryEvent('judged')
export const entrySnapshot = entryEvent('snapshot')

export const competitionEvents = [
  competitionAnnounced,
  competitionChanged,
  competitionOpened,
  competitionClosed,
  competitionSnapshot,
  competitionEntered,
  entryWithdrawn,
  entryJudged,
  entrySnapshot,
] as const
