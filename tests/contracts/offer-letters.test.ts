import path from 'node:path'
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
import { testDatabase } from '@storyright/testing'
import { type Database, openDatabase } from '../../services/identity/src/database.ts'
import { createMailStore } from '../../services/identity/src/mail/mail.store.ts'
import { offerSubscriptions } from '../../services/identity/src/offers/offer.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { agentId, expectedEvent, expectedOffer, offerId, offerSteps, personId } from './support/envelope.ts'
import { openOffersTeller } from './support/offers-teller.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const migrations = [`${root}/packages/messaging/migrations`, `${root}/services/identity/prisma/migrations`]

/** What offers sends, the offer in it, and the letters to producer and agent that follow. */
type Heard = [EventDefinition<PublicOffer>, Partial<PublicOffer>, string[]]
const heard: Heard[] = [
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
]
// In a pact of its own, which offers is held to once agreements can be signed there.
const signing: Heard[] = [
  [agreementSigned, { ...offerSteps.accepted, signedByProducerAt: '2026-03-02T09:00:00.000Z' }, ['agreement-to-sign']],
]
const all = [...heard, ...signing]

describe('what identity hears of offers', () => {
  let open: OpenPact
  let openForSigning: OpenPact
  let db: Database
  let subscriptions: ReturnType<typeof offerSubscriptions>
  beforeAll(async () => {
    open = await openPact('identity', 'offers-events')
    openForSigning = await openPact('identity', 'offers-signing')
    db = openDatabase(await testDatabase('identity', migrations))
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
    await openForSigning.close()
    await open.close()
  })

  it('is everything that it listens for', () =>
    expect(new Set(subscriptions.map(({ definition }) => definition.type))).toEqual(
      new Set(all.map(([{ type }]) => type)),
    ))

  it.each(all.map(([event, offer, letters]) => [event.type, event, offer, letters] as const))(
    'on %s it writes to whom it concerns',
    async (type, event, offer, letters) => {
      const { pact } = event === agreementSigned ? openForSigning : open
      await pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) =>
          message.withJSONContent(expectedEvent(event, expectedOffer(offer), offerId)),
        )
        .executeTest(async ({ contents }) => {
          const wanted = subscriptions.find(({ definition }) => definition.type === type)!
          await db.mail.deleteMany()
          await db.$transaction(wanted.prepare(contents.content as Envelope))
          const mails = await db.mail.findMany({ orderBy: { kind: 'asc' } })
          expect(mails.map(({ kind }) => kind)).toEqual(letters)
        })
    },
  )

  it('is what offers sends', async () => {
    const offers = await openOffersTeller()
    try {
      await open.verifyMessages(offers.tellingOf(heard.map(([event]) => event)))
    } finally {
      await offers.close()
    }
  }, 90_000)
})
