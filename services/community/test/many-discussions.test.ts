import { randomUUID } from 'node:crypto'
import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import { internalTokenHeader, repairCounts } from '@storyright/contracts/http'
import { forumCategories } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { newText } from '../src/content/change-text.ts'
import { tallyRows } from '../src/forum/category-counter-rows.ts'
import { inOrder } from '../src/forum/post-filter.ts'
import { type PostRow, postRows, untallied } from '../src/forum/post-rows.ts'
import { type ReplyRow, replyRows } from '../src/forum/reply-rows.ts'
import { wordsOfPost } from '../src/forum/tokenise.ts'
import { type Community, type Member, someone, startCommunity } from './harness.ts'

jest.setTimeout(120_000)

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
  const text = {
    title: place % 3 === 0 ? `Optioning novel ${place}` : `Discussion ${place}`,
    content: place % 90 === 7 ? 'An unusual reversion clause.' : 'What is usual?',
    tags: [place % 2 === 0 ? 'Even' : 'Odd', ...(place % 200 === 3 ? ['Rare'] : [])],
  }
  return {
    ...newText,
    ...text,
    _id: randomUUID(),
    version: 1,
    authorId: author.id,
    category: forumCategories[place % 4]!,
    tagKeys: text.tags.map((tag) => tag.toLowerCase()),
    words: wordsOfPost(text),
    mentions: [],
    status: place === 11 ? 'waiting' : 'shown',
    isDeleted: place === 12,
    createdAt: at,
    lastActivityAt: at,
    isSticky: place === 300 || place === 650,
    isLocked: false,
    acceptedReplyId: null,
    viewCount: place % 7,
    replyCount: 0,
    places: 0,
    tallied: null,
    ...untallied,
  }
}

beforeAll(async () => {
  community = await startCommunity()
  author = await community.join()
  rows = Array.from({ length: COUNT }, (_one, place) => rowAt(place))
  await postRows.of(community.db).insertMany(rows)
})
afterAll(() => community?.stop())

const posts = '/api/forum/posts'

/** Every page of a list, with the total that the first one tells. */
async function walk<Row>(url: string, viewer = reader): Promise<{ rows: Row[]; total: number }> {
  const found: Row[] = []
  let total: number | undefined
  for (let next: string | undefined = url; next; ) {
    const answer = await community.get(next, viewer)
    expect([answer.statusCode, next]).toEqual([200, next])
    total ??= Number(answer.headers['x-total-count'])
    found.push(...answer.json<Row[]>())
    next = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  return { rows: found, total: total! }
}
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id)
const shown = (those: (row: PostRow) => boolean) =>
  rows
    .filter((row) => !row.isDeleted && row.status === 'shown' && those(row))
    .toSorted(inOrder)
    .map(({ _id }) => _id)

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
    ['nothing', '&search=optioning%20zebra', () => false],
  ])('of %s is whole and in order, part by part', async (_name, query, those) => {
    const expected = shown(those)
    const { rows: found } = await walk<ForumPost>(`${posts}?limit=37${query}`)
    expect(idsOf(found)).toEqual(expected)
  })

  it.each([
    ['', () => true],
    ['&category=legal', ({ category }: PostRow) => category === 'legal'],
    ['&tag=rare', ({ tagKeys }: PostRow) => tagKeys.includes('rare')],
    ['&search=reversion', ({ content }: PostRow) => content.includes('reversion')],
  ] as const)('says how many there are: %s', async (query, those) => {
    await eventually(async () => {
      const { total } = await walk<ForumPost>(`${posts}?limit=100${query}`)
      expect(total).toBe(shown(those).length)
    })
  })

  it('has what waits for its author and for administrators alone', async () => {
    const waiting = rows.find(({ status }) => status === 'waiting')!
    const has = async (viewer: typeof reader) =>
      idsOf((await walk<ForumPost>(`${posts}?limit=100`, viewer)).rows).includes(waiting._id)
    expect([await has(reader), await has(author), await has(someone('admin'))]).toEqual([false, true, true])
  })
})

describe('the sums of the forum', () => {
  const stats = async () => (await community.get('/api/forum/stats', reader)).json()
  const repair = async () => {
    const headers = { [internalTokenHeader]: community.config.INTERNAL_TOKEN }
    return (await community.post(repairCounts.path, null, undefined, headers)).json()
  }
  const tallied = () =>
    eventually(async () => expect(await postRows.of(community.db).countDocuments(untallied)).toBe(0), {
      within: 30_000,
    })

  it('are what each discussion adds, and nothing is to be repaired', async () => {
    await tallied()
    const views = rows.reduce((sum, { viewCount }) => sum + viewCount, 0)
    const [hidden] = [rows.filter(({ status, isDeleted }) => status === 'waiting' || isDeleted)]
    const unseen = hidden!.reduce((sum, { viewCount }) => sum + viewCount, 0)
    await eventually(async () =>
      expect(await stats()).toMatchObject({ discussions: COUNT - 2, replies: 0, views: views - unseen }),
    )
    expect(await repair()).toEqual({ repaired: 0, differences: [] })
  })

  it('follow what is viewed, moved and deleted, each once', async () => {
    await tallied()
    const admin = someone('admin')
    const { id } = (await community.post(posts, author, { title: 'New', content: 'Hello', category: 'legal' })).json()
    const before = await tallyRows.of(community.db).findOne({ _id: 'business' })
    await Promise.all(Array.from({ length: 20 }, () => community.post(`${posts}/${id}/view`, someone())))
    await community.send('PATCH', `${posts}/${id}`, admin, { category: 'business' })
    await tallied()
    const after = await tallyRows.of(community.db).findOne({ _id: 'business' })
    expect([after!.discussions - before!.discussions, after!.views - before!.views]).toEqual([1, 20])
    await community.send('DELETE', `${posts}/${id}`, author)
    await tallied()
    expect(await tallyRows.of(community.db).findOne({ _id: 'business' })).toEqual(before)
    expect(await repair()).toEqual({ repaired: 0, differences: [] })
  })

  it('are repaired where they are wrong, and where a discussion was forgotten', async () => {
    await tallied()
    const right = await tallyRows.of(community.db).findOne({ _id: 'legal' })
    await tallyRows.of(community.db).updateOne({ _id: 'legal' }, { $inc: { views: 5 } })
    expect(await repair()).toMatchObject({
      repaired: 1,
      differences: [
        {
          subject: 'category',
          subjectId: 'legal',
          stored: { views: right!.views + 5 },
          counted: { views: right!.views },
        },
      ],
    })
    const [{ _id }] = rows as [PostRow]
    await postRows.of(community.db).updateOne({ _id }, { $inc: { viewCount: 3 } })
    await repair()
    await tallied()
    const { views } = await stats()
    const all = await postRows.of(community.db).find({ isDeleted: false, status: 'shown' }).toArray()
    await eventually(async () => expect((await stats()).views).toBe(all.reduce((sum, row) => sum + row.viewCount, 0)))
    expect(views).toEqual(expect.any(Number))
  })
})

describe('a thread of thousands', () => {
  it('is whole and in order, part by part, though most came at once', async () => {
    const [{ _id: postId, createdAt }] = rows as [PostRow]
    const many = 1_000
    const at = (place: number) => createdAt.getTime() + (place < many / 2 ? Math.floor(place / 10) : place * HOUR_MS)
    const replies = Array.from({ length: many }, (_one, place): ReplyRow => {
      const text = { ...newText, content: `Reply ${place}`, mentions: [], status: 'shown' as const, version: 1 }
      return { ...text, _id: randomUUID(), authorId: author.id, createdAt: new Date(at(place)), postId }
    })
    await replyRows.of(community.db).insertMany(replies)
    await postRows
      .of(community.db)
      .updateOne({ _id: postId }, { $set: { places: many, lastActivityAt: new Date(at(many - 1)) } })
    const { rows: found, total } = await walk<ForumReply>(`${posts}/${postId}/replies?limit=70`)
    const order = (one: ReplyRow, other: ReplyRow) =>
      one.createdAt.getTime() - other.createdAt.getTime() || (one._id < other._id ? -1 : 1)
    expect(idsOf(found)).toEqual(replies.toSorted(order).map(({ _id }) => _id))
    expect(total).toBe(many)
  })
})
