import path from 'node:path'
import {
  type Envelope,
  type EventDefinition,
  type PublicUser,
  userClosed,
  userEvents,
  userRegistered,
  userSnapshot,
  userUpdated,
  userVerified,
} from '@storyright/contracts'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { eventually, recordEvents, testDatabase } from '@storyright/testing'
import { openDatabase, type Tx } from '../../services/catalogue/src/database.ts'
import { createListingStore } from '../../services/catalogue/src/listings/listing.store.ts'
import { personSubscriptions } from '../../services/catalogue/src/people/person.subscriptions.ts'
import { internalToken, openWorld, producer } from '../../services/identity/test/world.ts'
import { expectedEvent, expectedPerson } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const migrations = [`${root}/packages/messaging/migrations`, `${root}/services/catalogue/prisma/migrations`]

/** What identity sends today, and the person in it. The other events come with the calls that cause them. */
const sent: [EventDefinition<PublicUser>, Partial<PublicUser>][] = [
  [userRegistered, { status: 'pending_verification', role: 'producer', companyName: null }],
  [userVerified, { status: 'active', role: 'producer', companyName: null }],
  [userUpdated, { status: 'active', role: 'producer' }],
  [userClosed, { status: 'closed', role: 'producer', companyName: null }],
  [userSnapshot, { status: 'closed', role: 'producer', companyName: null }],
]
const notYetSent = userEvents.filter((event) => !sent.some(([{ type }]) => type === event.type))

describe('what catalogue hears of people', () => {
  let open: OpenPact
  let toCome: OpenPact
  let db: ReturnType<typeof openDatabase>
  let subscriptions: ReturnType<typeof personSubscriptions>
  beforeAll(async () => {
    open = await openPact('catalogue', 'identity-events')
    toCome = await openPact('catalogue', 'identity-events-to-come')
    const connectionString = await testDatabase('catalogue', migrations)
    db = openDatabase(connectionString, 2)
    const messages = postgresStore<Tx>({ connectionString, transactions: prismaTransactions<Tx>(db) })
    const outbox = createOutbox({ service: 'catalogue', store: messages })
    subscriptions = personSubscriptions(createListingStore({ outbox, poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 } }))
  })
  afterAll(async () => {
    await db.$disconnect()
    await Promise.all([open.close(), toCome.close()])
  })

  async function follow(event: Envelope<PublicUser>) {
    const subscription = subscriptions.find(({ definition }) => definition.type === event.type)!
    await db.person.deleteMany()
    await db.$transaction(subscription.prepare(event))
    const { id, role, status, isVerified, firstName, lastName, companyName } = event.data
    const kept = { id, role, status, isVerified, firstName, lastName, companyName, version: event.entityversion }
    expect(await db.person.findUnique({ where: { id } })).toMatchObject(kept)
  }

  const expected = [...sent, ...notYetSent.map((event) => [event, { status: 'active' }] as const)]
  it.each(expected.map(([event, person]) => [event.type, event, person] as const))(
    'on %s it keeps the person',
    async (type, event, person) => {
      const isSent = sent.some(([one]) => one === event)
      const { pact } = isSent ? open : toCome
      await pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedPerson(person))))
        .executeTest(async ({ contents }) => follow(contents.content as Envelope<PublicUser>))
    },
  )

  it('is what identity sends when people join, confirm, edit, leave and are told of again', async () => {
    const world = await openWorld()
    const events = await Promise.all(
      sent.map(async ([{ type, subjectPrefix }]) => ({
        type,
        heard: await recordEvents(world.natsUrl, `${subjectPrefix}.*`),
      })),
    )
    const { headers } = await world.join('mover@storyright.test')
    const { role: _role, password: _password, ...known } = producer('mover@storyright.test')
    const edited = await world.ask('PUT', '/api/auth/profile', { ...known, companyName: 'Low Tide' }, headers)
    const closed = await world.ask('DELETE', '/api/auth/account', undefined, headers)
    expect([edited.status, closed.status]).toEqual([200, 200])
    await world.ask('POST', '/internal/republish', undefined, { 'x-internal-token': internalToken })

    const firstOf = ({ type, heard }: (typeof events)[number]) =>
      [
        type,
        () =>
          eventually(() => {
            if (!heard.messages[0]) throw new Error(`no ${type} yet`)
            return heard.messages[0]
          }),
      ] as const
    try {
      await open.verifyMessages(Object.fromEntries(events.map(firstOf)))
    } finally {
      for (const { heard } of events) await heard.stop()
      await world.close()
    }
  }, 60_000)
})
