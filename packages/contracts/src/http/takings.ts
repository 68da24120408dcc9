import { z } from 'zod'
import { optionalPrintedLine, optionalPrintedText, requiredText, timestamp, uuid } from '../fields.ts'
import { offersAddresses } from '../vocabulary/addresses/offers.ts'
import { limits } from '../vocabulary/constants.ts'
import { type TakingKind, takingKinds } from '../vocabulary/listing-options.ts'
import { defineCall } from './call.ts'
import { rightsLine, takenRights } from './rights-line.ts'

/** Whether somebody may have these rights now, and what stands in the way. Nobody is named. */
export const rightsAvailability = z
  .object({
    asked: rightsLine,
    free: z.enum(['all', 'part', 'none']),
    lines: z.array(rightsLine).describe('What of it is free'),
    taken: z.array(takenRights),
    text: z.string().describe('The same in sentences'),
    asOf: timestamp,
  })
  .meta({ id: 'RightsAvailability' })
export type RightsAvailability = z.infer<typeof rightsAvailability>

export const taking = z
  .object({
    id: uuid,
    kind: z.enum(takingKinds),
    lines: z.array(rightsLine),
    /** Who has the rights: the producer of an option or a grant, whom the agent named of others. */
    holder: z.string().nullable(),
    offerId: uuid.nullable(),
    until: timestamp.nullable(),
    /** Further rights that the offer asked for in words, and which no line covers. */
    inWords: z.string().nullable(),
    note: z.string().nullable(),
    endedAt: timestamp.nullable(),
  })
  .meta({ id: 'Taking' })
export type Taking = z.infer<typeof taking>

/** What an agent records; options and grants come of offers. */
const recordedKinds = ['outside', 'holdback'] as const satisfies TakingKind[]

const lines = requiredText(limits.rightsBook, 'Say which rights')
const holder = optionalPrintedLine(limits.title)
const note = optionalPrintedText(limits.longText)
const oneListing = z.object({ id: z.string() })
const oneTaking = z.object({ id: z.string(), takingId: z.string() })

const ofTheAgent = {
  access: 'manageListings', // the listing's agent and administrators; decided where the owner is known
  refusedWith: 'You can only manage your own listings.',
} as const

/** What is free and what is taken of a listing's rights. */
export const takingCalls = {
  rightsAvailability: defineCall(offersAddresses.rightsAvailability, {
    summary: 'Whether the rights of a line are free, what is taken of them, why and until when. Not counted as a view',
    access: 'signedIn',
    params: oneListing,
    query: z.object({
      grant: requiredText(limits.rightsLine, 'Say which rights you want')
        .optional()
        .describe('A line of rights; left out, all of them, everywhere, exclusively'),
    }),
    mayBeMissing: true,
    status: 200,
    reply: rightsAvailability,
  }),
  listTakings: defineCall(offersAddresses.listTakings, {
    summary: 'Who has which rights of a listing: options, grants, what was granted elsewhere and what is held back',
    ...ofTheAgent,
    params: oneListing,
    isVersioned: true,
    status: 200,
    reply: z.array(taking),
  }),
  addTaking: defineCall(offersAddresses.addTaking, {
    summary: 'Say that rights were granted elsewhere, or are held back',
    ...ofTheAgent,
    perPerson: 'edits',
    params: oneListing,
    body: z.strictObject({ kind: z.enum(recordedKinds), lines, holder, note }),
    status: 201,
    reply: taking,
  }),
  changeTaking: defineCall(offersAddresses.changeTaking, {
    summary: 'Change what was said of rights that were granted elsewhere or are held back; what is left out stays',
    ...ofTheAgent,
    perPerson: 'edits',
    params: oneTaking,
    body: z.strictObject({ lines: lines.optional(), holder: holder.optional(), note: note.optional() }),
    isVersioned: true,
    status: 200,
    reply: taking,
  }),
  endTaking: defineCall(offersAddresses.endTaking, {
    summary: 'Say that rights granted elsewhere or held back are free again; the entry stays as ended',
    ...ofTheAgent,
    perPerson: 'edits',
    params: oneTaking,
    isVersioned: true,
    status: 200,
    reply: taking,
  }),
} as const
