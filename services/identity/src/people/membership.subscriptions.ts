import { type Envelope, type Membership, membershipEvents, sessionsChanged } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** Keeps each person's premium expiry, from membership's latest event. */
export function membershipSubscriptions({ people, outbox }: Pick<Deps, 'people' | 'outbox'>): Subscription<Tx>[] {
  const keep = async ({ subject, entityversion, data }: Envelope<Membership>, tx: Tx) => {
    const until = data.premiumExpiresAt === null ? null : new Date(data.premiumExpiresAt)
    const isNews = await people.keepMembership(tx, subject, entityversion, until)
    if (isNews) await outbox.add(tx, [sessionsChanged({ userId: subject })])
  }
  return membershipEvents.map((event) => on(event, keep))
}
