import type { Discrepancy, Offer, Transaction } from '@storyright/contracts/http'
import type { DiscrepancyKind, Settlement, Viewer } from '@storyright/contracts/vocabulary'
import { Killed } from '@storyright/testing/stories'
import { reportDiscrepancy } from '../src/payments/discrepancy.store.ts'
import { followIntent } from '../src/payments-sync/apply-payment-intent.ts'
import { settleDiscrepancy } from '../src/transactions/settle-discrepancy.ts'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'
import { codeOf, optionSteps } from './option-steps.ts'
import { startProcess } from './process.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterAll(() => offers.stop())
afterEach(async () => {
  await offers.sandbox.calm('faults')
  await offers.sandbox.calm('webhooks')
})

const admin = someone('admin')
const atProvider = async (path: string, body: Record<string, string> = {}) => {
  const answer = await fetch(`${offers.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_storyright' },
    body: new URLSearchParams(body),
  })
  expect(answer.status).toBe(200)
}
const failing = (fault: object) => offers.sandbox.control('faults', { operation: 'refunds.create', times: 1, ...fault })
const settle = (id: string, how: Settlement, viewer = admin) =>
  offers.send('POST', `/api/admin/transactions/discrepancies/${id}/settle`, viewer, { how, note: 'As agreed by phone' })
const disputing = async (id: string, body: object = {}) =>
  offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/dispute`, body)
const auditEntriesOn = (offerId: string | null) =>
  offers.db.auditEntry.findMany({ where: { offerId }, orderBy: { id: 'asc' } })

async function reportedOf(offerId: string): Promise<Discrepancy[]> {
  const answer = await offers.send('GET', '/api/admin/transactions/discrepancies', admin)
  return answer.json<Discrepancy[]>().filter((row) => row.offerId === offerId)
}
const theOneOf = (offerId: string) =>
  offers.eventually(async () => {
    const [found, ...others] = await reportedOf(offerId)
    expect([found?.kind, others]).toEqual(['captured_without_acceptance', []])
    return found!
  })

/** Money captured at the provider outside our books, of an offer that nobody accepted. */
async function takenUnasked(listingId?: string) {
  const { id } = await offers.heldOffer(producer, listingId ?? (await offers.addListing()).id)
  await atProvider(`payment_intents/${await offers.intentIdOf(id)}/capture`)
  return { id, discrepancy: await theOneOf(id) }
}

describe('captured money without an acceptance', () => {
  it('is given back by an administrator, and its offer ends', async () => {
    const { id, discrepancy } = await takenUnasked()
    expect(discrepancy).toMatchObject({
      intentId: await offers.intentIdOf(id),
      settlements: ['refund', 'accept'],
      settledAt: null,
    })
    const answer = await settle(discrepancy.id, 'refund')
    expect(answer.json()).toMatchObject({ id: discrepancy.id, settlements: [], settledAt: expect.any(String) })
    const offer = await offers.find(id)
    expect(offer).toMatchObject({ status: 'rejected', endedBecause: 'admin_released', refundedAmount: 5_000 })
    expect(offer.timeline.map(({ moment, note }) => [moment, note])).toContainEqual(['refunded', '£5,000'])
    expect(await auditEntriesOn(id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'discrepancy.settled',
        after: { settlement: 'refund', note: 'As agreed by phone' },
      },
    ])
    const rows = (await offers.send('GET', '/api/admin/transactions', admin)).json<Transaction[]>()
    expect(rows.find(({ offerId }) => offerId === id)).toMatchObject({
      refundedAmount: 5_000,
      refundedAt: expect.any(String),
    })
    expect((await settle(discrepancy.id, 'refund')).statusCode).toBe(200) // it is done, and done once
    expect(await auditEntriesOn(id)).toHaveLength(1)
  })

  it.each([
    ['before it was done', { drop: true, times: 2 }],
    ['after it was done', { drop: true, times: 2, when: 'after' }],
  ])('is given back once although the answer was lost %s: asking again finishes it', async (_when, fault) => {
    const { id, discrepancy } = await takenUnasked()
    await offers.sandbox.control('webhooks', { pause: true })
    await failing(fault)
    // What was done all the same is found when the payment is read.
    const isDone = 'when' in fault
    expect((await settle(discrepancy.id, 'refund')).statusCode).toBe(isDone ? 200 : 503)
    await offers.sandbox.calm('faults')
    if (!isDone) {
      expect(await reportedOf(id)).toMatchObject([{ settlements: ['refund'], settledAt: null }])
      expect((await settle(discrepancy.id, 'accept')).statusCode).toBe(409)
    }
    expect((await settle(discrepancy.id, 'refund')).json()).toMatchObject({ settledAt: expect.any(String) })
    expect(await offers.find(id)).toMatchObject({ refundedAmount: 5_000 })
    expect(await auditEntriesOn(id)).toHaveLength(1)
  })

  it('is given back anew when its bank sent the refund back before anybody here had seen it', async () => {
    const { id, discrepancy } = await takenUnasked()
    await offers.sandbox.control('webhooks', { drop: 1_000 })
    const dying = startProcess(offers, {
      checkpoint(place) {
        if (place === 'after the refund') throw new Killed()
      },
    })
    const choice = { id: discrepancy.id, viewer: admin, how: 'refund', note: 'As agreed by phone' } as const
    await expect(settleDiscrepancy(dying, choice)).rejects.toThrow(Killed)
    const payment = await offers.intentIdOf(id)
    const [made] = (await startProcess(offers).provider.read(payment)).refunds
    await offers.sandbox.control(`refunds/${made!.id}/fail`)
    expect((await settle(discrepancy.id, 'refund')).json()).toMatchObject({ settledAt: expect.any(String) })
    expect(await offers.find(id)).toMatchObject({ refundedAmount: 5_000 })
    const { refunds } = await startProcess(offers).provider.read(payment)
    expect(refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })

  it('may be settled otherwise when the provider refuses the refund', async () => {
    const { id, discrepancy } = await takenUnasked()
    await failing({ status: 402 })
    const refused = await settle(discrepancy.id, 'refund')
    expect(refused.json()).toMatchObject({ status: 409, code: 'REFUND_REFUSED' })
    expect(await reportedOf(id)).toMatchObject([{ settlements: ['refund', 'accept'] }])
    expect((await settle(discrepancy.id, 'refund')).json()).toMatchObject({ settlements: [] })
  })

  it('is accepted after all, with its agreement, and its rivals end', async () => {
    const { id: listingId } = await offers.addListing()
    const { id, discrepancy } = await takenUnasked(listingId)
    const answer = await settle(discrepancy.id, 'accept')
    expect(answer.json()).toMatchObject({ settlements: [], settledAt: expect.any(String) })
    expect(await offers.find(id)).toMatchObject({
      status: 'accepted',
      paymentStatus: 'captured',
      agreement: expect.any(Object),
    })
    expect((await auditEntriesOn(id)).map(({ action }) => action)).toEqual(['discrepancy.settled', 'offer.captured'])
    expect(await offers.db.ending.findMany({ where: { listingId } })).toMatchObject([{ exceptOfferId: id }])
    expect((await settle(discrepancy.id, 'refund')).statusCode).toBe(409)
  })

  it('is not accepted after all once the listing is taken by the terms of either offer', async () => {
    const { id: listingId } = await offers.addListing()
    const { id, discrepancy } = await takenUnasked(listingId)
    const other = await offers.heldOffer(someone(), listingId)
    expect((await offers.send('PATCH', `/api/offers/${other.id}/accept`, agent)).statusCode).toBe(200)
    expect((await theOneOf(id)).settlements).toEqual(['refund'])
    expect((await settle(discrepancy.id, 'accept')).json()).toMatchObject({ status: 409, code: 'CANNOT_SETTLE' })
    expect((await settle(discrepancy.id, 'refund')).statusCode).toBe(200)
  })

  it('is not accepted after all when some or all went back to the card and no notice came', async () => {
    for (const [amount, code, becomes] of [
      ['100000', 'CANNOT_SETTLE', { status: 'pending', refundedAmount: 1_000 }],
      ['500000', 'SETTLED_ALREADY', { status: 'rejected', refundedAmount: 5_000 }],
    ] as const) {
      const { id, discrepancy } = await takenUnasked()
      await offers.sandbox.control('webhooks', { pause: true })
      await atProvider('refunds', { payment_intent: await offers.intentIdOf(id), amount })
      expect((await settle(discrepancy.id, 'accept')).json()).toMatchObject({ status: 409, code })
      expect(await offers.find(id)).toMatchObject(becomes)
      await offers.sandbox.calm('webhooks')
    }
  })

  it('is not accepted after all while the provider does not say whether it is still there', async () => {
    const { id, discrepancy } = await takenUnasked()
    await offers.sandbox.control('faults', { operation: 'payment_intents.retrieve', drop: true, times: 9 })
    expect((await settle(discrepancy.id, 'accept')).json()).toMatchObject({ status: 503, code: 'PROVIDER_SILENT' })
    expect(await offers.find(id)).toMatchObject({ status: 'pending' })
    await offers.sandbox.calm('faults')
    expect((await settle(discrepancy.id, 'accept')).statusCode).toBe(200)
    await offers.sandbox.control('faults', { operation: 'payment_intents.retrieve', drop: true, times: 9 })
    expect((await settle(discrepancy.id, 'accept')).statusCode).toBe(200) // it is done, and asks nobody
  })

  it('stays to be given back when a refusal may mean that it was, and the payment cannot be read', async () => {
    const { id, discrepancy } = await takenUnasked()
    await offers.sandbox.control('webhooks', { pause: true })
    await atProvider('refunds', { payment_intent: await offers.intentIdOf(id) })
    await offers.sandbox.control('faults', { operation: 'payment_intents.retrieve', drop: true, times: 9 })
    expect((await settle(discrepancy.id, 'refund')).json()).toMatchObject({ status: 503, code: 'PROVIDER_SILENT' })
    expect(await reportedOf(id)).toMatchObject([{ settlements: ['refund'], settledAt: null }])
    await offers.sandbox.calm('faults')
    expect((await settle(discrepancy.id, 'refund')).json()).toMatchObject({ settledAt: expect.any(String) })
    expect(await offers.find(id)).toMatchObject({ status: 'rejected', refundedAmount: 5_000 })
  })

  it('needs nobody once it was given back at the provider', async () => {
    const { id } = await takenUnasked()
    await atProvider('refunds', { payment_intent: await offers.intentIdOf(id) })
    await offers.eventually(async () =>
      expect(await reportedOf(id)).toMatchObject([{ settlements: [], settledAt: expect.any(String) }]),
    )
    expect(await offers.find(id)).toMatchObject({ status: 'rejected', refundedAmount: 5_000 })
  })
})

describe('any other difference', () => {
  const report = async (kind: DiscrepancyKind, offerId: string | null) =>
    offers.db.discrepancy.create({ data: { offerId, intentId: 'pi_1', kind, says: 'Look here.', foundAt: new Date() } })

  it('is noted with a word, and not told again', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const discrepancy = await report('release_refused', id)
    expect((await settle(discrepancy.id, 'refund')).statusCode).toBe(409)
    expect((await settle(discrepancy.id, 'noted')).json()).toMatchObject({ settledAt: expect.any(String) })
    expect(await auditEntriesOn(id)).toMatchObject([{ after: { settlement: 'noted', note: 'As agreed by phone' } }])
    const again = { offerId: id, kind: 'release_refused', says: 'Look here.' } as const
    await offers.db.$transaction((tx) => reportDiscrepancy(tx, again, new Date()))
    expect(await reportedOf(id)).toHaveLength(1)
  })

  it('may be about money that belongs to no offer we know', async () => {
    const { id } = await report('unknown_to_us', null)
    expect((await settle(id, 'noted')).json()).toMatchObject({ offerId: null, settledAt: expect.any(String) })
    expect(await auditEntriesOn(null)).toMatchObject([{ before: { discrepancyId: id, intentId: 'pi_1' } }])
  })

  it('is for administrators, and has to be there', async () => {
    const { id } = await report('no_deadline', null)
    for (const viewer of [agent, producer]) expect((await settle(id, 'noted', viewer)).statusCode).toBe(403)
    expect((await settle(admin.id, 'noted')).statusCode).toBe(404)
  })
})

describe('money of an accepted offer', () => {
  const accepted = async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(200)
    return id
  }

  it('that went back to the card is shown as often as some did', async () => {
    const id = await accepted()
    const payment_intent = await offers.intentIdOf(id)
    await atProvider('refunds', { payment_intent, amount: '150050' })
    await offers.until(id, { refundedAmount: 1_500.5 })
    await atProvider('refunds', { payment_intent })
    const offer = await offers.until(id, { refundedAmount: 5_000, status: 'accepted', paymentStatus: 'captured' })
    const refunds = offer.timeline.filter(({ moment }) => moment === 'refunded')
    expect(refunds.map(({ note }) => note)).toEqual(['£1,500.50', '£3,499.50'])
    expect((await reportedOf(id)).map(({ kind }) => kind)).toEqual(['fee_returned'])
  })

  it.each([
    ['won', 'The payment stands.'],
    ['lost', 'The bank gave the money back to the card.'],
  ])('that is disputed is shown by the provider’s notices until the dispute is %s', async (outcome, note) => {
    const id = await accepted()
    const dispute = `payment_intents/${await offers.intentIdOf(id)}/dispute`
    await offers.sandbox.control(dispute)
    await offers.until(id, { disputeStatus: 'needs_response' })
    await offers.sandbox.control(dispute, { outcome })
    const { timeline } = await offers.until(id, { disputeStatus: outcome, status: 'accepted' })
    expect(timeline.slice(-2).map((moment) => [moment.moment, moment.note])).toEqual([
      ['disputed', null],
      ['dispute_closed', note],
    ])
    const rows = (await offers.send('GET', '/api/admin/transactions', admin)).json<Transaction[]>()
    expect(rows.find(({ offerId }) => offerId === id)).toMatchObject({ disputeStatus: outcome })
  })

  it('keeps the outcome of a dispute although an old answer comes later', async () => {
    const id = await accepted()
    const deps = startProcess(offers)
    const intent = await deps.provider.read(await offers.intentIdOf(id))
    const hear = (status: string | null) => {
      const dispute = { id: `du_${id}`, amountPence: 500_000, openedAt: new Date(), dueBy: null }
      const disputes = status === null ? [] : [{ ...dispute, status }]
      return deps.transaction((tx) =>
        followIntent(deps, tx, { hold: { offerId: id, number: 1 }, intent: { ...intent, disputes } }),
      )
    }
    for (const status of ['needs_response', 'under_review', 'lost', 'needs_response', null]) await hear(status)
    const { disputeStatus, timeline } = await offers.find(id)
    expect(disputeStatus).toBe('lost')
    expect(timeline.slice(-3).map(({ moment, note }) => [moment, note])).toEqual([
      ['disputed', null],
      ['dispute_step', 'The bank has the answer, and decides.'],
      ['dispute_closed', 'The bank gave the money back to the card.'],
    ])
  })

  it.each([[['du_z', 'du_a']], [['du_a', 'du_z']]])(
    'of two disputes of one second, %j, shows the one that the provider lists last',
    async (ids) => {
      const id = await accepted()
      const deps = startProcess(offers)
      const intent = await deps.provider.read(await offers.intentIdOf(id))
      const openedAt = new Date()
      const disputes = ids.map((name, place) => ({
        id: `${name}_${id}`,
        amountPence: 500_000,
        openedAt,
        dueBy: null,
        status: place === 0 ? 'won' : 'lost',
      }))
      await deps.transaction((tx) =>
        followIntent(deps, tx, { hold: { offerId: id, number: 1 }, intent: { ...intent, disputes } }),
      )
      expect(await offers.find(id)).toMatchObject({ disputeStatus: 'lost' })
    },
  )

  it('may be disputed once more after a dispute was closed, and each step is told', async () => {
    const id = await accepted()
    const dispute = (body = {}) => disputing(id, body)
    await dispute({ inquiry: true })
    await offers.until(id, { disputeStatus: 'warning_needs_response' })
    for (const outcome of ['warning_under_review', 'needs_response', 'under_review', 'won']) {
      await dispute({ outcome })
      await offers.until(id, { disputeStatus: outcome })
    }
    await dispute()
    await offers.until(id, { disputeStatus: 'needs_response', isDisputed: true })
    const open = (await reportedOf(id)).filter(({ settledAt }) => settledAt === null)
    expect(open).toMatchObject([{ kind: 'disputed', says: expect.stringContaining('An answer is due there by') }])
    const rows = (await offers.send('GET', '/api/admin/transactions', admin)).json<Transaction[]>()
    expect(rows.find(({ offerId }) => offerId === id)).toMatchObject({ disputeDueBy: expect.any(String) })
    await dispute({ outcome: 'lost' })
    const { timeline } = await offers.until(id, { disputeStatus: 'lost', isDisputed: false, refundedAmount: 5_000 })
    const steps = ['disputed', 'dispute_step', 'dispute_closed']
    expect(timeline.flatMap(({ moment }) => (steps.includes(moment) ? [moment] : []))).toEqual([
      'disputed',
      'dispute_step',
      'dispute_step',
      'dispute_step',
      'dispute_closed',
      'disputed',
      'dispute_closed',
    ])
  })

  it('counts as less refunded when a refund fails, which administrators see and refund again', async () => {
    const id = await accepted()
    const payment_intent = await offers.intentIdOf(id)
    await atProvider('refunds', { payment_intent, amount: '200000' })
    await atProvider('refunds', { payment_intent })
    await offers.until(id, { refundedAmount: 5_000, feeReturn: expect.objectContaining({ choice: null }) })
    const [refund] = await offers.db.refund.findMany({ where: { offerId: id, amountPence: 300_000 } })
    await offers.sandbox.control(`refunds/${refund!.id}/fail`)
    const { timeline } = await offers.until(id, { refundedAmount: 2_000, feeReturn: null })
    expect(timeline.at(-1)).toMatchObject({ moment: 'refund_failed', note: '£3,000' })
    const [failed] = (await reportedOf(id)).filter(({ settledAt }) => settledAt === null)
    expect(failed).toMatchObject({ kind: 'refund_failed', intentId: payment_intent, settlements: ['refund', 'noted'] })
    expect((await settle(failed!.id, 'refund')).json()).toMatchObject({ settledAt: expect.any(String) })
    await offers.until(id, { refundedAmount: 5_000, feeReturn: expect.objectContaining({ choice: null }) })
  })

  it('is booked by each refund alone, whatever order the provider’s answers come in', async () => {
    const id = await accepted()
    const deps = startProcess(offers)
    const intent = await deps.provider.read(await offers.intentIdOf(id))
    const hear = (...statuses: string[]) => {
      const refunds = statuses.map((status, index) => ({ id: `re_${id}_${index}`, amountPence: 100_000, status }))
      return deps.transaction((tx) =>
        followIntent(deps, tx, { hold: { offerId: id, number: 1 }, intent: { ...intent, refunds } }),
      )
    }
    const refunded = async () => (await offers.find(id)).refundedAmount
    for (const [statuses, amount] of [
      [['pending'], 1_000],
      [['succeeded', 'pending'], 2_000],
      [['failed', 'succeeded'], 1_000],
      [['succeeded', 'pending'], 1_000], // an old answer
      [[], 1_000],
      [['failed', 'canceled'], 1_000], // what succeeded is not cancelled
      [['failed', 'failed'], 0],
    ] as const) {
      await hear(...statuses)
      expect(await refunded()).toBe(amount)
    }
  })

  it('is refunded where the difference names it, beside the fee of the deal', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const first = await offers.intentIdOf(id)
    await offers.db.offer.update({ where: { id }, data: { status: 'expired', endedBecause: 'hold_expired' } })
    const renewed = (await offers.send('POST', `/api/offers/${id}/renew`, producer)).json()
    await offers.pay(renewed.clientSecret)
    await offers.until(id, { status: 'pending', paymentStatus: 'held' })
    const second = await offers.intentIdOf(id)
    await atProvider(`payment_intents/${first}/capture`)
    const discrepancy = await theOneOf(id)
    expect(discrepancy).toMatchObject({ intentId: first, settlements: ['refund'] })
    expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(200)
    expect((await settle(discrepancy.id, 'refund')).json()).toMatchObject({ settledAt: expect.any(String) })
    const { provider } = startProcess(offers)
    expect(await provider.read(first)).toMatchObject({ state: 'captured', refundedPence: 500_000 })
    expect(await provider.read(second)).toMatchObject({ state: 'captured', refundedPence: 0 })
    expect(await offers.find(id)).toMatchObject({ status: 'accepted', refundedAmount: 0, feeReturn: null })
  })

  it.each([
    ['held', 'has', async () => (await offers.heldOffer(producer, (await offers.addListing()).id)).id],
    ['captured', 'captured', accepted],
  ])(
    'of which another amount is %s than was agreed is reported, once, and the state is followed',
    async (state, did, make) => {
      const id = await make()
      const deps = startProcess(offers)
      const intent = { ...(await deps.provider.read(await offers.intentIdOf(id))), amountPence: 400_000 }
      for (const _again of [1, 2])
        await deps.transaction((tx) => followIntent(deps, tx, { hold: { offerId: id, number: 1 }, intent }))
      const says = `The provider ${did} £4,000 where the offer says £5,000. Settle the difference there.`
      expect(await reportedOf(id)).toMatchObject([{ kind: 'other_amount', says, settlements: ['noted'] }])
      expect(await offers.find(id)).toMatchObject({ paymentStatus: state })
    },
  )
})

describe('an option whose fee went back', () => {
  const { accepted, sign, record, recorded, answer, confirm } = optionSteps(() => offers)
  const choose = (id: string, body: object, viewer: Viewer = agent) =>
    offers.send('POST', `/api/offers/${id}/fee-return`, viewer, body)
  const refunded = async (id: string) => {
    await atProvider('refunds', { payment_intent: await offers.intentIdOf(id) })
    return offers.until(id, { refundedAmount: 5_000 })
  }
  const feeReturned = async (id: string) => (await reportedOf(id)).find(({ kind }) => kind === 'fee_returned')

  it('is ended by its agent: the title is free again, and what was waiting is over', async () => {
    const { id, listingId } = await accepted()
    await recorded(id, 'extensions')
    await refunded(id)
    const seen = (viewer: Viewer) => offers.send('GET', `/api/offers/${id}`, viewer)
    expect((await seen(agent)).json().feeReturn).toMatchObject({ by: 'refund', choice: null, canChoose: true })
    expect((await seen(producer)).json().feeReturn).toMatchObject({ choice: null, canChoose: false })
    await expect(offers.offer(someone(), listingId)).rejects.toThrow('LISTING_TAKEN')
    for (const viewer of [producer, someone('agent')])
      expect(await codeOf(choose(id, { choice: 'end' }, viewer))).toEqual([403, 'ONLY_AGENT_CHOOSES'])
    const ended: Offer = (await choose(id, { choice: 'end' })).json()
    expect(ended).toMatchObject({ status: 'accepted', optionEndedBecause: 'refunded', feeReturn: { choice: 'end' } })
    expect(ended.optionNotices).toMatchObject([{ status: 'declined', reason: 'The option fee went back to the card.' }])
    expect(ended.timeline.slice(-2).map(({ moment }) => moment)).toEqual(['notice_declined', 'option_ended'])
    expect(await feeReturned(id)).toMatchObject({ settledAt: expect.any(String) })
    expect(await codeOf(choose(id, { choice: 'keep', note: 'After all' }))).toEqual([409, 'NOTHING_TO_CHOOSE'])
    const next = await offers.heldOffer(someone(), listingId)
    expect((await offers.send('PATCH', `/api/offers/${next.id}/accept`, agent)).statusCode).toBe(200)
    expect(await auditEntriesOn(id)).toEqual([])
  })

  it('is kept with a note by an administrator, and then goes on', async () => {
    const { id } = await accepted()
    await sign(id)
    await refunded(id)
    expect(await codeOf(record(id, 'exercise', producer))).toEqual([409, 'FEE_RETURNED'])
    const found = (await feeReturned(id))!
    expect(found.settlements).toEqual(['end_option', 'keep_option'])
    expect((await settle(found.id, 'keep_option')).json()).toMatchObject({ settledAt: expect.any(String) })
    const kept = await offers.find(id)
    expect(kept.feeReturn).toMatchObject({ choice: 'keep', note: 'As agreed by phone' })
    expect(kept.timeline.at(-1)).toMatchObject({ moment: 'option_kept', note: 'As agreed by phone' })
    expect(await auditEntriesOn(id)).toMatchObject([{ after: { settlement: 'keep_option' } }])
    expect((await record(id, 'exercise', producer)).statusCode).toBe(201)
  })

  it('is not kept without a note, and is kept or ended once, whoever comes at the same time', async () => {
    const { id } = await accepted()
    await refunded(id)
    expect((await choose(id, { choice: 'keep' })).json().errors[0].path).toBe('note')
    const both = [choose(id, { choice: 'keep', note: 'Paid by transfer' }), choose(id, { choice: 'end' }, admin)]
    const answers = await Promise.all(both)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { feeReturn, optionEndedBecause } = await offers.find(id)
    expect(optionEndedBecause).toBe(feeReturn!.choice === 'end' ? 'refunded' : null)
  })

  it('by a lost dispute is chosen about as well; while it is open nothing is extended or exercised', async () => {
    const { id } = await accepted()
    await sign(id)
    const asked = await recorded(id, 'exercise')
    await disputing(id)
    await offers.until(id, { isDisputed: true })
    expect(await codeOf(confirm(asked, agent))).toEqual([409, 'FEE_DISPUTED'])
    expect((await answer(asked, producer, { answer: 'withdraw' })).statusCode).toBe(200)
    expect(await codeOf(record(id, 'extensions', producer))).toEqual([409, 'FEE_DISPUTED'])
    await disputing(id, { outcome: 'lost' })
    await offers.until(id, {
      refundedAmount: 5_000,
      feeReturn: expect.objectContaining({ by: 'dispute', choice: null }),
    })
    expect(await codeOf(record(id, 'extensions', producer))).toEqual([409, 'FEE_RETURNED'])
    expect((await choose(id, { choice: 'keep', note: 'Paid by transfer' })).statusCode).toBe(200)
    expect((await record(id, 'extensions', producer)).statusCode).toBe(201)
  })

  it('goes on as before when the dispute is won', async () => {
    const { id } = await accepted()
    await disputing(id)
    await offers.until(id, { isDisputed: true })
    await disputing(id, { outcome: 'won' })
    await offers.until(id, { isDisputed: false, feeReturn: null, refundedAmount: 0 })
    expect((await record(id, 'extensions', producer)).statusCode).toBe(201)
    expect((await reportedOf(id)).map(({ settledAt }) => settledAt !== null)).toEqual([true])
  })

  it('cannot end any more once it was exercised, and is kept', async () => {
    const { id } = await accepted()
    await confirm(await recorded(id, 'exercise'), agent)
    await refunded(id)
    expect((await feeReturned(id))!.settlements).toEqual(['keep_option'])
    expect(await codeOf(choose(id, { choice: 'end' }))).toEqual([409, 'OPTION_EXERCISED'])
    expect((await choose(id, { choice: 'keep', note: 'The title was bought' })).statusCode).toBe(200)
  })

  it('leaves the agent’s revenue', async () => {
    const seller = someone('agent')
    await offers.addPerson(seller)
    const { id: listingId } = await offers.addListing({ agentId: seller.id })
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.send('PATCH', `/api/offers/${id}/accept`, seller)
    const revenue = async () =>
      (await offers.send('GET', `/api/analytics/agent/${seller.id}`, seller)).json().overview.totalRevenue
    expect(await revenue()).toBe(5_000)
    await atProvider('refunds', { payment_intent: await offers.intentIdOf(id), amount: '150050' })
    await offers.until(id, { refundedAmount: 1_500.5 })
    expect(await revenue()).toBe(3_499.5)
    await disputing(id)
    await disputing(id, { outcome: 'lost' })
    await offers.until(id, { refundedAmount: 5_000 })
    expect(await revenue()).toBe(0)
  })
})
