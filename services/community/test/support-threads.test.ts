import { randomUUID } from 'node:crypto'
import type { PublicSupportThread } from '@storyright/contracts/events'
import { type SupportThread, supportCalls } from '@storyright/contracts/http'
import { supportLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { threadRows } from '../src/support/thread-rows.ts'
import { support, supporting } from './supporting.ts'

const its = supporting()
const { people, open, reply, close, reopen, one, told } = its

/** A slow machine may not get to all of them in time: it says so, and whoever asks again with the same key has it written once. */
const untilTaken = (ask: () => ReturnType<typeof reply>) =>
  eventually(async () => {
    const answer = await ask()
    expect(answer.statusCode).not.toBe(503)
    return answer
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
    const full = { $set: { messageCount: supportLimits.messages } }
    await threadRows.of(its.community.db).updateOne({ _id: id }, full)
    const { statusCode, json } = await reply(people.rosa, id)
    expect([statusCode, json().detail]).toEqual([409, 'This thread is full. Please begin a new one.'])
  })
})
