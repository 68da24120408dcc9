import { randomUUID } from 'node:crypto'
import { offerHeld, offerSubmitted, supportClosed, userClosed } from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import { supportLimits } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually, publishedListing, sampleOffer } from '@storyright/testing'
import { standingRows } from '../src/moderation/standing-rows.ts'
import { messageRows } from '../src/support/message-rows.ts'
import { support, supporting } from './supporting.ts'

const its = supporting()
const { people, ask, open, reply, close, reopen, one, told, noticesOf } = its

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
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(people.rosa, {}, key)))
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
    await standingRows.of(its.community.db).insertOne({ _id: people.rosa.id, mutedUntil, warned: 0, removed: 0 })
    await open(people.rosa)
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
    expect(await messageRows.of(its.community.db).countDocuments({ threadId: id })).toBe(0)
    const thread: SupportThread = (await one(people.ada, id)).json()
    expect(thread).toMatchObject({ status: 'closed', messages: [], member: { firstName: 'Former' } })
    expect((await its.community.toldBy(supportClosed)).at(-1)).toMatchObject({ id, last: { excerpt: '' } })
    for (const answer of [await reply(people.ada, id), await reopen(people.ada, id)])
      expect(answer.statusCode).toBe(409)
    expect((await ask(people.rosa)).statusCode).toBe(401)
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
