import {
  type AdministeredMembership,
  type MembershipStatus,
  membershipAdministrationCalls,
} from '@storyright/contracts/http'
import { readPdf, samplePerson } from '@storyright/testing'
import { expectToWaitForIdentity, refusalOf, type Subscribers, someone, startSubscribers } from './harness.ts'
import { addMember, addPayment } from './sample-member.ts'

let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers()
})
afterAll(() => members.stop())

const admin = someone('admin')
const addressOf = (id: string, what = '') => `/api/admin/memberships/${id}${what}`
const look = (id: string, viewer = admin) => members.get(addressOf(id), viewer)
const seen = async (id: string): Promise<AdministeredMembership> => (await look(id)).json()
const gift = { months: 2, reason: 'For the trouble' }
const grant = (id: string, body: object = gift, viewer = admin, headers = {}) =>
  members.send('POST', addressOf(id, '/grant'), viewer, body, headers)
const takeBack = (id: string, body: object = { reason: 'Given by mistake' }, viewer = admin) =>
  members.send('DELETE', addressOf(id, '/grant'), viewer, body)
const end = (id: string, body: object = { refund: true, reason: 'Asked by telephone' }, viewer = admin) =>
  members.send('POST', addressOf(id, '/end'), viewer, body)
const trailOf = (personId: string) => members.db.auditEntry.findMany({ where: { personId }, orderBy: { id: 'asc' } })

describe('what an administrator sees of somebody', () => {
  it('is the state none, for a person whom identity has told of', async () => {
    const { personId } = await addMember(members.db)
    expect(await seen(personId)).toMatchObject({
      userId: personId,
      status: { tier: 'free', state: 'none', premiumUntil: null, features: { monthlyListingViews: 5 } },
      card: null,
      payments: [],
      grants: [],
      endings: [],
    })
  })

  it('is the plan, the card and the payments of a member', async () => {
    const member = await members.premium()
    expect(await seen(member.id)).toMatchObject({
      status: { tier: 'premium', state: 'active', nextCharge: { gross: 216 }, features: { monthlyListingViews: null } },
      card: { brand: 'visa', last4: '4242' },
      payments: [{ status: 'paid', gross: 216, isRenewal: false, invoiceNumber: expect.stringMatching(/^SR-\d{6}$/) }],
    })
    const [{ invoiceId, invoiceNumber }] = (await seen(member.id)).payments as [AdministeredMembership['payments'][0]]
    const { text } = await readPdf((await members.get(`/api/membership/invoices/${invoiceId}/pdf`, admin)).rawPayload)
    expect(text).toContain(invoiceNumber)
  })

  it('is premium by role without a subscription', async () => {
    const { personId } = await addMember(members.db, { role: 'premium' })
    expect((await seen(personId)).status).toMatchObject({ tier: 'premium', state: 'none', premiumUntil: null })
  })

  it('has the newest payment first, and the name nowhere once the account is closed', async () => {
    const { personId } = await addMember(members.db, { firstName: '', lastName: '', companyName: null, isClosed: true })
    for (const year of [2024, 2026, 2025])
      await addPayment(members.db, personId, { paidAt: new Date(Date.UTC(year, 4)) })
    const { payments } = await seen(personId)
    expect(payments.map(({ createdAt }) => createdAt.slice(0, 4))).toEqual(['2026', '2025', '2024'])
    expect(payments[0]!.person).toEqual({ firstName: '', lastName: '', companyName: null })
  })

  it('is there for a person of whom nothing was told yet, whatever is asked of them', async () => {
    const unheardOf = () => {
      const person = samplePerson()
      members.identity.answers.set(`/internal/users/${person.id}`, { version: 1, person })
      return person.id
    }
    expect((await seen(unheardOf())).status).toMatchObject({ tier: 'free', state: 'none' })
    const given = unheardOf()
    expect((await grant(given)).statusCode).toBe(200)
    expect((await seen(given)).status.tier).toBe('premium')
    for (const answer of [await takeBack(unheardOf()), await end(unheardOf())]) expect(answer.statusCode).toBe(409)
  })

  it('is nothing of unknown people, and nothing for others than administrators', async () => {
    const { personId } = await addMember(members.db)
    for (const id of [someone().id, 'me', '%00']) {
      expect((await look(id)).statusCode).toBe(404)
      expect((await grant(id)).statusCode).toBe(404)
      expect((await end(id)).statusCode).toBe(404)
      expect((await takeBack(id)).statusCode).toBe(404)
    }
    for (const viewer of [someone(), someone('agent'), { ...someone(), id: personId }])
      for (const ask of [
        look(personId, viewer),
        grant(personId, undefined, viewer),
        end(personId, undefined, viewer),
        takeBack(personId, undefined, viewer),
      ])
        expect((await ask).statusCode).toBe(403)
    expect(await trailOf(personId)).toEqual([])
  })
})

describe('giving complimentary months', () => {
  it('answers the plan as it is then', async () => {
    const { personId } = await addMember(members.db)
    const answer = await grant(personId, { months: 12, reason: ' For the trouble ' })
    const status = answer.json<MembershipStatus>()
    expect(status).toMatchObject({ tier: 'premium', state: 'none', renewsAt: null, nextCharge: null })
    expect(status.premiumUntil).toBe(status.grantedUntil)
    expect(await seen(personId)).toMatchObject({
      grants: [{ months: 12, reason: 'For the trouble', actorId: admin.id, until: status.grantedUntil }],
    })
  })

  it('moves no date of a subscription', async () => {
    const member = await members.premium()
    const before = (await seen(member.id)).status
    const status = (await grant(member.id)).json<MembershipStatus>()
    expect(status).toEqual({ ...before, grantedUntil: expect.any(String) })
  })

  it('takes from 1 to 24 whole months and a reason', async () => {
    const { personId } = await addMember(members.db)
    const good = { months: 1, reason: 'Why not' }
    for (const wrong of [
      { months: 0 },
      { months: 25 },
      { months: 1.5 },
      { months: '2' },
      { months: undefined },
      { reason: '' },
      { reason: '  ' },
      { reason: 'x'.repeat(501) },
      { reason: undefined },
      { more: 1 },
    ])
      expect((await grant(personId, { ...good, ...wrong })).statusCode).toBe(400)
    expect((await seen(personId)).grants).toEqual([])
    for (const months of [1, 24]) expect((await grant(personId, { ...good, months })).statusCode).toBe(200)
  })
})

describe('complimentary months', () => {
  it('are given once under one Idempotency-Key, with the same answer', async () => {
    const { personId } = await addMember(members.db)
    const again = () => grant(personId, gift, admin, { 'idempotency-key': 'a-lost-answer' })
    const [first, second] = [await again(), await again()]
    expect([first.statusCode, second.json()]).toEqual([200, first.json()])
    expect((await seen(personId)).grants).toHaveLength(1)
    expect(refusalOf(await grant(personId, gift, admin, { 'idempotency-key': ' ' }))).toMatchObject({
      status: 400,
      code: 'KEY_NOT_VALID',
    })
  })

  it('can be taken back: premium ends now, and administrators see who did it and why', async () => {
    const { personId } = await addMember(members.db)
    await grant(personId)
    expect((await takeBack(personId, {})).statusCode).toBe(400)
    const answer = await takeBack(personId)
    expect(answer.json<MembershipStatus>()).toMatchObject({ tier: 'free', state: 'none' })
    expect(await seen(personId)).toMatchObject({
      status: { tier: 'free' },
      grants: [{ months: 2 }],
      endings: [{ what: 'grant', reason: 'Given by mistake', actorId: admin.id, refunded: false }],
    })
    expect(refusalOf(await takeBack(personId))).toMatchObject({ status: 409, code: 'NOTHING_GRANTED' })
  })

  it('are given and taken back when identity has followed', async () => {
    const { personId } = await addMember(members.db)
    for (const change of [grant, takeBack]) await expectToWaitForIdentity(members, personId, () => change(personId))
  })
})

describe('ending a membership', () => {
  it('with a refund gives the money back, with a credit note, and premium ends now', async () => {
    const member = await members.premium()
    const answer = await end(member.id)
    expect(answer.json<AdministeredMembership>()).toMatchObject({
      status: { tier: 'free', state: 'refunded', premiumUntil: null },
      payments: [{ status: 'refunded', refundedAt: expect.any(String) }],
    })
    const [note, invoice] = (await members.get('/api/membership/invoices', member)).json()
    expect([note, invoice]).toMatchObject([
      { status: 'credit_note', gross: -216 },
      { status: 'refunded', gross: 216 },
    ])
    const { text } = await readPdf((await members.get(`/api/membership/invoices/${note.id}/pdf`, member)).rawPayload)
    expect(text).toContain(`The whole of invoice ${invoice.number} was refunded`)
  })

  it('is answered when identity has followed', async () => {
    const member = await members.premium()
    await expectToWaitForIdentity(members, member.id, () => end(member.id))
  })

  it('without one keeps the money, and premium ends now all the same', async () => {
    const member = await members.premium()
    expect((await end(member.id, { refund: false, reason: 'Broke the rules' })).json()).toMatchObject({
      status: { tier: 'free', state: 'ended' },
      payments: [{ status: 'paid', refundedAt: null }],
    })
  })

  it('leaves complimentary months as they are', async () => {
    const member = await members.premium()
    const { grantedUntil } = (await grant(member.id)).json<MembershipStatus>()
    expect((await end(member.id)).json()).toMatchObject({
      status: { tier: 'premium', state: 'refunded', grantedUntil, premiumUntil: grantedUntil },
    })
  })

  it('stands in the trail with who, why and how it was before', async () => {
    const member = await members.premium()
    await end(member.id)
    expect((await seen(member.id)).endings).toEqual([
      {
        at: expect.any(String),
        what: 'subscription',
        refunded: true,
        reason: 'Asked by telephone',
        actorId: admin.id,
      },
    ])
    expect(await trailOf(member.id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'membership.ended',
        before: { state: 'active' },
        after: { refunds: true, reason: 'Asked by telephone' },
      },
    ])
  })

  it('is refused where there is none, with nothing in the trail', async () => {
    const { personId } = await addMember(members.db)
    expect(refusalOf(await end(personId))).toMatchObject({ status: 409, code: 'NOTHING_TO_END' })
    for (const body of [{}, { refund: 'yes', reason: 'x' }, { refund: true }, { refund: true, reason: '' }])
      expect((await end(personId, body)).statusCode).toBe(400)
    expect(await trailOf(personId)).toEqual([])
  })
})

describe('the audit trail of memberships', () => {
  it('says who did what to whose membership and why, newest first, a page at a time, to administrators', async () => {
    const read = (query = '', viewer = admin) => members.get(`/api/admin/memberships/audit${query}`, viewer)
    const { personId } = await addMember(members.db)
    await grant(personId)
    await takeBack(personId)
    const all = membershipAdministrationCalls.membershipsAudit.reply.parse((await read()).json())
    expect(all.slice(0, 2)).toMatchObject([
      { action: 'membership.grant-ended', member: { id: personId, lastName: 'Okafor' }, reason: 'Given by mistake' },
      { action: 'membership.granted', actor: { id: admin.id }, before: { grantedUntil: null } },
    ])
    const first = await read('?limit=1')
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))![1]!
    expect([...first.json(), ...(await members.get(next, admin)).json()].slice(0, 2)).toEqual(all.slice(0, 2))
    expect((await read('?sort=when')).json()).toEqual(all.toReversed())
    expect((await read('.csv')).body.trimEnd().split('\r\n')).toHaveLength(all.length + 1)
    for (const path of ['', '.csv']) expect((await read(path, someone())).statusCode).toBe(403)
    expect((await read('?cursor=x')).statusCode).toBe(400)
  })
})
