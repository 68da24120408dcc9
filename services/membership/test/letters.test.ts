import { publishOccasions } from '../src/reminders/publish-reminders.ts'
import { openRows, type Rows } from './rows.ts'
import { addMember, DAY_MS } from './sample-member.ts'

const paidUntil = new Date('2027-11-22T10:00:00Z')
const day = (days: number, from = paidUntil) => new Date(from.getTime() + days * DAY_MS)
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterEach(async () => {
  await rows.db.letter.deleteMany()
  await rows.db.member.deleteMany()
  rows.warnings.length = 0
})
afterAll(() => rows.stop())

type Change = Parameters<typeof addMember>[1]
/** A member whose provider was asked a moment ago. */
const member = async (change: Change = {}): Promise<string> =>
  (await addMember(rows.db, { state: 'active', paidUntil, card, comparedAt: day(30), version: 3, ...change })).personId
const look = (now: Date, deps: Partial<Rows['deps']> = {}) =>
  publishOccasions({ ...rows.deps, clock: () => now, ...deps })
const told = async (personId: string) => (await rows.told(personId)).map(({ type }) => type.split('.')[2])

describe('the reminders of a renewal', () => {
  it('are told 30 and 7 days before it, each once, with the whole state and the next version', async () => {
    const personId = await member()
    await look(day(-31))
    expect(await told(personId)).toEqual([])
    for (const days of [-30, -30, -29, -7, -7, -1]) await look(day(days))
    const events = await rows.told(personId)
    expect(events.map(({ type, entityversion }) => [type.split('.')[2], entityversion])).toEqual([
      ['renewal-near', 4],
      ['renewal-near', 5],
    ])
    expect(events[0]!.data).toMatchObject({
      userId: personId,
      state: 'active',
      premiumExpiresAt: paidUntil.toISOString(),
      renewsAt: paidUntil.toISOString(),
      nextCharge: { gross: 216 },
      card,
    })
    expect((await rows.db.member.findUniqueOrThrow({ where: { personId } })).version).toBe(5)
  })

  it('that were missed are told late, only the nearest, and never a second time', async () => {
    const personId = await member()
    for (const days of [-3, -3, -2]) await look(day(days))
    expect(await told(personId)).toEqual(['renewal-near'])
  })

  it('begin anew with the next year', async () => {
    const personId = await member()
    await look(day(-7))
    const next = day(365)
    await rows.db.member.update({ where: { personId }, data: { paidUntil: next, comparedAt: next } })
    for (const days of [-30, -7]) await look(day(days, next))
    expect(await told(personId)).toEqual(['renewal-near', 'renewal-near', 'renewal-near'])
  })

  it('go to nobody who cancelled, was refunded, ends at this moment, or closed the account', async () => {
    const ids = await Promise.all(
      [
        { state: 'ending' },
        { state: 'refunded' },
        { state: 'ended' },
        { endBecause: 'withdrawn', endWantedAt: day(-8) },
        { isClosed: true },
      ].map(member),
    )
    await look(day(-7))
    for (const id of ids) expect(await told(id)).toEqual([])
  })

  it('wait until the provider has been asked since: the renewal may be cancelled there', async () => {
    const personId = await member({ comparedAt: day(-20) })
    await look(day(-6))
    expect(await told(personId)).toEqual([])
    await rows.db.member.update({ where: { personId }, data: { comparedAt: day(-6) } })
    await look(day(-6))
    expect(await told(personId)).toEqual(['renewal-near'])
  })

  it('are told once by two workers that look at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => member()))
    await Promise.all([look(day(-7)), look(day(-7)), look(day(-7))])
    for (const id of ids) expect(await told(id)).toEqual(['renewal-near'])
    expect(rows.warnings).toEqual([])
  })

  it('are not told to somebody who cancels while the round is under way', async () => {
    const personId = await member()
    const cancelling: Rows['deps']['transaction'] = async (work) => {
      await rows.db.member.update({ where: { personId }, data: { state: 'ending' } })
      return rows.deps.transaction(work)
    }
    await look(day(-7), { transaction: cancelling })
    expect(await told(personId)).toEqual([])
  })
})

describe('a card that expires before the renewal', () => {
  it('is told once, beside the reminder', async () => {
    const personId = await member({ card: { ...card, expMonth: 10, expYear: 2027 } })
    for (const days of [-30, -29, -7]) await look(day(days))
    expect(await told(personId)).toEqual(['renewal-near', 'card-expiring', 'renewal-near'])
  })
})

describe('a renewal that failed', () => {
  const failed = { state: 'past_due', renewalFailedAt: paidUntil, renewalNeeds: 'card' }

  it('is told of again after 3 and 7 days', async () => {
    const personId = await member(failed)
    for (const days of [1, 3, 4, 7, 8, 13]) await look(day(days))
    expect(await told(personId)).toEqual(['renewal-still-failed', 'renewal-still-failed'])
    expect((await rows.told(personId))[0]!.data).toMatchObject({
      state: 'past_due',
      renewalNeeds: 'card',
      premiumExpiresAt: day(14).toISOString(),
    })
  })

  it('is not told of again once it is paid, nor when the time for it is over', async () => {
    const [paid, over] = [await member(failed), await member(failed)]
    await rows.db.member.update({
      where: { personId: paid },
      data: { state: 'active', paidUntil: day(365), renewalFailedAt: null, renewalNeeds: null },
    })
    await look(day(14))
    for (const id of [paid, over]) expect(await told(id)).toEqual([])
  })
})

describe('a round', () => {
  it('goes on past a member for whom it fails, and tells that one the next time', async () => {
    const ids = (await Promise.all(Array.from({ length: 3 }, () => member()))).sort()
    const failing: Rows['deps']['outbox'] = {
      add: (tx, events) => {
        if (events.some((event) => 'entityId' in event && event.entityId === ids[0])) throw new Error('not now')
        return rows.deps.outbox.add(tx, events)
      },
    }
    await look(day(-7), { outbox: failing })
    expect(await Promise.all(ids.map(told))).toEqual([[], ['renewal-near'], ['renewal-near']])
    expect(rows.warnings).toMatchObject([{ personId: ids[0] }])
    await look(day(-7))
    expect(await told(ids[0]!)).toEqual(['renewal-near'])
  })

  it('finds whom to write to among 5,000 members, most of whom were written to before', async () => {
    await rows.db.$executeRaw`
      INSERT INTO members (person_id, state, paid_until, compared_at)
      SELECT gen_random_uuid(), 'active', CASE WHEN at % 5 = 0 THEN ${paidUntil}::timestamptz ELSE ${day(100)}::timestamptz END, ${paidUntil}
      FROM generate_series(1, 5000) at`
    const due = await rows.db.member.findMany({ where: { paidUntil }, orderBy: { personId: 'asc' } })
    const about = `renewal 7 ${paidUntil.toISOString()}`
    // Of everybody on the first pages, and on the last one, some are left.
    const toldBefore = due.filter((_member, at) => at % 20 !== 0)
    await rows.db.letter.createMany({ data: toldBefore.map(({ personId }) => ({ personId, about, at: day(-7) })) })
    await look(day(-7))
    expect(await rows.db.letter.count({ where: { about } })).toBe(1_000)
    expect(await rows.db.member.count({ where: { version: 1 } })).toBe(50)
    await look(day(-6))
    expect(await rows.db.letter.count()).toBe(1_000)
  })
})
