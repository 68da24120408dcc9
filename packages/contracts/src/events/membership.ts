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
