import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { Prisma } from '../generated/client.ts'
import { decideEnd, noEnd } from '../members/decide-end.ts'
import { changeMember, findMember, lockMember, noteOf } from '../members/member.store.ts'
import { type Member, mayWithdraw } from '../members/member.ts'
import { recordPayments } from '../members/payment.store.ts'
import { eventOf, isLive, mayBecome, runs } from '../members/states.ts'
import { readTruth, type Truth } from '../members/truth.ts'
import type { Provider } from '../provider/provider.ts'
import type { Said } from '../provider/subscription.ts'
import { createFlights } from './in-one-flight.ts'

/** How often an answer may be overtaken by another before we give up; the upkeep looks again. */
const MOST_TURNS = 8

export interface Following {
  personId: string
  /** An earlier one: only what became of its payments is followed. The newest by default. */
  subscriptionId?: string | undefined
  /**
   * While an end is being carried out its own steps are not told one by one. `done`: all of it has happened. `begun`: it
   * is over at the provider, and money still has to go back.
   */
  end?: 'done' | 'begun'
}

/** Of each process. */
const flightsOf = new WeakMap<Provider, ReturnType<typeof createFlights<Member>>>()

/**
 * Reads from the provider what is true of a subscription, and brings our books in line. Safe to repeat and to run in many
 * places at once: an answer that was overtaken by another is thrown away, and the provider is asked again.
 */
export const followSubscription =
  (deps: Deps) =>
  (following: Following): Promise<Member> => {
    const { personId, subscriptionId, end } = following
    const inOneFlight = flightsOf.get(deps.provider) ?? createFlights<Member>()
    flightsOf.set(deps.provider, inOneFlight)
    return inOneFlight(`${personId} ${subscriptionId} ${end}`, () => readAndApply(deps, following))
  }

async function readAndApply(deps: Deps, following: Following): Promise<Member> {
  const { db, provider, transaction, checkpoint } = deps
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const seen = await findMember(db, following.personId)
    const subscriptionId = following.subscriptionId ?? seen?.subscriptionId
    if (!seen || !subscriptionId) throw membershipRefusals.subscriptionNotFound()
    const said = await provider.read(subscriptionId)
    if (!provider.isOf(said.subscription, seen.personId)) return seen
    await checkpoint('after reading the subscription')
    const member = await transaction((tx) => apply(deps, tx, { following, seen, said }))
    if (member) return member
  }
  throw membershipRefusals.changing()
}

interface Applying {
  following: Following
  /** The row before the provider was asked. */
  seen: Member
  said: Said
}

/** Nothing when another answer was applied since. */
async function apply(deps: Deps, tx: Tx, { following, seen, said }: Applying): Promise<Member | undefined> {
  const { clock, logger } = deps
  const member = await lockMember(tx, seen.personId)
  if (member.reading !== seen.reading) return undefined
  const now = clock()
  const truth = readTruth(said, now)
  const { id: subscriptionId } = said.subscription
  await recordPayments(tx, { personId: member.personId, subscriptionId }, truth, now)
  const read = { reading: { increment: 1 }, comparedAt: now }
  if (subscriptionId !== member.subscriptionId || (member.endBecause && !following.end)) return noteOf(tx, member, read)
  if (!mayBecome(member.state, truth.state)) {
    logger.error({ personId: member.personId, from: member.state, to: truth.state }, 'A membership cannot go this way')
    return noteOf(tx, member, read)
  }
  const followed = await follow(deps, tx, { member, truth, now, read, end: following.end })
  const because = truth.mustEnd ?? (followed.isClosed && isLive(followed.state) ? 'closed' : null)
  if (!because || followed.endBecause) return followed
  return decideEnd(tx, followed, { because, refunds: because === 'closed' && mayWithdraw(followed, now), now })
}

interface Change {
  member: Member
  truth: Truth
  now: Date
  read: Prisma.MemberUpdateInput
  end: Following['end']
}

async function follow({ outbox }: Deps, tx: Tx, { member, truth, now, read, end }: Change): Promise<Member> {
  const isEnded = end === 'done' && !isLive(truth.state) && !(member.endRefunds && isOwed(member, truth))
  const reason = end && member.endBecause === 'administrator' ? member.endReason : null
  const untold = { ...read, ...(isEnded && noEnd) }
  const standing = standingOf(member, truth, now)
  if (isSame(member, standing)) return noteOf(tx, member, untold)
  // Its own end is told now, and there was no other since.
  const isLast = runs(member.state) && !runs(truth.state) && member.grantedUntil !== null && member.grantedUntil <= now
  const change = { ...standing, ...untold, ...(isLast && { grantEnds: false }), card: standing.card ?? Prisma.DbNull }
  return changeMember(tx, outbox, member, { change, event: eventOf(member, { ...member, ...standing }), reason })
}

/** Somebody may have asked for the money back while the end was being carried out without. */
const isOwed = ({ endWantedAt }: Member, { payments }: Truth): boolean =>
  payments.some(({ status, periodEnd }) => status === 'paid' && endWantedAt !== null && periodEnd > endWantedAt)

type Standing = Omit<Truth, 'isRenewing' | 'mustEnd' | 'payments'> & { renewingSince: Date | null }

function standingOf(member: Member, { isRenewing, mustEnd: _, payments: __, ...truth }: Truth, now: Date): Standing {
  return { ...truth, renewingSince: isRenewing ? (member.renewingSince ?? now) : null }
}

const isSame = (member: Member, standing: Standing): boolean =>
  (Object.keys(standing) as (keyof Standing)[]).every((name) => textOf(member[name]) === textOf(standing[name]))

/** Dates, and what is kept as JSON, whose fields come back in another order. */
const textOf = (value: unknown): string =>
  value !== null && typeof value === 'object' && !(value instanceof Date)
    ? JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(value)
