import { z } from 'zod'
import {
  name,
  optionalLine,
  optionalText,
  requiredMarkdown,
  requiredText,
  sortBy,
  timestamp,
  uuid,
  wholeNumber,
} from '../fields.ts'
import { communityAddresses } from '../vocabulary/addresses/community.ts'
import {
  competitionMessages,
  competitionStatuses,
  entryStatuses,
  competitionLimits as limits,
} from '../vocabulary/competitions.ts'
import { limits as general } from '../vocabulary/constants.ts'
import { trailSorts } from '../vocabulary/sorts.ts'
import { defineCall } from './call.ts'
import { writer } from './comments.ts'

const ofOffer = z.object({ id: uuid, listingId: z.string(), listingTitle: z.string(), offerPrice: z.number().int() })

/** An entry as its entrant and administrators see it. */
export const competitionEntry = z
  .object({
    id: uuid,
    status: z.enum(entryStatuses),
    offerId: uuid.nullable(),
    offer: ofOffer.nullable().describe('The offer that it enters with, as it was'),
    pitch: z.string().nullable().describe('Of an offer, its notes for the funding competition'),
    deckFileUrl: z.string().nullable(),
    note: z.string().nullable().describe('What an administrator wrote to the entrant'),
    createdAt: timestamp,
  })
  .meta({ id: 'CompetitionEntry' })
export type CompetitionEntry = z.infer<typeof competitionEntry>

export const judgedEntry = competitionEntry
  .extend({ entrant: writer.extend({ companyName: z.string().nullable() }) })
  .meta({ id: 'JudgedEntry' })
export type JudgedEntry = z.infer<typeof judgedEntry>

export const competition = z
  .object({
    id: uuid,
    title: z.string(),
    brief: z.string().describe('What is sought'),
    sponsor: z.string(),
    prize: z.string(),
    rules: z.string().describe('Markdown'),
    opensAt: timestamp,
    closesAt: timestamp,
    status: z.enum(competitionStatuses),
    isFunding: z.boolean().describe('The funding competition, which every producer may enter, also by an offer'),
    entered: z.boolean().describe('By the viewer'),
    entry: competitionEntry.nullable().describe('The viewer’s own'),
    mayEnter: z.boolean().describe('The viewer, now'),
    entries: z.number().int().nonnegative().nullable().describe('How many entered; for administrators'),
    chosen: z.string().nullable().describe('What was chosen, once it is decided'),
  })
  .meta({ id: 'Competition' })
export type Competition = z.infer<typeof competition>

const form = {
  title: name(limits.title, 'Please give it a title'),
  brief: requiredText(limits.brief, 'Please say what is sought'),
  sponsor: name(limits.sponsor, 'Please name the sponsor'),
  prize: requiredText(limits.prize, 'Please say what the prize is'),
  rules: requiredMarkdown(limits.rules, 'Please write the rules'),
  opensAt: timestamp,
  closesAt: timestamp,
  isFunding: z.boolean().default(false),
}
const inOrder = ({ opensAt, closesAt }: { opensAt?: string | undefined; closesAt?: string | undefined }) =>
  !opensAt || !closesAt || Date.parse(opensAt) < Date.parse(closesAt)
const outOfOrder = { path: ['closesAt'], message: 'It has to close after it opens' }

const admin = { access: 'admin' } as const
const signedIn = { access: 'signedIn' } as const
const one = { params: z.object({ id: uuid }) }

const openCompetition = z.strictObject(form).refine(inOrder, outOfOrder)
export type CompetitionForm = z.infer<typeof openCompetition>
const changeCompetition = z
  .strictObject({ ...form, isFunding: z.boolean() })
  .partial()
  .refine(inOrder, outOfOrder)
  .meta({ example: { title: 'From page to pilot', closesAt: '2027-03-01T18:00:00.000Z' } })
export type ChangedCompetition = z.infer<typeof changeCompetition>

const enterCompetition = z
  .strictObject({
    offerId: uuid.nullish(),
    pitch: optionalText(limits.pitch),
    deckFileUrl: optionalLine(general.url),
  })
  .refine(({ offerId, pitch }) => Boolean(offerId) !== Boolean(pitch), {
    path: ['pitch'],
    message: 'Choose one of your offers, or write a pitch',
  })
  .refine(({ pitch, deckFileUrl }) => !pitch || deckFileUrl, {
    path: ['deckFileUrl'],
    message: competitionMessages.deckRequired,
  })
  .meta({
    example: { pitch: 'A harbour pilot brings in a ship.', deckFileUrl: 'https://storyright.test/deck.pdf' },
  })
export type EntryForm = z.infer<typeof enterCompetition>

const judgeEntry = z.strictObject({
  status: z.enum(['entered', 'shortlisted', 'chosen']),
  note: optionalText(limits.note).describe('To the entrant'),
})
export type Judgement = z.infer<typeof judgeEntry>

/** What an administrator did to a competition, or to one of its entries. */
export const competitionAuditActions = ['announced', 'changed', 'judged'] as const
export type CompetitionAuditAction = (typeof competitionAuditActions)[number]

export const competitionAuditEntry = z
  .object({
    id: uuid,
    at: timestamp,
    action: z.enum(competitionAuditActions),
    actor: writer,
    competition: z.object({ id: uuid, title: z.string() }),
    entrant: writer.nullable().describe('Whose entry was judged'),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'CompetitionAuditEntry' })
export type CompetitionAuditEntry = z.infer<typeof competitionAuditEntry>

export const competitionCalls = {
  competitions: defineCall(communityAddresses.competitions, {
    ...signedIn,
    summary: 'Competitions: those open first, then those to come, then those past',
    status: 200,
    reply: z.array(competition),
  }),
  competition: defineCall(communityAddresses.competition, {
    ...signedIn,
    ...one,
    summary: 'One of them',
    isVersioned: true,
    status: 200,
    reply: competition,
  }),
  openCompetition: defineCall(communityAddresses.openCompetition, {
    ...admin,
    summary: 'Announce a competition',
    body: openCompetition,
    status: 201,
    reply: competition,
  }),
  changeCompetition: defineCall(communityAddresses.changeCompetition, {
    ...admin,
    ...one,
    summary: 'Change it; once somebody has entered only its end can move, to later',
    isVersioned: true,
    body: changeCompetition,
    status: 200,
    reply: competition,
  }),
  enterCompetition: defineCall(communityAddresses.enterCompetition, {
    ...one,
    access: 'producer',
    refusedWith: competitionMessages.producersOnly,
    summary: 'Enter once: with an offer of one’s own, or a pitch with a deck',
    body: enterCompetition,
    status: 201,
    reply: competitionEntry,
  }),
  withdrawEntry: defineCall(communityAddresses.withdrawEntry, {
    ...one,
    access: 'producer',
    refusedWith: competitionMessages.producersOnly,
    summary: 'Take one’s entry back while the competition is open',
    status: 204,
  }),
  competitionEntries: defineCall(communityAddresses.competitionEntries, {
    ...admin,
    ...one,
    summary: 'All entries, the first first',
    query: z.object({
      cursor: z.string().max(600).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    status: 200,
    reply: z.array(judgedEntry),
  }),
  judgeEntry: defineCall(communityAddresses.judgeEntry, {
    ...admin,
    params: z.object({ id: uuid, entryId: uuid }),
    summary:
      'Shortlist an entry, take it off again, or choose it once the competition is closed; the entrants are told',
    body: judgeEntry,
    status: 200,
    reply: judgedEntry,
  }),
  competitionsAudit: defineCall(communityAddresses.competitionsAudit, {
    ...admin,
    summary: 'What administrators did to competitions and entries, newest first',
    query: z.object({
      sort: sortBy(trailSorts),
      cursor: z.string().max(600).optional(),
      limit: wholeNumber(1, 100).optional(),
    }),
    status: 200,
    reply: z.array(competitionAuditEntry),
  }),
  competitionsAuditCsv: defineCall(communityAddresses.competitionsAuditCsv, {
    access: 'admin',
    summary: 'All that administrators did to competitions and entries, as CSV',
    sends: 'text/csv',
    status: 200,
  }),
} as const
