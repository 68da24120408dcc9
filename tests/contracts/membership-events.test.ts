import {
  cardExpiring,
  type Envelope,
  type EventDefinition,
  type Membership,
  membershipActivated,
  membershipCancelled,
  membershipChanged,
  membershipEvents,
  membershipExpired,
  membershipGranted,
  membershipPaused,
  membershipPaymentRefunded,
  membershipRefunded,
  membershipRenewed,
  membershipResumed,
  membershipSnapshot,
  membershipUnpaused,
  renewalFailed,
  renewalNear,
  renewalNeedsConfirmation,
  renewalStillFailed,
} from '@storyright/contracts/events'
import { prismaTransactions } from '@storyright/messaging'
import { openDatabase, type Tx } from '../../services/identity/src/database.ts'
import { createMailStore } from '../../services/identity/src/mail/mail.store.ts'
import { membershipSubscriptions } from '../../services/identity/src/memberships/membership.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { openStoreOf } from './support/databases.ts'
import { expectedEvent, personId } from './support/envelope.ts'
import { expectedMembership, type MembershipStep, membershipSteps } from './support/expected-membership.ts'
import { verifyMembership } from './support/membership-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { begun, active, pastDue, paused, ending, ended, refunded, granted } = membershipSteps

/** The events that membership publishes, the membership in each, and the mail that follows. */
const heard: [EventDefinition<Membership>, MembershipStep, string | null][] = [
  [membershipActivated, active, 'membership-activated'],
  [membershipRenewed, active, 'membership-renewed'],
  [membershipCancelled, ending, 'membership-cancelled'],
  [membershipResumed, active, 'membership-resumed'],
  [membershipExpired, ended, 'membership-ended'],
  [membershipRefunded, refunded, 'membership-refunded'],
  [membershipPaymentRefunded, { ...active, refunded: true }, 'membership-payment-refunded'],
  [membershipPaused, paused, 'membership-paused'],
  [membershipUnpaused, active, 'membership-unpaused'],
  [renewalNear, active, 'membership-renewal-near'],
  [cardExpiring, active, 'membership-card-expiring'],
  [renewalFailed, pastDue, 'membership-renewal-failed'],
  [renewalStillFailed, pastDue, 'membership-renewal-still-failed'],
  [renewalNeedsConfirmation, { ...pastDue, renewalNeeds: 'confirmation' }, 'membership-renewal-confirmation'],
  [membershipGranted, granted, 'membership-granted'],
  [membershipChanged, begun, null],
  [membershipSnapshot, active, null],
]

describe('what identity consumes about memberships', () => {
  let open: OpenPact
  let identity: Awaited<ReturnType<typeof openIdentityStore>>
  let subscriptions: ReturnType<typeof membershipSubscriptions>
  const openIdentityStore = () => openStoreOf('identity', openDatabase, prismaTransactions<Tx>)
  beforeAll(async () => {
    open = await openPact('identity', 'membership-events')
    identity = await openIdentityStore()
    subscriptions = membershipSubscriptions({
      people: createPeopleStore(identity.db),
      mails: createMailStore(identity.db),
      outbox: identity.outbox,
      publicUrl: 'https://storyright.test',
      clock: () => new Date('2026-03-01T10:00:00.000Z'),
    })
  })
  beforeEach(async () => {
    await identity.db.mail.deleteMany()
    await identity.db.person.deleteMany()
    await identity.db.person.create({
      data: {
        id: personId,
        firstName: 'Julian',
        lastName: 'Okonjo',
        role: 'producer',
        status: 'active',
        email: 'julian@storyright.test',
        username: 'julian',
        usernameKey: 'julian',
        passwordHash: 'unused',
        isVerified: true,
        createdAt: new Date(),
      },
    })
  })
  afterAll(async () => {
    await identity.db.$disconnect()
    await open.close()
  })

  it('is every event of a membership', () => {
    const types = (all: readonly { type: string }[]) => all.map(({ type }) => type).toSorted()
    expect(types(heard.map(([event]) => event))).toEqual(types(membershipEvents))
    expect(types(subscriptions.map(({ definition }) => definition))).toEqual(types(membershipEvents))
  })

  it.each(heard.map(([event, step, kind]) => [event.type, event, step, kind] as const))(
    'on %s it keeps until when a person is premium, and writes what there is to say',
    async (type, event, step, kind) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedMembership(step))))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<Membership>
          const { db, store } = identity
          await store.transaction(
            subscriptions.find(({ definition }) => definition.type === type)!.prepare(message).carryOut,
          )
          const kept = await db.person.findUniqueOrThrow({ where: { id: personId } })
          expect(kept.premiumExpiresAt?.toISOString() ?? null).toBe(message.data.premiumExpiresAt)
          expect((await db.mail.findMany()).map((mail) => mail.kind)).toEqual(kind ? [kind] : [])
        })
    },
  )

  it('is what membership publishes', () => verifyMembership(open, heard), 180_000)
})
