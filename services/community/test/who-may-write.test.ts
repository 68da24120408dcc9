import { moderationDecided, type PublicComment, type PublicReply } from '@storyright/contracts/events'
import type { Comment, Flagged, ForumPost } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type OwnServer, ownServer } from '@storyright/testing'
import { type Community, type Member, startCommunity } from './harness.ts'

jest.setTimeout(120_000)
const hour = 3_600_000
const link = 'See https://films.example'

let community: Community
let now: number
let listingId: string
let iris: Member
let ada: Member
afterAll(() => community?.stop())

async function start(config: NonNullable<Parameters<typeof startCommunity>[0]>['config'] = {}) {
  await community?.stop()
  now = Date.now()
  community = await startCommunity({ clock: () => new Date(now), config })
  iris = await community.join({ firstName: 'Iris', username: 'iris' })
  ada = await community.join({ role: 'admin' })
  listingId = (await community.addListing()).id
}

/** As after a start. */
async function reset() {
  now = Date.now()
  await community.db.$executeRaw`TRUNCATE posts, replies, flags, reports, messaging.outbox`
  listingId = (await community.addListing()).id
}
const comments = () => `/api/listings/${listingId}/comments`
const write = (viewer: Viewer, content: string) => community.post(comments(), viewer, { content })
const listed = async (viewer: Viewer): Promise<Comment[]> => (await community.get(comments(), viewer)).json()
const queue = async (): Promise<Flagged[]> => (await community.get('/api/admin/moderation', ada)).json()
const decide = (id: string, action: string, more: object = {}) =>
  community.post(`/api/admin/moderation/${id}`, ada, { action, reason: 'Advertising', ...more })
const decisions = () => community.toldBy(moderationDecided)
const newcomer = (ageHours = 1) => community.join({ createdAt: new Date(now - ageHours * hour).toISOString() })
const told = async (id: string) =>
  (await community.told<PublicComment>(id)).map(({ type, data }) => [type, data.status])

describe('what contains a link, of an account younger than a day', () => {
  beforeAll(() => start())
  beforeEach(reset)

  it('waits: its author and moderators see it, nobody else does, and nobody is told', async () => {
    const author = await newcomer()
    const post = await community.post('/api/forum/posts', iris, {
      title: 'A question',
      content: 'Why?',
      category: 'general',
    })
    const { id: postId }: ForumPost = post.json()
    const answer = await write(author, `@iris ${link}`)
    now += 1_000
    const reply = await community.post(`/api/forum/posts/${postId}/replies`, author, { content: link })
    now += 1_000
    const discussion = { title: 'Look here', content: link, category: 'general' }
    const begun = await community.post('/api/forum/posts', author, discussion)
    for (const { statusCode, json } of [answer, reply, begun])
      expect([statusCode, json().status]).toEqual([201, 'waiting'])
    const { id }: Comment = answer.json()
    expect(await listed(iris)).toEqual([])
    for (const viewer of [author, ada]) expect(await listed(viewer)).toMatchObject([{ id, status: 'waiting' }])
    const seen = async (viewer: Viewer) => (await community.get('/api/forum/posts', viewer)).json().length
    expect([await seen(iris), await seen(author)]).toEqual([1, 2])
    expect((await community.post(`/api/comments/${id}/like`, iris)).statusCode).toBe(404)
    expect(
      (await community.post('/api/flags', iris, { subject: 'comment', subjectId: id, reason: 'spam' })).statusCode,
    ).toBe(404)
    expect(await told(id)).toEqual([])
    expect((await community.get(`/api/forum/posts/${postId}`, iris)).json()).toMatchObject({ replyCount: 0 })
    expect((await queue()).map(({ subject, isWaiting, flags }) => [subject, isWaiting, flags])).toEqual([
      ['comment', true, []],
      ['reply', true, []],
      ['post', true, []],
    ])
  })

  it('is shown and told once a moderator keeps it, and what follows waits no more', async () => {
    const author = await newcomer()
    const post = await community.post('/api/forum/posts', iris, {
      title: 'A question',
      content: 'Why?',
      category: 'general',
    })
    const { id: postId }: ForumPost = post.json()
    const { id } = (
      await community.post(`/api/forum/posts/${postId}/replies`, author, { content: `@iris ${link}` })
    ).json()
    const [row] = await queue()
    now += hour
    expect((await decide(row!.id, 'keep')).json()).toMatchObject({ status: 'kept', isWaiting: true })
    const [posted] = await community.told<PublicReply>(id)
    expect([posted!.type, posted!.entityversion]).toEqual(['community.reply.posted.v1', 1])
    expect(posted!.data).toMatchObject({
      status: 'shown',
      mentioned: [iris.id],
      followers: [iris.id],
      repliesTo: iris.id,
    })
    expect((await community.get(`/api/forum/posts/${postId}`, iris)).json()).toMatchObject({ replyCount: 1 })
    expect((await write(author, link)).json()).toMatchObject({ status: 'shown' })
    const [decision] = await decisions()
    expect(decision).toMatchObject({ action: 'keep', wasWaiting: true, authorId: author.id, reporters: [] })
  })

  it('is gone once a moderator removes it, of which nobody hears but its author', async () => {
    const author = await newcomer()
    const { id } = (await write(author, link)).json()
    const [row] = await queue()
    expect((await decide(row!.id, 'remove')).statusCode).toBe(200)
    expect(await listed(author)).toEqual([])
    expect(await told(id)).toEqual([])
    expect(await decisions()).toMatchObject([{ action: 'remove', wasWaiting: true, reason: 'Advertising' }])
    expect((await write(author, link)).json()).toMatchObject({ status: 'waiting' })
  })

  it('waits also where the link comes with an edit, and is told to those who knew it when it is kept', async () => {
    const author = await newcomer()
    const { id } = (await write(author, 'Nothing to see')).json()
    expect((await listed(iris)).length).toBe(1)
    const edit = (content: string) => community.send('PUT', `/api/comments/${id}`, author, { content })
    expect((await edit(link)).json()).toMatchObject({ status: 'waiting' })
    expect(await listed(iris)).toEqual([])
    expect((await edit(`${link} and more`)).json()).toMatchObject({ status: 'waiting' })
    const rows = await queue()
    expect(rows).toHaveLength(1)
    await decide(rows[0]!.id, 'keep')
    expect((await told(id)).at(-1)).toEqual(['community.comment.updated.v1', 'shown'])
  })

  it('leaves the queue when its author deletes it', async () => {
    const author = await newcomer()
    const { id } = (await write(author, link)).json()
    expect((await community.send('DELETE', `/api/comments/${id}`, author)).statusCode).toBe(204)
    expect(await queue()).toEqual([])
    expect(await decisions()).toEqual([])
  })

  it('does not wait without a link, of an older account, or of an administrator', async () => {
    const [young, old] = [await newcomer(), await newcomer(24)]
    const admin = await community.join({ role: 'admin', createdAt: new Date(now).toISOString() })
    for (const [viewer, text] of [
      [young, 'No link'],
      [old, link],
      [admin, link],
    ] as const)
      expect((await write(viewer, text)).json()).toMatchObject({ status: 'shown' })
  })
})

describe('somebody who is muted', () => {
  beforeEach(reset)

  const reason = 'Advertising, again.'
  const standing = async (viewer: Viewer) => (await community.get('/api/people/me/standing', viewer)).json()
  /** A discussion of theirs that somebody has flagged. */
  async function flagged(author: Member): Promise<string> {
    const discussion = { title: 'Cheap options', content: 'Write to me.', category: 'legal' }
    const { id } = (await community.post('/api/forum/posts', author, discussion)).json()
    const flag = await community.post('/api/flags', ada, { subject: 'post', subjectId: id, reason: 'spam' })
    return flag.json().id
  }
  const decided = async (flagId: string, action: string, more: object = {}): Promise<Flagged> =>
    (await community.post(`/api/admin/moderation/${flagId}`, ada, { action, ...more })).json()

  it('writes again when the time is over', async () => {
    const author = await community.join()
    const { id: subjectId } = (await write(author, 'Hello')).json()
    const flag = await community.post('/api/flags', ada, { subject: 'comment', subjectId, reason: 'spam' })
    expect((await decide(flag.json().id, 'mute', { hours: 1 })).statusCode).toBe(200)
    now += hour - 1_000
    expect((await write(author, 'Hello')).statusCode).toBe(403)
    now += 1_000
    expect((await write(author, 'Hello')).statusCode).toBe(201)
  })

  it('is told until when and why, as long as it lasts, and nobody else is', async () => {
    const author = await community.join()
    const flag = await flagged(author)
    expect(await standing(author)).toEqual({ mutedUntil: null, reason: null })
    const { author: record } = await decided(flag, 'mute', { reason, hours: 24 })
    expect(await standing(author)).toEqual({ mutedUntil: record.mutedUntil, reason })
    expect(record.mutedUntil).toBe(new Date(now + 24 * hour).toISOString())
    expect(await standing(ada)).toEqual({ mutedUntil: null, reason: null })
    now += 24 * hour
    expect(await standing(author)).toEqual({ mutedUntil: null, reason: null })
  })

  it('is so no more once a moderator takes it back, with its reason', async () => {
    const author = await community.join()
    const flag = await flagged(author)
    await decided(flag, 'mute', { reason, hours: 24 })
    await decided(flag, 'unmute')
    expect(await standing(author)).toEqual({ mutedUntil: null, reason: null })
  })

  it('has a discussion that moderators see as it is kept now', async () => {
    const flag = await flagged(await community.join())
    const asBegun = { category: 'legal', isLocked: false, isSticky: false }
    expect((await decided(flag, 'lock')).discussion).toEqual({ ...asBegun, isLocked: true })
    expect((await decided(flag, 'stick')).discussion).toEqual({ ...asBegun, isLocked: true, isSticky: true })
    expect((await decided(flag, 'move', { category: 'business' })).discussion).toMatchObject({ category: 'business' })
    expect((await decided(flag, 'remove', { reason })).discussion).toBeNull()
  })
})

describe('how much somebody may write', () => {
  it('is a burst, and then so much a minute; others are not held up', async () => {
    await start({ LIMIT_WRITES_AT_ONCE: 5, LIMIT_WRITES_PER_MINUTE: 6, LIMIT_UNSUBSCRIBING_PER_MINUTE: 3 })
    const { id } = (await write(iris, 'One')).json()
    const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => write(iris, `Text ${n}`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 201, 201, 201, 429, 429, 429, 429, 429,
    ])
    const refused = await write(iris, 'More')
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', detail: expect.stringContaining('very fast') })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10)
    for (const [method, url, body] of [
      ['PUT', `/api/comments/${id}`, { content: 'More' }],
      ['DELETE', `/api/comments/${id}`],
      ['POST', `/api/comments/${id}/like`],
      ['POST', '/api/flags', { subject: 'comment', subjectId: id, reason: 'spam' }],
      ['POST', '/api/forum/posts', { title: 'More', content: 'More', category: 'general' }],
      ['POST', `/api/people/${ada.id}/block`],
      ['PUT', '/api/notifications/preferences', { kinds: [{ kind: 'likes', mail: 'never', inApp: true }] }],
    ] as const)
      expect([url, (await community.send(method, url, iris, body)).statusCode]).toEqual([url, 429])
    expect((await write(ada, 'Another')).statusCode).toBe(201)
    expect((await listed(iris)).length).toBe(6)
  })

  it('is so much a minute from one address where nobody is signed in: ending mails by their link', async () => {
    const post = (from: string) =>
      community.post('/api/notifications/unsubscribe/unknown', null, undefined, { 'x-forwarded-for': from })
    const answers = []
    for (let time = 0; time < 5; time++) answers.push(await post('203.0.113.7'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429, 429])
    expect(Number(answers[4]!.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post('203.0.113.8')).statusCode).toBe(404)
  })

  it('is not limited while Redis is away: writing goes on', async () => {
    const redis: OwnServer = await ownServer('redis')
    try {
      await start({ REDIS_URL: redis.url, LIMIT_WRITES_AT_ONCE: 1, LIMIT_WRITES_PER_MINUTE: 1 })
      expect((await write(iris, 'One')).statusCode).toBe(201)
      expect((await write(iris, 'Two')).statusCode).toBe(429)
      await redis.kill()
      for (const text of ['Three', 'Four']) expect((await write(iris, text)).statusCode).toBe(201)
    } finally {
      await redis.stop()
    }
  })
})
