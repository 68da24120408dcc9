import { type Envelope, type ListingTakings, takingsChanged } from '@storyright/contracts/events'
import {
  internalTokenHeader,
  type Offer,
  type Problem,
  type RightsAvailability,
  type Taking,
  type TakingsOfListings,
  takingsOfListings,
} from '@storyright/contracts/http'
import { type Recording, readPdf, recordEvents } from '@storyright/testing'
import { isFullSize } from '@storyright/testing/test-size'
import { agent, internalToken, type Offers, producer, someone, startMarket } from './harness.ts'

let offers: Offers
let events: Recording<Envelope<ListingTakings>>
beforeAll(async () => {
  offers = await startMarket()
  events = await recordEvents(offers.natsUrl, 'offers.takings.>')
})
afterAll(async () => {
  await events.stop()
  await offers.stop()
})

const whole = 'World; L; film+tv; always; exclusive'
const inTheUs = 'US; L; film; always; exclusive'
const listing = async (change: object = {}) => (await offers.addListing({ rights: whole, ...change })).id
const accept = (id: string) => offers.send('PATCH', `/api/offers/${id}/accept`, agent)
const accepted = async (listingId: string, scope?: string, by = producer) => {
  const { id } = await offers.heldOffer(by, listingId, { scope })
  expect((await accept(id)).statusCode).toBe(200)
  return id
}
const ask = async (listingId: string, grant: string, viewer = producer) =>
  offers.send('GET', `/api/listings/${listingId}/availability?grant=${encodeURIComponent(grant)}`, viewer)
const availability = async (listingId: string, grant: string) =>
  (await ask(listingId, grant)).json<RightsAvailability>()
const takings = (listingId: string, viewer = agent) => offers.send('GET', `/api/listings/${listingId}/takings`, viewer)
const record = (listingId: string, body: object, viewer = agent) =>
  offers.send('POST', `/api/listings/${listingId}/takings`, viewer, body)
const lastEvent = (listingId: string) => events.messages.filter(({ subject }) => subject === listingId).at(-1)
const refused = (promise: Promise<unknown>, code: string) => expect(promise).rejects.toThrow(code)

describe('the rights of an offer', () => {
  it('are everything that is free, where it says nothing: a second producer gets what the first one left', async () => {
    const listingId = await listing()
    await accepted(listingId, inTheUs)
    const rest = await offers.heldOffer(someone(), listingId)
    expect(rest.scope.text).toBe('World; L; tv; always; exclusive || World ex US; L; film; always; exclusive')
    expect((await accept(rest.id)).statusCode).toBe(200)
    await refused(offers.offer(someone(), listingId), 'LISTING_TAKEN')
  })

  it('are the whole book of a listing of which nothing is taken', async () => {
    const { scope } = (await offers.offer(producer, await listing())).offer
    expect(scope).toEqual({ text: whole, words: 'Exclusive film and TV rights, worldwide', isWhole: true })
  })

  it('have to be on offer and free, in every part', async () => {
    const listingId = await listing()
    await accepted(listingId, inTheUs)
    for (const scope of ['US, CA; L; film', 'GB; L; film+radio', 'GB; L; film || US; en; film; ..2031-01-01'])
      await refused(offers.offer(someone(), listingId, { scope }), 'SCOPE_NOT_FREE')
    const other = someone()
    const form = { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl: await offers.addDeck(other.id) }
    const answer = await offers.send('POST', '/api/offers', other, { ...form, scope: 'US, CA; L; film+radio' })
    expect(answer.json<Problem>().taken?.map(({ line, reason }) => [line.text, reason])).toEqual([
      ['US; L; film; always; exclusive', 'option'],
      ['North America; L; radio; always; exclusive', 'not_offered'],
    ])
    await offers.offer(someone(), listingId, { scope: 'US; L; tv' })
  })

  it('are refused with the place of the fault where nobody can read them', async () => {
    const listingId = await listing()
    const deckFileUrl = await offers.addDeck(producer.id)
    const form = { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl }
    for (const [scope, line, column] of [
      ['GB; L || Mars; L', 2, 2],
      ['GB', 1, 3],
      ['GB; L; film; 2001-01-01..2002-01-01', 1, 14],
    ] as const) {
      const answer = await offers.send('POST', '/api/offers', producer, { ...form, scope })
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'scope', line, column }] })
    }
  })

  it('stay those of the offer when the agent takes them off the listing', async () => {
    const listingId = await listing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.db.listing.update({ where: { id: listingId }, data: { rights: 'GB; L; tv' } })
    expect((await accept(id)).statusCode).toBe(200)
    expect((await offers.find(id)).scope.text).toBe(whole)
  })

  it('stay with an unpaid offer whose other terms change, and change with a book that is sent', async () => {
    const listingId = await listing()
    const { offer } = await offers.offer(producer, listingId, { scope: inTheUs })
    const form = { listingId, offerPrice: 6_000, optionPeriod: 12, deckFileUrl: await offers.addDeck(producer.id) }
    const change = async (more: object) =>
      (await offers.send('PUT', `/api/offers/${offer.id}`, producer, { ...form, ...more })).json()
    expect((await change({})).offer).toMatchObject({ offerPrice: 6_000, scope: { text: inTheUs } })
    expect((await change({ scope: 'GB; L; tv' })).offer.scope.text).toBe('GB; L; tv; always; exclusive')
    expect((await change({ scope: whole })).offer.scope).toMatchObject({ text: whole, isWhole: true })
    expect(await change({ scope: 'GB; L; radio' })).toMatchObject({ status: 409, code: 'SCOPE_NOT_FREE' })
  })

  it('say in the agreement which of them are exclusive, where not all are', async () => {
    const rights = 'US; L; film; always; exclusive || World; L; tv; always; non-exclusive'
    const id = await accepted(await listing({ rights }), rights)
    const { text } = await readPdf((await offers.send('GET', `/api/offers/${id}/agreement`, producer)).rawPayload)
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain('sole and exclusive for the Rights that the lines below call exclusive')
    expect(words).toContain('Exclusive film rights, United States. 5.3 Non-exclusive TV rights, worldwide.')
  })

  it('stand in the agreement line by line, where the listing’s form does not say all of them', async () => {
    const id = await accepted(await listing(), 'World ex US, CA; en; film; 2027-01-01..2031-12-31; exclusive')
    const { text } = await readPdf((await offers.send('GET', `/api/offers/${id}/agreement`, producer)).rawPayload)
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain('Exclusive film rights, worldwide except Canada and United States')
    expect(words).toContain('in English, from 1 January 2027 until 31 December 2031.')
  })
})

describe('accepting', () => {
  it('rejects the pending offers that it conflicts with, and no others', async () => {
    const listingId = await listing()
    const [winner, rival, beside] = [
      await offers.heldOffer(producer, listingId, { scope: inTheUs }),
      await offers.heldOffer(someone(), listingId),
      await offers.heldOffer(someone(), listingId, { scope: 'GB; L; film+tv' }),
    ]
    expect((await accept(winner.id)).statusCode).toBe(200)
    await offers.until(rival.id, { status: 'rejected', endedBecause: 'another_accepted', paymentStatus: 'released' })
    await offers.eventually(async () =>
      expect(await offers.db.ending.count({ where: { listingId, doneAt: null } })).toBe(0),
    )
    expect((await offers.find(beside.id)).status).toBe('pending')
    expect((await accept(beside.id)).statusCode).toBe(200)
  })

  it('is refused while the agent has granted or holds back some of the rights, and possible again afterwards', async () => {
    for (const kind of ['outside', 'holdback']) {
      const listingId = await listing()
      const { id } = await offers.heldOffer(producer, listingId, { scope: 'US, CA; L; film' })
      const taking = (await record(listingId, { kind, lines: 'US; en; film' })).json<Taking>()
      expect((await accept(id)).json()).toMatchObject({ status: 409, code: 'SCOPE_NOT_FREE' })
      expect((await offers.find(id)).status).toBe('pending')
      await offers.send('DELETE', `/api/listings/${listingId}/takings/${taking.id}`, agent)
      expect((await accept(id)).statusCode).toBe(200)
    }
  })

  const many = isFullSize ? 200 : 24
  it(`gives no right twice among ${many} acceptances at once, and each right that one asks for alone`, async () => {
    const listingId = await listing()
    const countries = ['GB', 'US', 'FR', 'DE', 'IT', 'ES']
    // Two want each country; every sixth wants one that nobody else does.
    const scopes = Array.from({ length: many }, (_, at) => `${countries[Math.floor(at / 2) % 5]}; L; film`)
    scopes[0] = 'ES; L; film'
    const made: Offer[] = []
    for (const scope of scopes) made.push(await offers.heldOffer(someone(), listingId, { scope }))
    const answers = await Promise.all(made.map(({ id }) => accept(id)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(answers[0]!.statusCode).toBe(200)
    const won = scopes.filter((_, at) => answers[at]!.statusCode === 200)
    expect(won.toSorted()).toEqual([...new Set(scopes)].toSorted())
  })

  it('waits for its listing without keeping other calls of the service from the database', async () => {
    const [busy, other] = [await listing(), await listing()]
    const { id } = await offers.heldOffer(producer, busy)
    const { answers } = await offers.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM listings WHERE id = ${busy} FOR UPDATE`
      const answers = Array.from({ length: 30 }, () => accept(id)) // three times as many as there are connections
      expect((await takings(other)).statusCode).toBe(200)
      await accepted(other)
      return { answers }
    })
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0)
    expect(codes).not.toContain(503)
  })

  it('is refused by the table itself where rights would be taken twice', async () => {
    const listingId = await listing()
    const offerId = await accepted(listingId, inTheUs)
    const again = offers.db.$executeRaw`
      INSERT INTO taken_boxes (listing_id, offer_id, rights, territories, languages, days, alone)
      SELECT listing_id, offer_id, rights, territories, languages, days, int8range(7, 7, '[]') FROM taken_boxes
      WHERE offer_id = ${offerId}::uuid`
    await expect(again).rejects.toThrow('taken_once')
  })

  it('counts a claim of the version before, which wrote no boxes', async () => {
    const listingId = await listing()
    const offerId = await accepted(listingId, inTheUs)
    await offers.db.$executeRaw`DELETE FROM taken_boxes WHERE offer_id = ${offerId}::uuid`
    await refused(offers.offer(someone(), listingId, { scope: inTheUs }), 'SCOPE_NOT_FREE')
    await accepted(listingId, 'GB; L; film', someone())
    const [boxes] = await offers.db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM taken_boxes WHERE listing_id = ${listingId}`
    expect(boxes.count).toBe(2)
  })
})

describe('what is taken', () => {
  it('is published with every change, without names or money, and free again when the option ends', async () => {
    const listingId = await listing()
    const id = await accepted(listingId, inTheUs)
    await offers.eventually(() =>
      expect(lastEvent(listingId)).toMatchObject({
        type: takingsChanged.type,
        entityversion: 1,
        data: { id: listingId, takings: [{ kind: 'option', lines: inTheUs }] },
      }),
    )
    const past = new Date(Date.now() - 86_400_000)
    await offers.db.offer.update({ where: { id }, data: { optionEndsAt: past } })
    await offers.eventually(() => expect(lastEvent(listingId)!.data.takings).toEqual([]), { within: 15_000 })
    const [boxes] = await offers.db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM taken_boxes WHERE listing_id = ${listingId}`
    expect(boxes.count).toBe(0)
    expect(await availability(listingId, inTheUs)).toMatchObject({ free: 'all', taken: [] })
  })

  it('is what its agent and administrators see with holders, and nobody else', async () => {
    const listingId = await listing()
    const offerId = await accepted(listingId, inTheUs)
    const outside = { kind: 'outside', lines: 'FR; fr; film', holder: 'Éditions du Phare', note: 'Signed in May' }
    expect((await record(listingId, outside)).statusCode).toBe(201)
    for (const viewer of [agent, someone('admin')]) {
      const [option, granted] = (await takings(listingId, viewer)).json<Taking[]>()
      expect(option).toMatchObject({ kind: 'option', id: offerId, offerId, holder: 'Iris Okafor' })
      expect(granted).toMatchObject({
        kind: 'outside',
        holder: 'Éditions du Phare',
        lines: [{ text: 'FR; fr; film; always; exclusive' }],
      })
    }
    // And what catalogue writes into the file of this agent's rights.
    const { path: url, method } = takingsOfListings
    const headers = { [internalTokenHeader]: internalToken }
    const payload = { listingIds: ['999999', listingId] }
    const told = (await offers.app.inject({ url, method, headers, payload })).json<TakingsOfListings>()
    expect(told.takings.map(({ kind, holder, listingId: its }) => [kind, holder, its])).toEqual([
      ['option', 'Iris Okafor', listingId],
      ['outside', 'Éditions du Phare', listingId],
    ])
    // Before anybody judges the lines.
    const unreadable = { ...outside, lines: 'Mars' }
    expect((await record('999999', unreadable)).statusCode).toBe(404)
    expect((await record(listingId, unreadable, someone('agent'))).statusCode).toBe(403)
    for (const viewer of [someone('agent'), producer, someone('free')])
      expect((await takings(listingId, viewer)).statusCode).toBe(403)
    expect((await record(listingId, outside, someone('agent'))).statusCode).toBe(403)
    expect((await takings('999999')).statusCode).toBe(404)
  })

  it('is recorded in fifty lines at most, all entries together', async () => {
    const listingId = await listing()
    const lines = (count: number, from: number) =>
      Array.from(
        { length: count },
        (_, at) => `GB; en; film; ${2100 + from + at}-01-01..${2100 + from + at}-12-31`,
      ).join(' || ')
    const { id } = (await record(listingId, { kind: 'outside', lines: lines(30, 0) })).json<Taking>()
    expect((await record(listingId, { kind: 'outside', lines: lines(20, 30) })).statusCode).toBe(201)
    const more = await record(listingId, { kind: 'holdback', lines: lines(1, 60) })
    expect(more.json()).toMatchObject({ status: 409, code: 'TOO_MANY_TAKINGS' })
    const address = `/api/listings/${listingId}/takings/${id}`
    expect((await offers.send('PATCH', address, agent, { lines: lines(31, 0) })).statusCode).toBe(409)
    expect((await offers.send('DELETE', address, agent)).statusCode).toBe(200)
    expect((await record(listingId, { kind: 'holdback', lines: lines(1, 60) })).statusCode).toBe(201)
  })

  it('is recorded by its agent, changed and ended; what overlaps is named', async () => {
    const listingId = await listing()
    const offerId = await accepted(listingId, inTheUs)
    const overlapping = await record(listingId, { kind: 'holdback', lines: 'North America; en; film' })
    expect(overlapping.json()).toMatchObject({
      status: 409,
      code: 'TAKING_OVERLAPS',
      overlaps: [{ id: offerId, kind: 'option' }],
    })
    const { id } = (
      await record(listingId, { kind: 'holdback', lines: 'GB; L; tv; always; non-exclusive' })
    ).json<Taking>()
    await refused(offers.offer(someone(), listingId, { scope: 'GB; L; tv; always; exclusive' }), 'SCOPE_NOT_FREE')

    const address = `/api/listings/${listingId}/takings/${id}`
    const { etag } = (await takings(listingId)).headers
    const changed = await offers.send('PATCH', address, agent, { lines: 'IE; L; tv' }, { 'if-match': String(etag) })
    expect(changed.json()).toMatchObject({ lines: [{ territories: 'IE' }] })
    expect((await offers.send('DELETE', address, agent, undefined, { 'if-match': String(etag) })).statusCode).toBe(409)
    await offers.offer(someone(), listingId, { scope: 'GB; L; tv' })
    expect((await offers.send('DELETE', address, agent)).json<Taking>().endedAt).not.toBeNull()
    await offers.offer(someone(), listingId, { scope: 'IE; L; tv' })
    expect((await offers.send('DELETE', address, agent)).statusCode).toBe(404)
    const ofOffer = await offers.send('DELETE', `/api/listings/${listingId}/takings/${offerId}`, agent)
    expect(ofOffer.json()).toMatchObject({ status: 409, code: 'TAKEN_BY_OFFER' })
    expect((await takings(listingId)).json<Taking[]>().map(({ endedAt }) => endedAt !== null)).toEqual([false, true])
  })
})

describe('asking whether rights are free', () => {
  it('says what is, what is not, why, and until when it may last', async () => {
    const listingId = await listing({ rights: `${whole} || World; L; stage; always; non-exclusive` })
    await accepted(listingId, inTheUs)
    await record(listingId, { kind: 'outside', lines: 'FR; L; film', holder: 'Phare' })
    await record(listingId, { kind: 'holdback', lines: 'DE; L; film' })
    const answer = await availability(listingId, 'US, FR, DE, GB; L; film+radio+stage')
    expect(answer.free).toBe('part')
    expect(answer.lines.map(({ text }) => text)).toEqual(['GB; L; film; always; exclusive'])
    const { optionEndsAt } = await offers.db.offer.findFirstOrThrow({ where: { listingId } })
    expect(answer.taken.map(({ line, reason, until }) => [line.territories, line.rights, reason, until])).toEqual([
      ['FR', 'film', 'granted', null],
      ['US', 'film', 'option', optionEndsAt!.toISOString()],
      ['DE', 'film', 'held_back', null],
      ['DE, FR, GB, US', 'stage', 'not_exclusive', null],
      ['DE, FR, GB, US', 'radio', 'not_offered', null],
    ])
    expect(Date.parse(answer.taken[1]!.mayRunUntil!)).toBeGreaterThan(optionEndsAt!.getTime())
    expect(answer.text).toMatch(
      /^Free: Exclusive film rights, United Kingdom\. Not free: .*France \(granted to somebody else\); .*under option until /,
    )
    expect(JSON.stringify(answer)).not.toMatch(/Phare|Okafor/)
  })

  it('asks about everything where it names no line', async () => {
    const answer = await offers.send('GET', `/api/listings/${await listing()}/availability`, producer)
    expect(answer.json<RightsAvailability>()).toMatchObject({
      free: 'part',
      asked: { text: 'World; L; all; always; exclusive' },
    })
  })

  it.each([
    ['World', 'no languages'],
    ['World; L || US; L', 'two lines'],
    ['World; L; film; 2031-01-01..2030-01-01', 'from after to'],
    ['World; L; film; ..2020-01-01', 'a window that is over'],
    ['x'.repeat(2_001), 'too long'],
    ['', 'nothing'],
  ])('refuses what nobody can judge: %s', async (grant) => {
    expect((await ask(await listing(), grant)).statusCode).toBe(400)
  })

  it('finds nothing that its reader does not find in lists', async () => {
    const withdrawn = await listing({ isDeleted: true })
    const early = await listing({ earlyAccessUntil: new Date(Date.now() + 86_400_000) })
    const hidden = someone('agent')
    await offers.addPerson(hidden, { status: 'suspended' })
    const unseen = await listing({ agentId: hidden.id })
    for (const id of [withdrawn, early, unseen, '999999']) expect((await ask(id, 'World; L')).statusCode).toBe(404)
    expect((await ask(early, 'World; L', someone('producer', 'premium'))).statusCode).toBe(200)
    expect((await ask(early, 'World; L', agent)).statusCode).toBe(200)
  })
})
