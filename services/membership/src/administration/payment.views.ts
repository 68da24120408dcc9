import type { MembershipPayment, membershipAdministrationCalls } from '@storyright/contracts/http'
import {
  type MembershipPaymentAlert,
  type MembershipPaymentStatus,
  type membershipPaymentSorts,
  paging,
  type RefundCause,
  sortParts,
} from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Measurement } from '@storyright/service-kit/telemetry'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { amountOf } from '../documents/document.ts'
import type { Prisma } from '../generated/client.ts'
import { isOpenDispute, openDisputes } from '../provider/subscription.ts'
import { timeOf } from '../times.ts'

type Query = z.output<typeof membershipAdministrationCalls.membershipPayments.query>

const parts = {
  member: { select: { firstName: true, lastName: true, companyName: true } },
  documents: { where: { kind: 'invoice' }, select: { id: true, number: true } },
} as const satisfies Prisma.PaymentInclude
type Row = Prisma.PaymentGetPayload<{ include: typeof parts }>

/** Those of one moment lie in the order of their ids, so that a page ends at a place that is one place only. */
const newestFirst: Prisma.PaymentOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'asc' }]
const moment = z.number().int().min(0).max(Date.UTC(9999, 11))

/** The field that each column is sorted by, and what a cursor holds of it. */
const sorts = {
  amount: { field: 'grossPence', place: z.tuple([z.number().int().min(0).max(2_147_483_647), z.uuid()]) },
  payment: { field: 'status', place: z.tuple([z.string().max(40), z.uuid()]) },
  paid: { field: 'paidAt', place: z.tuple([moment.nullable(), z.uuid()]) },
  made: { field: 'createdAt', place: z.tuple([moment, z.uuid()]) },
} as const satisfies Record<(typeof membershipPaymentSorts)[number] | 'made', { field: keyof Row; place: z.ZodType }>

/** The sort column and its direction; payments of one value lie in the order of their ids. */
const orderOf = (sort: Query['sort']) =>
  sort
    ? { ...sorts[sortParts(sort).by], isDescending: sortParts(sort).isDescending }
    : { ...sorts.made, isDescending: true }

const alerting: Record<MembershipPaymentAlert, Prisma.PaymentWhereInput> = {
  disputed: { disputeStatus: { in: [...openDisputes, 'warning_needs_response'] } },
  refund_failed: { refundOpen: true, refundFailedAt: { not: null } },
}

/** How many payments wait for an administrator, by problem. */
export const paymentsToSettle = (db: Database): Promise<Measurement[]> =>
  Promise.all(
    Object.entries(alerting).map(async ([kind, where]) => ({ value: await db.payment.count({ where }), by: { kind } })),
  )

/** Everybody's payments, the newest first unless they are sorted otherwise. */
export async function paymentsPage(db: Database, query: Query): Promise<Page<MembershipPayment>> {
  const { status, alert, sort, cursor, limit = paging.listMaximum } = query
  const { field, place, isDescending } = orderOf(sort)
  const direction = isDescending ? 'desc' : 'asc'
  const where = { ...(status && { status }), ...(alert && alerting[alert]) }
  const after = readCursor<z.ZodType<[string | number | null, string]>>(place, cursor)
  const [total, found] = await Promise.all([
    db.payment.count({ where }),
    db.payment.findMany({
      where: after === null ? where : { AND: [where, beyond(field, after, isDescending ? 'lt' : 'gt')] },
      include: parts,
      // Unpaid ones come last in either direction.
      orderBy: [{ [field]: field === 'paidAt' ? { sort: direction, nulls: 'last' } : direction }, { id: 'asc' }],
      take: limit + 1,
    }),
  ])
  const page = pageOf(found, { limit, total, placeOf: (row) => [placed(row[field]), row.id] })
  return { ...page, rows: page.rows.map(shown) }
}

const placed = (value: string | number | Date | null) => (value instanceof Date ? value.getTime() : value)

function beyond(
  field: ReturnType<typeof orderOf>['field'],
  [at, id]: [string | number | null, string],
  side: 'lt' | 'gt',
): Prisma.PaymentWhereInput {
  const value = field === 'paidAt' || field === 'createdAt' ? at && new Date(at) : at
  const same = { [field]: value, id: { gt: id } }
  if (value === null) return same
  return { OR: [{ [field]: { [side]: value } }, ...(field === 'paidAt' ? [{ paidAt: null }] : []), same] }
}

/** One member's payments, the newest first. */
export async function paymentsOf(db: Database, personId: string): Promise<MembershipPayment[]> {
  const rows = await db.payment.findMany({
    where: { personId },
    include: parts,
    orderBy: newestFirst,
    take: paging.listMaximum,
  })
  return rows.map(shown)
}

const disputeOf = ({ disputePence, disputeDueAt }: Row, status: string): MembershipPayment['dispute'] => ({
  status,
  isOpen: isOpenDispute(status) || status === 'warning_needs_response',
  gross: (disputePence ?? 0) / 100,
  dueAt: timeOf(disputeDueAt),
})

const shown = (row: Row): MembershipPayment => ({
  id: row.id,
  userId: row.personId,
  person: row.member,
  invoiceNumber: row.documents[0]?.number ?? null,
  invoiceId: row.documents[0]?.id ?? null,
  isRenewal: row.isRenewal,
  // The table's own check keeps to the list.
  status: row.status as MembershipPaymentStatus,
  declinedBecause: row.declinedBecause,
  ...amountOf(row),
  periodStart: row.periodStart.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  createdAt: row.createdAt.toISOString(),
  paidAt: timeOf(row.paidAt),
  refundedAt: timeOf(row.refundedAt),
  refundedGross: (row.refundedPence + row.refundedOtherwisePence) / 100,
  refundToGross: row.refundToPence / 100,
  refundBecause: row.refundBecause as RefundCause | null,
  refundFailedAt: timeOf(row.refundFailedAt),
  dispute: row.disputeStatus === null ? null : disputeOf(row, row.disputeStatus),
})
