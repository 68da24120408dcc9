import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Offer } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { readPdf } from '@storyright/testing'
import { agent, type Offers, producer, publicUrl, someone, startOffers } from './harness.ts'
import { codeOf, optionSteps } from './option-steps.ts'
import { pdf } from './upload-deck.ts'

let offers: Offers
// Time goes forward only: a round of the upkeep that began late in one test must not find the next one's offers too old.
const now = Date.now()
beforeAll(async () => {
  offers = await startOffers({ clock: () => new Date(now) })
  await offers.addPerson(agent, { firstName: 'Ruth', lastName: 'Vane', companyName: 'Vane & Daughters' })
  await offers.addPerson(producer, { companyName: 'Quayside Pictures' })
})
afterAll(() => offers.stop())
const admin = someone('admin')
const { accepted, send, sent, record, recorded, answer, confirm } = optionSteps(() => offers)

describe('a document about an option', () => {
  it('is taken from both parties and read by them and administrators, to save', async () => {
    const { id } = await accepted()
    const answers = [await send(id, producer), await send(id, agent, png, 'Scan.png')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const { documentUrl } = answers[0]!.json()
    expect(documentUrl).toMatch(new RegExp(`^${publicUrl}/api/offers/${id}/documents/[0-9a-f-]{36}\\.pdf$`))
    const read = (viewer: Viewer | null) => offers.send('GET', documentUrl.slice(publicUrl.length), viewer)
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

  it('is a PDF, PNG or JPEG by its content, of at most 20 MB, about an offer that is not over, from one of its parties', async () => {
    const { id } = await accepted()
    const over = await offers.heldOffer(producer, (await offers.addListing()).id)
    await offers.send('PATCH', `/api/offers/${over.id}/reject`, agent)
    const tooLarge = Buffer.concat([pdf, Buffer.alloc(offerLimits.documentBytes + 1 - pdf.length)])
    expect([
      await codeOf(send(id, agent, Buffer.from('<script>'), 'Notice.pdf')),
      await codeOf(send(id, agent, png, 'Notice.pdf')),
      await codeOf(send(id, agent, tooLarge)),
      await codeOf(send(over.id, producer)),
      await codeOf(send(id, someone())),
      await codeOf(send(id, admin)),
      await codeOf(send('5e0a8c52-1b9e-4a0e-8d6a-3b8f4a0d2c11', producer)),
    ]).toEqual([
      [415, 'NOT_A_DOCUMENT'],
      [415, 'NOT_A_DOCUMENT'],
      [413, 'DOCUMENT_TOO_LARGE'],
      [409, 'OFFER_CLOSED'],
      [403, 'NOT_YOUR_OFFER'],
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

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
const words = (time: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(time),
  )
