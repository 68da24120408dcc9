import { competitionAnnounced, competitionClosed } from '@storyright/contracts/events'
import { type Competition, competitionCalls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { competing } from './competing.ts'

const its = competing()
const { time, pass, form, announce, at, seen, enter, judge, told } = its

describe('announcing a competition', () => {
  it('lists those open first, then those to come, then those past, and tells of it', async () => {
    const past = await announce({ title: 'Past', closesAt: time(1) })
    pass(2)
    const [open, coming] = [await announce({ title: 'Now' }), await announce({ title: 'Soon', opensAt: time(1) })]
    const listed = (await its.community.get('/api/competitions', await its.community.join())).json<Competition[]>()
    const ids = [open.id, coming.id, past.id]
    expect(listed.filter(({ id }) => ids.includes(id)).map(({ id, status }) => [id, status])).toEqual([
      [open.id, 'open'],
      [coming.id, 'upcoming'],
      [past.id, 'closed'],
    ])
    expect((await its.community.told(open.id))[0]).toMatchObject({ type: competitionAnnounced.type, entityversion: 1 })
  })

  it('is for administrators, of what closes after it opens, and in the future', async () => {
    const ask = async (change: object, by: Viewer = its.admin) =>
      (await its.community.post('/api/competitions', by, form(change))).statusCode
    expect(await ask({}, await its.community.join())).toBe(403)
    expect(await ask({ closesAt: time(-2) })).toBe(400)
    expect(await ask({ opensAt: time(-3), closesAt: time(-2) })).toBe(400)
    expect(await ask({ title: ' ' })).toBe(400)
  })

  it('of the same request announces one', async () => {
    const [body, key] = [form({ title: 'Once' }), { 'idempotency-key': 'once' }]
    const [first, again] = [
      await its.community.post('/api/competitions', its.admin, body, key),
      await its.community.post('/api/competitions', its.admin, body, key),
    ]
    expect(again.json<Competition>().id).toBe(first.json<Competition>().id)
  })

  it('keeps two funding competitions apart, also of two administrators at once', async () => {
    const funding = { isFunding: true, opensAt: time(1000), closesAt: time(1001) }
    const both = await Promise.all([1, 2].map(() => its.community.post('/api/competitions', its.admin, form(funding))))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const next = await announce({ isFunding: true, opensAt: time(1002), closesAt: time(1003) })
    const moved = await its.community.send('PATCH', at(next.id), its.admin, { opensAt: time(1000.5) })
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'FUNDING_OVERLAPS'])
    expect((await announce({ opensAt: time(1000), closesAt: time(1001) })).isFunding).toBe(false)
  })
})

describe('changing a competition', () => {
  const change = async (id: string, body: object) => {
    const answer = await its.community.send('PATCH', at(id), its.admin, body)
    return [answer.statusCode, answer.json().code]
  }
  it('is possible in all until somebody has entered; then only its end moves, to later', async () => {
    const { id, closesAt } = await announce()
    expect(await change(id, { title: 'Other', prize: 'Another prize' })).toEqual([200, undefined])
    const viewer = await its.community.join()
    await enter(id, viewer)
    expect(await change(id, { title: 'Third' })).toEqual([409, 'ONLY_THE_END'])
    expect(await change(id, { closesAt: time(20) })).toEqual([409, 'ONLY_LATER'])
    expect(await change(id, { title: 'Other', closesAt: time(30) })).toEqual([200, undefined])
    const { title, closesAt: end } = await seen(id, viewer)
    expect([title, end > closesAt]).toEqual(['Other', true])
    const trail = (query = '', by: Viewer = its.admin) => its.community.get(`/api/admin/competitions/audit${query}`, by)
    const all = competitionCalls.competitionsAudit.reply.parse((await trail('?limit=100')).json())
    const audit = all.filter(({ competition }) => competition.id === id).toReversed()
    expect(audit.map(({ action, actor, competition }) => [action, actor.id, competition.title])).toEqual(
      ['announced', 'changed', 'changed'].map((action) => [action, its.admin.id, 'Other']),
    )
    const page = await trail('?limit=1')
    const next = /^<(.+)>; rel="next"$/.exec(String(page.headers.link))![1]!
    const read = [...page.json(), ...(await its.community.get(`${next}`, its.admin)).json()]
    expect(read).toEqual(all.slice(0, 2))
    expect((await trail('?limit=100&sort=when')).json()).toEqual(all.toReversed())
    expect((await trail('.csv')).body.trimEnd().split('\r\n')).toHaveLength(all.length + 1)
    expect([(await trail('', viewer)).statusCode, (await trail('.csv', viewer)).statusCode]).toEqual([403, 403])
    expect([audit[1]!.before, audit[1]!.after]).toEqual([
      { title: 'Small Screens, Long Shadows', prize: '£10,000 of development money' },
      { title: 'Other', prize: 'Another prize' },
    ])
  })

  it('after its end makes it open again, until it is decided', async () => {
    const { id } = await announce({ closesAt: time(1) })
    const viewer = await its.community.join()
    const entry = await enter(id, viewer)
    pass(2)
    await told(its.admin, 'has closed with one entry')
    expect(await change(id, { closesAt: time(1) })).toEqual([200, undefined])
    expect((await seen(id, viewer)).status).toBe('open')
    pass(2)
    await eventually(async () => {
      const events = await its.community.told(id)
      expect(events.filter(({ type }) => type === competitionClosed.type)).toHaveLength(2)
    })
    expect((await judge(id, entry.id, { status: 'chosen' })).statusCode).toBe(200)
    expect(await change(id, { closesAt: time(3) })).toEqual([409, 'ALREADY_CHOSEN'])
  })
})
