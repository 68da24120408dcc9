import { internalTokenHeader } from '@storyright/contracts/http'
import { issueDocument } from '../src/documents/issue-document.ts'
import { internalToken, type Membership, someone, startMembership } from './harness.ts'
import { addMember, addPayment } from './sample-member.ts'

let membership: Membership
beforeAll(async () => {
  membership = await startMembership()
})
afterAll(() => membership.stop())

const at = new Date('2026-11-22T10:00:00Z')
const exportOf = async (id: string) => {
  const headers = { [internalTokenHeader]: internalToken }
  return (await membership.app.inject({ url: `/internal/users/${id}/export`, headers })).json()
}

/** Somebody about whom everything is known that can be. */
async function wellKnown() {
  const { db } = membership
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }
  const { personId } = await addMember(db, { state: 'active', paidUntil: at, customerId: `cus_${Math.random()}`, card })
  const payment = await addPayment(db, personId)
  const { number } = await db.$transaction((tx) => issueDocument(tx, payment, 'invoice', at))
  const grant = { personId, at, months: 3, until: at, reason: 'For the trouble', actorId: someone('admin').id }
  await db.grant.create({ data: grant })
  await db.letter.create({ data: { personId, about: 'renewal 30', at } })
  return { personId, number }
}

describe('what is exported of somebody', () => {
  it('is the membership, payments, documents, complimentary months and letters', async () => {
    const { personId, number } = await wellKnown()
    await wellKnown()
    expect(await exportOf(personId)).toMatchObject({
      views: [],
      membership: { state: 'active', firstName: 'Iris', card: { last4: '4242' } },
      membershipPayments: [{ status: 'paid', gross: 216, invoiceNumber: number }],
      membershipInvoices: [{ number, status: 'paid', vat: 36, customerName: 'Iris Okafor' }],
      complimentaryMonths: [{ months: 3, reason: 'For the trouble' }],
      membershipLetters: [{ about: 'renewal 30' }],
    })
  })

  it('says nothing of others: of a grant not who gave it', async () => {
    const { personId } = await wellKnown()
    expect((await exportOf(personId)).complimentaryMonths[0]).not.toHaveProperty('actorId')
  })

  it('holds what an administrator did', async () => {
    const admin = someone('admin')
    const { personId } = await addMember(membership.db)
    await membership.db.auditEntry.create({
      data: { at, actorId: admin.id, action: 'membership.granted', personId, before: {}, after: { months: 1 } },
    })
    expect(await exportOf(admin.id)).toMatchObject({
      administration: [{ action: 'membership.granted', personId, after: { months: 1 } }],
    })
  })

  it('is nothing of somebody who is not known', async () => {
    expect(await exportOf(someone().id)).toEqual({ viewsKept: 'The last 24 months', views: [] })
  })
})
