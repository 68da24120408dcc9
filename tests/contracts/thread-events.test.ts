import { MatchersV3 } from '@pact-foundation/pact'
import { type Envelope, type OfferThread, threadChanged } from '@storyright/contracts/events'
import { followThreads } from '../../services/community/src/notification-templates/follow-threads.ts'
import { openCommunityStore } from './support/community-store.ts'
import { agentId, expectedEvent, offerId, personId } from './support/envelope.ts'
import { verifyOffers } from './support/offers-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { datetime, integer, like, regex, uuid } = MatchersV3

const expectedThread = {
  id: uuid(offerId),
  listingId: regex(String.raw`[1-9]\d*`, '42'),
  listingTitle: like('Slack Water'),
  producerId: uuid(personId),
  agentId: uuid(agentId),
  unread: { producer: integer(1), agent: integer(0) },
  newest: {
    id: integer(1),
    by: regex('producer|agent', 'agent'),
    text: like('Is the fee firm?'),
    at: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-03-01T09:00:00.000Z'),
  },
}

describe('what community consumes about the threads of offers', () => {
  let open: OpenPact
  let community: Awaited<ReturnType<typeof openCommunityStore>>
  beforeAll(async () => {
    open = await openPact('community', 'offer-threads')
    community = await openCommunityStore()
  })
  afterAll(async () => {
    await community?.close()
    await open?.close()
  })

  it('marks a change for both sides, and notifies the one that has not read it', async () => {
    await open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(threadChanged.type, (message) =>
        message.withJSONContent(expectedEvent(threadChanged, expectedThread)),
      )
      .executeTest(async ({ contents }) => {
        const message = contents.content as Envelope<OfferThread>
        const clock = () => new Date('2026-03-01T10:00:00.000Z')
        await community.handle(followThreads({ ...community, clock }), message)
        const marks = await community.db.changeMark.findMany({ orderBy: { personId: 'asc' } })
        expect(marks.map(({ personId: id, offers }) => [id, offers]).toSorted()).toEqual([
          [personId, 1],
          [agentId, 1],
        ])
        const notified = await community.db.notification.findMany()
        expect(notified.map((row) => [row.personId, row.detail])).toEqual([[personId, 'Is the fee firm?']])
      })
  })

  it('is what offers publishes', () => verifyOffers(open, [[threadChanged]]), 90_000)
})
