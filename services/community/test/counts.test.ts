import { randomUUID } from 'node:crypto'
import { internalTokenHeader, repairCounts } from '@storyright/contracts/http'
import { eventually } from '@storyright/testing'
import { postRows } from '../src/forum/post-rows.ts'
import { replyRows } from '../src/forum/reply-rows.ts'
import { likeRows } from '../src/likes/like-rows.ts'
import { dirtyRows } from '../src/likes/recount-rows.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

let community: Community
let author: Member
beforeAll(async () => {
  community = await startCommunity()
  author = await community.join()
})
afterAll(() => community?.stop())

const form = { title: 'Hello', content: 'Everybody', category: 'general' }
const begin = async (): Promise<string> => (await community.post('/api/forum/posts', author, form)).json().id
const like = async (viewer: Member, body: object) => (await community.post('/api/forum/like', viewer, body)).json()
const stored = async (id: string) =>
  postRows.of(community.db).findOne({ _id: id }, { projection: { _id: 0, likeCount: 1, replyCount: 1 } })
const repair = async () =>
  (
    await community.post(repairCounts.path, null, undefined, { [internalTokenHeader]: community.config.INTERNAL_TOKEN })
  ).json()
const members = (count: number) => Array.from({ length: count }, () => someone()) as Member[]

describe('counts', () => {
  it('are twenty when twenty people like at once, and none when they take it back', async () => {
    const postId = await begin()
    const twenty = members(20)
    const answers = await Promise.all(twenty.map((viewer) => like(viewer, { postId })))
    expect(answers.every(({ userHasLiked }) => userHasLiked)).toBe(true)
    expect(await likeRows.of(community.db).countDocuments({ subjectId: postId })).toBe(20)
    await eventually(async () => expect(await stored(postId)).toEqual({ likeCount: 20, replyCount: 0 }), {
      within: 1_000,
    })
    await Promise.all(twenty.map((viewer) => like(viewer, { postId })))
    await eventually(async () => expect(await stored(postId)).toEqual({ likeCount: 0, replyCount: 0 }), {
      within: 1_000,
    })
  })

  it('are one pair at most for one person, however often they ask at once', async () => {
    const postId = await begin()
    const [viewer] = members(1)
    const answers = await Promise.all(Array.from({ length: 7 }, () => like(viewer!, { postId })))
    expect(answers.filter(({ userHasLiked }) => userHasLiked)).toHaveLength(4)
    expect(await likeRows.of(community.db).countDocuments({ subjectId: postId })).toBe(1)
    await eventually(async () => expect((await stored(postId))!.likeCount).toBe(1))
  })

  it('are twenty when twenty people reply at once', async () => {
    const postId = await begin()
    const answers = await Promise.all(
      members(20).map((viewer, n) => {
        const key = { 'idempotency-key': randomUUID() }
        // On a busy machine the last of them wait for too long: told so by 503, whoever asks again is counted once.
        return eventually(async () => {
          const answer = await community.post(
            `/api/forum/posts/${postId}/replies`,
            viewer,
            { content: `Reply ${n}` },
            key,
          )
          if (answer.statusCode === 503) throw new Error(answer.body)
          return answer.statusCode
        })
      }),
    )
    expect(answers).toEqual(Array.from({ length: 20 }, () => 201))
    await eventually(async () => expect((await stored(postId))!.replyCount).toBe(20))
  })

  it('of a like name either a discussion or a reply that is there', async () => {
    const postId = await begin()
    const { id: replyId } = (
      await community.post(`/api/forum/posts/${postId}/replies`, author, { content: 'Mine' })
    ).json()
    expect(await like(author, { replyId })).toEqual({ userHasLiked: true, likeCount: 1 })
    for (const [body, status] of [
      [{}, 400],
      [{ postId, replyId }, 400],
      [{ postId: randomUUID() }, 404],
      [{ replyId: postId }, 404],
      [{ postId: 'nonsense' }, 400],
    ] as const)
      expect((await community.post('/api/forum/like', author, body)).statusCode).toBe(status)
  })

  it('are compared and repaired on request, and nothing is said when all is well', async () => {
    const postId = await begin()
    await like(author, { postId })
    const { id: replyId } = (
      await community.post(`/api/forum/posts/${postId}/replies`, author, { content: 'Mine' })
    ).json()
    await eventually(async () => expect(await dirtyRows.of(community.db).countDocuments()).toBe(0))
    expect(await repair()).toEqual({ repaired: 0, differences: [] })
    await postRows.of(community.db).updateOne({ _id: postId }, { $set: { likeCount: 7, replyCount: 3 } })
    await replyRows.of(community.db).updateOne({ _id: replyId }, { $set: { likeCount: 2 } })
    expect(await repair()).toEqual({
      repaired: 2,
      differences: [
        {
          subject: 'post',
          subjectId: postId,
          stored: { likeCount: 7, replyCount: 3 },
          counted: { likeCount: 1, replyCount: 1 },
        },
        { subject: 'reply', subjectId: replyId, stored: { likeCount: 2 }, counted: { likeCount: 0 } },
      ],
    })
    expect(await stored(postId)).toEqual({ likeCount: 1, replyCount: 1 })
    expect(await repair()).toEqual({ repaired: 0, differences: [] })
    expect((await community.post(repairCounts.path, null)).statusCode).toBe(404)
  })

  it('are counted by whoever works next when their marks were left behind', async () => {
    const postId = await begin()
    await eventually(async () => expect(await dirtyRows.of(community.db).countDocuments()).toBe(0))
    await community.app.close()
    const person = randomUUID()
    await likeRows
      .of(community.db)
      .insertOne({ _id: `${postId}_${person}`, subject: 'post', subjectId: postId, personId: person, at: new Date() })
    await dirtyRows.of(community.db).insertOne({ _id: randomUUID(), subject: 'post', subjectId: postId })
    await dirtyRows.of(community.db).insertOne({ _id: randomUUID(), subject: 'post', subjectId: randomUUID() }) // of nothing
    await community.restart()
    await eventually(async () => expect((await stored(postId))!.likeCount).toBe(1), { within: 20_000 })
    await eventually(async () => expect(await dirtyRows.of(community.db).countDocuments()).toBe(0))
  })
})
