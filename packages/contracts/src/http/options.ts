import { z } from 'zod'
import { optionalText, requiredLine, requiredText, uuid } from '../fields.ts'
import { offersAddresses } from '../vocabulary/addresses/offers.ts'
import { limits } from '../vocabulary/constants.ts'
import { feeChoices, offerLimits, offerMessages, optionNoticeAnswers } from '../vocabulary/offer-options.ts'
import { defineCall } from './call.ts'
import { offer } from './offer.ts'

const messages = offerMessages
const oneOffer = z.object({ id: uuid })
const noticeBody = z.strictObject({
  documentUrl: z.string({ error: messages.documentRequired }).pipe(requiredLine(limits.url, messages.documentRequired)),
  note: optionalText(limits.longText),
})

/** One party records what happened; the other one answers. */
const recording = {
  access: 'signedIn', // the two parties; decided where they are known
  refusedWith: messages.onlyParties,
  params: oneOffer,
  body: noticeBody,
  status: 201,
  reply: offer,
} as const

/** What the two parties do with an option after the deal. */
export const optionCalls = {
  uploadOptionDocument: defineCall(offersAddresses.uploadOptionDocument, {
    summary:
      'Put a document on an offer’s shelf (pdf, png, jpeg or docx, at most 20 MB); the same name is its next version',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: messages.onlyParties,
    params: oneOffer,
    upload: 'file',
    status: 201,
    reply: z.object({ id: uuid, documentUrl: z.url(), version: z.number().int(), sha256: z.string() }),
  }),
  getOptionDocument: defineCall(offersAddresses.getOptionDocument, {
    summary: 'A document of an offer’s shelf, for its two sides and administrators',
    access: 'signedIn',
    params: z.object({ id: uuid, name: z.string() }),
    status: 200,
  }),
  recordExtension: defineCall(offersAddresses.recordExtension, {
    summary: 'Say that the option was extended as the agreement allows; it counts once the other side confirms',
    ...recording,
  }),
  recordExercise: defineCall(offersAddresses.recordExercise, {
    summary: 'Say that the option was exercised; the listing is sold once the other side confirms',
    ...recording,
  }),
  recordReversion: defineCall(offersAddresses.recordReversion, {
    summary: 'Say that the rights went back to the author; the option or grant ends once the other side confirms',
    ...recording,
  }),
  surrenderRights: defineCall(offersAddresses.surrenderRights, {
    summary: 'Give rights of an option or a grant back, at once: some lines, or `null` for all, which ends it',
    access: 'signedIn', // its producer; decided where they are known
    refusedWith: messages.onlyProducerSurrenders,
    params: oneOffer,
    body: z.strictObject({
      lines: requiredText(limits.rightsBook, 'Say which rights')
        .nullable()
        .describe('A book of rights; `null` for all'),
    }),
    status: 201,
    reply: offer,
  }),
  chooseAfterReturn: defineCall(offersAddresses.chooseAfterReturn, {
    summary: 'End an option whose fee went back to the card, or keep it and say why',
    access: 'signedIn', // its agent and administrators; decided where they are known
    refusedWith: messages.onlyAgentChooses,
    params: oneOffer,
    body: z.strictObject({ choice: z.enum(feeChoices), note: optionalText(offerLimits.settlementNote) }),
    status: 200,
    reply: offer,
  }),
  answerOptionNotice: defineCall(offersAddresses.answerOptionNotice, {
    summary: 'Confirm or decline what the other side recorded, or withdraw one’s own',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: messages.onlyParties,
    params: z.object({ id: uuid, noticeId: uuid }),
    body: z.strictObject({ answer: z.enum(optionNoticeAnswers), reason: optionalText(offerLimits.cancellationReason) }),
    status: 200,
    reply: offer,
  }),
} as const
