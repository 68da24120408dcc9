import { type Envelope, type Membership, membershipEvents } from '@storyright/contracts/events'
import { effectiveTier, freeTier, type Viewer } from '@storyright/contracts/vocabulary'
import { PAST_ALL_TOLD } from '@storyright/messaging'
import type { Database } from '../../src/database.ts'
import type { Document, Member, Payment } from '../../src/generated/client.ts'
import { oldestMonthKept } from '../../src/jobs/jobs.ts'
import type { Subscribers } from '../harness.ts'
import { isLive, paidPremiumUntil } from './expected-premium.ts'
import { booksOf, type ProviderSubscription } from './provider-books.ts'
import type { Reading, Simulation } from './simulation.ts'

/** Whom to compare, and where both books are. */
export interface MemberBooks {
  db: Database
  people: readonly Pick<Viewer, 'id' | 'role'>[]
  books: ProviderSubscription[]
  now: Date
  /** Cancellations that were answered and not taken back, by the person; none are known where nobody kept them. */
  cancelled?: ReadonlyMap<string, Cancelled>
}

export interface Cancelled {
  subscriptionId: string
  at: Date
}

/** Compares a story's members with the provider's books, with what was told, and with what was opened; says every fault. */
export async function auditStory(
  { db, sandbox }: Subscribers,
  { time, people, readings, cancelled }: Simulation,
): Promise<string[]> {
  const books = await booksOf(sandbox.url, time.customers)
  const faults = await auditMembers({ db, people, books, now: time.now(), cancelled })
  const kept = readings().filter(({ month }) => month >= oldestMonthKept(time.now()))
  for (const reading of kept) faults.push(...(await viewFaults(db, reading)))
  return [...faults, ...(await documentFaults(db))]
}

/** Compares everybody's row with the provider's books, and with what was told. */
export async function auditMembers({ db, people, books, now, cancelled }: MemberBooks): Promise<string[]> {
  const byPerson = Map.groupBy(books, ({ metadata }) => metadata.personId)
  const faults: string[] = []
  for (const { id: personId, role } of people) {
    const member = await db.member.findUnique({
      where: { personId },
      include: { payments: { include: { documents: true } } },
    })
    const theirs = byPerson.get(personId) ?? []
    if (!member && theirs.length > 0) faults.push(`a subscription of ${personId}, who has no row`)
    if (!member) continue
    const told = await newestTold(db, personId)
    const found = [
      ...unfinished(member),
      ...moneyFaults(theirs),
      ...paymentFaults(member.payments, theirs),
      ...keptFaults(member, theirs, cancelled?.get(personId)),
      ...premiumFaults({ member, theirs: await notEndedSince(db, member, theirs), now }),
      ...toldFaults({ member, told, now, role }),
    ]
    faults.push(...found.map((fault) => `${member.state} membership of ${personId}: ${fault}`))
  }
  return faults
}

const unfinished = ({ endBecause }: Member): string[] =>
  endBecause ? [`an end (${endBecause}) that is not carried out`] : []

/** One live subscription at most, one charge a period, and nothing given back twice. */
function moneyFaults(subscriptions: ProviderSubscription[]): string[] {
  const faults: string[] = []
  const live = subscriptions.filter(isLive)
  if (live.length > 1) faults.push(`${live.length} live subscriptions: ${live.map(({ status }) => status)}`)
  for (const { id, invoices } of subscriptions) {
    const charged = invoices.filter((invoice) => invoice.charged.length > 0)
    const periods = charged.map(({ lines }) => lines.data[0]!.period.start)
    if (new Set(periods).size !== periods.length) faults.push(`${id} was charged twice for a period`)
    for (const { id: invoiceId, total, charged: payments } of charged) {
      if (payments.length > 1) faults.push(`${invoiceId} was charged ${payments.length} times`)
      for (const { received, refunded } of payments) {
        if (received !== total) faults.push(`${invoiceId} is of ${total} and ${received} was taken`)
        if (refunded > received) faults.push(`${invoiceId} was refunded ${refunded} of ${received}`)
      }
    }
  }
  return [...faults, ...chargedBeside(subscriptions)]
}

/** No two subscriptions were charged while both of them lived; the provider's times are whole seconds. */
function chargedBeside(subscriptions: ProviderSubscription[]): string[] {
  const charged = subscriptions.filter(({ invoices }) => invoices.some((invoice) => invoice.charged.length > 0))
  return charged.flatMap((one, place) =>
    charged
      .slice(place + 1)
      .filter((other) => endOf(one) > other.created && endOf(other) > one.created)
      .map((other) => `${one.id} and ${other.id} were both charged`),
  )
}

const endOf = ({ ended_at: ended }: ProviderSubscription) => ended ?? Number.POSITIVE_INFINITY

type WithDocuments = Payment & { documents: Document[] }

const creditedOf = ({ documents, grossPence }: WithDocuments): number =>
  documents.reduce((sum, one) => sum + (one.kind === 'credit_note' ? (one.grossPence ?? grossPence) : 0), 0)

/** Our payments are the provider's invoices. */
function paymentFaults(payments: WithDocuments[], subscriptions: ProviderSubscription[]): string[] {
  const faults: string[] = []
  const byInvoice = new Map(payments.map((payment) => [payment.invoiceId, payment]))
  for (const { id, total, status, charged } of subscriptions.flatMap(({ invoices }) => invoices)) {
    const payment = byInvoice.get(id)
    if (charged.length === 0 && payment?.paidAt) faults.push(`${id} is paid here and was never charged`)
    if (charged.length === 0) continue
    const refunded = charged.reduce((sum, one) => sum + one.refunded, 0)
    if (payment && payment.refundedPence !== refunded)
      faults.push(`${id}: ${payment.refundedPence} went back here, ${refunded} there`)
    // What a bank sent back after all of it was seen to be refunded is still to go back.
    const wasBack = payment?.refundFailedAt != null && payment.refundToPence >= total && creditedOf(payment) >= total
    const isBack = wasBack || charged.every((one) => one.isLost || one.refunded >= total)
    const expected = isBack ? 'refunded' : 'paid'
    if (payment?.status !== expected) faults.push(`${id} is ${payment?.status} here, ${expected} (${status}) there`)
    if (payment && payment.grossPence !== total) faults.push(`${id} is of ${payment.grossPence} here, ${total} there`)
  }
  return faults
}

/**
 * Money kept is time served and money that is written down to go back: what was charged after the account was closed, the renewal
 * cancelled, or the membership over, is kept by nobody.
 */
function keptFaults(
  member: Member & { payments: Payment[] },
  subscriptions: ProviderSubscription[],
  cancelled: Cancelled | undefined,
): string[] {
  const faults: string[] = []
  const rowOf = new Map(member.payments.map((payment) => [payment.invoiceId, payment]))
  for (const subscription of subscriptions) {
    const isCancelled = cancelled?.subscriptionId === subscription.id
    if (isCancelled && isLive(subscription) && !subscription.cancel_at_period_end)
      faults.push(`${subscription.id} renews although its cancellation was answered`)
    for (const { id, charged, billing_reason: why } of subscription.invoices)
      for (const { received, refunded, isLost, at } of charged) {
        const row = rowOf.get(id)
        const queued = row?.refundOpen ? row.refundToPence - refunded : 0
        const kept = isLost ? 0 : received - refunded - queued
        const isSince = (moment: Date | null | undefined) => moment != null && at * 1000 >= moment.getTime()
        if (kept > 0 && isSince(member.closedAt))
          faults.push(`${id}: ${kept} is kept, paid after the account was closed`)
        if (kept > 0 && why !== 'subscription_create' && isCancelled && isSince(cancelled.at))
          faults.push(`${id}: ${kept} is kept, paid after the cancellation was answered`)
        if (row && !isLost && kept !== received - Math.max(row.refundToPence, refunded))
          faults.push(`${id}: ${kept} is kept, ${row.refundToPence} of ${received} was to go back`)
      }
  }
  return faults
}

interface Standing {
  member: Member
  theirs: ProviderSubscription[]
  now: Date
}

/** What an administrator or a closed account ended when the provider had already: that is not to be seen there. */
async function notEndedSince(db: Database, { personId, state, isClosed }: Member, theirs: ProviderSubscription[]) {
  const ends = { personId, action: 'membership.ended' }
  const wasEnded = state === 'ended' && (isClosed || (await db.auditEntry.count({ where: ends })) > 0)
  return wasEnded ? theirs.filter(({ status }) => status !== 'canceled') : theirs
}

function premiumFaults({ member, theirs, now }: Standing): string[] {
  const graceFrom = member.graceFrom ? member.graceFrom.getTime() / 1000 : null
  const paid = paidPremiumUntil(theirs, Math.floor(now.getTime() / 1000), graceFrom)
  const ends = [paid === null ? 0 : paid * 1000, member.grantedUntil?.getTime() ?? 0]
  const expected = Math.max(...ends)
  const faults: string[] = []
  if ((member.premiumUntil?.getTime() ?? 0) !== expected)
    faults.push(`premium until ${member.premiumUntil?.toISOString()}, and not ${new Date(expected).toISOString()}`)
  if (member.isClosed && theirs.some(isLive)) faults.push('goes on although the account is closed')
  return faults
}

interface Told {
  envelope: Envelope<Membership> | undefined
  versions: number[]
}

/** As identity follows them: the newest version counts, whenever it comes. */
async function newestTold(db: Database, personId: string): Promise<Told> {
  const subjects = membershipEvents.map(({ subjectPrefix }) => `${subjectPrefix}.${personId}`)
  const rows = await db.$queryRaw<{ payload: string }[]>`
    SELECT payload FROM messaging.outbox WHERE subject = ANY(${subjects}) ORDER BY position`
  const envelopes = rows
    .map(({ payload }) => JSON.parse(payload) as Envelope<Membership>)
    .toSorted((one, other) => one.entityversion - other.entityversion)
  return { envelope: envelopes.at(-1), versions: envelopes.map(({ entityversion }) => entityversion) }
}

interface ToldStanding extends Pick<Standing, 'member' | 'now'> {
  told: Told
  role: Parameters<typeof effectiveTier>[0]['role']
}

/** One after the other; after a restore they go on past everything that others may have heard. */
const followsOn = (version: number, place: number, all: number[]) =>
  [1, PAST_ALL_TOLD].includes(version - (all[place - 1] ?? 0))

function toldFaults({ member, told: { envelope, versions }, now, role }: ToldStanding): string[] {
  const faults: string[] = []
  if (!versions.every(followsOn) || (versions.at(-1) ?? 0) !== member.version)
    faults.push(`told in the versions ${versions}, and is at ${member.version}`)
  const known = envelope?.data.premiumExpiresAt ? new Date(envelope.data.premiumExpiresAt) : null
  const tierOf = (premiumExpiresAt: Date | null) => effectiveTier({ role, premiumExpiresAt }, now)
  if (tierOf(known) !== tierOf(member.premiumUntil)) faults.push(`${tierOf(known)} for identity, not here`)
  if (envelope && envelope.data.state !== member.state) faults.push(`told as ${envelope.data.state}`)
  return faults
}

/** What was opened is counted, up to the limit; what was let in beyond it stands apart; nobody was refused before it. */
async function viewFaults(db: Database, reading: Reading): Promise<string[]> {
  const { personId, month, opened, refused } = reading
  const row = await db.viewMonth.findUnique({ where: { personId_month: { personId, month } } })
  const counted = row?.counted ?? []
  const kept = [...counted, ...(row?.letIn ?? [])]
  const faults: string[] = []
  if (counted.length > freeTier.viewsPerMonth) faults.push(`${counted.length} views are counted`)
  if (new Set(kept).size !== kept.length) faults.push('a listing is counted twice')
  if (String(kept.toSorted()) !== String([...opened].toSorted()))
    faults.push(`kept are ${kept}, opened were ${[...opened]}`)
  const isUsedUp = counted.length === freeTier.viewsPerMonth
  if ((refused.size > 0 || kept.length > counted.length) && !isUsedUp)
    faults.push('limited before the month was used up')
  return faults.map((fault) => `views of ${personId} in ${month}: ${fault}`)
}

/** Every payment has its invoice, what went back its credit notes, to the penny, and each series of numbers has no gap. */
export async function documentFaults(db: Database): Promise<string[]> {
  const payments = await db.payment.findMany({ include: { documents: true } })
  const faults = payments.flatMap(({ invoiceId, paidAt, status, documents, ...money }) => {
    const notes = documents.filter(({ kind }) => kind === 'credit_note')
    const invoices = documents.length - notes.length
    const sum = (of: (note: Document) => number | null, whole: number) =>
      notes.reduce((all, note) => all + (of(note) ?? whole), 0)
    const gross = sum((note) => note.grossPence, money.grossPence)
    const [net, vat] = [sum((note) => note.netPence, money.netPence), sum((note) => note.vatPence, money.vatPence)]
    // What a bank sent back was credited, and is owed.
    const most = Math.max(money.refundToPence, status === 'refunded' ? money.grossPence : 0)
    return [
      ...(invoices === (paidAt ? 1 : 0) ? [] : [`${invoiceId} has ${invoices} invoices`]),
      ...(gross >= money.refundedPence && gross <= most ? [] : [`${invoiceId}: ${gross} is credited of ${most}`]),
      ...(status !== 'refunded' || gross === money.grossPence ? [] : [`${invoiceId}: ${gross} is credited, not all`]),
      ...(net + vat === gross ? [] : [`${invoiceId}: ${net} and ${vat} are credited, ${gross} in all`]),
    ]
  })
  const numbers = await db.document.groupBy({ by: ['kind'], _count: true, _max: { number: true } })
  for (const { kind, _count: many, _max } of numbers)
    if (Number(_max.number!.replace(/\D+/, '')) !== many) faults.push(`${many} of ${kind}, up to ${_max.number}`)
  return faults
}
