import { randomUUID } from 'node:crypto'
import { type Moderated, moderationDecided } from '@storyright/contracts/events'
import { openPublisher, type Publisher } from '@storyright/testing'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

const HOUR = 3_600_000

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('mail about what moderators decide', () => {
  let identity: Identity
  let community: Publisher
  beforeAll(async () => {
    identity = await startIdentity()
    community = await openPublisher(identity.natsUrl)
  })
  afterAll(async () => {
    await community.stop()
    await identity.close()
  })

  const decision = (change: Partial<Moderated>): Moderated => ({
    id: randomUUID(),
    action: 'remove',
    subject: 'reply',
    subjectId: randomUUID(),
    authorId: randomUUID(),
    reporters: [],
    reason: 'We keep to the title here.',
    excerpt: 'As I said',
    link: '/forum/1#reply-2',
    mutedUntil: null,
    wasWaiting: false,
    isDeletedByAuthor: false,
    at: new Date().toISOString(),
    ...change,
  })
  const say = async (change: Partial<Moderated>) => {
    const event = await community.say(moderationDecided, 1, decision(change))
    await identity.handled(event)
    return event
  }
  const kindsTo = (personId: string) =>
    identity.withDatabase(async (db) =>
      (await db.mail.findMany({ where: { personId, kind: { startsWith: 'moderation' } } }))
        .map(({ kind }) => kind)
        .toSorted(),
    )
  const flaggedBy = (...people: { id: string }[]) =>
    people.map(({ id }) => ({ userId: id, reason: 'off_topic' as const }))
  let people = 0
  const joined = async () => {
    const email = `member-${people++}@storyright.test`
    return { email, ...(await identity.join(email)) }
  }

  it('tells the author why, and those who flagged it what came of it; once, however often the event comes', async () => {
    const [author, one, other] = [await joined(), await joined(), await joined()]
    const event = await say({ authorId: author.id, reporters: flaggedBy(one, other) })
    const mail = await identity.mailbox.mailTo(author.email, 'Your reply was removed')
    for (const shown of [mail.text!, String(mail.html)])
      for (const words of ['As I said', 'We keep to the title here.']) expect(shown).toContain(words)
    const outcome = await identity.mailbox.mailTo(one.email, 'What became of the reply you flagged')
    expect(outcome.text).not.toContain('We keep to the title here.')
    await identity.mailbox.mailTo(other.email, 'What became of the reply you flagged')

    await community.publish(moderationDecided, event)
    await say({ action: 'warn', authorId: author.id })
    expect(await kindsTo(author.id)).toEqual(['moderation-removed', 'moderation-warned'])
    expect(await kindsTo(one.id)).toEqual(['moderation-outcome'])
  })

  it.each<[string, Partial<Moderated>, string[], string[]]>([
    ['warning', { action: 'warn' }, ['moderation-warned'], []],
    ['muting', { action: 'mute', mutedUntil: '2030-01-01T00:00:00.000Z' }, ['moderation-muted'], []],
    ['unmuting', { action: 'unmute' }, ['moderation-unmuted'], []],
    ['keeping', { action: 'keep' }, [], ['moderation-outcome']],
    ['showing what waited', { action: 'keep', wasWaiting: true }, ['moderation-shown'], ['moderation-outcome']],
    ['its author’s deletion', { isDeletedByAuthor: true }, [], ['moderation-outcome']],
    ['locking', { action: 'lock' }, [], []],
    ['moving', { action: 'move' }, [], []],
  ])('of %s goes to whom it concerns', async (_what, change, toAuthor, toReporter) => {
    const [author, reporter] = [await joined(), await joined()]
    const reporters = toReporter.length > 0 ? flaggedBy(reporter) : []
    await say({ ...change, authorId: author.id, reporters })
    expect([await kindsTo(author.id), await kindsTo(reporter.id)]).toEqual([toAuthor, toReporter])
  })

  it('goes to nobody whose account is closed or suspended, and tells nobody of it', async () => {
    const [author, reporter, suspended] = [await joined(), await joined(), await joined()]
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, author.headers)
    await identity.ask('POST', `/api/admin/users/${suspended.id}/suspend`, undefined, admin.headers)
    await say({ authorId: author.id, reporters: flaggedBy(reporter, suspended, { id: randomUUID() }) })
    for (const { id } of [author, suspended]) expect(await kindsTo(id)).toEqual([])
    const { text } = await identity.mailbox.mailTo(reporter.email, 'What became of')
    expect(text).not.toMatch(/closed|Former/)
  })

  it('is written of news only, not of what was decided days ago', async () => {
    const author = await joined()
    const event = await say({ action: 'lock', authorId: author.id })
    const past = {
      ...event,
      id: randomUUID(),
      data: decision({ authorId: author.id }),
      time: new Date(Date.now() - 73 * HOUR).toISOString(),
    }
    await community.publish(moderationDecided, past)
    await identity.handled(past)
    expect(await kindsTo(author.id)).toEqual([])
  })

  it('reaches all who flagged one text', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID())
    await identity.withDatabase((db) =>
      db.person.createMany({
        data: ids.map((id, n) => ({
          id,
          role: 'producer',
          status: 'active',
          isVerified: true,
          firstName: 'Ann',
          lastName: 'Lee',
          email: `many-${n}@storyright.test`,
          username: `many-${n}`,
          usernameKey: `many-${n}`,
          passwordHash: 'unused',
          createdAt: new Date(),
        })),
      }),
    )
    await say({ reporters: flaggedBy(...ids.map((id) => ({ id }))) })
    const count = () => identity.withDatabase((db) => db.mail.count({ where: { personId: { in: ids } } }))
    expect(await count()).toBe(200)
  })
})
