import { randomUUID } from 'node:crypto'
import { membershipActivated, membershipChanged, membershipExpired } from '@storyright/contracts/events'
import { knownMembership } from '@storyright/contracts/http'
import { eventually, openPublisher, type Publisher, sampleMembership } from '@storyright/testing'
import { decodeJwt } from 'jose'
import { type Identity, internalToken, type SignedIn, startIdentity } from './harness.ts'

const MINUTE = 60_000
/** An open session follows so quickly. */
const soon = { within: 2_000 }

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('premium in open sessions', () => {
  let identity: Identity
  let membership: Publisher
  let ahead = 0
  beforeAll(async () => {
    identity = await startIdentity({ clock: () => new Date(Date.now() + ahead) })
    membership = await openPublisher(identity.natsUrl)
  })
  beforeEach(() => {
    ahead = 0
  })
  afterAll(async () => {
    await membership.stop()
    await identity.close()
  })

  const claims = async ({ headers }: SignedIn) => decodeJwt((await identity.exchange(headers.cookie)).body.accessToken)
  const tier = async (member: SignedIn) => (await claims(member)).tier
  const runs = ({ id }: SignedIn, premiumExpiresAt: string | null = inMinutes(60)) =>
    sampleMembership({ userId: id, premiumExpiresAt })
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()
  const known = (id: string, headers: Record<string, string> = { 'x-internal-token': internalToken }) =>
    identity.ask(knownMembership.method, knownMembership.path.replace(':id', id), undefined, headers)
  const versionOf = async (id: string) => knownMembership.reply.parse((await known(id)).body).version

  it('begins and ends within two seconds, without signing in again', async () => {
    const member = await identity.join('member@storyright.test')
    expect([await tier(member), await versionOf(member.id)]).toEqual(['free', 0])
    await membership.say(membershipActivated, 1, runs(member))
    await eventually(async () => expect(await tier(member)).toBe('premium'), soon)
    expect(await versionOf(member.id)).toBe(1)
    await membership.say(membershipExpired, 2, runs(member, null))
    await eventually(async () => expect(await tier(member)).toBe('free'), soon)
    expect(await versionOf(member.id)).toBe(2)
  })

  it('is what the newest word says, whichever comes last', async () => {
    const member = await identity.join('orderly@storyright.test')
    await membership.say(membershipChanged, 3, runs(member))
    await membership.say(membershipExpired, 2, runs(member, null))
    const other = await identity.join('other@storyright.test')
    await membership.say(membershipActivated, 1, runs(other))
    await eventually(async () => expect(await tier(other)).toBe('premium')) // so the two before it were handled
    expect([await tier(member), await versionOf(member.id)]).toEqual(['premium', 3])
  })

  it('ends by time alone: the token with it, and the next one says free', async () => {
    const member = await identity.join('lapsing@storyright.test')
    const premiumExpiresAt = inMinutes(2)
    await membership.say(membershipActivated, 1, runs(member, premiumExpiresAt))
    await eventually(async () => expect(await tier(member)).toBe('premium'))
    expect((await claims(member)).exp).toBe(Math.floor(Date.parse(premiumExpiresAt) / 1_000))
    ahead = 2 * MINUTE
    const { tier: after, exp } = await claims(member)
    expect(after).toBe('free')
    expect(exp! * 1_000).toBeGreaterThan(Date.parse(premiumExpiresAt) + 4 * MINUTE)
  })

  it('is shown to administrators, and in the account itself', async () => {
    const member = await identity.join('shown@storyright.test')
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    const premiumExpiresAt = inMinutes(60)
    await membership.say(membershipActivated, 1, runs(member, premiumExpiresAt))
    const shown = { membershipTier: 'premium', premiumExpiresAt }
    await eventually(async () => {
      const { body } = await identity.ask('GET', '/api/admin/users?search=shown', undefined, admin.headers)
      expect(body).toMatchObject([{ id: member.id, ...shown }])
    })
    expect((await identity.ask('GET', '/api/auth/user', undefined, member.headers)).body).toMatchObject(shown)
  })

  it('is followed for other services to ask, of known accounts only', async () => {
    for (const nobody of [randomUUID(), 'nobody']) expect((await known(nobody)).status).toBe(404)
    const { id } = await identity.join('asked@storyright.test')
    expect((await known(id, {})).status).toBe(404)
  })
})
