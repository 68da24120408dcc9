import { randomUUID } from 'node:crypto'
import { MatchersV3 } from '@pact-foundation/pact'
import { countView, internalTokenHeader } from '@storyright/contracts/http'
import { monthOf } from '@storyright/contracts/vocabulary'
import { createServiceClient } from '@storyright/service-kit'
import { openListing } from '../../services/catalogue/src/views/open-listing.ts'
import { internalToken, startMembership } from '../../services/membership/test/harness.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { fromProviderState, regex } = MatchersV3
const usual = '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'
const hasRoom = 'a reader who has opened nothing this month'
const isFull = 'a reader who has opened five other listings this month'

describe('what catalogue asks membership before it shows a listing', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('catalogue', 'membership')
  })
  afterAll(() => open.close())

  it.each([
    [hasRoom, true],
    [isFull, false],
  ])('of %s', async (state, isOpen) => {
    const userId = fromProviderState('$' + '{userId}', usual)
    await open.pact
      .addInteraction()
      .given(state)
      .uponReceiving(`the question whether it is open to ${state}`)
      .withRequest(countView.method, countView.path, (request) => {
        request.headers({ [internalTokenHeader]: internalToken, 'content-type': 'application/json' })
        request.jsonBody({ userId, listingId: '42', title: 'Slack Water' })
      })
      .willRespondWith(200, (answer) => {
        answer.jsonBody({ isOpen, month: regex('^\\d{4}-\\d{2}$', monthOf(new Date())) })
      })
      .executeTest(async ({ url }) => {
        const membership = createServiceClient({ baseUrl: url, internalToken, timeoutMs: 2_000 })
        const asking = openListing({
          membership,
          messaging: undefined as never, // nobody is let in: membership answers
          opened: new Map(),
          clock: () => new Date(),
          logger: { warn() {} },
        })({ id: usual, role: 'producer', tier: 'free', verified: true }, { id: 42n, title: 'Slack Water' })
        if (isOpen) await asking
        else await expect(asking).rejects.toMatchObject({ code: 'VIEW_LIMIT_REACHED' })
        await membership.close()
      })
  })

  it('is what membership answers', async () => {
    const membership = await startMembership()
    try {
      await open.verifyService(await membership.app.listen({ port: 0, host: '127.0.0.1' }), {
        [hasRoom]: async () => ({ userId: randomUUID() }),
        [isFull]: async () => {
          const userId = randomUUID()
          for (const listing of [1, 2, 3, 4, 5]) await membership.open(userId, listing)
          return { userId }
        },
      })
    } finally {
      await membership.stop()
    }
  }, 60_000)
})
