import { takeGrantBack } from '../src/administration/administration.routes.ts'
import { type GrantMonths, grantMonths } from '../src/administration/grant-months.ts'
import { endingsOf } from '../src/administration/read-membership.ts'
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
  grantMonths({ ...rows.deps, clock: () => at }, { personId, actorId, months: 1, reason: 'For the trouble', ...change })
const takeBack = (personId: string, at = now) =>
  takeGrantBack({ ...rows.deps, clock: () => at }, { personId, actorId, reason: 'Given by mistake' })
const verbsOf = async (personId: string) => (await rows.told(personId)).map(({ type }) => type.split('.')[2])
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

  it('are given once by the same request, however often and however quickly it is repeated', async () => {
    const { personId } = await addMember(rows.db)
    const again = () => grant(personId, { months: 3, key: 'the-same' })
    const members = [...(await Promise.all([again(), again(), again()])), await again()]
    expect(new Set(members.map(({ grantedUntil }) => grantedUntil?.toISOString()))).toEqual(
      new Set(['2027-04-30T10:00:00.000Z']),
    )
    expect(await rows.db.grant.count({ where: { personId } })).toBe(1)
    expect([await verbsOf(personId), (await auditOf(personId)).length]).toEqual([['granted'], 1])
  })

  it('are refused under a key that gave others, to the same person or somebody else', async () => {
    const [one, other] = [await addMember(rows.db), await addMember(rows.db)]
    await grant(one.personId, { months: 3, key: 'used' })
    const refused = { status: 409, code: 'KEY_USED_OTHERWISE' }
    await expect(grant(one.personId, { months: 4, key: 'used' })).rejects.toMatchObject(refused)
    await expect(grant(one.personId, { months: 3, key: 'used', reason: 'No' })).rejects.toMatchObject(refused)
    await expect(grant(other.personId, { months: 3, key: 'used' })).rejects.toMatchObject(refused)
    expect(await verbsOf(other.personId)).toEqual([])
    const otherAdministrator = 'b6a3c2c1-3a6c-4b7e-9d56-0c6a0b6c7d12'
    await grant(other.personId, { months: 3, key: 'used', actorId: otherAdministrator })
    expect(await verbsOf(other.personId)).toEqual(['granted'])
  })

  it('that were refused leave their key unused', async () => {
    const { personId } = await addMember(rows.db, { role: 'agent' })
    await expect(grant(personId, { key: 'early' })).rejects.toMatchObject({ status: 409 })
    await rows.db.member.update({ where: { personId }, data: { role: 'producer' } })
    await grant(personId, { key: 'early' })
    expect(await verbsOf(personId)).toEqual(['granted'])
  })

  it('leave nothing behind when the trail cannot be written', async () => {
    const { personId } = await addMember(rows.db)
    await expect(grant(personId, { actorId: 'nobody' })).rejects.toThrow()
    expect((await rows.db.member.findUniqueOrThrow({ where: { personId } })).grantedUntil).toBeNull()
    expect(await rows.told(personId)).toEqual([])
  })
})

describe('complimentary months that are taken back', () => {
  const soon = new Date(now.getTime() + 3_600_000)

  it('end now; where nothing else brings premium, it is told as over', async () => {
    const { personId } = await addMember(rows.db)
    await grant(personId, { months: 3, key: 'given' })
    expect(await takeBack(personId, soon)).toMatchObject({ grantedUntil: soon, premiumUntil: soon, state: 'none' })
    const told = (await rows.told(personId)).at(-1)!
    expect(told).toMatchObject({
      type: 'membership.membership.expired.v1',
      entityversion: 2,
      data: { premiumExpiresAt: soon.toISOString(), grantedUntil: soon.toISOString(), reason: 'Given by mistake' },
    })
    await grant(personId, { months: 3, key: 'given' }, soon) // the request that gave them, repeated
    expect(await verbsOf(personId)).toEqual(['granted', 'expired'])
  })

  it.each([
    { state: 'active', paidUntil: new Date('2027-11-22T10:00:00Z') },
    { state: 'past_due', paidUntil: new Date('2027-01-30T10:00:00Z') },
    { role: 'premium' },
  ])('bring no letter where premium goes on (%j)', async (change) => {
    const { personId } = await addMember(rows.db, change)
    await grant(personId, { months: 24 })
    await takeBack(personId, soon)
    expect(await verbsOf(personId)).toEqual(['granted', 'changed'])
  })

  it('stand in the trail, and are shown with who ended them and why', async () => {
    const { personId } = await addMember(rows.db)
    await grant(personId)
    await takeBack(personId, soon)
    expect((await auditOf(personId)).at(-1)).toMatchObject({
      at: soon,
      actorId,
      action: 'membership.grant-ended',
      before: { grantedUntil: '2027-02-28T10:00:00.000Z' },
      after: { grantedUntil: soon.toISOString(), reason: 'Given by mistake' },
    })
    expect(await endingsOf(rows.db, personId)).toEqual([
      { at: soon.toISOString(), what: 'grant', refunded: false, reason: 'Given by mistake', actorId },
    ])
  })

  it('are refused where none run: never given, over, taken back already, or of a closed account', async () => {
    const { personId } = await addMember(rows.db)
    const nothing = { status: 409, code: 'NOTHING_GRANTED' }
    await expect(takeBack(personId)).rejects.toMatchObject(nothing)
    await grant(personId)
    await expect(takeBack(personId, new Date('2027-02-28T10:00:00Z'))).rejects.toMatchObject(nothing)
    const answers = await Promise.allSettled([takeBack(personId, soon), takeBack(personId, soon)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await verbsOf(personId)).toEqual(['granted', 'expired'])
    const closed = await addMember(rows.db, { isClosed: true, grantedUntil: new Date('2028-01-01T00:00:00Z') })
    await expect(takeBack(closed.personId)).rejects.toMatchObject({ status: 409, code: 'MEMBER_CLOSED' })
    await expect(takeBack(actorId)).rejects.toMatchObject({ status: 404 })
  })

  it('can be given again', async () => {
    const { personId } = await addMember(rows.db)
    await grant(personId, { months: 6 })
    await takeBack(personId, soon)
    expect((await grant(personId, {}, soon)).grantedUntil?.toISOString()).toBe('2027-02-28T11:00:00.000Z')
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
