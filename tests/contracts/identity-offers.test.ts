import type { AddressInfo } from 'node:net'
import { MatchersV3 } from '@pact-foundation/pact'
import { exportUser, internalTokenHeader } from '@storyright/contracts'
import { createServiceClient } from '@storyright/service-kit'
import { whatItKnows } from '../../services/identity/src/export/export-data.ts'
import { internalToken, startOffers } from '../../services/offers/test/harness.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const somebody = '7c0f4b1e-52a4-4d8e-9a53-2f7f6f1f0c11'

describe('what identity asks offers for an export', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('identity', 'offers')
  })
  afterAll(() => open.close())

  it('is all that it knows of a person, and nothing known is an answer too', async () => {
    await open.pact
      .addInteraction()
      .uponReceiving('a question for everything known of somebody')
      .withRequest(exportUser.method, exportUser.path.replace(':id', somebody), (request) =>
        request.headers({ [internalTokenHeader]: internalToken }),
      )
      .willRespondWith(200, (answer) => void answer.jsonBody(MatchersV3.like({})))
      .executeTest(async ({ url }) => {
        const client = createServiceClient({ baseUrl: url, internalToken, timeoutMs: 2_000 })
        expect(await whatItKnows(client, somebody)).toEqual({})
        await client.close()
      })
  })

  it('is what offers answers', async () => {
    const offers = await startOffers()
    const { port } = offers.app.server.address() as AddressInfo
    try {
      await open.verifyService(`http://127.0.0.1:${port}`, {})
    } finally {
      await offers.stop()
    }
  }, 60_000)
})
