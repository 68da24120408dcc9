import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { MatchersV3 } from '@pact-foundation/pact'
import {
  currentListing,
  type Envelope,
  type EventDefinition,
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  type PublicListing,
} from '@storyright/contracts/events'
import {
  internalTokenHeader,
  keepPicture,
  type Listing,
  managedListing,
  takeOver,
  undoTakeover,
} from '@storyright/contracts/http'
import { followListings, listingRows } from '@storyright/read-models'
import { createServiceClient, type ServiceClient } from '@storyright/service-kit'
import { type Catalogue, internalToken, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { requireListing } from '../../services/enrichment/src/books/look-up-book.ts'
import { finishTakeover, finishUndoing } from '../../services/enrichment/src/field-overrides/finish-takeover.ts'
import { keepCover } from '../../services/enrichment/src/field-overrides/keep-cover.ts'
import { type TakeoverRow, takeoverRows } from '../../services/enrichment/src/field-overrides/takeover-rows.ts'
import { requireReadable } from '../../services/enrichment/src/listings/known-listing.ts'
import { lookUpRows } from '../../services/enrichment/src/look-ups/look-up-rows.ts'
import { queueListings } from '../../services/enrichment/src/queue/queue-listings.ts'
import { openCataloguePublisher } from './support/catalogue-publisher.ts'
import { agentId, expectedEvent, offerId, personId } from './support/envelope.ts'
import { furtherDetails } from './support/expected-listing.ts'
import { openEnrichmentStore } from './support/mongo-stores.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { fromProviderState, like, nullValue, regex, string, uuid } = MatchersV3
const clock = () => new Date()

let enrichment: Awaited<ReturnType<typeof openEnrichmentStore>>
beforeAll(async () => {
  enrichment = await openEnrichmentStore()
}, 60_000)
afterAll(() => enrichment?.close())

describe('what enrichment consumes about listings', () => {
  const heard: [EventDefinition<PublicListing>, Partial<PublicListing>][] = [
    [listingCreated, { status: 'available' }],
    [listingUpdated, { status: 'available', ...furtherDetails }],
    [listingStatusChanged, { status: 'sold', soldOfferId: offerId }],
    [listingDeleted, { status: 'available' }],
    [listingSnapshot, { status: 'available' }],
  ]
  /** What is looked up, and whose it is. */
  const expected = ({ isbn, publisher, publicationDate }: Partial<PublicListing>) => ({
    id: regex(String.raw`^[1-9]\d*$`, '42'),
    agentId: uuid(agentId),
    title: string('Slack Water'),
    author: string('Morwenna Tregear'),
    medium: string('book'),
    isbn: isbn ? string(isbn) : nullValue(),
    publisher: publisher ? string(publisher) : nullValue(),
    publicationDate: publicationDate ? string(publicationDate) : nullValue(),
  })
  let open: OpenPact
  let catalogue: Awaited<ReturnType<typeof openCataloguePublisher>>
  /** Events carry more than is read. */
  let whole: PublicListing
  beforeAll(async () => {
    open = await openPact('enrichment', 'catalogue-events')
    catalogue = await openCataloguePublisher()
    whole = (await catalogue.created()).event.data
  }, 60_000)
  afterAll(async () => {
    await catalogue?.close()
    await open?.close()
  })

  it.each(heard.map(([event, listing]) => [event.type, event, listing] as const))(
    'on %s the listing waits at every source, or is forgotten',
    async (type, event, listing) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expected(listing))))
        .executeTest(async ({ contents }) => {
          const { db, outbox } = enrichment
          const message = contents.content as Envelope<PublicListing>
          await listingRows.of(db).deleteMany({})
          await lookUpRows.of(db).deleteMany({})
          const follow = followListings({ db, kept: (tx, rows) => queueListings({ db, clock, outbox }, tx, rows) })
          await enrichment.handle(follow, { ...message, data: { ...whole, ...message.data } })
          const rows = await lookUpRows.of(db).find().sort({ _id: 1 }).toArray()
          expect(rows.map(({ source, state }) => [source, state])).toEqual(
            event === listingDeleted ? [] : ['books', 'twitter', 'youtube'].map((source) => [source, 'waiting']),
          )
        })
    },
  )

  it(
    'is what catalogue publishes',
    () => open.verifyMessages(catalogue.handlersFor(heard.map(([event]) => event))),
    90_000,
  )
})

describe('what enrichment asks of catalogue', () => {
  const isShown = 'a listing that everybody may read'
  const isTaken = 'a listing into which a page count was taken over'
  const takeoverId = 'c5b0b1c4-53d1-4a0e-9a35-5e1f6f8e2a10'
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  let open: OpenPact
  let catalogue: Catalogue
  let url: string
  /** As catalogue answers them. */
  let managed: Listing
  let current: object
  beforeAll(async () => {
    open = await openPact('enrichment', 'catalogue')
    catalogue = await startCatalogue()
    await catalogue.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(catalogue.app.server.address() as AddressInfo).port}`
    const id = await addListing()
    const ask = async (path: string) =>
      (await fetch(url + path.replace(':id', id), { headers: { [internalTokenHeader]: internalToken } })).json()
    managed = (await ask(managedListing.path)) as Listing
    current = (await ask(currentListing.path)) as object
  }, 60_000)
  afterAll(async () => {
    await catalogue?.stop()
    await open?.close()
  })

  const addListing = async () => String((await catalogue.add({}))[0]!.id)
  const of = (path: string) =>
    fromProviderState(path.replace(':id', '$' + '{listingId}'), path.replace(':id', managed.id))
  const interaction = (state: string, says: string) => open.pact.addInteraction().given(state).uponReceiving(says)
  const headers = { [internalTokenHeader]: internalToken }
  const posting = { ...headers, 'content-type': 'application/json' }
  async function asking<Result>(baseUrl: string, work: (client: ServiceClient) => Promise<Result>): Promise<Result> {
    const client = createServiceClient({ baseUrl, internalToken, timeoutMs: 5_000 })
    try {
      return await work(client)
    } finally {
      await client.close()
    }
  }
  const takeover = (change: Partial<TakeoverRow>): TakeoverRow => ({
    ...{ _id: takeoverId, listingId: managed.id, actorId: personId, at: clock(), state: 'begun' },
    ...{ fields: { pageCount: 301 }, shows: false, showed: false, ...change },
  })
  const deps = (client: ServiceClient) => ({ ...enrichment, clock, catalogue: client, openListing: async () => {} })

  it('is a listing as administrators see it', () =>
    interaction(isShown, 'a question for a listing as administrators see it')
      .withRequest(managedListing.method, of(managedListing.path), (request) => void request.headers(headers))
      .willRespondWith(200, (answer) => void answer.jsonBody(like(managed)))
      .executeTest((mock) =>
        asking(mock.url, async (client) =>
          expect(await requireListing({ catalogue: client }, managed.id)).toEqual(managed),
        ),
      ))

  it('is whether somebody may read it', () =>
    interaction(isShown, 'a question for a listing as it is now')
      .withRequest(currentListing.method, of(currentListing.path), (request) => void request.headers(headers))
      .willRespondWith(200, (answer) => void answer.jsonBody(like(current)))
      .executeTest((mock) =>
        asking(mock.url, async (client) => {
          await listingRows.of(enrichment.db).deleteMany({})
          const reader = { id: randomUUID(), role: 'producer', tier: 'free', verified: true } as const
          const seen = await requireReadable(deps(client), managed.id, reader)
          expect([seen.listing.id, seen.isManager]).toEqual([managed.id, false])
        }),
      ))

  it('is to write into its form, once for each takeover', () =>
    interaction(isShown, 'a takeover of a page count')
      .withRequest(takeOver.method, of(takeOver.path), (request) => {
        request.headers(posting)
        request.jsonBody({ takeoverId: uuid(takeoverId), actorId: personId, fields: { pageCount: 301 } })
      })
      .willRespondWith(200, (answer) => {
        const listing = like({ ...managed, pageCount: 301, pages: 301 })
        answer.jsonBody({ listing, before: { pageCount: nullValue() }, after: { pageCount: 301 } })
      })
      .executeTest((mock) =>
        asking(mock.url, async (client) => {
          const rows = takeoverRows.of(enrichment.db)
          await rows.insertOne(takeover({}))
          expect(await finishTakeover(deps(client), takeover({}))).toMatchObject({ pageCount: 301 })
          expect(await rows.findOne({ _id: takeoverId })).toMatchObject({ state: 'done' })
          await rows.deleteMany({})
        }),
      ))

  it('is to put it back', () =>
    interaction(isTaken, 'to take a takeover back')
      .withRequest(undoTakeover.method, of(undoTakeover.path), (request) => {
        request.headers(posting)
        request.jsonBody({ takeoverId: fromProviderState('$' + '{takeoverId}', takeoverId), actorId: personId })
      })
      .willRespondWith(200, (answer) => void answer.jsonBody({ listing: like(managed), changedSince: [] }))
      .executeTest((mock) =>
        asking(mock.url, async (client) => {
          const rows = takeoverRows.of(enrichment.db)
          await rows.insertOne(takeover({ state: 'undoing' }))
          await finishUndoing(deps(client), takeover({ state: 'undoing' }))
          expect(await rows.findOne({ _id: takeoverId })).toMatchObject({ state: 'undone' })
        }),
      ))

  it('is to keep a picture', () =>
    open.pact
      .addInteraction()
      .uponReceiving('a picture to keep')
      .withRequest(keepPicture.method, keepPicture.path, (request) => {
        request.headers(posting)
        request.jsonBody({ content: png.toString('base64') })
      })
      .willRespondWith(200, (answer) => {
        const imageUrl = regex(String.raw`^https?://.+/.+\.webp$`, 'https://storyright.test/images/1.webp')
        answer.jsonBody({ imageUrl, refused: nullValue() })
      })
      .executeTest((mock) =>
        asking(mock.url, async (client) => {
          const covers = { fetch: async () => png, close: async () => undefined }
          const kept = await keepCover({ covers, catalogue: client }, 'https://books.google.com/1')
          expect(kept).toMatch(/\.webp$/)
        }),
      ))

  it('is what catalogue answers', async () => {
    await open.verifyService(url, {
      [isShown]: async () => ({ listingId: await addListing() }),
      [isTaken]: async () => {
        const [listingId, id] = [await addListing(), randomUUID()]
        const body = { takeoverId: id, actorId: personId, fields: { pageCount: 301 } }
        await fetch(url + takeOver.path.replace(':id', listingId), {
          method: 'POST',
          headers: posting,
          body: JSON.stringify(body),
        })
        return { listingId, takeoverId: id }
      },
    })
  }, 60_000)
})
