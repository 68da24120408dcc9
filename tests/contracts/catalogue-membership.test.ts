import { randomUUID } from 'node:crypto'
import { MatchersV3 } from '@pact-foundation/pact'
import { type Envelope, type EventDefinition, viewLetIn } from '@storyright/contracts/events'
import { countView, internalTokenHeader } from '@storyright/contracts/http'
import { monthOf, type Viewer } from '@storyright/contracts/vocabulary'
import { prismaTransactions } from '@storyright/messaging'
import { createServiceClient } from '@storyright/service-kit'
import { openListing } from '../../services/catalogue/src/views/open-listing.ts'
import { startCatalogue } from '../../services/catalogue/test/harness.ts'
import { openDatabase, type Tx } from '../../services/membership/src/database.ts'
import { viewSubscriptions } from '../../services/membership/src/view-limit/view.subscriptions.ts'
import { internalToken, startMembership } from '../../services/membership/test/harness.ts'
import { openStoreOf } from './support/databases.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { recordSentEvents } from './support/record-sent-events.ts'

const { datetime, fromProviderState, integer, regex, string, uuid } = MatchersV3
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

type LetIn = typeof viewLetIn extends EventDefinition<infer Data> ? Data : never
const month = monthOf(new Date())

describe('what membership consumes about views', () => {
  let open: OpenPact
  let membership: Awaited<ReturnType<typeof openMembershipStore>>
  const openMembershipStore = () => openStoreOf('membership', openDatabase, prismaTransactions<Tx>)
  beforeAll(async () => {
    open = await openPact('membership', 'catalogue-events')
    membership = await openMembershipStore()
  })
  afterAll(async () => {
    await membership.db.$disconnect()
    await open.close()
  })
  const letIn = 'a view that was let in while membership was away'
  const asPremium = 'a view of a premium member'

  it.each([
    [letIn, false, { counted: ['42'], premium: [] }],
    [asPremium, true, { counted: [], premium: ['42'] }],
  ])('of %s it keeps that the listing is open', async (name, isPremium, expected) => {
    const { db, store, outbox } = membership
    await open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(name, (message) =>
        message.withJSONContent({
          specversion: '1.0',
          id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c11'),
          source: string('/catalogue'),
          type: viewLetIn.type,
          subject: regex(String.raw`^[0-9a-f-]{36}_\d+_\d{4}-\d{2}$`, `${usual}_42_${month}`),
          time: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", `${month}-01T09:00:00.000Z`),
          datacontenttype: 'application/json',
          entityversion: integer(1),
          data: {
            userId: uuid(usual),
            listingId: regex(String.raw`^[1-9]\d*$`, '42'),
            title: string('Slack Water'),
            at: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", `${month}-01T09:00:00.000Z`),
            asPremium: isPremium,
          },
        }),
      )
      .executeTest(async ({ contents }) => {
        const message = contents.content as Envelope<LetIn>
        const wanted = viewSubscriptions({ outbox }).find(({ definition }) => definition.type === viewLetIn.type)!
        await db.viewMonth.deleteMany()
        await db.premiumOpening.deleteMany()
        await store.transaction(wanted.prepare(message).carryOut)
        const [counted, premium] = [await db.viewMonth.findMany(), await db.premiumOpening.findMany()]
        expect({
          counted: counted.flatMap((one) => one.counted),
          premium: premium.map(({ listingId }) => listingId),
        }).toEqual(expected)
      })
  })

  it('is what catalogue publishes', async () => {
    const catalogue = await startCatalogue()
    const { sent, stop } = await recordSentEvents(catalogue.natsUrl, 'catalogue')
    await catalogue.membership.stop()
    const seenBy = (tier: Viewer['tier']) => async () => {
      const viewer: Viewer = { id: randomUUID(), role: 'producer', tier, verified: true }
      const [listing] = await catalogue.add({})
      await catalogue.get(`/api/listings/${listing!.id}`, viewer)
      return sent(viewLetIn, `${viewer.id}_${listing!.id}_${month}`)
    }
    try {
      await open.verifyMessages({ [letIn]: seenBy('free'), [asPremium]: seenBy('premium') })
    } finally {
      await stop()
      await catalogue.stop()
    }
  }, 60_000)
})
