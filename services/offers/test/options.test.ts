import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Envelope, PublicOffer } from '@storyright/contracts/events'
import type { Offer } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { type Recording, recordEvents } from '@storyright/testing'
import { addMonths } from '../src/acceptance/add-months.ts'
import { agent, type Offers, producer, publicUrl, someone, startOffers } from './harness.ts'
import { readPdf } from './read-pdf.ts'
import { pdf, upload } from './upload-deck.ts'

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
type Person = typeof producer
const nonExclusive = { terms: { exclusivity: 'non-exclusive' as const } }

async function accepted(listing: Parameters<Offers['addListing']>[0] | string = {}, by = producer): Promise<Offer> {
  const listingId = typeof listing === 'string' ? listing : (await offers.addListing(listing)).id
  const offer = await offers.heldOffer(by, listingId, { optionPeriod: 12 })
  const answer = await offers.send('PATCH', `/api/offers/${offer.id}/accept`, agent)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const send = (id: string, viewer: Person | null, content: Uint8Array = pdf, name = 'Notice.pdf') =>
  upload(offers, viewer, `/api/offers/${id}/documents`, { content, name })
const sent = async (id: string, viewer: Person): Promise<string> => (await send(id, viewer)).json().documentUrl
const record = async (id: string, what: 'extensions' | 'exercise', viewer: Person, documentUrl?: string) =>
  offers.send('POST', `/api/offers/${id}/${what}`, viewer, {
    documentUrl: documentUrl ?? (await sent(id, viewer)),
    note: 'As agreed on the telephone',
  })
const recorded = async (id: string, what: 'extensions' | 'exercise', viewer = producer): Promise<Offer> => {
  const response = await record(id, what, viewer)
  expect(response.json()).toMatchObject({ id })
  return response.json()
}
const answer = (offer: Offer, viewer: Person, body: object) =>
  offers.send('POST', `/api/offers/${offer.id}/notices/${offer.optionNotices.at(-1)!.id}/answer`, viewer, body)
const confirm = (offer: Offer, viewer: Person) => answer(offer, viewer, { answer: 'confirm' })
const codeOf = async (response: Promise<{ statusCode: number; json(): { code?: string } }>) => {
  const { statusCode, json } = await response.then((given) => ({ ...given, json: () => given.json() }))
  return [statusCode, json().code]
}
const told = (id: string) =>
  events.messages.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2])
const moments = ({ timeline }: Offer) => timeline.map(({ moment }) => moment)
const twelveMonthsAfter = (time: string) => addMonths(new Date(time), 12).toISOString()

describe('a document about an option', () => {
  it('is taken from both parties and read by them and administrators, to save', async () => {
    const { id } = await accepted()
    const answers = [await send(id, producer), await send(id, agent, png, 'Scan.png')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const { documentUrl } = answers[0]!.json()
    expect(documentUrl).toMatch(new RegExp(`^${publicUrl}/api/offers/${id}/documents/[0-9a-f-]{36}\\.pdf$`))
    const read = (viewer: Person | null) => offers.send('GET', documentUrl.slice(publicUrl.length), viewer)
    const readers = await Promise.all([producer, agent, admin, someone(), someone('agent'), null].map(read))
    expect(readers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403, 403, 401])
    expect(readers[1]!.rawPayload.equals(pdf)).toBe(true)
    expect(readers[1]!.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename=Notice\.pdf$/),
      'x-content-type-options': 'nosniff',
    })
    const elsewhere = documentUrl.slice(publicUrl.length).replace(id, (await accepted()).id)
    expect((await offers.send('GET', elsewhere, admin)).statusCode).toBe(404)
  })

  it('is a PDF, PNG or JPEG by its content, of at most 20 MB, about an option that runs, from one of its parties', async () => {
    const { id } = await accepted()
    const pending = await offers.heldOffer(producer, (await offers.addListing()).id)
    const tooLarge = Buffer.concat([pdf, Buffer.alloc(offerLimits.documentBytes + 1 - pdf.length)])
    expect([
      await codeOf(send(id, agent, Buffer.from('<script>'), 'Notice.pdf')),
      await codeOf(send(id, agent, png, 'Notice.pdf')),
      await codeOf(send(id, agent, tooLarge)),
      await codeOf(send(pending.id, producer)),
      await codeOf(send(id, someone())),
      await codeOf(send(id, admin)),
      await codeOf(send('5e0a8c52-1b9e-4a0e-8d6a-3b8f4a0d2c11', producer)),
    ]).toEqual([
      [415, 'NOT_A_DOCUMENT'],
      [415, 'NOT_A_DOCUMENT'],
      [413, 'DOCUMENT_TOO_LARGE'],
      [409, 'OPTION_NOT_RUNNING'],
      [403, 'NOT_A_PARTY'],
      [403, 'NOT_A_PARTY'],
      [404, 'OFFER_NOT_FOUND'],
    ])
  })

  it('comes with a notice of whoever sent it, about the same option', async () => {
    const [one, other] = [await accepted(), await accepted()]
    const [fromProducer, fromAgent] = [await sent(one.id, producer), await sent(one.id, agent)]
    for (const [id, viewer, url] of [
      [one.id, producer, fromAgent],
      [other.id, producer, fromProducer],
      [other.id, producer, fromProducer.replace(one.id, other.id)],
      [one.id, producer, fromProducer.replace(/pdf$/, 'png')],
      [one.id, producer, 'https://elsewhere.test/notice.pdf'],
    ] as const) {
      const response = await record(id, 'extensions', viewer, url)
      expect([response.statusCode, response.json().errors?.[0].path]).toEqual([400, 'documentUrl'])
    }
    expect((await record(one.id, 'extensions', producer, fromProducer)).statusCode).toBe(201)
  })

  it('that nothing was recorded with is removed after a day, and one with a notice stays', async () => {
    const { id } = await accepted()
    const [unused, used] = [await sent(id, producer), await sent(id, producer)]
    await record(id, 'exercise', producer, used)
    now += 25 * 3_600_000
    const kept = async (url: string) => (await readdir(offers.uploads)).some((name) => url.includes(name))
    await offers.eventually(async () => expect(await kept(unused)).toBe(false), { within: 15_000 })
    expect(await kept(used)).toBe(true)
    expect(await offers.db.optionDocument.count({ where: { offerId: id } })).toBe(1)
  })
})

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
    const late = await offers.send('POST', `/api/offers/${id}/agreement/sign`, agent, { name: 'Ruth Vane' })
    expect(late.statusCode).toBe(200)
    await offers.eventually(async () => expect(moments(await offers.find(control.id)).at(-1)).toBe('option_ended'))
    expect(moments(await offers.find(id))).not.toContain('option_ended')
    expect(optionEndsAt).toBe((await offers.find(id)).optionEndsAt)
  })

  it('of a non-exclusive title ends what is pending on it, and others’ options run on to their end', async () => {
    const { id: listingId } = await offers.addListing(nonExclusive)
    const [buyer, other] = [await accepted(listingId), await accepted(listingId, someone())]
    const pending = await offers.heldOffer(someone(), listingId)
    await confirm(await recorded(buyer.id, 'exercise'), agent)
    const refused = await offers.send('PATCH', `/api/offers/${pending.id}/accept`, agent)
    expect(refused.statusCode).toBe(409)
    await offers.until(pending.id, { status: 'rejected', endedBecause: 'listing_sold', paymentStatus: 'released' })
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
})

describe('the agreement of an option that was extended or exercised', () => {
  it('has an annex with both, and the signed file inside as it was', async () => {
    const { id } = await accepted()
    for (const [viewer, name] of [
      [producer, 'Iris Okafor'],
      [agent, 'Ruth Vane'],
    ] as const)
      expect((await offers.send('POST', `/api/offers/${id}/agreement/sign`, viewer, { name })).statusCode).toBe(200)
    const read = async () => (await offers.send('GET', `/api/offers/${id}/agreement`, admin)).rawPayload
    const signed = await read()
    const extended: Offer = (await confirm(await recorded(id, 'extensions'), agent)).json()
    const declined = await recorded(id, 'exercise')
    await answer(declined, agent, { answer: 'decline', reason: 'Not paid' })
    await confirm(await recorded(id, 'exercise', agent), producer)

    const annexed = await read()
    expect((await read()).equals(annexed)).toBe(true)
    const { text, files, isTagged } = await readPdf(annexed)
    const annex = text.slice(text.indexOf('Annex'))
    expect(annex).toContain('The Producer, Quayside Pictures, acting by Iris Okafor, recorded on')
    expect(annex).toContain('The Agency, Vane & Daughters, acting by Ruth Vane, confirmed it on')
    expect(annex).toContain(`ends on ${words(extended.optionEndsAt!)}`)
    expect(annex.match(/the option was exercised/g)).toHaveLength(1)
    expect(annex).toContain('“Notice.pdf”')
    expect(annex).toContain(createHash('sha256').update(pdf).digest('hex'))
    expect(files.map(({ name }) => name)).toEqual(['agreement.txt', 'signed-agreement.pdf'])
    expect(createHash('sha256').update(files[0]!.text).digest('hex')).toBe(extended.agreement!.textHash)
    expect(isTagged).toBe(true)
    const { signedFile } = await offers.db.agreement.findUniqueOrThrow({ where: { offerId: id } })
    expect(await readdir(offers.uploads)).toContain(signedFile)
    expect(files[1]!.text).toBe(signed.toString())
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

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
const words = (time: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(time),
  )

async function sentBefore(id: string): Promise<string> {
  const { id: name } = await offers.db.optionDocument.findFirstOrThrow({ where: { offerId: id } })
  return `${publicUrl}/api/offers/${id}/documents/${name}.pdf`
}
