import type { Envelope, ViewsOfMonth } from '@storyright/contracts/events'
import { internalTokenHeader } from '@storyright/contracts/http'
import { eventually, type Recording, recordEvents } from '@storyright/testing'
import { internalToken, type Membership, someone, startMembership } from './harness.ts'

let now = new Date('2026-11-22T10:00:00Z')
let membership: Membership
let told: Recording<Envelope<ViewsOfMonth>>
beforeAll(async () => {
  membership = await startMembership({ clock: () => now })
  told = await recordEvents(membership.natsUrl, 'membership.view.>')
})
beforeEach(() => {
  now = new Date('2026-11-22T10:00:00Z')
})
afterAll(async () => {
  await told.stop()
  await membership.stop()
})

const five = [1, 2, 3, 4, 5]
const statusOf = async (viewer = someone()) => (await membership.get('/api/membership/status', viewer)).json()
const openedBy = async (viewer = someone()) => (await membership.get('/api/membership/views', viewer)).json()

describe('a free member’s month', () => {
  it('has room for five different listings; the sixth stays closed, the five stay open', async () => {
    const viewer = someone()
    for (const listing of five) expect(await membership.open(viewer.id, listing)).toBe(true)
    expect(await membership.open(viewer.id, 6)).toBe(false)
    for (const listing of five) expect(await membership.open(viewer.id, listing)).toBe(true)
    expect((await statusOf(viewer)).usage).toEqual({
      listingViews: 5,
      remaining: 0,
      resetDate: '2026-12-01T00:00:00.000Z',
    })
  })

  it('has room for exactly five, however many are opened at once', async () => {
    const viewer = someone()
    const opened = await Promise.all(
      Array.from({ length: 60 }, (_none, at) => membership.open(viewer.id, 100 + (at % 20))),
    )
    const { counted } = await membership.db.viewMonth.findFirstOrThrow({ where: { personId: viewer.id } })
    expect(counted).toHaveLength(5)
    const open = new Set(opened.flatMap((isOpen, at) => (isOpen ? [String(100 + (at % 20))] : [])))
    expect([...open].sort()).toEqual(counted.toSorted())
  })

  it('costs one for the same listing, however often and at once', async () => {
    const viewer = someone()
    const opened = await Promise.all(Array.from({ length: 20 }, () => membership.open(viewer.id, 7)))
    expect(opened).toEqual(Array(20).fill(true))
    expect((await statusOf(viewer)).usage.listingViews).toBe(1)
  })

  it('begins anew with the month in UTC', async () => {
    const viewer = someone()
    for (const listing of five) await membership.open(viewer.id, listing)
    now = new Date('2026-11-30T23:59:59.999Z')
    expect(await membership.open(viewer.id, 6)).toBe(false)
    now = new Date('2026-12-01T00:00:00Z')
    expect((await statusOf(viewer)).usage.remaining).toBe(5)
    expect(await membership.open(viewer.id, 6)).toBe(true)
    expect((await statusOf(viewer)).usage).toMatchObject({ listingViews: 1, resetDate: '2027-01-01T00:00:00.000Z' })
  })

  it('is everybody’s own', async () => {
    const [one, other] = [someone(), someone()]
    for (const listing of five) await membership.open(one.id, listing)
    expect(await membership.open(other.id, 6)).toBe(true)
  })

  it('can be looked back on, newest first, by the reader alone', async () => {
    const viewer = someone()
    await membership.open(viewer.id, 11, 'Slack Water')
    now = new Date('2026-11-22T11:00:00Z')
    await membership.open(viewer.id, 12, 'The Quay')
    expect(await openedBy(viewer)).toEqual([
      { listingId: '12', title: 'The Quay', openedAt: '2026-11-22T11:00:00.000Z' },
      { listingId: '11', title: 'Slack Water', openedAt: '2026-11-22T10:00:00.000Z' },
    ])
    expect(await openedBy()).toEqual([])
  })

  it('is told to others once for each listing that counts', async () => {
    const viewer = someone()
    await membership.open(viewer.id, 1)
    await membership.open(viewer.id, 1)
    await membership.open(viewer.id, 2)
    const ofViewer = () => told.messages.filter(({ data }) => data.userId === viewer.id)
    await eventually(() => expect(ofViewer().map(({ data }) => data.counted)).toEqual([['1'], ['1', '2']]))
    expect(ofViewer().map(({ entityversion }) => entityversion)).toEqual([1, 2])
    expect(ofViewer()[0]).toMatchObject({ subject: `${viewer.id}_2026-11`, data: { month: '2026-11', letIn: [] } })
  })
})

describe('what is asked between services', () => {
  it('needs the token between services, and says what is wrong with nonsense', async () => {
    const ask = (payload: object, headers: Record<string, string> = { [internalTokenHeader]: internalToken }) =>
      membership.app.inject({ method: 'POST', url: '/internal/views', headers, payload })
    const view = { userId: someone().id, listingId: '1', title: 'Slack Water' }
    expect((await ask(view)).statusCode).toBe(200)
    expect((await ask(view, {})).statusCode).toBe(404)
    for (const wrong of [{}, { ...view, userId: 'me' }, { ...view, listingId: '01' }, { ...view, more: 1 }])
      expect((await ask(wrong)).statusCode).toBe(400)
  })

  it('holds all that is known of somebody for an export, and nothing of others', async () => {
    const viewer = someone()
    await membership.open(viewer.id, 3, 'Slack Water')
    const { body } = await membership.app.inject({
      url: `/internal/users/${viewer.id}/export`,
      headers: { [internalTokenHeader]: internalToken },
    })
    expect(JSON.parse(body)).toEqual({
      views: [
        {
          month: '2026-11',
          listings: [{ listingId: '3', title: 'Slack Water', openedAt: '2026-11-22T10:00:00.000Z' }],
        },
      ],
      viewsKept: 'The last 24 months',
    })
  })
})
