import { randomUUID } from 'node:crypto'
import { type Moderated, moderationDecided, type PublicComment, userClosed } from '@storyright/contracts/events'
import {
  type Comment,
  type Flagged,
  type ForumPost,
  type ForumReply,
  internalTokenHeader,
  type ModerationEntry,
  repairCounts,
} from '@storyright/contracts/http'
import { communityLimits, communityMessages, type Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually } from '@storyright/testing'
import { postRows } from '../src/forum/post-rows.ts'
import { dirtyRows } from '../src/likes/dirty-rows.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

const day = 24 * 3_600_000

let community: Community
let listingId: string
let iris: Member
let tom: Member
let ada: Member
let max: Member
beforeAll(async () => {
  community = await startCommunity()
  listingId = (await community.addListing({ title: 'The Salt Road' })).id
  iris = await community.join({ firstName: 'Iris', username: 'iris' })
  tom = await community.join({ firstName: 'Tom', username: 'tom' })
  ada = await community.join({ firstName: 'Ada', role: 'admin' })
  max = await community.join({ firstName: 'Max', role: 'admin' })
})
afterAll(() => community?.stop())

const ok = async <Answer>(asked: ReturnType<Community['post']>, status = 201): Promise<Answer> => {
  const answer = await asked
  expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([status, ''])
  return answer.body ? answer.json() : (undefined as Answer)
}
const comment = (viewer: Member, content = 'A lovely premise.', more: object = {}) =>
  ok<Comment>(community.post(`/api/listings/${listingId}/comments`, viewer, { content, ...more }))
const comments = async (viewer: Viewer): Promise<Comment[]> =>
  (await community.get(`/api/listings/${listingId}/comments`, viewer)).json()
const discuss = (viewer: Member, content = 'What does a shopping agreement cost?') =>
  ok<ForumPost>(
    community.post('/api/forum/posts', viewer, { title: 'Shopping agreements', content, category: 'legal' }),
  )
const replyTo = ({ id }: ForumPost, viewer: Member, content = 'Nothing, usually.') =>
  ok<ForumReply>(community.post(`/api/forum/posts/${id}/replies`, viewer, { content }))
const flag = (viewer: Viewer, subject: string, subjectId: string, more: object = {}) =>
  community.post('/api/flags', viewer, { subject, subjectId, reason: 'abuse', ...more })
const flagged = async (viewer: Viewer, subject: string, { id }: { id: string }, more: object = {}) =>
  (await ok<{ id: string }>(flag(viewer, subject, id, more))).id
const decide = (viewer: Viewer, flagId: string, action: string, more: object = {}) =>
  community.post(`/api/admin/moderation/${flagId}`, viewer, { action, ...more })
const decided = (viewer: Viewer, flagId: string, action: string, more: object = {}) =>
  ok<Flagged>(decide(viewer, flagId, action, more), 200)
const refusal = async (asked: ReturnType<Community['post']>) => {
  const answer = await asked
  return [answer.statusCode, answer.json().code]
}
const because = { reason: 'We keep to the title here.' }
const queue = async (query = '?limit=100'): Promise<Flagged[]> =>
  (await community.get(`/api/admin/moderation${query}`, ada)).json()
const queued = async (id: string, query?: string) => (await queue(query)).find((row) => row.id === id)
/** What was told of decisions about a text. */
const told = async (subjectId: string): Promise<Moderated[]> =>
  (await community.toldBy(moderationDecided)).filter((decision) => decision.subjectId === subjectId)
const audited = async (subjectId: string): Promise<ModerationEntry[]> => {
  const entries: ModerationEntry[] = (await community.get('/api/admin/moderation/audit?limit=100', ada)).json()
  return entries.filter((entry) => entry.subjectId === subjectId)
}

describe('flagging', () => {
  it('is for whoever may read the text: comments are premium’s, the forum is its readers’', async () => {
    const agent = await community.join({ role: 'agent', tier: 'free' })
    const free = await community.join({ tier: 'free' })
    const [said, post] = [await comment(iris), await discuss(iris)]
    const reply = await replyTo(post, tom)
    for (const viewer of [agent, free]) {
      const refused = await flag(viewer, 'comment', said.id)
      expect([refused.statusCode, refused.json().detail]).toEqual([403, communityMessages.commentsArePremium])
    }
    for (const [subject, { id }] of [
      ['post', post],
      ['reply', reply],
    ] as const) {
      const refused = await flag(free, subject, id)
      expect([refused.statusCode, refused.json().detail]).toEqual([403, communityMessages.forum.restrictedSays])
      expect((await flag(agent, subject, id)).statusCode).toBe(201)
      expect((await flag(iris, subject, id)).statusCode).toBe(201)
    }
    expect((await flag(tom, 'comment', said.id)).statusCode).toBe(201)
    expect((await community.post('/api/flags', null, {})).statusCode).toBe(401)
  })

  it('is about a text that is there', async () => {
    const { id } = await comment(iris)
    for (const [subject, subjectId] of [
      ['comment', randomUUID()],
      ['post', id],
      ['reply', id],
    ] as const)
      expect((await flag(tom, subject, subjectId)).statusCode).toBe(404)
    await community.send('DELETE', `/api/comments/${id}`, iris)
    expect((await flag(tom, 'comment', id)).statusCode).toBe(404)
    const body = { subject: 'comment', subjectId: id, reason: 'abuse' }
    for (const wrong of [{ subject: 'person' }, { reason: 'dislike' }, { note: 'x'.repeat(501) }, { subjectId: '1' }])
      expect((await community.post('/api/flags', tom, { ...body, ...wrong })).statusCode).toBe(400)
  })

  it('gathers those who flag one text, each once', async () => {
    const said = await comment(iris)
    const people = await Promise.all(Array.from({ length: 5 }, () => community.join()))
    const answers = await Promise.all(
      [tom, tom, ...people, ...people].map((viewer) => flagged(viewer, 'comment', said)),
    )
    expect(new Set(answers).size).toBe(1)
    await flagged(tom, 'comment', said, { reason: 'spam', note: 'Once more' })
    const row = await queued(answers[0]!)
    expect(row!.flags.map(({ reporter }) => reporter!.id).toSorted()).toEqual(
      [tom, ...people].map(({ id }) => id).toSorted(),
    )
    expect(row!.flags.every(({ reason, note }) => reason === 'abuse' && note === null)).toBe(true)
  })
})

describe('the queue', () => {
  it('shows the text, where it stands, what it said before, and the author’s record', async () => {
    const author = await community.join({ firstName: 'Hugo' })
    const post = await discuss(author)
    const reply = await replyTo(post, author, 'Before')
    await community.send('PATCH', `/api/forum/replies/${reply.id}`, author, { content: 'After' })
    const id = await flagged(tom, 'reply', reply, { note: 'He means me.' })
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
    const other = await flagged(tom, 'comment', onListing)
    expect(await queued(other)).toMatchObject({ title: null, link: `/listing/${listingId}#comment-${onListing.id}` })
  })

  it('has the longest waiting first, page by page, with their number; and what was decided', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push(await flagged(tom, 'comment', await comment(iris)))
    const seen: string[] = []
    let next: string | undefined = '/api/admin/moderation?limit=2'
    while (next) {
      const answer = await community.get(next, ada)
      const page: Flagged[] = answer.json()
      seen.push(...page.map(({ id }) => id))
      expect(page.length).toBeLessThanOrEqual(2)
      expect(Number(answer.headers['x-total-count'])).toBe((await queue()).length)
      next = /<(.*)>/.exec(String(answer.headers.link))?.[1]
    }
    expect(seen).toEqual((await queue()).map(({ id }) => id))
    expect(seen.slice(-3)).toEqual(ids)
    await decided(ada, ids[0]!, 'keep')
    expect(await queued(ids[0]!)).toBeUndefined()
    expect(await queued(ids[0]!, '?status=kept&limit=100')).toMatchObject({ decidedAt: expect.any(String) })
    expect((await community.get('/api/admin/moderation?cursor=nonsense', ada)).statusCode).toBe(400)
  })

  it('is the administrators’', async () => {
    const id = await flagged(tom, 'comment', await comment(iris))
    for (const answer of [
      await community.get('/api/admin/moderation', iris),
      await community.get('/api/admin/moderation/audit', iris),
      await decide(iris, id, 'keep'),
    ])
      expect(answer.statusCode).toBe(403)
    expect(await refusal(decide(ada, randomUUID(), 'keep'))).toEqual([404, 'FLAG_NOT_FOUND'])
    for (const [action, more] of [
      ['remove', {}],
      ['remove', { reason: '  ' }],
      ['warn', {}],
      ['mute', because],
      ['mute', { ...because, hours: communityLimits.muteHoursMaximum + 1 }],
      ['move', {}],
      ['ban', because],
    ] as const)
      expect((await decide(ada, id, action, more)).statusCode).toBe(400)
  })
})

describe('keeping what was flagged', () => {
  it('leaves it there, and tells those who flagged it alone', async () => {
    const said = await comment(iris, 'See https://spam.example now')
    const id = await flagged(tom, 'comment', said, { reason: 'spam' })
    await flagged(max, 'comment', said)
    expect(await decided(max, id, 'keep')).toMatchObject({ id, status: 'kept' })
    expect((await comments(tom)).map((row) => row.id)).toContain(said.id)
    expect(await told(said.id)).toMatchObject([
      {
        action: 'keep',
        authorId: iris.id,
        reporters: [{ userId: tom.id, reason: 'spam' }],
        wasWaiting: false,
        excerpt: 'See [link] now',
      },
    ])
    expect(await flagged(tom, 'comment', said)).not.toBe(id)
  })
})

describe('removing a text', () => {
  it('takes a comment away, its place stays while a reply stands below it; its author is told why', async () => {
    const said = await comment(iris, 'A secret')
    await comment(tom, 'A reply', { parentId: said.id })
    const id = await flagged(tom, 'comment', said)
    expect(await decided(ada, id, 'remove', because)).toMatchObject({
      status: 'removed',
      text: 'A secret',
      author: { removed: 1 },
    })
    expect((await comments(tom)).find((row) => row.id === said.id)).toMatchObject({ isDeleted: true, content: '' })
    expect(await told(said.id)).toMatchObject([
      {
        action: 'remove',
        authorId: iris.id,
        reason: because.reason,
        excerpt: 'A secret',
        reporters: [{ userId: tom.id }],
      },
    ])
    expect((await community.told<PublicComment>(said.id)).map(({ type }) => type)).toEqual([
      'community.comment.posted.v1',
      'community.comment.deleted.v1',
    ])
    expect(await audited(said.id)).toMatchObject([
      {
        actor: { id: ada.id },
        author: { id: iris.id },
        action: 'remove',
        subject: 'comment',
        reason: because.reason,
        before: { isDeleted: false },
        after: { isDeleted: true },
      },
    ])
  })

  it('takes a discussion out of every list; its address says so', async () => {
    const post = await discuss(iris)
    const reply = await replyTo(post, tom)
    await decided(ada, await flagged(tom, 'post', post), 'remove', because)
    const answer = await community.get(`/api/forum/posts/${post.id}`, iris)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'POST_REMOVED'])
    const posts: ForumPost[] = (await community.get('/api/forum/posts', iris)).json()
    expect(posts.map(({ id }) => id)).not.toContain(post.id)
    expect((await community.send('PATCH', `/api/forum/replies/${reply.id}`, tom, { content: 'x' })).statusCode).toBe(
      404,
    )
  })

  it('takes the accepted answer away', async () => {
    const post = await discuss(iris)
    const reply = await replyTo(post, tom)
    await ok(community.post(`/api/forum/replies/${reply.id}/accept`, iris), 200)
    await decided(ada, await flagged(iris, 'reply', reply), 'remove', because)
    expect((await community.get(`/api/forum/posts/${post.id}`, iris)).json()).toMatchObject({ acceptedReplyId: null })
  })

  it('is done once, whoever decides at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const said = await comment(iris)
      const id = await flagged(tom, 'comment', said)
      const answers = await Promise.all([decide(ada, id, 'remove', because), decide(max, id, 'keep')])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      expect(answers.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('ALREADY_DECIDED')
      expect(await told(said.id)).toHaveLength(1)
      expect(await audited(said.id)).toHaveLength(1)
    }
  })
})

describe('what its author does meanwhile', () => {
  it('deleting it closes the flag, tells whoever flagged it, and is a clear 409 to the moderator', async () => {
    const said = await comment(iris, 'Regretted')
    const id = await flagged(tom, 'comment', said)
    await ok(community.send('DELETE', `/api/comments/${said.id}`, iris), 204)
    expect(await queued(id)).toBeUndefined()
    expect(await told(said.id)).toMatchObject([
      { isDeletedByAuthor: true, reporters: [{ userId: tom.id }], reason: null },
    ])
    for (const action of ['keep', 'remove'])
      expect(await refusal(decide(ada, id, action, because))).toEqual([409, 'DELETED_BY_AUTHOR'])
    await decided(ada, id, 'warn', because) // what he said can still be spoken about
  })

  it('is the same of discussions and replies', async () => {
    const post = await discuss(iris)
    const reply = await replyTo(post, tom)
    const [ofReply, ofPost] = [await flagged(iris, 'reply', reply), await flagged(tom, 'post', post)]
    await ok(community.send('DELETE', `/api/forum/replies/${reply.id}`, tom), 204)
    await ok(community.send('DELETE', `/api/forum/posts/${post.id}`, iris), 204)
    for (const id of [ofReply, ofPost])
      expect(await refusal(decide(ada, id, 'remove', because))).toEqual([409, 'DELETED_BY_AUTHOR'])
    expect(await refusal(decide(ada, ofPost, 'lock'))).toEqual([409, 'DISCUSSION_GONE'])
  })

  it('deleting and flagging it at the same moment leaves nothing in the queue', async () => {
    for (let round = 0; round < 5; round++) {
      const said = await comment(iris)
      const [answer] = await Promise.all([
        flag(tom, 'comment', said.id),
        community.send('DELETE', `/api/comments/${said.id}`, iris),
      ])
      expect([201, 404]).toContain(answer.statusCode)
      expect((await queue()).map(({ subjectId }) => subjectId)).not.toContain(said.id)
    }
  })

  it('changing it is a 409 to whoever decides from what it said before', async () => {
    const said = await comment(iris, 'Before')
    const id = await flagged(tom, 'comment', said)
    await ok(community.send('PUT', `/api/comments/${said.id}`, iris, { content: 'After' }), 200)
    expect(await refusal(decide(ada, id, 'keep', { editedAt: null }))).toEqual([409, 'CHANGED_MEANWHILE'])
    const { editedAt } = (await queued(id))!
    await decided(ada, id, 'keep', { editedAt })
  })
})

describe('warning and muting', () => {
  it('warns once about one text, which is left to be decided', async () => {
    const author = await community.join()
    const said = await comment(author)
    const id = await flagged(tom, 'comment', said)
    const answers = await Promise.all([decide(ada, id, 'warn', because), decide(max, id, 'warn', because)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await queued(id)).toMatchObject({ status: 'open', author: { warned: 1 } })
    expect(await told(said.id)).toMatchObject([{ action: 'warn', reason: because.reason, reporters: [] }])
    expect(await audited(said.id)).toMatchObject([{ before: { warned: 0 }, after: { warned: 1 } }])
  })

  it('mutes for some hours: reads, cannot write, and is told until when', async () => {
    const author = await community.join()
    const said = await comment(author)
    const post = await discuss(author)
    const reply = await replyTo(post, author)
    const id = await flagged(tom, 'comment', said)
    const { author: record } = await decided(ada, id, 'mute', { ...because, hours: 24 })
    expect(Date.parse(record.mutedUntil!) - Date.now()).toBeGreaterThan(day - 60_000)
    expect(await told(said.id)).toMatchObject([{ action: 'mute', mutedUntil: record.mutedUntil }])
    expect((await comments(author)).length).toBeGreaterThan(0)
    const refused = await community.post(`/api/listings/${listingId}/comments`, author, { content: 'But' })
    expect([refused.statusCode, refused.json().code, refused.json().mutedUntil]).toEqual([
      403,
      'MUTED',
      record.mutedUntil,
    ])
    expect(refused.json().detail).toMatch(/muted you until \d+ \w{3} \d{4}, \d\d:\d\d, UK time/)
    for (const [method, url, body] of [
      ['PUT', `/api/comments/${said.id}`, { content: 'But' }],
      ['POST', '/api/forum/posts', { title: 'But', content: 'But', category: 'general' }],
      ['PATCH', `/api/forum/posts/${post.id}`, { content: 'But' }],
      ['POST', `/api/forum/posts/${post.id}/replies`, { content: 'But' }],
      ['PATCH', `/api/forum/replies/${reply.id}`, { content: 'But' }],
    ] as const)
      expect(await refusal(community.send(method, url, author, body))).toEqual([403, 'MUTED'])
    expect(await refusal(decide(max, id, 'mute', { ...because, hours: 24 }))).toEqual([409, 'ALREADY_MUTED'])
    await decided(max, id, 'mute', { ...because, hours: 48 })
    await decided(ada, id, 'unmute')
    expect(await refusal(decide(ada, id, 'unmute'))).toEqual([409, 'NOT_MUTED'])
    await comment(author, 'At last')
  })
})

describe('where a discussion stands', () => {
  it('is locked, moved and made sticky, from a flag of it or of a reply, each once', async () => {
    const post = await discuss(iris)
    const reply = await replyTo(post, tom)
    const id = await flagged(iris, 'reply', reply)
    const state = async () => (await community.get(`/api/forum/posts/${post.id}`, iris)).json()
    for (const [action, more, after] of [
      ['lock', {}, { isLocked: true }],
      ['move', { category: 'business' }, { category: 'business' }],
      ['stick', {}, { isSticky: true }],
      ['unstick', {}, { isSticky: false }],
      ['unlock', {}, { isLocked: false }],
    ] as const) {
      const answers = await Promise.all([decide(ada, id, action, more), decide(max, id, action, more)])
      expect([action, ...answers.map(({ statusCode }) => statusCode).toSorted()]).toEqual([action, 200, 409])
      expect(await state()).toMatchObject(after)
      expect((await audited(post.id))[0]).toMatchObject({ action, subject: 'post', author: { id: iris.id }, after })
    }
    expect(await queued(id)).toMatchObject({ status: 'open' })
    const onListing = await flagged(tom, 'comment', await comment(iris))
    expect(await refusal(decide(ada, onListing, 'lock'))).toEqual([400, 'NO_DISCUSSION'])
  })
})

describe('an administrator’s own text', () => {
  it('can be flagged, and is decided by another only', async () => {
    const said = await comment(ada)
    const id = await flagged(tom, 'comment', said)
    for (const action of ['keep', 'remove', 'warn'])
      expect(await refusal(decide(ada, id, action, because))).toEqual([403, 'OWN_TEXT'])
    expect((await community.send('DELETE', `/api/admin/comments/${said.id}`, ada)).statusCode).toBe(403)
    await decided(max, id, 'remove', because)
    expect(await told(said.id)).toMatchObject([{ authorId: ada.id, reason: because.reason }])
  })
})

describe('what was decided', () => {
  it('is listed, the newest first, page by page', async () => {
    const first = await community.get('/api/admin/moderation/audit?limit=2', ada)
    const entries: ModerationEntry[] = first.json()
    expect(entries).toHaveLength(2)
    expect(Date.parse(entries[0]!.at)).toBeGreaterThanOrEqual(Date.parse(entries[1]!.at))
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(2)
    const next = /<(.*)>/.exec(String(first.headers.link))![1]!
    const ids = (await community.get(next, ada)).json().map(({ id }: ModerationEntry) => id)
    expect(ids).not.toContain(entries[1]!.id)
  })

  it('holds nothing up while the text is another’s: someone unknown is shown all the same', async () => {
    const stranger = someone()
    const said = await ok<Comment>(
      community.post(`/api/listings/${listingId}/comments`, stranger, { content: 'Hello' }),
    )
    const id = await flagged(tom, 'comment', said)
    expect(await queued(id)).toMatchObject({ author: { id: stranger.id, written: 1 } })
  })
})

describe('what community holds about somebody', () => {
  it('is what they flagged, what was decided about them and how they stand, without who flagged or decided', async () => {
    const author = await community.join()
    const said = await comment(author)
    const id = await flagged(tom, 'comment', said, { note: 'For Tom alone' })
    await flagged(author, 'comment', said, { reason: 'other' })
    await decided(ada, id, 'warn', because)
    const { flagged: flags, decisions, standing } = (await community.recordsOf(author.id)).json()
    expect(flags).toEqual([
      { subject: 'comment', subjectId: said.id, status: 'open', reason: 'other', note: null, at: expect.any(String) },
    ])
    expect(decisions).toMatchObject([{ action: 'warn', reason: because.reason }])
    expect(standing).toEqual({ mutedUntil: null, warned: 1, removed: 0 })
    for (const others of [ada.id, tom.id, 'For Tom alone'])
      expect(JSON.stringify([flags, decisions])).not.toContain(others)
    await community.say(userClosed, 2, closedPerson(author.person))
    expect((await community.recordsOf(author.id)).json()).toMatchObject({ standing: null })
  })
})

describe('what the forum counts', () => {
  it('follows what moderators remove, show and move', async () => {
    const young = await community.join({ createdAt: new Date().toISOString() })
    const [removed, moved, waiting] = [
      await discuss(iris),
      await discuss(iris),
      await discuss(young, 'https://x.example'),
    ]
    const [, held] = [await replyTo(moved, tom), await replyTo(moved, young, 'https://x.example')]
    const discussions = async () => (await community.get('/api/forum/stats', iris)).json().discussions
    const settled = () =>
      eventually(async () => {
        expect(await dirtyRows.of(community.db).countDocuments()).toBe(0)
        expect(await postRows.of(community.db).countDocuments({ isTallied: false })).toBe(0)
      })
    await settled()
    const before = await discussions()
    await decided(ada, await flagged(tom, 'post', removed), 'remove', because)
    await decided(ada, await flagged(tom, 'post', moved), 'move', { category: 'general' })
    for (const row of await queue())
      if ([waiting.id, held.id].includes(row.subjectId)) await decided(ada, row.id, 'keep')
    await settled()
    expect(await discussions()).toBe(before)
    expect((await community.get(`/api/forum/posts/${moved.id}`, iris)).json()).toMatchObject({ replyCount: 2 })
    const internal = { [internalTokenHeader]: community.config.INTERNAL_TOKEN }
    const repaired = await community.post(repairCounts.path, null, undefined, internal)
    expect(repaired.json()).toEqual({ repaired: 0, differences: [] })
  })
})
