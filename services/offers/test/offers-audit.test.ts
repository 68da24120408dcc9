import type { OfferAuditEntry } from '@storyright/contracts/http'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
  await offers.addPerson(admin, { firstName: 'Ada', lastName: 'Whitlock' })
})
afterAll(() => offers.stop())
afterEach(() => offers.sandbox.calm('faults'))

const admin = someone('admin')
const held = async () => offers.heldOffer(producer, (await offers.addListing()).id)
const act = (offerId: string, action: 'capture' | 'release', body?: object) =>
  offers.send('POST', `/api/admin/transactions/${offerId}/${action}`, admin, body)
const read = (query = '', viewer = admin) => offers.send('GET', `/api/admin/transactions/audit${query}`, viewer)
const entriesOn = async (offerId: string): Promise<OfferAuditEntry[]> => (await read(`?offerId=${offerId}`)).json()

describe('the audit trail of offers', () => {
  it('says who did what to which offer, what changed and why', async () => {
    const { id, listingId } = await held()
    expect((await act(id, 'capture', { reason: 'The agent asked us to.' })).statusCode).toBe(200)
    const whole: OfferAuditEntry[] = (await read()).json()
    expect((await read('?sort=when')).json()).toEqual(whole.toReversed())
    expect((await read('.csv')).body).toContain(`offer.captured,Ada Whitlock,${id},${listingId},Slack Water,`)
    expect((await read('.csv', producer)).statusCode).toBe(403)
    expect(await entriesOn(id)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        at: expect.any(String),
        action: 'offer.captured',
        actor: { id: admin.id, firstName: 'Ada', lastName: 'Whitlock', companyName: null },
        offer: { id, listing: { id: listingId, title: 'Slack Water', author: 'Morwenna Tregear' } },
        before: { status: 'pending', paymentStatus: 'held', isBeingAccepted: true },
        after: { status: 'accepted', paymentStatus: 'captured', isBeingAccepted: false },
        reason: 'The agent asked us to.',
      },
    ])
  })

  it('can only be added to, by whatever program', async () => {
    const { id } = await held()
    await act(id, 'release')
    const kept = await offers.db.auditEntry.count()
    const appendOnly = /The audit trail is only ever added to/
    await expect(offers.db.$executeRaw`UPDATE audit SET at = now()`).rejects.toThrow(appendOnly)
    await expect(offers.db.$executeRaw`DELETE FROM audit`).rejects.toThrow(appendOnly)
    await expect(offers.db.$executeRaw`TRUNCATE audit`).rejects.toThrow(appendOnly)
    expect(await offers.db.auditEntry.count()).toBe(kept)
  })

  it('keeps the reason of a release, and none where none was given', async () => {
    const [told, untold] = [await held(), await held()]
    await act(told.id, 'release', { reason: '  Made by mistake. ' })
    await act(untold.id, 'release')
    expect(await entriesOn(told.id)).toMatchObject([{ action: 'offer.released', reason: 'Made by mistake.' }])
    expect(await entriesOn(untold.id)).toMatchObject([{ action: 'offer.released', reason: null }])
    // The producer reads nothing of it.
    expect((await offers.find(told.id)).cancellationReason).toBeNull()
  })

  it('has the reason of a capture that somebody else finished', async () => {
    const { id } = await held()
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 503, times: 1 })
    expect((await act(id, 'capture', { reason: 'By telephone.' })).statusCode).toBe(503)
    await offers.db.claim.updateMany({ where: { offerId: id }, data: { workedAt: new Date(0) } })
    await offers.until(id, { status: 'accepted' })
    expect(await entriesOn(id)).toMatchObject([{ action: 'offer.captured', reason: 'By telephone.' }])
  })

  it('tells of money that belongs to no offer', async () => {
    const { id } = await offers.db.discrepancy.create({
      data: { kind: 'unknown_to_us', intentId: 'pi_nobodys', says: 'Look here.', foundAt: new Date() },
    })
    const how = { how: 'noted', note: 'Refunded there' }
    await offers.send('POST', `/api/admin/transactions/discrepancies/${id}/settle`, admin, how)
    const [newest] = (await read('?limit=1')).json<OfferAuditEntry[]>()
    expect(newest).toMatchObject({ action: 'discrepancy.settled', offer: null, reason: 'Refunded there' })
    expect(newest!.after).toMatchObject({ settlement: 'noted', kind: 'unknown_to_us', intentId: 'pi_nobodys' })
  })

  it('comes page by page, the newest first', async () => {
    for (const { id } of [await held(), await held()]) await act(id, 'release')
    const all = (await read()).json<OfferAuditEntry[]>()
    const first = await read('?limit=1')
    expect(first.headers['x-total-count']).toBe(String(all.length))
    const [, next] = /<\/api\/admin\/transactions\/audit(\?.+)>/.exec(String(first.headers.link))!
    const rest = (await read(next)).json<OfferAuditEntry[]>()
    expect([...first.json<OfferAuditEntry[]>(), ...rest].map(({ id }) => id)).toEqual(
      all.slice(0, 2).map(({ id }) => id),
    )
  })

  it('is for administrators, and names offers alone', async () => {
    expect((await read('', agent)).statusCode).toBe(403)
    expect((await read('?offerId=7')).statusCode).toBe(400)
    expect((await act((await held()).id, 'release', { because: 'x' })).statusCode).toBe(400)
  })
})

describe('an offer', () => {
  it('shows its agent to administrators alone', async () => {
    const { id } = await held()
    const asSeenBy = async (viewer: typeof admin) =>
      (await offers.send('GET', `/api/offers/${id}`, viewer)).json().agent
    expect(await asSeenBy(admin)).toEqual({ id: agent.id, firstName: 'Iris', lastName: 'Okafor', companyName: null })
    expect([await asSeenBy(producer), await asSeenBy(agent)]).toEqual([null, null])
  })
})
