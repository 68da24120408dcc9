import path from 'node:path'
import { MatchersV3 } from '@pact-foundation/pact'
import { type Envelope, type Membership, membershipEvents } from '@storyright/contracts'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { testDatabase } from '@storyright/testing'
import { openDatabase, type Tx } from '../../services/identity/src/database.ts'
import { membershipSubscriptions } from '../../services/identity/src/people/membership.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { expectedEvent, personId } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const migrations = [`${root}/packages/messaging/migrations`, `${root}/services/identity/prisma/migrations`]
const { datetime, uuid } = MatchersV3

// Membership's own side joins with the service: until then only identity's expectations are held to its handlers.
describe('what identity hears of memberships', () => {
  let open: OpenPact
  let db: ReturnType<typeof openDatabase>
  let databaseUrl: string
  beforeAll(async () => {
    open = await openPact('identity', 'membership-events')
    databaseUrl = await testDatabase('identity', migrations)
    db = openDatabase(databaseUrl)
  })
  afterAll(async () => {
    await db.$disconnect()
    await open.close()
  })

  it.each(membershipEvents.map((event) => [event.type, event] as const))(
    'on %s it keeps until when a person is premium',
    async (type, event) => {
      const store = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
      const people = createPeopleStore(db)
      const outbox = createOutbox({ service: 'identity', store })
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
