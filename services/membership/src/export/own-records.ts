import { paging } from '@storyright/contracts/vocabulary'
import { paymentsOf } from '../administration/payment.views.ts'
import type { Database } from '../database.ts'
import { invoiceOf } from '../documents/document.ts'
import { documentsOf } from '../documents/document.views.ts'
import type { Member } from '../generated/client.ts'
import { viewsOf } from '../view-limit/view.views.ts'

const newest = { orderBy: { id: 'desc' }, take: paging.listMaximum } as const

/** Everything that membership knows of somebody. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const [views, member, administration] = await Promise.all([
    viewsOf(db, personId),
    db.member.findUnique({ where: { personId } }),
    db.auditEntry.findMany({ where: { actorId: personId }, ...newest }),
  ])
  return {
    ...views,
    ...(member && (await membershipOf(db, member))),
    ...(administration.length > 0 && {
      administration: administration.map(({ id: _place, actorId: _self, ...entry }) => entry),
    }),
  }
}

async function membershipOf(db: Database, member: Member) {
  const { personId } = member
  const [payments, documents, grants, letters] = await Promise.all([
    paymentsOf(db, personId),
    documentsOf(db, personId),
    db.grant.findMany({ where: { personId }, ...newest }),
    db.letter.findMany({ where: { personId }, orderBy: { at: 'desc' }, take: paging.listMaximum }),
  ])
  return {
    membership: recordOf(member),
    membershipPayments: payments.map(({ userId: _self, person: _name, ...payment }) => payment),
    membershipInvoices: documents.map((document) => ({
      ...invoiceOf(document),
      customerName: document.customerName,
      customerCompany: document.customerCompany,
    })),
    complimentaryMonths: grants.map(({ id: _place, personId: _self, actorId: _giver, ...grant }) => grant),
    membershipLetters: letters.map(({ about, at }) => ({ about, at })),
  }
}

/** Without what only the platform works with. */
function recordOf(member: Member) {
  const {
    personId: _self,
    version: _version,
    personVersion: _seen,
    reading: _reading,
    comparedAt: _compared,
    tries: _tries,
    nextTryAt: _next,
    ...record
  } = member
  return record
}
