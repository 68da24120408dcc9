import { MatchersV3 } from '@pact-foundation/pact'
import { competitionEntered, type Envelope, entryWithdrawn, type PublicEntry } from '@storyright/contracts/events'
import type { Competition, CompetitionEntry } from '@storyright/contracts/http'
import { keepDeck as call, internalTokenHeader } from '@storyright/contracts/http'
import { prismaTransactions } from '@storyright/messaging'
import { createServiceClient } from '@storyright/service-kit'
import { keepDeck } from '../../services/community/src/competitions/enter-competition.ts'
import { deckKeeper } from '../../services/community/test/deck-keeper.ts'
import { startCommunity } from '../../services/community/test/harness.ts'
import { openDatabase, type Tx } from '../../services/offers/src/database.ts'
import { followEntries } from '../../services/offers/src/uploads/follow-entries.ts'
import { internalToken, publicUrl, someone, startOffers } from '../../services/offers/test/harness.ts'
import { openStoreOf } from './support/databases.ts'
import { expectedEvent, personId } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { recordSentEvents } from './support/record-sent-events.ts'

const { datetime, fromProviderState, like, nullValue, string, uuid } = MatchersV3
const deckId = '7c0f4b1e-52a4-4d8e-9a53-2f7f6f1f0c11'
const address = `${publicUrl}/api/uploads/decks/${deckId}.pdf`
const own = 'a producer who has sent a deck'
const foreign = 'a producer, and a deck that somebody else has sent'

describe('what community asks offers before somebody enters a competition with a deck', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('community', 'offers')
  })
  afterAll(() => open.close())

  it.each([own, foreign])('of %s', async (state) => {
    await open.pact
      .addInteraction()
      .given(state)
      .uponReceiving(`the wish to keep the deck of ${state}`)
      .withRequest(call.method, call.path, (request) => {
        request.headers({ [internalTokenHeader]: internalToken, 'content-type': 'application/json' })
        request.jsonBody({
          ownerId: fromProviderState('$' + '{ownerId}', personId),
          deckFileUrl: fromProviderState('$' + '{deckFileUrl}', address),
        })
      })
      .willRespondWith(200, (answer) => {
        answer.jsonBody({ deckFileUrl: state === own ? fromProviderState('$' + '{deckFileUrl}', address) : null })
      })
      .executeTest(async ({ url }) => {
        const offers = createServiceClient({ baseUrl: url, internalToken, timeoutMs: 2_000 })
        const keeping = keepDeck({ offers }, { deckFileUrl: address, ownerId: personId })
        if (state === own) expect(await keeping).toBe(address)
        else await expect(keeping).rejects.toMatchObject({ status: 400, errors: [{ path: 'deckFileUrl' }] })
        await offers.close()
      })
  })

  it('is what offers answers', async () => {
    const offers = await startOffers({ upkeep: false })
    try {
      await open.verifyService(offers.app.listeningOrigin, {
        [own]: async () => {
          const ownerId = someone().id
          return { ownerId, deckFileUrl: await offers.addDeck(ownerId) }
        },
        [foreign]: async () => ({ ownerId: someone().id, deckFileUrl: await offers.addDeck(someone().id) }),
      })
    } finally {
      await offers.stop()
    }
  }, 60_000)
})

/** What offers hears, and whether it keeps the deck by it. */
const heard = [
  [competitionEntered, address],
  [entryWithdrawn, null],
] as const

describe('what offers consumes about entries to competitions', () => {
  let open: OpenPact
  let store: Awaited<ReturnType<typeof openStoreOf<ReturnType<typeof openDatabase>, Tx>>>
  beforeAll(async () => {
    open = await openPact('offers', 'community-events')
    store = await openStoreOf('offers', openDatabase, prismaTransactions<Tx>)
  })
  afterAll(async () => {
    await store.db.$disconnect()
    await open.close()
  })

  it.each(heard.map(([event, deck]) => [event.type, event, deck] as const))('on %s', async (type, event, deck) => {
    const data = {
      id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c12'),
      competitionId: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c13'),
      competitionTitle: string('First Feature'),
      entrantId: uuid(personId),
      status: deck ? 'entered' : 'withdrawn',
      offerId: nullValue(),
      deckFileUrl: deck ? like(deck) : nullValue(),
      note: nullValue(),
      createdAt: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-03-01T09:00:00.000Z'),
    }
    await open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, data)))
      .executeTest(async ({ contents }) => {
        const message = contents.content as Envelope<PublicEntry>
        await store.db.competitionEntry.deleteMany()
        const wanted = followEntries().find(({ definition }) => definition.type === type)!
        await store.db.$transaction(wanted.prepare(message).carryOut)
        expect(await store.db.competitionEntry.findMany()).toMatchObject([{ deckId: deck && deckId }])
      })
  })

  it('is what community publishes', async () => {
    const decks = await deckKeeper()
    const community = await startCommunity({ config: { OFFERS_URL: decks.url } })
    const { sent, stop } = await recordSentEvents(community.natsUrl, 'community')
    const [admin, viewer] = [await community.join({ role: 'admin' }), await community.join()]
    const times = { opensAt: new Date().toISOString(), closesAt: new Date(Date.now() + 3_600_000).toISOString() }
    const words = { title: 'First Feature', brief: 'One.', sponsor: 'Northlight', prize: '£1', rules: 'One each.' }
    const { id } = (await community.post('/api/competitions', admin, { ...words, ...times })).json<Competition>()
    const entries = `/api/competitions/${id}/entries`
    const pitch = { pitch: 'A lighthouse keeper.', deckFileUrl: decks.send(viewer.id) }
    const entry = (await community.post(entries, viewer, pitch)).json<CompetitionEntry>()
    await community.send('DELETE', `${entries}/mine`, viewer)
    try {
      await open.verifyMessages({
        [competitionEntered.type]: () => sent(competitionEntered, entry.id),
        [entryWithdrawn.type]: () => sent(entryWithdrawn, entry.id),
      })
    } finally {
      await stop()
      await community.stop()
      await decks.stop()
    }
  }, 60_000)
})
