import { type GrantMonths, grantMonths } from '../src/administration/grant-months.ts'
import { openRows, type Rows } from './rows.ts'
import { addMember } from './sample-member.ts'

const now = new Date('2027-01-31T10:00:00Z')
const actorId = '6f1f2a52-0c6d-4c1a-9a44-0f8f4d8f5b11'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.stop())

const grant = (personId: string, change: Partial<GrantMonths> = {}, at = now) =>
  grantMonths({ ...rows.deps, clock: () => at })({ personId, actorId, months: 1, reason: 'For the trouble', ...change })
const auditOf = (personId: string) => rows.db.auditEntry.findMany({ where: { personId }, orderBy: { id: 'asc' } })

describe('complimentary months', () => {
  it('begin now, go by the calendar, and are told with the reason', async () => {
    const { personId } = await addMember(rows.db)
    const member = await grant(personId)
    const until = '2027-02-28T10:00:00.000Z'
    expect([member.grantedUntil?.toISOString(), member.premiumUntil?.toISOString()]).toEqual([until, until])
    const [event] = await rows.told(personId)
    expect(event).toMatchObject({
      type: 'membership.membership.granted.v1',
      entityversion: 1,
      data: { state: 'none', premiumExpiresAt: until, grantedUntil: until, reason: 'For the trouble', renewsAt: null },
    })
  })

  it('are added to those given before, and begin anew once those are over', async () => {
    const { personId } = await addMember(rows.db)
    await grant(personId, { months: 3 })
    expect((await grant(personId, { months: 2 })).grantedUntil?.toISOString()).toBe('2027-06-30T10:00:00.000Z')
    const later = new Date('2028-01-01T00:00:00Z')
    expect((await grant(personId, { months: 1 }, later)).grantedUntil?.toISOString()).toBe('2028-02-01T00:00:00.000Z')
  })

  it('are all counted when two administrators give them at once', async () => {
    const { personId } = await addMember(rows.db)
    await Promise.all(Array.from({ length: 4 }, () => grant(personId, { months: 6 })))
    const { grantedUntil, version } = await rows.db.member.findUniqueOrThrow({ where: { personId } })
    expect([grantedUntil?.getUTCFullYear(), version]).toEqual([2029, 4])
    expect(await rows.db.grant.count({ where: { personId } })).toBe(4)
  })

  it('run beside a subscription, of which they move no date', async () => {
    const paidUntil = new Date('2027-11-22T10:00:00Z')
    const { personId } = await addMember(rows.db, { state: 'active', paidUntil })
    const member = await grant(personId, { months: 2 })
    expect(member).toMatchObject({ state: 'active', paidUntil, premiumUntil: paidUntil })
    expect((await rows.told(personId)).at(-1)!.data).toMatchObject({
      renewsAt: paidUntil.toISOString(),
      premiumExpiresAt: paidUntil.toISOString(),
      grantedUntil: '2027-03-31T10:00:00.000Z',
    })
    expect((await grant(personId, { months: 24 })).premiumUntil?.toISOString()).toBe('2029-03-31T10:00:00.000Z')
  })

  it('are kept with who gave them and why, and in the trail with before and after', async () => {
    const { personId } = await addMember(rows.db)
    await grant(personId, { months: 2 })
    expect(await rows.db.grant.findMany({ where: { personId } })).toMatchObject([
      { months: 2, reason: 'For the trouble', actorId, at: now },
    ])
    expect(await auditOf(personId)).toMatchObject([
      {
        at: now,
        actorId,
        action: 'membership.granted',
        before: { state: 'none', grantedUntil: null, premiumUntil: null },
        after: { grantedUntil: '2027-03-31T10:00:00.000Z', months: 2, reason: 'For the trouble' },
      },
    ])
  })

  it('are given to no unknown person, no closed account, and nobody who is not a producer; nothing changes', async () => {
    await expect(grant(actorId)).rejects.toMatchObject({ status: 404 })
    expect(await rows.db.member.findUnique({ where: { personId: actorId } })).toBeNull()
    for (const change of [{ isClosed: true }, { role: 'agent' }, { role: 'admin' }]) {
      const { personId } = await addMember(rows.db, change)
      await expect(grant(personId)).rejects.toMatchObject({ status: 409 })
      expect([
        await rows.told(personId),
        await auditOf(personId),
        await rows.db.grant.count({ where: { personId } }),
      ]).toEqual([[], [], 0])
    }
  })

  it('leave nothing behind when the trail cannot be written', async () => {
    const { personId } = await addMember(rows.db)
    await expect(grant(personId, { actorId: 'nobody' })).rejects.toThrow()
    expect((await rows.db.member.findUniqueOrThrow({ where: { personId } })).grantedUntil).toBeNull()
    expect(await rows.told(personId)).toEqual([])
  })
})

describe('the trail of what administrators did', () => {
  it('is only ever added to', async () => {
    const { personId } = await addMember(rows.db)
    await grant(personId)
    await expect(rows.db.auditEntry.updateMany({ data: { action: 'nothing' } })).rejects.toThrow('only ever added to')
    await expect(rows.db.auditEntry.deleteMany()).rejects.toThrow('only ever added to')
    expect(await auditOf(personId)).toHaveLength(1)
  })
})
