import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { competitionEntered, entryWithdrawn, type PublicEntry } from '@storyright/contracts/events'
import { internalTokenHeader, keepDeck } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { openPublisher, type Publisher } from '@storyright/testing'
import { agent, internalToken, type Offers, producer, publicUrl, someone, startOffers } from './harness.ts'
import { pdf, uploadDeck, uploadFiles } from './upload-deck.ts'

let offers: Offers
let others: Publisher
let ahead = 0
const DAY_MS = 24 * 3_600_000
beforeAll(async () => {
  offers = await startOffers({ clock: () => new Date(Date.now() + ahead) })
  others = await openPublisher(offers.natsUrl)
})
afterAll(async () => {
  await others.stop()
  await offers.stop()
})

const admin = someone('admin')
const kept = () => readdir(offers.uploads).catch(() => [])
const sent = async (name?: string): Promise<string> =>
  (await uploadDeck(offers, producer, pdf, name)).json().deckFileUrl
const open = (address: string, viewer: typeof producer | null) =>
  offers.send('GET', address.slice(publicUrl.length), viewer)
const statusFor = async (address: string, viewer: typeof producer | null) => (await open(address, viewer)).statusCode

const powerpoint = Buffer.concat([
  Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
  Buffer.alloc(600),
  Buffer.from('PowerPoint Document', 'utf16le'),
])

describe('uploading a deck', () => {
  it.each([
    ['Proposal.pdf', pdf, 'pdf', 'application/pdf'],
    ['PITCH.PPT', powerpoint, 'ppt', 'application/vnd.ms-powerpoint'],
  ])('takes %s and gives the same bytes back, to save', async (name, content, kind, type) => {
    const answer = await uploadDeck(offers, producer, content, name)
    expect(answer.statusCode).toBe(201)
    const { deckFileUrl } = answer.json()
    expect(deckFileUrl).toMatch(new RegExp(`^${publicUrl}/api/uploads/decks/[0-9a-f-]{36}\\.${kind}$`))
    const served = await open(deckFileUrl, producer)
    expect(served.rawPayload.equals(content)).toBe(true)
    expect(served.headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; /),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('refuses what is no presentation or not what its name says, and keeps nothing of it', async () => {
    const before = await kept()
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
    const refused = [
      await uploadDeck(offers, producer, page, 'deck.pdf'),
      await uploadDeck(offers, producer, pdf, 'deck.pptx'),
      await uploadDeck(offers, producer, pdf, 'deck.pdf.exe'),
      await uploadDeck(offers, producer, png, 'deck.png'),
    ]
    for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([415, 'NOT_A_DECK'])
    const empty = await uploadDeck(offers, producer, Buffer.alloc(0))
    expect([empty.statusCode, empty.json().code]).toEqual([415, 'EMPTY_FILE'])
    expect(await kept()).toEqual(before)
  })

  it('refuses a presentation with macros, with a sentence, and keeps nothing of it', async () => {
    const before = await kept()
    const record = Buffer.from('1f00ff0314000000020000040c000000' + '07000000' + '01000000' + '02000000', 'hex')
    const answer = await uploadDeck(offers, producer, Buffer.concat([powerpoint, record]), 'Pitch.ppt')
    expect(answer.json()).toMatchObject({
      status: 415,
      code: 'DECK_WITH_MACROS',
      detail: expect.stringContaining('macros'),
    })
    expect(await kept()).toEqual(before)
  })

  it('refuses a zip of 20,000 names by its directory alone, and keeps nothing of it', async () => {
    const before = await kept()
    const end = Buffer.alloc(22)
    end.write('PK\x05\x06', 'latin1')
    end.writeUInt16LE(20_000, 10)
    const answer = await uploadDeck(offers, producer, Buffer.concat([Buffer.from('PK\x03\x04'), end]), 'Pitch.pptx')
    expect(answer.json()).toMatchObject({
      status: 415,
      code: 'TOO_MANY_PARTS',
      detail: expect.stringContaining('more parts than any presentation'),
    })
    expect(await kept()).toEqual(before)
  })

  it('refuses two files in one upload whole, in whichever field, and keeps neither', async () => {
    const before = await kept()
    for (const fields of [
      ['file', 'file'],
      ['file', 'other'],
      ['other', 'file'],
    ]) {
      const answer = await uploadFiles(
        offers,
        producer,
        '/api/uploads/decks',
        fields.map((field) => ({ field, content: pdf, name: 'a.pdf' })),
      )
      expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Please send one file, in the field “file”.'])
    }
    expect(await kept()).toEqual(before)
    expect(await offers.db.deck.count({ where: { fileName: 'a.pdf' } })).toBe(0)
  })

  it('refuses a byte more than 50 MB', async () => {
    const before = await kept()
    const large = Buffer.concat([pdf, Buffer.alloc(offerLimits.deckBytes + 1 - pdf.length)])
    const answer = await uploadDeck(offers, producer, large)
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'DECK_TOO_LARGE'])
    expect(await kept()).toEqual(before)
  })

  it.each([
    ['a path', '../../../etc/passwd\\..\\evil\u202e.pdf'],
    ['a header', 'a"\r\nx-a: 1".pdf'],
    ['a page', '%2e%2e%2f<script>.PDF'],
    ['a novel', `${'ö'.repeat(400)}.pdf`],
  ])('keeps nothing dangerous of a name like %s', async (_like, name) => {
    const { headers } = await open(await sent(name), producer)
    expect(headers['x-a']).toBeUndefined()
    const [, exact] = / filename\*?=(?:UTF-8'')?"?([^"]+)"?$/.exec(String(headers['content-disposition']))!
    expect(decodeURIComponent(exact!)).toMatch(/^[^/\\<>"\p{C}]{1,124}\.pdf$/u)
  })

  it('is for producers', async () => {
    const answers = [await uploadDeck(offers, null, pdf), await uploadDeck(offers, agent, pdf)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403])
  })
})

describe('a deck', () => {
  it('is for the producer who sent it and administrators, and for the agent once the offer is in', async () => {
    const deckFileUrl = await sent()
    const { id: listingId } = await offers.addListing()
    const { offer, clientSecret } = await offers.offer(producer, listingId, { deckFileUrl })
    const readers = [producer, admin, agent, someone('agent'), someone(), null]
    const answers = () => Promise.all(readers.map((viewer) => statusFor(deckFileUrl, viewer)))
    expect(await answers()).toEqual([200, 200, 403, 403, 403, 401])
    await offers.pay(clientSecret)
    await offers.until(offer.id, { paymentStatus: 'held' })
    expect(await answers()).toEqual([200, 200, 200, 403, 403, 401])
  })

  it('is unknown by any other name', async () => {
    const deckFileUrl = await sent()
    const missing = deckFileUrl.replace(/[0-9a-f-]{36}/, 'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10')
    const others = [
      missing,
      deckFileUrl.replace(/pdf$/, 'key'),
      `${publicUrl}/api/uploads/decks/..%2f..%2fetc%2fpasswd`,
    ]
    for (const address of others) expect(await statusFor(address, admin)).toBe(404)
  })

  it('of another producer comes with no offer', async () => {
    const { id: listingId } = await offers.addListing()
    const form = { listingId, offerPrice: 5_000, optionPeriod: 12, deckFileUrl: await sent() }
    const answer = await offers.send('POST', '/api/offers', someone(), form)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'deckFileUrl'])
  })

  it('that no offer came with is removed after a day, and one with an offer stays', async () => {
    const [unused, used] = [await sent(), await sent()]
    const { id: listingId } = await offers.addListing()
    await offers.offer(producer, listingId, { deckFileUrl: used })
    ahead = 25 * 3_600_000
    const isKept = async () => (await kept()).some((name) => unused.includes(name))
    await offers.eventually(async () => expect(await isKept()).toBe(false), { within: 15_000 })
    expect(await statusFor(unused, producer)).toBe(404)
    expect(await statusFor(used, producer)).toBe(200)
  })
})

describe('a deck of an entry to a competition', () => {
  const keep = async (ownerId: string, deckFileUrl: string): Promise<string | null> => {
    const headers = { [internalTokenHeader]: internalToken }
    const answer = await offers.send(keepDeck.method, keepDeck.path, null, { ownerId, deckFileUrl }, headers)
    return answer.json().deckFileUrl
  }
  const entryWith = (deckFileUrl: string | null): PublicEntry => ({
    id: randomUUID(),
    competitionId: randomUUID(),
    competitionTitle: 'First Feature',
    entrantId: producer.id,
    status: 'entered',
    offerId: null,
    deckFileUrl,
    note: null,
    createdAt: '2026-11-21T09:00:00.000Z',
  })

  it('is kept for its owner only, and said as it is known here', async () => {
    const address = await sent()
    expect(await keep(producer.id, address)).toBe(address)
    expect(await keep(producer.id, address)).toBe(address)
    expect(await keep(producer.id, `https://elsewhere.test${address.slice(publicUrl.length)}`)).toBe(address)
    expect(await keep(someone().id, address)).toBeNull()
    expect(await keep(producer.id, address.replace(/pdf$/, 'key'))).toBeNull()
    expect(await keep(producer.id, 'https://elsewhere.test/deck.pdf')).toBeNull()
    expect((await offers.send(keepDeck.method, keepDeck.path, producer, {})).statusCode).toBe(404)
  })

  it('stays while the entry stands, is swept when it was taken back, and a week after nothing came of it', async () => {
    ahead = 0 // or the sweep takes them before they are kept: of the file system’s clock they are of today
    const [entered, left, nothing] = [await sent(), await sent(), await sent()]
    for (const address of [entered, left, nothing]) await keep(producer.id, address)
    const [stays, goes] = [entryWith(entered), entryWith(left)]
    await others.say(competitionEntered, 1, stays)
    await others.say(entryWithdrawn, 2, { ...goes, deckFileUrl: null })
    await others.say(competitionEntered, 1, goes) // late
    await offers.eventually(async () => expect(await offers.db.competitionEntry.count()).toBe(2))
    ahead += 3 * DAY_MS
    const marker = await sent()
    ahead += 1.5 * DAY_MS // the marker's turn has come, so the sweep has been
    await offers.eventually(async () => expect(await statusFor(marker, producer)).toBe(404))
    expect(await Promise.all([entered, left, nothing].map((one) => statusFor(one, producer)))).toEqual([200, 200, 200])
    ahead += 4 * DAY_MS
    await offers.eventually(async () => expect(await statusFor(nothing, producer)).toBe(404))
    expect(await Promise.all([entered, left].map((one) => statusFor(one, producer)))).toEqual([200, 404])
  })
})
