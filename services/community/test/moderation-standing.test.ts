import { userClosed } from '@storyright/contracts/events'
import { closedPerson } from '@storyright/testing'
import { because, moderating, refusal } from './moderating.ts'

const day = 24 * 3_600_000
const its = moderating()
const { people, comment, comments, discuss, replyTo, flagged, decide, decided, queue, queued, told, audited } = its

describe('warning and muting', () => {
  it('warns once about one text, which is left to be decided', async () => {
    const author = await its.community.join()
    const said = await comment(author)
    const id = await flagged(people.tom, 'comment', said)
    const answers = await Promise.all([
      decide(people.ada, id, 'warn', because),
      decide(people.max, id, 'warn', because),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await queued(id)).toMatchObject({ status: 'open', author: { warned: 1 } })
    expect(await told(said.id)).toMatchObject([{ action: 'warn', reason: because.reason, reporters: [] }])
    expect(await audited(said.id)).toMatchObject([{ before: { warned: 0 }, after: { warned: 1 } }])
  })

  it('mutes for some hours: reads, cannot write, and is told until when', async () => {
    const author = await its.community.join()
    const said = await comment(author)
    const post = await discuss(author)
    const reply = await replyTo(post, author)
    const id = await flagged(people.tom, 'comment', said)
    const { author: record } = await decided(people.ada, id, 'mute', { ...because, hours: 24 })
    expect(Date.parse(record.mutedUntil!) - Date.now()).toBeGreaterThan(day - 60_000)
    expect(await told(said.id)).toMatchObject([{ action: 'mute', mutedUntil: record.mutedUntil }])
    expect((await comments(author)).length).toBeGreaterThan(0)
    const refused = await its.community.post(`/api/listings/${its.listingId}/comments`, author, { content: 'But' })
    expect([refused.statusCode, refused.json().code, refused.json().mutedUntil]).toEqual([
      403,
      'MUTED',
      record.mutedUntil,
    ])
    expect(refused.json().detail).toMatch(/muted you until \d+ \w{3} \d{4}, \d\d:\d\d, UK time/)
    for (const [method, url, body] of [
      ['PUT', `/api/comments/${said.id}`, { content: 'But' }],
      ['POST', '/api/forum/posts', { title: 'But', content: 'But', category: 'general' }],
      ['PATCH', `/api/forum/posts/${post.id}`, { content: 'But' }],
      ['POST', `/api/forum/posts/${post.id}/replies`, { content: 'But' }],
      ['PATCH', `/api/forum/replies/${reply.id}`, { content: 'But' }],
    ] as const)
      expect(await refusal(its.community.send(method, url, author, body))).toEqual([403, 'MUTED'])
    expect(await refusal(decide(people.max, id, 'mute', { ...because, hours: 24 }))).toEqual([409, 'ALREADY_MUTED'])
    await decided(people.max, id, 'mute', { ...because, hours: 48 })
    await decided(people.ada, id, 'unmute')
    expect(await refusal(decide(people.ada, id, 'unmute'))).toEqual([409, 'NOT_MUTED'])
    await comment(author, 'At last')
  })
})

describe('where a discussion stands', () => {
  it('is locked, moved and made sticky, from a flag of it or of a reply, each once', async () => {
    const post = await discuss(people.iris)
    const reply = await replyTo(post, people.tom)
    const id = await flagged(people.iris, 'reply', reply)
    const state = async () => (await its.community.get(`/api/forum/posts/${post.id}`, people.iris)).json()
    for (const [action, more, after] of [
      ['lock', {}, { isLocked: true }],
      ['move', { category: 'business' }, { category: 'business' }],
      ['stick', {}, { isSticky: true }],
      ['unstick', {}, { isSticky: false }],
      ['unlock', {}, { isLocked: false }],
    ] as const) {
      const answers = await Promise.all([decide(people.ada, id, action, more), decide(people.max, id, action, more)])
      expect([action, ...answers.map(({ statusCode }) => statusCode).toSorted()]).toEqual([action, 200, 409])
      expect(await state()).toMatchObject(after)
      expect((await audited(post.id))[0]).toMatchObject({
        action,
        subject: 'post',
        author: { id: people.iris.id },
        after,
      })
    }
    expect(await queued(id)).toMatchObject({ status: 'open' })
    const onListing = await flagged(people.tom, 'comment', await comment(people.iris))
    expect(await refusal(decide(people.ada, onListing, 'lock'))).toEqual([400, 'NO_DISCUSSION'])
  })
})

describe('what community holds about somebody', () => {
  it('is what they flagged, what was decided about them and how they stand, without who flagged or decided', async () => {
    const author = await its.community.join()
    const said = await comment(author)
    const id = await flagged(people.tom, 'comment', said, { note: 'For Tom alone' })
    await flagged(author, 'comment', said, { reason: 'other' })
    await decided(people.ada, id, 'warn', because)
    const { flagged: flags, decisions, standing } = (await its.community.recordsOf(author.id)).json()
    expect(flags).toEqual([
      { subject: 'comment', subjectId: said.id, status: 'open', reason: 'other', note: null, at: expect.any(String) },
    ])
    expect(decisions).toMatchObject([{ action: 'warn', reason: because.reason }])
    expect(standing).toEqual({ mutedUntil: null, warned: 1, removed: 0 })
    for (const others of [people.ada.id, people.tom.id, 'For Tom alone'])
      expect(JSON.stringify([flags, decisions])).not.toContain(others)
    await its.community.say(userClosed, 2, closedPerson(author.person))
    expect((await its.community.recordsOf(author.id)).json()).toMatchObject({ standing: null })
  })
})

describe('the export of one’s own texts', () => {
  it('has those that moderators removed, without which moderator did', async () => {
    const author = await its.community.join()
    const [said, post] = [await comment(author), await discuss(author)]
    const reply = await replyTo(await discuss(people.iris), author)
    await decided(people.ada, await flagged(people.tom, 'comment', said), 'remove', because)
    await decided(people.ada, await flagged(people.tom, 'post', post), 'remove', because)
    await decided(people.ada, await flagged(people.tom, 'reply', reply), 'remove', because)
    const { comments, discussions, replies, decisions } = (await its.community.recordsOf(author.id)).json()
    for (const list of [comments, discussions, replies]) expect(list).toMatchObject([{ isDeleted: true }])
    expect(decisions).toHaveLength(3)
    expect(JSON.stringify([comments, discussions, replies, decisions])).not.toContain(people.ada.id)
  })
})

describe('what the forum counts', () => {
  it('follows what moderators remove, show and move', async () => {
    const young = await its.community.join({ createdAt: new Date().toISOString() })
    const [removed, moved, waiting] = [
      await discuss(people.iris),
      await discuss(people.iris),
      await discuss(young, 'https://x.example'),
    ]
    const [, held] = [await replyTo(moved, people.tom), await replyTo(moved, young, 'https://x.example')]
    const discussions = async () => (await its.community.get('/api/forum/stats', people.iris)).json().discussions
    const before = await discussions()
    await decided(people.ada, await flagged(people.tom, 'post', removed), 'remove', because)
    await decided(people.ada, await flagged(people.tom, 'post', moved), 'move', { category: 'general' })
    for (const row of await queue())
      if ([waiting.id, held.id].includes(row.subjectId)) await decided(people.ada, row.id, 'keep')
    expect(await discussions()).toBe(before)
    expect((await its.community.get(`/api/forum/posts/${moved.id}`, people.iris)).json()).toMatchObject({
      replyCount: 2,
    })
  })
})
