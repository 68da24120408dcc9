import { randomUUID } from 'node:crypto'
import { forgetOld } from '../src/jobs/jobs.ts'
import { viewsOf } from '../src/view-limit/view.views.ts'
import { openRows, type Rows } from './rows.ts'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.stop())

const now = new Date('2026-11-22T10:00:00Z')

describe('what was opened', () => {
  it('is kept for 24 months, counted and as premium alike, and the export says so', async () => {
    const personId = randomUUID()
    const openedAt = new Date('2024-10-31T10:00:00Z')
    for (const month of ['2024-10', '2024-11', '2026-11']) {
      const openings = [{ listingId: '1', title: 'Salt Road', openedAt: openedAt.toISOString() }]
      await rows.db.viewMonth.create({ data: { personId, month, counted: ['1'], letIn: [], openings } })
      await rows.db.premiumOpening.create({ data: { personId, month, listingId: '2', title: 'Low Tide', openedAt } })
    }
    await forgetOld({ ...rows.deps, clock: () => now })
    expect(await viewsOf(rows.db, personId)).toMatchObject({
      viewsKept: 'The last 24 months',
      views: [
        { month: '2026-11', listings: [{ listingId: '1' }, { listingId: '2' }] },
        { month: '2024-11', listings: [{ listingId: '1' }, { listingId: '2' }] },
      ],
    })
    expect(await rows.db.viewMonth.count({ where: { personId } })).toBe(2)
    expect(await rows.db.premiumOpening.count({ where: { personId } })).toBe(2)
  })

  it('is forgotten with webhooks that are too old to be repeated', async () => {
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await rows.db.webhook.createMany({ data: [59, 61].map((days) => ({ id: `evt_${days}`, receivedAt: at(days) })) })
    await forgetOld({ ...rows.deps, clock: () => now })
    expect(await rows.db.webhook.findMany()).toMatchObject([{ id: 'evt_59' }])
  })
})
