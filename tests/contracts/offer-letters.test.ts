import type { Envelope, EventDefinition, PublicOffer } from '@storyright/contracts/events'
import { type Database, openDatabase } from '../../services/identity/src/database.ts'
import { createMailStore } from '../../services/identity/src/mail/mail.store.ts'
import { offerSubscriptions } from '../../services/identity/src/offers/offer.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { databaseOf } from './support/databases.ts'
import { agentId, expectedEvent, expectedOffer, personId } from './support/envelope.ts'
import { offerOccasions as on } from './support/offer-occasions.ts'
import { verifyOffers } from './support/offers-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

/** The events that offers publishes, the offer in each, and the mails to producer and agent that follow. */
const heard: [EventDefinition<PublicOffer>, Partial<PublicOffer>, string[]][] = [
  [...on.held, ['offer-held', 'offer-received']],
  [...on.holdEnding, ['offer-hold-ending', 'offer-hold-ending-producer']],
  [...on.accepted, ['offer-accepted', 'offer-accepted-agent']],
  [...on.rejected, ['offer-ended']],
  [...on.cancelled, ['offer-ended-agent']],
  [...on.expired, ['offer-expired', 'offer-expired-agent']],
  [...on.extraRightsAsked, ['extra-rights-asked']],
  [...on.extraRightsAnswered, ['extra-rights-answered']],
  [...on.counterMade, ['counter-offer']],
  [...on.counterAgreed, ['counter-agreed', 'counter-agreed-producer']],
  [...on.counterDeclined, ['counter-declined']],
  [...on.counterWithdrawn, ['counter-withdrawn']],
  [...on.roundEnding, ['counter-ending']],
  [...on.roundStands, ['round-stands', 'round-stands-producer']],
  [...on.roundNotHeld, ['round-not-held']],
  [...on.optionEnded, ['option-ended', 'option-ended-agent']],
  [...on.extensionRecorded, ['option-extension-recorded']],
  [...on.extended, ['option-extended', 'option-extended-agent']],
  [...on.declined, ['option-notice-declined', 'option-notice-declined-agent']],
  [...on.withdrawn, ['option-notice-withdrawn']],
  [...on.exerciseRecorded, ['option-exercise-recorded']],
  [...on.exercised, ['option-exercised', 'option-exercised-agent']],
  [...on.surrendered, ['rights-given-back', 'rights-given-back-agent']],
  [...on.reversionRecorded, ['option-reversion-recorded']],
  [...on.reverted, ['rights-reverted', 'rights-reverted-agent']],
  [...on.feeReturned, ['fee-returned', 'fee-returned-agent']],
  [...on.feeRefundFailed, ['fee-refund-failed', 'fee-refund-failed-agent']],
  [...on.feeDisputed, ['fee-disputed', 'fee-disputed-agent']],
  [...on.feeDisputeClosed, ['fee-dispute-closed', 'fee-dispute-closed-agent']],
  [...on.optionKept, ['fee-kept', 'fee-kept-agent']],
  [...on.signed, ['agreement-to-sign']],
]

describe('what identity consumes about offers', () => {
  let open: OpenPact
  let db: Database
  let subscriptions: ReturnType<typeof offerSubscriptions>
  beforeAll(async () => {
    open = await openPact('identity', 'offers-events')
    db = openDatabase(await databaseOf('identity'))
    subscriptions = offerSubscriptions({
      people: createPeopleStore(db),
      mails: createMailStore(db),
      publicUrl: 'https://storyright.test',
      clock: () => new Date('2026-03-01T10:00:00.000Z'),
    })
    const person = (id: string, role: 'producer' | 'agent') => ({
      id,
      role,
      status: 'active',
      isVerified: true,
      firstName: 'Julian',
      lastName: 'Okonjo',
      email: `${role}@storyright.test`,
      username: role,
      usernameKey: role,
      passwordHash: 'unused',
      createdAt: new Date(),
    })
    await db.person.createMany({ data: [person(personId, 'producer'), person(agentId, 'agent')] })
  })
  afterAll(async () => {
    await db.$disconnect()
    await open.close()
  })

  it('is every event that it subscribes to', () =>
    expect(new Set(subscriptions.map(({ definition }) => definition.type))).toEqual(
      new Set(heard.map(([{ type }]) => type)),
    ))

  it.each(heard.map(([event, offer, letters]) => [event.type, event, offer, letters] as const))(
    'on %s it writes to whom it concerns',
    async (type, event, offer, letters) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedOffer(offer))))
        .executeTest(async ({ contents }) => {
          const wanted = subscriptions.find(({ definition }) => definition.type === type)!
          await db.mail.deleteMany()
          await db.$transaction(wanted.prepare(contents.content as Envelope).carryOut)
          const mails = await db.mail.findMany({ orderBy: { kind: 'asc' } })
          expect(mails.map(({ kind }) => kind)).toEqual(letters)
        })
    },
  )

  it('is what offers publishes', () => verifyOffers(open, heard), 90_000)
})
