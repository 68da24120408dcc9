import { paymentSentence, unknownPaymentCode } from '@storyright/contracts/vocabulary'
import { agent, cards, type Offers, producer, someone, startMarket } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterAll(() => offers.stop())
afterEach(() => offers.sandbox.calm('faults'))

/** The provider's own texts, as the sandbox writes them. */
const raw =
  /This failure was asked for|Your card was declined|cannot be captured|No such payment_intent|insufficient funds/

/** All that anybody is shown of an offer: to its sides, and to administrators. */
async function shownOf(id: string): Promise<string> {
  const asAdmin = someone('admin')
  const answers = [
    await offers.send('GET', `/api/offers/${id}`, asAdmin),
    await offers.send('GET', '/api/offers/my-submissions', producer),
    await offers.send('GET', `/api/offers/agent/${agent.id}`, agent),
    await offers.send('GET', '/api/admin/transactions/discrepancies', asAdmin),
  ]
  return answers.map(({ body }) => body).join('\n')
}
const heldOffer = async () => (await offers.heldOffer(producer, (await offers.addListing()).id)).id

describe('what the card provider says to programmers', () => {
  it.each([
    ['declined', { status: 402 }, paymentSentence({ code: 'card_declined' })],
    [
      'refused with a code we know',
      { status: 400, code: 'amount_too_large' },
      paymentSentence({ code: 'amount_too_large' }),
    ],
    ['refused with a code we do not know', { status: 402, code: 'brand_new' }, unknownPaymentCode],
  ])('reaches neither agent nor timeline when a capture is %s: ours does', async (_what, fault, says) => {
    const id = await heldOffer()
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', ...fault })
    const answer = await offers.send('PATCH', `/api/offers/${id}/accept`, agent)
    expect(answer.statusCode).toBe(409)
    expect(answer.json<{ detail: string }>().detail).toContain(says)
    expect(answer.body).not.toMatch(raw)
    const shown = await shownOf(id)
    expect(shown).toContain(says)
    expect(shown).not.toMatch(raw)
  })

  it('does not reach the agent who accepts too late: they read that the hold ran out, and what is next', async () => {
    const id = await heldOffer()
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/run_out`)
    const answer = await offers.send('PATCH', `/api/offers/${id}/accept`, agent)
    expect(answer.statusCode).toBe(409)
    expect(answer.json<{ detail: string }>().detail).toMatch(/run out.*The producer can renew the offer/)
    expect(answer.body).not.toMatch(raw)
    expect(await shownOf(id)).not.toMatch(raw)
  })

  it('does not reach the producer whose card is declined', async () => {
    const { offer, clientSecret } = await offers.offer(producer, (await offers.addListing()).id)
    await offers.pay(clientSecret, 'pm_card_chargeDeclinedInsufficientFunds')
    await offers.until(offer.id, { paymentStatus: 'failed' })
    const { timeline } = await offers.find(offer.id)
    expect(timeline).toContainEqual(
      expect.objectContaining({
        moment: 'payment_failed',
        note: paymentSentence({ declineCode: 'insufficient_funds' }),
      }),
    )
    expect(await shownOf(offer.id)).not.toMatch(raw)
  })

  it('does not reach the producer whose bank refuses', async () => {
    const { offer, clientSecret } = await offers.offer(producer, (await offers.addListing()).id)
    await offers.pay(clientSecret, cards.asks)
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(offer.id)}/authenticate`, {
      outcome: 'fail',
    })
    await offers.until(offer.id, { paymentStatus: 'failed' })
    expect(await shownOf(offer.id)).toContain('The bank did not authorise the payment.')
  })

  it('does not reach administrators in a discrepancy', async () => {
    const id = await heldOffer()
    await offers.db.hold.updateMany({
      where: { offerId: id },
      data: { intentId: 'pi_never_made', comparedAt: new Date(0) },
    })
    await offers.eventually(async () => expect(await shownOf(id)).toContain('does not know this hold any more'))
    expect(await shownOf(id)).not.toMatch(raw)
  })
})

describe('a settled hold', () => {
  it('is confirmed without asking the provider once nothing is held any more, which may have forgotten it', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    await offers.send('PATCH', `/api/offers/${id}/reject`, agent)
    await offers.until(id, { paymentStatus: 'released' })
    await offers.sandbox.control('faults', { operation: 'payment_intents.retrieve', status: 404, times: 1 })
    const confirmed = await offers.send('POST', `/api/offers/${id}/confirm`, producer)
    await offers.sandbox.calm('faults')
    expect([confirmed.statusCode, confirmed.json().paymentStatus]).toEqual([200, 'released'])
  })
})
