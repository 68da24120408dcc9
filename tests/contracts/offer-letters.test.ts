import {
  agreementSigned,
  type Envelope,
  type EventDefinition,
  offerAccepted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerHoldEnding,
  offerRejected,
  optionEnded,
  type PublicOffer,
} from '@storyright/contracts'
import { type Database, openDatabase } from '../../services/identity/src/database.ts'
import { createMailStore } from '../../services/identity/src/mail/mail.store.ts'
import { offerSubscriptions } from '../../services/identity/src/offers/offer.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { databaseOf } from './support/databases.ts'
import { agentId, expectedEvent, expectedOffer, offerSteps, personId } from './support/envelope.ts'
import { verifyOffers } from './support/offers-teller.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

/** What offers sends, the offer in it, and the letters to producer and agent that follow. */
const heard: [EventDefinition<PublicOffer>, Partial<PublicOffer>, string[]][] = [
  [offerHeld, offerSteps.pending, ['offer-held', 'offer-received']],
  [offerHoldEnding, offerSteps.pending, ['offer-hold-ending']],
  [offerAccepted, offerSteps.accepted, ['offer-accepted', 'offer-accepted-agent']],
  [offerRejected, offerSteps.rejected, ['offer-ended']],
  [offerCancelled, offerSteps.cancelled, ['offer-ended-agent']],
  [offerExpired, offerSteps.expired, ['offer-expired', 'offer-expired-agent']],
  [
    optionEnded,
    { ...offerSteps.accepted, optionEndedAt: '2027-09-01T09:00:00.000Z' },
    ['option-ended', 'option-ended-agent'],
  ],
  [agreementSigned, { ...offerSteps.accepted, signedByProducerAt: '2026-03-02T09:00:00.000Z' }, ['agreement-to-sign']],
]

describe('what identity hears of offers', () => {
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
      clock: () => new Date('2026-03-05T09:00:00.000Z'),
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

  it('is everything that it listens for', () =>
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
          await db.$transaction(wanted.prepare(contents.content as Envelope))
          const mails = await db.mail.findMany({ orderBy: { kind: 'asc' } })
          expect(mails.map(({ kind }) => kind)).toEqual(letters)
        })
    },
  )

  it('is what offers sends', () => verifyOffers(open, heard), 90_000)
})
