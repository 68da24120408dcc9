import type { MembershipPayment } from '@storyright/contracts/http'
import { issueDocument } from '../src/documents/issue-document.ts'
import { type Membership, someone, startMembership } from './harness.ts'
import { addMember, addPayment } from './sample-member.ts'

let membership: Membership
beforeAll(async () => {
  membership = await startMembership()
})
afterEach(async () => {
  await membership.db.document.deleteMany()
  await membership.db.payment.deleteMany()
})
afterAll(() => membership.stop())

const admin = someone('admin')
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 10, minutes))
type Query = Record<string, string>
const ask = (query: Query = {}, viewer = admin) =>
  membership.get(`/api/admin/membership-payments?${new URLSearchParams(query)}`, viewer)
const rowsOf = async (query: Query = {}): Promise<MembershipPayment[]> => {
  const answer = await ask(query)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const minutesOf = (rows: MembershipPayment[]) => rows.map(({ createdAt }) => new Date(createdAt).getUTCMinutes())
const somebody = () => addMember(membership.db)

describe('the payments of everybody', () => {
  it('are listed with who paid, what, for which year, and our invoice', async () => {
    const { personId } = await somebody()
    const payment = await addPayment(membership.db, personId, { paidAt: at(0) })
    const { id: invoiceId, number } = await membership.db.$transaction((tx) =>
      issueDocument(tx, payment, 'invoice', at(0)),
    )
    await membership.db.$transaction((tx) => issueDocument(tx, payment, 'credit_note', at(1)))
    await membership.db.payment.update({ where: { id: payment.id }, data: { status: 'refunded', refundedAt: at(1) } })
    expect(await rowsOf()).toEqual([
      {
        id: payment.id,
        userId: personId,
        person: { firstName: 'Iris', lastName: 'Okafor', companyName: 'Okafor Pictures' },
        invoiceNumber: number,
        invoiceId,
        isRenewal: false,
        status: 'refunded',
        declinedBecause: null,
        net: 180,
        vat: 36,
        gross: 216,
        currency: 'GBP',
        periodStart: at(0).toISOString(),
        periodEnd: '2027-11-22T10:00:00.000Z',
        createdAt: at(0).toISOString(),
        paidAt: at(0).toISOString(),
        refundedAt: at(1).toISOString(),
        refundedGross: 0,
        refundToGross: 0,
        refundBecause: null,
        refundFailedAt: null,
        dispute: null,
      },
    ])
  })

  it('are the newest first, and those of one state where it is asked for', async () => {
    const { personId } = await somebody()
    for (const [minute, status] of [
      [0, 'paid'],
      [2, 'failed'],
      [1, 'paid'],
      [3, 'open'],
    ] as const)
      await addPayment(membership.db, personId, { paidAt: at(minute), status })
    expect(minutesOf(await rowsOf())).toEqual([3, 2, 1, 0])
    expect(minutesOf(await rowsOf({ status: 'paid' }))).toEqual([1, 0])
    expect((await ask({ status: 'lost' })).statusCode).toBe(400)
  })

  it('come page by page, each once, however many were made in one moment or meanwhile', async () => {
    const { personId } = await somebody()
    for (let made = 0; made < 7; made++) await addPayment(membership.db, personId, { paidAt: at(Math.floor(made / 3)) })
    const seen: string[] = []
    let next: string | undefined
    do {
      const answer = await ask({ limit: '2', ...(next && { cursor: next }) })
      seen.push(...answer.json<MembershipPayment[]>().map(({ id }) => id))
      expect(Number(answer.headers['x-total-count'])).toBe(7 + (next ? 1 : 0))
      if (!next) await addPayment(membership.db, personId, { paidAt: at(30) })
      next = /cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1]
    } while (next)
    const all = (await rowsOf()).map(({ id }) => id)
    expect(seen).toEqual(all.slice(1))
    expect(new Set(seen).size).toBe(7)
  })

  it('are all there at once when no part is asked for, up to 5,000', async () => {
    const { personId } = await somebody()
    await membership.db.$executeRaw`
      INSERT INTO payments (person_id, invoice_id, subscription_id, is_renewal, status, net_pence, vat_pence, gross_pence,
        vat_percent, period_start, period_end, created_at)
      SELECT ${personId}::uuid, 'in_many_' || n, 'sub', false, 'paid', 18000, 3600, 21600, 20, now(), now(),
        ${at(0)}::timestamptz + n * interval '1 second'
      FROM generate_series(1, 5001) AS n`
    const answer = await ask()
    const rows = answer.json<MembershipPayment[]>()
    expect([rows.length, answer.headers['x-total-count']]).toEqual([5_000, '5001'])
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    )
    const rest = /cursor=([^&>]+)/.exec(String(answer.headers.link))![1]!
    expect(await rowsOf({ cursor: rest })).toHaveLength(1)
  })

  it('are sorted by any column, page by page, each once, what is not paid last; and are a file in that order', async () => {
    const { personId } = await somebody()
    for (const [minute, status] of [
      [0, 'paid'],
      [2, 'failed'],
      [1, 'paid'],
      [3, 'open'],
    ] as const) {
      const { id } = await addPayment(membership.db, personId, { paidAt: at(minute), status })
      if (status !== 'paid') await membership.db.payment.update({ where: { id }, data: { paidAt: null } })
    }
    const pagesOf = async (sort: string) => {
      const seen: MembershipPayment[] = []
      let cursor: string | undefined
      do {
        const answer = await ask({ limit: '1', sort, ...(cursor && { cursor }) })
        seen.push(...answer.json<MembershipPayment[]>())
        cursor = /cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1]
      } while (cursor)
      return seen
    }
    for (const by of ['amount', 'payment', 'paid'])
      for (const sort of [by, `-${by}`])
        expect([sort, minutesOf(await pagesOf(sort)).toSorted()]).toEqual([sort, [0, 1, 2, 3]])
    expect(minutesOf(await pagesOf('paid')).slice(0, 2)).toEqual([0, 1])
    expect(minutesOf(await pagesOf('-paid')).slice(0, 2)).toEqual([1, 0])
    expect((await pagesOf('payment')).map(({ status }) => status)).toEqual(['failed', 'open', 'paid', 'paid'])
    expect((await ask({ sort: 'name' })).statusCode).toBe(400)
    const file = (query: Query, viewer = admin) =>
      membership.get(`/api/admin/membership-payments.csv?${new URLSearchParams(query)}`, viewer)
    const [head, ...lines] = (await file({ status: 'paid', sort: '-paid' })).body.trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFPayment,Member,Name,/)
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      (await rowsOf({ status: 'paid', sort: '-paid' })).map(({ id }) => id),
    )
    expect((await file({}, someone())).statusCode).toBe(403)
  })

  it('are for administrators, and a place that is none is refused', async () => {
    for (const viewer of [someone(), someone('agent'), someone('premium', 'premium')])
      expect((await ask({}, viewer)).statusCode).toBe(403)
    for (const cursor of ['nonsense', Buffer.from('[1,"x"]').toString('base64url'), ''])
      expect((await ask({ cursor })).statusCode).toBe(400)
    for (const limit of ['0', '101', 'all']) expect((await ask({ limit })).statusCode).toBe(400)
  })
})
