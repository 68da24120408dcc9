import { randomUUID } from 'node:crypto'
import { listingDeleted, moderationDecided, type PublicListing, userClosed } from '@storyright/contracts/events'
import type { AdminComment, AdminCommentStats, Comment } from '@storyright/contracts/http'
import { closedPerson } from '@storyright/testing'
import { commentsAfter } from '../src/moderation/admin-comments.ts'
import { type Community, type Member, startCommunity } from './harness.ts'

const day = 24 * 3_600_000

let community: Community
let now: number
let salt: PublicListing
let tide: PublicListing
let iris: Member
let tom: Member
let ada: Member
beforeAll(async () => {
  now = Date.parse('2026-11-25T12:00:00.000Z')
  community = await startCommunity({ clock: () => new Date(now) })
  salt = await community.addListing({ title: 'The Salt Road', author: 'Mara Quist' })
  tide = await community.addListing({ title: 'Low Tide', author: 'Ben Osei' })
  iris = await community.join({ firstName: 'Iris', lastName: 'Vale' })
  tom = await community.join({ firstName: 'Tom', lastName: 'Brandt' })
  ada = await community.join({ role: 'admin' })
  community.identity.contacts = [iris, tom].map(({ id, person }) => {
    const email = `${person.firstName.toLowerCase()}@storyright.test`
    return { userId: id, name: person.firstName, companyName: null, email }
  })
})
beforeEach(async () => {
  now = Date.parse('2026-11-25T12:00:00.000Z')
  community.identity.keepsSilent = false
  await community.db.$executeRaw`TRUNCATE comments, likes, flags, reports, moderation_audit, messaging.outbox`
})
afterAll(() => community?.stop())

async function write(viewer: Member, { id }: PublicListing, content = 'A lovely premise.'): Promise<Comment> {
  now += 1_000
  const answer = await community.post(`/api/listings/${id}/comments`, viewer, { content })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
interface Page {
  comments: AdminComment[]
  pagination: { page: number; total: number; totalPages: number }
}
const list = async (query = ''): Promise<Page> => (await community.get(`/api/admin/comments${query}`, ada)).json()
const remove = (id: string, body?: object, viewer = ada) =>
  community.send('DELETE', `/api/admin/comments/${id}`, viewer, body)

describe('the administrators’ list of comments', () => {
  it('has the newest first, with author, address and listing, by pages of 20', async () => {
    const first = await write(iris, salt)
    for (let n = 1; n < 22; n++) await write(tom, tide, `Comment ${n}`)
    const { comments, pagination } = await list()
    expect(pagination).toEqual({ page: 1, total: 22, totalPages: 2 })
    expect(comments).toHaveLength(20)
    expect(comments[0]).toMatchObject({
      content: 'Comment 21',
      author: { firstName: 'Tom', email: 'tom@storyright.test' },
    })
    const second = await list('?page=2')
    expect(second.pagination).toMatchObject({ page: 2 })
    expect(second.comments.at(-1)).toMatchObject({
      ...first,
      authorId: iris.id,
      author: { id: iris.id, email: 'iris@storyright.test' },
      listing: { id: salt.id, title: 'The Salt Road', author: 'Mara Quist' },
    })
    expect(await list('?page=999999&limit=100')).toEqual({
      comments: [],
      pagination: { page: 999_999, total: 22, totalPages: 1 },
    })
    const like = await community.post(`/api/comments/${first.id}/like`, tom)
    expect(like.statusCode).toBeLessThan(300)
    const likes = async (sort: string) => (await list(`?sort=${sort}`)).comments.map(({ id }) => id)
    expect((await likes('-likes'))[0]).toBe(first.id)
    expect((await likes('likes&page=2')).at(-1)).toBe(first.id)
    expect((await likes('written'))[0]).toBe(first.id)
    const file = await community.get('/api/admin/comments.csv?sort=written', ada)
    const lines = file.body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(23)
    expect(lines.slice(0, 2)).toEqual([
      '\uFEFFComment,Listing,Title,Author,Email,Written,Likes,Text',
      `${first.id},${salt.id},The Salt Road,Iris Vale,iris@storyright.test,${first.createdAt},1,A lovely premise.`,
    ])
    expect((await community.get('/api/admin/comments.csv', tom)).statusCode).toBe(403)
    for (const query of ['?page=0', '?page=x', '?limit=101', '?limit=0', '?sort=author'])
      expect((await community.get(`/api/admin/comments${query}`, ada)).statusCode).toBe(400)
  })

  it('is a file that what is written meanwhile neither doubles nor shortens', async () => {
    const written = [await write(iris, salt, 'One'), await write(tom, salt, 'Two'), await write(iris, salt, 'Three')]
    const deps = { db: community.db, identity: { ask: async () => [] }, logger: { warn: () => {} } } as never
    for (const [sort, order] of [
      ['-written', [2, 1, 0]],
      ['written', [0, 1, 2]],
      ['-likes', [2, 1, 0]],
    ] as const) {
      const read: string[] = []
      let cursor: string | undefined
      do {
        const page = await commentsAfter(deps, ada, { sort, cursor, limit: 1 })
        read.push(...page.rows.map(({ id }) => id))
        if (cursor === undefined) await write(tom, tide, 'Meanwhile')
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      const own = new Set(written.map(({ id }) => id))
      expect(read.filter((id) => own.has(id))).toEqual(order.map((at) => written[at]!.id))
      expect(new Set(read).size).toBe(read.length)
    }
  })

  it('is of one listing where a number names it; anything else is ignored', async () => {
    await write(iris, salt)
    await write(iris, tide)
    const titles = async (listingId: string) =>
      (await list(`?listingId=${encodeURIComponent(listingId)}`)).comments.map(({ listing }) => listing.title)
    expect(await titles(salt.id)).toEqual(['The Salt Road'])
    expect(await titles(`0${salt.id}`)).toEqual(['The Salt Road'])
    for (const ignored of ['', 'abc', '1e3x', '1.5'])
      expect(await titles(ignored)).toEqual(['Low Tide', 'The Salt Road'])
    for (const unknown of ['999999', '-1', '0']) expect(await titles(unknown)).toEqual([])
  })

  it('comes without addresses while identity is away', async () => {
    await write(iris, salt)
    community.identity.keepsSilent = true
    expect((await list()).comments).toMatchObject([{ author: { firstName: 'Iris', email: null } }])
    const stats = await community.get('/api/admin/comments/stats', ada)
    expect(stats.json().topCommenters).toMatchObject([{ firstName: 'Iris', email: null }])
  })

  it('names a closed account by no name, and a listing that is gone by its own', async () => {
    const [leaver, gone] = [await community.join(), await community.addListing({ title: 'The Salt Road' })]
    await write(leaver, gone)
    await community.say(userClosed, 2, closedPerson(leaver.person))
    await community.say(listingDeleted, 2, gone)
    expect((await list()).comments).toMatchObject([
      { author: { firstName: 'Former', email: null }, listing: { title: 'The Salt Road' } },
    ])
  })

  it('is the administrators’', async () => {
    const { id } = await write(iris, salt)
    for (const answer of [
      await community.get('/api/admin/comments', iris),
      await community.get('/api/admin/comments/stats', iris),
      await remove(id, undefined, tom),
    ])
      expect(answer.statusCode).toBe(403)
  })
})

describe('how much is commented', () => {
  it('is counted today, in seven days, and in all; by whom and on what, the most first', async () => {
    now = Date.parse('2026-11-10T10:00:00.000Z')
    await write(iris, salt)
    now = Date.parse('2026-11-19T00:00:00.000Z')
    await write(iris, tide)
    now = Date.parse('2026-11-24T23:59:00.000Z')
    await write(tom, salt)
    now = Date.parse('2026-11-25T12:00:00.000Z')
    await write(iris, salt)
    await remove((await write(tom, tide)).id)
    const stats: AdminCommentStats = (await community.get('/api/admin/comments/stats', ada)).json()
    expect(stats).toEqual({
      overview: { totalComments: 4, commentsToday: 1, commentsThisWeek: 3 },
      topCommenters: [
        {
          authorId: iris.id,
          firstName: 'Iris',
          lastName: 'Vale',
          role: 'premium',
          email: 'iris@storyright.test',
          commentCount: 3,
        },
        {
          authorId: tom.id,
          firstName: 'Tom',
          lastName: 'Brandt',
          role: 'premium',
          email: 'tom@storyright.test',
          commentCount: 1,
        },
      ],
      mostCommentedListings: [
        { listingId: salt.id, title: 'The Salt Road', author: 'Mara Quist', commentCount: 3 },
        { listingId: tide.id, title: 'Low Tide', author: 'Ben Osei', commentCount: 1 },
      ],
    })
    now += 2 * day
    expect((await community.get('/api/admin/comments/stats', ada)).json().overview).toMatchObject({
      commentsToday: 0,
      commentsThisWeek: 2,
    })
  })

  it('is nothing before anybody has written', async () => {
    expect((await community.get('/api/admin/comments/stats', ada)).json()).toEqual({
      overview: { totalComments: 0, commentsToday: 0, commentsThisWeek: 0 },
      topCommenters: [],
      mostCommentedListings: [],
    })
    expect(await list()).toEqual({ comments: [], pagination: { page: 1, total: 0, totalPages: 0 } })
  })
})

describe('deleting a comment from the list', () => {
  it('is audited, tells its author, and closes what was flagged about it', async () => {
    const { id } = await write(iris, salt, 'Off topic')
    await community.post('/api/flags', tom, { subject: 'comment', subjectId: id, reason: 'off_topic' })
    expect((await remove(id, { reason: 'Not the place' })).statusCode).toBe(204)
    expect((await list()).comments).toEqual([])
    expect((await community.get('/api/admin/moderation', ada)).json()).toEqual([])
    expect(await community.toldBy(moderationDecided)).toMatchObject([
      { action: 'remove', subjectId: id, authorId: iris.id, reason: 'Not the place', reporters: [{ userId: tom.id }] },
    ])
    const [entry] = (await community.get('/api/admin/moderation/audit', ada)).json()
    expect(entry).toMatchObject({ action: 'remove', actor: { id: ada.id }, subjectId: id, reason: 'Not the place' })
    expect((await remove(id)).statusCode).toBe(404)
  })

  it('needs no reason, and is done once', async () => {
    const { id } = await write(iris, salt)
    const answers = await Promise.all([remove(id), remove(id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
    expect(await community.toldBy(moderationDecided)).toMatchObject([{ reason: null, reporters: [] }])
    for (const unknown of [randomUUID(), 'nonsense']) expect((await remove(unknown)).statusCode).toBe(404)
    expect((await remove(id, { reason: ' ' })).statusCode).toBe(400)
  })

  it('of one’s own is audited, and no news to oneself', async () => {
    const { id } = await write(ada, salt)
    expect((await remove(id)).statusCode).toBe(204)
    expect(await community.toldBy(moderationDecided)).toEqual([])
    expect((await community.get('/api/admin/moderation/audit', ada)).json()).toMatchObject([{ subjectId: id }])
  })
})
