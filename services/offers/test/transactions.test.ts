import { randomUUID } from 'node:crypto'
import type { Discrepancy, Transaction } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { Killed } from '@storyright/testing/stories'
import { acceptOffer } from '../src/use-cases/accept-offer.ts'
import { rejectOffer } from '../src/use-cases/answer-offer.ts'
import { agent, type Offers, producer, someone, startOffers } from './harness.ts'
import { startProcess } from './process.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers()
  await offers.addPerson(producer, { companyName: 'Quayside Pictures' })
})
afterAll(() => offers.stop())
afterEach(() => offers.sandbox.calm('faults'))

const admin = someone('admin')
const list = (query = '', viewer: Viewer | null = admin) =>
  offers.send('GET', `/api/admin/transactions${query}`, viewer)
const rows = async (query = ''): Promise<Transaction[]> => (await list(query)).json()
const act = (offerId: string, action: 'capture' | 'release', viewer: Viewer = admin) =>
  offers.send('POST', `/api/admin/transactions/${offerId}/${action}`, viewer)
const auditEntriesOn = (offerId: string) =>
  offers.db.auditEntry.findMany({ where: { offerId }, orderBy: { id: 'asc' } })
const held = async () => offers.heldOffer(producer, (await offers.addListing()).id)

describe('the transactions', () => {
  it('are one row for every hold, the newest first, page by page', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer: unpaid } = await offers.offer(producer, listingId, { offerPrice: 3_000 })
    const paid = await offers.heldOffer(producer, listingId, { offerPrice: 7_500 })
    const third = await held()

    const first = await list('?limit=2')
    expect(first.headers['x-total-count']).toBe('3')
    expect(first.json().map(({ offerId }: Transaction) => offerId)).toEqual([third.id, paid.id])
    expect(first.json()[1]).toEqual({
      offerId: paid.id,
      offerStatus: 'pending',
      listing: { id: listingId, title: 'Slack Water', author: 'Morwenna Tregear' },
      producer: { id: producer.id, firstName: 'Iris', lastName: 'Okafor', companyName: 'Quayside Pictures' },
      amount: 7_500,
      paymentStatus: 'held',
      heldAt: expect.any(String),
      holdExpiresAt: paid.holdExpiresAt,
      capturedAt: null,
      releasedAt: null,
      refundedAmount: 0,
      refundedAt: null,
      disputeStatus: null,
      disputeDueBy: null,
      createdAt: expect.any(String),
    })
    const [, next] = /^<\/api\/admin\/transactions(\?.+)>; rel="next"$/.exec(String(first.headers.link))!
    const second = await list(next)
    expect(second.json().map(({ offerId }: Transaction) => offerId)).toEqual([unpaid.id])
    expect(second.headers.link).toBeUndefined()
  })

  it('are told apart by what became of the money and by the day', async () => {
    const offer = await held()
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    await offers.db.hold.updateMany({ where: { offerId: offer.id }, data: { createdAt: yesterday } })
    const day = yesterday.toISOString().slice(0, 10)
    const ids = async (query: string) => (await rows(query)).map(({ offerId }) => offerId)
    expect(await ids(`?from=${day}&to=${day}`)).toEqual([offer.id])
    expect(await ids(`?to=${day}&status=captured`)).toEqual([])
    expect(await ids(`?from=${new Date().toISOString().slice(0, 10)}`)).not.toContain(offer.id)
    expect(await ids('?status=requires_payment')).not.toContain(offer.id)
  })

  it('refuse a reversed range, an unknown status and a cursor of their own making', async () => {
    for (const query of [
      'from=2026-02-01&to=2026-01-01',
      'from=yesterday',
      'from=0000-01-01',
      'status=lost',
      'cursor=e30',
      'limit=0',
    ])
      expect([query, (await list(`?${query}`)).statusCode]).toEqual([query, 400])
  })

  it('are for administrators', async () => {
    const { id } = await held()
    for (const viewer of [producer, agent])
      for (const answer of [await list('', viewer), await act(id, 'capture', viewer), await act(id, 'release', viewer)])
        expect(answer.statusCode).toBe(403)
    expect((await list('', null)).statusCode).toBe(401)
  })

  it('show what a person has to settle, and whose money it is', async () => {
    const offer = await held()
    const { id } = offer
    await offers.db.discrepancy.create({
      data: { offerId: id, kind: 'release_refused', says: 'Look here.', foundAt: new Date() },
    })
    const found: Discrepancy[] = (await offers.send('GET', '/api/admin/transactions/discrepancies', admin)).json()
    expect(found).toEqual([
      {
        id: expect.any(String),
        kind: 'release_refused',
        offerId: id,
        intentId: null,
        says: 'Look here.',
        about: {
          offerStatus: 'pending',
          paymentStatus: 'held',
          amount: 5_000,
          listing: { id: offer.listingId, title: 'Slack Water', author: 'Morwenna Tregear' },
          producer: { id: producer.id, firstName: 'Iris', lastName: 'Okafor', companyName: 'Quayside Pictures' },
          agent: { id: agent.id, firstName: 'Former', lastName: 'member', companyName: null },
        },
        settlements: ['noted'],
        foundAt: expect.any(String),
        settledAt: null,
      },
    ])
  })
})

describe('acting on the agent’s behalf', () => {
  it('captures a held offer once, and writes it down', async () => {
    const { id } = await held()
    const answer = await act(id, 'capture')
    expect(answer.json()).toMatchObject({ status: 'accepted', paymentStatus: 'captured' })
    expect(await offers.intentOf(id)).toMatchObject({ status: 'succeeded', amount_received: 500_000 })
    expect((await act(id, 'capture')).statusCode).toBe(409)
    expect((await act(id, 'release')).statusCode).toBe(409)
    expect(await auditEntriesOn(id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'offer.captured',
        before: { status: 'pending', paymentStatus: 'held' },
        after: { status: 'accepted', paymentStatus: 'captured' },
      },
    ])
  })

  it('releases a held offer, and one that nobody paid', async () => {
    const { offer: unpaid } = await offers.offer(producer, (await offers.addListing()).id)
    for (const { id } of [await held(), unpaid]) {
      expect((await act(id, 'release')).json()).toMatchObject({ status: 'rejected', endedBecause: 'admin_released' })
      await offers.until(id, { paymentStatus: 'released' })
      expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled', amount_received: 0 })
      expect(await auditEntriesOn(id)).toMatchObject([{ action: 'offer.released', after: { status: 'rejected' } }])
    }
  })

  it('captures nothing that is not held', async () => {
    const { offer } = await offers.offer(producer, (await offers.addListing()).id)
    expect((await act(offer.id, 'capture')).statusCode).toBe(409)
    expect(await auditEntriesOn(offer.id)).toEqual([])
    for (const id of [randomUUID(), 'nothing'])
      expect([(await act(id, 'capture')).statusCode, (await act(id, 'release')).statusCode]).toEqual([404, 404])
  })

  it('writes a capture down in the transaction that commits it, whoever finishes it', async () => {
    const { id } = await held()
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 503, times: 1 })
    expect((await act(id, 'capture')).statusCode).toBe(503)
    expect(await auditEntriesOn(id)).toEqual([]) // nothing has been done so far
    await offers.db.claim.updateMany({ where: { offerId: id }, data: { workedAt: new Date(0) } })
    await offers.until(id, { status: 'accepted', paymentStatus: 'captured' })
    expect(await auditEntriesOn(id)).toMatchObject([{ action: 'offer.captured', actorId: admin.id }])
  })

  it('writes down nothing that the provider refused', async () => {
    const { id } = await held()
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 402, times: 1 })
    expect((await act(id, 'capture')).statusCode).toBe(409)
    expect(await auditEntriesOn(id)).toEqual([])
  })

  it('is written down although the process ends right after the change', async () => {
    const [captured, released] = [await held(), await held()]
    const dying = (place: string) =>
      startProcess(offers, {
        checkpoint(at) {
          if (at === place) throw new Killed()
        },
      })
    await expect(acceptOffer(dying('after the commit'), { offerId: captured.id, viewer: admin })).rejects.toThrow(
      Killed,
    )
    expect(await auditEntriesOn(captured.id)).toMatchObject([{ action: 'offer.captured' }])
    await expect(rejectOffer(dying('after ending the offer'), { offerId: released.id, viewer: admin })).rejects.toThrow(
      Killed,
    )
    expect(await auditEntriesOn(released.id)).toMatchObject([{ action: 'offer.released' }])
  })

  it('is written down also where agents answer', async () => {
    const { id } = await held()
    await offers.send('PATCH', `/api/offers/${id}/reject`, admin)
    expect(await auditEntriesOn(id)).toMatchObject([{ action: 'offer.released', actorId: admin.id }])
  })
})
