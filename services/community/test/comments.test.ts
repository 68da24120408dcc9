import { randomUUID } from 'node:crypto'
import {
  listingDeleted,
  type PublicComment,
  userClosed,
  userSuspended,
  userUpdated,
} from '@storyright/contracts/events'
import type { Comment } from '@storyright/contracts/http'
import { communityMessages, type Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson } from '@storyright/testing'
import { findListedComments } from '../src/comments/comment.store.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

let community: Community
let iris: Member
let tom: Member
let listingId: string

beforeAll(async () => {
  community = await startCommunity()
  iris = await community.join({ firstName: 'Iris', username: 'iris' })
  tom = await community.join({ firstName: 'Tom', username: 'tom.brandt' })
})
beforeEach(async () => {
  listingId = (await community.addListing()).id
})
afterAll(() => community?.stop())

const comments = (id = listingId) => `/api/listings/${id}/comments`
async function write(viewer: Member, content: string, more: object = {}): Promise<Comment> {
  const answer = await community.post(comments(), viewer, { content, ...more })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const list = async (viewer = iris): Promise<Comment[]> => (await community.get(comments(), viewer)).json()
const edit = (viewer: Member, id: string, content: string) =>
  community.send('PUT', `/api/comments/${id}`, viewer, { content })
const remove = (viewer: Member, id: string) => community.send('DELETE', `/api/comments/${id}`, viewer)

describe('commenting on a listing', () => {
  it('answers with the comment, which stands in the list with its author', async () => {
    const comment = await write(iris, '  A lovely premise.\nWho has the rights?  ')
    expect(comment).toMatchObject({
      listingId,
      parentId: null,
      content: 'A lovely premise.\nWho has the rights?',
      isEdited: false,
      isDeleted: false,
      status: 'shown',
      likeCount: 0,
      userHasLiked: false,
      author: { id: iris.id, firstName: 'Iris', role: 'premium', username: 'iris' },
    })
    expect(await list(tom)).toEqual([comment])
  })

  it('lists the oldest first, replies with their parent', async () => {
    const first = await write(iris, 'First')
    const second = await write(tom, 'Second')
    const reply = await write(tom, 'A reply', { parentId: first.id })
    expect((await list()).map(({ id, parentId }) => [id, parentId])).toEqual([
      [first.id, null],
      [second.id, null],
      [reply.id, first.id],
    ])
  })

  it('lists the newest, as many as lists may have, and what these reply to', async () => {
    const first = await write(iris, 'First')
    const second = await write(tom, 'Second')
    const third = await write(iris, 'Third')
    const reply = await write(tom, 'A reply', { parentId: first.id })
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
    const newest = async (limit: number) => idsOf(await findListedComments(community.db, iris, listingId, limit))
    expect(await newest(2)).toEqual([first.id, third.id, reply.id])
    expect(await newest(1)).toEqual([first.id, reply.id])
    expect(await newest(4)).toEqual(idsOf(await list()))
    await remove(iris, third.id)
    await remove(iris, first.id)
    expect(await newest(2)).toEqual([first.id, second.id, reply.id])
  })

  it('has one level of replies, in the same listing', async () => {
    const first = await write(iris, 'First')
    const reply = await write(tom, 'A reply', { parentId: first.id })
    expect((await community.post(comments(), iris, { content: 'Deeper', parentId: reply.id })).statusCode).toBe(400)
    const other = (await community.addListing()).id
    expect((await community.post(comments(other), iris, { content: 'Astray', parentId: first.id })).statusCode).toBe(
      404,
    )
    expect((await community.post(comments(), iris, { content: 'Lost', parentId: randomUUID() })).statusCode).toBe(404)
  })

  it('takes a thousand characters that are not blank', async () => {
    await write(iris, 'x'.repeat(1_000))
    for (const content of [
      'x'.repeat(1_001),
      '   \n ',
      '',
      null,
      7,
      'a\0b',
      '\ud800',
      '\u2800\u200b',
      '\u0301',
      '\u{e0041}\ufe0f',
    ])
      expect((await community.post(comments(), iris, { content })).statusCode).toBe(400)
    expect((await community.post(comments(), iris, { content: 'Hello', isSticky: true })).statusCode).toBe(400)
  })

  it('keeps what turns the direction of writing round, and marks without end', async () => {
    for (const content of ['\u202eabc', `e${'\u0301'.repeat(999)}`, '😀'.repeat(500), '<script>alert(1)</script>'])
      expect((await write(iris, content)).content).toBe(content)
  })

  it('is for premium members: others are told so', async () => {
    for (const viewer of [
      await community.join({ tier: 'free' }),
      await community.join({ role: 'agent', tier: 'free' }),
    ])
      for (const answer of [
        await community.get(comments(), viewer),
        await community.post(comments(), viewer, { content: 'Hello' }),
      ]) {
        expect(answer.statusCode).toBe(403)
        expect(answer.json().detail).toBe(communityMessages.commentsArePremium)
      }
    expect((await community.get(comments(), null)).statusCode).toBe(401)
    expect((await community.get(comments(), someone('agent', 'premium'))).statusCode).toBe(200)
  })

  it('is about listings that can be seen', async () => {
    const gone = await community.addListing()
    await community.say(listingDeleted, 2, gone)
    for (const id of [gone.id, '999999', 'abc', '0', '-1', '1e3', '9'.repeat(30)]) {
      expect((await community.get(comments(id), iris)).statusCode).toBe(404)
      expect((await community.post(comments(id), iris, { content: 'Hello' })).statusCode).toBe(404)
    }
    const agent = await community.join({ role: 'agent', tier: 'free' })
    const hidden = await community.addListing({ agentId: agent.id })
    expect((await community.get(comments(hidden.id), iris)).statusCode).toBe(200)
    await community.say(userSuspended, 2, { ...agent.person, status: 'suspended' })
    expect((await community.get(comments(hidden.id), iris)).statusCode).toBe(404)
    expect((await community.get(comments(hidden.id), someone('admin'))).statusCode).toBe(200)
    const early = await community.addListing({ earlyAccessUntil: '2999-01-01T00:00:00.000Z' })
    expect((await community.get(comments(early.id), iris)).statusCode).toBe(200)
  })

  it('writes once for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => community.post(comments(), iris, { content: 'Once' }, key)),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    expect((await community.post(comments(), iris, { content: 'Something else' }, key)).statusCode).toBe(409)
    expect((await community.post(comments(), tom, { content: 'Once' }, key)).statusCode).toBe(201)
    expect(await list()).toHaveLength(2)
  })
})

describe('changing a comment', () => {
  it('is its author’s, says so and when, and keeps what it said before', async () => {
    const { id } = await write(iris, 'Before')
    expect((await edit(tom, id, 'Mine now')).statusCode).toBe(403)
    const edited = (await edit(iris, id, 'After')).json()
    expect(edited).toMatchObject({ content: 'After', isEdited: true, editedAt: expect.any(String) })
    await edit(iris, id, 'After') // says nothing new
    const earlier = await community.db.earlierText.findMany({ where: { textId: id } })
    expect(earlier.map(({ text }) => text)).toEqual(['Before'])
    expect(JSON.stringify(await list(tom))).not.toContain('Before')
  })

  it('is refused once it is deleted, or for what is none', async () => {
    const { id } = await write(iris, 'Before')
    expect((await remove(tom, id)).statusCode).toBe(403)
    expect((await remove(iris, id)).statusCode).toBe(204)
    for (const one of [id, randomUUID(), 'nonsense']) {
      expect((await edit(iris, one, 'After')).statusCode).toBe(404)
      expect((await remove(iris, one)).statusCode).toBe(404)
      expect((await community.post(`/api/comments/${one}/like`, iris)).statusCode).toBe(404)
    }
  })
})

describe('deleting a comment', () => {
  it('takes it away; its place stays as long as a reply stands there', async () => {
    const first = await write(iris, 'A secret')
    const reply = await write(tom, 'A reply', { parentId: first.id })
    await remove(iris, first.id)
    const [place] = await list(tom)
    expect(place).toMatchObject({ id: first.id, isDeleted: true, content: '' })
    expect(JSON.stringify(await list(tom))).not.toContain('secret')
    expect((await community.post(comments(), tom, { content: 'Another', parentId: first.id })).statusCode).toBe(404)
    await remove(tom, reply.id)
    expect(await list()).toEqual([])
  })

  it('leaves no place for a reply that waits, but to whoever sees that one', async () => {
    const young = await community.join({ createdAt: new Date().toISOString() })
    const first = await write(iris, 'A secret')
    const reply = await write(young, 'See https://films.example', { parentId: first.id })
    await remove(iris, first.id)
    expect(await list(tom)).toEqual([])
    expect((await list(young)).map(({ id }) => id)).toEqual([first.id, reply.id])
  })

  it('and replying to it at the same moment leave nothing without its place', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await write(iris, 'Above')
      const [, answer] = await Promise.all([
        remove(iris, id),
        community.post(comments(), tom, { content: 'Below', parentId: id }),
      ])
      const ids = (await list()).map((comment) => comment.id)
      expect(ids.includes(id)).toBe(answer.statusCode === 201)
      if (answer.statusCode === 201) await remove(tom, answer.json().id)
    }
  })
})

describe('liking a comment', () => {
  it('is once each, and can be taken back', async () => {
    const { id } = await write(iris, 'Likeable')
    const like = async (viewer: Member) => (await community.post(`/api/comments/${id}/like`, viewer)).json()
    expect(await like(tom)).toEqual({ userHasLiked: true, likeCount: 1 })
    expect(await like(iris)).toEqual({ userHasLiked: true, likeCount: 2 })
    expect(await like(tom)).toEqual({ userHasLiked: false, likeCount: 1 })
    expect(await list()).toMatchObject([{ likeCount: 1, userHasLiked: true }])
    expect(await list(tom)).toMatchObject([{ likeCount: 1, userHasLiked: false }])
  })

  it('counts everybody who does it at once, and somebody who asks often as often as they ask', async () => {
    const { id } = await write(iris, 'Likeable')
    const like = (viewer: Viewer) => community.post(`/api/comments/${id}/like`, viewer)
    const readers = Array.from({ length: 10 }, () => someone())
    await Promise.all([...readers.map(like), ...Array.from({ length: 5 }, () => like(tom))])
    expect(await list(tom)).toMatchObject([{ likeCount: 11, userHasLiked: true }])
    expect(await community.db.like.count({ where: { subjectId: id } })).toBe(11)
  })

  it('and deleting it at the same moment likes nothing that is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await write(iris, 'Likeable')
      const [, like] = await Promise.all([remove(iris, id), community.post(`/api/comments/${id}/like`, tom)])
      const likes = await community.db.like.count({ where: { subjectId: id } })
      expect([like.statusCode, likes]).toEqual(likes === 1 ? [201, 1] : [404, 0])
    }
  })
})

describe('who wrote a comment', () => {
  it('is shown as they are now, and as a former member once the account is closed', async () => {
    const author = await community.join({ firstName: 'Ada', username: 'ada.l' })
    await write(author, 'Words that stay')
    await community.say(userUpdated, 2, { ...author.person, firstName: 'Augusta' })
    expect((await list())[0]!.author).toMatchObject({ firstName: 'Augusta' })
    await community.say(userClosed, 3, closedPerson(author.person))
    expect(await list()).toMatchObject([
      {
        content: 'Words that stay',
        author: { id: author.id, firstName: 'Former', lastName: 'member', username: null },
      },
    ])
  })
})

describe('what others are told of comments', () => {
  it('is each change with its version, and whom it concerns', async () => {
    const first = await write(iris, 'First')
    const { id } = await write(tom, 'As @iris said, and @Tom.Brandt, and @nobody', { parentId: first.id })
    await edit(tom, id, 'Nothing')
    await remove(tom, id)
    const events = await community.told<PublicComment>(id)
    expect(events.map(({ type, entityversion }) => [type, entityversion])).toEqual([
      ['community.comment.posted.v1', 1],
      ['community.comment.updated.v1', 2],
      ['community.comment.deleted.v1', 3],
    ])
    expect(events.map(({ data }) => [data.mentioned, data.repliesTo, data.content])).toEqual([
      [[iris.id], iris.id, expect.stringContaining('@iris')],
      [[], iris.id, 'Nothing'],
      [[], null, ''],
    ])
  })

  it('concerns nobody who has blocked the author, or may not read it', async () => {
    const [blocker, free] = [
      await community.join({ username: 'blocker' }),
      await community.join({ username: 'free.one', tier: 'free' }),
    ]
    await community.post(`/api/people/${tom.id}/block`, blocker)
    const above = await write(blocker, 'Mine')
    const { id } = await write(tom, '@blocker @free.one @iris', { parentId: above.id })
    const [posted] = await community.told<PublicComment>(id)
    expect(posted!.data).toMatchObject({ mentioned: [iris.id], repliesTo: null })
    expect(free.tier).toBe('free')
  })

  it('is a snapshot of each once more, and of a deleted one its deletion', async () => {
    const [kept, gone] = [await write(iris, 'Kept'), await write(iris, 'Gone')]
    await remove(iris, gone.id)
    expect((await community.republish()).statusCode).toBe(200)
    expect((await community.told(kept.id)).map(({ type }) => type)).toContain('community.comment.snapshot.v1')
    const versions = (await community.told(gone.id)).map(({ type, entityversion }) => [type, entityversion])
    expect(versions.filter(([type]) => type === 'community.comment.deleted.v1')).toEqual([
      ['community.comment.deleted.v1', 2],
      ['community.comment.deleted.v1', 2],
    ])
  })
})

describe('what community holds about somebody', () => {
  it('is what they wrote with its history, liked and blocked', async () => {
    const author = await community.join()
    const { id } = await write(author, 'Before')
    await edit(author, id, 'After')
    await community.post(`/api/comments/${id}/like`, author)
    await community.post(`/api/people/${tom.id}/block`, author)
    expect((await community.recordsOf(author.id)).json()).toMatchObject({
      comments: [{ content: 'After', history: [{ text: 'Before' }] }],
      likes: [{ subjectId: id }],
      blocked: [{ blockedId: tom.id }],
      discussions: [],
      replies: [],
    })
  })
})
