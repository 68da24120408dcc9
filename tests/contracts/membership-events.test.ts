import { MatchersV3 } from '@pact-foundation/pact'
import { type Envelope, type Membership, membershipEvents } from '@storyright/contracts/events'
import { prismaTransactions } from '@storyright/messaging'
import { openDatabase, type Tx } from '../../services/identity/src/database.ts'
import { membershipSubscriptions } from '../../services/identity/src/people/membership.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { openStoreOf } from './support/databases.ts'
import { expectedEvent, personId } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { datetime, uuid } = MatchersV3
const openIdentityStore = () => openStoreOf('identity', openDatabase, prismaTransactions<Tx>)

// The membership service does not exist yet; until then only the consumer side is checked, against identity's handlers.
describe('what identity consumes about memberships', () => {
  let open: OpenPact
  let identity: Awaited<ReturnType<typeof openIdentityStore>>
  beforeAll(async () => {
    open = await openPact('identity', 'membership-events')
    identity = await openIdentityStore()
  })
  afterAll(async () => {
    await identity.db.$disconnect()
    await open.close()
  })

  it.each(membershipEvents.map((event) => [event.type, event] as const))(
    'on %s it keeps until when a person is premium',
    async (type, event) => {
      const { db, store, outbox } = identity
      const people = createPeopleStore(db)
      const person = { id: personId, firstName: 'Julian', lastName: 'Okonjo', role: 'producer', status: 'active' }
      await db.person.deleteMany()
      await store.transaction((tx) =>
        people.add(tx, {
          ...person,
          email: 'julian@storyright.test',
          username: 'julian',
          usernameKey: 'julian',
          passwordHash: 'unused',
          isVerified: true,
          createdAt: new Date(),
        }),
      )
      const content = {
        userId: uuid(personId),
        premiumExpiresAt: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2027-01-01T00:00:00.000Z'),
      }
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, content)))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<Membership>
          const wanted = membershipSubscriptions({ people, outbox }).find(({ definition }) => definition.type === type)!
          await store.transaction(wanted.prepare(message))
          const kept = await people.find(personId)
          expect(kept?.premiumExpiresAt?.toISOString()).toBe(message.data.premiumExpiresAt)
        })
    },
  )
})
