import { MatchersV3 } from '@pact-foundation/pact'
import { type Envelope, notificationMailWanted } from '@storyright/contracts/events'
import { type Database, openDatabase } from '../../services/identity/src/database.ts'
import { createMailStore } from '../../services/identity/src/mail/mail.store.ts'
import { notificationSubscriptions } from '../../services/identity/src/notifications/notification.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { openCommunityPublisher } from './support/community-publisher.ts'
import { databaseOf } from './support/databases.ts'
import { expectedEvent, personId } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { datetime, eachLike, integer, regex, string, uuid } = MatchersV3
const path = regex('/[a-z].*', '/listing/12#comment-1')
const what = 'somebody is mentioned who wants that mailed at once'

const expectedMail = {
  id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c12'),
  personId: uuid(personId),
  kind: 'mentions',
  subject: string('Tom Hale mentioned you in a comment on “Slack Water”'),
  items: eachLike({
    title: string('Tom Hale mentioned you in a comment on “Slack Water”'),
    detail: string('As you said of it, and said well.'),
    link: path,
    at: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-03-01T09:00:00.000Z'),
  }),
  more: integer(0),
  action: { label: string('Read what was written'), link: path },
  unsubscribeToken: regex('[\\w-]{40,}', 'k3J9-Qw_72xLmA0bVt5eYh8sRn1uPo4Z6cGdKfXiTjE'),
}

describe('what identity consumes about mails that people can switch off', () => {
  let open: OpenPact
  let db: Database
  beforeAll(async () => {
    open = await openPact('identity', 'community-mails')
    db = openDatabase(await databaseOf('identity'))
    await db.person.create({
      data: {
        ...{ id: personId, role: 'producer', status: 'active', isVerified: true, createdAt: new Date() },
        ...{
          firstName: 'Iris',
          lastName: 'Bell',
          email: 'iris@storyright.test',
          username: 'iris',
          usernameKey: 'iris',
          passwordHash: 'unused',
        },
      },
    })
  })
  afterAll(async () => {
    await db.$disconnect()
    await open.close()
  })

  it('is mailed with the link that ends such mails', () =>
    open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(what, (message) => message.withJSONContent(expectedEvent(notificationMailWanted, expectedMail)))
      .executeTest(async ({ contents }) => {
        const [wanted] = notificationSubscriptions({
          people: createPeopleStore(db),
          mails: createMailStore(db),
          publicUrl: 'https://storyright.test',
          clock: () => new Date('2026-03-01T10:00:00.000Z'),
        })
        await db.$transaction(wanted!.prepare(contents.content as Envelope).carryOut)
        expect(await db.mail.findMany()).toMatchObject([
          {
            personId,
            kind: 'notification-mentions',
            unsubscribeUrl: expect.stringMatching(
              /^https:\/\/storyright\.test\/api\/notifications\/unsubscribe\/[\w-]+$/,
            ),
          },
        ])
      }))

  it('is what community publishes', async () => {
    const community = await openCommunityPublisher()
    try {
      await open.verifyMessages({ [what]: () => community.mailWanted() })
    } finally {
      await community.close()
    }
  }, 90_000)
})
