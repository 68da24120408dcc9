import {
  cardExpiring,
  type Envelope,
  type EventDefinition,
  type Membership,
  membershipRenewed,
  type PublicOffer,
  renewalFailed,
  renewalNear,
} from '@storyright/contracts/events'
import { noticeSubscriptions } from '../../services/community/src/notification-templates/notice.subscriptions.ts'
import { offerSteps as toldOf } from '../../services/community/src/notification-templates/offer-templates.ts'
import { openCommunityStore } from './support/community-store.ts'
import { agentId, expectedEvent, expectedOffer, personId } from './support/envelope.ts'
import { expectedMembership, type MembershipStep, membershipSteps } from './support/expected-membership.ts'
import { verifyMembership } from './support/membership-publisher.ts'
import { offerOccasions as on } from './support/offer-occasions.ts'
import { verifyOffers } from './support/offers-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

let community: Awaited<ReturnType<typeof openCommunityStore>>
beforeAll(async () => {
  community = await openCommunityStore()
})
afterAll(() => community?.close())

/** Whom an event has told what. */
async function toldBy(event: Envelope): Promise<[string, string][]> {
  const { db } = community
  await db.notification.deleteMany()
  await db.delivered.deleteMany()
  await community.handle(
    noticeSubscriptions({ ...community, clock: () => new Date('2026-03-01T10:00:00.000Z') }),
    event,
  )
  const rows = await db.notification.findMany()
  return rows.map(({ personId: id, title }): [string, string] => [id, title]).toSorted()
}

const [toProducer, toAgent] = [personId, agentId]

/** The events that offers publishes, the offer in each, and whom they concern. */
const offers: [EventDefinition<PublicOffer>, Partial<PublicOffer>, string[]][] = [
  [...on.held, [toAgent]],
  [...on.holdEnding, [toAgent, toProducer]],
  [...on.accepted, [toProducer]],
  [...on.rejected, [toProducer]],
  [...on.cancelled, [toAgent]],
  [...on.expired, [toAgent, toProducer]],
  [...on.extraRightsAsked, [toProducer]],
  [...on.extraRightsAnswered, [toAgent]],
  [...on.counterMade, [toProducer]],
  [...on.counterAgreed, [toAgent]],
  [...on.counterDeclined, [toAgent]],
  [...on.counterWithdrawn, [toProducer]],
  [...on.roundEnding, [toProducer]],
  [...on.roundStands, [toAgent]],
  [...on.roundNotHeld, [toProducer]],
  [...on.optionEnded, [toAgent, toProducer]],
  [...on.extensionRecorded, [toAgent]],
  [...on.extended, [toProducer]],
  [...on.declined, [toProducer]],
  [...on.withdrawn, [toAgent]],
  [...on.exerciseRecorded, [toAgent]],
  [...on.exercised, [toProducer]],
  [...on.surrendered, [toAgent]],
  [...on.reversionRecorded, [toAgent]],
  [...on.reverted, [toProducer]],
  [...on.feeReturned, [toAgent, toProducer]],
  [...on.feeRefundFailed, [toAgent, toProducer]],
  [...on.feeDisputed, [toAgent, toProducer]],
  [...on.feeDisputeClosed, [toAgent, toProducer]],
  [...on.optionKept, [toAgent, toProducer]],
  [...on.signed, [toAgent]],
]

describe('what community tells people of offers', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('community', 'offers-events')
  })
  afterAll(() => open.close())

  it('is every event that it subscribes to', () =>
    expect(new Set(toldOf.map(({ type }) => type))).toEqual(new Set(offers.map(([{ type }]) => type))))

  it.each(offers.map(([event, offer, whom]) => [event.type, event, offer, whom] as const))(
    'on %s it tells whom it concerns',
    async (type, event, offer, whom) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedOffer(offer))))
        .executeTest(async ({ contents }) => {
          const told = await toldBy(contents.content as Envelope)
          expect(told.map(([id]) => id)).toEqual(whom.toSorted())
          for (const [, title] of told) expect(title).toContain('“Slack Water”')
        })
    },
  )

  it('is what offers publishes', () => verifyOffers(open, offers), 90_000)
})

describe('what community tells members', () => {
  const { active, pastDue } = membershipSteps
  // The others are of the same shape as what it follows of memberships.
  const heard: [EventDefinition<Membership>, MembershipStep, string][] = [
    [membershipRenewed, active, 'Your Storyright Premium is renewed'],
    [renewalNear, active, 'Your Storyright Premium renews on 1 Mar 2027'],
    [cardExpiring, active, 'Your card expires before your renewal'],
    [renewalFailed, pastDue, 'The payment for your renewal failed'],
  ]
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('community', 'membership-notices')
  })
  afterAll(() => open.close())

  it.each(heard.map(([event, step, title]) => [event.type, event, step, title] as const))(
    'on %s is what they have to know',
    async (type, event, step, title) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedMembership(step))))
        .executeTest(async ({ contents }) =>
          expect(await toldBy(contents.content as Envelope)).toEqual([[personId, title]]),
        )
    },
  )

  it('is what membership publishes', () => verifyMembership(open, heard), 90_000)
})
