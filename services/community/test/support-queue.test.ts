import { randomUUID } from 'node:crypto'
import {
  type Membership,
  membershipActivated,
  membershipExpired,
  type PublicSupportThread,
  userRegistered,
  userUpdated,
} from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import type { SupportPriority } from '@storyright/contracts/vocabulary'
import { sampleMembership, samplePerson } from '@storyright/testing'
import type { ThreadRow } from '../src/support/thread.store.ts'
import { queueOf } from '../src/support/thread.ts'
import { type Community, type Member, startCommunity } from './harness.ts'

let community: Community
let ada: Member
let now = Date.parse('2026-11-20T09:00:00Z')

beforeAll(async () => {
  community = await startCommunity({ clock: () => new Date(now) })
  ada = await community.join({ role: 'admin' })
})
beforeEach(() => community.db.supportThread.deleteMany({}))
afterAll(() => community?.stop())

const queue = async (): Promise<SupportThread[]> => (await community.get('/api/admin/support', ada)).json()
const idsIn = async () => (await queue()).map(({ id }) => id)
async function ask(viewer: Member): Promise<string> {
  now += 60_000
  const answer = await community.post('/api/support', viewer, { topic: 'offers', message: 'When is it answered?' })
  return answer.json<SupportThread>().id
}
const post = (viewer: Member, path: string, body?: object) => {
  now += 60_000
  return community.post(`/api/support/${path}`, viewer, body)
}

describe('the administrators’ queue', () => {
  it('has premium first, then whoever has waited longest, and at the end what awaits its member', async () => {
    const [free, premium] = [await community.join({ tier: 'free' }), await community.join()]
    const [first, second] = [await ask(free), await ask(free)]
    const [third, fourth] = [await ask(premium), await ask(premium)]
    expect(await idsIn()).toEqual([third, fourth, first, second])
    expect((await queue()).map(({ priority, member }) => [priority, member!.isPremium])).toEqual([
      ['high', true],
      ['high', true],
      ['normal', false],
      ['normal', false],
    ])
    await post(ada, `${third}/replies`, { message: 'Tomorrow.' })
    expect(await idsIn()).toEqual([fourth, first, second, third])
    await post(free, `${first}/replies`, { message: 'I am still waiting' }) // and does not lose the place
    expect(await idsIn()).toEqual([fourth, first, second, third])
    await post(premium, `${third}/replies`, { message: 'Thank you, but when?' })
    expect(await idsIn()).toEqual([fourth, third, first, second])
    await post(ada, `${fourth}/close`)
    expect(await idsIn()).toEqual([third, first, second])
    const closed = await community.get('/api/admin/support?status=closed', ada)
    expect(closed.json()).toMatchObject([{ id: fourth, status: 'closed' }])
  })

  it('is a file as a whole, in the same order', async () => {
    const [first, second] = [await ask(await community.join({ tier: 'free' })), await ask(await community.join())]
    await community.post(`/api/support/${first}/close`, ada)
    const file = (query = '', viewer = ada) => community.get(`/api/admin/support/queue.csv${query}`, viewer)
    const open = (await file()).body.trimEnd().split('\r\n')
    expect(open).toHaveLength(2)
    expect(open[0]).toMatch(/^\uFEFFQuestion,Topic,About,Member,Priority,/)
    expect(open[1]).toMatch(new RegExp(`^${second},offers,.*,high,open,support,.*,When is it answered\\?$`))
    expect((await file('?status=closed')).body).toContain(first)
    expect((await file('', await community.join())).statusCode).toBe(403)
  })

  it('follows a change of tier, and no older event wins', async () => {
    const [member, other] = [await community.join({ tier: 'free' }), await community.join({ tier: 'free' })]
    const [before, late, finished] = [await ask(other), await ask(member), await ask(member)]
    await post(member, `${finished}/close`)
    const paid = (premiumExpiresAt: string | null): Membership =>
      sampleMembership({ userId: member.id, premiumExpiresAt })
    await community.say(membershipActivated, 3, paid('2027-11-20T00:00:00.000Z'))
    expect(await idsIn()).toEqual([late, before])
    await community.say(membershipExpired, 2, paid(null)) // older, and late
    expect(await idsIn()).toEqual([late, before])
    await community.say(membershipExpired, 4, paid(null))
    await community.say(membershipActivated, 3, paid('2027-11-20T00:00:00.000Z'))
    expect(await idsIn()).toEqual([before, late])
    await community.say(userUpdated, 2, { ...member.person, role: 'premium' })
    await community.say(userUpdated, 1, member.person)
    expect(await idsIn()).toEqual([late, before])
    const versions = (await community.told<PublicSupportThread>(late)).map(({ entityversion, data }) => [
      entityversion,
      data.priority,
    ])
    expect(versions).toEqual([
      [1, 'normal'],
      [2, 'high'],
      [3, 'normal'],
      [4, 'high'],
    ])
    expect(await community.db.supportThread.findUnique({ where: { id: finished } })).toMatchObject({
      priority: 'normal',
    })
    await post(ada, `${finished}/reopen`)
    expect(await community.db.supportThread.findUnique({ where: { id: finished } })).toMatchObject({ priority: 'high' })
  })
})

describe('somebody who asks at the moment at which they pay', () => {
  it('comes first, whichever was first', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => community.join({ tier: 'free' })))
    const paid = { premiumExpiresAt: '2027-11-20T00:00:00.000Z' }
    await Promise.all(
      people.flatMap((member) => [
        ask(member),
        community.say(membershipActivated, 1, sampleMembership({ userId: member.id, ...paid })),
      ]),
    )
    expect((await queue()).map(({ priority }) => priority)).toEqual(people.map(() => 'high'))
  })
})

describe('somebody of whom nothing was known', () => {
  it('comes first once it is known that they pay, also where both are told at once', async () => {
    const people = Array.from({ length: 12 }, () => samplePerson())
    await community.db.supportThread.createMany({ data: people.map(({ id }) => openThread(id)) })
    const told = people.flatMap((person) => [
      community.publisher.say(userRegistered, 1, person),
      community.publisher.say(membershipActivated, 1, sampleMembership({ userId: person.id })),
    ])
    for (const event of await Promise.all(told)) await community.handled(event)
    expect(await community.db.supportThread.count({ where: { priority: 'high', queue: 0 } })).toBe(people.length)
  })
})

const openThread = (memberId: string): ThreadRow => {
  const at = new Date(now)
  const standing = { status: 'open', priority: 'normal', awaits: 'support' } as const
  return {
    ...{ id: randomUUID(), version: 1, memberId, topic: 'other', ...standing, queue: queueOf(standing) },
    ...{ waitingSince: at, offerId: null, listingId: null, about: null, createdAt: at, updatedAt: at },
    ...{ messageCount: 1, by: null },
    last: { id: randomUUID(), authorId: memberId, isFromSupport: false, excerpt: 'A question', at: at.toISOString() },
  }
}

describe('two thousand threads', () => {
  const COUNT = 2_000
  let member: Member
  let rows: ThreadRow[]
  beforeEach(async () => {
    member = await community.join({ tier: 'free' })
    rows = Array.from({ length: COUNT }, (_one, place) => rowAt(place))
    await community.db.supportThread.createMany({ data: rows })
    await community.db.supportMessage.createMany({
      data: rows.map(({ id: threadId, last, memberId: authorId, createdAt }) => ({
        ...{ id: last.id, threadId, number: 1, authorId, isFromSupport: false, message: 'A question', createdAt },
      })),
    })
  })

  function rowAt(place: number): ThreadRow {
    // Every fifth stands at the same moment as the one before.
    const at = new Date(now - (place - (place % 5 === 4 ? 1 : 0)) * 1_000)
    const priority: SupportPriority = place % 4 === 0 ? 'high' : 'normal'
    const awaits = place % 3 === 0 ? 'member' : 'support'
    const status = place % 10 === 9 ? 'closed' : 'open'
    const standing = { priority, awaits, status } as const
    const moment = { waitingSince: at, createdAt: at, updatedAt: at }
    return {
      ...openThread(place % 4 === 1 ? member.id : randomUUID()),
      ...standing,
      queue: queueOf(standing),
      ...moment,
    }
  }

  async function walk(url: string, viewer: Member) {
    const ids: string[] = []
    let total = ''
    for (let next: string | undefined = url; next; ) {
      const answer = await community.get(next, viewer)
      expect(answer.statusCode).toBe(200)
      total ||= String(answer.headers['x-total-count'])
      ids.push(...answer.json<SupportThread[]>().map(({ id }) => id))
      next = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    return { ids, total: Number(total) }
  }
  const idsOf = (found: ThreadRow[]) => found.map(({ id }) => id)
  const by = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
  const inQueue = (one: ThreadRow, other: ThreadRow) =>
    by(one.queue, other.queue) || by(+one.waitingSince, +other.waitingSince) || by(one.id, other.id)
  const latestFirst = (one: ThreadRow, other: ThreadRow) => by(+other.updatedAt, +one.updatedAt) || by(other.id, one.id)

  it('are whole and in order, part by part, for either side', async () => {
    const open = idsOf(rows.filter(({ status }) => status === 'open').toSorted(inQueue))
    expect(await walk('/api/admin/support?limit=100', ada)).toEqual({ ids: open, total: open.length })
    const closed = idsOf(rows.filter(({ status }) => status === 'closed').toSorted(latestFirst))
    expect(await walk('/api/admin/support?limit=100&status=closed', ada)).toEqual({ ids: closed, total: closed.length })
    const own = idsOf(rows.filter(({ memberId }) => memberId === member.id).toSorted(latestFirst))
    expect(await walk('/api/support?limit=100', member)).toEqual({ ids: own, total: own.length })
    for (const cursor of ['nonsense', Buffer.from('[9,"2026-11-20T09:00:00.000Z","x"]').toString('base64url')])
      expect((await community.get(`/api/admin/support?cursor=${cursor}`, ada)).statusCode).toBe(400)
  })
})
