import { randomUUID } from 'node:crypto'
import { premiumPlan } from '@storyright/contracts/vocabulary'
import type { Database } from '../src/database.ts'
import type { Member, Payment, Prisma } from '../src/generated/client.ts'

export const DAY_MS = 86_400_000

/** A member's row as payments and identity's news would have left it. */
export const addMember = (db: Database, change: Partial<Prisma.MemberUncheckedCreateInput> = {}): Promise<Member> =>
  db.member.create({
    data: {
      personId: randomUUID(),
      role: 'producer',
      firstName: 'Iris',
      lastName: 'Okafor',
      companyName: 'Okafor Pictures',
      personVersion: 1,
      ...change,
    },
  })

/** A year that was paid at `paidAt`. */
export function addPayment(
  db: Database,
  personId: string,
  {
    paidAt = new Date('2026-11-22T10:00:00Z'),
    ...change
  }: Partial<Prisma.PaymentUncheckedCreateInput> & { paidAt?: Date } = {},
): Promise<Payment> {
  const periodEnd = new Date(paidAt)
  periodEnd.setUTCFullYear(periodEnd.getUTCFullYear() + 1)
  const { netPence, vatPence, grossPence, vatPercent } = premiumPlan
  return db.payment.create({
    data: {
      personId,
      invoiceId: `in_${randomUUID()}`,
      subscriptionId: 'sub_sample',
      isRenewal: false,
      status: 'paid',
      netPence,
      vatPence,
      grossPence,
      vatPercent,
      periodStart: paidAt,
      periodEnd,
      createdAt: paidAt,
      paidAt,
      ...change,
    },
  })
}
