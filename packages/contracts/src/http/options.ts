import { z } from 'zod'
import { optionalText, requiredLine, uuid } from '../fields.ts'
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
    summary: 'Upload a document about an accepted offer’s option (pdf, png or jpeg, at most 20 MB)',
    access: 'signedIn', // the two parties; decided where they are known
    refusedWith: messages.onlyParties,
    params: oneOffer,
    upload: 'file',
    status: 201,
    reply: z.object({ documentUrl: z.url() }),
  }),
  getOptionDocument: defineCall(offersAddresses.getOptionDocument, {
    summary: 'A document about an option, for its two parties and administrators',
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
