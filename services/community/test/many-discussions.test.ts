import { randomUUID } from 'node:crypto'
import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import { forumCategories } from '@storyright/contracts/vocabulary'
import { newText } from '../src/content/written.ts'
import { insertPosts, insertReplies, type PostRow, type ReplyRow } from '../src/forum/forum.store.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

const COUNT = 900
const HOUR_MS = 3_600_000
const reader = someone()
let community: Community
let author: Member
let rows: PostRow[]

/** Hundreds in the last days, the others over years; every fifth stands at the same moment as the one before. */
const timeOf = (place: number) => {
  const at = place % 5 === 4 ? place - 1 : place
  return new Date(Date.parse('2026-11-01T00:00:00Z') - at * HOUR_MS - Math.max(0, at - 400) ** 2 * HOUR_MS)
}

function rowAt(place: number): PostRow {
  const at = timeOf(place)
  const tags = [place % 2 === 0 ? 'Even' : 'Odd', ...(place % 200 === 3 ? ['Rare'] : [])]
  const content = place % 90 === 7 ? 'An unusual reversion clause.' : 'What is usual?'
  const status = place === 11 ? 'waiting' : 'shown'
  return {
    ...newText({ id: randomUUID(), authorId: author.id, content, createdAt: at, status, mentions: [] }),
    isDeleted: place === 12,
    title: place % 3 === 0 ? `Optioning novel ${place}` : `Discussion ${place}`,
    category: forumCategories[place % 4]!,
    tags,
    tagKeys: tags.map((tag) => tag.toLowerCase()),
    lastActivityAt: at,
    isSticky: place === 300 || place === 650,
    isLocked: false,
    acceptedReplyId: null,
    viewCount: place % 7,
    replyCount: 0,
  }
}

beforeAll(async () => {
  community = await startCommunity()
  author = await community.join()
  rows = Array.from({ length: COUNT }, (_one, place) => rowAt(place))
  await insertPosts(community.db, rows)
})
afterAll(() => community?.stop())

const posts = '/api/forum/posts'

/** Every page of a list, with the total that each of them has. */
async function walk<Row>(url: string, viewer = reader): Promise<{ rows: Row[]; total: number }> {
  const found: Row[] = []
  const totals = new Set<number>()
  for (let next: string | undefined = url; next; ) {
    const answer = await community.get(next, viewer)
    expect([answer.statusCode, next]).toEqual([200, next])
    totals.add(Number(answer.headers['x-total-count']))
    found.push(...answer.json<Row[]>())
    next = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  expect(totals.size).toBe(1)
  return { rows: found, total: [...totals][0]! }
}
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id)
const latest = (one: PostRow, other: PostRow) =>
  Number(other.isSticky) - Number(one.isSticky) ||
  other.lastActivityAt.getTime() - one.lastActivityAt.getTime() ||
  (other.id > one.id ? 1 : -1)
const shown = (those: (row: PostRow) => boolean) =>
  idsOf(rows.filter((row) => !row.isDeleted && row.status === 'shown' && those(row)).toSorted(latest))

describe('a list of very many discussions', () => {
  it.each<[string, string, (row: PostRow) => boolean]>([
    ['all of them', '', () => true],
    ['a category', '&category=legal', ({ category }) => category === 'legal'],
    ['a tag', '&tag=EVEN', ({ tagKeys }) => tagKeys.includes('even')],
    ['a rare tag', '&tag=rare', ({ tagKeys }) => tagKeys.includes('rare')],
    ['both', '&tag=odd&category=technical', (row) => row.tagKeys.includes('odd') && row.category === 'technical'],
    ['a common word', '&search=optioned', ({ title }) => title.startsWith('Optioning')],
    ['a common word that goes on', '&search=nov', ({ title }) => title.startsWith('Optioning')],
    ['a rare word', '&search=reversion', ({ content }) => content.includes('reversion')],
    ['a rare word that goes on', '&search=unusua', ({ content }) => content.includes('unusual')],
    [
      'a common and a rare word',
      '&search=discuss%20revers',
      (row) => /^D.*n/.test(row.title) && /rev/.test(row.content),
    ],
    ['a tag and a word', '&tag=even&search=option', (row) => row.tagKeys.includes('even') && /^O/.test(row.title)],
    ['a mistyped word', '&search=optoin', ({ title }) => title.startsWith('Optioning')],
    ['nothing', '&search=optioning%20zebra', () => false],
  ])('of %s is whole, in order and counted, part by part', async (_name, query, those) => {
    const expected = shown(those)
    const { rows: found, total } = await walk<ForumPost>(`${posts}?limit=37&sort=latest${query}`)
    expect([idsOf(found), total]).toEqual([expected, expected.length])
    if (!query.includes('search')) return
    const byRelevance = await walk<ForumPost>(`${posts}?limit=37${query}`)
    expect([idsOf(byRelevance.rows).toSorted(), byRelevance.total]).toEqual([expected.toSorted(), expected.length])
  })

  it('has what waits for its author and for administrators alone, and counts it for them', async () => {
    const waiting = rows.find(({ status }) => status === 'waiting')!
    const has = async (viewer: typeof reader) => {
      const { rows: found, total } = await walk<ForumPost>(`${posts}?limit=100`, viewer)
      return [idsOf(found).includes(waiting.id), total]
    }
    expect([await has(reader), await has(author), await has(someone('admin'))]).toEqual([
      [false, COUNT - 2],
      [true, COUNT - 1],
      [true, COUNT - 1],
    ])
  })
})

describe('the sums of the forum', () => {
  const stats = async () => (await community.get('/api/forum/stats', reader)).json()

  it('are what each discussion that everybody may read adds', async () => {
    const seen = rows.filter(({ status, isDeleted }) => status === 'shown' && !isDeleted)
    const views = seen.reduce((sum, { viewCount }) => sum + viewCount, 0)
    expect(await stats()).toMatchObject({ discussions: COUNT - 2, replies: 0, views })
  })

  it('follow at once what is viewed and deleted, each once', async () => {
    const before = await stats()
    const { id } = (await community.post(posts, author, { title: 'New', content: 'Hello', category: 'legal' })).json()
    await Promise.all(Array.from({ length: 20 }, () => community.post(`${posts}/${id}/view`, someone())))
    const { discussions, views, activeToday } = before
    expect(await stats()).toEqual({
      ...before,
      ...{ discussions: discussions + 1, views: views + 20, activeToday: activeToday + 1 },
    })
    await community.send('DELETE', `${posts}/${id}`, author)
    expect(await stats()).toEqual(before)
  })
})

describe('a thread of thousands', () => {
  it('is whole, in order and counted, part by part, though most came at once', async () => {
    const [{ id: postId, createdAt }] = rows as [PostRow]
    const many = 1_000
    const at = (place: number) => createdAt.getTime() + (place < many / 2 ? Math.floor(place / 10) : place * HOUR_MS)
    const replies = Array.from({ length: many }, (_one, place): ReplyRow => {
      const its = { id: randomUUID(), authorId: author.id, createdAt: new Date(at(place)) }
      return { ...newText({ ...its, content: `Reply ${place}`, status: 'shown', mentions: [] }), postId }
    })
    await insertReplies(community.db, replies)
    const { rows: found, total } = await walk<ForumReply>(`${posts}/${postId}/replies?limit=70`)
    const order = (one: ReplyRow, other: ReplyRow) =>
      one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)
    expect(idsOf(found)).toEqual(idsOf(replies.toSorted(order)))
    expect(total).toBe(many)
  })
})
