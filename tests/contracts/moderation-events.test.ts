import { MatchersV3 } from '@pact-foundation/pact'
import { type Envelope, type Moderated, moderationDecided } from '@storyright/contracts/events'
import { type Database, openDatabase } from '../../services/identity/src/database.ts'
import { createMailStore } from '../../services/identity/src/mail/mail.store.ts'
import { moderationSubscriptions } from '../../services/identity/src/moderation/moderation.subscriptions.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { openCommunityPublisher } from './support/community-publisher.ts'
import { databaseOf } from './support/databases.ts'
import { expectedEvent, personId, agentId as reporterId } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { boolean, datetime, eachLike, nullValue, regex, string, uuid } = MatchersV3
const instant = "yyyy-MM-dd'T'HH:mm:ss.SSSX"
const at = '2026-03-01T09:00:00.000Z'
const [oneReporter, nobody] = [eachLike({ userId: uuid(reporterId), reason: string('confidential') }), []]

interface Step {
  action: Moderated['action']
  reporters: object
  mutedUntil?: object
  more?: object
  letters: string[]
}

/** What moderators decide, and the mails to author and reporter that follow. */
const heard: Record<string, Step> = {
  'a text is removed': {
    action: 'remove',
    reporters: oneReporter,
    letters: ['moderation-outcome', 'moderation-removed'],
  },
  'a text is kept': { action: 'keep', reporters: oneReporter, letters: ['moderation-outcome'] },
  'an author is warned': { action: 'warn', reporters: nobody, letters: ['moderation-warned'] },
  'an author is muted': {
    action: 'mute',
    reporters: nobody,
    mutedUntil: datetime(instant, '2026-03-02T09:00:00.000Z'),
    more: { hours: 24 },
    letters: ['moderation-muted'],
  },
}

const expectedDecision = ({ action, reporters, mutedUntil = nullValue() }: Step) => ({
  id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c12'),
  action,
  subject: regex('comment|post|reply', 'comment'),
  subjectId: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c13'),
  authorId: uuid(personId),
  reporters,
  reason: string('It gives a number away.'),
  excerpt: string('Ring me on a number'),
  link: regex('/(listing|forum)/.*', '/listing/12#comment-1'),
  mutedUntil,
  wasWaiting: boolean(false),
  isDeletedByAuthor: boolean(false),
  at: datetime(instant, at),
})

describe('what identity consumes about moderation', () => {
  let open: OpenPact
  let db: Database
  let subscriptions: ReturnType<typeof moderationSubscriptions>
  beforeAll(async () => {
    open = await openPact('identity', 'community-events')
    db = openDatabase(await databaseOf('identity'))
    subscriptions = moderationSubscriptions({
      people: createPeopleStore(db),
      mails: createMailStore(db),
      publicUrl: 'https://storyright.test',
      clock: () => new Date('2026-03-01T10:00:00.000Z'),
    })
    const person = (id: string, name: string) => ({
      id,
      role: 'producer',
      status: 'active',
      isVerified: true,
      firstName: 'Julian',
      lastName: 'Okonjo',
      email: `${name}@storyright.test`,
      username: name,
      usernameKey: name,
      passwordHash: 'unused',
      createdAt: new Date(),
    })
    await db.person.createMany({ data: [person(personId, 'author'), person(reporterId, 'reporter')] })
  })
  afterAll(async () => {
    await db.$disconnect()
    await open.close()
  })

  it.each(Object.entries(heard))('writes to whom it concerns when %s', async (what, step) => {
    await open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(what, (message) =>
        message.withJSONContent(expectedEvent(moderationDecided, expectedDecision(step))),
      )
      .executeTest(async ({ contents }) => {
        await db.mail.deleteMany()
        for (const { prepare } of subscriptions) await db.$transaction(prepare(contents.content as Envelope).carryOut)
        const mails = await db.mail.findMany({ orderBy: { kind: 'asc' } })
        expect(mails.map(({ kind }) => kind)).toEqual(step.letters)
      })
  })

  it('is what community publishes', async () => {
    const community = await openCommunityPublisher()
    try {
      await open.verifyMessages(
        Object.fromEntries(
          Object.entries(heard).map(([what, { action, more }]) => [what, () => community.decided(action, more)]),
        ),
      )
    } finally {
      await community.close()
    }
  }, 90_000)
})
