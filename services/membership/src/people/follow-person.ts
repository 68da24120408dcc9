import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { forgetCustomer } from '../documents/forget-customer.ts'
import { decideEnd } from '../members/decide-end.ts'
import { findMember, lockMember, noteOf } from '../members/member.store.ts'
import { mayWithdraw } from '../members/member.ts'
import { isLive, runs } from '../members/states.ts'

/** Keeps what identity's events say of somebody. Closing the account ends the membership, paid or only begun. */
export const followPerson =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async ({ data, entityversion: version }: Envelope<PublicUser>, tx: Tx): Promise<void> => {
    const { id, role, status, firstName, lastName, companyName } = data
    const member = await lockMember(tx, id)
    if (version <= member.personVersion) return
    const isClosed = status === 'closed'
    await noteOf(tx, member, { role, firstName, lastName, companyName, isClosed, personVersion: version })
    if (isClosed) await forgetCustomer(tx, id)
    if (!isClosed || (!isLive(member.state) && !member.upgradingSince)) return
    const now = clock()
    // What was paid a moment ago, and is not known here yet, goes back as well.
    const refunds = !runs(member.state) || mayWithdraw(member, now)
    await decideEnd(tx, member, { because: 'closed', refunds, now })
  }

/** Makes somebody known whose events are still on their way, as if they had come: they change nothing then. */
export async function askForPerson(
  deps: Pick<Deps, 'db' | 'transaction' | 'identity' | 'clock'>,
  personId: string,
): Promise<void> {
  if (await findMember(deps.db, personId)) return
  const found = await deps.identity.personNow(personId)
  if (!found) return
  const event = { data: found.person, entityversion: found.version } as Envelope<PublicUser>
  await deps.transaction((tx) => followPerson(deps)(event, tx))
}

export const personSubscriptions = (deps: Pick<Deps, 'clock'>): Subscription<Tx>[] =>
  userEvents.map((event) => on(event, followPerson(deps)))
