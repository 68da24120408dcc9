import { MatchersV3 } from '@pact-foundation/pact'
import { contactsOfUsers, internalTokenHeader, knownMembership } from '@storyright/contracts/http'
import { createServiceClient } from '@storyright/service-kit'
import { internalToken } from '../../services/identity/test/harness.ts'
import { type AskIdentity, askIdentity } from '../../services/membership/src/people/identity.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { verifyIdentity } from './support/verify-identity.ts'

const { eachLike, email, fromProviderState, integer, nullValue, string } = MatchersV3
const userId = '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'
const itsId = fromProviderState('$' + '{userId}', userId)
const thereIsOne = 'there is a producer'
const nobody = '7c0f4b1e-52a4-4d8e-9a53-2f7f6f1f0c11'

describe('what membership requests from identity', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('membership', 'identity')
  })
  afterAll(() => open.close())

  async function asking<Answer>(url: string, ask: (identity: AskIdentity) => Promise<Answer>): Promise<Answer> {
    const client = createServiceClient({ baseUrl: url, internalToken, timeoutMs: 2_000 })
    try {
      return await ask(askIdentity(client))
    } finally {
      await client.close()
    }
  }

  it('is the name and the address of a customer', async () => {
    await open.pact
      .addInteraction()
      .given(thereIsOne)
      .uponReceiving('a question for the contact of one person')
      .withRequest(contactsOfUsers.method, contactsOfUsers.path, (request) => {
        request.headers({ [internalTokenHeader]: internalToken, 'content-type': 'application/json' })
        request.jsonBody({ userIds: [itsId] })
      })
      .willRespondWith(200, (answer) => {
        const contact = {
          userId: itsId,
          name: string('Ann Lee'),
          companyName: nullValue(),
          email: email('ann@storyright.test'),
        }
        answer.jsonBody(eachLike(contact))
      })
      .executeTest(async ({ url }) => {
        expect(await asking(url, ({ contactOf }) => contactOf(userId))).toMatchObject({
          name: 'Ann Lee',
          companyName: null,
        })
      })
  })

  it('is how far it has followed somebody’s membership', async () => {
    await open.pact
      .addInteraction()
      .given(thereIsOne)
      .uponReceiving('a question for the version of a membership')
      .withRequest(
        knownMembership.method,
        fromProviderState(
          knownMembership.path.replace(':id', '$' + '{userId}'),
          knownMembership.path.replace(':id', userId),
        ),
        (request) => void request.headers({ [internalTokenHeader]: internalToken }),
      )
      .willRespondWith(200, (answer) => void answer.jsonBody({ version: integer(0) }))
      .executeTest(async ({ url }) => {
        expect(await asking(url, ({ knownVersion }) => knownVersion(userId))).toBe(0)
      })
  })

  it('is nothing of somebody whom it does not know', async () => {
    await open.pact
      .addInteraction()
      .uponReceiving('a question for the version of a membership of nobody')
      .withRequest(
        knownMembership.method,
        knownMembership.path.replace(':id', nobody),
        (request) => void request.headers({ [internalTokenHeader]: internalToken }),
      )
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        expect(await asking(url, ({ knownVersion }) => knownVersion(nobody))).toBe(0)
      })
  })

  it(
    'is what identity answers',
    () =>
      verifyIdentity(open, (identity) => ({
        [thereIsOne]: async () => ({ userId: (await identity.join('member@storyright.test')).id }),
      })),
    60_000,
  )
})
