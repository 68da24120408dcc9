import { randomUUID } from 'node:crypto'
import type { ForumPost } from '@storyright/contracts/http'
import { communityMessages, type Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { admin, discussing, idsOf, posts, valid } from './discussing.ts'
import { someone } from './harness.ts'

const its = discussing()
const { people, begin, reply, read, list, replies, change } = its

describe('a discussion', () => {
  it('is begun with a title, a text, a category and tags', async () => {
    const post = await begin({ tags: [' Options ', 'options', '', 'Film law'] })
    expect(post).toMatchObject({
      ...valid,
      tags: ['Options', 'Film law'],
      author: { firstName: 'Iris', role: 'premium' },
      viewCount: 0,
      replyCount: 0,
      likeCount: 0,
      userHasLiked: false,
      isSticky: false,
      isLocked: false,
      acceptedReplyId: null,
      isFollowed: true,
      isNew: false,
      status: 'shown',
    })
    expect(await read(post.id)).toEqual(post)
  })

  it('needs a title and a text that are not blank, and a known category', async () => {
    for (const wrong of [
      { title: ' ' },
      { content: '\n ' },
      { title: 'x'.repeat(201) },
      { title: 'two\nlines' },
      { title: '\u202etitle' },
      { content: 'x'.repeat(20_001) },
      { content: '😀'.repeat(50_000) },
      { content: 'a\0b' },
      { content: '\ud83d' },
      { category: 'gossip' },
      { tags: Array.from({ length: 11 }, (_, n) => `t${n}`) },
      { tags: ['x'.repeat(41)] },
      { isSticky: true },
    ]) {
      const answer = await its.community.post(posts, people.iris, { ...valid, ...wrong })
      expect([wrong, answer.statusCode]).toEqual([wrong, 400])
    }
    const blank = await its.community.post(posts, people.iris, { ...valid, title: ' ' })
    expect(blank.json().detail).toBe(communityMessages.forum.postInvalid)
    const { id } = await begin()
    for (const nothing of [
      { title: '\u2800\u3164' },
      { content: '&nbsp;\u{e0041}' },
      { content: '[a]: https://a.test' },
    ])
      expect((await its.community.post(posts, people.iris, { ...valid, ...nothing })).json().detail).toBe(
        communityMessages.forum.postInvalid,
      )
    const blankReply = await its.community.post(`${posts}/${id}/replies`, people.tom, { content: ' ' })
    expect(blankReply.json().detail).toBe(communityMessages.forum.replyInvalid)
  })

  it('takes what is written to annoy as text, soon', async () => {
    const annoying = [
      `e${'\u0301'.repeat(19_999)}`,
      '😀'.repeat(10_000),
      '\u202e\u2066 turned',
      '@iris '.repeat(3_333),
      `${'>'.repeat(10_000)} deep`,
      `${'['.repeat(9_000)}a`,
      '<img src=x onerror=alert(1)>',
    ]
    for (const content of annoying) expect((await begin({ content })).content).toBe(content.trim())
  })

  it('is for premium members, agents and administrators: others are told so', async () => {
    for (const viewer of [someone('producer', 'free'), someone('free', 'free')])
      for (const answer of [await its.community.get(posts, viewer), await its.community.post(posts, viewer, valid)]) {
        expect(answer.statusCode).toBe(403)
        expect(answer.json().detail).toBe(communityMessages.forum.restrictedMessage)
      }
    for (const viewer of [
      someone('producer', 'premium'),
      someone('agent', 'free'),
      someone('admin'),
      someone('premium'),
    ])
      expect((await its.community.get(posts, viewer)).statusCode).toBe(200)
    expect((await its.community.get(posts, null)).statusCode).toBe(401)
  })

  it('is begun once for one Idempotency-Key, and so is a reply', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const title = `Once ${randomUUID()}`
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => its.community.post(posts, people.iris, { ...valid, title }, key)),
    )
    const [{ id }] = answers.map((answer) => answer.json()) as [ForumPost]
    expect(await its.community.db.post.count({ where: { title } })).toBe(1)
    const more = { 'idempotency-key': randomUUID() }
    await Promise.all(
      Array.from({ length: 4 }, () =>
        its.community.post(`${posts}/${id}/replies`, people.tom, { content: 'Once' }, more),
      ),
    )
    expect(await replies(id)).toHaveLength(1)
  })

  it('says what it mentions and links to, as far as its reader may see it', async () => {
    const listing = await its.community.addListing({ title: 'The Pilot', author: 'Ada' })
    const early = await its.community.addListing({ earlyAccessUntil: '2999-01-01T00:00:00.000Z' })
    const { id } = await begin({
      content: `@tom see /listing/${listing.id} and https://storyright.test/listing/${early.id}`,
    })
    expect(await read(id)).toMatchObject({
      mentions: [{ id: people.tom.id, username: 'tom', firstName: 'Tom' }],
      listings: [{ id: listing.id, title: 'The Pilot', author: 'Ada', coverImageUrl: null }, { id: early.id }],
    })
    expect(idsOf((await read(id, people.tom)).listings)).toEqual([listing.id])
  })

  it('is changed by its author, who keeps to the text; what it said before is kept', async () => {
    const { id } = await begin()
    expect((await change(id, { title: 'Taken over' }, people.tom)).statusCode).toBe(403)
    expect((await change(id, { title: 'Taken over' }, admin)).statusCode).toBe(403)
    for (const body of [{ isSticky: true }, { isLocked: true }, { category: 'general' }])
      expect((await change(id, body)).statusCode).toBe(403)
    const changed = (await change(id, { content: 'Is two years usual?', tags: ['Terms'] })).json()
    expect(changed).toMatchObject({
      title: valid.title,
      content: 'Is two years usual?',
      tags: ['Terms'],
      editedAt: expect.any(String),
    })
    const earlier = await its.community.db.earlierText.findMany({ where: { textId: id } })
    expect(earlier).toMatchObject([{ text: `${valid.title}\n\n${valid.content}` }])
    expect(idsOf(await list('?search=two%20years'))).toContain(id)
  })

  it('is deleted by its author while nobody has replied', async () => {
    const { id } = await begin()
    expect((await its.community.send('DELETE', `${posts}/${id}`, people.tom)).statusCode).toBe(403)
    const answered = await begin()
    await reply(answered.id)
    expect((await its.community.send('DELETE', `${posts}/${answered.id}`, people.iris)).statusCode).toBe(409)
    expect((await its.community.send('DELETE', `${posts}/${id}`, people.iris)).statusCode).toBe(204)
    for (const gone of [id, randomUUID(), 'nonsense']) {
      expect((await its.community.get(`${posts}/${gone}`, people.iris)).statusCode).toBe(404)
      expect((await its.community.get(`${posts}/${gone}/replies`, people.iris)).statusCode).toBe(404)
      expect((await its.community.post(`${posts}/${gone}/replies`, people.tom, { content: 'Late' })).statusCode).toBe(
        404,
      )
      expect((await its.community.post(`${posts}/${gone}/view`, people.tom)).statusCode).toBe(404)
    }
    expect(idsOf(await list())).not.toContain(id)
  })

  it('is deleted or replied to, not both, in one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await begin()
      const [gone, answered] = await Promise.all([
        its.community.send('DELETE', `${posts}/${id}`, people.iris),
        its.community.post(`${posts}/${id}/replies`, people.tom, { content: 'Wait' }),
      ])
      expect([gone.statusCode, answered.statusCode]).toEqual(gone.statusCode === 204 ? [204, 404] : [409, 201])
    }
  })
})

describe('what others are told of the forum', () => {
  it('is who follows, is mentioned and is replied to, in a version each', async () => {
    const { id } = await begin({ content: 'Ask @tom' }, people.iris)
    const follower = await its.community.join()
    await its.community.post(`${posts}/${id}/subscription`, follower)
    await its.community.post(`${posts}/${id}/subscription`, follower)
    const gone = await its.community.join()
    await its.community.post(`${posts}/${id}/subscription`, gone)
    await its.community.send('DELETE', `${posts}/${id}/subscription`, gone)
    const blocker = await its.community.join()
    await its.community.post(`${posts}/${id}/subscription`, blocker)
    await its.community.post(`/api/people/${people.tom.id}/block`, blocker)
    const one = await reply(id, 'To @iris')
    const [posted] = await its.community.told<{ followers: string[]; mentioned: string[]; repliesTo: string }>(one.id)
    expect(posted).toMatchObject({
      type: 'community.reply.posted.v1',
      entityversion: 1,
      data: { postId: id, postTitle: valid.title, mentioned: [people.iris.id], repliesTo: people.iris.id },
    })
    expect(posted!.data.followers.toSorted()).toEqual([people.iris.id, follower.id].toSorted())
    await change(id, { title: 'Another title' })
    const events = await its.community.told<{ mentioned: string[]; title: string }>(id)
    expect(events.map(({ type, entityversion, data }) => [type, entityversion, data.mentioned])).toEqual([
      ['community.post.created.v1', 1, [people.tom.id]],
      ['community.post.updated.v1', 2, [people.tom.id]],
    ])
  })
})

describe('replies', () => {
  it('stand the oldest first, part by part', async () => {
    const { id } = await begin()
    const written: string[] = []
    for (let n = 0; n < 5; n++) written.push((await reply(id, `Reply ${n}`)).id)
    expect(idsOf(await replies(id))).toEqual(written)
    const first = await its.community.get(`${posts}/${id}/replies?limit=3`, people.iris)
    expect(first.headers['x-total-count']).toBe('5')
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))![1]!
    expect(idsOf([...first.json(), ...(await its.community.get(next, people.iris)).json()])).toEqual(written)
  })

  it('are read to the end from a place before the discussion, also where there are none', async () => {
    const { id } = await begin()
    const place = ['2001-01-01T00:00:00.000Z', randomUUID()]
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
    expect(await replies(id, `?cursor=${cursor}`)).toEqual([])
    const { id: only } = await reply(id)
    expect(idsOf(await replies(id, `?cursor=${cursor}`))).toEqual([only])
  })

  it('are counted, changed and deleted by their author; a deleted one leaves its place', async () => {
    const { id } = await begin()
    const one = await reply(id, 'Before')
    await reply(id, 'Another')
    expect((await read(id)).replyCount).toBe(2)
    const url = `/api/forum/replies/${one.id}`
    expect((await its.community.send('PATCH', url, people.iris, { content: 'Mine' })).statusCode).toBe(403)
    expect((await its.community.send('PATCH', url, people.tom, { content: 'After' })).json()).toMatchObject({
      content: 'After',
    })
    expect((await its.community.send('DELETE', url, people.iris)).statusCode).toBe(403)
    expect((await its.community.send('DELETE', url, people.tom)).statusCode).toBe(204)
    expect((await its.community.send('DELETE', url, people.tom)).statusCode).toBe(404)
    expect(await replies(id)).toMatchObject([{ isDeleted: true, content: '' }, { isDeleted: false }])
    expect((await read(id)).replyCount).toBe(1)
  })

  it('that are deleted give the discussion back its place in time', async () => {
    const { id, createdAt } = await begin()
    const late = await reply(id)
    expect((await read(id)).lastActivityAt).toBe(late.createdAt)
    await its.community.send('DELETE', `/api/forum/replies/${late.id}`, people.tom)
    expect((await read(id)).lastActivityAt).toBe(createdAt)
  })

  it('are not written, nor is anything changed, while the discussion is locked; the administrator’s doing is audited', async () => {
    const { id } = await begin()
    const own = await reply(id)
    expect((await change(id, { isLocked: true, isSticky: true, category: 'general' }, admin)).json()).toMatchObject({
      isLocked: true,
      isSticky: true,
      category: 'general',
    })
    for (const viewer of [people.iris, people.tom, admin])
      expect((await its.community.post(`${posts}/${id}/replies`, viewer, { content: 'Still' })).statusCode).toBe(409)
    expect((await change(id, { content: 'Changed' })).statusCode).toBe(409)
    expect(
      (await its.community.send('PATCH', `/api/forum/replies/${own.id}`, people.tom, { content: 'x' })).statusCode,
    ).toBe(409)
    expect((await change(id, { isLocked: false }, admin)).statusCode).toBe(200)
    await reply(id)
    const audit = await its.community.db.moderationAudit.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } })
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['lock', 'move', 'stick', 'unlock'])
    expect(audit[0]).toMatchObject({ actorId: admin.id, authorId: people.iris.id })
  })

  it('are accepted by who asked or an administrator, one at a time', async () => {
    const { id } = await begin()
    const [one, other] = [await reply(id), await reply(id)]
    const accept = (replyId: string, viewer: Viewer = people.iris) =>
      its.community.post(`/api/forum/replies/${replyId}/accept`, viewer)
    const accepted = async () => (await read(id)).acceptedReplyId
    expect((await accept(one.id, people.tom)).statusCode).toBe(403)
    expect((await accept(one.id)).json()).toMatchObject({ id: one.id, isAcceptedAnswer: true })
    expect((await accept(other.id, admin)).json().isAcceptedAnswer).toBe(true)
    expect(await accepted()).toBe(other.id)
    expect((await replies(id)).map(({ isAcceptedAnswer }) => isAcceptedAnswer)).toEqual([false, true])
    expect((await accept(other.id)).json().isAcceptedAnswer).toBe(false)
    expect(await accepted()).toBeNull()
    await accept(one.id)
    await its.community.send('DELETE', `/api/forum/replies/${one.id}`, people.tom)
    expect(await accepted()).toBeNull()
    expect((await accept(one.id)).statusCode).toBe(404)
  })

  it('are accepted or deleted, not both, in one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await begin()
      const one = await reply(id)
      await Promise.all([
        its.community.post(`/api/forum/replies/${one.id}/accept`, people.iris),
        its.community.send('DELETE', `/api/forum/replies/${one.id}`, people.tom),
      ])
      expect((await read(id)).acceptedReplyId).toBeNull()
    }
  })
})

describe('counts', () => {
  const likes = (subjectId: string) => its.community.db.like.count({ where: { subjectId } })
  const like = async (viewer: Viewer, body: object) =>
    (await its.community.post('/api/forum/like', viewer, body)).json()
  const members = (count: number) => Array.from({ length: count }, () => someone())

  it('are twenty when twenty people like at once, and none when they take it back', async () => {
    const { id: postId } = await begin()
    const twenty = members(20)
    const answers = await Promise.all(twenty.map((viewer) => like(viewer, { postId })))
    expect(answers.every(({ userHasLiked }) => userHasLiked)).toBe(true)
    expect(await likes(postId)).toBe(20)
    expect(await read(postId)).toMatchObject({ likeCount: 20, replyCount: 0 })
    await Promise.all(twenty.map((viewer) => like(viewer, { postId })))
    expect(await read(postId)).toMatchObject({ likeCount: 0, replyCount: 0 })
  })

  it('are one pair at most for one person, however often they ask at once', async () => {
    const { id: postId } = await begin()
    const viewer = someone()
    const answers = await Promise.all(Array.from({ length: 7 }, () => like(viewer, { postId })))
    expect(answers.filter(({ userHasLiked }) => userHasLiked)).toHaveLength(4)
    expect(await likes(postId)).toBe(1)
    expect((await read(postId)).likeCount).toBe(1)
  })

  it('are twenty when twenty people reply at once, in the order of their times', async () => {
    const { id: postId } = await begin()
    const answers = await Promise.all(
      members(20).map((viewer, n) => {
        const key = { 'idempotency-key': randomUUID() }
        // On a busy machine the last of them wait for too long: told so by 503, whoever asks again is counted once.
        return eventually(async () => {
          const answer = await its.community.post(`${posts}/${postId}/replies`, viewer, { content: `Reply ${n}` }, key)
          if (answer.statusCode === 503) throw new Error(answer.body)
          return answer.statusCode
        })
      }),
    )
    expect(answers).toEqual(Array.from({ length: 20 }, () => 201))
    const post = await read(postId)
    const times = (await replies(postId)).map(({ createdAt }) => createdAt)
    expect(post).toMatchObject({ replyCount: 20, lastActivityAt: times.at(-1) })
  })

  it('are of the replies that are there, when some are deleted while others are written', async () => {
    const { id: postId } = await begin()
    const written = [await reply(postId), await reply(postId), await reply(postId)]
    await Promise.all([
      ...written.map(({ id }) => its.community.send('DELETE', `/api/forum/replies/${id}`, people.tom)),
      ...members(3).map((viewer) => reply(postId, 'Meanwhile', viewer)),
    ])
    expect((await read(postId)).replyCount).toBe(3)
    expect((await replies(postId)).filter(({ isDeleted }) => !isDeleted)).toHaveLength(3)
  })

  it('of a like name either a discussion or a reply that is there', async () => {
    const { id: postId } = await begin()
    const { id: replyId } = await reply(postId)
    expect(await like(people.iris, { replyId })).toEqual({ userHasLiked: true, likeCount: 1 })
    for (const [body, status] of [
      [{}, 400],
      [{ postId, replyId }, 400],
      [{ postId: randomUUID() }, 404],
      [{ replyId: postId }, 404],
      [{ postId: 'nonsense' }, 400],
    ] as const)
      expect((await its.community.post('/api/forum/like', people.iris, body)).statusCode).toBe(status)
  })
})
