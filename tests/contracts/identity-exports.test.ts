import type { AddressInfo } from 'node:net'
import { MatchersV3 } from '@pact-foundation/pact'
import { exportUser, internalTokenHeader } from '@storyright/contracts/http'
import { createServiceClient } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { startAi } from '../../services/ai/test/harness.ts'
import { internalToken, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { startCommunity } from '../../services/community/test/harness.ts'
import { exportFrom } from '../../services/identity/src/export/export-data.ts'
import { startMembership } from '../../services/membership/test/harness.ts'
import { startOffers } from '../../services/offers/test/harness.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const somebody = '7c0f4b1e-52a4-4d8e-9a53-2f7f6f1f0c11'

/** A harness that injects its requests, made to listen as well. */
async function listening<Service extends { app: FastifyInstance }>(start: () => Promise<Service>) {
  const service = await start()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  return service
}

describe.each([
  ['catalogue', () => listening(startCatalogue)],
  ['offers', startOffers],
  ['membership', () => listening(startMembership)],
  ['ai', () => listening(startAi)],
  ['community', () => listening(startCommunity)],
] as const)('what identity asks %s for an export', (provider, start) => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('identity', provider)
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
        expect(await exportFrom(client, somebody)).toEqual({})
        await client.close()
      })
  })

  it('is what that service answers', async () => {
    const service = await start()
    const { port } = service.app.server.address() as AddressInfo
    try {
      await open.verifyService(`http://127.0.0.1:${port}`, {})
    } finally {
      await service.stop()
    }
  }, 60_000)
})
