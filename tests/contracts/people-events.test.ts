import path from 'node:path'
import {
  agentApproved,
  agentRejected,
  type Envelope,
  type EventDefinition,
  type PublicUser,
  userActivated,
  userClosed,
  userEvents,
  userRegistered,
  userSnapshot,
  userSuspended,
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

/** What identity sends, and the person in it. */
const sent: [EventDefinition<PublicUser>, Partial<PublicUser>][] = [
  [userRegistered, { status: 'pending_verification', role: 'producer', companyName: null }],
  [userVerified, { status: 'active', role: 'producer', companyName: null }],
  [userUpdated, { status: 'active', role: 'producer' }],
  [userClosed, { status: 'closed', role: 'producer', companyName: null }],
  [userSnapshot, { status: 'closed', role: 'producer', companyName: null }],
  [userSuspended, { status: 'suspended', role: 'agent' }],
  [userActivated, { status: 'active', role: 'agent' }],
  [agentApproved, { status: 'active', role: 'agent' }],
  [agentRejected, { status: 'rejected', role: 'agent' }],
]

describe('what catalogue hears of people', () => {
  let open: OpenPact
  let db: ReturnType<typeof openDatabase>
  let subscriptions: ReturnType<typeof personSubscriptions>
  beforeAll(async () => {
    open = await openPact('catalogue', 'identity-events')
    const connectionString = await testDatabase('catalogue', migrations)
    db = openDatabase(connectionString, 2)
    const messages = postgresStore<Tx>({ connectionString, transactions: prismaTransactions<Tx>(db) })
    const outbox = createOutbox({ service: 'catalogue', store: messages })
    subscriptions = personSubscriptions(createListingStore({ outbox, poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 } }))
  })
  afterAll(async () => {
    await db.$disconnect()
    await open.close()
  })

  async function follow(event: Envelope<PublicUser>) {
    const subscription = subscriptions.find(({ definition }) => definition.type === event.type)!
    await db.person.deleteMany()
    await db.$transaction(subscription.prepare(event))
    const { id, role, status, isVerified, firstName, lastName, companyName } = event.data
    const kept = { id, role, status, isVerified, firstName, lastName, companyName, version: event.entityversion }
    expect(await db.person.findUnique({ where: { id } })).toMatchObject(kept)
  }

  it('knows every event that changes what others know of a person', () => {
    expect(new Set(sent.map(([{ type }]) => type))).toEqual(new Set(userEvents.map(({ type }) => type)))
  })

  it.each(sent.map(([event, person]) => [event.type, event, person] as const))(
    'on %s it keeps the person',
    async (type, event, person) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedPerson(person))))
        .executeTest(async ({ contents }) => follow(contents.content as Envelope<PublicUser>))
    },
  )

  it('is what identity sends when people join, confirm, edit, are judged, leave and are told of again', async () => {
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
    const admin = await world.joinAsAdmin('ada@storyright.test')
    const [good, poor] = [await world.apply('good@storyright.test'), await world.apply('poor@storyright.test')]
    const judge = (path: string, body?: object) => world.ask('POST', `/api/admin/${path}`, body, admin.headers)
    await judge(`verify-agent/${good}`, { status: 'approved' })
    await judge(`verify-agent/${poor}`, { status: 'rejected' })
    await judge(`users/${good}/suspend`)
    await judge(`users/${good}/activate`)

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
