import { MatchersV3 } from '@pact-foundation/pact'
import { contactsOfUsers, internalTokenHeader } from '@storyright/contracts/http'
import { createServiceClient } from '@storyright/service-kit'
import { goodPassword, internalToken } from '../../services/identity/test/harness.ts'
import { fetchContacts } from '../../services/offers/src/people/contacts.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { verifyIdentity } from './support/verify-identity.ts'

const { eachLike, email, fromProviderState, nullValue, string } = MatchersV3
const producerId = '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'
const agentId = '7c0f4b1e-52a4-4d8e-9a53-2f7f6f1f0c11'
const oneHasClosed = 'there is a producer, and an agent who has closed the account'

describe('what offers requests from identity once there is an agreement', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('offers', 'identity')
  })
  afterAll(() => open.close())

  it('is whom the two sides write to', async () => {
    const userIds = [fromProviderState('$' + '{producerId}', producerId), fromProviderState('$' + '{agentId}', agentId)]
    await open.pact
      .addInteraction()
      .given(oneHasClosed)
      .uponReceiving('a question for the contacts of two people')
      .withRequest(contactsOfUsers.method, contactsOfUsers.path, (request) => {
        request.headers({ [internalTokenHeader]: internalToken, 'content-type': 'application/json' })
        request.jsonBody({ userIds })
      })
      .willRespondWith(200, (answer) => {
        answer.jsonBody(
          eachLike({
            userId: fromProviderState('$' + '{producerId}', producerId),
            name: string('Ann Lee'),
            companyName: nullValue(),
            email: email('ann@storyright.test'),
          }),
        )
      })
      .executeTest(async ({ url }) => {
        const client = createServiceClient({ baseUrl: url, internalToken, timeoutMs: 2_000 })
        const silent = { warn() {}, error() {} }
        expect(await fetchContacts(client, silent)({ producerId, agentId })).toEqual({
          producer: { name: 'Ann Lee', companyName: null, email: 'ann@storyright.test' },
          agent: null,
        })
        await client.close()
      })
  })

  it(
    'is what identity answers',
    () =>
      verifyIdentity(open, (identity) => ({
        [oneHasClosed]: async () => {
          const [stays, leaves] = [
            await identity.join('stays@storyright.test'),
            await identity.join('leaves@storyright.test'),
          ]
          await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, leaves.headers)
          return { producerId: stays.id, agentId: leaves.id }
        },
      })),
    60_000,
  )
})
