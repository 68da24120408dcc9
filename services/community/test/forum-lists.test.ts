import { randomUUID } from 'node:crypto'
import type { ForumReply } from '@storyright/contracts/http'
import { admin, discussing, idsOf, posts, valid } from './discussing.ts'

const its = discussing()
const { people, begin, reply, list, change, pass } = its

describe('the list of discussions', () => {
  it('has sticky ones first, then those with the latest activity', async () => {
    const category = 'business'
    const [first, second, third] = [await begin({ category }), await begin({ category }), await begin({ category })]
    expect(idsOf(await list('?category=business'))).toEqual(idsOf([third, second, first]))
    await reply(first.id)
    await change(second.id, { isSticky: true }, admin)
    expect(idsOf(await list('?category=business'))).toEqual(idsOf([second, first, third]))
  })

  it('can be sorted by when discussions began and by replies, and read part by part in that order', async () => {
    const tag = `Sorted ${randomUUID().slice(0, 8)}`
    const [first, second, third] = [
      await begin({ tags: [tag] }),
      await begin({ tags: [tag] }),
      await begin({ tags: [tag] }),
    ]
    for (const id of [first.id, first.id, second.id]) await reply(id)
    const sorted = async (sort: string) => idsOf(await list(`?tag=${tag}&sort=${sort}`))
    expect(await sorted('newest')).toEqual(idsOf([third, second, first]))
    expect(await sorted('replies')).toEqual(idsOf([first, second, third]))
    expect(await sorted('latest')).toEqual(idsOf([second, first, third]))
    const part = await its.community.get(`${posts}?tag=${encodeURIComponent(tag)}&sort=replies&limit=2`, people.iris)
    const next = /<(.+)>; rel="next"/.exec(String(part.headers.link))![1]!
    expect([...idsOf(part.json()), ...idsOf((await its.community.get(next, people.iris)).json())]).toEqual(
      idsOf([first, second, third]),
    )
    expect((await its.community.get(`${posts}?sort=loudest`, people.iris)).statusCode).toBe(400)
  })

  it('is a file of all that the filters let through, the latest begun first', async () => {
    const tag = `File ${randomUUID().slice(0, 8)}`
    const [first, second] = [await begin({ tags: [tag] }), await begin({ tags: [tag] })]
    await reply(first.id)
    const file = (viewer = people.iris) => its.community.get(`${posts}/list.csv?tag=${encodeURIComponent(tag)}`, viewer)
    const [heads, ...lines] = (await file()).body.trimEnd().split('\r\n')
    expect(heads).toMatch(/^\uFEFFDiscussion,Title,Category,Tags,/)
    expect(lines.map((line) => line.split(',')[0])).toEqual([second.id, first.id])
    expect((await its.community.get(`${posts}/list.csv?only=loud`, people.iris)).statusCode).toBe(400)
  })

  it('can be of those without a reply, and of those with something that the reader has not read', async () => {
    const tag = `Only ${randomUUID().slice(0, 8)}`
    const [replied, quiet] = [await begin({ tags: [tag] }), await begin({ tags: [tag] })]
    await reply(replied.id)
    expect(idsOf(await list(`?tag=${tag}&only=unanswered`))).toEqual(idsOf([quiet]))
    for (const { id } of [replied, quiet]) await its.community.post(`${posts}/${id}/view`, people.iris, {})
    await its.community.post(`${posts}/${replied.id}/read`, people.iris, {})
    expect(await list(`?tag=${tag}&only=unread`)).toEqual([])
    await reply(quiet.id)
    for (const sort of ['latest', 'newest'])
      expect(idsOf(await list(`?tag=${tag}&only=unread&sort=${sort}`))).toEqual(idsOf([quiet]))
  })

  it('takes tags as a list, or as one text with commas', async () => {
    const typed = { tags: 'fees, Notice period,,fees ' }
    expect((await begin(typed)).tags).toEqual(['fees', 'Notice period'])
    expect((await begin({ tags: '' })).tags).toEqual([])
  })

  it('says who takes part, and counts a reply at once', async () => {
    const { id } = await begin()
    const answer = await reply(id)
    const read = async () => (await its.community.get(`${posts}/${id}`, people.iris)).json()
    const post = await read()
    expect(post).toMatchObject({ replyCount: 1 })
    expect(idsOf(post.participants)[0]).toBe(post.author.id)
    expect(idsOf(post.participants)).toContain(answer.author.id)
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
      const answer = await its.community.get(url, people.iris)
      expect(answer.headers['x-total-count']).toBe('5')
      found.push(...idsOf(answer.json()))
      url = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(found).toEqual(inOrder)
    for (const wrong of ['cursor=nonsense', 'limit=0', 'limit=101', 'limit=x', 'category=gossip'])
      expect((await its.community.get(`${posts}?${wrong}`, people.iris)).statusCode).toBe(400)
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
      (await its.community.get(`${posts}?search=${encodeURIComponent('a(.*)+[\\^$'.repeat(10))}`, people.iris))
        .statusCode,
    ).toBe(200)
    expect((await list())[0]).not.toHaveProperty('matched')
  })

  it('has what a search finds in the order of relevance: the title before tags, those before the text', async () => {
    const word = `xq${randomUUID().slice(0, 4)}`
    const inTitle = await begin({ title: `About ${word}` })
    const inTags = await begin({ tags: [word] })
    const inText = await begin({ content: `Once ${word}.` })
    const order = async (query: string) => idsOf(await list(`?search=${word}${query}`))
    const [byRelevance, byTime] = [idsOf([inTitle, inTags, inText]), idsOf([inText, inTags, inTitle])]
    expect(await order('')).toEqual(byRelevance)
    expect(await order('&sort=relevance')).toEqual(byRelevance)
    for (const sort of ['latest', 'newest']) expect(await order(`&sort=${sort}`)).toEqual(byTime)
    const parts: string[] = []
    for (let url: string | undefined = `${posts}?search=${word}&limit=1`; url; ) {
      const answer = await its.community.get(url, people.iris)
      parts.push(...idsOf(answer.json()))
      url = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(parts).toEqual(byRelevance)
    // Without a search there is nothing to be relevant to.
    expect(idsOf(await list('?sort=relevance'))).toEqual(idsOf(await list('?sort=latest')))
  })

  it('finds what a mistyped word means, where nothing is found as it is typed', async () => {
    const { id } = await begin({ title: 'Optional reversions', content: 'The Zwischenraum clause.' })
    for (const words of ['zwischenruam', 'Zwishenraum clause', 'zwichenraums']) {
      const [found] = await list(`?search=${encodeURIComponent(words)}`)
      expect(found).toMatchObject({ id, matched: expect.arrayContaining(['Zwischenraum']) })
    }
    for (const words of ['zwischen-room', 'zwisch raum', 'cluse zwischenraum film'])
      expect(await list(`?search=${encodeURIComponent(words)}`)).toEqual([])
    // It is no question of the filters: as it is typed it is found elsewhere.
    await begin({ title: 'Kurzform', category: 'legal' })
    await begin({ title: 'Kurzfarm', category: 'technical' })
    expect(await list('?search=kurzform&category=technical')).toEqual([])
    await change(id, { title: 'Fees', content: 'None.' })
    expect(await list('?search=zwischenraum')).toEqual([])
  })

  it('takes any cursor that could be one, and refuses the others', async () => {
    const cursorOf = (place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url')
    const [at, id] = ['2001-01-01T00:00:00.000Z', randomUUID()]
    for (const [query, place, status] of [
      ['', [true, at, id], 200],
      ['', [at, id], 400],
      ['sort=newest', [at, id], 200],
      ['sort=replies', [2 ** 31 - 1, id], 200],
      ['sort=replies', [2 ** 31, id], 400],
      ['search=fees', [1e300, id], 200],
      ['search=fees', ['1', id], 400],
    ] as const) {
      const answer = await its.community.get(`${posts}?${query}&cursor=${cursorOf([...place])}`, people.iris)
      expect([query, place, answer.statusCode]).toEqual([query, place, status])
    }
  })

  it('counts what the forum counts', async () => {
    const before = (await its.community.get('/api/forum/stats', people.iris)).json()
    const { id } = await begin()
    await reply(id)
    await its.community.post(`${posts}/${id}/view`, people.tom)
    expect((await its.community.get('/api/forum/stats', people.iris)).json()).toEqual({
      discussions: before.discussions + 1,
      replies: before.replies + 1,
      views: before.views + 1,
      activeToday: before.activeToday + 1,
    })
  })
})

describe('what is new to somebody', () => {
  it('is what was begun since their last visit, and replies since they last read', async () => {
    const [reader, author] = [await its.community.join(), await its.community.join()]
    const write = async (url: string, body: object) => (await its.community.post(url, author, body)).json()
    const seen = async (id: string) => (await list('', reader)).find((post) => post.id === id)
    const old = await write(posts, valid)
    expect(await seen(old.id)).toMatchObject({ isNew: false, unreadCount: 0 }) // the first visit
    pass(60)
    const fresh = await write(posts, valid)
    expect(await seen(fresh.id)).toMatchObject({ isNew: true })
    expect(await seen(old.id)).toMatchObject({ isNew: false })
    pass(10)
    expect(await seen(fresh.id)).toMatchObject({ isNew: true }) // still the same visit
    await its.community.post(`${posts}/${fresh.id}/view`, reader)
    expect(await seen(fresh.id)).toMatchObject({ isNew: false, viewCount: 1, unreadCount: 0, firstUnreadId: null })
    // Once a person and day, also for those who open it many times at once.
    await Promise.all(Array.from({ length: 5 }, () => its.community.post(`${posts}/${fresh.id}/view`, reader)))
    expect(await seen(fresh.id)).toMatchObject({ viewCount: 1 })
    await its.community.post(`${posts}/${fresh.id}/view`, people.tom)
    expect(await seen(fresh.id)).toMatchObject({ viewCount: 2 })

    const answers: ForumReply[] = []
    for (let n = 0; n < 3; n++) {
      pass(1)
      answers.push(await write(`${posts}/${fresh.id}/replies`, { content: `Reply ${n}` }))
    }
    expect(await seen(fresh.id)).toMatchObject({ unreadCount: 3, firstUnreadId: answers[0]!.id })
    const readTo = (replyId: string | null) => its.community.post(`${posts}/${fresh.id}/read`, reader, { replyId })
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
