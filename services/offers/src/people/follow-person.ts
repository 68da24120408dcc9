import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts/events'
import { keepNewest, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endLater } from '../offers/bulk-terminations.ts'

/**
 * Applies identity's events to the people read model. Closing an account ends its pending offers on either side: its row
 * is locked first, because making an offer share-locks it.
 */
export async function followPerson(
  { clock }: Pick<Deps, 'clock'>,
  { data, entityversion: version }: Envelope<PublicUser>,
  tx: Tx,
): Promise<void> {
  const { id, role, status, firstName, lastName, companyName } = data
  const row = { id, version, role, status, firstName, lastName, companyName }
  if (!(await keepNewest(tx, 'people', row))) return
  if (status !== 'closed') return
  const at = clock()
  await endLater(tx, { personId: id, because: 'producer_closed', at })
  await endLater(tx, { personId: id, because: 'agent_closed', at })
}

export const personSubscriptions = (deps: Pick<Deps, 'clock'>): Subscription<Tx>[] =>
  userEvents.map((event) => on(event, (input, tx) => followPerson(deps, input, tx)))
