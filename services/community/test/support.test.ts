import { randomUUID } from 'node:crypto'
import {
  offerHeld,
  offerSubmitted,
  type PublicSupportThread,
  supportClosed,
  userClosed,
} from '@storyright/contracts/events'
import { type SupportThread, supportCalls } from '@storyright/contracts/http'
import { supportLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually, publishedListing, sampleOffer } from '@storyright/testing'
import { support, supporting } from './supporting.ts'

const its = supporting()
const { people, ask, open, reply, close, reopen, one, told, noticesOf } = its

/** A slow machine may not get to all of them in time: it says so, and whoever asks again with the same key has it written once. */
const untilTaken = (write: () => ReturnType<typeof reply>) =>
  eventually(async () => {
    const answer = await write()
    expect(answer.statusCode).not.toBe(503)
    return answer
  })

describe('asking support', () => {
  it('answers with the thread, which waits for support and is in one’s own list', async () => {
    const thread = await open(people.rosa, { message: '  Two\nlines  ' })
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
      messages: [{ message: 'Two\nlines', isFromSupport: false, author: { id: people.rosa.id, firstName: 'Rosa' } }],
    })
    expect((await one(people.rosa, thread.id)).json()).toEqual(thread)
    expect((await its.community.get(support, people.rosa)).json()).toEqual([thread])
    expect(await told(thread.id)).toEqual([['asked', 1, 'open']])
  })

  it('takes a message of some length and a topic there is', async () => {
    await open(people.rosa, { message: 'x'.repeat(supportLimits.message) })
    for (const more of [
      { message: 'x'.repeat(supportLimits.message + 1) },
      { message: ' \n ' },
      { message: 'a\0b' },
      { topic: 'weather' },
      { priority: 'high' },
    ])
      expect((await ask(people.rosa, more)).statusCode).toBe(400)
    expect((await its.community.post(support, null, { topic: 'account', message: 'Hello' })).statusCode).toBe(401)
  })

  it('asks once for one Idempotency-Key, also twenty times at once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => untilTaken(() => ask(people.rosa, {}, key))))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await its.community.get(support, people.rosa)).json()).toHaveLength(1)
    expect((await ask(people.rosa, { message: 'Another' }, key)).statusCode).toBe(409)
  })

  it('is about a listing that its asker can see', async () => {
    const agent = await its.community.join({ role: 'agent', tier: 'free' })
    const early = { agentId: agent.id, earlyAccessUntil: '2999-01-01T00:00:00.000Z' }
    const [seen, hidden] = [
      await its.community.addListing({ agentId: agent.id }),
      await its.community.addListing(early),
    ]
    expect(await open(people.rosa, { listingId: seen.id })).toMatchObject({ listingId: seen.id, about: seen.title })
    expect(await open(agent, { listingId: hidden.id })).toMatchObject({ listingId: hidden.id })
    expect(await open(people.ada, { listingId: hidden.id })).toMatchObject({ listingId: hidden.id })
    for (const listingId of [hidden.id, '999999']) {
      const { statusCode, json } = await ask(people.rosa, { listingId })
      expect([statusCode, json().errors[0].path]).toEqual([400, 'listingId'])
    }
  })

  it('is about an offer of one’s own side, the agent’s once it has reached them', async () => {
    const agent = await its.community.join({ role: 'agent', tier: 'free' })
    const offer = sampleOffer({ id: randomUUID(), producerId: people.rosa.id, agentId: agent.id, reachedAgent: false })
    await its.community.say(offerSubmitted, 1, offer)
    const about = { offerId: offer.id, about: offer.listingTitle }
    expect(await open(people.rosa, { offerId: offer.id })).toMatchObject(about)
    expect(await open(people.ada, { offerId: offer.id })).toMatchObject(about)
    const stranger = await its.community.join()
    for (const [viewer, offerId] of [
      [agent, offer.id],
      [stranger, offer.id],
      [people.rosa, randomUUID()],
    ] as const) {
      const { statusCode, json } = await ask(viewer, { offerId })
      expect([statusCode, json().errors[0].path]).toEqual([400, 'offerId'])
    }
    await its.community.say(offerHeld, 2, { ...offer, reachedAgent: true })
    expect(await open(agent, { offerId: offer.id })).toMatchObject(about)
  })

  it('is about an offer, or a listing, of which nothing was told yet', async () => {
    const offer = sampleOffer({ id: randomUUID(), producerId: people.rosa.id })
    const listing = publishedListing('987654')
    const { answers } = its.community.identity
    answers.set(`/internal/offers/${offer.id}`, { version: 1, offer })
    answers.set(`/internal/listings/${listing.id}`, { version: 1, listing })
    expect(await open(people.rosa, { offerId: offer.id })).toMatchObject({ about: offer.listingTitle })
    expect(await open(people.rosa, { listingId: listing.id })).toMatchObject({ about: listing.title })
    const stranger = await its.community.join()
    expect((await ask(stranger, { offerId: offer.id })).statusCode).toBe(400)
  })

  it('is for the muted as well', async () => {
    const mutedUntil = new Date('2999-01-01')
    await its.community.db.standing.create({ data: { personId: people.rosa.id, mutedUntil } })
    await open(people.rosa)
  })
})

describe('a thread', () => {
  it('is its member’s and the administrators’; to others it is not there', async () => {
    const { id } = await open(people.rosa)
    const stranger = await its.community.join()
    const agent = await its.community.join({ role: 'agent', tier: 'free' })
    for (const viewer of [stranger, agent])
      for (const answer of [
        await one(viewer, id),
        await reply(viewer, id),
        await close(viewer, id),
        await reopen(viewer, id),
      ])
        expect(answer.statusCode).toBe(404)
    for (const strange of [randomUUID(), 'nonsense']) expect((await one(people.rosa, strange)).statusCode).toBe(404)
    expect((await one(people.ada, id)).json()).toMatchObject({
      member: { id: people.rosa.id, lastName: 'Adeyemi', isPremium: false },
    })
    expect((await its.community.get('/api/admin/support', people.rosa)).statusCode).toBe(403)
  })

  it('goes to and fro; who answers is Storyright to the member, with a first name', async () => {
    const { id } = await open(people.rosa)
    const answered: SupportThread = (await reply(people.ada, id, 'In your settings.')).json()
    expect(answered).toMatchObject({ awaits: 'member', messageCount: 2, priority: 'normal' })
    expect(answered.messages[1]!.author).toMatchObject({ firstName: 'Ada', lastName: 'Whitlock' })
    const seen: SupportThread = (await one(people.rosa, id)).json()
    expect(seen.messages[1]).toMatchObject({
      isFromSupport: true,
      message: 'In your settings.',
      author: { firstName: 'Ada', lastName: '', username: null },
    })
    const listed: SupportThread[] = (await its.community.get(support, people.rosa)).json()
    expect(listed).toMatchObject([{ messageCount: 2, messages: [{ message: 'In your settings.' }] }])
    expect((await reply(people.rosa, id)).json()).toMatchObject({ awaits: 'support', messageCount: 3 })
  })

  it('of an administrator is answered by another; in it they are a member', async () => {
    const { id } = await open(people.ada)
    expect((await reply(people.ada, id)).json()).toMatchObject({
      awaits: 'support',
      messages: [{}, { isFromSupport: false }],
    })
    expect((await reply(people.vera, id)).json()).toMatchObject({ awaits: 'member' })
    expect((await one(people.ada, id)).json().messages[2]).toMatchObject({ isFromSupport: true })
  })

  it('is closed and opened again from either side; again changes nothing', async () => {
    const { id } = await open(people.rosa)
    for (const viewer of [people.rosa, people.ada]) {
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
    const trail = (query = '', viewer: Viewer = people.ada) =>
      its.community.get(`/api/admin/support/audit${query}`, viewer)
    const [latest, first] = supportCalls.supportAudit.reply.parse((await trail()).json())
    expect([first, latest]).toMatchObject([
      { actor: { firstName: 'Ada' }, member: { id: people.rosa.id }, thread: { id }, after: { status: 'closed' } },
      { actor: { firstName: 'Ada' }, before: { status: 'closed' }, after: { status: 'open' } },
    ])
    const page = await trail('?limit=1')
    expect(page.json()).toEqual([latest])
    const next = /^<(.+)>; rel="next"$/.exec(String(page.headers.link))![1]!
    expect((await its.community.get(next, people.ada)).json()).toEqual([first])
    expect((await trail('?sort=when')).json().at(-1)).toEqual(latest)
    expect((await trail('.csv')).body).toMatch(/^\uFEFFWhen,By,Question,/)
    for (const path of ['', '.csv']) expect((await trail(path, people.rosa)).statusCode).toBe(403)
  })

  it('that is closed opens again with a reply', async () => {
    const { id } = await open(people.rosa)
    await close(people.ada, id)
    expect((await reply(people.rosa, id)).json()).toMatchObject({ status: 'open', awaits: 'support' })
    expect(await told(id)).toEqual([
      ['asked', 1, 'open'],
      ['closed', 2, 'closed'],
      ['replied', 3, 'open'],
    ])
    const [last] = (await its.community.told<PublicSupportThread>(id)).slice(-1)
    expect(last!.data).toMatchObject({
      by: people.rosa.id,
      last: { authorId: people.rosa.id, excerpt: 'And another thing' },
    })
  })

  it('holds what twenty write at once, each once and in one order', async () => {
    const { id } = await open(people.rosa)
    const keys = Array.from({ length: 10 }, () => ({ 'idempotency-key': randomUUID() }))
    const answers = await Promise.all(
      [...keys, ...keys].map((key, place) =>
        untilTaken(() => reply(place % 2 ? people.ada : people.rosa, id, `Text ${place % 10}`, key)),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
    const thread: SupportThread = (await one(people.rosa, id)).json()
    expect(thread.messageCount).toBe(11)
    expect(new Set(thread.messages.map(({ message }) => message)).size).toBe(11)
    expect(await told(id)).toHaveLength(11)
  })

  it('closed by both sides at once is closed once', async () => {
    const { id } = await open(people.rosa)
    const answers = await Promise.all(
      [people.rosa, people.ada, people.vera, people.rosa, people.ada].map((viewer) => close(viewer, id)),
    )
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await told(id)).map(([verb]) => verb)).toEqual(['asked', 'closed'])
  })

  it('is full some day', async () => {
    const { id } = await open(people.rosa)
    const full = { messageCount: supportLimits.messages }
    await its.community.db.supportThread.update({ where: { id }, data: full })
    const { statusCode, json } = await reply(people.rosa, id)
    expect([statusCode, json().detail]).toEqual([409, 'This thread is full. Please begin a new one.'])
  })
})

describe('who is told', () => {
  it('is every administrator of what the member writes, gathered while unread, and the member of answers', async () => {
    const { id } = await open(people.rosa)
    await reply(people.rosa, id)
    await reply(people.rosa, id)
    const link = `/support/${id}`
    for (const admin of [people.ada, people.vera])
      await eventually(async () => {
        const [notice] = (await noticesOf(admin)).filter((told) => told.link === link)
        expect(notice).toMatchObject({ kind: 'support', count: 3, title: '3 new messages from Rosa Adeyemi' })
      })
    await reply(people.ada, id, 'In your settings.')
    // Answered: it waits for no administrator.
    await eventually(async () =>
      expect((await noticesOf(people.vera)).find((told) => told.link === link)?.readAt).toEqual(expect.any(String)),
    )
    await close(people.ada, id)
    await eventually(async () =>
      expect((await noticesOf(people.rosa)).map(({ title, detail }) => [title, detail]).toSorted()).toEqual([
        ['Storyright Support has answered your question', 'In your settings.'],
        ['Storyright Support has closed your question', 'My account'],
      ]),
    )
    expect((await noticesOf(people.ada)).filter((told) => told.link === link)).toHaveLength(1)
  })

  it('is nobody of what they did themselves', async () => {
    const { id } = await open(people.ada)
    await close(people.ada, id)
    await reopen(people.vera, id)
    const link = `/support/${id}`
    await eventually(async () =>
      expect((await noticesOf(people.ada)).filter((told) => told.link === link).map(({ title }) => title)).toEqual([
        'Storyright Support has opened your question again',
      ]),
    )
  })
})

describe('what is known of somebody’s questions', () => {
  it('is in their records, without who answered; an administrator’s own are the answers', async () => {
    const { id } = await open(people.rosa)
    await reply(people.vera, id, 'By Vera.')
    await close(people.vera, id)
    const records = (await its.community.recordsOf(people.rosa.id)).json()
    expect(records.support).toMatchObject({
      asked: [{ id, topic: 'account', messages: [{ isFromSupport: false }, { message: 'By Vera.' }] }],
      answers: [],
      decisions: [{ threadId: id, after: 'closed' }],
    })
    expect(JSON.stringify(records.support)).not.toContain(people.vera.id)
    expect((await its.community.recordsOf(people.vera.id)).json().support.answers).toContainEqual(
      expect.objectContaining({ threadId: id, message: 'By Vera.' }),
    )
  })

  it('is closed and without its texts once the account is', async () => {
    const { id } = await open(people.rosa, { message: 'A secret' })
    const toldAda = async () => (await noticesOf(people.ada)).find(({ link }) => link === `/support/${id}`)
    await eventually(async () => expect((await toldAda())?.detail).toBe('A secret'))
    await reply(people.ada, id, 'An answer')
    await its.community.say(userClosed, 9, closedPerson(people.rosa.person))
    expect((await toldAda())?.detail).toBeNull()
    expect(await its.community.db.supportMessage.count({ where: { threadId: id } })).toBe(0)
    const thread: SupportThread = (await one(people.ada, id)).json()
    expect(thread).toMatchObject({ status: 'closed', messages: [], member: { firstName: 'Former' } })
    expect((await its.community.toldBy(supportClosed)).at(-1)).toMatchObject({ id, last: { excerpt: '' } })
    for (const answer of [await reply(people.ada, id), await reopen(people.ada, id)])
      expect(answer.statusCode).toBe(409)
    expect((await ask(people.rosa)).statusCode).toBe(401)
  })

  it('is closed with the account, also what was asked and answered at that moment', async () => {
    const { id } = await open(people.rosa)
    await Promise.all([
      its.community.say(userClosed, 9, closedPerson(people.rosa.person)),
      ...[1, 2, 3].flatMap(() => [ask(people.rosa), reply(people.ada, id)]),
    ])
    const threads = await its.community.db.supportThread.findMany({ where: { memberId: people.rosa.id } })
    expect(new Set(threads.map(({ status }) => status))).toEqual(new Set(['closed']))
    const threadId = { in: threads.map((thread) => thread.id) }
    expect(await its.community.db.supportMessage.count({ where: { threadId } })).toBe(0)
  })

  it('is told once more in snapshots', async () => {
    const { id } = await open(people.rosa)
    await its.community.republish()
    expect(await told(id)).toEqual([
      ['asked', 1, 'open'],
      ['snapshot', 1, 'open'],
    ])
  })
})
