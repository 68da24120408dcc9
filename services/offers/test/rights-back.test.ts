import type { Envelope, ListingTakings, PublicOffer } from '@storyright/contracts/events'
import type { Offer, RightsAvailability, Taking } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Recording, recordEvents } from '@storyright/testing'
import { agent, type Offers, producer, someone, startMarket } from './harness.ts'
import { codeOf, optionSteps } from './option-steps.ts'

let offers: Offers
let events: Recording<Envelope<PublicOffer>>
let takings: Recording<Envelope<ListingTakings>>
let now = Date.now()
const DAY = 86_400_000
beforeAll(async () => {
  offers = await startMarket({ clock: () => new Date(now) })
  events = await recordEvents(offers.natsUrl, 'offers.offer.>')
  takings = await recordEvents(offers.natsUrl, 'offers.takings.>')
})
afterAll(async () => {
  await events.stop()
  await takings.stop()
  await offers.stop()
})

const whole = 'World; L; film+tv; always; exclusive'
const inTheUs = 'US; L; film; always; exclusive'
const { accepted: acceptedOn, sign, sent, record, recorded, answer, confirm } = optionSteps(() => offers)
const accepted = (rights = whole) => acceptedOn({ rights })
const surrender = (id: string, lines: string | null, viewer: Viewer = producer) =>
  offers.send('POST', `/api/offers/${id}/surrender`, viewer, { lines })
const gaveBack = async (id: string, lines: string | null): Promise<Offer> => {
  const response = await surrender(id, lines)
  expect([response.statusCode, response.json().id]).toEqual([201, id])
  return response.json()
}
const exercised = async (rights = whole): Promise<Offer> => {
  const { id } = await accepted(rights)
  return (await confirm(await recorded(id, 'exercise'), agent)).json()
}
const revert = async (id: string, viewer = producer): Promise<Offer> => {
  const response = await record(id, 'reversion', viewer)
  expect(response.statusCode).toBe(201)
  return response.json()
}
const isFree = async ({ listingId }: Offer, grant: string) => {
  const address = `/api/listings/${listingId}/availability?grant=${encodeURIComponent(grant)}`
  return (await offers.send('GET', address, someone())).json<RightsAvailability>().free
}
const boxes = async (offerId: string) => {
  const [row] = await offers.db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM taken_boxes WHERE offer_id = ${offerId}::uuid`
  return row.count
}
const moments = ({ timeline }: Offer) => timeline.map(({ moment }) => moment)
const told = (id: string) =>
  events.messages.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2])
const lastTakings = (listingId: string) =>
  takings.messages
    .findLast(({ subject }) => subject === listingId)
    ?.data.takings.map(({ kind, lines }) => [kind, lines])

describe('giving rights back', () => {
  it('frees some lines at once, and others hear of it; the rest stays under option', async () => {
    const offer = await accepted()
    const after = await gaveBack(offer.id, inTheUs)
    const rest = 'World; L; tv; always; exclusive || World ex US; L; film; always; exclusive'
    expect(after.rightsHeld!.map(({ text }) => text).join(' || ')).toBe(rest)
    expect(after.scope).toEqual(offer.scope)
    expect(after.timeline.at(-1)).toMatchObject({
      moment: 'rights_surrendered',
      note: 'Exclusive film rights, United States.',
    })
    expect([await isFree(offer, 'US; L; film'), await isFree(offer, 'US; L; tv')]).toEqual(['all', 'none'])
    await offers.eventually(() => expect(lastTakings(offer.listingId)).toEqual([['option', rest]]))
    await offers.eventually(() => expect(told(offer.id).at(-1)).toBe('surrendered'))
    expect(events.messages.findLast(({ subject }) => subject === offer.id)!.data).toMatchObject({
      scope: rest,
      scopeWords: ['Exclusive TV rights, worldwide', 'Exclusive film rights, worldwide except United States'],
      surrender: { words: ['Exclusive film rights, United States'], isWhole: false },
      optionEndedAt: null,
    })
    const other = await acceptedOn(offer.listingId, someone())
    expect(other.scope.text).toBe(inTheUs)
  })

  it('ends the option with its last line, whether that is named or not, and frees everything', async () => {
    for (const lines of [null, whole]) {
      const offer = await accepted()
      const after = await gaveBack(offer.id, lines)
      expect(after).toMatchObject({ optionEndedBecause: 'surrendered', rightsHeld: null, status: 'accepted' })
      expect(moments(after).at(-1)).toBe('option_surrendered')
      expect(await boxes(offer.id)).toBe(0)
      expect(await isFree(offer, whole)).toBe('all')
      await offers.eventually(() => expect(lastTakings(offer.listingId)).toEqual([]))
      expect(await codeOf(surrender(offer.id, null))).toEqual([409, 'NOTHING_HELD'])
      const [taking] = (await offers.send('GET', `/api/listings/${offer.listingId}/takings`, agent)).json<Taking[]>()
      expect(taking).toMatchObject({ endedAt: expect.any(String), lines: [{ text: whole }] })
      await acceptedOn(offer.listingId)
    }
  })

  it('is possible of what was bought, too', async () => {
    const offer = await exercised()
    await gaveBack(offer.id, inTheUs)
    await offers.eventually(() => expect(lastTakings(offer.listingId)![0]![0]).toBe('grant'))
    expect(await isFree(offer, inTheUs)).toBe('all')
    await gaveBack(offer.id, null)
    expect(await isFree(offer, whole)).toBe('all')
  })

  it('is the producer’s alone, of rights that they have, and of nothing twice', async () => {
    const { id } = await accepted(inTheUs)
    for (const viewer of [agent, someone(), someone('admin')])
      expect(await codeOf(surrender(id, 'not a line', viewer))).toEqual([403, 'ONLY_PRODUCER_SURRENDERS'])
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await codeOf(surrender(unknown, 'not a line'))).toEqual([404, 'OFFER_NOT_FOUND'])
    expect((await surrender(id, 'US; L; opera')).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'lines', line: 1 }],
    })
    expect(await codeOf(surrender(id, 'GB; L; film'))).toEqual([409, 'RIGHTS_NOT_HELD'])
    expect(await codeOf(surrender(id, 'US; L; film+tv'))).toEqual([409, 'RIGHTS_NOT_HELD'])
    await gaveBack(id, 'US; en; film')
    expect(await codeOf(surrender(id, 'US; en; film'))).toEqual([409, 'RIGHTS_NOT_HELD'])
    const { id: pending } = await offers.heldOffer(producer, (await offers.addListing()).id)
    expect(await codeOf(surrender(pending, null))).toEqual([409, 'NOTHING_HELD'])
  })

  it('counts once, however often it is sent at once', async () => {
    const { id } = await accepted()
    const some = await Promise.all(Array.from({ length: 5 }, () => surrender(id, inTheUs)))
    expect(some.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409])
    const all = await Promise.all(Array.from({ length: 5 }, () => surrender(id, null)))
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(moments(await offers.find(id)).filter((moment) => moment.endsWith('surrendered'))).toHaveLength(2)
  })

  it('waits for an answer to what was recorded, so that nobody confirms something else', async () => {
    const { id } = await accepted()
    const asked = await recorded(id, 'exercise')
    expect(await codeOf(surrender(id, inTheUs))).toEqual([409, 'NOTICE_WAITS'])
    await answer(asked, producer, { answer: 'withdraw' })
    await gaveBack(id, inTheUs)
  })

  it('and exercising at once: one of them comes first, and both are kept', async () => {
    const { id } = await accepted()
    await sign(id)
    const documentUrl = await sent(id, producer)
    const both = await Promise.all([record(id, 'exercise', producer, documentUrl), surrender(id, null)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const [asExercise] = both
    const offer = await offers.find(id)
    expect(offer.optionEndedBecause).toBe(asExercise.statusCode === 201 ? null : 'surrendered')
    expect(await boxes(id)).toBe(asExercise.statusCode === 201 ? 1 : 0)
  })

  it('after the option has run out is refused, whether its end was written or not', async () => {
    const { id, optionEndsAt } = await accepted()
    const [{ id: other }] = [await accepted()]
    now = Date.parse(optionEndsAt!) + DAY
    for (const one of [id, other]) expect(await codeOf(surrender(one, null))).toEqual([409, 'NOTHING_HELD'])
    await offers.eventually(async () => expect((await offers.find(id)).optionEndedBecause).toBe('over'))
    expect(await boxes(id)).toBe(0)
  })

  it('leaves what is left in at most fifty parts', async () => {
    const { id } = await accepted()
    const holes = Array.from({ length: 50 }, (_, at) => `GB; en; film; ${2100 + 2 * at}-01-01..${2100 + 2 * at}-12-31`)
    expect(await codeOf(surrender(id, holes.join(' || ')))).toEqual([409, 'TOO_MANY_PARTS'])
    expect((await offers.find(id)).rightsHeld).toHaveLength(1)
  })
})

describe('a reversion', () => {
  it.each([
    ['an option', 'the producer', { make: accepted, by: producer, other: agent }],
    ['a grant', 'the agent', { make: exercised, by: agent, other: producer }],
  ] as const)(
    'of %s, recorded by %s, counts once the other side confirms it',
    async (_what, _who, { make, by, other }) => {
      const offer = await make()
      const asked = await revert(offer.id, by)
      expect(asked.optionNotices.at(-1)).toMatchObject({
        kind: 'reversion',
        status: 'waiting',
        note: 'As agreed on the telephone',
        documentUrl: expect.stringContaining('/documents/'),
      })
      expect(await isFree(offer, whole)).toBe('none')
      expect(await codeOf(confirm(asked, by))).toEqual([403, 'ONLY_THE_OTHER_SIDE'])
      expect(await codeOf(confirm(asked, someone('admin')))).toEqual([403, 'NOT_A_PARTY'])
      const after: Offer = (await confirm(asked, other)).json()
      expect(after).toMatchObject({ optionEndedBecause: 'reverted', rightsHeld: null, exercisedAt: offer.exercisedAt })
      expect(moments(after).slice(-2)).toEqual(['reversion_recorded', 'reverted'])
      expect(await boxes(offer.id)).toBe(0)
      expect(await isFree(offer, whole)).toBe('all')
      await offers.eventually(() => expect(lastTakings(offer.listingId)).toEqual([]))
      await offers.eventually(() => expect(told(offer.id).slice(-2)).toEqual(['reversion-recorded', 'reverted']))
      expect(await codeOf(confirm(asked, other))).toEqual([409, 'NOTICE_ANSWERED'])
      expect(await codeOf(record(offer.id, 'reversion', by, await sentFor(offer.id)))).toEqual([409, 'NOTHING_HELD'])
      const agreement = await offers.send('GET', `/api/offers/${offer.id}/agreement`, producer)
      expect(agreement.statusCode).toBe(200)
    },
  )

  it('that waits may be withdrawn or declined with a reason, and everything stays as it was', async () => {
    const offer = await exercised()
    const first = await revert(offer.id)
    expect(await codeOf(record(offer.id, 'reversion', agent))).toEqual([409, 'NOTICE_WAITS'])
    expect(await codeOf(surrender(offer.id, null))).toEqual([409, 'NOTICE_WAITS'])
    expect((await answer(first, producer, { answer: 'withdraw' })).statusCode).toBe(200)
    const second = await revert(offer.id, agent)
    const declined = await answer(second, producer, { answer: 'decline', reason: 'We are still shooting' })
    expect(declined.json()).toMatchObject({ optionEndedBecause: null, exercisedAt: offer.exercisedAt })
    expect(await isFree(offer, whole)).toBe('none')
  })

  it('is confirmed once, also by two at once, and not beside something else', async () => {
    const offer = await accepted()
    await sign(offer.id)
    const papers = [await sent(offer.id, producer), await sent(offer.id, agent)]
    const both = await Promise.all([
      record(offer.id, 'reversion', producer, papers[0]),
      record(offer.id, 'exercise', agent, papers[1]),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const other = both[0].statusCode === 201 ? agent : producer
    const waiting = await offers.find(offer.id)
    const answers = await Promise.all([1, 2, 3].map(() => confirm(waiting, other)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  it('does not hold up the end of an option, which answers it; and counts if it is confirmed before', async () => {
    const [late, inTime] = [await accepted(), await accepted()]
    const asked = await revert(late.id)
    const answered = await revert(inTime.id)
    now = Date.parse(late.optionEndsAt!) - 1_000
    expect((await confirm(answered, agent)).statusCode).toBe(200)
    now = Date.parse(late.optionEndsAt!) + 1_000
    await offers.eventually(async () => expect((await offers.find(late.id)).optionEndedBecause).toBe('over'))
    expect((await offers.find(late.id)).optionNotices).toMatchObject([{ status: 'declined' }])
    expect(await codeOf(confirm(asked, agent))).toEqual([409, 'NOTICE_ANSWERED'])
    expect((await offers.find(inTime.id)).optionEndedBecause).toBe('reverted')
  })

  it('needs a document of one’s own, and a deal', async () => {
    const offer = await accepted()
    const url = `/api/offers/${offer.id}/reversion`
    expect((await offers.send('POST', url, producer, { note: 'No paper' })).statusCode).toBe(400)
    expect((await record(offer.id, 'reversion', producer, await sent(offer.id, agent))).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'documentUrl' }],
    })
    expect(await codeOf(record(offer.id, 'reversion', someone(), await sent(offer.id, agent)))).toEqual([
      403,
      'NOT_A_PARTY',
    ])
  })
})

describe('additional rights that were requested in words', () => {
  const wish = { extraRightsRequest: 'Stage rights in the UK' }
  const withWish = async (listingId?: string) => {
    const id = listingId ?? (await offers.addListing({ rights: `${inTheUs} || World; L; stage; always; exclusive` })).id
    const { id: offerId } = await offers.heldOffer(producer, id, { ...wish, scope: inTheUs })
    return { listingId: id, offerId }
  }
  const accept = (id: string, body?: object) => offers.send('PATCH', `/api/offers/${id}/accept`, agent, body)
  const takingOf = async (listingId: string) =>
    (await offers.send('GET', `/api/listings/${listingId}/takings`, agent)).json<Taking[]>()[0]!
  const addLines = (
    { listingId, offerId }: { listingId: string; offerId: string },
    lines: string | undefined,
    viewer: Viewer = agent,
    more: object = {},
  ) =>
    offers.send('PATCH', `/api/listings/${listingId}/takings/${offerId}`, viewer, { ...(lines && { lines }), ...more })

  it('are named by the taking, and their lines are added by the agent, who may correct them', async () => {
    const deal = await withWish()
    await accept(deal.offerId)
    expect(await takingOf(deal.listingId)).toMatchObject({ kind: 'option', inWords: wish.extraRightsRequest })
    for (const country of ['IE', 'GB']) {
      const answer = await addLines(deal, `${country}; L; stage`)
      expect(answer.json<Taking>().lines.map(({ text }) => text)).toEqual([
        inTheUs,
        `${country}; L; stage; always; exclusive`,
      ])
    }
    await offers.eventually(() =>
      expect(lastTakings(deal.listingId)).toEqual([['option', `${inTheUs} || GB; L; stage; always; exclusive`]]),
    )
    const { rightsHeld, scope } = await offers.find(deal.offerId)
    expect(rightsHeld).toHaveLength(2)
    expect(scope.text).toBe(inTheUs)
    await expect(offers.offer(someone(), deal.listingId, { scope: 'GB; L; stage' })).rejects.toThrow('SCOPE_NOT_FREE')
    await offers.offer(someone(), deal.listingId, { scope: 'IE; L; stage' })

    await gaveBack(deal.offerId, 'GB; L; stage')
    expect(await codeOf(addLines(deal, 'GB; en; stage'))).toEqual([409, 'RIGHTS_GIVEN_BACK'])
    await gaveBack(deal.offerId, null)
    expect(await codeOf(addLines(deal, 'FR; en; stage'))).toEqual([404, 'TAKING_NOT_FOUND'])
  })

  it('overlap nothing that is taken, also when two agents’ calls come at once', async () => {
    const deal = await withWish()
    await accept(deal.offerId)
    const outside = { kind: 'outside', lines: 'FR; L; stage', holder: null, note: null }
    const { id } = (await offers.send('POST', `/api/listings/${deal.listingId}/takings`, agent, outside)).json<Taking>()
    const overlapping = await addLines(deal, 'FR, GB; en; stage')
    expect(overlapping.json()).toMatchObject({ status: 409, code: 'TAKING_OVERLAPS', overlaps: [{ id }] })
    expect((await addLines(deal, 'US; en; film')).json()).toMatchObject({
      code: 'TAKING_OVERLAPS',
      overlaps: [{ id: deal.offerId }],
    })
    const hold = { ...outside, kind: 'holdback', lines: 'GB; L; stage' }
    const both = await Promise.all([
      addLines(deal, 'GB; L; stage'),
      offers.send('POST', `/api/listings/${deal.listingId}/takings`, agent, hold),
    ])
    expect(both.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
  })

  it('end the pending offers that ask for the same, and no others, from the moment they are added', async () => {
    const deal = await withWish()
    const [rival, beside] = [
      await offers.heldOffer(someone(), deal.listingId, { scope: 'GB, IE; L; stage' }),
      await offers.heldOffer(someone(), deal.listingId, { scope: 'FR; L; stage' }),
    ]
    await accept(deal.offerId)
    expect((await addLines(deal, 'GB; L; stage')).statusCode).toBe(200)
    expect(await codeOf(accept(rival.id))).toEqual([409, 'OFFER_CLOSED'])
    await offers.until(rival.id, { status: 'rejected', endedBecause: 'another_accepted', paymentStatus: 'released' })
    await offers.eventually(async () =>
      expect(await offers.db.ending.count({ where: { listingId: deal.listingId, doneAt: null } })).toBe(0),
    )
    expect((await offers.find(beside.id)).status).toBe('pending')
    expect((await accept(beside.id)).statusCode).toBe(200)
  })

  it('are nobody else’s to add to, and everything else of an offer’s rights stays the offer’s', async () => {
    const deal = await withWish()
    await accept(deal.offerId)
    expect(await codeOf(addLines(deal, 'GB; L; stage', someone('agent')))).toEqual([403, 'NOT_YOUR_LISTING'])
    expect(await codeOf(addLines(deal, 'GB; L; stage', agent, { holder: 'Me' }))).toEqual([409, 'TAKEN_BY_OFFER'])
    expect(await codeOf(addLines(deal, undefined))).toEqual([409, 'TAKEN_BY_OFFER'])
    const plain = await accepted()
    const ofPlain = { listingId: plain.listingId, offerId: plain.id }
    expect(await codeOf(addLines(ofPlain, 'GB; L; stage'))).toEqual([409, 'TAKEN_BY_OFFER'])
    expect(await codeOf(addLines({ ...ofPlain, listingId: deal.listingId }, 'GB; L; stage'))).toEqual([
      404,
      'TAKING_NOT_FOUND',
    ])
    const admin = someone('admin')
    expect((await addLines(deal, 'GB; L; stage', admin)).statusCode).toBe(200)
    expect(await offers.db.auditEntry.findMany({ where: { actorId: admin.id } })).toMatchObject([
      { action: 'taking.changed', offerId: deal.offerId, after: { lines: 'GB; L; stage; always; exclusive' } },
    ])
  })

  it('that were waived are named nowhere, and no lines can be added for them', async () => {
    const deal = await withWish()
    await offers.send('POST', `/api/offers/${deal.offerId}/extra-rights`, agent)
    await offers.send('POST', `/api/offers/${deal.offerId}/extra-rights/answer`, producer, { answer: 'waived' })
    expect((await accept(deal.offerId, { withoutExtraRights: true })).statusCode).toBe(200)
    expect((await takingOf(deal.listingId)).inWords).toBeNull()
    expect(await codeOf(addLines(deal, 'GB; L; stage'))).toEqual([409, 'TAKEN_BY_OFFER'])
  })
})

/** A document sent before the deal was over. */
async function sentFor(id: string): Promise<string> {
  const { id: name } = await offers.db.optionDocument.findFirstOrThrow({ where: { offerId: id } })
  return `https://storyright.test/api/offers/${id}/documents/${name}.pdf`
}
