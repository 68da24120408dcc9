import {
  competitionEntered,
  competitionOpened,
  competitionSnapshot,
  entryJudged,
  entrySnapshot,
  entryWithdrawn,
  userClosed,
} from '@storyright/contracts/events'
import type { JudgedEntry } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually } from '@storyright/testing'
import { competitionAuditRows } from '../src/competitions/competition-audit-rows.ts'
import { competitionRows } from '../src/competitions/competition-rows.ts'
import { competing } from './competing.ts'

const its = competing()
const { time, pass, announce, at, seen, pitch, enter, judge, entriesOf, told } = its

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
    const audit = await competitionAuditRows
      .of(its.community.db)
      .find({ competitionId: id, action: 'judged' })
      .sort({ at: 1 })
      .toArray()
    expect(audit.map(({ before, after }) => [before.status, after.status])).toEqual([
      ['entered', 'shortlisted'],
      ['shortlisted', 'chosen'],
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
    const count = await competitionRows.of(its.community.db).countDocuments()
    expect(await its.community.toldBy(competitionSnapshot)).toHaveLength(count)
    expect((await its.community.toldBy(entrySnapshot)).length).toBeGreaterThan(20)
    expect((await its.community.toldBy(competitionOpened)).length).toBeGreaterThan(0)
  })
})
