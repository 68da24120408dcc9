import { MatchersV3 } from '@pact-foundation/pact'
import { contactsOfUsers, internalTokenHeader } from '@storyright/contracts/http'
import { createServiceClient } from '@storyright/service-kit'
import { addressesOf } from '../../services/community/src/moderation/admin-comments.ts'
import { goodPassword, internalToken } from '../../services/identity/test/harness.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { verifyIdentity } from './support/verify-identity.ts'

const { eachLike, email, fromProviderState, string } = MatchersV3
const staysId = '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'
const leavesId = '7c0f4b1e-52a4-4d8e-9a53-2f7f6f1f0c11'
const oneHasClosed = 'somebody who comments, and somebody who did and has closed the account'

describe('what community requests from identity for the administrators’ list of comments', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('community', 'identity')
  })
  afterAll(() => open.close())

  it('is the addresses of those who comment', async () => {
    const userIds = [fromProviderState('$' + '{staysId}', staysId), fromProviderState('$' + '{leavesId}', leavesId)]
    await open.pact
      .addInteraction()
      .given(oneHasClosed)
      .uponReceiving('a question for the addresses of those who comment')
      .withRequest(contactsOfUsers.method, contactsOfUsers.path, (request) => {
        request.headers({ [internalTokenHeader]: internalToken, 'content-type': 'application/json' })
        request.jsonBody({ userIds })
      })
      .willRespondWith(200, (answer) => {
        answer.jsonBody(
          eachLike({
            userId: fromProviderState('$' + '{staysId}', staysId),
            name: string('Ann Lee'),
            companyName: MatchersV3.nullValue(),
            email: email('stays@storyright.test'),
          }),
        )
      })
      .executeTest(async ({ url }) => {
        const identity = createServiceClient({ baseUrl: url, internalToken, timeoutMs: 2_000 })
        const logger = { warn() {}, error() {} }
        const addressOf = await addressesOf({ identity, logger }, [staysId, leavesId, staysId])
        expect([addressOf(staysId), addressOf(leavesId)]).toEqual(['stays@storyright.test', null])
        await identity.close()
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
          return { staysId: stays.id, leavesId: leaves.id }
        },
      })),
    60_000,
  )
})
