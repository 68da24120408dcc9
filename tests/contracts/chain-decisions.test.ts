import { MatchersV3 } from '@pact-foundation/pact'
import { type ChainDecision, chainDecided, type Envelope } from '@storyright/contracts/events'
import { type Database, openDatabase } from '../../services/identity/src/database.ts'
import { listingSubscriptions } from '../../services/identity/src/listings/listing.subscriptions.ts'
import { createMailStore } from '../../services/identity/src/mail/mail.store.ts'
import { createPeopleStore } from '../../services/identity/src/people/people.store.ts'
import { openCataloguePublisher } from './support/catalogue-publisher.ts'
import { databaseOf } from './support/databases.ts'
import { agentId, expectedEvent } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { boolean, nullValue, regex, string, uuid } = MatchersV3
const reason = 'The second page is missing.'

const heard: Record<string, Pick<ChainDecision, 'verdict'>> = {
  'a document is verified': { verdict: 'verified' },
  'a document is rejected': { verdict: 'rejected' },
}
const expectedDecision = ({ verdict }: Pick<ChainDecision, 'verdict'>) => ({
  id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c12'),
  listingId: regex(String.raw`^[1-9]\d*$`, '42'),
  listingTitle: string('Slack Water'),
  agentId: uuid(agentId),
  type: string('assignment'),
  grantor: string('Morwenna Tregear'),
  grantee: string('Vane & Daughters'),
  verdict,
  reason: verdict === 'rejected' ? string(reason) : nullValue(),
  isChainVerified: boolean(false),
})

describe('what identity consumes about chains of title', () => {
  let open: OpenPact
  let db: Database
  let subscriptions: ReturnType<typeof listingSubscriptions>
  beforeAll(async () => {
    open = await openPact('identity', 'catalogue-events')
    db = openDatabase(await databaseOf('identity'))
    subscriptions = listingSubscriptions({
      people: createPeopleStore(db),
      mails: createMailStore(db),
      publicUrl: 'https://storyright.test',
      clock: () => new Date('2026-03-01T10:00:00.000Z'),
    })
    await db.person.create({
      data: {
        id: agentId,
        role: 'agent',
        status: 'active',
        isVerified: true,
        firstName: 'Eleanor',
        lastName: 'Vane',
        email: 'vane@storyright.test',
        username: 'vane',
        usernameKey: 'vane',
        passwordHash: 'unused',
        createdAt: new Date(),
      },
    })
  })
  afterAll(async () => {
    await db.$disconnect()
    await open.close()
  })

  it.each(Object.entries(heard))('writes to the agent when %s', async (what, decision) => {
    await open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(what, (message) =>
        message.withJSONContent(expectedEvent(chainDecided, expectedDecision(decision))),
      )
      .executeTest(async ({ contents }) => {
        await db.mail.deleteMany()
        for (const { prepare } of subscriptions) await db.$transaction(prepare(contents.content as Envelope).carryOut)
        const mails = await db.mail.findMany()
        expect(mails.map(({ kind }) => kind)).toEqual([`chain-document-${decision.verdict}`])
      })
  })

  it('is what the catalogue publishes', async () => {
    const catalogue = await openCataloguePublisher()
    try {
      await open.verifyMessages(
        Object.fromEntries(
          Object.entries(heard).map(([what, { verdict }]) => [what, () => catalogue.decided(verdict, reason)]),
        ),
      )
    } finally {
      await catalogue.close()
    }
  }, 90_000)
})
