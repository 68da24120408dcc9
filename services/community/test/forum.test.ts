import { randomUUID } from 'node:crypto'
import type { ForumPost } from '@storyright/contracts/http'
import { communityMessages } from '@storyright/contracts/vocabulary'
import { postRows } from '../src/forum/post-rows.ts'
import { admin, discussing, idsOf, posts, valid } from './discussing.ts'
import { someone } from './harness.ts'

const its = discussing()
const { people, begin, reply, read, list, replies, change } = its

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
      const answer = await its.community.post(posts, people.iris, { ...valid, ...wrong })
      expect([wrong, answer.statusCode]).toEqual([wrong, 400])
    }
    const blank = await its.community.post(posts, people.iris, { ...valid, title: ' ' })
    expect(blank.json().detail).toBe(communityMessages.forum.postInvalid)
    const { id } = await begin()
    for (const nothing of [
      { title: '\u2800\u3164' },
      { content: '&nbsp;\u{e0041}' },
      { content: '[a]: https://a.test' },
    ])
      expect((await its.community.post(posts, people.iris, { ...valid, ...nothing })).json().detail).toBe(
        communityMessages.forum.postInvalid,
      )
    const blankReply = await its.community.post(`${posts}/${id}/replies`, people.tom, { content: ' ' })
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
      for (const answer of [await its.community.get(posts, viewer), await its.community.post(posts, viewer, valid)]) {
        expect(answer.statusCode).toBe(403)
        expect(answer.json().detail).toBe(communityMessages.forum.restrictedMessage)
      }
    for (const viewer of [
      someone('producer', 'premium'),
      someone('agent', 'free'),
      someone('admin'),
      someone('premium'),
    ])
      expect((await its.community.get(posts, viewer)).statusCode).toBe(200)
    expect((await its.community.get(posts, null)).statusCode).toBe(401)
  })

  it('is begun once for one Idempotency-Key, and so is a reply', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const title = `Once ${randomUUID()}`
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => its.community.post(posts, people.iris, { ...valid, title }, key)),
    )
    const [{ id }] = answers.map((answer) => answer.json()) as [ForumPost]
    expect(await postRows.of(its.community.db).countDocuments({ title })).toBe(1)
    const more = { 'idempotency-key': randomUUID() }
    await Promise.all(
      Array.from({ length: 4 }, () =>
        its.community.post(`${posts}/${id}/replies`, people.tom, { content: 'Once' }, more),
      ),
    )
    expect(await replies(id)).toHaveLength(1)
  })

  it('says what it mentions and links to, as far as its reader may see it', async () => {
    const listing = await its.community.addListing({ title: 'The Pilot', author: 'Ada' })
    const early = await its.community.addListing({ earlyAccessUntil: '2999-01-01T00:00:00.000Z' })
    const { id } = await begin({
      content: `@tom see /listing/${listing.id} and https://storyright.test/listing/${early.id}`,
    })
    expect(await read(id)).toMatchObject({
      mentions: [{ id: people.tom.id, username: 'tom', firstName: 'Tom' }],
      listings: [{ id: listing.id, title: 'The Pilot', author: 'Ada', coverImageUrl: null }, { id: early.id }],
    })
    expect(idsOf((await read(id, people.tom)).listings)).toEqual([listing.id])
  })

  it('is changed by its author, who keeps to the text; what it said before is kept', async () => {
    const { id } = await begin()
    expect((await change(id, { title: 'Taken over' }, people.tom)).statusCode).toBe(403)
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
    const row = await postRows.of(its.community.db).findOne({ _id: id })
    expect(row!.history).toMatchObject([{ text: `${valid.title}\n\n${valid.content}` }])
    expect(idsOf(await list('?search=two%20years'))).toContain(id)
  })

  it('is deleted by its author while nobody has replied', async () => {
    const { id } = await begin()
    expect((await its.community.send('DELETE', `${posts}/${id}`, people.tom)).statusCode).toBe(403)
    const answered = await begin()
    await reply(answered.id)
    expect((await its.community.send('DELETE', `${posts}/${answered.id}`, people.iris)).statusCode).toBe(409)
    expect((await its.community.send('DELETE', `${posts}/${id}`, people.iris)).statusCode).toBe(204)
    for (const gone of [id, randomUUID(), 'nonsense']) {
      expect((await its.community.get(`${posts}/${gone}`, people.iris)).statusCode).toBe(404)
      expect((await its.community.get(`${posts}/${gone}/replies`, people.iris)).statusCode).toBe(404)
      expect((await its.community.post(`${posts}/${gone}/replies`, people.tom, { content: 'Late' })).statusCode).toBe(
        404,
      )
      expect((await its.community.post(`${posts}/${gone}/view`, people.tom)).statusCode).toBe(404)
    }
    expect(idsOf(await list())).not.toContain(id)
  })

  it('is deleted or replied to, not both, in one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await begin()
      const [gone, answered] = await Promise.all([
        its.community.send('DELETE', `${posts}/${id}`, people.iris),
        its.community.post(`${posts}/${id}/replies`, people.tom, { content: 'Wait' }),
      ])
      expect([gone.statusCode, answered.statusCode]).toEqual(gone.statusCode === 204 ? [204, 404] : [409, 201])
    }
  })
})

describe('what others are told of the forum', () => {
  it('is who follows, is mentioned and is replied to, in a version each', async () => {
    const { id } = await begin({ content: 'Ask @tom' }, people.iris)
    const follower = await its.community.join()
    await its.community.post(`${posts}/${id}/subscription`, follower)
    await its.community.post(`${posts}/${id}/subscription`, follower)
    const gone = await its.community.join()
    await its.community.post(`${posts}/${id}/subscription`, gone)
    await its.community.send('DELETE', `${posts}/${id}/subscription`, gone)
    const blocker = await its.community.join()
    await its.community.post(`${posts}/${id}/subscription`, blocker)
    await its.community.post(`/api/people/${people.tom.id}/block`, blocker)
    const one = await reply(id, 'To @iris')
    const [posted] = await its.community.told<{ followers: string[]; mentioned: string[]; repliesTo: string }>(one.id)
    expect(posted).toMatchObject({
      type: 'community.reply.posted.v1',
      entityversion: 1,
      data: { postId: id, postTitle: valid.title, mentioned: [people.iris.id], repliesTo: people.iris.id },
    })
    expect(posted!.data.followers.toSorted()).toEqual([people.iris.id, follower.id].toSorted())
    await change(id, { title: 'Another title' })
    const events = await its.community.told<{ mentioned: string[]; title: string }>(id)
    expect(events.map(({ type, entityversion, data }) => [type, entityversion, data.mentioned])).toEqual([
      ['community.post.created.v1', 1, [people.tom.id]],
      ['community.post.updated.v1', 2, [people.tom.id]],
    ])
  })
})
