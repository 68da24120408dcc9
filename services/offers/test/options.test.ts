import type { Envelope, PublicOffer } from '@storyright/contracts/events'
import type { Offer } from '@storyright/contracts/http'
import { addMonths } from '@storyright/contracts/vocabulary'
import { type Recording, recordEvents } from '@storyright/testing'
import { agent, type Offers, producer, publicUrl, someone, startOffers } from './harness.ts'
import { codeOf, optionSteps } from './option-steps.ts'

let offers: Offers
let events: Recording<Envelope<PublicOffer>>
// Time goes forward only: a round of the upkeep that began late in one test must not find the next one's offers too old.
let now = Date.now()
const DAY = 86_400_000
beforeAll(async () => {
  offers = await startOffers({ clock: () => new Date(now) })
  events = await recordEvents(offers.natsUrl, 'offers.offer.>')
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane', companyName: 'Vane & Daughters' })
  await offers.addPerson(producer, { companyName: 'Quayside Pictures' })
})
afterAll(async () => {
  await events.stop()
  await offers.stop()
})
const admin = someone('admin')
const nonExclusive = { terms: { exclusivity: 'non-exclusive' as const } }
const { accepted, sign, sent, record, recorded, answer, confirm } = optionSteps(() => offers)
const told = (id: string) =>
  events.messages.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2])
const moments = ({ timeline }: Offer) => timeline.map(({ moment }) => moment)
const twelveMonthsAfter = (time: string) => addMonths(new Date(time), 12).toISOString()

describe('extending an option', () => {
  it('asks the other side and, confirmed, moves its end by the option period, once', async () => {
    const before = await accepted()
    const asked = await recorded(before.id, 'extensions')
    expect(asked.optionNotices).toMatchObject([
      {
        kind: 'extension',
        by: 'producer',
        status: 'waiting',
        note: 'As agreed on the telephone',
        endsAt: twelveMonthsAfter(before.optionEndsAt!),
      },
    ])
    expect(asked.optionEndsAt).toBe(before.optionEndsAt)
    expect(await codeOf(confirm(asked, producer))).toEqual([403, 'ONLY_THE_OTHER_SIDE'])
    expect(await codeOf(confirm(asked, someone('agent')))).toEqual([403, 'NOT_A_PARTY'])
    expect(await codeOf(confirm(asked, admin))).toEqual([403, 'NOT_A_PARTY'])

    const extended: Offer = (await confirm(asked, agent)).json()
    expect(extended.optionEndsAt).toBe(twelveMonthsAfter(before.optionEndsAt!))
    expect(extended.optionNotices).toMatchObject([{ status: 'confirmed', answeredAt: expect.any(String) }])
    expect(moments(extended).slice(-2)).toEqual(['extension_recorded', 'extended'])
    expect(await codeOf(confirm(asked, agent))).toEqual([409, 'NOTICE_ANSWERED'])
    expect(await codeOf(record(before.id, 'extensions', agent))).toEqual([409, 'EXTENDED_ALREADY'])
    await offers.eventually(() => expect(told(before.id).slice(-2)).toEqual(['extension-recorded', 'extended']))
    const last = events.messages.findLast(({ subject }) => subject === before.id)!
    expect(last.data).toMatchObject({
      optionEndsAt: extended.optionEndsAt,
      optionNotice: { kind: 'extension', by: 'producer', status: 'confirmed' },
    })

    now = Date.parse(before.optionEndsAt!) + DAY
    const next = await accepted()
    await offers.eventually(async () => expect((await offers.find(next.id)).status).toBe('accepted'))
    expect(moments(await offers.find(before.id))).not.toContain('option_ended')
    now = Date.parse(extended.optionEndsAt!) + 1_000
    await offers.eventually(async () => expect(moments(await offers.find(before.id)).at(-1)).toBe('option_ended'))
  })

  it('may be declined with a reason, or taken back, and recorded again; one waits at a time', async () => {
    const { id, optionEndsAt } = await accepted()
    const first = await recorded(id, 'extensions', agent)
    expect(await codeOf(record(id, 'exercise', producer))).toEqual([409, 'NOTICE_WAITS'])
    expect(await codeOf(answer(first, agent, { answer: 'decline', reason: 'No' }))).toEqual([
      403,
      'ONLY_THE_OTHER_SIDE',
    ])
    expect((await answer(first, producer, { answer: 'decline' })).json().errors[0].path).toBe('reason')
    const declined: Offer = (await answer(first, producer, { answer: 'decline', reason: 'Never paid' })).json()
    expect(declined.optionNotices).toMatchObject([{ status: 'declined', reason: 'Never paid' }])

    const second = await recorded(id, 'extensions', agent)
    expect(await codeOf(answer(second, producer, { answer: 'withdraw' }))).toEqual([403, 'ONLY_THE_GIVER'])
    const withdrawn: Offer = (await answer(second, agent, { answer: 'withdraw' })).json()
    expect(withdrawn).toMatchObject({ optionEndsAt, optionNotices: [{}, { status: 'withdrawn', reason: null }] })
    expect(moments(withdrawn).slice(-4)).toEqual([
      'extension_recorded',
      'notice_declined',
      'extension_recorded',
      'notice_withdrawn',
    ])
    await offers.eventually(() =>
      expect(told(id).slice(-4)).toEqual([
        'extension-recorded',
        'notice-declined',
        'extension-recorded',
        'notice-withdrawn',
      ]),
    )
  })

  it('by both sides at once, and confirmed twice at once, counts once', async () => {
    const { id, optionEndsAt } = await accepted()
    await sign(id)
    const both = await Promise.all([record(id, 'extensions', producer), record(id, 'exercise', agent)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const other = both[0]!.statusCode === 201 ? agent : producer
    const waiting = await offers.find(id)
    const answers = await Promise.all([confirm(waiting, other), confirm(waiting, other), confirm(waiting, other)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const { optionNotices, optionEndsAt: after } = await offers.find(id)
    expect(after).toBe(optionNotices[0]!.kind === 'extension' ? twelveMonthsAfter(optionEndsAt!) : optionEndsAt)
  })

  it('is recorded only while the option runs', async () => {
    const { id, optionEndsAt } = await accepted()
    const documentUrl = await sent(id, producer)
    now = Date.parse(optionEndsAt!)
    expect(await codeOf(record(id, 'extensions', producer, documentUrl))).toEqual([409, 'OPTION_NOT_RUNNING'])
  })
})

describe('an option that ends while something waits for an answer', () => {
  it('is kept for 14 days, in which the answer counts', async () => {
    const { id, optionEndsAt } = await accepted()
    const asked = await recorded(id, 'extensions')
    const control = await accepted()
    now = Date.parse(optionEndsAt!) + 13 * DAY
    await offers.eventually(async () => expect(moments(await offers.find(control.id)).at(-1)).toBe('option_ended'))
    const extended: Offer = (await confirm(asked, agent)).json()
    expect(extended.optionEndsAt).toBe(twelveMonthsAfter(optionEndsAt!))
    expect(moments(extended)).not.toContain('option_ended')
  })

  it('ends at once when it is declined, and after 14 days when nobody answers', async () => {
    const [declined, silent] = [await accepted(), await accepted()]
    const [one, two] = [await recorded(declined.id, 'exercise'), await recorded(silent.id, 'exercise')]
    now = Date.parse(silent.optionEndsAt!) + 13 * DAY
    expect((await answer(one, agent, { answer: 'decline', reason: 'No' })).statusCode).toBe(200)
    const endedAt = async (id: string) => (await offers.db.offer.findUniqueOrThrow({ where: { id } })).optionEndedAt
    await offers.eventually(async () => expect(await endedAt(declined.id)).not.toBeNull())
    expect(await endedAt(silent.id)).toBeNull()
    now += 2 * DAY
    await offers.eventually(async () => expect(await endedAt(silent.id)).not.toBeNull())
    expect(await codeOf(confirm(two, agent))).toEqual([409, 'NOTICE_ANSWERED'])
    const ended = await offers.find(silent.id)
    expect(ended.optionNotices).toMatchObject([{ status: 'declined', reason: expect.stringContaining('Nobody') }])
    expect(moments(ended).slice(-2)).toEqual(['notice_declined', 'option_ended'])
    expect(told(silent.id)).not.toContain('notice-declined')
  })
})

describe('exercising an option', () => {
  it('is confirmed by the other side, and then the option does not end by time', async () => {
    const { id, optionEndsAt } = await accepted()
    const asked = await recorded(id, 'exercise', agent)
    expect(asked.exercisedAt).toBeNull()
    const exercised: Offer = (await confirm(asked, producer)).json()
    expect(exercised.exercisedAt).toEqual(expect.any(String))
    expect(moments(exercised).slice(-2)).toEqual(['exercise_recorded', 'exercised'])
    await offers.eventually(() => expect(told(id).slice(-2)).toEqual(['exercise-recorded', 'exercised']))
    expect(await codeOf(record(id, 'extensions', agent, await sentBefore(id)))).toEqual([409, 'OPTION_NOT_RUNNING'])
    const control = await accepted()
    now = Date.parse(control.optionEndsAt!) + 20 * DAY
    // One that was exercised before that needed both signatures may still be signed.
    await offers.db.agreement.update({ where: { offerId: id }, data: { agentSignedAt: null } })
    const late = await offers.send('POST', `/api/offers/${id}/agreement/sign`, agent, { name: 'Ruth Vane' })
    expect(late.statusCode).toBe(200)
    await offers.eventually(async () => expect(moments(await offers.find(control.id)).at(-1)).toBe('option_ended'))
    expect(moments(await offers.find(id))).not.toContain('option_ended')
    expect(optionEndsAt).toBe((await offers.find(id)).optionEndsAt)
  })

  it('waits until both sides have signed', async () => {
    const { id } = await accepted()
    expect(await codeOf(record(id, 'exercise', producer))).toEqual([409, 'NOT_SIGNED'])
    await offers.send('POST', `/api/offers/${id}/agreement/sign`, agent, { name: 'Ruth Vane' })
    expect(await codeOf(record(id, 'exercise', producer))).toEqual([409, 'NOT_SIGNED'])
    await sign(id)
    expect((await record(id, 'exercise', producer)).statusCode).toBe(201)
  })

  it('is not confirmed either before both have signed', async () => {
    const { id } = await accepted()
    const asked = await recorded(id, 'exercise')
    await offers.db.agreement.update({ where: { offerId: id }, data: { agentSignedAt: null } })
    expect(await codeOf(confirm(asked, agent))).toEqual([409, 'NOT_SIGNED'])
    expect((await answer(asked, agent, { answer: 'decline', reason: 'Not signed' })).statusCode).toBe(200)
  })

  it('of a non-exclusive title leaves it to others: what is pending may be accepted, and their options run on', async () => {
    const { id: listingId } = await offers.addListing(nonExclusive)
    const [buyer, other] = [await accepted(listingId), await accepted(listingId, someone())]
    const pending = await offers.heldOffer(someone(), listingId)
    await confirm(await recorded(buyer.id, 'exercise'), agent)
    expect(await offers.db.ending.count({ where: { listingId, because: 'listing_sold' } })).toBe(0)
    const next = await offers.heldOffer(someone(), listingId)
    for (const { id } of [pending, next])
      expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(200)
    await expect(offers.offer(producer, listingId)).rejects.toThrow('ALREADY_OPTIONED')
    expect(await offers.find(other.id)).toMatchObject({ status: 'accepted', exercisedAt: null })
    now = Date.parse(other.optionEndsAt!) + DAY
    await offers.eventually(async () => expect(moments(await offers.find(other.id)).at(-1)).toBe('option_ended'))
    expect(moments(await offers.find(buyer.id))).not.toContain('option_ended')
  })
})

describe('a title that catalogue says is sold', () => {
  it('does not end the buyer’s option, and ends the others’ by their time', async () => {
    const { id: listingId } = await offers.addListing(nonExclusive)
    const [buyer, other] = [await accepted(listingId), await accepted(listingId, someone())]
    await offers.db.listing.update({ where: { id: listingId }, data: { status: 'sold', soldOfferId: buyer.id } })
    now = Date.parse(other.optionEndsAt!) + DAY
    await offers.eventually(async () => expect(moments(await offers.find(other.id)).at(-1)).toBe('option_ended'))
    expect(moments(await offers.find(buyer.id))).not.toContain('option_ended')
  })

  it('to nobody by name went to whoever had the exclusive option', async () => {
    const { id, listingId, optionEndsAt } = await accepted()
    await offers.db.listing.update({ where: { id: listingId }, data: { status: 'sold' } })
    const control = await accepted()
    now = Date.parse(optionEndsAt!) + DAY
    await offers.eventually(async () => expect(moments(await offers.find(control.id)).at(-1)).toBe('option_ended'))
    expect(moments(await offers.find(id))).not.toContain('option_ended')
  })

  it('to nobody by name, of which several have a part each, holds none of them back', async () => {
    const { id: listingId } = await offers.addListing()
    const parts = []
    for (const scope of ['US; L; film', 'World ex US; L; film+tv']) {
      const { id } = await offers.heldOffer(someone(), listingId, { scope, optionPeriod: 12 })
      expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(200)
      parts.push(id)
    }
    await offers.db.listing.update({ where: { id: listingId }, data: { status: 'sold' } })
    now = Date.parse((await offers.find(parts[1]!)).optionEndsAt!) + DAY
    for (const id of parts)
      await offers.eventually(async () => expect(moments(await offers.find(id)).at(-1)).toBe('option_ended'))
  })
})

describe('a person’s own records', () => {
  it('hold what was recorded of their options', async () => {
    const { id } = await accepted()
    await recorded(id, 'extensions')
    const headers = { 'x-internal-token': 'an-internal-token-for-tests' }
    const url = `/internal/users/${producer.id}/export`
    const { offersMade } = (await offers.send('GET', url, null, undefined, headers)).json()
    expect(offersMade.find((made: Offer) => made.id === id).optionNotices).toMatchObject([
      { kind: 'extension', givenBy: 'producer', document: 'Notice.pdf', status: 'waiting' },
    ])
  })
})

async function sentBefore(id: string): Promise<string> {
  const { id: name } = await offers.db.optionDocument.findFirstOrThrow({ where: { offerId: id } })
  return `${publicUrl}/api/offers/${id}/documents/${name}.pdf`
}
