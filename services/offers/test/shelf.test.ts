import { createHash, randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Envelope, type OfferThread, threadChanged } from '@storyright/contracts/events'
import type { Offer, OfferDocument, OfferRoom } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { type Recording, recordEvents } from '@storyright/testing'
import { Killed } from '@storyright/testing/stories'
import { zipOf } from '../../../packages/object-store/test/zip-of.ts'
import { hashDocuments } from '../src/jobs/hash-documents.ts'
import { storeDocument } from '../src/uploads/store-document.ts'
import { agent, type Offers, producer, publicUrl, someone, startMarket } from './harness.ts'
import { codeOf, optionSteps } from './option-steps.ts'
import { startProcess } from './process.ts'
import { pdf } from './upload-deck.ts'

const DAY = 24 * 3_600_000
const admin = someone('admin')

let offers: Offers
let events: Recording<Envelope<OfferThread>>
let now = Date.now()
beforeAll(async () => {
  offers = await startMarket({ clock: () => new Date(now) })
  events = await recordEvents(offers.natsUrl, 'offers.thread.>')
})
afterAll(async () => {
  await events.stop()
  await offers.stop()
})

const { accepted, send } = optionSteps(() => offers)
const held = async (): Promise<Offer> => offers.heldOffer(producer, (await offers.addListing()).id)
const shelf = async (id: string, viewer: Viewer = producer) =>
  (await offers.send('GET', `/api/offers/${id}/room`, viewer)).json<OfferRoom>().documents
const open = (document: Pick<OfferDocument, 'url'>, viewer: Viewer | null) =>
  offers.send('GET', document.url.slice(publicUrl.length), viewer)
const published = (id: string) =>
  events.messages.filter(({ subject, type }) => subject === id && type === threadChanged.type)
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
const types = (type: string) => `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
const word = (main: string, ...more: string[]) =>
  zipOf({
    '[Content_Types].xml': types(main),
    ...Object.fromEntries(['word/document.xml', ...more].map((name) => [name, 'x'])),
  })
const plain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const docx = word(plain)

describe('the shelf of an offer', () => {
  it('takes PDF, PNG, JPEG and Word by their content, from both sides, and says who, when and what', async () => {
    const { id } = await held()
    const sent = [
      [producer, pdf, 'Terms.pdf', 'pdf'],
      [agent, png, 'Scan.png', 'png'],
      [producer, Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'Photo.JPG', 'jpeg'],
      [agent, docx, 'Side letter.docx', 'docx'],
    ] as const
    for (const [viewer, content, name, kind] of sent) {
      now += 1_000
      const answer = await send(id, viewer, content, name)
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({
        id: expect.any(String),
        documentUrl: `${publicUrl}/api/offers/${id}/documents/${answer.json().id}.${kind}`,
        version: 1,
        sha256: sha256(content),
      })
    }
    for (const viewer of [producer, agent, admin]) {
      const documents = await shelf(id, viewer)
      expect(documents.map(({ name, by }) => [name, by])).toEqual([
        ['Side letter.docx', 'agent'],
        ['Photo.jpg', 'producer'],
        ['Scan.png', 'agent'],
        ['Terms.pdf', 'producer'],
      ])
      expect(documents[0]).toMatchObject({
        bytes: docx.length,
        sha256: sha256(docx),
        uploadedAt: new Date(now).toISOString(),
        openedAt: null,
      })
    }
    const [letter] = await shelf(id)
    const read = await open(letter!, producer)
    expect(read.rawPayload.equals(docx)).toBe(true)
    expect(read.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': 'attachment; filename="Side letter.docx"',
    })
  })

  it('takes no macros, nothing under another’s name, nothing above 20 MB, and nothing from others', async () => {
    const { id } = await held()
    const tooLarge = Buffer.concat([pdf, Buffer.alloc(offerLimits.documentBytes + 1 - pdf.length)])
    expect([
      await codeOf(send(id, agent, word(plain, 'word/vbaProject.bin'), 'Deal.docx')),
      await codeOf(send(id, agent, word('application/vnd.ms-word.document.macroEnabled.main+xml'), 'Deal.docx')),
      await codeOf(send(id, agent, word('application/vnd.ms-word.document.macroEnabled.main+xml'), 'Deal.docm')),
      await codeOf(send(id, agent, zipOf({ 'word/document.xml': '' }), 'Deal.docx')),
      await codeOf(send(id, agent, docx, 'Deal.pdf')),
      await codeOf(send(id, agent, tooLarge)),
      await codeOf(send(id, someone())),
      await codeOf(send(id, admin)),
    ]).toEqual([
      [415, 'DOCUMENT_WITH_MACROS'],
      [415, 'DOCUMENT_WITH_MACROS'],
      [415, 'NOT_A_DOCUMENT'],
      [415, 'NOT_A_DOCUMENT'],
      [415, 'NOT_A_DOCUMENT'],
      [413, 'DOCUMENT_TOO_LARGE'],
      [403, 'NOT_YOUR_OFFER'],
      [403, 'NOT_A_PARTY'],
    ])
    expect(await shelf(id)).toEqual([])
  })

  it('begins when the offer reaches its agent, and ends with the negotiation', async () => {
    const { offer, clientSecret } = await offers.offer(producer, (await offers.addListing()).id)
    const { id } = offer
    expect(await codeOf(send(id, producer))).toEqual([409, 'NOT_HELD'])
    expect(await codeOf(send(id, agent))).toEqual([404, 'OFFER_NOT_FOUND'])
    await offers.pay(clientSecret)
    await offers.until(id, { paymentStatus: 'held' })
    expect((await send(id, producer)).statusCode).toBe(201)
    await offers.send('PATCH', `/api/offers/${id}/reject`, agent)
    const before = (await readdir(offers.uploads)).length
    expect(await codeOf(send(id, producer))).toEqual([409, 'OFFER_CLOSED'])
    expect(await readdir(offers.uploads)).toHaveLength(before)
    const [document] = await shelf(id, agent)
    expect((await open(document!, agent)).statusCode).toBe(200)
  })

  it('is closed to suspended accounts', async () => {
    const writer = someone()
    await offers.addPerson(writer, { status: 'suspended' })
    const { id } = await held()
    await offers.db.offer.update({ where: { id }, data: { producerId: writer.id } })
    expect(await codeOf(send(id, writer))).toEqual([403, 'ACCOUNT_CANNOT_WRITE'])
  })

  it('keeps 50 documents, however many are sent at once, and every version counts', async () => {
    const { id } = await held()
    const row = {
      offerId: id,
      ownerId: agent.id,
      kind: 'pdf',
      bytes: 1,
      sha256: sha256(pdf),
      uploadedAt: new Date(now),
    }
    for (let count = 0; count < offerLimits.documentsOfOffer - 2; count++)
      await offers.db.optionDocument.create({ data: { ...row, id: randomUUID(), fileName: `${count % 7}.pdf` } })
    const answers = await Promise.all(
      [producer, agent, producer, agent].map((viewer) => codeOf(send(id, viewer, pdf, 'Last.pdf'))),
    )
    expect(answers.toSorted()).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'TOO_MANY_DOCUMENTS'],
      [409, 'TOO_MANY_DOCUMENTS'],
    ])
    expect(await shelf(id)).toHaveLength(offerLimits.documentsOfOffer)
  })
})

describe('a document of the same name', () => {
  it('is the next version, whoever sends it and however many at once; elsewhere it is the first', async () => {
    const [{ id }, other] = [await held(), await held()]
    const versionOf = async (viewer: Viewer, name = 'Terms.pdf', offerId = id) =>
      (await send(offerId, viewer, pdf, name)).json().version as number
    expect([await versionOf(producer), await versionOf(agent)]).toEqual([1, 2])
    const atOnce = await Promise.all([producer, agent, producer].map((viewer) => versionOf(viewer)))
    expect(atOnce.toSorted()).toEqual([3, 4, 5])
    expect(await versionOf(producer, 'Terms 2.pdf')).toBe(1)
    expect(await versionOf(producer, 'Terms.pdf', other.id)).toBe(1)
    expect((await shelf(id)).map(({ version }) => version).toSorted()).toEqual([1, 1, 2, 3, 4, 5])
  })

  it('is the next version also where a replica of the version before stores it, and its hash follows', async () => {
    const { id } = await accepted()
    await send(id, producer)
    const [older, lost] = [randomUUID(), randomUUID()]
    for (const document of [older, lost])
      await offers.db.$executeRaw`
        INSERT INTO option_documents (id, offer_id, owner_id, file_name, kind, bytes, uploaded_at)
        VALUES (${document}::uuid, ${id}::uuid, ${agent.id}::uuid, 'Notice.pdf', 'pdf', ${png.length}, ${new Date(now)})`
    await writeFile(path.join(offers.uploads, older), png)
    expect((await send(id, producer)).json()).toMatchObject({ version: 4 })
    const hashes = async () => (await shelf(id)).map((one) => [one.version, one.by, one.sha256])
    expect((await hashes()).toSorted()).toEqual([
      [1, 'producer', sha256(pdf)],
      [2, 'agent', null],
      [3, 'agent', null],
      [4, 'producer', sha256(pdf)],
    ])
    const logged: object[] = []
    const logger = { ...console, error: (details: object) => void logged.push(details) }
    await hashDocuments({ ...startProcess(offers), logger }, new AbortController().signal)
    expect((await hashes()).toSorted()[1]).toEqual([2, 'agent', sha256(png)])
    expect(logged).toEqual([expect.objectContaining({ documentId: lost })])
  })

  it('is not deleted by a replica of the version before, nor swept, as long as its offer is kept', async () => {
    const { id } = await held()
    const { id: sent } = (await send(id, agent)).json<{ id: string }>()
    await offers.db.optionDocument.deleteMany({ where: { id: sent, notices: { none: {} } } })
    expect(await shelf(id)).toHaveLength(1)
    const orphan = randomUUID()
    await writeFile(path.join(offers.uploads, orphan), pdf)
    now += 2 * DAY
    await offers.eventually(async () => expect(await readdir(offers.uploads)).not.toContain(orphan), { within: 15_000 })
    expect(await readdir(offers.uploads)).toContain(sent)
    const [document] = await shelf(id)
    expect((await open(document!, producer)).statusCode).toBe(200)
  })
})

describe('when the other side opened a document first', () => {
  it('is kept once, and neither its sender nor an administrator nor a HEAD counts', async () => {
    const { id } = await held()
    await send(id, producer)
    const [document] = await shelf(id)
    await open(document!, producer)
    await open(document!, admin)
    expect((await offers.send('HEAD' as 'GET', document!.url.slice(publicUrl.length), agent)).statusCode).toBe(200)
    expect(await shelf(id)).toMatchObject([{ openedAt: null }])
    const first = new Date(now).toISOString()
    await Promise.all([open(document!, agent), open(document!, agent)])
    now += DAY
    expect((await open(document!, agent)).rawPayload.equals(pdf)).toBe(true)
    expect(await shelf(id)).toMatchObject([{ openedAt: first }])
    await offers.eventually(() => expect(published(id).map(({ entityversion }) => entityversion)).toEqual([1, 2]))
  })
})

describe('a process that dies', () => {
  it('between a document and its event has recorded neither', async () => {
    const { id } = await held()
    const file = path.join(offers.uploads, 'to send.pdf')
    await writeFile(file, pdf)
    const process = startProcess(offers)
    const add = () => Promise.reject(new Killed())
    const deps = { ...process, publicUrl, outbox: { ...process.outbox, add } }
    const sending = storeDocument(deps, { offerId: id, viewer: agent, file: { path: file, name: 'Terms.pdf' } })
    await expect(sending).rejects.toThrow(Killed)
    expect(await shelf(id)).toEqual([])
    expect((await send(id, agent, pdf, 'Terms.pdf')).json()).toMatchObject({ version: 1 })
  })
})
