import { z } from 'zod'
import { requiredText, uuid, wholeNumber } from '../fields.ts'
import { offersAddresses } from '../vocabulary/addresses/offers.ts'
import { offerLimits, offerMessages } from '../vocabulary/offer-options.ts'
import { defineCall } from './call.ts'
import { offerMessage } from './offer.ts'

const messages = offerMessages
const oneOffer = z.object({ id: uuid })
const messageId = wholeNumber(1, 1_000_000_000)

/** What the two sides of an offer write to each other, from when it reached the agent. */
export const offerThreadCalls = {
  listMessages: defineCall(offersAddresses.listMessages, {
    summary: 'The newest messages of an offer, the oldest of them first; with `before`, those before that message',
    access: 'signedIn', // the two sides and administrators; decided where they are known
    params: oneOffer,
    query: z.strictObject({ before: messageId.optional() }),
    status: 200,
    reply: z.array(offerMessage),
  }),
  postMessage: defineCall(offersAddresses.postMessage, {
    summary: 'Write to the other side of an offer. Takes an Idempotency-Key header',
    access: 'signedIn', // the two sides; decided where they are known
    refusedWith: messages.onlyParties,
    params: oneOffer,
    body: z.strictObject({
      text: requiredText(offerLimits.message, 'Please write a message'),
      /** Documents of this offer's shelf. */
      documentIds: z.array(uuid).max(offerLimits.documentsOfMessage, messages.tooManyDocuments).nullish(),
    }),
    status: 201,
    reply: offerMessage,
  }),
  retractMessage: defineCall(offersAddresses.retractMessage, {
    summary: 'Take one’s own message back; “retracted” is left, and the audit trail keeps the text',
    access: 'signedIn', // who wrote it; decided where that is known
    refusedWith: messages.onlyParties,
    params: z.object({ id: uuid, message: messageId }),
    status: 200,
    reply: offerMessage,
  }),
  markMessagesRead: defineCall(offersAddresses.markMessagesRead, {
    summary: 'Say up to which message one has read',
    access: 'signedIn', // the two sides; decided where they are known
    refusedWith: messages.onlyParties,
    params: oneOffer,
    body: z.strictObject({ upTo: messageId }),
    status: 204,
  }),
}
