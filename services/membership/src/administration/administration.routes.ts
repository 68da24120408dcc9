import { membershipChanged, membershipExpired } from '@storyright/contracts/events'
import {
  membershipAdministrationCalls as calls,
  type MembershipAuditEntry,
  type MembershipPayment,
  type membershipAdministrationCalls,
} from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  describePage,
  idempotencyKeyOf,
  type Page,
  pageOf,
  readCursor,
  serve,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addAuditEntry, auditedState } from '../audit.store.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { changeMember, lockMember } from '../members/member.store.ts'
import { isPremiumBesides, type Member } from '../members/member.ts'
import { askForPerson } from '../people/follow-person.ts'
import { untilIdentityKnows } from '../people/until-identity-knows.ts'
import { endMembership } from '../termination/end-membership.ts'
import { grantMonths } from './grant-months.ts'
import { paymentsPage } from './payment.views.ts'
import { readMembership, requireMember, statusOfMember } from './read-membership.ts'
import { refundPayment } from './refund-payment.ts'

export function administrationRoutes(app: FastifyInstance, deps: Deps): void {
  const statusNow = async (member: Member) => {
    await untilIdentityKnows(deps, member)
    return statusOfMember(deps, member)
  }
  serve(app, calls.membershipPayments, async ({ query, reply }) => {
    const page = await paymentsPage(deps.db, query)
    describePage(reply, page, calls.membershipPayments.path, query)
    return page.rows
  })

  serve(app, calls.membershipsAudit, async ({ query, reply }) => {
    const page = await auditPage(deps.db, query)
    describePage(reply, page, calls.membershipsAudit.path, query)
    return page.rows
  })

  const today = () => deps.clock().toISOString().slice(0, 10)

  serve(app, calls.membershipPaymentsCsv, async ({ query, reply }) => {
    const lines = csvOfPages(paymentColumns, (part) => paymentsPage(deps.db, { ...query, ...part }))
    return csvFile(reply, `storyright-membership-payments-${today()}.csv`, lines)
  })

  serve(app, calls.membershipsAuditCsv, async ({ reply }) => {
    const lines = csvOfPages(auditColumns, (part) => auditPage(deps.db, part))
    return csvFile(reply, `storyright-audit-of-memberships-${today()}.csv`, lines)
  })

  serve(app, calls.membershipOf, async ({ params: { userId } }) => {
    await askForPerson(deps, userId)
    return readMembership(deps, userId)
  })

  serve(app, calls.grantMonths, async ({ viewer, params: { userId: personId }, body, request }) => {
    const key = idempotencyKeyOf(request)
    await askForPerson(deps, personId)
    return statusNow(await grantMonths(deps, { ...body, personId, actorId: viewer.id, key }))
  })

  serve(app, calls.takeGrantBack, async ({ viewer, params: { userId: personId }, body: { reason } }) => {
    await askForPerson(deps, personId)
    return statusNow(await takeGrantBack(deps, { personId, actorId: viewer.id, reason }))
  })

  serve(
    app,
    calls.refundMembershipPayment,
    async ({ viewer, params: { userId: personId, paymentId }, body, request }) => {
      await requireMember(deps.db, personId)
      const key = idempotencyKeyOf(request)
      await refundPayment(deps, { ...body, personId, paymentId, actorId: viewer.id, key })
      return readMembership(deps, personId)
    },
  )

  serve(
    app,
    calls.endMembership,
    async ({ viewer, params: { userId: personId }, body: { refund: refunds, reason } }) => {
      await askForPerson(deps, personId)
      await requireMember(deps.db, personId)
      await endMembership(deps, { personId, because: 'administrator', refunds, reason, actorId: viewer.id })
      return readMembership(deps, personId)
    },
  )
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

const paymentColumns: readonly CsvColumn<MembershipPayment>[] = [
  ['Payment', ({ id }) => id],
  ['Member', ({ userId }) => userId],
  ['Name', ({ person }) => fullName(person)],
  ['Company', ({ person }) => person.companyName],
  ['For', ({ isRenewal }) => (isRenewal ? 'renewal' : 'first year')],
  ['From', ({ periodStart }) => periodStart],
  ['Until', ({ periodEnd }) => periodEnd],
  ['Net (£)', ({ net }) => net],
  ['VAT (£)', ({ vat }) => vat],
  ['Total (£)', ({ gross }) => gross],
  ['Status', ({ status }) => status],
  ['Made', ({ createdAt }) => createdAt],
  ['Paid', ({ paidAt }) => paidAt],
  ['Refunded (£)', ({ refundedGross }) => refundedGross],
  ['Refunded at', ({ refundedAt }) => refundedAt],
  ['Dispute', ({ dispute }) => dispute?.status ?? null],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber],
]
const auditColumns: readonly CsvColumn<MembershipAuditEntry>[] = [
  ['When', ({ at }) => at],
  ['What was done', ({ action }) => action],
  ['By', ({ actor }) => fullName(actor)],
  ['Member', ({ member }) => member.id],
  ['Name', ({ member }) => fullName(member)],
  ['Before', ({ before }) => JSON.stringify(before)],
  ['After', ({ after }) => JSON.stringify(after)],
  ['Reason', ({ reason }) => reason],
]

const place = z.string().regex(/^\d{1,18}$/)
const nobody = { firstName: '', lastName: '', companyName: null }

/** What administrators did to memberships, newest first, with the names that people have now. The cursor is the last entry's number. */
async function auditPage(
  db: Database,
  {
    cursor,
    limit = paging.listMaximum,
    sort = '-when',
  }: z.output<typeof membershipAdministrationCalls.membershipsAudit.query>,
): Promise<Page<MembershipAuditEntry>> {
  const after = readCursor(place, cursor)
  const isOldestFirst = sort === 'when'
  const [total, found] = await Promise.all([
    db.auditEntry.count(),
    db.auditEntry.findMany({
      where: after === null ? {} : { id: { [isOldestFirst ? 'gt' : 'lt']: BigInt(after) } },
      orderBy: { id: isOldestFirst ? 'asc' : 'desc' },
      take: limit + 1,
    }),
  ])
  const page = pageOf(found, { limit, total, placeOf: ({ id }) => String(id) })
  const people = await db.member.findMany({
    where: { personId: { in: [...new Set(page.rows.flatMap(({ actorId, personId }) => [actorId, personId]))] } },
    select: { personId: true, firstName: true, lastName: true, companyName: true },
  })
  const names = new Map(people.map(({ personId, ...name }) => [personId, name]))
  const party = (id: string) => ({ id, ...(names.get(id) ?? nobody) })
  const rows = page.rows.map((entry): MembershipAuditEntry => {
    const { reason, ...after } = entry.after as Record<string, unknown>
    return {
      id: String(entry.id),
      at: entry.at.toISOString(),
      action: entry.action as MembershipAuditEntry['action'],
      actor: party(entry.actorId),
      member: party(entry.personId),
      before: entry.before as MembershipAuditEntry['before'],
      after,
      reason: typeof reason === 'string' ? reason : null,
    }
  })
  return { ...page, rows }
}

interface TakeGrantBack {
  personId: string
  actorId: string
  reason: string
}

/** Ends complimentary months now. A subscription beside them goes on. */
export function takeGrantBack(
  { transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { personId, actorId, reason }: TakeGrantBack,
): Promise<Member> {
  return transaction(async (tx) => {
    await requireMember(tx, personId)
    const before = await lockMember(tx, personId)
    if (before.isClosed) throw membershipRefusals.memberClosed()
    const at = clock()
    if (!before.grantedUntil || before.grantedUntil <= at) throw membershipRefusals.nothingGranted()
    const event = isPremiumBesides(before, at) ? membershipChanged : membershipExpired
    const change = { grantedUntil: at, grantEnds: false }
    const after = await changeMember(tx, outbox, before, { change, event, reason })
    const entry = { action: 'membership.grant-ended', personId, actorId } as const
    await addAuditEntry(tx, { ...entry, before: auditedState(before), after: { ...auditedState(after), reason } }, at)
    return after
  })
}
