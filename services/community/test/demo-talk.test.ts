import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type {
  Comment,
  Competition,
  Flagged,
  ForumPost,
  ForumReply,
  JudgedEntry,
  Notification,
  SupportThread,
} from '@storyright/contracts/http'
import { demoProgressIn } from '@storyright/contracts/vocabulary'
import { demoAccounts, demoComments, demoDiscussions, demoListings } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { programEnv, testDatabase } from '@storyright/testing'
import { openDatabase, type Tx } from '../src/database.ts'
import { seedDemoTalk } from '../src/demo/seed-demo-talk.ts'
import { setNotificationsStart } from '../src/notifications/notify-on-event.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'
import { migrations } from './migrations.ts'

jest.setTimeout(120_000) // the seed runs as a program of its own, twice

const listings = demoListings()
const talk = (now: Date) => ({
  discussions: demoDiscussions(listings, now),
  comments: demoComments(listings, now).flat(),
})
const textsIn = ({ discussions, comments }: ReturnType<typeof talk>) =>
  comments.length + discussions.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
const accountOf = (email: string) => demoAccounts.find((account) => account.email === email)!

describe('what the demo’s people have said', () => {
  let community: Community
  const total = textsIn(talk(new Date()))
  const premium: Member = { ...someone(), id: accountOf('premium@storyright.test').id } as Member
  const admin = { ...someone('admin'), id: accountOf('admin@storyright.test').id }
  const posts = async (query = '') =>
    (await community.get(`/api/forum/posts?limit=100${query}`, premium)).json() as ForumPost[]

  beforeAll(async () => {
    const databaseUrl = await testDatabase('community', migrations)
    const run = async () => {
      const env = { ...programEnv(), DATABASE_URL: databaseUrl }
      const file = path.join(import.meta.dirname, '../src/seed.ts')
      return (await promisify(execFile)(process.execPath, [file], { env })).stdout
    }
    // The service runs already, and tells people of things since its first start.
    const db = openDatabase(databaseUrl)
    await setNotificationsStart(db, new Date())
    const said = (await run()).split('\n')
    expect(said.filter((line) => !demoProgressIn(line))).toEqual([`community: ${total} demo texts written`, ''])
    expect(said.map(demoProgressIn)).toContainEqual({ what: 'discussions', loaded: 0, total: 42 })
    expect(await run()).toBe('community: 0 demo texts written\n')
    const since = await db.notificationsStart.findUniqueOrThrow({ where: { id: 1 } })
    expect(Date.now() - since.at.getTime()).toBeGreaterThan(23 * 3_600_000) // of today they hear by events
    await db.$disconnect()
    community = await startCommunity({ config: { DATABASE_URL: databaseUrl } })
  })
  afterAll(() => community?.stop())

  it('is entered in competitions, of which two are open and one is decided', async () => {
    const competitions = (await community.get('/api/competitions', admin)).json<Competition[]>()
    expect(competitions.map(({ status, isFunding }) => [status, isFunding])).toEqual([
      ['open', false],
      ['open', true],
      ['decided', false],
    ])
    expect(competitions[2]!.chosen).toMatch(/^A pitch by .+/)
    for (const { id, entries } of competitions) {
      const listed = (await community.get(`/api/competitions/${id}/entries`, admin)).json<JudgedEntry[]>()
      expect(listed).toHaveLength(entries!)
    }
  })

  it('has asked support as well: one of each waits, the premium member first, and some are closed', async () => {
    const queue = async (status: string): Promise<SupportThread[]> =>
      (await community.get(`/api/admin/support?status=${status}`, admin)).json()
    const waiting = (await queue('open')).filter(({ awaits }) => awaits === 'support')
    const asked = ['premium', 'agent', 'producer'].map((name) => accountOf(`${name}@storyright.test`).id)
    expect(waiting.map(({ member }) => member!.id)).toEqual(asked)
    expect(waiting.map(({ priority }) => priority)).toEqual(['high', 'normal', 'normal'])
    expect(await queue('closed')).toHaveLength(2)
    const [own] = (await community.get('/api/support', premium)).json() as SupportThread[]
    const one: SupportThread = (await community.get(`/api/support/${own!.id}`, premium)).json()
    expect(one.messages).toHaveLength(one.messageCount)
  })

  it('stands in the forum, what stays on top first, with views, likes and answers', async () => {
    const shown = await posts()
    expect(shown.length).toBeGreaterThanOrEqual(40)
    expect(shown.slice(0, 3).map(({ isSticky }) => isSticky)).toEqual([true, true, false])
    expect(shown.filter(({ isLocked }) => isLocked)).toHaveLength(2)
    for (const post of shown) expect([post.title, post.viewCount > post.replyCount]).toEqual([post.title, true])
    const answered = shown.filter(({ acceptedReplyId }) => acceptedReplyId)
    expect(answered.length).toBeGreaterThanOrEqual(10)
    for (const { id, acceptedReplyId } of answered) {
      const replies = (await community.get(`/api/forum/posts/${id}/replies`, premium)).json() as ForumReply[]
      expect(replies.find(({ isAcceptedAnswer }) => isAcceptedAnswer)?.id).toBe(acceptedReplyId)
    }
  })

  it('is found by its words and tags, links to listings that are there, and mentions people', async () => {
    expect((await posts('&search=options')).length).toBeGreaterThan(1)
    expect((await posts('&tag=chain%20of%20title')).length).toBeGreaterThan(1)
    const [losing] = await posts('&search=narrator%20robbery')
    const number = String(listings.findIndex(({ form }) => form.title === 'The Moonstone') + 1)
    expect(losing!.listings).toEqual([])
    await community.addListing({ id: number, title: 'The Moonstone' })
    expect((await posts('&search=narrator%20robbery'))[0]!.listings).toMatchObject([{ id: number }])
    const mentioned = await community.db.$queryRaw<{ name: string }[]>`
      SELECT mention->>'name' AS name FROM replies, jsonb_array_elements(mentions) AS mention`
    expect(mentioned.map(({ name }) => name).toSorted()).toEqual(['craig.robson', 'julian.okonjo', 'ngozi.falconer'])
    const comments = (await community.get(`/api/listings/${number}/comments`, premium)).json() as Comment[]
    expect(comments.length).toBeGreaterThan(3)
    expect(comments.filter(({ parentId }) => parentId).length).toBeGreaterThan(1)
  })

  it('is read by whoever signs in to see the demo, except what is new', async () => {
    const shown = await posts()
    const fresh = shown.filter(({ isNew }) => isNew)
    const unread = shown.filter(({ unreadCount }) => unreadCount > 0)
    expect(fresh.length).toBeGreaterThan(0)
    expect(unread.length).toBeGreaterThan(0)
    expect(fresh.length + unread.length).toBeLessThan(10)
    for (const { firstUnreadId } of unread) expect(firstUnreadId).not.toBeNull()
  })

  it.each(['producer', 'premium', 'agent', 'admin'])('has told the %s of it, the newest unread', async (name) => {
    const viewer = { ...someone(), id: accountOf(`${name}@storyright.test`).id }
    const list = await community.get('/api/notifications?limit=100', viewer)
    const told = list.json() as Notification[]
    expect(told.slice(0, 4).map(({ readAt }) => readAt === null)).toEqual([true, true, true, false])
    expect(list.headers['x-unread-count']).toBe('3')
    expect(told.length).toBeGreaterThan(6)
    for (const { title, detail } of told) expect(`${title} ${detail}`).not.toMatch(/[{}]|undefined/)
  })

  it('leaves one flagged and one waiting to the moderators, and says who locked and stuck', async () => {
    const queue = (await community.get('/api/admin/moderation', admin)).json() as Flagged[]
    expect(queue.map(({ subject, isWaiting, flags }) => [subject, isWaiting, flags.length]).toSorted()).toEqual([
      ['post', true, 0],
      ['reply', false, 1],
    ])
    const waiting = queue.find(({ isWaiting }) => isWaiting)!
    expect((await community.get(`/api/forum/posts/${waiting.subjectId}`, premium)).statusCode).toBe(404)
    const actions = await community.db.moderationAudit.findMany({ distinct: ['action'], select: { action: true } })
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['lock', 'stick'])
    const kept = await community.post(`/api/admin/moderation/${waiting.id}`, admin, { action: 'keep' })
    expect(kept.statusCode).toBe(200)
    expect((await community.get(`/api/forum/posts/${waiting.subjectId}`, premium)).statusCode).toBe(200)
  })

  it('counts what it says it counts', async () => {
    const wrong = await community.db.$queryRaw`
      SELECT id FROM posts WHERE reply_count <> (SELECT count(*) FROM replies
        WHERE post_id = posts.id AND NOT replies.is_deleted AND replies.status = 'shown')
      UNION ALL SELECT id FROM (
        SELECT id, like_count FROM posts UNION ALL SELECT id, like_count FROM replies
        UNION ALL SELECT id, like_count FROM comments) AS texts
      WHERE like_count <> (SELECT count(*) FROM likes WHERE subject_id = texts.id)
      UNION ALL SELECT id FROM competitions WHERE entry_count <> (SELECT count(*) FROM competition_entries
        WHERE competition_id = competitions.id AND is_current)`
    expect(wrong).toEqual([])
    expect(await community.db.like.count()).toBeGreaterThan(500)
  })

  it('is told to the other services, each text that is shown once', async () => {
    const { db } = community
    for (const row of [await db.reply.findFirstOrThrow(), await db.comment.findFirstOrThrow()])
      expect(await community.told(row.id)).toMatchObject([{ entityversion: 1, data: { content: row.content } }])
    const locked = await db.post.findFirstOrThrow({ where: { isLocked: true, isSticky: false } })
    expect(await community.told(locked.id)).toMatchObject([{ entityversion: 2 }])
  })
})

it('is complete once a load that was interrupted is run again, and nothing is there twice', async () => {
  const databaseUrl = await testDatabase('community', migrations)
  const [db, now] = [openDatabase(databaseUrl), new Date()]
  const transactions = prismaTransactions<Tx>(db)
  const { transaction, enqueue } = postgresStore<Tx>({ connectionString: databaseUrl, transactions })
  const deps = { db, transaction, outbox: createOutbox<Tx>({ service: 'community', store: { enqueue } }) }
  let before = 6
  const dying: typeof transaction = (work) => (before-- > 0 ? transaction(work) : Promise.reject(new Error('killed')))
  const said = talk(now)
  await expect(seedDemoTalk({ ...deps, transaction: dying }, () => said, now)).rejects.toThrow('killed')
  const texts = async () => (await db.post.count()) + (await db.reply.count()) + (await db.comment.count())
  const first = await texts()
  expect(first).toBeGreaterThan(0)
  expect(await seedDemoTalk(deps, () => said, now)).toBe(textsIn(said) - first)
  expect(await texts()).toBe(textsIn(said))
  expect(await seedDemoTalk(deps, () => said, now)).toBe(0)
  await db.$disconnect()
})
