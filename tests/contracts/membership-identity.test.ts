import { MatchersV3 } from '@pact-foundation/pact'
import { membershipActivated } from '@storyright/contracts/events'
import { contactsOfUsers, internalTokenHeader, knownMembership } from '@storyright/contracts/http'
import { createServiceClient } from '@storyright/service-kit'
import { eventually, openPublisher, sampleMembership } from '@storyright/testing'
import { type Identity, internalToken } from '../../services/identity/test/harness.ts'
import { type AskIdentity, askIdentity } from '../../services/membership/src/people/identity.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { verifyIdentity } from './support/verify-identity.ts'

const { email, fromProviderState, integer, nullValue, string } = MatchersV3
const usual = '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'
const userId = fromProviderState('$' + '{userId}', usual)
const isMember = 'a member whose first event has been followed'
const isClosed = 'an account that was closed'
const addressOf = (id: string) => knownMembership.path.replace(':id', id)

describe('what membership requests from identity', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('membership', 'identity')
  })
  afterAll(() => open.close())

  const asking = async <Answer>(baseUrl: string, ask: (identity: AskIdentity) => Promise<Answer>) => {
    const client = createServiceClient({ baseUrl, internalToken, timeoutMs: 2_000 })
    const answer = await ask(askIdentity(client))
    await client.close()
    return answer
  }

  it.each([
    [isMember, [{ userId, name: string('Ann Lee'), companyName: nullValue(), email: email('ann@storyright.test') }]],
    [isClosed, []],
  ])('before the first payment, the contact of %s', async (state, contacts) => {
    await open.pact
      .addInteraction()
      .given(state)
      .uponReceiving(`a question for the contact of ${state}`)
      .withRequest(contactsOfUsers.method, contactsOfUsers.path, (request) => {
        request.headers({ [internalTokenHeader]: internalToken, 'content-type': 'application/json' })
        request.jsonBody({ userIds: [userId] })
      })
      .willRespondWith(200, (answer) => {
        answer.jsonBody(contacts)
      })
      .executeTest(async ({ url }) => {
        const contact = await asking(url, (identity) => identity.contactOf(usual))
        if (contacts.length === 0) expect(contact).toBeNull()
        else expect(contact).toMatchObject({ name: 'Ann Lee', email: 'ann@storyright.test' })
      })
  })

  it('after it, how far the membership has been followed', async () => {
    await open.pact
      .addInteraction()
      .given(isMember)
      .uponReceiving('a question for how far a membership has been followed')
      .withRequest(
        knownMembership.method,
        fromProviderState(addressOf('$' + '{userId}'), addressOf(usual)),
        (request) => request.headers({ [internalTokenHeader]: internalToken }),
      )
      .willRespondWith(200, (answer) => void answer.jsonBody({ version: integer(1) }))
      .executeTest(async ({ url }) => expect(await asking(url, (identity) => identity.knownVersion(usual))).toBe(1))
  })

  it('and of an unknown account it is told none', async () => {
    const nobody = '9b1d3a52-7f0c-4d1e-8a3b-2f6f1c0a7d10'
    await open.pact
      .addInteraction()
      .uponReceiving('a question for how far the membership of nobody has been followed')
      .withRequest(knownMembership.method, addressOf(nobody), (request) =>
        request.headers({ [internalTokenHeader]: internalToken }),
      )
      .willRespondWith(404)
      .executeTest(async ({ url }) => expect(await asking(url, (identity) => identity.knownVersion(nobody))).toBe(0))
  })

  let members = 0
  async function aMember(identity: Identity) {
    const { id } = await identity.join(`member-${++members}@storyright.test`)
    const publisher = await openPublisher(identity.natsUrl)
    await publisher.say(membershipActivated, 1, sampleMembership({ userId: id }))
    await publisher.stop()
    await eventually(() =>
      identity.withDatabase(async (db) =>
        expect(await db.person.findUnique({ where: { id } })).toMatchObject({ membershipVersion: 1 }),
      ),
    )
    return { userId: id }
  }

  it(
    'is what identity answers',
    () =>
      verifyIdentity(open, (identity) => ({
        [isMember]: () => aMember(identity),
        [isClosed]: async () => {
          const { id, headers } = await identity.join('leaver@storyright.test')
          await identity.ask('DELETE', '/api/auth/account', undefined, headers)
          return { userId: id }
        },
      })),
    60_000,
  )
})
