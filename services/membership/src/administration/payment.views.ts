import type { MembershipPayment, membershipAdministrationCalls } from '@storyright/contracts/http'
import {
  type MembershipPaymentAlert,
  type MembershipPaymentStatus,
  paging,
  type RefundCause,
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
const place = z.tuple([z.number().int().min(0).max(Date.UTC(9999, 11)), z.uuid()])

const alerting: Record<MembershipPaymentAlert, Prisma.PaymentWhereInput> = {
  disputed: { disputeStatus: { in: [...openDisputes, 'warning_needs_response'] } },
  refund_failed: { refundOpen: true, refundFailedAt: { not: null } },
}

/** How many payments wait for an administrator, by what is the matter. */
export const paymentsToSettle = (db: Database): Promise<Measurement[]> =>
  Promise.all(
    Object.entries(alerting).map(async ([kind, where]) => ({ value: await db.payment.count({ where }), by: { kind } })),
  )

/** Everybody's payments, the newest first. */
export async function paymentsPage(db: Database, query: Query): Promise<Page<MembershipPayment>> {
  const { status, alert, cursor, limit = paging.listMaximum } = query
  const where = { ...(status && { status }), ...(alert && alerting[alert]) }
  const after = readCursor(place, cursor)
  const [total, found] = await Promise.all([
    db.payment.count({ where }),
    db.payment.findMany({
      where: after === null ? where : { AND: [where, beyond(after)] },
      include: parts,
      orderBy: newestFirst,
      take: limit + 1,
    }),
  ])
  const page = pageOf(found, { limit, total, placeOf: ({ createdAt, id }) => [createdAt.getTime(), id] })
  return { ...page, rows: page.rows.map(shown) }
}

function beyond([at, id]: z.output<typeof place>): Prisma.PaymentWhereInput {
  const createdAt = new Date(at)
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { gt: id } }] }
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
