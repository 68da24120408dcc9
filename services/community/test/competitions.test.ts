import {
  competitionAnnounced,
  competitionClosed,
  competitionEntered,
  competitionOpened,
  competitionSnapshot,
  entryJudged,
  entrySnapshot,
  entryWithdrawn,
  userClosed,
} from '@storyright/contracts/events'
import { type Competition, competitionCalls, type JudgedEntry } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually } from '@storyright/testing'
import { competing } from './competing.ts'

const its = competing()
const { time, pass, form, announce, at, seen, pitch, enter, judge, entriesOf, told } = its

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

describe('entering', () => {
  it('is once each, with a pitch and a deck of one’s own that offers keeps', async () => {
    const { id } = await announce()
    const viewer = await its.community.join()
    expect(await seen(id, viewer)).toMatchObject({ mayEnter: true, entered: false, entry: null, entries: null })
    const body = pitch(viewer)
    const entry = await enter(id, viewer, body)
    expect(its.decks.kept).toContain(body.deckFileUrl)
    expect(entry).toMatchObject({ status: 'entered', ...body, offerId: null, note: null })
    expect(await seen(id, viewer)).toMatchObject({ mayEnter: false, entered: true, entry: { id: entry.id } })
    expect(await seen(id, its.admin)).toMatchObject({ entries: 1, entered: false, mayEnter: false })
    const again = await its.community.post(at(id, '/entries'), viewer, pitch(viewer))
    expect([again.statusCode, again.json().detail]).toEqual([409, 'You have entered this competition already.'])
    expect((await its.community.told(entry.id)).map(({ type }) => type)).toEqual([competitionEntered.type])
  })

  it('of twenty requests at once is one, and of twenty people twenty', async () => {
    const { id } = await announce()
    const viewer = await its.community.join()
    const body = pitch(viewer)
    const same = await Promise.all(
      Array.from({ length: 20 }, () => its.community.post(at(id, '/entries'), viewer, body)),
    )
    expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(19).fill(409)])
    const people = await Promise.all(Array.from({ length: 20 }, () => its.community.join()))
    await Promise.all(people.map((person) => enter(id, person)))
    expect((await seen(id, its.admin)).entries).toBe(21)
    const page = await its.community.get(at(id, '/entries?limit=15'), its.admin)
    expect([page.json<[]>().length, page.headers['x-total-count']]).toEqual([15, '21'])
    const next = /<(.+)>; rel="next"/.exec(String(page.headers.link))![1]!
    const all = [...page.json<JudgedEntry[]>(), ...(await its.community.get(next, its.admin)).json<JudgedEntry[]>()]
    expect(new Set(all.map(({ entrant }) => entrant.id)).size).toBe(21)
    expect(all[0]!.entrant.id).toBe(viewer.id)
  })

  it('is counted exactly while people enter and leave at once', async () => {
    const { id } = await announce()
    const people = await Promise.all(Array.from({ length: 8 }, () => its.community.join()))
    await Promise.all(people.map((person) => enter(id, person)))
    const others = await Promise.all(Array.from({ length: 4 }, () => its.community.join()))
    const left = people.slice(0, 5).map((person) => its.community.send('DELETE', at(id, '/entries/mine'), person))
    await Promise.all([...left, ...others.map((person) => enter(id, person))])
    expect((await seen(id, its.admin)).entries).toBe(7)
    expect(await entriesOf(id)).toHaveLength(7)
  })

  it('is for premium members, the funding competition for every producer', async () => {
    const [free, agent] = [await its.community.join({ tier: 'free' }), await its.community.join({ role: 'agent' })]
    const [any, funding] = [await announce(), await announce({ isFunding: true, closesAt: time(2) })]
    const ask = async (viewer: Viewer, id: string) =>
      (await its.community.post(at(id, '/entries'), viewer, pitch(viewer))).statusCode
    expect([await ask(free, any.id), await ask(free, funding.id), await ask(agent, funding.id)]).toEqual([
      403, 201, 403,
    ])
    expect((await seen(any.id, free)).mayEnter).toBe(false)
    pass(3)
  })

  it('is refused outside of its times, with when those are', async () => {
    const viewer = await its.community.join()
    const { id } = await announce({ opensAt: time(1), closesAt: time(2) })
    const ask = async () => (await its.community.post(at(id, '/entries'), viewer, pitch(viewer))).json()
    expect(await ask()).toMatchObject({ status: 409, detail: expect.stringContaining('opens on') })
    pass(1.5)
    await enter(id, viewer)
    pass(1)
    expect(await ask()).toMatchObject({ status: 409, detail: expect.stringContaining('closed on') })
    expect((await its.community.send('DELETE', at(id, '/entries/mine'), viewer)).statusCode).toBe(409)
  })

  it('can be taken back while it is open, with all that was pitched, and done again', async () => {
    const { id } = await announce()
    const viewer = await its.community.join()
    const first = await enter(id, viewer)
    const mine = at(id, '/entries/mine')
    expect((await its.community.send('DELETE', mine, viewer)).statusCode).toBe(204)
    expect((await its.community.send('DELETE', mine, viewer)).statusCode).toBe(404)
    expect(await its.community.told(first.id)).toMatchObject([
      { type: competitionEntered.type },
      { type: entryWithdrawn.type, data: { deckFileUrl: null, status: 'withdrawn' } },
    ])
    expect((await enter(id, viewer)).id).not.toBe(first.id)
    expect(await entriesOf(id)).toHaveLength(1)
  })

  it('refuses a deck of somebody else’s at its field, and writes nothing while offers is away', async () => {
    const { id } = await announce()
    const [viewer, other] = [await its.community.join(), await its.community.join()]
    const ask = (body: object) => its.community.post(at(id, '/entries'), viewer, body)
    const stolen = await ask({ pitch: 'Mine', deckFileUrl: its.decks.send(other.id) })
    expect([stolen.statusCode, stolen.json().errors]).toEqual([
      400,
      [{ path: 'deckFileUrl', message: 'Please upload a deck with your pitch' }],
    ])
    expect((await ask({ pitch: 'Without a deck' })).statusCode).toBe(400)
    await its.decks.stop()
    expect((await ask(pitch(viewer))).statusCode).toBe(503)
    expect(await seen(id, viewer)).toMatchObject({ entered: false })
    await its.decks.start()
    await eventually(() => enter(id, viewer))
  })

  it('shows nobody the entries of others', async () => {
    const { id } = await announce()
    const viewer = await its.community.join()
    const entry = await enter(id, viewer)
    const other = await its.community.join()
    expect((await its.community.get(at(id, '/entries'), other)).statusCode).toBe(403)
    expect((await judge(id, entry.id, { status: 'chosen' }, other)).statusCode).toBe(403)
    expect((await seen(id, other)).entry).toBeNull()
  })
})

describe('judging', () => {
  it('shortlists at any time, chooses once it has closed, tells the entrants, and writes down each step', async () => {
    const { id } = await announce({ closesAt: time(1) })
    const [winner, other] = [await its.community.join({ companyName: 'Low Tide' }), await its.community.join()]
    const [best, second] = [await enter(id, winner), await enter(id, other)]
    expect(
      (await judge(id, best.id, { status: 'shortlisted', note: 'We should like to read more.' })).json(),
    ).toMatchObject({
      status: 'shortlisted',
      entrant: { id: winner.id, companyName: 'Low Tide' },
    })
    await told(winner, 'on the shortlist')
    expect((await seen(id, winner)).entry).toMatchObject({ note: 'We should like to read more.' })
    expect((await judge(id, best.id, { status: 'shortlisted' })).statusCode).toBe(409)
    const early = await judge(id, best.id, { status: 'chosen' })
    expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringContaining('It is open until')])
    pass(2)
    expect((await judge(id, best.id, { status: 'chosen', note: 'Well done.' })).statusCode).toBe(200)
    expect(await seen(id, other)).toMatchObject({
      status: 'decided',
      chosen: 'A pitch by Iris Okafor, Low Tide',
      entry: { status: 'not_chosen' },
    })
    await told(winner, 'Your entry was chosen')
    await told(other, 'Another entry was chosen')
    expect((await judge(id, second.id, { status: 'shortlisted' })).statusCode).toBe(409)
    await eventually(async () =>
      expect((await its.community.told(second.id)).at(-1)).toMatchObject({
        type: entryJudged.type,
        data: { status: 'not_chosen' },
      }),
    )
    const audit = await its.community.db.competitionAudit.findMany({
      where: { competitionId: id, action: 'judged' },
      orderBy: { at: 'asc' },
    })
    expect(audit).toMatchObject([
      { before: { status: 'entered' }, after: { status: 'shortlisted' } },
      { before: { status: 'shortlisted' }, after: { status: 'chosen' } },
    ])
  })

  it('of two administrators at once chooses one entry', async () => {
    const { id } = await announce({ closesAt: time(1) })
    const entries = await Promise.all(
      (await Promise.all([its.community.join(), its.community.join()])).map((one) => enter(id, one)),
    )
    pass(2)
    const answers = await Promise.all(entries.map((entry) => judge(id, entry.id, { status: 'chosen' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await eventually(async () =>
      expect((await entriesOf(id)).map(({ status }) => status).toSorted()).toEqual(['chosen', 'not_chosen']),
    )
  })
})

describe('what a closed account leaves', () => {
  it('is no entry of the same moment with what was pitched, and no two changes of one version', async () => {
    const { id } = await announce({ closesAt: time(1) })
    const [viewer, late] = [await its.community.join(), await its.community.join()]
    const entry = await enter(id, viewer)
    const shortlisted = { status: 'shortlisted', note: 'We should like to read more.' }
    await Promise.all([
      its.community.say(userClosed, 2, closedPerson(viewer.person)),
      judge(id, entry.id, shortlisted),
      its.community.say(userClosed, 2, closedPerson(late.person)),
      its.community.post(at(id, '/entries'), late, pitch(late)),
    ])
    for (const { entrant, pitch: left } of await entriesOf(id))
      expect([entrant.firstName, left]).toEqual(['Former', null])
    expect((await its.community.told(entry.id)).map(({ entityversion }) => entityversion)).toEqual([1, 2, 3])
  })

  it('is an entry without a name and without what was pitched', async () => {
    const { id } = await announce({ closesAt: time(1) })
    const viewer = await its.community.join()
    const entry = await enter(id, viewer)
    expect((await its.community.recordsOf(viewer.id)).json()).toMatchObject({
      competitionEntries: [{ pitch: entry.pitch, status: 'entered' }],
    })
    await its.community.say(userClosed, 2, closedPerson(viewer.person))
    expect(await entriesOf(id)).toMatchObject([
      { entrant: { firstName: 'Former', lastName: 'member', companyName: null }, pitch: null, deckFileUrl: null },
    ])
    expect((await its.community.told(entry.id)).at(-1)).toMatchObject({
      type: entrySnapshot.type,
      entityversion: 2,
      data: { deckFileUrl: null },
    })
    const late = await its.community.post(at(id, '/entries'), { ...viewer }, pitch(viewer))
    expect(late.statusCode).toBe(409)
  })
})

describe('republishing', () => {
  it('tells every competition and every entry once more', async () => {
    await its.community.republish()
    const count = await its.community.db.competition.count()
    expect(await its.community.toldBy(competitionSnapshot)).toHaveLength(count)
    expect((await its.community.toldBy(entrySnapshot)).length).toBeGreaterThan(20)
    expect((await its.community.toldBy(competitionOpened)).length).toBeGreaterThan(0)
  })
})
