import type { AddressInfo } from 'node:net'
import { MatchersV3 } from '@pact-foundation/pact'
import { internalTokenHeader, sharePreview } from '@storyright/contracts/http'
import { createServiceClient } from '@storyright/service-kit'
import { internalToken, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { findHead } from '../../services/gateway/src/web/find-head.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { fromProviderState, nullValue, string } = MatchersV3
const previewOf = (id: string) => sharePreview.path.replace(':id', id)
const thereIsOne = 'there is a listing without a cover'

describe('what the gateway requests from catalogue for the page of a listing', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('gateway', 'catalogue')
  })
  afterAll(() => open.close())

  const headFrom = async (baseUrl: string, id: string) => {
    const client = createServiceClient({ baseUrl, internalToken, timeoutMs: 2_000 })
    const found = await findHead(`/listing/${id}`, 'https://storyright.test', client)
    await client.close()
    return found
  }
  const headers = { [internalTokenHeader]: internalToken }

  it('becomes its head', async () => {
    const path = fromProviderState(previewOf('$' + '{listingId}'), previewOf('1'))
    await open.pact
      .addInteraction()
      .given(thereIsOne)
      .uponReceiving('a question for the preview of a listing')
      .withRequest(sharePreview.method, path, (request) => void request.headers(headers))
      .willRespondWith(200, (answer) => {
        answer.jsonBody({
          id: string('1'),
          title: string('Slack Water'),
          author: string('Morwenna Tregear'),
          description: string('A harbour pilot brings in a coaster whose crew has vanished.'),
          coverImageUrl: nullValue(),
        })
      })
      .executeTest(async ({ url }) => {
        const { status, head } = await headFrom(url, '1')
        expect(status).toBe(200)
        expect(head).toMatchObject({
          title: 'Slack Water by Morwenna Tregear · Storyright',
          canonical: 'https://storyright.test/listing/1',
        })
      })
  })

  it('becomes the page of an unknown address when there is no such listing', async () => {
    await open.pact
      .addInteraction()
      .uponReceiving('a question for the preview of a listing that nobody knows')
      .withRequest(sharePreview.method, previewOf('999999'), (request) => void request.headers(headers))
      .willRespondWith(404)
      .executeTest(async ({ url }) => expect((await headFrom(url, '999999')).status).toBe(404))
  })

  it('is what catalogue returns', async () => {
    const catalogue = await startCatalogue()
    await catalogue.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = catalogue.app.server.address() as AddressInfo
    try {
      await open.verifyService(`http://127.0.0.1:${port}`, {
        [thereIsOne]: async () => {
          const [listing] = await catalogue.add({})
          return { listingId: String(listing!.id) }
        },
      })
    } finally {
      await catalogue.stop()
    }
  }, 60_000)
})
