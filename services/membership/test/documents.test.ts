import { userClosed } from '@storyright/contracts/events'
import type { MembershipInvoice } from '@storyright/contracts/http'
import { company } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually, openPublisher, type Publisher, readPdf } from '@storyright/testing'
import { type DocumentKind, issueDocument } from '../src/documents/issue-document.ts'
import type { Payment } from '../src/generated/client.ts'
import { type Membership, someone, startMembership } from './harness.ts'
import { addMember, addPayment } from './sample-member.ts'

let membership: Membership
let others: Publisher
beforeAll(async () => {
  membership = await startMembership()
  others = await openPublisher(membership.natsUrl)
})
afterAll(async () => {
  await others.stop()
  await membership.stop()
})

const paid = new Date('2026-11-22T10:00:00Z')
const refunded = new Date('2026-11-30T09:00:00Z')
const issue = (payment: Payment, kind: DocumentKind = 'invoice', at = paid) =>
  membership.db.$transaction((tx) => issueDocument(tx, payment, kind, at))
const numberOf = (number: string) => Number(number.split('-').at(-1))
const refund = (payment: Payment) =>
  membership.db.payment.update({ where: { id: payment.id }, data: { status: 'refunded', refundedAt: refunded } })
const as = (personId: string) => ({ ...someone(), id: personId })
const listOf = async (personId: string): Promise<MembershipInvoice[]> =>
  (await membership.get('/api/membership/invoices', as(personId))).json()
const pdf = (id: string, viewer = someone('admin')) => membership.get(`/api/membership/invoices/${id}/pdf`, viewer)

/** Somebody who has paid a year and has its invoice. */
async function buyer(change: Parameters<typeof addMember>[1] = {}, paidAt = paid) {
  const member = await addMember(membership.db, change)
  const payment = await addPayment(membership.db, member.personId, { paidAt })
  return { member, payment, invoice: await issue(payment, 'invoice', paidAt) }
}

describe('an invoice', () => {
  it('is issued once for a payment, however often and at once it is asked for', async () => {
    const { personId } = await addMember(membership.db)
    const payment = await addPayment(membership.db, personId)
    const issued = await Promise.all(Array.from({ length: 5 }, () => issue(payment)))
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1)
    expect(issued[0]).toMatchObject({ customerName: 'Iris Okafor', customerCompany: 'Okafor Pictures', issuedAt: paid })
  })

  it('has the number after the last, without gaps, however many are issued at once and however many fail', async () => {
    const { personId } = await addMember(membership.db)
    const first = numberOf((await issue(await addPayment(membership.db, personId))).number)
    const payments = await Promise.all(Array.from({ length: 8 }, () => addPayment(membership.db, personId)))
    const failing = membership.db.$transaction(async (tx) => {
      await issueDocument(tx, payments[0]!, 'invoice', paid)
      throw new Error('after the number was taken')
    })
    await expect(failing).rejects.toThrow('after the number was taken')
    const issued = await Promise.all(payments.map((payment) => issue(payment)))
    const numbers = issued.map(({ number }) => number).sort()
    expect(numbers).toEqual(payments.map((_one, at) => `SR-${String(first + 1 + at).padStart(6, '0')}`))
  })

  it('is counted apart from credit notes', async () => {
    const { payment, invoice } = await buyer()
    const note = await issue(await refund(payment), 'credit_note', refunded)
    const next = await buyer()
    expect([invoice.number, note.number]).toEqual([
      expect.stringMatching(/^SR-\d{6}$/),
      expect.stringMatching(/^SR-CN-\d{6}$/),
    ])
    expect(numberOf(next.invoice.number)).toBe(numberOf(invoice.number) + 1)
  })
})

describe('the list of one’s invoices', () => {
  it('has the newest first, with what was paid and what was given back', async () => {
    const { member, payment, invoice } = await buyer()
    const amount = { net: 180, vat: 36, gross: 216, currency: 'GBP' }
    const entry = { id: invoice.id, number: invoice.number, date: paid.toISOString(), ...amount }
    expect(await listOf(member.personId)).toEqual([{ ...entry, status: 'paid' }])

    const note = await issue(await refund(payment), 'credit_note', refunded)
    expect(await listOf(member.personId)).toEqual([
      {
        id: note.id,
        number: note.number,
        date: refunded.toISOString(),
        net: -180,
        vat: -36,
        gross: -216,
        currency: 'GBP',
        status: 'credit_note',
      },
      { ...entry, status: 'refunded' },
    ])
  })

  it('is empty for somebody who never paid, and asks to sign in', async () => {
    expect(await listOf(someone().id)).toEqual([])
    expect((await membership.get('/api/membership/invoices', null)).statusCode).toBe(401)
  })
})

describe('an invoice as PDF', () => {
  it('says who sold what to whom, for which year, with net, VAT and gross', async () => {
    const { member, invoice } = await buyer()
    const answer = await pdf(invoice.id, as(member.personId))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${invoice.number}.pdf`,
      'cache-control': 'private, no-store',
    })
    const { text, pages, title, language, isTagged } = await readPdf(answer.rawPayload)
    expect({ pages, title, language, isTagged }).toEqual({
      pages: 1,
      title: `Invoice ${invoice.number}`,
      language: 'en-GB',
      isTagged: true,
    })
    for (const said of [
      invoice.number,
      'Tax point 22 November 2026',
      company.name,
      company.vatNumber,
      'Okafor Pictures',
      'Iris Okafor',
      'Storyright Premium, one year 22 November 2026 to 22 November 2027',
      '£180.00',
      '20%',
      '£36.00',
      '£216.00',
      'Paid by card on 22 November 2026',
    ])
      expect(text).toContain(said)
  })

  it('has the customer’s name in its own letters', async () => {
    const { invoice } = await buyer({ firstName: '明子', lastName: 'שלום', companyName: 'شركة الأفلام' })
    const { text } = await readPdf((await pdf(invoice.id)).rawPayload)
    for (const name of ['明子 שלום', 'شركة الأفلام']) expect(text).toContain(name)
  })

  it('names whoever bought it also where identity’s news of them came later', async () => {
    const { member, invoice } = await buyer({ firstName: '', lastName: '', companyName: null })
    const words = async () => (await readPdf((await pdf(invoice.id)).rawPayload)).text
    expect(await words()).toContain('Storyright member')
    await membership.db.member.update({
      where: { personId: member.personId },
      data: { firstName: 'Iris', lastName: 'Okafor' },
    })
    expect(await words()).toContain('Iris Okafor')
  })

  it('has the days of London: late in a summer’s evening it is the next one', async () => {
    const { invoice } = await buyer({}, new Date('2026-06-30T23:30:00Z'))
    const { text } = await readPdf((await pdf(invoice.id)).rawPayload)
    for (const said of ['Tax point 1 July 2026', '1 July 2026 to 1 July 2027', 'Paid by card on 1 July 2026'])
      expect(text).toContain(said)
  })

  it('is the same file each time', async () => {
    const { invoice } = await buyer()
    expect((await pdf(invoice.id)).rawPayload.equals((await pdf(invoice.id)).rawPayload)).toBe(true)
  })

  it('of a credit note names the invoice and takes its amounts away', async () => {
    const { member, payment, invoice } = await buyer()
    const note = await issue(await refund(payment), 'credit_note', refunded)
    const { text, title } = await readPdf((await pdf(note.id, as(member.personId))).rawPayload)
    expect(title).toBe(`Credit note ${note.number}`)
    for (const said of [
      `For invoice ${invoice.number} of 22 November 2026`,
      'Tax point 30 November 2026',
      '−£180.00',
      '−£36.00',
      '−£216.00',
      `The whole of invoice ${invoice.number} was refunded to the card on 30 November 2026`,
    ])
      expect(text).toContain(said)
  })

  it('is for its member and administrators; others find nothing', async () => {
    const { member, invoice } = await buyer()
    expect((await pdf(invoice.id, as(member.personId))).statusCode).toBe(200)
    expect((await pdf(invoice.id, someone('admin'))).statusCode).toBe(200)
    expect((await pdf(invoice.id, someone())).statusCode).toBe(404)
    expect((await pdf(someone().id, as(member.personId))).statusCode).toBe(404)
    for (const nonsense of ['SR-000001', '1', '%00', `${invoice.id}x`])
      expect((await pdf(nonsense)).statusCode).toBe(404)
    expect((await membership.get(`/api/membership/invoices/${invoice.id}/pdf`, null)).statusCode).toBe(401)
  })
})

describe('the documents of a closed account', () => {
  const kept = (personId: string) => membership.db.document.findMany({ where: { personId } })

  it('stay, without the name, and so does what is issued afterwards', async () => {
    const { member, payment, invoice } = await buyer()
    const { personId } = member
    await others.say(userClosed, 2, closedPerson({ id: personId }))
    await eventually(async () =>
      expect(await kept(personId)).toMatchObject([{ customerName: '', customerCompany: null }]),
    )
    const note = await issue(await refund(payment), 'credit_note', refunded)
    expect(note).toMatchObject({ customerName: '', customerCompany: null })
    for (const { id, number } of [invoice, note]) {
      const { text } = await readPdf((await pdf(id)).rawPayload)
      expect(text).toContain(number)
      expect(text).not.toMatch(/Iris|Okafor/)
    }
  })
})
