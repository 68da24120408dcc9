import { z } from 'zod'
import { uuid } from '../fields.ts'
import { defineEvent } from './envelope.ts'

/** A subscription's public state; the entity's id is the user's. */
export const membership = z.object({ userId: uuid, premiumExpiresAt: z.iso.datetime().nullable() })
export type Membership = z.infer<typeof membership>

const membershipEvent = (verb: string) => defineEvent('membership', 'membership', verb, membership)
export const membershipActivated = membershipEvent('activated')
export const membershipRenewed = membershipEvent('renewed')
export const membershipCancelled = membershipEvent('cancelled')
export const membershipExpired = membershipEvent('expired')
export const membershipSnapshot = membershipEvent('snapshot')
export const membershipEvents = [
  membershipActivated,
  membershipRenewed,
  membershipCancelled,
  membershipExpired,
  membershipSnapshot,
] as const

/** What somebody has opened in one calendar month (UTC); the entity's id is `<userId>_<month>`. */
export const viewsOfMonth = z.object({
  userId: uuid,
  month: z.string(),
  /** Different listings that were counted, in the order of opening. */
  counted: z.array(z.string()),
  /** Those that were let in beyond the limit while nobody could count. */
  letIn: z.array(z.string()),
})
export type ViewsOfMonth = z.infer<typeof viewsOfMonth>
export const viewCounted = defineEvent('membership', 'view', 'counted', viewsOfMonth)
export const viewSnapshot = defineEvent('membership', 'view', 'snapshot', viewsOfMonth)
