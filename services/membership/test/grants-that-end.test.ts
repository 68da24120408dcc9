import { grantMonths } from '../src/administration/grant-months.ts'
import { endGrants } from '../src/jobs/jobs.ts'
import { openRows, type Rows } from './rows.ts'
import { addMember } from './sample-member.ts'

const given = new Date('2027-01-31T10:00:00Z')
const until = new Date('2027-02-28T10:00:00Z')
const actorId = '6f1f2a52-0c6d-4c1a-9a44-0f8f4d8f5b11'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterEach(async () => {
  await rows.db.grant.deleteMany()
  await rows.db.member.deleteMany()
  rows.warnings.length = 0
})
afterAll(() => rows.stop())

const grant = (personId: string, at = given) =>
  grantMonths({ ...rows.deps, clock: () => at }, { personId, actorId, months: 1, reason: 'For the trouble' })
/** Somebody with a month that was given. */
async function guest(change: Parameters<typeof addMember>[1] = {}): Promise<string> {
  const { personId } = await addMember(rows.db)
  await grant(personId)
  await rows.db.member.update({ where: { personId }, data: change })
  return personId
}
const look = (now: Date, deps: Partial<Rows['deps']> = {}) => endGrants({ ...rows.deps, clock: () => now, ...deps })
const verbsOf = async (personId: string) => (await rows.told(personId)).map(({ type }) => type.split('.')[2])

describe('complimentary months that run out', () => {
  it('are told of once, with the next version, and not before', async () => {
    const personId = await guest()
    await look(new Date(until.getTime() - 1))
    expect(await verbsOf(personId)).toEqual(['granted'])
    for (const _round of [1, 2]) await look(until)
    expect(await verbsOf(personId)).toEqual(['granted', 'expired'])
    expect((await rows.told(personId)).at(-1)).toMatchObject({
      entityversion: 2,
      data: { state: 'none', premiumExpiresAt: until.toISOString(), reason: null },
    })
  })

  it('are told of once by three workers at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => guest()))
    await Promise.all([look(until), look(until), look(until)])
    for (const id of ids) expect(await verbsOf(id)).toEqual(['granted', 'expired'])
    expect(rows.warnings).toEqual([])
  })

  it.each([
    { state: 'active', paidUntil: new Date('2027-11-22T10:00:00Z') },
    { state: 'past_due', paidUntil: new Date('2027-02-20T10:00:00Z') },
    { state: 'ending', paidUntil: new Date('2027-11-22T10:00:00Z') },
    { role: 'premium' },
    { isClosed: true },
  ])('say nothing where premium goes on, or the account is closed (%j), also afterwards', async (change) => {
    const personId = await guest(change)
    await look(until)
    await rows.db.member.update({
      where: { personId },
      data: { state: 'ended', role: 'producer', isClosed: false },
    })
    await look(until)
    expect(await verbsOf(personId)).toEqual(['granted'])
  })

  it.each(['incomplete', 'ended', 'refunded'])('are told of beside a subscription that is %s', async (state) => {
    const personId = await guest({ state })
    await look(until)
    expect(await verbsOf(personId)).toEqual(['granted', 'expired'])
  })

  it('that were given meanwhile are waited for', async () => {
    const personId = await guest()
    const giving: Rows['deps']['transaction'] = async (work) => {
      await grant(personId, until)
      return rows.deps.transaction(work)
    }
    await look(until, { transaction: giving })
    expect(await verbsOf(personId)).toEqual(['granted', 'granted'])
    await look(new Date('2027-03-28T10:00:00Z'))
    expect(await verbsOf(personId)).toEqual(['granted', 'granted', 'expired'])
  })

  it('are told of to all others when it fails for one, and to that one the next time', async () => {
    const ids = (await Promise.all([guest(), guest(), guest()])).sort()
    const failing: Rows['deps']['outbox'] = {
      add: (tx, events) => {
        if (events.some((event) => 'entityId' in event && event.entityId === ids[0])) throw new Error('not now')
        return rows.deps.outbox.add(tx, events)
      },
    }
    await look(until, { outbox: failing })
    expect(await Promise.all(ids.map(verbsOf))).toEqual([['granted'], ['granted', 'expired'], ['granted', 'expired']])
    expect(rows.warnings).toMatchObject([{ personId: ids[0] }])
    await look(until)
    expect(await verbsOf(ids[0]!)).toEqual(['granted', 'expired'])
  })

  it('are all found, on every page of them', async () => {
    // A page and a bit, most of it people for whom there is nothing to tell.
    await rows.db.$executeRaw`
      INSERT INTO members (person_id, is_closed, granted_until, grant_ends)
      SELECT gen_random_uuid(), at % 10 <> 0, ${until}, true FROM generate_series(1, 520) at`
    await look(until)
    expect(await rows.db.member.count({ where: { grantEnds: true } })).toBe(0)
    expect(await rows.db.member.count({ where: { version: 1 } })).toBe(52)
  })
})
