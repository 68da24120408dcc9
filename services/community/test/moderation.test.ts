import { randomUUID } from 'node:crypto'
import type { Flagged } from '@storyright/contracts/http'
import { communityLimits, communityMessages } from '@storyright/contracts/vocabulary'
import { because, moderating, refusal } from './moderating.ts'

const its = moderating()
const { people, comment, comments, discuss, replyTo, flag, flagged, decide, decided, queue, queued, told } = its

describe('flagging', () => {
  it('is for whoever may read the text: comments are premium’s, the forum is its readers’', async () => {
    const agent = await its.community.join({ role: 'agent', tier: 'free' })
    const free = await its.community.join({ tier: 'free' })
    const [said, post] = [await comment(people.iris), await discuss(people.iris)]
    const reply = await replyTo(post, people.tom)
    for (const viewer of [agent, free]) {
      const refused = await flag(viewer, 'comment', said.id)
      expect([refused.statusCode, refused.json().detail]).toEqual([403, communityMessages.commentsArePremium])
    }
    for (const [subject, { id }] of [
      ['post', post],
      ['reply', reply],
    ] as const) {
      const refused = await flag(free, subject, id)
      expect([refused.statusCode, refused.json().detail]).toEqual([403, communityMessages.forum.restrictedMessage])
      expect((await flag(agent, subject, id)).statusCode).toBe(201)
      expect((await flag(people.iris, subject, id)).statusCode).toBe(201)
    }
    expect((await flag(people.tom, 'comment', said.id)).statusCode).toBe(201)
    expect((await its.community.post('/api/flags', null, {})).statusCode).toBe(401)
  })

  it('is about a text that is there', async () => {
    const { id } = await comment(people.iris)
    for (const [subject, subjectId] of [
      ['comment', randomUUID()],
      ['post', id],
      ['reply', id],
    ] as const)
      expect((await flag(people.tom, subject, subjectId)).statusCode).toBe(404)
    await its.community.send('DELETE', `/api/comments/${id}`, people.iris)
    expect((await flag(people.tom, 'comment', id)).statusCode).toBe(404)
    const body = { subject: 'comment', subjectId: id, reason: 'abuse' }
    for (const wrong of [{ subject: 'person' }, { reason: 'dislike' }, { note: 'x'.repeat(501) }, { subjectId: '1' }])
      expect((await its.community.post('/api/flags', people.tom, { ...body, ...wrong })).statusCode).toBe(400)
  })

  it('gathers those who flag one text, each once', async () => {
    const said = await comment(people.iris)
    const others = await Promise.all(Array.from({ length: 5 }, () => its.community.join()))
    const answers = await Promise.all(
      [people.tom, people.tom, ...others, ...others].map((viewer) => flagged(viewer, 'comment', said)),
    )
    expect(new Set(answers).size).toBe(1)
    await flagged(people.tom, 'comment', said, { reason: 'spam', note: 'Once more' })
    const row = await queued(answers[0]!)
    expect(row!.flags.map(({ reporter }) => reporter!.id).toSorted()).toEqual(
      [people.tom, ...others].map(({ id }) => id).toSorted(),
    )
    expect(row!.flags.every(({ reason, note }) => reason === 'abuse' && note === null)).toBe(true)
  })
})

describe('the queue', () => {
  it('shows the text, where it stands, what it said before, and the author’s record', async () => {
    const author = await its.community.join({ firstName: 'Hugo' })
    const post = await discuss(author)
    const reply = await replyTo(post, author, 'Before')
    await its.community.send('PATCH', `/api/forum/replies/${reply.id}`, author, { content: 'After' })
    const id = await flagged(people.tom, 'reply', reply, { note: 'He means me.' })
    expect(await queued(id)).toMatchObject({
      subject: 'reply',
      subjectId: reply.id,
      status: 'open',
      isWaiting: false,
      text: 'After',
      title: 'Shopping agreements',
      link: `/forum/${post.id}#reply-${reply.id}`,
      history: [{ text: 'Before', at: reply.createdAt }],
      editedAt: expect.any(String),
      flags: [{ reporter: { firstName: 'Tom' }, reason: 'abuse', note: 'He means me.' }],
      author: {
        id: author.id,
        firstName: 'Hugo',
        since: author.person.createdAt,
        written: 2,
        removed: 0,
        warned: 0,
        mutedUntil: null,
      },
      decidedAt: null,
    })
    const onListing = await comment(author)
    const other = await flagged(people.tom, 'comment', onListing)
    expect(await queued(other)).toMatchObject({
      title: null,
      link: `/listing/${its.listingId}#comment-${onListing.id}`,
    })
  })

  it('has the longest waiting first, page by page, with their number; and what was decided', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push(await flagged(people.tom, 'comment', await comment(people.iris)))
    const seen: string[] = []
    let next: string | undefined = '/api/admin/moderation?limit=2'
    while (next) {
      const answer = await its.community.get(next, people.ada)
      const page: Flagged[] = answer.json()
      seen.push(...page.map(({ id }) => id))
      expect(page.length).toBeLessThanOrEqual(2)
      expect(Number(answer.headers['x-total-count'])).toBe((await queue()).length)
      next = /<(.*)>/.exec(String(answer.headers.link))?.[1]
    }
    expect(seen).toEqual((await queue()).map(({ id }) => id))
    expect(seen.slice(-3)).toEqual(ids)
    const file = (query = '') => its.community.get(`/api/admin/moderation/queue.csv${query}`, people.ada)
    const [heads, ...lines] = (await file()).body.trimEnd().split('\r\n')
    expect(heads).toMatch(/^\uFEFFFlag,Kind,Text,Status,/)
    expect(lines.map((line) => line.split(',')[0])).toEqual(seen)
    await decided(people.ada, ids[0]!, 'keep')
    expect((await file('?status=kept')).body).toContain(ids[0])
    expect((await file('?status=lost')).statusCode).toBe(400)
    expect(await queued(ids[0]!)).toBeUndefined()
    expect(await queued(ids[0]!, '?status=kept&limit=100')).toMatchObject({ decidedAt: expect.any(String) })
    expect((await its.community.get('/api/admin/moderation?cursor=nonsense', people.ada)).statusCode).toBe(400)
  })

  it('is the administrators’', async () => {
    const id = await flagged(people.tom, 'comment', await comment(people.iris))
    for (const answer of [
      await its.community.get('/api/admin/moderation', people.iris),
      await its.community.get('/api/admin/moderation/audit', people.iris),
      await its.community.get('/api/admin/moderation/queue.csv', people.iris),
      await its.community.get('/api/admin/moderation/audit.csv', people.iris),
      await decide(people.iris, id, 'keep'),
    ])
      expect(answer.statusCode).toBe(403)
    expect(await refusal(decide(people.ada, randomUUID(), 'keep'))).toEqual([404, 'FLAG_NOT_FOUND'])
    for (const [action, more] of [
      ['remove', {}],
      ['remove', { reason: '  ' }],
      ['warn', {}],
      ['mute', because],
      ['mute', { ...because, hours: communityLimits.muteHoursMaximum + 1 }],
      ['move', {}],
      ['ban', because],
    ] as const)
      expect((await decide(people.ada, id, action, more)).statusCode).toBe(400)
  })
})

describe('keeping what was flagged', () => {
  it('leaves it there, and tells those who flagged it alone', async () => {
    const said = await comment(people.iris, 'See https://spam.example now')
    const id = await flagged(people.tom, 'comment', said, { reason: 'spam' })
    await flagged(people.max, 'comment', said)
    expect(await decided(people.max, id, 'keep')).toMatchObject({ id, status: 'kept' })
    expect((await comments(people.tom)).map((row) => row.id)).toContain(said.id)
    expect(await told(said.id)).toMatchObject([
      {
        action: 'keep',
        authorId: people.iris.id,
        reporters: [{ userId: people.tom.id, reason: 'spam' }],
        wasWaiting: false,
        excerpt: 'See [link] now',
      },
    ])
    expect(await flagged(people.tom, 'comment', said)).not.toBe(id)
  })
})
