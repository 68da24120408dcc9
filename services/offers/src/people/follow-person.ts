import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endLater } from '../offers/endings.ts'

/**
 * Keeps what identity says of a person, in one statement, so that of two events at once the newer one stays. With a closed
 * account its pending offers end, on either side: the row comes first, because whoever makes an offer holds it.
 */
export const followPerson =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async ({ data, entityversion: version }: Envelope<PublicUser>, tx: Tx): Promise<void> => {
    const { id, role, status, firstName, lastName, companyName } = data
    const written = await tx.$executeRaw`
      INSERT INTO people (id, version, role, status, first_name, last_name, company_name)
      VALUES (${id}::uuid, ${version}, ${role}, ${status}, ${firstName}, ${lastName}, ${companyName})
      ON CONFLICT (id) DO UPDATE SET
        version = EXCLUDED.version, role = EXCLUDED.role, status = EXCLUDED.status,
        first_name = EXCLUDED.first_name, last_name = EXCLUDED.last_name, company_name = EXCLUDED.company_name
      WHERE people.version < EXCLUDED.version`
    if (written === 0 || status !== 'closed') return
    const at = clock()
    await endLater(tx, { personId: id, because: 'producer_closed', at })
    await endLater(tx, { personId: id, because: 'agent_closed', at })
  }

export const personSubscriptions = (deps: Pick<Deps, 'clock'>): Subscription<Tx>[] =>
  userEvents.map((event) => on(event, followPerson(deps)))
