import { ProviderAnswered } from '@storyright/card-provider'
import { compareHold } from '../src/jobs/reconcile-hold.ts'
import { getHold } from '../src/payments/hold.store.ts'
import { followIntent } from '../src/payments-sync/apply-payment-intent.ts'
import { acceptOffer, claimOffer } from '../src/use-cases/accept-offer.ts'
import { captureClaim } from '../src/use-cases/capture-claim.ts'
import { agent, type Offers, producer, someone, startOffers } from './harness.ts'
import { startProcess } from './process.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startOffers({ upkeep: false })
  await offers.addPerson(agent, { companyName: 'Vane & Daughters' })
  await offers.addPerson(producer)
})
afterAll(() => offers.stop())
afterEach(() => offers.sandbox.calm('faults'))

const held = async () => (await offers.heldOffer(producer, (await offers.addListing()).id)).id
const failing = (fault: object, operation = 'payment_intents.capture') =>
  offers.sandbox.control('faults', { operation, times: 1, ...fault })
const holdOf = (offerId: string) => offers.db.hold.findFirstOrThrow({ where: { offerId } })
const claimOf = (offerId: string) => offers.db.claim.findUnique({ where: { offerId } })
const accepting = (offerId: string, process = startProcess(offers)) => acceptOffer(process, { offerId, viewer: agent })
const upkeep = (offerId: string, process = startProcess(offers)) => captureClaim(process, offerId)

/** A checkpoint to wait at until released. */
function gate(place: string) {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const checkpoint = async (at: string) => {
    if (at !== place) return
    reached.resolve()
    await opened.promise
  }
  return { checkpoint, reached: reached.promise, open: () => opened.resolve() }
}

/** The money is taken if and only if the offer is accepted. */
async function mustAgree(offerId: string): Promise<void> {
  const { status } = await offers.find(offerId)
  const { amount_received: received } = await offers.intentOf(offerId)
  expect({ status, received }).toEqual(
    status === 'accepted' ? { status, received: 500_000 } : { status: 'pending', received: 0 },
  )
}

describe('two at work on one capture', () => {
  it('ask under one number, so that a late one cannot capture what the other undid', async () => {
    const id = await held()
    await failing({ status: 402 })
    const first = gate('after reading the hold again')
    const second = gate('before the capture')
    const request = accepting(id, startProcess(offers, first)).catch((error: unknown) => error)
    await first.reached
    const other = upkeep(id, startProcess(offers, second)).catch((error: unknown) => error)
    await second.reached
    first.open()
    expect(await request).toMatchObject({ code: 'CAPTURE_REFUSED' })
    expect(await claimOf(id)).toBeNull()
    second.open()
    expect(await other).toMatchObject({ code: 'CAPTURE_REFUSED' })
    await mustAgree(id)
    expect(await offers.find(id)).toMatchObject({ status: 'pending', paymentStatus: 'held' })
  })

  it('write one outcome: the second to be refused leaves a newer claim alone', async () => {
    const id = await held()
    await failing({ status: 402 })
    const slow = gate('after reading the hold again')
    const late = accepting(id, startProcess(offers, slow)).catch((error: unknown) => error)
    await slow.reached
    await expect(upkeep(id)).rejects.toMatchObject({ code: 'CAPTURE_REFUSED' })
    await claimOffer(startProcess(offers), { offerId: id, claimedBy: agent.id, require: () => undefined })
    const { claimedAt } = (await claimOf(id))!
    slow.open()
    await late // joins the newer claim and takes the money for it
    expect(await claimOf(id)).toMatchObject({ claimedAt, committedAt: expect.any(Date) })
    expect(await holdOf(id)).toMatchObject({ captureAttempt: 2, captureIsOpen: false })
    await mustAgree(id)
  })
})

describe('a number of a capture', () => {
  it('is waited for by whoever comes while the provider still works on it', async () => {
    const id = await held()
    await failing({ delay_ms: 500 })
    const slow = gate('before the capture')
    const request = accepting(id, startProcess(offers, slow))
    await slow.reached
    const answers = [request, upkeep(id), upkeep(id)].map((answer) =>
      answer.catch(({ code }: { code: string }) => code),
    )
    slow.open()
    for (const answer of await Promise.all(answers)) expect([undefined, 'CAPTURE_UNKNOWN']).toContain(answer)
    await upkeep(id)
    expect(await holdOf(id)).toMatchObject({ status: 'captured', captureAttempt: 1, captureIsOpen: false })
    await mustAgree(id)
  })

  it('ends with the hold when the charge has run out, although the payment still looks held', async () => {
    const id = await held()
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/run_out`)
    await expect(accepting(id)).rejects.toMatchObject({ code: 'HOLD_GONE' })
    expect(await offers.find(id)).toMatchObject({ status: 'expired', endedBecause: 'hold_expired' })
    expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect(await claimOf(id)).toBeNull()
  })

  it.each([401, 403, 409, 429, 500, 503])('stays open after %d, and is asked again', async (status) => {
    const id = await held()
    await failing({ status })
    await expect(accepting(id)).rejects.toMatchObject({ code: 'CAPTURE_UNKNOWN' })
    expect(await holdOf(id)).toMatchObject({ captureAttempt: 1, captureIsOpen: true })
    expect(await claimOf(id)).toMatchObject({ committedAt: null })
    await upkeep(id)
    await mustAgree(id)
    // What the provider failed at under a number it repeats for good, and only then the next number begins.
    expect(await holdOf(id)).toMatchObject({ captureAttempt: status < 500 ? 1 : 2, captureIsOpen: false })
  })

  it('stays open without an answer, and is asked again under the same key', async () => {
    const id = await held()
    await failing({ drop: true, when: 'after', times: 2 }) // the package may ask a second time by itself
    await expect(accepting(id)).rejects.toMatchObject({ code: 'CAPTURE_UNKNOWN' })
    await offers.sandbox.calm('faults')
    await upkeep(id)
    expect(await holdOf(id)).toMatchObject({ status: 'captured', captureAttempt: 1, captureIsOpen: false })
    await mustAgree(id)
  })

  it('is closed with its claim, in one transaction', async () => {
    const id = await held()
    await failing({ status: 402 })
    await expect(accepting(id, startProcess(offers, { killAt: 2 }))).rejects.toThrow() // between the answer and writing it
    expect(await holdOf(id)).toMatchObject({ captureIsOpen: true })
    expect(await claimOf(id)).not.toBeNull()
    await expect(upkeep(id)).rejects.toMatchObject({ code: 'CAPTURE_REFUSED' })
    expect(await holdOf(id)).toMatchObject({ captureAttempt: 1, captureIsOpen: false })
    expect(await claimOf(id)).toBeNull()
    await accepting(id)
    await mustAgree(id)
  })

  it('stays open while the hold cannot be read after a refusal', async () => {
    const id = await held()
    await failing({ status: 402 })
    await failing({ status: 500 }, 'payment_intents.retrieve')
    await expect(accepting(id)).rejects.toMatchObject({ code: 'CAPTURE_UNKNOWN' })
    expect(await claimOf(id)).not.toBeNull()
    await expect(upkeep(id)).rejects.toMatchObject({ code: 'CAPTURE_REFUSED' })
    await mustAgree(id)
  })
})

describe('a hold that the provider no longer holds', () => {
  /** The provider as it is after a capture that was refused and left nothing held. */
  const leavingNothing = () => {
    const process = startProcess(offers)
    const { provider } = process
    const capture = async () => {
      throw new ProviderAnswered('declined', { status: 402, code: 'card_declined' })
    }
    const read = async (intentId: string) => ({ ...(await provider.read(intentId)), state: 'unpaid' }) as const
    const { deployment, create, cancel, refund, list, listMoneyBack, readNotice } = provider
    const { createCustomer, cardsOf, detachCard } = provider
    const cards = { createCustomer, cardsOf, detachCard }
    return {
      ...process,
      provider: { deployment, create, cancel, refund, list, listMoneyBack, readNotice, ...cards, capture, read },
    }
  }

  it('ends with the capture that was refused, and is let go', async () => {
    const id = await held()
    await expect(accepting(id, leavingNothing())).rejects.toMatchObject({ code: 'HOLD_GONE' })
    expect(await offers.find(id)).toMatchObject({ status: 'expired', endedBecause: 'hold_expired' })
    expect(await holdOf(id)).toMatchObject({ status: 'released', captureIsOpen: false })
    expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect(await claimOf(id)).toBeNull()
    const renewed = await offers.send('POST', `/api/offers/${id}/renew`, producer)
    expect(renewed.statusCode).toBe(200)
  })

  it('ends when it is compared, where nobody is capturing it', async () => {
    const id = await held()
    const process = leavingNothing()
    await compareHold(process, await getHold(offers.db, { offerId: id, number: 1 }))
    expect(await offers.find(id)).toMatchObject({ status: 'expired', endedBecause: 'hold_expired' })
    expect((await holdOf(id)).releaseWantedAt).not.toBeNull()
  })

  it('does not end by an answer from before it was held', async () => {
    const { offer } = await offers.offer(producer, (await offers.addListing()).id)
    const process = startProcess(offers)
    const before = await getHold(offers.db, { offerId: offer.id, number: 1 })
    const old = await process.provider.read(before.intentId!)
    const { clientSecret } = old
    expect(await offers.pay(clientSecret)).toMatchObject({ status: 200 })
    await offers.until(offer.id, { paymentStatus: 'held' })
    await process.transaction((tx) => followIntent(process, tx, { hold: before, intent: old }))
    expect(await offers.find(offer.id)).toMatchObject({ status: 'pending', paymentStatus: 'held' })
  })
})

describe('an acceptance', () => {
  it('is dated, and its agreement worded, when the offer is claimed', async () => {
    const id = await held()
    await failing({ status: 500 })
    await expect(accepting(id)).rejects.toMatchObject({ code: 'CAPTURE_UNKNOWN' })
    const { claimedAt } = (await claimOf(id))!
    await offers.db.person.update({ where: { id: agent.id }, data: { companyName: 'Another Agency' } })
    await upkeep(id)
    await offers.db.person.update({ where: { id: agent.id }, data: { companyName: 'Vane & Daughters' } })
    const { acceptedAt, agreement } = await offers.db.offer.findUniqueOrThrow({
      where: { id },
      include: { agreement: true },
    })
    expect({ acceptedAt, writtenAt: agreement!.writtenAt }).toEqual({ acceptedAt: claimedAt, writtenAt: claimedAt })
    expect(JSON.stringify(agreement!.terms)).toContain('Vane & Daughters')
    expect(await claimOf(id)).toMatchObject({ draft: null })
  })

  it('writes the same few rows however many other offers there are', async () => {
    const { id: listingId } = await offers.addListing()
    const winner = await offers.heldOffer(producer, listingId)
    const rival = await offers.heldOffer(someone(), listingId)
    await accepting(winner.id)
    expect(await offers.db.ending.findMany({ where: { listingId } })).toMatchObject([
      { exceptOfferId: winner.id, because: 'another_accepted', doneAt: null },
    ])
    expect(await offers.db.offer.findUnique({ where: { id: rival.id } })).toMatchObject({
      status: 'pending',
      version: 2,
    })
  })
})
