import { randomUUID } from 'node:crypto'
import { type Envelope, type OfferThread, threadChanged } from '@storyright/contracts/events'
import { exportUser, type Offer, type OfferMessage, type OfferRoom } from '@storyright/contracts/http'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { type Recording, recordEvents } from '@storyright/testing'
import { Killed } from '@storyright/testing/stories'
import { postMessage } from '../src/thread/thread.routes.ts'
import { agent, internalToken, type Offers, producer, someone, startMarket } from './harness.ts'
import { codeOf } from './option-steps.ts'
import { startProcess } from './process.ts'
import { pdf, upload } from './upload-deck.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const messagesPerHour = 60
const admin = someone('admin')

let offers: Offers
let events: Recording<Envelope<OfferThread>>
let now = Date.now()
beforeAll(async () => {
  offers = await startMarket({ clock: () => new Date(now), config: { LIMIT_MESSAGES_PER_HOUR: messagesPerHour } })
  events = await recordEvents(offers.natsUrl, 'offers.thread.>')
})
// Time goes forward only, and each test has an hour's messages of its own.
beforeEach(() => {
  now += 2 * HOUR
})
afterAll(async () => {
  await events.stop()
  await offers.stop()
})

async function held(by: Viewer = producer): Promise<Offer> {
  return offers.heldOffer(by, (await offers.addListing()).id)
}
const at = (id: string, more = '') => `/api/offers/${id}/messages${more}`
const write = (id: string, viewer: Viewer | null, body: object | string = 'Good morning', headers = {}) =>
  offers.send('POST', at(id), viewer, typeof body === 'string' ? { text: body } : body, headers)
async function written(id: string, viewer: Viewer, body: object | string = 'Good morning'): Promise<OfferMessage> {
  const answer = await write(id, viewer, body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
const read = (id: string, viewer: Viewer, upTo: number) => offers.send('POST', at(id, '/read'), viewer, { upTo })
const retract = (id: string, viewer: Viewer, message: number) =>
  offers.send('POST', at(id, `/${message}/retract`), viewer)
const list = (id: string, viewer: Viewer | null, more = '') => offers.send('GET', at(id, more), viewer)
const room = async (id: string, viewer: Viewer = agent) =>
  (await offers.send('GET', `/api/offers/${id}/room`, viewer)).json<OfferRoom>()
const unread = async (id: string) =>
  Promise.all([producer, agent, admin].map(async (viewer) => (await room(id, viewer)).unread))
const sent = async (id: string, viewer: Viewer, name = 'Terms.pdf'): Promise<string> =>
  (await upload(offers, viewer, `/api/offers/${id}/documents`, { content: pdf, name })).json().id
const published = (id: string) =>
  events.messages.filter(({ subject, type }) => subject === id && type === threadChanged.type)
const processNow = (life = {}) => ({ ...startProcess(offers, life), clock: () => new Date(now) })
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode

describe('the thread of an offer', () => {
  it('is written by both sides and read by them and administrators', async () => {
    const { id } = await held()
    const [first, second] = [await written(id, agent, 'Is the fee firm?'), await written(id, producer, 'It is.')]
    expect(first).toEqual({
      id: 1,
      by: 'agent',
      text: 'Is the fee firm?',
      documents: [],
      createdAt: new Date(now).toISOString(),
      retractedAt: null,
    })
    expect(second).toMatchObject({ id: 2, by: 'producer' })
    for (const viewer of [producer, agent, admin]) {
      expect((await list(id, viewer)).json()).toEqual([first, second])
      expect((await room(id, viewer)).messages).toEqual([first, second])
    }
    const others = [someone(), someone('agent'), null]
    expect((await Promise.all(others.map((viewer) => list(id, viewer)))).map(statusOf)).toEqual([403, 403, 401])
    expect((await Promise.all([...others, admin].map((viewer) => write(id, viewer)))).map(statusOf)).toEqual([
      403, 403, 401, 403,
    ])
    expect((await room(id, admin)).may).toMatchObject({ write: false })
    expect((await room(id, agent)).may).toMatchObject({ write: true })
    expect((await write(randomUUID(), producer)).statusCode).toBe(404)
  })

  it('begins when the offer reaches its agent', async () => {
    const { offer, clientSecret } = await offers.offer(producer, (await offers.addListing()).id)
    const { id } = offer
    expect(await codeOf(write(id, agent))).toEqual([404, 'OFFER_NOT_FOUND'])
    expect(await codeOf(list(id, agent))).toEqual([404, 'OFFER_NOT_FOUND'])
    expect(await codeOf(read(id, agent, 1))).toEqual([404, 'OFFER_NOT_FOUND'])
    expect(await codeOf(write(id, producer))).toEqual([409, 'NOT_HELD'])
    expect((await list(id, producer)).json()).toEqual([])
    expect(await room(id, producer)).toMatchObject({ messages: [], documents: [], unread: 0, may: { write: false } })
    await offers.pay(clientSecret)
    await offers.until(id, { paymentStatus: 'held' })
    expect((await room(id, producer)).may).toMatchObject({ write: true })
    expect(await written(id, producer)).toMatchObject({ id: 1 })
  })

  it('goes on for 30 days after the hold ran out, and once the offer is accepted', async () => {
    const { id } = await held()
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(id)}/expire`)
    await offers.until(id, { status: 'expired' })
    await written(id, agent)
    now += 29 * DAY
    expect(await written(id, producer)).toMatchObject({ id: 2 })
    expect((await room(id)).may).toMatchObject({ write: true })
    now += 2 * DAY
    expect(await codeOf(write(id, agent))).toEqual([409, 'OFFER_CLOSED'])
    expect((await room(id)).may).toMatchObject({ write: false })
    expect((await list(id, agent)).json()).toHaveLength(2)
    now = Date.now()

    const accepted = await held()
    expect((await offers.send('PATCH', `/api/offers/${accepted.id}/accept`, agent)).statusCode).toBe(200)
    now += 400 * DAY
    expect(await written(accepted.id, agent)).toMatchObject({ id: 1 })
  })

  it.each([
    ['a rejection', (id: string) => offers.send('PATCH', `/api/offers/${id}/reject`, agent)],
    [
      'a cancellation',
      (id: string) => offers.send('PATCH', `/api/offers/${id}/cancel`, producer, { cancellationReason: 'No' }),
    ],
  ])('is read only after %s; one’s own messages can still be retracted', async (_what, end) => {
    const { id } = await held()
    await written(id, agent)
    expect((await end(id)).statusCode).toBe(200)
    for (const viewer of [producer, agent]) {
      expect(await codeOf(write(id, viewer))).toEqual([409, 'OFFER_CLOSED'])
      expect(await room(id, viewer)).toMatchObject({ messages: [{ id: 1 }], may: { write: false } })
    }
    expect((await read(id, producer, 1)).statusCode).toBe(204)
    expect((await retract(id, agent, 1)).statusCode).toBe(200)
  })

  it('takes nothing from an account that is suspended or closed', async () => {
    for (const status of ['suspended', 'closed']) {
      const writer = someone()
      await offers.addPerson(writer)
      const { id } = await held(writer)
      await written(id, writer)
      await offers.db.person.update({ where: { id: writer.id }, data: { status } })
      expect(await codeOf(write(id, writer))).toEqual([403, 'ACCOUNT_CANNOT_WRITE'])
      expect(await codeOf(retract(id, writer, 1))).toEqual([403, 'ACCOUNT_CANNOT_WRITE'])
      expect((await list(id, agent)).json()).toMatchObject([{ id: 1, text: 'Good morning' }])
    }
  })
})

describe('a message', () => {
  it('has 1 to 4,000 characters and at most five documents of this offer’s shelf', async () => {
    const [{ id }, other] = [await held(), await held()]
    const refusedFor = async (body: object) => {
      const answer = await write(id, agent, body)
      return [answer.statusCode, answer.json().errors?.[0].path.split('.')[0]]
    }
    expect(await written(id, agent, 'x'.repeat(offerLimits.message))).toMatchObject({ id: 1 })
    expect(await refusedFor({ text: 'x'.repeat(offerLimits.message + 1) })).toEqual([400, 'text'])
    expect(await refusedFor({ text: '  ' })).toEqual([400, 'text'])
    expect(await refusedFor({})).toEqual([400, 'text'])

    const documentIds: string[] = []
    for (let place = 0; place < 6; place++)
      documentIds.push(await sent(id, place % 2 ? agent : producer, `${place}.pdf`))
    const five = await written(id, agent, { text: 'As promised', documentIds: documentIds.slice(0, 5).toReversed() })
    expect(five.documents.map(({ name }) => name)).toEqual(['4.pdf', '3.pdf', '2.pdf', '1.pdf', '0.pdf'])
    expect((await room(id)).messages.at(-1)).toEqual(five)
    expect(await refusedFor({ text: 'All', documentIds })).toEqual([400, 'documentIds'])
    const elsewhere = await sent(other.id, agent)
    for (const wrong of [elsewhere, randomUUID(), 'terms.pdf'])
      expect(await refusedFor({ text: 'This', documentIds: [documentIds[0], wrong] })).toEqual([400, 'documentIds'])
    expect((await list(id, agent)).json()).toHaveLength(2)
  })

  it('is written once for one Idempotency-Key, whatever became of the offer since', async () => {
    const { id } = await held()
    const key = { 'idempotency-key': randomUUID() }
    const both = await Promise.all([write(id, agent, 'Once', key), write(id, agent, 'Once', key)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(both[0]!.json()).toEqual(both[1]!.json())
    expect(await codeOf(write(id, agent, 'Twice', key))).toEqual([409, 'KEY_USED_OTHERWISE'])
    expect((await write(id, producer, 'Once', key)).json()).toMatchObject({ id: 2, by: 'producer' })
    expect(await codeOf(offers.send('POST', `/api/offers/${id}/rounds`, agent, { offerPrice: 6_000 }, key))).toEqual([
      409,
      'KEY_USED_OTHERWISE',
    ])
    await offers.send('PATCH', `/api/offers/${id}/reject`, agent)
    expect((await write(id, agent, 'Once', key)).json()).toEqual(both[0]!.json())
    expect((await list(id, agent)).json()).toHaveLength(2)
  })

  it('has the next number, of however many that are written at once', async () => {
    const { id } = await held()
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, place) => written(id, place % 2 ? agent : producer, String(place))),
    )
    const numbers = all.map((message) => message.id).toSorted((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, place) => place + 1))
    const texts = (await list(id, admin)).json<OfferMessage[]>().map(({ text }) => text)
    expect(texts).toEqual(all.toSorted((one, other) => one.id - other.id).map(({ text }) => text))
    await offers.eventually(() => expect(published(id).map(({ entityversion }) => entityversion)).toEqual(numbers))
  })

  it('is one of so many within an hour, of one person to everybody', async () => {
    const [{ id }, other] = [await held(), await held()]
    const { createdAt } = await written(id, agent, 'The first')
    now += 20 * 60_000
    for (let count = 1; count < messagesPerHour; count++) await written(count % 2 ? other.id : id, agent)
    const refused = await write(id, agent)
    expect(refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY_MESSAGES' })
    expect(refused.headers['retry-after']).toBe(String(40 * 60))
    await written(id, producer)
    now = Date.parse(createdAt) + HOUR
    await written(id, agent)
  })

  it('is listed with the 50 newest, and before one of them', async () => {
    const { id } = await held()
    for (let count = 0; count < 52; count++) await written(id, agent, String(count + 1))
    await written(id, producer, '53')
    const idsOf = (messages: OfferMessage[]) => [messages.length, messages[0]?.id, messages.at(-1)?.id]
    expect(idsOf((await list(id, producer)).json())).toEqual([50, 4, 53])
    expect(idsOf((await room(id, producer)).messages)).toEqual([50, 4, 53])
    expect(idsOf((await list(id, producer, '?before=4')).json())).toEqual([3, 1, 3])
    expect((await list(id, producer, '?before=1')).json()).toEqual([])
    expect((await list(id, producer, '?before=0')).statusCode).toBe(400)
    expect(await unread(id)).toEqual([52, 1, 0])
    await retract(id, agent, 2)
    await read(id, producer, 1)
    expect(await unread(id)).toEqual([50, 1, 0])
  })
})

describe('what is unread', () => {
  it('is what the other side wrote since one read, and never grows by reading', async () => {
    const { id } = await held()
    for (const viewer of [agent, agent, producer, agent]) await written(id, viewer)
    expect(await unread(id)).toEqual([3, 1, 0])
    expect((await read(id, producer, 2)).statusCode).toBe(204)
    expect(await unread(id)).toEqual([1, 1, 0])
    await read(id, producer, 1)
    expect(await unread(id)).toEqual([1, 1, 0])
    await read(id, producer, 1_000_000)
    expect(await unread(id)).toEqual([0, 1, 0])
    expect(await written(id, agent)).toMatchObject({ id: 5 })
    expect(await unread(id)).toEqual([1, 1, 0])
    expect(await codeOf(read(id, admin, 5))).toEqual([403, 'NOT_A_PARTY'])
    expect(await codeOf(read(id, someone(), 5))).toEqual([403, 'NOT_YOUR_OFFER'])
    expect((await read(id, agent, 0)).statusCode).toBe(400)
  })

  it('is published with every message, retraction and reading, and with nothing that changes nothing', async () => {
    const { id, listingId } = await held()
    const text = '🙂'.repeat(400)
    await written(id, agent, text)
    await written(id, agent, 'And this')
    await read(id, producer, 1)
    await read(id, producer, 1)
    await retract(id, agent, 2)
    await retract(id, agent, 2)
    await retract(id, agent, 1)
    await written(id, producer, 'The end')
    await offers.eventually(() => expect(published(id)).toHaveLength(6))
    const heard = published(id).toSorted((one, other) => one.entityversion - other.entityversion)
    expect(heard.map(({ entityversion }) => entityversion)).toEqual([1, 2, 3, 4, 5, 6])
    const excerpt = [...text].slice(0, 300).join('')
    expect(heard.map(({ data: { unread, newest } }) => [unread.producer, unread.agent, newest?.text ?? null])).toEqual([
      [1, 0, excerpt],
      [2, 0, 'And this'],
      [1, 0, 'And this'],
      [0, 0, excerpt],
      [0, 0, null],
      [0, 1, 'The end'],
    ])
    expect(heard[0]!.data).toMatchObject({
      id,
      listingId,
      listingTitle: 'Slack Water',
      producerId: producer.id,
      agentId: agent.id,
      newest: { id: 1, by: 'agent' },
    })
    expect(threadChanged.data.parse(heard.at(-1)!.data)).toEqual(heard.at(-1)!.data)
  })
})

describe('retracting a message', () => {
  it('is its author’s; “retracted” is left, and the audit trail keeps the text', async () => {
    const { id } = await held()
    const documentIds = [await sent(id, agent)]
    await written(id, agent, { text: 'The wrong figure', documentIds })
    expect(await codeOf(retract(id, producer, 1))).toEqual([403, 'ONLY_THE_AUTHOR'])
    expect(await codeOf(retract(id, admin, 1))).toEqual([403, 'NOT_A_PARTY'])
    expect(await codeOf(retract(id, agent, 2))).toEqual([404, 'MESSAGE_NOT_FOUND'])
    const retracted = { id: 1, by: 'agent', text: null, documents: [], retractedAt: new Date(now).toISOString() }
    expect((await retract(id, agent, 1)).json()).toMatchObject(retracted)
    now += HOUR
    expect((await retract(id, agent, 1)).json()).toMatchObject(retracted)
    expect((await room(id, producer)).messages).toMatchObject([retracted])
    expect((await room(id, producer)).documents).toHaveLength(1)
    const trail = await offers.send('GET', `/api/admin/transactions/audit?offerId=${id}`, admin)
    expect(trail.json()).toMatchObject([
      {
        action: 'message.retracted',
        actor: { id: agent.id },
        before: { message: 1, text: 'The wrong figure', documents: 'Terms.pdf (version 1)' },
        after: { message: 1, text: null },
      },
    ])
    expect(await offers.db.offerMessage.findFirst({ where: { offerId: id } })).toMatchObject({ text: null })
  })
})

describe('a process that dies', () => {
  it('between a message and its event has written neither', async () => {
    const { id } = await held()
    const process = processNow()
    const input = { offerId: id, viewer: agent, text: 'Lost', documentIds: [] }
    const add = () => Promise.reject(new Killed())
    await expect(postMessage({ ...process, outbox: { ...process.outbox, add } }, input)).rejects.toThrow(Killed)
    expect((await list(id, agent)).json()).toEqual([])
    expect(await written(id, agent)).toMatchObject({ id: 1 })
  })

  it('before it answered has written one, which the repeated request answers', async () => {
    const { id } = await held()
    const key = randomUUID()
    const input = { offerId: id, viewer: agent, text: 'Kept', documentIds: [], key }
    await expect(postMessage(processNow({ killAt: 0 }), input)).rejects.toThrow(Killed)
    expect((await write(id, agent, 'Kept', { 'idempotency-key': key })).json()).toMatchObject({ id: 1, text: 'Kept' })
    await offers.eventually(() => expect(published(id)).toHaveLength(1))
  })
})

describe('a person’s own data', () => {
  it('has what both sides wrote and sent, and what they retracted', async () => {
    const [maker, seller] = [someone(), someone('agent')]
    await offers.addPerson(maker)
    await offers.addPerson(seller)
    const { id } = await offers.heldOffer(maker, (await offers.addListing({ agentId: seller.id })).id)
    const documentId = await sent(id, maker)
    await written(id, maker, { text: 'Our terms', documentIds: [documentId] })
    await written(id, seller, 'Thank you')
    await written(id, seller, 'A slip')
    await retract(id, seller, 3)
    const recordsOf = async (person: Viewer) =>
      exportUser.reply.parse(
        (
          await offers.send('GET', exportUser.path.replace(':id', person.id), null, undefined, {
            'x-internal-token': internalToken,
          })
        ).json(),
      )
    const name = `${documentId}.pdf`
    const thread = {
      id,
      messages: [
        { by: 'producer', text: 'Our terms', documents: [name] },
        { by: 'agent', text: 'Thank you', documents: [] },
        { by: 'agent', text: null, retractedAt: expect.any(String) },
      ],
      documents: [{ name, fileName: 'Terms.pdf', by: 'producer', version: 1, sha256: expect.any(String) }],
    }
    const [made, received] = [await recordsOf(maker), await recordsOf(seller)]
    expect(made).toMatchObject({ offersMade: [thread], administration: [] })
    expect(received).toMatchObject({
      offersReceived: [thread],
      administration: [],
      retractedMessages: [{ offerId: id, message: 3, text: 'A slip' }],
    })
    expect(JSON.stringify(received)).not.toContain(maker.id)
    expect(JSON.stringify(made)).not.toContain('A slip')
  })
})
