import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { forgetCustomer } from '../documents/forget-customer.ts'
import { findMember, lockMember, noteOf } from '../members/member.store.ts'
import { type Member, mayWithdraw } from '../members/member.ts'
import { decideEnd, UPKEEP_CHANNEL } from '../members/schedule-termination.ts'
import { isLive, runs } from '../members/states.ts'

/** Keeps people from identity's events. Closing the account ends the membership, paid or only begun. */
export async function followPerson(
  { clock }: Pick<Deps, 'clock'>,
  { data, entityversion: version, time }: Envelope<PublicUser>,
  tx: Tx,
): Promise<void> {
  const { id, role, status, firstName, lastName, companyName } = data
  const member = await lockMember(tx, id)
  if (version <= member.personVersion) return
  const isClosed = status === 'closed'
  const now = clock()
  // When it happened, which may have been a day ago: later charges are refunded.
  const since = new Date(Math.min(Date.parse(time), now.getTime()))
  const closedAt = isClosed ? (member.closedAt ?? since) : null
  const suspendedAt = status === 'suspended' ? (member.suspendedAt ?? since) : null
  const person = { role, firstName, lastName, companyName, isClosed, personVersion: version }
  await noteOf(tx, member, { ...person, closedAt, suspendedAt })
  if (isClosed) await forgetCustomer(tx, id)
  if (isClosed) await endForClosed(tx, member, { closedAt: closedAt!, now })
  else if (runs(member.state) && (member.suspendedAt === null) !== (suspendedAt === null)) await lookAgain(tx, id)
}

async function endForClosed(tx: Tx, member: Member, { closedAt, now }: { closedAt: Date; now: Date }): Promise<void> {
  // Payments of an ended subscription are checked again: one may have come since.
  if (!isLive(member.state) && !member.upgradingSince) {
    if (member.subscriptionId) await lookAgain(tx, member.personId)
    return
  }
  // A payment of a moment ago, not known here yet, is refunded as well.
  const refunds = !runs(member.state) || mayWithdraw(member, closedAt)
  await decideEnd(tx, member, { because: 'closed', refunds, now })
}

/** Has the jobs compare the member with the provider at once, and pause the subscription if needed. */
async function lookAgain(tx: Tx, personId: string): Promise<void> {
  await noteOf(tx, { personId }, { comparedAt: null, tries: 0, nextTryAt: null })
  await tx.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`
}

/** Stores a person whose events have not come yet, as the events would; these then change nothing. */
export async function askForPerson(
  deps: Pick<Deps, 'db' | 'transaction' | 'identity' | 'clock'>,
  personId: string,
): Promise<void> {
  if (await findMember(deps.db, personId)) return
  const found = await deps.identity.personNow(personId)
  if (!found) return
  const time = deps.clock().toISOString()
  const event = { data: found.person, entityversion: found.version, time } as Envelope<PublicUser>
  await deps.transaction((tx) => followPerson(deps, event, tx))
}

export const personSubscriptions = (deps: Pick<Deps, 'clock'>): Subscription<Tx>[] =>
  userEvents.map((definition) => on(definition, (event, tx) => followPerson(deps, event, tx)))
