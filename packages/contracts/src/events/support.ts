import { z } from 'zod'
import { timestamp, uuid } from '../fields.ts'
import { supportPriorities, supportStatuses, supportTopics } from '../vocabulary/support.ts'
import { defineEvent } from './envelope.ts'

export const publicSupportThread = z.object({
  id: uuid,
  memberId: uuid,
  topic: z.enum(supportTopics),
  status: z.enum(supportStatuses),
  priority: z.enum(supportPriorities),
  offerId: uuid.nullable(),
  listingId: z.string().nullable(),
  /** The newest message: its beginning. */
  last: z.object({ id: uuid, authorId: uuid, isFromSupport: z.boolean(), excerpt: z.string(), at: timestamp }),
  /** Who closed it or opened it again. */
  by: uuid.nullable(),
})
export type PublicSupportThread = z.infer<typeof publicSupportThread>
const supportEvent = (verb: string) => defineEvent('community', 'support', verb, publicSupportThread)
export const supportAsked = supportEvent('asked')
export const supportReplied = supportEvent('replied')
export const supportClosed = supportEvent('closed')
export const supportReopened = supportEvent('reopened')
export const supportSnapshot = supportEvent('snapshot')
export const supportEvents = [supportAsked, supportReplied, supportClosed, supportReopened, supportSnapshot] as const
