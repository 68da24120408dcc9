import type { Offer } from '@storyright/contracts/http'
import type { ExtraRightsAnswer, Viewer } from '@storyright/contracts/vocabulary'
import type { Written } from '../src/agreement/text/agreement-text.ts'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterAll(() => offers.stop())

const wish = 'Stage rights in the UK'
const held = async () =>
  offers.heldOffer(producer, (await offers.addListing()).id, { extraRightsRequest: wish }).then(({ id }) => id)
const ask = (id: string, viewer: Viewer = agent) => offers.send('POST', `/api/offers/${id}/extra-rights`, viewer)
const answer = (id: string, said: ExtraRightsAnswer, viewer: Viewer = producer) =>
  offers.send('POST', `/api/offers/${id}/extra-rights/answer`, viewer, { answer: said })
const accept = (id: string, body?: object) => offers.send('PATCH', `/api/offers/${id}/accept`, agent, body)
const withoutThem = { withoutExtraRights: true }
const codeOf = (response: { json(): unknown }) => (response.json() as { code: string }).code
const agreedRights = async (offerId: string) => {
  const { terms } = await offers.db.agreement.findUniqueOrThrow({ where: { offerId } })
  return (terms as object as Written).terms.rightsRequested
}

describe('accepting without the additional rights requested', () => {
  it('waits for the producer, and leaves them out of the agreement once they have agreed', async () => {
    const id = await held()
    const early = await accept(id, withoutThem)
    expect([early.statusCode, codeOf(early)]).toEqual([409, 'EXTRA_RIGHTS_NOT_WAIVED'])
    expect((await offers.intentOf(id)).status).toBe('requires_capture')

    expect((await ask(id)).json<Offer>().extraRightsQuestion).toMatchObject({ answer: null, answeredAt: null })
    const unanswered = await accept(id, withoutThem)
    expect(codeOf(unanswered)).toBe('EXTRA_RIGHTS_NOT_WAIVED')

    expect((await answer(id, 'waived')).json<Offer>().extraRightsQuestion).toMatchObject({ answer: 'waived' })
    const accepted = (await accept(id, withoutThem)).json<Offer>()
    expect(accepted).toMatchObject({ status: 'accepted', isWithoutExtraRights: true, extraRightsRequest: wish })
    expect(await agreedRights(id)).toBeNull()
    expect(accepted.timeline.map(({ moment }) => moment)).toEqual([
      'submitted',
      'held',
      'extra_rights_asked',
      'extra_rights_waived',
      'accepted',
      'captured',
    ])
  })

  it('is not possible where the producer keeps the request; with it the offer can be accepted', async () => {
    const id = await held()
    await ask(id)
    await answer(id, 'kept')
    expect(codeOf(await accept(id, withoutThem))).toBe('EXTRA_RIGHTS_NOT_WAIVED')
    expect((await accept(id)).json<Offer>()).toMatchObject({ status: 'accepted', isWithoutExtraRights: false })
    expect(await agreedRights(id)).toBe(wish)
  })

  it('is never meant by an acceptance that does not name it, even where the producer agreed', async () => {
    const id = await held()
    await ask(id)
    await answer(id, 'waived')
    expect((await accept(id)).json<Offer>()).toMatchObject({ isWithoutExtraRights: false })
    expect(await agreedRights(id)).toBe(wish)
  })
})

describe('the question about additional rights', () => {
  it('is asked once, by the agent, of an offer that requests some', async () => {
    const id = await held()
    expect(codeOf(await ask(id, someone('agent')))).toBe('NOT_YOUR_OFFER')
    expect((await ask(id)).statusCode).toBe(200)
    expect(codeOf(await ask(id))).toBe('EXTRA_RIGHTS_ASKED')
    const { id: plain } = await offers.heldOffer(producer, (await offers.addListing()).id)
    expect(codeOf(await ask(plain))).toBe('NO_EXTRA_RIGHTS')
  })

  it('is answered once, by the producer, after it was asked', async () => {
    const id = await held()
    expect(codeOf(await answer(id, 'waived'))).toBe('EXTRA_RIGHTS_NOT_ASKED')
    await ask(id)
    expect(codeOf(await answer(id, 'waived', someone()))).toBe('NOT_YOUR_OFFER')
    const both = await Promise.all([answer(id, 'kept'), answer(id, 'waived')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('ends with its offer', async () => {
    const id = await held()
    await ask(id)
    await offers.send('PATCH', `/api/offers/${id}/cancel`, producer, { cancellationReason: 'Our slate is full' })
    expect(codeOf(await answer(id, 'waived'))).toBe('OFFER_CLOSED')
    expect(codeOf(await ask(id))).toBe('OFFER_CLOSED')
  })

  it('ends with the hold: a renewed offer has none, and it can be asked again', async () => {
    const id = await held()
    await ask(id)
    await answer(id, 'waived')
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
    await offers.until(id, { status: 'expired' })
    expect(codeOf(await answer(id, 'kept'))).toBe('OFFER_CLOSED')
    const renewed = await offers.send('POST', `/api/offers/${id}/renew`, producer)
    await offers.pay(renewed.json().clientSecret)
    await offers.until(id, { paymentStatus: 'held', extraRightsQuestion: null })
    expect(codeOf(await accept(id, withoutThem))).toBe('EXTRA_RIGHTS_NOT_WAIVED')
    expect((await ask(id)).statusCode).toBe(200)
  })
})
