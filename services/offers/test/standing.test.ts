import { userClosed } from '@storyright/contracts/events'
import type { Offer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, openPublisher } from '@storyright/testing'
import { type Offers, producer, someone, startMarket } from './harness.ts'

let offers: Offers
beforeAll(async () => {
  offers = await startMarket()
})
afterAll(() => offers.stop())

const make = async (viewer = producer, listingId?: string) => {
  const id = listingId ?? (await offers.addListing()).id
  const deckFileUrl = await offers.addDeck(viewer.id)
  return offers.send('POST', '/api/offers', viewer, { listingId: id, offerPrice: 5_000, optionPeriod: 12, deckFileUrl })
}
const renew = (id: string, viewer = producer) => offers.send('POST', `/api/offers/${id}/renew`, viewer)

/** Renews, and compares what the offer said of that just before, by itself and in the list. */
async function renewAsSaid(id: string, viewer = producer) {
  const one = (await offers.send('GET', `/api/offers/${id}`, viewer)).json<Offer>()
  const all = (await offers.send('GET', '/api/offers/my-submissions', viewer)).json<Offer[]>()
  const answer = await renew(id, viewer)
  const isPayable = answer.statusCode === 200
  for (const said of [one, all.find((offer) => offer.id === id)]) expect(said).toMatchObject({ isPayable })
  return answer
}

/** Offers of each kind that can be renewed: one whose hold ran out, one that was never paid, one whose card was declined. */
const renewable = {
  expired: async (viewer = producer, listingId?: string) => {
    const { id } = await offers.heldOffer(viewer, listingId ?? (await offers.addListing()).id)
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
    return offers.until(id, { status: 'expired' })
  },
  unpaid: async (viewer = producer, listingId?: string) =>
    (await offers.offer(viewer, listingId ?? (await offers.addListing()).id)).offer,
  declined: async (viewer = producer, listingId?: string) => {
    const { offer, clientSecret } = await offers.offer(viewer, listingId ?? (await offers.addListing()).id)
    await offers.pay(clientSecret, 'pm_card_chargeDeclined')
    return offers.until(offer.id, { paymentStatus: 'failed' })
  },
}
const kinds = Object.keys(renewable) as (keyof typeof renewable)[]

describe('renewing asks all that making an offer asks', () => {
  describe.each(kinds)('of an offer that is %s', (kind) => {
    it('an agent whose account is active', async () => {
      const leaving = someone('agent')
      await offers.addPerson(leaving)
      const { id: listingId } = await offers.addListing({ agentId: leaving.id })
      const { id } = await renewable[kind](producer, listingId)
      const answers = async () =>
        (await Promise.all([renewAsSaid(id), make(producer, listingId)])).map((answer) => answer.json().code)
      for (const change of [{ status: 'suspended' }, { status: 'active', role: 'producer' }]) {
        await offers.db.person.update({ where: { id: leaving.id }, data: change })
        expect(await answers()).toEqual(['LISTING_TAKEN', 'LISTING_TAKEN'])
      }
      await offers.db.person.update({ where: { id: leaving.id }, data: { role: 'agent' } })
      expect((await renewAsSaid(id)).statusCode).toBe(200)
    })

    it('a listing that is there and free', async () => {
      const { id: listingId } = await offers.addListing()
      const { id } = await renewable[kind](producer, listingId)
      await offers.db.listing.update({ where: { id: listingId }, data: { status: 'sold' } })
      expect((await renewAsSaid(id)).json().code).toBe('LISTING_TAKEN')
      await offers.db.listing.update({ where: { id: listingId }, data: { status: 'available', isDeleted: true } })
      expect((await renewAsSaid(id)).statusCode).toBe(404)
    })

    it('a producer who may make offers', async () => {
      const leaving = someone()
      await offers.addPerson(leaving)
      const { id } = await renewable[kind](leaving)
      await offers.db.person.update({ where: { id: leaving.id }, data: { status: 'suspended' } })
      expect((await renewAsSaid(id, leaving)).json()).toMatchObject({ status: 403, code: 'ACCOUNT_NOT_ACTIVE' })
    })
  })
})

describe('whoever makes an offer', () => {
  it.each([
    [{ status: 'suspended' }, 'ACCOUNT_NOT_ACTIVE'],
    [{ status: 'closed' }, 'ACCOUNT_NOT_ACTIVE'],
    [{ role: 'agent' }, 'ONLY_PRODUCERS'],
  ])('is refused with an account that is %j, whatever the access token still says', async (change, code) => {
    const former = someone()
    await offers.addPerson(former, change)
    expect((await make(former)).json()).toMatchObject({ status: 403, code })
  })

  it('is who the access token says where nobody has told of the account yet', async () => {
    expect((await make(someone())).statusCode).toBe(201)
  })
})

const waiting = async () => {
  const [row] = await offers.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return row!.count
}
const isClosed = async (id: string) => (await offers.db.person.findUnique({ where: { id } }))?.status === 'closed'

/** The answer to a request that has begun, and waits for its listing, when the closing of an account arrives. */
async function requestedBefore<Answer>(leaving: Viewer, request: () => Promise<Answer>, listingId: string) {
  let answer: Promise<Answer> | undefined
  const identity = await openPublisher(offers.natsUrl)
  await offers.db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM listings WHERE id = ${listingId} FOR UPDATE`
      answer = request()
      await offers.eventually(async () => expect(await waiting()).toBe(1))
      await identity.say(userClosed, 2, closedPerson(leaving))
      await offers.eventually(async () => expect((await waiting()) > 1 || (await isClosed(leaving.id))).toBe(true))
    },
    { timeout: 20_000 },
  )
  await identity.stop()
  return answer!
}

describe('an account that is closed while its offer is being made', () => {
  it.each([
    ['known', true],
    ['not heard of yet', false],
  ])('leaves no open hold when the request was first (%s)', async (_which, isKnown) => {
    const leaving = someone()
    if (isKnown) await offers.addPerson(leaving)
    const { id: listingId } = await offers.addListing()
    const { offer } = (await requestedBefore(leaving, () => make(leaving, listingId), listingId)).json()
    await offers.until(offer.id, { status: 'cancelled', endedBecause: 'producer_closed', paymentStatus: 'released' })
    expect(await offers.intentOf(offer.id)).toMatchObject({ status: 'canceled' })
  })

  it('leaves no open hold when it is the agent’s', async () => {
    const leaving = someone('agent')
    await offers.addPerson(leaving)
    const { id: listingId } = await offers.addListing({ agentId: leaving.id })
    const made = await requestedBefore(leaving, () => make(producer, listingId), listingId)
    const { offer } = made.json()
    await offers.until(offer.id, { status: 'rejected', endedBecause: 'agent_closed', paymentStatus: 'released' })
  })

  it('is refused when the closing was first', async () => {
    const leaving = someone()
    await offers.addPerson(leaving)
    let request: ReturnType<typeof make> | undefined
    await offers.db.$transaction(
      async (tx) => {
        await tx.person.update({ where: { id: leaving.id }, data: { status: 'closed', version: 2 } })
        request = make(leaving)
        await offers.eventually(async () => expect(await waiting()).toBe(1))
      },
      { timeout: 20_000 },
    )
    expect((await request!).json()).toMatchObject({ status: 403, code: 'ACCOUNT_NOT_ACTIVE' })
    expect(await offers.db.offer.count({ where: { producerId: leaving.id } })).toBe(0)
  })

  it('does not wait for a renewal that waits for it', async () => {
    const leaving = someone()
    await offers.addPerson(leaving)
    const { id, listingId } = await renewable.unpaid(leaving)
    let request: ReturnType<typeof renew> | undefined
    await offers.db.$transaction(
      async (tx) => {
        await tx.person.update({ where: { id: leaving.id }, data: { status: 'closed', version: 2 } })
        request = renew(id, leaving)
        await offers.eventually(async () => expect(await waiting()).toBe(1))
        await tx.$queryRaw`SELECT id FROM listings WHERE id = ${listingId} FOR UPDATE NOWAIT`
      },
      { timeout: 20_000 },
    )
    expect((await request!).json()).toMatchObject({ status: 403, code: 'ACCOUNT_NOT_ACTIVE' })
  })
})

describe('accepting the offer of a producer who is suspended', () => {
  it.each(['agent', 'admin'] as const)(
    'by the %s charges nothing: the offer ends, and its hold is let go',
    async (who) => {
      const [seller, leaving] = [someone('agent'), someone()]
      for (const person of [seller, leaving]) await offers.addPerson(person)
      const { id: listingId } = await offers.addListing({ agentId: seller.id })
      const { id } = await offers.heldOffer(leaving, listingId)
      await offers.db.person.update({ where: { id: leaving.id }, data: { status: 'suspended' } })
      const answer =
        who === 'agent'
          ? await offers.send('PATCH', `/api/offers/${id}/accept`, seller)
          : await offers.send('POST', `/api/admin/transactions/${id}/capture`, someone('admin'), { reason: 'By phone' })
      expect(answer.json()).toMatchObject({ status: 409, code: 'PRODUCER_SUSPENDED' })
      await offers.until(id, { status: 'cancelled', endedBecause: 'account_suspended', paymentStatus: 'released' })
      expect(await offers.intentOf(id)).toMatchObject({ status: 'canceled', amount_received: 0 })
      expect(await offers.db.claim.count({ where: { offerId: id } })).toBe(0)
    },
  )
})

describe('a listing that a producer may not open', () => {
  it('is told nothing of by an offer on it: the refusal is that of opening it', async () => {
    const reader = someone()
    await offers.addPerson(reader)
    offers.membership.counts = true
    try {
      for (let opened = 0; opened < 5; opened++) expect((await make(reader)).statusCode).toBe(201)
      const { id: open } = await offers.addListing()
      const { id: taken } = await offers.addListing({ status: 'optioned' })
      for (const listingId of [open, taken])
        expect((await make(reader, listingId)).json()).toMatchObject({ status: 403, code: 'VIEW_LIMIT_REACHED' })
      expect((await make(reader, '999999')).statusCode).toBe(404)
      expect((await make({ ...reader, tier: 'premium' }, open)).statusCode).toBe(201)
    } finally {
      offers.membership.counts = false
    }
  })

  it('is offered on as before when it was opened this month, and when membership is away', async () => {
    const reader = someone()
    await offers.addPerson(reader)
    offers.membership.counts = true
    try {
      const { id: opened } = await offers.addListing()
      for (let made = 0; made < 6; made++)
        expect((await make(reader, made < 4 ? opened : undefined)).statusCode).toBe(201)
    } finally {
      offers.membership.counts = false
    }
    await offers.membership.stop()
    expect((await make(reader)).statusCode).toBe(201)
    await offers.membership.start()
  })

  it('answers a repeated request as the first one, although the month is used up since', async () => {
    const reader = someone()
    await offers.addPerson(reader)
    const { id: listingId } = await offers.addListing()
    const form = { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl: await offers.addDeck(reader.id) }
    const send = () => offers.send('POST', '/api/offers', reader, form, { 'idempotency-key': 'once' })
    const first = await send()
    offers.membership.counts = true
    try {
      for (let opened = 0; opened < 5; opened++) await make(reader)
      expect((await send()).json().offer.id).toBe(first.json().offer.id)
    } finally {
      offers.membership.counts = false
    }
  })
})
