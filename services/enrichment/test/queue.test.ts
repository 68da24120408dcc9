import { applyCollections, type Db, mongoClient } from '@storyright/mongodb'
import { testMongo } from '@storyright/testing'
import { type LookUpRow, lookUpRows, never, nothingFound, rowId } from '../src/look-ups/look-up-rows.ts'
import { CLAIM_LASTS_MS, claimQueued } from '../src/queue/look-up.ts'
import { createQueue } from '../src/queue/queue.ts'

jest.setTimeout(60_000)

const HOUR_MS = 60 * 60_000
let db: Db
let now = new Date('2026-11-22T12:00:00Z')
const clock = () => now
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const row = (id: string, dueAt: Date | null, more: Partial<LookUpRow> = {}): LookUpRow => ({
  ...{
    ...nothingFound,
    _id: rowId('youtube', id),
    source: 'youtube',
    listingId: id,
    key: 'k',
    state: 'waiting',
    dueAt,
  },
  ...{ attempts: 0, attemptedAt: never, claimedUntil: never, claim: null, failure: null, failedAt: null },
  ...{ refused: [], isShown: false, ...more },
})
const add = (...rows: LookUpRow[]) => lookUpRows.of(db).insertMany(rows)
const patient = (most: number) => ({ most, began: now, isImpatient: false })
const ids = (read: string[]) => read.map((id) => id.split(' ')[1])

beforeAll(async () => {
  db = mongoClient(await testMongo('queue'), { service: 'tests' }).db()
  await applyCollections(db, [lookUpRows])
})
afterAll(() => db.client.close())
beforeEach(() => lookUpRows.of(db).deleteMany({}))

describe('the queue of a source', () => {
  it('gives the oldest first, of this source, and nothing that is done or somebody’s', async () => {
    const claimed = { claim: 'x', claimedUntil: new Date(now.getTime() + 1) }
    await add(
      row('3', ago(1)),
      row('1', ago(9 * HOUR_MS)),
      row('2', ago(HOUR_MS)),
      row('4', null),
      row('5', ago(5), claimed),
    )
    await add({ ...row('6', ago(7)), _id: rowId('books', '6'), source: 'books' })
    const queue = createQueue({ db, clock }, 'youtube')
    expect(ids(await queue.first(patient(2)))).toEqual(['1', '2'])
    expect(ids(await queue.first(patient(9)))).toEqual(['1', '2', '3'])
  })

  it('gives what is to be tried later only to somebody impatient, and after the rest; what this batch tried to nobody', async () => {
    await add(
      row('later', new Date(now.getTime() + HOUR_MS)),
      row('due', ago(1)),
      row('tried', ago(2), { attemptedAt: now }),
    )
    const queue = createQueue({ db, clock }, 'youtube')
    expect(ids(await queue.first(patient(5)))).toEqual(['due'])
    expect(ids(await queue.first({ ...patient(5), isImpatient: true }))).toEqual(['due', 'later'])
  })

  it('goes on from its front, and still finds what is older than it ought to be', async () => {
    await add(row('old', ago(3 * HOUR_MS)), row('new', ago(1)))
    const queue = createQueue({ db, clock }, 'youtube')
    expect(ids(await queue.first(patient(5)))).toEqual(['old', 'new'])
    await lookUpRows.of(db).updateMany({}, { $set: { dueAt: null } })
    expect(await queue.first(patient(5))).toEqual([])
    now = new Date(now.getTime() + 24 * HOUR_MS)
    await add(row('restored', ago(90 * HOUR_MS)), row('fresh', ago(HOUR_MS)))
    expect(ids(await queue.first(patient(1)))).toEqual(['fresh'])
    await lookUpRows.of(db).updateOne({ listingId: 'fresh' }, { $set: { dueAt: null } })
    expect(ids(await queue.first(patient(1)))).toEqual(['restored'])
  })

  it('is read by ranges of its index', async () => {
    const which = { source: 'youtube', dueAt: { $gt: ago(HOUR_MS), $lte: now } } as const
    const plan = JSON.stringify(await lookUpRows.of(db).find(which).sort({ dueAt: 1, _id: 1 }).explain('queryPlanner'))
    expect(plan).toContain('"indexName":"due"')
    expect(plan).not.toContain('COLLSCAN')
  })
})

describe('a row of the queue', () => {
  it('is claimed by one of many, for as long as a look-up may take', async () => {
    await add(row('1', ago(1)))
    const claim = () => claimQueued(db, rowId('youtube', '1'), { now, began: now, isImpatient: false })
    const claims = (await Promise.all([claim(), claim(), claim(), claim()])).filter((its) => its !== null)
    expect(claims).toHaveLength(1)
    now = new Date(now.getTime() + CLAIM_LASTS_MS - 1)
    expect(await claim()).toBeNull()
    now = new Date(now.getTime() + 1)
    expect(await claim()).not.toBeNull()
  })
})
