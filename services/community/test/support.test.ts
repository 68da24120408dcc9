import { randomUUID } from 'node:crypto'
import {
  offerHeld,
  offerSubmitted,
  type PublicSupportThread,
  supportClosed,
  userClosed,
} from '@storyright/contracts/events'
import type { Notification, SupportThread } from '@storyright/contracts/http'
import { supportLimits } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually, sampleOffer } from '@storyright/testing'
import { standingRows } from '../src/moderation/standing-rows.ts'
import { messageRows } from '../src/support/message-rows.ts'
import { supportAuditRows } from '../src/support/support-audit-rows.ts'
import { threadRows } from '../src/support/thread-rows.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

let community: Community
let rosa: Member
let ada: Member
let vera: Member

beforeAll(async () => {
  community = await startCommunity({ config: { LIMIT_WRITES_PER_MINUTE: 100_000, LIMIT_WRITES_AT_ONCE: 100_000 } })
  ada = await community.join({ role: 'admin', firstName: 'Ada', lastName: 'Whitlock', username: 'ada.whitlock' })
  vera = await community.join({ role: 'admin', firstName: 'Vera', lastName: 'Stone', username: 'vera' })
})
beforeEach(async () => {
  rosa = await community.join({ tier: 'free', firstName: 'Rosa', lastName: 'Adeyemi' })
})
afterAll(() => community?.stop())

const support = '/api/support'
const ask = (viewer: Member, more: object = {}, headers?: Record<string, string>) =>
  community.post(support, viewer, { topic: 'account', message: 'How do I change my name?', ...more }, headers)
async function open(viewer: Member, more: object = {}): Promise<SupportThread> {
  const answer = await ask(viewer, more)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const reply = (viewer: Member, id: string, message = 'And another thing', headers?: Record<string, string>) =>
  community.post(`${support}/${id}/replies`, viewer, { message }, headers)
const close = (viewer: Member, id: string) => community.post(`${support}/${id}/close`, viewer)
const reopen = (viewer: Member, id: string) => community.post(`${support}/${id}/reopen`, viewer)
const one = (viewer: Member, id: string) => community.get(`${support}/${id}`, viewer)
const told = async (id: string) =>
  (await community.told<PublicSupportThread>(id)).map(({ type, entityversion, data }) => [
    type.split('.')[2],
    entityversion,
    data.status,
  ])
const noticesOf = async (viewer: Member): Promise<Notification[]> =>
  (await community.get('/api/notifications?limit=100', viewer)).json()

describe('asking support', () => {
  it('answers with the thread, which waits for support and is in one’s own list', async () => {
    const thread = await open(rosa, { message: '  Two\nlines  ' })
    expect(thread).toMatchObject({
      topic: 'account',
      status: 'open',
      priority: 'normal',
      awaits: 'support',
      offerId: null,
      listingId: null,
      about: null,
      messageCount: 1,
      member: null,
      messages: [{ message: 'Two\nlines', isFromSupport: false, author: { id: rosa.id, firstName: 'Rosa' } }],
    })
    expect((await one(rosa, thread.id)).json()).toEqual(thread)
    expect((await community.get(support, rosa)).json()).toEqual([thread])
    expect(await told(thread.id)).toEqual([['asked', 1, 'open']])
  })

  it('takes a message of some length and a topic there is', async () => {
    await open(rosa, { message: 'x'.repeat(supportLimits.message) })
    for (const more of [
      { message: 'x'.repeat(supportLimits.message + 1) },
      { message: ' \n ' },
      { message: 'a\0b' },
      { topic: 'weather' },
      { priority: 'high' },
    ])
      expect((await ask(rosa, more)).statusCode).toBe(400)
    expect((await community.post(support, null, { topic: 'account', message: 'Hello' })).statusCode).toBe(401)
  })

  it('asks once for one Idempotency-Key, also twenty times at once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(rosa, {}, key)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await community.get(support, rosa)).json()).toHaveLength(1)
    expect((await ask(rosa, { message: 'Another' }, key)).statusCode).toBe(409)
  })

  it('is about a listing that its asker can see', async () => {
    const agent = await community.join({ role: 'agent', tier: 'free' })
    const early = { agentId: agent.id, earlyAccessUntil: '2999-01-01T00:00:00.000Z' }
    const [seen, hidden] = [await community.addListing({ agentId: agent.id }), await community.addListing(early)]
    expect(await open(rosa, { listingId: seen.id })).toMatchObject({ listingId: seen.id, about: seen.title })
    expect(await open(agent, { listingId: hidden.id })).toMatchObject({ listingId: hidden.id })
    expect(await open(ada, { listingId: hidden.id })).toMatchObject({ listingId: hidden.id })
    for (const listingId of [hidden.id, '999999']) {
      const { statusCode, json } = await ask(rosa, { listingId })
      expect([statusCode, json().errors[0].path]).toEqual([400, 'listingId'])
    }
  })

  it('is about an offer of one’s own side, the agent’s once it has reached them', async () => {
    const agent = await community.join({ role: 'agent', tier: 'free' })
    const offer = sampleOffer({ id: randomUUID(), producerId: rosa.id, agentId: agent.id, reachedAgent: false })
    await community.say(offerSubmitted, 1, offer)
    const about = { offerId: offer.id, about: offer.listingTitle }
    expect(await open(rosa, { offerId: offer.id })).toMatchObject(about)
    expect(await open(ada, { offerId: offer.id })).toMatchObject(about)
    const stranger = await community.join()
    for (const [viewer, offerId] of [
      [agent, offer.id],
      [stranger, offer.id],
      [rosa, randomUUID()],
    ] as const) {
      const { statusCode, json } = await ask(viewer, { offerId })
      expect([statusCode, json().errors[0].path]).toEqual([400, 'offerId'])
    }
    await community.say(offerHeld, 2, { ...offer, reachedAgent: true })
    expect(await open(agent, { offerId: offer.id })).toMatchObject(about)
  })

  it('is for the muted as well', async () => {
    const mutedUntil = new Date('2999-01-01')
    await standingRows.of(community.db).insertOne({ _id: rosa.id, mutedUntil, warned: 0, removed: 0 })
    await open(rosa)
  })
})

describe('a thread', () => {
  it('is its member’s and the administrators’; to others it is not there', async () => {
    const { id } = await open(rosa)
    const stranger = await community.join()
    const agent = await community.join({ role: 'agent', tier: 'free' })
    for (const viewer of [stranger, agent])
      for (const answer of [
        await one(viewer, id),
        await reply(viewer, id),
        await close(viewer, id),
        await reopen(viewer, id),
      ])
        expect(answer.statusCode).toBe(404)
    for (const strange of [randomUUID(), 'nonsense']) expect((await one(rosa, strange)).statusCode).toBe(404)
    expect((await one(ada, id)).json()).toMatchObject({
      member: { id: rosa.id, lastName: 'Adeyemi', isPremium: false },
    })
    expect((await community.get('/api/admin/support', rosa)).statusCode).toBe(403)
  })

  it('goes to and fro; who answers is Storyright to the member, with a first name', async () => {
    const { id } = await open(rosa)
    const answered: SupportThread = (await reply(ada, id, 'In your settings.')).json()
    expect(answered).toMatchObject({ awaits: 'member', messageCount: 2, priority: 'normal' })
    expect(answered.messages[1]!.author).toMatchObject({ firstName: 'Ada', lastName: 'Whitlock' })
    const seen: SupportThread = (await one(rosa, id)).json()
    expect(seen.messages[1]).toMatchObject({
      isFromSupport: true,
      message: 'In your settings.',
      author: { firstName: 'Ada', lastName: '', username: null },
    })
    const listed: SupportThread[] = (await community.get(support, rosa)).json()
    expect(listed).toMatchObject([{ messageCount: 2, messages: [{ message: 'In your settings.' }] }])
    expect((await reply(rosa, id)).json()).toMatchObject({ awaits: 'support', messageCount: 3 })
  })

  it('of an administrator is answered by another; in it they are a member', async () => {
    const { id } = await open(ada)
    expect((await reply(ada, id)).json()).toMatchObject({ awaits: 'support', messages: [{}, { isFromSupport: false }] })
    expect((await reply(vera, id)).json()).toMatchObject({ awaits: 'member' })
    expect((await one(ada, id)).json().messages[2]).toMatchObject({ isFromSupport: true })
  })

  it('is closed and opened again from either side; again changes nothing', async () => {
    const { id } = await open(rosa)
    for (const viewer of [rosa, ada]) {
      for (const answer of [await close(viewer, id), await close(viewer, id)]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toMatchObject({ status: 'closed', awaits: null })
      }
      for (const answer of [await reopen(viewer, id), await reopen(viewer, id)]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toMatchObject({ status: 'open', awaits: 'support' })
      }
    }
    expect((await told(id)).map(([verb]) => verb)).toEqual(['asked', 'closed', 'reopened', 'closed', 'reopened'])
    const entries = await supportAuditRows.of(community.db).find({ threadId: id }).sort({ at: 1 }).toArray()
    expect(entries.map(({ actorId, before, after }) => [actorId, before, after])).toEqual([
      [ada.id, 'open', 'closed'],
      [ada.id, 'closed', 'open'],
    ])
  })

  it('that is closed opens again with a reply', async () => {
    const { id } = await open(rosa)
    await close(ada, id)
    expect((await reply(rosa, id)).json()).toMatchObject({ status: 'open', awaits: 'support' })
    expect(await told(id)).toEqual([
      ['asked', 1, 'open'],
      ['closed', 2, 'closed'],
      ['replied', 3, 'open'],
    ])
    const [last] = (await community.told<PublicSupportThread>(id)).slice(-1)
    expect(last!.data).toMatchObject({ by: rosa.id, last: { authorId: rosa.id, excerpt: 'And another thing' } })
  })

  it('holds what twenty write at once, each once and in one order', async () => {
    const { id } = await open(rosa)
    const keys = Array.from({ length: 10 }, () => ({ 'idempotency-key': randomUUID() }))
    const answers = await Promise.all(
      [...keys, ...keys].map((key, place) => reply(place % 2 ? ada : rosa, id, `Text ${place % 10}`, key)),
    )
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true)
    const thread: SupportThread = (await one(rosa, id)).json()
    expect(thread.messageCount).toBe(11)
    expect(new Set(thread.messages.map(({ message }) => message)).size).toBe(11)
    expect(await told(id)).toHaveLength(11)
  })

  it('closed by both sides at once is closed once', async () => {
    const { id } = await open(rosa)
    const answers = await Promise.all([rosa, ada, vera, rosa, ada].map((viewer) => close(viewer, id)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await told(id)).map(([verb]) => verb)).toEqual(['asked', 'closed'])
  })

  it('is full some day', async () => {
    const { id } = await open(rosa)
    const full = { $set: { messageCount: supportLimits.messages } }
    await threadRows.of(community.db).updateOne({ _id: id }, full)
    const { statusCode, json } = await reply(rosa, id)
    expect([statusCode, json().detail]).toEqual([409, 'This thread is full. Please begin a new one.'])
  })
})

describe('who is told', () => {
  it('is every administrator of what the member writes, gathered while unread, and the member of answers', async () => {
    const { id } = await open(rosa)
    await reply(rosa, id)
    await reply(rosa, id)
    const link = `/support/${id}`
    for (const admin of [ada, vera])
      await eventually(async () => {
        const [notice] = (await noticesOf(admin)).filter((told) => told.link === link)
        expect(notice).toMatchObject({ kind: 'support', count: 3, title: '3 new messages from Rosa Adeyemi' })
      })
    await reply(ada, id, 'In your settings.')
    await close(ada, id)
    await eventually(async () =>
      expect((await noticesOf(rosa)).map(({ title, detail }) => [title, detail]).toSorted()).toEqual([
        ['Storyright Support has answered your question', 'In your settings.'],
        ['Storyright Support has closed your question', 'My account'],
      ]),
    )
    expect((await noticesOf(ada)).filter((told) => told.link === link)).toHaveLength(1)
  })

  it('is nobody of what they did themselves', async () => {
    const { id } = await open(ada)
    await close(ada, id)
    await reopen(vera, id)
    const link = `/support/${id}`
    await eventually(async () =>
      expect((await noticesOf(ada)).filter((told) => told.link === link).map(({ title }) => title)).toEqual([
        'Storyright Support has opened your question again',
      ]),
    )
  })
})

describe('what is known of somebody’s questions', () => {
  it('is in their records, without who answered; an administrator’s own are the answers', async () => {
    const { id } = await open(rosa)
    await reply(vera, id, 'By Vera.')
    await close(vera, id)
    const records = (await community.recordsOf(rosa.id)).json()
    expect(records.support).toMatchObject({
      asked: [{ id, topic: 'account', messages: [{ isFromSupport: false }, { message: 'By Vera.' }] }],
      answers: [],
      decisions: [{ threadId: id, after: 'closed' }],
    })
    expect(JSON.stringify(records.support)).not.toContain(vera.id)
    expect((await community.recordsOf(vera.id)).json().support.answers).toContainEqual(
      expect.objectContaining({ threadId: id, message: 'By Vera.' }),
    )
  })

  it('is closed and without its texts once the account is', async () => {
    const { id } = await open(rosa, { message: 'A secret' })
    await reply(ada, id, 'An answer')
    await community.say(userClosed, 9, closedPerson(rosa.person))
    expect(await messageRows.of(community.db).countDocuments({ threadId: id })).toBe(0)
    const thread: SupportThread = (await one(ada, id)).json()
    expect(thread).toMatchObject({ status: 'closed', messages: [], member: { firstName: 'Former' } })
    expect((await community.toldBy(supportClosed)).at(-1)).toMatchObject({ id, last: { excerpt: '' } })
    for (const answer of [await reply(ada, id), await reopen(ada, id)]) expect(answer.statusCode).toBe(409)
    expect((await ask(rosa)).statusCode).toBe(401)
  })

  it('is told once more in snapshots', async () => {
    const { id } = await open(rosa)
    await community.republish()
    expect(await told(id)).toEqual([
      ['asked', 1, 'open'],
      ['snapshot', 1, 'open'],
    ])
  })
})

describe('writing very fast', () => {
  it('is refused for a moment', async () => {
    await community.stop()
    community = await startCommunity({ config: { LIMIT_WRITES_PER_MINUTE: 1, LIMIT_WRITES_AT_ONCE: 2 } })
    const hasty = someone() as Member
    expect((await ask(hasty)).statusCode).toBe(201)
    expect((await ask(hasty)).statusCode).toBe(201)
    expect((await ask(hasty)).statusCode).toBe(429)
  })
})
