import { randomUUID } from 'node:crypto'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { auditRows } from '../src/audit/audit-rows.ts'
import { admin, discussing, idsOf, posts } from './discussing.ts'

const its = discussing()
const { people, begin, reply, read, replies, change } = its

describe('replies', () => {
  it('stand the oldest first, part by part', async () => {
    const { id } = await begin()
    const written: string[] = []
    for (let n = 0; n < 5; n++) written.push((await reply(id, `Reply ${n}`)).id)
    expect(idsOf(await replies(id))).toEqual(written)
    const first = await its.community.get(`${posts}/${id}/replies?limit=3`, people.iris)
    expect(first.headers['x-total-count']).toBe('5')
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))![1]!
    expect(idsOf([...first.json(), ...(await its.community.get(next, people.iris)).json()])).toEqual(written)
  })

  it('are read to the end from a place before the discussion, also where there are none', async () => {
    const { id } = await begin()
    const place = ['2001-01-01T00:00:00.000Z', randomUUID()]
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
    expect(await replies(id, `?cursor=${cursor}`)).toEqual([])
    const { id: only } = await reply(id)
    expect(idsOf(await replies(id, `?cursor=${cursor}`))).toEqual([only])
  })

  it('are counted, changed and deleted by their author; a deleted one leaves its place', async () => {
    const { id } = await begin()
    const one = await reply(id, 'Before')
    await reply(id, 'Another')
    await eventually(async () => expect((await read(id)).replyCount).toBe(2))
    const url = `/api/forum/replies/${one.id}`
    expect((await its.community.send('PATCH', url, people.iris, { content: 'Mine' })).statusCode).toBe(403)
    expect((await its.community.send('PATCH', url, people.tom, { content: 'After' })).json()).toMatchObject({
      content: 'After',
    })
    expect((await its.community.send('DELETE', url, people.iris)).statusCode).toBe(403)
    expect((await its.community.send('DELETE', url, people.tom)).statusCode).toBe(204)
    expect((await its.community.send('DELETE', url, people.tom)).statusCode).toBe(404)
    expect(await replies(id)).toMatchObject([{ isDeleted: true, content: '' }, { isDeleted: false }])
    await eventually(async () => expect((await read(id)).replyCount).toBe(1))
  })

  it('that are deleted give the discussion back its place in time', async () => {
    const { id, createdAt } = await begin()
    const late = await reply(id)
    expect((await read(id)).lastActivityAt).toBe(late.createdAt)
    await its.community.send('DELETE', `/api/forum/replies/${late.id}`, people.tom)
    await eventually(async () => expect((await read(id)).lastActivityAt).toBe(createdAt))
  })

  it('are not written, nor is anything changed, while the discussion is locked; the administrator’s doing is audited', async () => {
    const { id } = await begin()
    const own = await reply(id)
    expect((await change(id, { isLocked: true, isSticky: true, category: 'general' }, admin)).json()).toMatchObject({
      isLocked: true,
      isSticky: true,
      category: 'general',
    })
    for (const viewer of [people.iris, people.tom, admin])
      expect((await its.community.post(`${posts}/${id}/replies`, viewer, { content: 'Still' })).statusCode).toBe(409)
    expect((await change(id, { content: 'Changed' })).statusCode).toBe(409)
    expect(
      (await its.community.send('PATCH', `/api/forum/replies/${own.id}`, people.tom, { content: 'x' })).statusCode,
    ).toBe(409)
    expect((await change(id, { isLocked: false }, admin)).statusCode).toBe(200)
    await reply(id)
    const audit = await auditRows.of(its.community.db).find({ subjectId: id }).toArray()
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['lock', 'move', 'stick', 'unlock'])
    expect(audit[0]).toMatchObject({ actorId: admin.id, authorId: people.iris.id })
  })

  it('are accepted by who asked or an administrator, one at a time', async () => {
    const { id } = await begin()
    const [one, other] = [await reply(id), await reply(id)]
    const accept = (replyId: string, viewer: Viewer = people.iris) =>
      its.community.post(`/api/forum/replies/${replyId}/accept`, viewer)
    const accepted = async () => (await read(id)).acceptedReplyId
    expect((await accept(one.id, people.tom)).statusCode).toBe(403)
    expect((await accept(one.id)).json()).toMatchObject({ id: one.id, isAcceptedAnswer: true })
    expect((await accept(other.id, admin)).json().isAcceptedAnswer).toBe(true)
    expect(await accepted()).toBe(other.id)
    expect((await replies(id)).map(({ isAcceptedAnswer }) => isAcceptedAnswer)).toEqual([false, true])
    expect((await accept(other.id)).json().isAcceptedAnswer).toBe(false)
    expect(await accepted()).toBeNull()
    await accept(one.id)
    await its.community.send('DELETE', `/api/forum/replies/${one.id}`, people.tom)
    expect(await accepted()).toBeNull()
    expect((await accept(one.id)).statusCode).toBe(404)
  })

  it('are accepted or deleted, not both, in one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await begin()
      const one = await reply(id)
      await Promise.all([
        its.community.post(`/api/forum/replies/${one.id}/accept`, people.iris),
        its.community.send('DELETE', `/api/forum/replies/${one.id}`, people.tom),
      ])
      expect((await read(id)).acceptedReplyId).toBeNull()
    }
  })
})
