import { randomUUID } from 'node:crypto'
import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import { communityMessages, type Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { auditRows } from '../src/audit/audit-rows.ts'
import { postRows } from '../src/forum/post-rows.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

let community: Community
let iris: Member
let tom: Member
const admin = someone('admin')
/** How far the service's clock is ahead. */
let ahead = 0

beforeAll(async () => {
  community = await startCommunity({ clock: () => new Date(Date.now() + ahead) })
  iris = await community.join({ firstName: 'Iris', username: 'iris' })
  tom = await community.join({ role: 'agent', tier: 'free', firstName: 'Tom', username: 'tom' })
})
afterAll(() => community?.stop())

const posts = '/api/forum/posts'
const valid = { title: 'How long is an option?', content: 'Is a year usual?', category: 'legal', tags: [] }
async function begin(more: object = {}, viewer: Viewer = iris): Promise<ForumPost> {
  const answer = await community.post(posts, viewer, { ...valid, ...more })
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, ''])
  return answer.json()
}
async function reply(postId: string, content = 'A year it is.', viewer: Viewer = tom): Promise<ForumReply> {
  const answer = await community.post(`${posts}/${postId}/replies`, viewer, { content })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const read = async (id: string, viewer: Viewer = iris): Promise<ForumPost> =>
  (await community.get(`${posts}/${id}`, viewer)).json()
const list = async (query = '', viewer: Viewer = iris): Promise<ForumPost[]> =>
  (await community.get(`${posts}${query}`, viewer)).json()
const replies = async (id: string, query = '', viewer: Viewer = iris): Promise<ForumReply[]> =>
  (await community.get(`${posts}/${id}/replies${query}`, viewer)).json()
const change = (id: string, body: object, viewer: Viewer = iris) =>
  community.send('PATCH', `${posts}/${id}`, viewer, body)
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id)

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
      const answer = await community.post(posts, iris, { ...valid, ...wrong })
      expect([wrong, answer.statusCode]).toEqual([wrong, 400])
    }
    const blank = await community.post(posts, iris, { ...valid, title: ' ' })
    expect(blank.json().detail).toBe(communityMessages.forum.postInvalid)
    const { id } = await begin()
    const blankReply = await community.post(`${posts}/${id}/replies`, tom, { content: ' ' })
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
      for (const answer of [await community.get(posts, viewer), await community.post(posts, viewer, valid)]) {
        expect(answer.statusCode).toBe(403)
        expect(answer.json().detail).toBe(communityMessages.forum.restrictedSays)
      }
    for (const viewer of [
      someone('producer', 'premium'),
      someone('agent', 'free'),
      someone('admin'),
      someone('premium'),
    ])
      expect((await community.get(posts, viewer)).statusCode).toBe(200)
    expect((await community.get(posts, null)).statusCode).toBe(401)
  })

  it('is begun once for one Idempotency-Key, and so is a reply', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const title = `Once ${randomUUID()}`
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => community.post(posts, iris, { ...valid, title }, key)),
    )
    const [{ id }] = answers.map((answer) => answer.json()) as [ForumPost]
    expect(await postRows.of(community.db).countDocuments({ title })).toBe(1)
    const more = { 'idempotency-key': randomUUID() }
    await Promise.all(
      Array.from({ length: 4 }, () => community.post(`${posts}/${id}/replies`, tom, { content: 'Once' }, more)),
    )
    expect(await replies(id)).toHaveLength(1)
  })

  it('says what it mentions and links to, as far as its reader may see it', async () => {
    const listing = await community.addListing({ title: 'The Pilot', author: 'Ada' })
    const early = await community.addListing({ earlyAccessUntil: '2999-01-01T00:00:00.000Z' })
    const { id } = await begin({
      content: `@tom see /listing/${listing.id} and https://storyright.test/listing/${early.id}`,
    })
    expect(await read(id)).toMatchObject({
      mentions: [{ id: tom.id, username: 'tom', firstName: 'Tom' }],
      listings: [{ id: listing.id, title: 'The Pilot', author: 'Ada', coverImageUrl: null }, { id: early.id }],
    })
    expect(idsOf((await read(id, tom)).listings)).toEqual([listing.id])
  })

  it('is changed by its author, who keeps to the text; what it said before is kept', async () => {
    const { id } = await begin()
    expect((await change(id, { title: 'Taken over' }, tom)).statusCode).toBe(403)
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
    const row = await postRows.of(community.db).findOne({ _id: id })
    expect(row!.history).toMatchObject([{ text: `${valid.title}\n\n${valid.content}` }])
    expect(idsOf(await list('?search=two%20years'))).toContain(id)
  })

  it('is deleted by its author while nobody has replied', async () => {
    const { id } = await begin()
    expect((await community.send('DELETE', `${posts}/${id}`, tom)).statusCode).toBe(403)
    const answered = await begin()
    await reply(answered.id)
    expect((await community.send('DELETE', `${posts}/${answered.id}`, iris)).statusCode).toBe(409)
    expect((await community.send('DELETE', `${posts}/${id}`, iris)).statusCode).toBe(204)
    for (const gone of [id, randomUUID(), 'nonsense']) {
      expect((await community.get(`${posts}/${gone}`, iris)).statusCode).toBe(404)
      expect((await community.get(`${posts}/${gone}/replies`, iris)).statusCode).toBe(404)
      expect((await community.post(`${posts}/${gone}/replies`, tom, { content: 'Late' })).statusCode).toBe(404)
      expect((await community.post(`${posts}/${gone}/view`, tom)).statusCode).toBe(404)
    }
    expect(idsOf(await list())).not.toContain(id)
  })

  it('is deleted or replied to, not both, in one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await begin()
      const [gone, answered] = await Promise.all([
        community.send('DELETE', `${posts}/${id}`, iris),
        community.post(`${posts}/${id}/replies`, tom, { content: 'Wait' }),
      ])
      expect([gone.statusCode, answered.statusCode]).toEqual(gone.statusCode === 204 ? [204, 404] : [409, 201])
    }
  })
})

describe('the list of discussions', () => {
  it('has sticky ones first, then those with the latest activity', async () => {
    const category = 'business'
    const [first, second, third] = [await begin({ category }), await begin({ category }), await begin({ category })]
    expect(idsOf(await list('?category=business'))).toEqual(idsOf([third, second, first]))
    await reply(first.id)
    await change(second.id, { isSticky: true }, admin)
    expect(idsOf(await list('?category=business'))).toEqual(idsOf([second, first, third]))
  })

  it('is read part by part, with its length', async () => {
    const tag = `Parts ${randomUUID().slice(0, 8)}`
    for (let n = 0; n < 5; n++) await begin({ tags: [tag] })
    const whole = idsOf(await list(`?tag=${tag.toUpperCase()}`))
    expect(whole).toHaveLength(5)
    await change(whole[3]!, { isSticky: true }, admin)
    const inOrder = idsOf(await list(`?tag=${tag}`))
    const found: string[] = []
    let url: string | undefined = `${posts}?tag=${encodeURIComponent(tag)}&limit=2`
    while (url) {
      const answer = await community.get(url, iris)
      await eventually(async () => expect((await community.get(url!, iris)).headers['x-total-count']).toBe('5'))
      found.push(...idsOf(answer.json()))
      url = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(found).toEqual(inOrder)
    for (const wrong of ['cursor=nonsense', 'limit=0', 'limit=101', 'limit=x', 'category=gossip'])
      expect((await community.get(`${posts}?${wrong}`, iris)).statusCode).toBe(400)
  })

  it('is searched for all words, folded and stemmed, of which the last may go on', async () => {
    const mark = `zq${randomUUID().slice(0, 6)}`
    const { id } = await begin({
      title: `Optioning a café novel ${mark}`,
      content: 'Extended twice.',
      tags: ['Book rights'],
    })
    const found = async (words: string) => list(`?search=${encodeURIComponent(`${mark} ${words}`)}`)
    for (const words of ['CAFE', 'options extend', 'right', 'nov']) expect(idsOf(await found(words))).toEqual([id])
    for (const words of ['film', 'nov cafe', 'option film']) expect(await found(words)).toEqual([])
    expect((await found('cafe option'))[0]!.matched).toEqual(expect.arrayContaining(['Optioning', 'café']))
    expect(await list('?search=%2E%2E%2E')).toEqual([])
    expect(
      (await community.get(`${posts}?search=${encodeURIComponent('a(.*)+[\\^$'.repeat(10))}`, iris)).statusCode,
    ).toBe(200)
    expect((await list())[0]).not.toHaveProperty('matched')
  })

  it('counts what the forum counts', async () => {
    const before = (await community.get('/api/forum/stats', iris)).json()
    const { id } = await begin()
    await reply(id)
    await community.post(`${posts}/${id}/view`, tom)
    await eventually(async () =>
      expect((await community.get('/api/forum/stats', iris)).json()).toEqual({
        discussions: before.discussions + 1,
        replies: before.replies + 1,
        views: before.views + 1,
        activeToday: before.activeToday + 1,
      }),
    )
  })
})

describe('replies', () => {
  it('stand the oldest first, part by part', async () => {
    const { id } = await begin()
    const written: string[] = []
    for (let n = 0; n < 5; n++) written.push((await reply(id, `Reply ${n}`)).id)
    expect(idsOf(await replies(id))).toEqual(written)
    const first = await community.get(`${posts}/${id}/replies?limit=3`, iris)
    expect(first.headers['x-total-count']).toBe('5')
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))![1]!
    expect(idsOf([...first.json(), ...(await community.get(next, iris)).json()])).toEqual(written)
  })

  it('are counted, changed and deleted by their author; a deleted one leaves its place', async () => {
    const { id } = await begin()
    const one = await reply(id, 'Before')
    await reply(id, 'Another')
    await eventually(async () => expect((await read(id)).replyCount).toBe(2))
    const url = `/api/forum/replies/${one.id}`
    expect((await community.send('PATCH', url, iris, { content: 'Mine' })).statusCode).toBe(403)
    expect((await community.send('PATCH', url, tom, { content: 'After' })).json()).toMatchObject({ content: 'After' })
    expect((await community.send('DELETE', url, iris)).statusCode).toBe(403)
    expect((await community.send('DELETE', url, tom)).statusCode).toBe(204)
    expect((await community.send('DELETE', url, tom)).statusCode).toBe(404)
    expect(await replies(id)).toMatchObject([{ isDeleted: true, content: '' }, { isDeleted: false }])
    await eventually(async () => expect((await read(id)).replyCount).toBe(1))
  })

  it('that are deleted give the discussion back its place in time', async () => {
    const { id, createdAt } = await begin()
    const late = await reply(id)
    expect((await read(id)).lastActivityAt).toBe(late.createdAt)
    await community.send('DELETE', `/api/forum/replies/${late.id}`, tom)
    await eventually(async () => expect((await read(id)).lastActivityAt).toBe(createdAt))
  })

  it('are not written, nor is anything changed, while the discussion is locked; the administrator’s doing is audited', async () => {
    const { id } = await begin()
    const own = await reply(id)
    expect((await change(id, { isLocked: true, isSticky: true, category: 'general' }, admin)).json()).toMatchObject({
      isLocked: true,
      isSticky: true,
      category: 'general',
    })
    for (const viewer of [iris, tom, admin])
      expect((await community.post(`${posts}/${id}/replies`, viewer, { content: 'Still' })).statusCode).toBe(409)
    expect((await change(id, { content: 'Changed' })).statusCode).toBe(409)
    expect((await community.send('PATCH', `/api/forum/replies/${own.id}`, tom, { content: 'x' })).statusCode).toBe(409)
    expect((await change(id, { isLocked: false }, admin)).statusCode).toBe(200)
    await reply(id)
    const audit = await auditRows.of(community.db).find({ subjectId: id }).toArray()
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['lock', 'move', 'stick', 'unlock'])
    expect(audit[0]).toMatchObject({ actorId: admin.id, authorId: iris.id })
  })

  it('are accepted by who asked or an administrator, one at a time', async () => {
    const { id } = await begin()
    const [one, other] = [await reply(id), await reply(id)]
    const accept = (replyId: string, viewer: Viewer = iris) =>
      community.post(`/api/forum/replies/${replyId}/accept`, viewer)
    const accepted = async () => (await read(id)).acceptedReplyId
    expect((await accept(one.id, tom)).statusCode).toBe(403)
    expect((await accept(one.id)).json()).toMatchObject({ id: one.id, isAcceptedAnswer: true })
    expect((await accept(other.id, admin)).json().isAcceptedAnswer).toBe(true)
    expect(await accepted()).toBe(other.id)
    expect((await replies(id)).map(({ isAcceptedAnswer }) => isAcceptedAnswer)).toEqual([false, true])
    expect((await accept(other.id)).json().isAcceptedAnswer).toBe(false)
    expect(await accepted()).toBeNull()
    await accept(one.id)
    await community.send('DELETE', `/api/forum/replies/${one.id}`, tom)
    expect(await accepted()).toBeNull()
    expect((await accept(one.id)).statusCode).toBe(404)
  })

  it('are accepted or deleted, not both, in one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await begin()
      const one = await reply(id)
      await Promise.all([
        community.post(`/api/forum/replies/${one.id}/accept`, iris),
        community.send('DELETE', `/api/forum/replies/${one.id}`, tom),
      ])
      expect((await read(id)).acceptedReplyId).toBeNull()
    }
  })
})

describe('what is new to somebody', () => {
  it('is what was begun since their last visit, and replies since they last read', async () => {
    const [reader, author] = [await community.join(), await community.join()]
    const write = async (url: string, body: object) => (await community.post(url, author, body)).json()
    const seen = async (id: string) => (await list('', reader)).find((post) => post.id === id)
    const pass = (minutes: number) => {
      ahead += minutes * 60_000
    }
    const old = await write(posts, valid)
    expect(await seen(old.id)).toMatchObject({ isNew: false, unreadCount: 0 }) // the first visit
    pass(60)
    const fresh = await write(posts, valid)
    expect(await seen(fresh.id)).toMatchObject({ isNew: true })
    expect(await seen(old.id)).toMatchObject({ isNew: false })
    pass(10)
    expect(await seen(fresh.id)).toMatchObject({ isNew: true }) // still the same visit
    await community.post(`${posts}/${fresh.id}/view`, reader)
    expect(await seen(fresh.id)).toMatchObject({ isNew: false, viewCount: 1, unreadCount: 0, firstUnreadId: null })

    const answers: ForumReply[] = []
    for (let n = 0; n < 3; n++) {
      pass(1)
      answers.push(await write(`${posts}/${fresh.id}/replies`, { content: `Reply ${n}` }))
    }
    expect(await seen(fresh.id)).toMatchObject({ unreadCount: 3, firstUnreadId: answers[0]!.id })
    const readTo = (replyId: string | null) => community.post(`${posts}/${fresh.id}/read`, reader, { replyId })
    await readTo(answers[1]!.id)
    expect(await seen(fresh.id)).toMatchObject({ unreadCount: 1, firstUnreadId: answers[2]!.id })
    await readTo(answers[0]!.id) // an older tab
    expect(await seen(fresh.id)).toMatchObject({ unreadCount: 1 })
    await readTo(null)
    expect(await seen(fresh.id)).toMatchObject({ unreadCount: 0, firstUnreadId: null })
    expect((await readTo(randomUUID())).statusCode).toBe(404)
    await write(`${posts}/${fresh.id}/replies`, { content: 'In the end' })
    pass(60)
    expect(await seen(fresh.id)).toMatchObject({ unreadCount: 1, isNew: false })
  })
})

describe('what others are told of the forum', () => {
  it('is who follows, is mentioned and is replied to, in a version each', async () => {
    const { id } = await begin({ content: 'Ask @tom' }, iris)
    const follower = await community.join()
    await community.post(`${posts}/${id}/subscription`, follower)
    await community.post(`${posts}/${id}/subscription`, follower)
    const gone = await community.join()
    await community.post(`${posts}/${id}/subscription`, gone)
    await community.send('DELETE', `${posts}/${id}/subscription`, gone)
    const blocker = await community.join()
    await community.post(`${posts}/${id}/subscription`, blocker)
    await community.post(`/api/people/${tom.id}/block`, blocker)
    const one = await reply(id, 'To @iris')
    const [posted] = await community.told<{ followers: string[]; mentioned: string[]; repliesTo: string }>(one.id)
    expect(posted).toMatchObject({
      type: 'community.reply.posted.v1',
      entityversion: 1,
      data: { postId: id, postTitle: valid.title, mentioned: [iris.id], repliesTo: iris.id },
    })
    expect(posted!.data.followers.toSorted()).toEqual([iris.id, follower.id].toSorted())
    await change(id, { title: 'Another title' })
    const events = await community.told<{ mentioned: string[]; title: string }>(id)
    expect(events.map(({ type, entityversion, data }) => [type, entityversion, data.mentioned])).toEqual([
      ['community.post.created.v1', 1, [tom.id]],
      ['community.post.updated.v1', 2, [tom.id]],
    ])
  })
})
