import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts'
import { isNewer, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffers } from '../offers/end-offers.ts'

/** Keeps what identity says of a person. With a closed account its pending offers end, on either side. */
export const followPerson =
  (deps: Pick<Deps, 'outbox' | 'clock'>) =>
  async ({ data, entityversion: version }: Envelope<PublicUser>, tx: Tx): Promise<void> => {
    const { id, role, status, firstName, lastName, companyName } = data
    const known = await tx.person.findUnique({ where: { id }, select: { version: true } })
    if (!isNewer(known, version)) return
    const now = { role, status, firstName, lastName, companyName, version }
    await tx.person.upsert({ where: { id }, create: { id, ...now }, update: now })
    if (status !== 'closed') return
    await endOffers(tx, deps, { producerId: id }, 'producer_closed')
    await endOffers(tx, deps, { agentId: id }, 'agent_closed')
  }

export const personSubscriptions = (deps: Pick<Deps, 'outbox' | 'clock'>): Subscription<Tx>[] =>
  userEvents.map((event) => on(event, followPerson(deps)))
