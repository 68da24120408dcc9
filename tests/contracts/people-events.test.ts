import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts/events'
import { expectedEvent, expectedPerson } from './support/envelope.ts'
import { openIdentityPublisher } from './support/identity-publisher.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import {
  openAiConsumer,
  openCatalogueConsumer,
  openCommunityConsumer,
  openMembershipConsumer,
  openOffersConsumer,
  type PeopleConsumer,
} from './support/people-consumers.ts'
import { peopleEvents } from './support/people-events.ts'

let identity: Awaited<ReturnType<typeof openIdentityPublisher>>
beforeAll(async () => {
  identity = await openIdentityPublisher()
}, 60_000)
afterAll(() => identity.close())

it('knows every event that changes what others know of a person', () =>
  expect(new Set(peopleEvents.map(([{ type }]) => type))).toEqual(new Set(userEvents.map(({ type }) => type))))

describe.each([
  ['catalogue', openCatalogueConsumer],
  ['offers', openOffersConsumer],
  ['membership', openMembershipConsumer],
  ['ai', openAiConsumer],
  ['community', openCommunityConsumer],
])('what %s consumes about people', (name, openConsumer) => {
  let open: OpenPact
  let consumer: PeopleConsumer
  beforeAll(async () => {
    open = await openPact(name, 'identity-events')
    consumer = await openConsumer()
  })
  afterAll(async () => {
    await consumer.close()
    await open.close()
  })

  it('is everything that changes what others know of them', () =>
    expect(new Set(consumer.types)).toEqual(new Set(peopleEvents.map(([{ type }]) => type))))

  it.each(peopleEvents.map(([event, person]) => [event.type, event, person] as const))(
    'on %s it keeps the person',
    async (type, event, person) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedPerson(person))))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicUser>
          const kept = Object.fromEntries(consumer.keeps.map((key) => [key, message.data[key]]))
          expect(await consumer.handle(message)).toEqual(
            expect.objectContaining({ ...kept, version: message.entityversion }),
          )
        })
    },
  )

  it('is what identity publishes', () =>
    open.verifyMessages(identity.handlersFor(peopleEvents.map(([event]) => event))))
})
