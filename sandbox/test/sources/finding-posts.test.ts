import { z } from 'zod'
import { knownWorks } from '../../src/works/works.ts'
import { readPostQuery } from '../../src/x/query/post-query.ts'
import { searchPosts } from '../../src/x/x-calls.ts'
import { type Answer, type Asking, startAsking } from './support/asking.ts'

const id = z.string().regex(/^\d{5,20}$/)
const found = z.strictObject({
  data: z
    .array(
      z.strictObject({
        id,
        text: z.string().min(1),
        edit_history_tweet_ids: z.array(id).length(1),
        author_id: id.optional(),
        created_at: z.iso.datetime().optional(),
        lang: z.literal('en').optional(),
        public_metrics: z.record(z.string(), z.number().int().min(0)).optional(),
      }),
    )
    .min(1)
    .optional(),
  includes: z
    .strictObject({
      users: z.array(
        z.strictObject({
          id,
          name: z.string(),
          username: z.string().regex(/^\w{1,15}$/),
          verified: z.boolean().optional(),
        }),
      ),
    })
    .optional(),
  meta: z.strictObject({
    newest_id: id.optional(),
    oldest_id: id.optional(),
    result_count: z.number().int(),
    next_token: z.string().optional(),
  }),
})
const everything = {
  'tweet.fields': 'created_at,public_metrics,author_id,lang',
  'user.fields': 'verified',
  expansions: 'author_id',
}
const WEEK = 7 * 86_400_000

describe('finding posts', () => {
  let asking: Asking
  const week = { from: Date.now() - WEEK, to: Date.now() }
  const talkedOf = knownWorks()
    .map(({ title, author }) => ({ query: `"${title}" "${author}"`, title, author }))
    .map((work) => ({ ...work, count: searchPosts(readPostQuery(work.query), week).length }))
    .toSorted((one, other) => other.count - one.count)
  const [most] = talkedOf
  beforeAll(async () => {
    asking = await startAsking()
  })
  afterAll(() => asking.leave())
  afterEach(() => asking.calm())
  const search = (query: string, more: Record<string, string> = {}) => asking.x('search', { query, ...more })

  it('answers with what was posted within seven days, newest first, and with whoever wrote it', async () => {
    for (const { query, author } of talkedOf.slice(0, 20)) {
      const { data, includes, meta } = found.parse((await search(query, { ...everything, max_results: '100' })).body)
      expect(meta).toMatchObject({ result_count: data!.length, newest_id: data![0]!.id, oldest_id: data!.at(-1)!.id })
      const times = data!.map((post) => Date.parse(post.created_at!))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      expect(times.at(-1)).toBeGreaterThan(Date.now() - WEEK - 60_000)
      for (const post of data!) expect(post.text).toContain(author)
      expect(new Set(includes!.users.map((user) => user.id))).toEqual(new Set(data!.map((post) => post.author_id)))
    }
  })

  it('says no more than is asked for, and nothing where there is nothing', async () => {
    const { data, includes } = (await search(most!.query)).body
    expect(Object.keys(data[0])).toEqual(['id', 'text', 'edit_history_tweet_ids'])
    expect(includes).toBeUndefined()
    expect((await search('qwzrtlunheard')).body).toEqual({ meta: { result_count: 0 } })
  })

  it('gives one page after the other, each post once', async () => {
    const ids: string[] = []
    for (let token: string | undefined = ''; token !== undefined; ) {
      const answer: Answer = await search(most!.query, { max_results: '10', ...(token && { next_token: token }) })
      const { data, meta } = found.parse(answer.body)
      ids.push(...data!.map((post) => post.id))
      token = meta.next_token
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.abs(ids.length - most!.count)).toBeLessThanOrEqual(1) // one may come again meanwhile
    expect(ids.length).toBeGreaterThan(20)
  })

  it('is the same an hour later, but for what has been posted again', () => {
    const later = { from: week.from + 3_600_000, to: week.to + 3_600_000 }
    const at = (times: typeof week) =>
      new Set(searchPosts(readPostQuery(most!.query), times).map(({ post }) => post.text))
    expect(at(later)).toEqual(at(week))
    const ids = (times: typeof week) => searchPosts(readPostQuery(most!.query), times).map((one) => one.id)
    expect(ids(later).filter((one) => ids(week).includes(one)).length).toBeGreaterThan(most!.count * 0.8)
  })

  it('has reposts, verified accounts, publishers, book clubs and spam, told apart by operators', async () => {
    const all = (query: string) => searchPosts(readPostQuery(query), week).map(({ post }) => post)
    expect(all(`${most!.query} is:retweet`).every(({ isRetweet }) => isRetweet)).toBe(true)
    expect(all(`${most!.query} -is:retweet`).every(({ isRetweet }) => !isRetweet)).toBe(true)
    expect(all(`${most!.query} -is:retweet`).length + all(`${most!.query} is:retweet`).length).toBe(most!.count)
    expect(all('#bookclub is:verified')).toEqual([])
    expect(all('#bookclub -is:retweet').every(({ author }) => author.name.includes('Book Club'))).toBe(true)
    expect(all('#newbook -is:retweet').every(({ author }) => author.verifiedType === 'business')).toBe(true)
    expect(all('column is:verified').length).toBeGreaterThan(10)
    expect(all('#giveaway has:links').length).toBeGreaterThan(50)
    const [club] = all('#bookclub -is:retweet')
    expect(all(`from:${club!.author.username} #bookclub`)).toContainEqual(club)
  })

  it('counts what it finds, by the day and by the hour', async () => {
    for (const granularity of ['day', 'hour']) {
      const { body } = await asking.x('counts', { query: most!.query, granularity })
      const sum = body.data.reduce((all: number, each: { tweet_count: number }) => all + each.tweet_count, 0)
      expect(sum).toBe(body.meta.total_tweet_count)
      expect(Math.abs(sum - most!.count)).toBeLessThanOrEqual(1)
      expect(body.data.length).toBe(granularity === 'day' ? 8 : 169)
      for (const [place, each] of body.data.entries()) if (place > 0) expect(each.start).toBe(body.data[place - 1].end)
    }
  })

  it.each([
    ['nothing to look for', { query: ' ' }, 'query'],
    ['a search that is too long', { query: 'a'.repeat(513) }, 'query'],
    ['an operator that it does not know', { query: 'a near:b' }, 'query'],
    ['too few at once', { query: 'a', max_results: '9' }, 'max_results'],
    ['too many at once', { query: 'a', max_results: '101' }, 'max_results'],
    ['a field that it does not have', { query: 'a', 'tweet.fields': 'colour' }, 'tweet.fields'],
    ['a page that there is not', { query: 'a', next_token: '?' }, 'next_token'],
    ['a time before its seven days', { query: 'a', start_time: '2020-01-01T00:00:00Z' }, 'start_time'],
    ['a parameter that it does not know', { query: 'a', limit: '5' }, 'limit'],
  ])('refuses %s as a problem', async (_what, asked, name) => {
    const answer = await asking.x('search', asked as Record<string, string>)
    expect(answer).toMatchObject({
      status: 400,
      body: { title: 'Invalid Request', type: expect.stringContaining('/problems/invalid-request') },
    })
    expect(Object.keys(answer.body.errors[0].parameters)).toEqual([name])
    expect(answer.headers.get('x-rate-limit-limit')).not.toBeNull()
  })

  it('refuses a wrong token, and says nothing of limits then', async () => {
    const { status, body, headers } = await asking.x('search', { query: 'a' }, 'wrong')
    expect([status, body]).toEqual([
      401,
      { title: 'Unauthorized', detail: 'Unauthorized', type: 'about:blank', status: 401 },
    ])
    expect(headers.get('x-rate-limit-limit')).toBeNull()
  })

  it('says with each answer what is left of a quarter of an hour, and refuses when nothing is', async () => {
    await asking.control('quotas', { quota: 'x.search', limit: 2 })
    const limits = ({ headers }: { headers: Headers }) =>
      ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-rate-limit-${name}`)))
    const first = limits(await search('a'))
    expect(first.slice(0, 2)).toEqual([2, 1])
    const seconds = first[2]! - Date.now() / 1_000
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThan(902)
    await search('a')
    const refused = await search('a')
    expect(refused).toMatchObject({
      status: 429,
      body: { title: 'Too Many Requests', type: 'about:blank', status: 429 },
    })
    expect(limits(refused)).toEqual([2, 0, first[2]])
    expect((await asking.x('counts', { query: 'a' })).status).toBe(200)
  })

  it('refuses further posts when those of a day have been read', async () => {
    await asking.control('quotas', { quota: 'x.posts', limit: 5 })
    expect((await search(most!.query)).status).toBe(200)
    expect(await search(most!.query)).toMatchObject({
      status: 429,
      body: { title: 'UsageCapExceeded', period: 'Daily', type: expect.stringContaining('/problems/usage-capped') },
    })
  })
})
