import { type PublicComment, userClosed } from '@storyright/contracts/events'
import type { Comment, ForumPost, ModerationEntry } from '@storyright/contracts/http'
import { closedPerson } from '@storyright/testing'
import { someone } from './harness.ts'
import { because, moderating, ok, refusal } from './moderating.ts'

const day = 24 * 3_600_000
const its = moderating()
const { people, comment, comments, discuss, replyTo, flag, flagged, decide, decided, queue, queued, told, audited } =
  its

describe('removing a text', () => {
  it('takes a comment away, its place stays while a reply stands below it; its author is told why', async () => {
    const said = await comment(people.iris, 'A secret')
    await comment(people.tom, 'A reply', { parentId: said.id })
    const id = await flagged(people.tom, 'comment', said)
    expect(await decided(people.ada, id, 'remove', because)).toMatchObject({
      status: 'removed',
      text: 'A secret',
      author: { removed: 1 },
    })
    expect((await comments(people.tom)).find((row) => row.id === said.id)).toMatchObject({
      isDeleted: true,
      content: '',
    })
    expect(await told(said.id)).toMatchObject([
      {
        action: 'remove',
        authorId: people.iris.id,
        reason: because.reason,
        excerpt: 'A secret',
        reporters: [{ userId: people.tom.id }],
      },
    ])
    expect((await its.community.told<PublicComment>(said.id)).map(({ type }) => type)).toEqual([
      'community.comment.posted.v1',
      'community.comment.deleted.v1',
    ])
    expect(await audited(said.id)).toMatchObject([
      {
        actor: { id: people.ada.id },
        author: { id: people.iris.id },
        action: 'remove',
        subject: 'comment',
        reason: because.reason,
        before: { isDeleted: false },
        after: { isDeleted: true },
      },
    ])
  })

  it('takes a discussion out of every list; its address says so', async () => {
    const post = await discuss(people.iris)
    const reply = await replyTo(post, people.tom)
    await decided(people.ada, await flagged(people.tom, 'post', post), 'remove', because)
    const answer = await its.community.get(`/api/forum/posts/${post.id}`, people.iris)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'POST_REMOVED'])
    const posts: ForumPost[] = (await its.community.get('/api/forum/posts', people.iris)).json()
    expect(posts.map(({ id }) => id)).not.toContain(post.id)
    expect(
      (await its.community.send('PATCH', `/api/forum/replies/${reply.id}`, people.tom, { content: 'x' })).statusCode,
    ).toBe(404)
  })

  it('takes the accepted answer away', async () => {
    const post = await discuss(people.iris)
    const reply = await replyTo(post, people.tom)
    await ok(its.community.post(`/api/forum/replies/${reply.id}/accept`, people.iris), 200)
    await decided(people.ada, await flagged(people.iris, 'reply', reply), 'remove', because)
    expect((await its.community.get(`/api/forum/posts/${post.id}`, people.iris)).json()).toMatchObject({
      acceptedReplyId: null,
    })
  })

  it('is done once, whoever decides at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const said = await comment(people.iris)
      const id = await flagged(people.tom, 'comment', said)
      const answers = await Promise.all([decide(people.ada, id, 'remove', because), decide(people.max, id, 'keep')])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      expect(answers.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('ALREADY_DECIDED')
      expect(await told(said.id)).toHaveLength(1)
      expect(await audited(said.id)).toHaveLength(1)
    }
  })
})

describe('what its author does meanwhile', () => {
  it('deleting it closes the flag, tells whoever flagged it, and is a clear 409 to the moderator', async () => {
    const said = await comment(people.iris, 'Regretted')
    const id = await flagged(people.tom, 'comment', said)
    await ok(its.community.send('DELETE', `/api/comments/${said.id}`, people.iris), 204)
    expect(await queued(id)).toBeUndefined()
    expect(await told(said.id)).toMatchObject([
      { isDeletedByAuthor: true, reporters: [{ userId: people.tom.id }], reason: null },
    ])
    for (const action of ['keep', 'remove'])
      expect(await refusal(decide(people.ada, id, action, because))).toEqual([409, 'DELETED_BY_AUTHOR'])
    await decided(people.ada, id, 'warn', because) // what he said can still be spoken about
  })

  it('is the same of discussions and replies', async () => {
    const post = await discuss(people.iris)
    const reply = await replyTo(post, people.tom)
    const [ofReply, ofPost] = [await flagged(people.iris, 'reply', reply), await flagged(people.tom, 'post', post)]
    await ok(its.community.send('DELETE', `/api/forum/replies/${reply.id}`, people.tom), 204)
    await ok(its.community.send('DELETE', `/api/forum/posts/${post.id}`, people.iris), 204)
    for (const id of [ofReply, ofPost])
      expect(await refusal(decide(people.ada, id, 'remove', because))).toEqual([409, 'DELETED_BY_AUTHOR'])
    expect(await refusal(decide(people.ada, ofPost, 'lock'))).toEqual([409, 'DISCUSSION_GONE'])
  })

  it('deleting and flagging it at the same moment leaves nothing in the queue', async () => {
    for (let round = 0; round < 5; round++) {
      const said = await comment(people.iris)
      const [answer] = await Promise.all([
        flag(people.tom, 'comment', said.id),
        its.community.send('DELETE', `/api/comments/${said.id}`, people.iris),
      ])
      expect([201, 404]).toContain(answer.statusCode)
      expect((await queue()).map(({ subjectId }) => subjectId)).not.toContain(said.id)
    }
  })

  it('changing it at the moment of its removal changes nothing that is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const said = await comment(people.iris, 'Before')
      const id = await flagged(people.tom, 'comment', said)
      const [edited, removed] = await Promise.all([
        its.community.send('PUT', `/api/comments/${said.id}`, people.iris, { content: 'After' }),
        decide(people.ada, id, 'remove', because),
      ])
      expect(removed.statusCode).toBe(200)
      expect([200, 404]).toContain(edited.statusCode)
      expect(removed.json().text).toBe(edited.statusCode === 200 ? 'After' : 'Before')
      expect((await comments(people.tom)).map((row) => row.id)).not.toContain(said.id)
      const events = await its.community.told<PublicComment>(said.id)
      expect(events.map(({ entityversion }) => entityversion)).toEqual(events.map((_event, place) => place + 1))
      expect(events.at(-1)!.data).toMatchObject({ isDeleted: true, content: '' })
    }
  })

  it('changing it is a 409 to whoever decides from what it said before', async () => {
    const said = await comment(people.iris, 'Before')
    const id = await flagged(people.tom, 'comment', said)
    await ok(its.community.send('PUT', `/api/comments/${said.id}`, people.iris, { content: 'After' }), 200)
    expect(await refusal(decide(people.ada, id, 'keep', { editedAt: null }))).toEqual([409, 'CHANGED_MEANWHILE'])
    const { editedAt } = (await queued(id))!
    await decided(people.ada, id, 'keep', { editedAt })
  })
})

describe('an administrator’s own text', () => {
  it('can be flagged, and is decided by another only', async () => {
    const said = await comment(people.ada)
    const id = await flagged(people.tom, 'comment', said)
    for (const action of ['keep', 'remove', 'warn'])
      expect(await refusal(decide(people.ada, id, action, because))).toEqual([403, 'OWN_TEXT'])
    expect((await its.community.send('DELETE', `/api/admin/comments/${said.id}`, people.ada)).statusCode).toBe(403)
    await decided(people.max, id, 'remove', because)
    expect(await told(said.id)).toMatchObject([{ authorId: people.ada.id, reason: because.reason }])
  })
})

describe('what was decided', () => {
  it('is listed, the newest first, page by page', async () => {
    const first = await its.community.get('/api/admin/moderation/audit?limit=2', people.ada)
    const entries: ModerationEntry[] = first.json()
    expect(entries).toHaveLength(2)
    expect(Date.parse(entries[0]!.at)).toBeGreaterThanOrEqual(Date.parse(entries[1]!.at))
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(2)
    const next = /<(.*)>/.exec(String(first.headers.link))![1]!
    const ids = (await its.community.get(next, people.ada)).json().map(({ id }: ModerationEntry) => id)
    expect(ids).not.toContain(entries[1]!.id)
  })

  it('holds nothing up while the text is another’s: someone unknown is shown all the same', async () => {
    const stranger = someone()
    const said = await ok<Comment>(
      its.community.post(`/api/listings/${its.listingId}/comments`, stranger, { content: 'Hello' }),
    )
    const id = await flagged(people.tom, 'comment', said)
    expect(await queued(id)).toMatchObject({ author: { id: stranger.id, written: 1 } })
  })
})

describe('warning and muting', () => {
  it('warns once about one text, which is left to be decided', async () => {
    const author = await its.community.join()
    const said = await comment(author)
    const id = await flagged(people.tom, 'comment', said)
    const answers = await Promise.all([
      decide(people.ada, id, 'warn', because),
      decide(people.max, id, 'warn', because),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await queued(id)).toMatchObject({ status: 'open', author: { warned: 1 } })
    expect(await told(said.id)).toMatchObject([{ action: 'warn', reason: because.reason, reporters: [] }])
    expect(await audited(said.id)).toMatchObject([{ before: { warned: 0 }, after: { warned: 1 } }])
  })

  it('mutes for some hours: reads, cannot write, and is told until when', async () => {
    const author = await its.community.join()
    const said = await comment(author)
    const post = await discuss(author)
    const reply = await replyTo(post, author)
    const id = await flagged(people.tom, 'comment', said)
    const { author: record } = await decided(people.ada, id, 'mute', { ...because, hours: 24 })
    expect(Date.parse(record.mutedUntil!) - Date.now()).toBeGreaterThan(day - 60_000)
    expect(await told(said.id)).toMatchObject([{ action: 'mute', mutedUntil: record.mutedUntil }])
    expect((await comments(author)).length).toBeGreaterThan(0)
    const refused = await its.community.post(`/api/listings/${its.listingId}/comments`, author, { content: 'But' })
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
      expect(await refusal(its.community.send(method, url, author, body))).toEqual([403, 'MUTED'])
    expect(await refusal(decide(people.max, id, 'mute', { ...because, hours: 24 }))).toEqual([409, 'ALREADY_MUTED'])
    await decided(people.max, id, 'mute', { ...because, hours: 48 })
    await decided(people.ada, id, 'unmute')
    expect(await refusal(decide(people.ada, id, 'unmute'))).toEqual([409, 'NOT_MUTED'])
    await comment(author, 'At last')
  })
})

describe('where a discussion stands', () => {
  it('is locked, moved and made sticky, from a flag of it or of a reply, each once', async () => {
    const post = await discuss(people.iris)
    const reply = await replyTo(post, people.tom)
    const id = await flagged(people.iris, 'reply', reply)
    const state = async () => (await its.community.get(`/api/forum/posts/${post.id}`, people.iris)).json()
    for (const [action, more, after] of [
      ['lock', {}, { isLocked: true }],
      ['move', { category: 'business' }, { category: 'business' }],
      ['stick', {}, { isSticky: true }],
      ['unstick', {}, { isSticky: false }],
      ['unlock', {}, { isLocked: false }],
    ] as const) {
      const answers = await Promise.all([decide(people.ada, id, action, more), decide(people.max, id, action, more)])
      expect([action, ...answers.map(({ statusCode }) => statusCode).toSorted()]).toEqual([action, 200, 409])
      expect(await state()).toMatchObject(after)
      expect((await audited(post.id))[0]).toMatchObject({
        action,
        subject: 'post',
        author: { id: people.iris.id },
        after,
      })
    }
    expect(await queued(id)).toMatchObject({ status: 'open' })
    const onListing = await flagged(people.tom, 'comment', await comment(people.iris))
    expect(await refusal(decide(people.ada, onListing, 'lock'))).toEqual([400, 'NO_DISCUSSION'])
  })
})

describe('what community holds about somebody', () => {
  it('is what they flagged, what was decided about them and how they stand, without who flagged or decided', async () => {
    const author = await its.community.join()
    const said = await comment(author)
    const id = await flagged(people.tom, 'comment', said, { note: 'For Tom alone' })
    await flagged(author, 'comment', said, { reason: 'other' })
    await decided(people.ada, id, 'warn', because)
    const { flagged: flags, decisions, standing } = (await its.community.recordsOf(author.id)).json()
    expect(flags).toEqual([
      { subject: 'comment', subjectId: said.id, status: 'open', reason: 'other', note: null, at: expect.any(String) },
    ])
    expect(decisions).toMatchObject([{ action: 'warn', reason: because.reason }])
    expect(standing).toEqual({ mutedUntil: null, warned: 1, removed: 0 })
    for (const others of [people.ada.id, people.tom.id, 'For Tom alone'])
      expect(JSON.stringify([flags, decisions])).not.toContain(others)
    await its.community.say(userClosed, 2, closedPerson(author.person))
    expect((await its.community.recordsOf(author.id)).json()).toMatchObject({ standing: null })
  })
})

describe('the export of one’s own texts', () => {
  it('has those that moderators removed, without which moderator did', async () => {
    const author = await its.community.join()
    const [said, post] = [await comment(author), await discuss(author)]
    const reply = await replyTo(await discuss(people.iris), author)
    await decided(people.ada, await flagged(people.tom, 'comment', said), 'remove', because)
    await decided(people.ada, await flagged(people.tom, 'post', post), 'remove', because)
    await decided(people.ada, await flagged(people.tom, 'reply', reply), 'remove', because)
    const { comments, discussions, replies, decisions } = (await its.community.recordsOf(author.id)).json()
    for (const list of [comments, discussions, replies]) expect(list).toMatchObject([{ isDeleted: true }])
    expect(decisions).toHaveLength(3)
    expect(JSON.stringify([comments, discussions, replies, decisions])).not.toContain(people.ada.id)
  })
})

describe('what the forum counts', () => {
  it('follows what moderators remove, show and move', async () => {
    const young = await its.community.join({ createdAt: new Date().toISOString() })
    const [removed, moved, waiting] = [
      await discuss(people.iris),
      await discuss(people.iris),
      await discuss(young, 'https://x.example'),
    ]
    const [, held] = [await replyTo(moved, people.tom), await replyTo(moved, young, 'https://x.example')]
    const discussions = async () => (await its.community.get('/api/forum/stats', people.iris)).json().discussions
    const before = await discussions()
    await decided(people.ada, await flagged(people.tom, 'post', removed), 'remove', because)
    await decided(people.ada, await flagged(people.tom, 'post', moved), 'move', { category: 'general' })
    for (const row of await queue())
      if ([waiting.id, held.id].includes(row.subjectId)) await decided(people.ada, row.id, 'keep')
    expect(await discussions()).toBe(before)
    expect((await its.community.get(`/api/forum/posts/${moved.id}`, people.iris)).json()).toMatchObject({
      replyCount: 2,
    })
  })
})
