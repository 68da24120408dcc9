import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts/events'
import { expectedEvent, expectedPerson } from './support/envelope.ts'
import { openIdentityTeller } from './support/identity-teller.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { peopleEvents } from './support/people-events.ts'
import { openCatalogueFollower, openOffersFollower, type PeopleFollower } from './support/people-followers.ts'

let identity: Awaited<ReturnType<typeof openIdentityTeller>>
beforeAll(async () => {
  identity = await openIdentityTeller()
}, 60_000)
afterAll(() => identity.close())

it('knows every event that changes what others know of a person', () =>
  expect(new Set(peopleEvents.map(([{ type }]) => type))).toEqual(new Set(userEvents.map(({ type }) => type))))

describe.each([
  ['catalogue', openCatalogueFollower],
  ['offers', openOffersFollower],
])('what %s hears of people', (consumer, openFollower) => {
  let open: OpenPact
  let follower: PeopleFollower
  beforeAll(async () => {
    open = await openPact(consumer, 'identity-events')
    follower = await openFollower()
  })
  afterAll(async () => {
    await follower.close()
    await open.close()
  })

  it('is everything that changes what others know of them', () =>
    expect(new Set(follower.types)).toEqual(new Set(peopleEvents.map(([{ type }]) => type))))

  it.each(peopleEvents.map(([event, person]) => [event.type, event, person] as const))(
    'on %s it keeps the person',
    async (type, event, person) => {
      await open.pact
        .addAsynchronousInteraction()
        .expectsToReceive(type, (message) => message.withJSONContent(expectedEvent(event, expectedPerson(person))))
        .executeTest(async ({ contents }) => {
          const message = contents.content as Envelope<PublicUser>
          const kept = Object.fromEntries(follower.keeps.map((key) => [key, message.data[key]]))
          expect(await follower.follow(message)).toEqual(
            expect.objectContaining({ ...kept, version: message.entityversion }),
          )
        })
    },
  )

  it('is what identity sends', () => open.verifyMessages(identity.tellingOf(peopleEvents.map(([event]) => event))))
})
