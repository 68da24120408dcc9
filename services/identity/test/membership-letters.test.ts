import { randomUUID } from 'node:crypto'
import {
  type Membership,
  membershipActivated,
  membershipCancelled,
  membershipChanged,
  membershipRefunded,
  membershipRenewed,
  membershipSnapshot,
  renewalFailed,
} from '@storyright/contracts/events'
import { openPublisher, type Publisher, sampleMembership } from '@storyright/testing'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

const HOUR = 3_600_000

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('mail about memberships', () => {
  let identity: Identity
  let membership: Publisher
  beforeAll(async () => {
    identity = await startIdentity()
    membership = await openPublisher(identity.natsUrl)
  })
  afterAll(async () => {
    await membership.stop()
    await identity.close()
  })

  const kindsTo = (personId: string) =>
    identity.withDatabase(async (db) =>
      (await db.mail.findMany({ where: { personId }, orderBy: { createdAt: 'asc' } }))
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('membership')),
    )
  async function joined(email: string) {
    const { id, headers } = await identity.join(email)
    return { id, headers, state: (change: Partial<Membership> = {}) => sampleMembership({ userId: id, ...change }) }
  }

  it('welcomes with the invoice, in text and HTML, once however often the event comes, and never on a snapshot', async () => {
    const { id, state } = await joined('iris@storyright.test')
    const event = await membership.say(membershipActivated, 1, state())
    const mail = await identity.mailbox.mailTo('iris@storyright.test', 'Welcome to Storyright Premium')
    for (const shown of [mail.text!, String(mail.html).replace(/<[^>]+>/g, '')])
      for (const words of ['SR-000001', '21 Nov 2026', '£180.00', 'VAT at 20%', '£36.00', '£216.00', 'GB 000 0000 00'])
        expect(shown).toContain(words)
    expect(mail.text).toContain('See your membership:\nhttp://localhost:8080/profile#membership')

    await membership.publish(membershipActivated, event)
    await membership.say(membershipSnapshot, 1, state())
    await membership.say(membershipChanged, 2, state())
    await membership.say(membershipCancelled, 3, state({ state: 'ending', renewsAt: null, nextCharge: null }))
    await identity.mailbox.mailTo('iris@storyright.test', 'Your membership is cancelled')
    expect(await kindsTo(id)).toEqual(['membership-activated', 'membership-cancelled'])
  })

  it('does not ask for what a newer word has settled, and brings each invoice all the same', async () => {
    const { id, state } = await joined('late@storyright.test')
    const failed = state({ state: 'past_due', renewalNeeds: 'card', premiumExpiresAt: '2027-12-05T09:00:00.000Z' })
    await membership.say(membershipRenewed, 5, state({ premiumExpiresAt: '2028-11-21T09:00:00.000Z' }))
    await membership.say(renewalFailed, 4, failed)
    await identity.handled(await membership.say(membershipActivated, 3, state()))
    expect(await kindsTo(id)).toEqual(['membership-renewed', 'membership-activated'])
  })

  it('asks for what is still to be done, although a newer word came first', async () => {
    const { id, state } = await joined('overtaken@storyright.test')
    const failed = state({ state: 'past_due', renewalNeeds: 'card' })
    await membership.say(membershipChanged, 5, failed)
    await identity.handled(await membership.say(renewalFailed, 4, failed))
    expect(await kindsTo(id)).toEqual(['membership-renewal-failed'])
  })

  it('is written of news only, not of what happened days ago', async () => {
    const { id, state } = await joined('past@storyright.test')
    const event = await membership.say(membershipSnapshot, 1, state())
    const ago = (hours: number) => ({
      ...event,
      id: randomUUID(),
      type: membershipRenewed.type,
      time: new Date(Date.now() - hours * HOUR).toISOString(),
    })
    const [old, recent] = [ago(73), ago(71)]
    await membership.publish(membershipRenewed, old)
    await identity.handled(old)
    expect(await kindsTo(id)).toEqual([])
    await membership.publish(membershipRenewed, recent)
    await identity.handled(recent)
    expect(await kindsTo(id)).toEqual(['membership-renewed'])
  })

  it('goes to suspended members, too: they are charged and refunded all the same', async () => {
    const { id, state } = await joined('suspended@storyright.test')
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    await identity.ask('POST', `/api/admin/users/${id}/suspend`, undefined, admin.headers)
    await identity.handled(await membership.say(membershipRenewed, 1, state()))
    expect(await kindsTo(id)).toEqual(['membership-renewed'])
  })

  it('does not go to closed accounts, nor to somebody unknown', async () => {
    const { id, headers, state } = await joined('leaver@storyright.test')
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)
    await identity.handled(await membership.say(membershipRefunded, 1, state()))
    await identity.handled(await membership.say(membershipActivated, 1, sampleMembership()))
    expect(await kindsTo(id)).toEqual([])
  })

  it('tells a member who leaves, in the farewell, that the membership ends', async () => {
    const { headers, state } = await joined('farewell@storyright.test')
    const premiumExpiresAt = new Date(Date.now() + HOUR).toISOString()
    await identity.handled(await membership.say(membershipActivated, 1, state({ premiumExpiresAt })))
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)
    const farewell = await identity.mailbox.mailTo('farewell@storyright.test', 'Your account is closed')
    expect(farewell.text).toContain('Your Storyright Premium ends with it')
  })
})
