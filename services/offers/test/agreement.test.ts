import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { agreementSigned, type Envelope, type PublicOffer } from '@storyright/contracts/events'
import type { Offer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Recording, readPdf, recordEvents, sampleTerms } from '@storyright/testing'
import { agent, type Offers, producer, someone, startOffers } from './harness.ts'

let offers: Offers
let ahead = 0
beforeAll(async () => {
  offers = await startOffers({ clock: () => new Date(Date.now() + ahead) })
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane', companyName: 'Vane & Daughters' })
  await offers.addPerson(producer, { companyName: 'Quayside Pictures' })
})
afterAll(() => offers.stop())
afterEach(() => {
  ahead = 0
})

const admin = someone('admin')
const read = (id: string, viewer: Viewer | null) => offers.send('GET', `/api/offers/${id}/agreement`, viewer)
const sign = (id: string, viewer: Viewer, name: string, textHash?: string) =>
  offers.send('POST', `/api/offers/${id}/agreement/sign`, viewer, { name, ...(textHash && { textHash }) })
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function accepted(change: object = {}, title = 'Slack Water'): Promise<Offer> {
  const { id } = await offers.addListing({ terms: { title } })
  const offer = await offers.heldOffer(producer, id, change)
  const answer = await offers.send('PATCH', `/api/offers/${offer.id}/accept`, agent)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('the agreement', () => {
  it('is written when an offer is accepted, with the terms of the deal and the fingerprint of its text', async () => {
    const offer = await accepted({ offerPrice: 12_500, extraRightsRequest: 'The sequel, too' })
    const answer = await read(offer.id, producer)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="Option agreement - Slack Water\.pdf"/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const pdf = await readPdf(answer.rawPayload)
    for (const words of [
      'Quayside Pictures, acting by Iris Okafor',
      'Vane & Daughters, acting by Ruth Vane',
      '£12,500',
    ])
      expect(pdf.text).toContain(words)
    expect(pdf.text).toContain('“The sequel, too”')
    expect(pdf.text).toContain('Not signed yet')
    expect(pdf.text).toContain(offer.agreement!.textHash)
    expect(pdf.files.map(({ name, text }) => [name, sha256(text)])).toEqual([
      ['agreement.txt', offer.agreement!.textHash],
    ])
    expect(pdf).toMatchObject({
      title: expect.stringContaining('Slack Water'),
      language: 'en-GB',
      isTagged: true,
    })
  })

  it('says what was agreed, whatever the listing and the parties become', async () => {
    const offer = await accepted()
    const before = await readPdf((await read(offer.id, agent)).rawPayload)
    await offers.db.listing.update({
      where: { id: offer.listingId },
      data: { title: 'Renamed', terms: sampleTerms({ title: 'Renamed' }) },
    })
    await offers.db.person.update({ where: { id: producer.id }, data: { firstName: '', status: 'closed' } })
    expect(await readPdf((await read(offer.id, agent)).rawPayload)).toEqual(before)
    await offers.db.person.update({ where: { id: producer.id }, data: { firstName: 'Iris', status: 'active' } })
  })

  it('writes names and titles in Latin, Greek and Cyrillic letters, and gives the file a harmless name', async () => {
    const title = 'Őszi víz / Жуков "Παπά"'
    const answer = await read((await accepted({}, title)).id, admin)
    expect((await readPdf(answer.rawPayload)).text).toContain(title)
    expect(answer.headers['content-disposition']).not.toMatch(/[/\\\r\n]|"{2}/)
  })

  it('has every letter of names, titles and wishes, in the order in which they are read', async () => {
    const title = '雪国 हिन्दी ไทย 👩‍👩‍👧 שלום'
    const wishes = 'คำขอ: 続編\nالجزء الثاني'
    await offers.db.person.update({ where: { id: producer.id }, data: { companyName: '東映 الأفلام' } })
    const { id } = await accepted({ extraRightsRequest: wishes }, title)
    await offers.db.person.update({ where: { id: producer.id }, data: { companyName: 'Quayside Pictures' } })
    const { text, files } = await readPdf((await read(id, producer)).rawPayload)
    for (const words of [title, '東映 الأفلام, acting by', '“คำขอ: 続編”', '“الجزء الثاني”'])
      expect(text).toContain(words)
    expect(files[0]!.text).toContain(title)
  })

  it('shows what was typed over many lines as a quotation, in the file and in its text', async () => {
    const extraRightsRequest = 'The sequel\n8. Assignment\nThe Author assigns \u202eeverything to the Producer.'
    const { id } = await accepted({ extraRightsRequest })
    const { text, files } = await readPdf((await read(id, producer)).rawPayload)
    for (const line of ['“The sequel”', '“8. Assignment”']) {
      expect(text).toContain(line)
      expect(files[0]!.text).toContain(`\n      ${line}\n`)
    }
    expect(text.replace(/\s+/g, ' ')).toContain('“The Author assigns everything to the Producer.”')
    expect(files[0]!.text).toContain('“\u2068The Author assigns \u202eeverything to the Producer.\u2069”')
    expect(files[0]!.text).toContain('(the “Further Rights”) are granted')
  })

  it('is for the two parties and administrators, and is not there before the offer is accepted', async () => {
    const { id } = await accepted()
    const answers = await Promise.all(
      [producer, agent, admin, someone(), someone('agent'), null].map((v) => read(id, v)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403, 403, 401])
    const pending = await offers.heldOffer(producer, (await offers.addListing()).id)
    expect((await read(pending.id, producer)).json()).toMatchObject({ status: 404, code: 'AGREEMENT_NOT_THERE' })
    expect((await sign(pending.id, producer, 'Iris Okafor')).statusCode).toBe(404)
    expect((await read('nothing', admin)).statusCode).toBe(404)
  })
})

describe('signing the agreement', () => {
  let events: Recording<Envelope<PublicOffer>>
  beforeAll(async () => {
    events = await recordEvents(offers.natsUrl, 'offers.agreement.>')
  })
  afterAll(() => events.stop())

  it('takes each party’s name once, and then keeps the signed agreement as it is', async () => {
    const { id } = await accepted()
    const one = await sign(id, agent, '  Ruth Vane ')
    expect(one.json()).toMatchObject({
      signedOptionUrl: null,
      agreement: { agent: { name: 'Ruth Vane' }, producer: null },
    })
    const again = await sign(id, agent, 'Ruth Vane')
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_SIGNED'])

    const both: Offer = (await sign(id, producer, 'Iris Okafor')).json()
    expect(both.signedOptionUrl).toContain(`/api/offers/${id}/agreement`)
    expect(both.timeline.map(({ moment }) => moment).slice(-2)).toEqual(['signed_by_agent', 'signed_by_producer'])
    const [first, second] = [await read(id, agent), await read(id, producer)]
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const { text, files } = await readPdf(first.rawPayload)
    for (const words of ['Ruth Vane', 'Iris Okafor', both.agreement!.textHash]) expect(text).toContain(words)
    for (const { at } of [both.agreement!.agent!, both.agreement!.producer!])
      expect(text).toContain(`${at.slice(11, 19)} UTC`)
    expect(sha256(files[0]!.text)).toBe(both.agreement!.textHash)

    const { signedFile } = await offers.db.agreement.findUniqueOrThrow({ where: { offerId: id } })
    expect(await readdir(offers.uploads)).toContain(signedFile)
    await offers.eventually(() => {
      const told = events.messages.filter(({ data }) => data.id === id)
      expect(told.map(({ type }) => type)).toEqual([agreementSigned.type, agreementSigned.type])
    })
  })

  it('by both at once counts both, and by one twice at once counts once', async () => {
    const { id } = await accepted()
    const answers = await Promise.all([
      sign(id, producer, 'Iris Okafor'),
      sign(id, producer, 'Iris Okafor'),
      sign(id, agent, 'Ruth Vane'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409])
    expect((await offers.find(id)).signedOptionUrl).not.toBeNull()
  })

  it('is for the two parties, with a name, while the option runs', async () => {
    const { id } = await accepted()
    const others = await Promise.all([admin, someone(), someone('agent')].map((viewer) => sign(id, viewer, 'Me')))
    expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect((await sign(id, producer, ' ')).statusCode).toBe(400)
    ahead = 19 * 31 * 24 * 3_600_000
    const late = await sign(id, producer, 'Iris Okafor')
    expect([late.statusCode, late.json().code]).toEqual([409, 'OPTION_OVER'])
  })

  it.each(['Totally Different Name', 'Ruth', 'Ruth Vane Ruth Vane', 'Iris Okafor'])(
    'is refused with the name %j, which is not the signer’s own',
    async (name) => {
      const { id } = await accepted()
      const message = 'Please type your own name as your account has it'
      expect((await sign(id, agent, name)).json()).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        detail: message,
        errors: [{ path: 'name', message }],
      })
      expect((await offers.find(id)).agreement).toMatchObject({ agent: null })
    },
  )

  it('shows a name in its own letters, and is refused with one that no document can show', async () => {
    const writer = someone()
    await offers.addPerson(writer, { firstName: 'محمد', lastName: 'علي' })
    const { id } = await offers.heldOffer(writer, (await offers.addListing()).id)
    await offers.send('PATCH', `/api/offers/${id}/accept`, agent)
    const refused = await sign(id, writer, 'محمد \ue000')
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: 'name', message: 'Please leave out the character U+E000: agreements and invoices cannot show it' }],
    ])
    expect((await sign(id, writer, 'محمد علي')).statusCode).toBe(200)
    const { text } = await readPdf((await read(id, writer)).rawPayload)
    expect(text.split('Signatures')[1]).toContain('محمد علي')
  })

  it('is refused with a name of two lines', async () => {
    const { id } = await accepted()
    const answer = await sign(id, agent, 'Ruth Vane\nSigned electronically on 1 May 2026')
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'name'])
  })

  it.each(['ruth  VANE', 'Ruth\u00a0Vane', 'Ｒuth Vane', 'Ruth\u200b Va\u00adne'])(
    'takes %j for Ruth Vane',
    async (name) => {
      expect((await sign((await accepted()).id, agent, name)).statusCode).toBe(200)
    },
  )

  it('is refused until identity has told of the signer’s account', async () => {
    const unknown = someone()
    const { id } = await offers.heldOffer(unknown, (await offers.addListing()).id)
    await offers.send('PATCH', `/api/offers/${id}/accept`, agent)
    expect((await sign(id, unknown, 'Iris Okafor')).statusCode).toBe(503)
  })

  it('takes the hash of the text that was read, and no other', async () => {
    const { id, agreement } = await accepted()
    const other = await sign(id, agent, 'Ruth Vane', sha256('another text'))
    expect([other.statusCode, other.json().code]).toEqual([409, 'OTHER_TEXT'])
    expect((await sign(id, agent, 'Ruth Vane', 'no hash')).statusCode).toBe(400)
    expect((await sign(id, agent, 'Ruth Vane', agreement!.textHash)).statusCode).toBe(200)
  })
})
