import { randomUUID } from 'node:crypto'
import { type MailWanted, notificationMailWanted } from '@storyright/contracts/events'
import { eventually, openPublisher, type Publisher } from '@storyright/testing'
import { createMailStore } from '../src/mail/mail.store.ts'
import { goodPassword, type Identity, startIdentity } from './harness.ts'

const HOUR = 3_600_000
const token = 'k3J9-Qw_72xLmA0bVt5eYh8sRn1uPo4Z6cGdKfXiTjE'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('mail that community wants sent', () => {
  let identity: Identity
  let community: Publisher
  const now = new Date() // stands still: what could not be sent is not tried again by itself
  beforeAll(async () => {
    identity = await startIdentity({ clock: () => now })
    community = await openPublisher(identity.natsUrl)
  })
  afterAll(async () => {
    await community.stop()
    await identity.close()
  })

  const wanted = (change: Partial<MailWanted>): MailWanted => ({
    id: randomUUID(),
    personId: randomUUID(),
    kind: 'replies',
    subject: '33 replies in “Slack Water”',
    items: [
      { title: 'Idris Cole replied', detail: 'As I <said>', link: '/forum/1#reply-2', at: '2026-11-21T09:05:00.000Z' },
      { title: 'Priya Nair replied', detail: null, link: '/forum/1#reply-1', at: '2026-11-21T09:00:00.000Z' },
    ],
    more: 31,
    action: { label: 'Read the discussion', link: '/forum/1' },
    unsubscribeToken: token,
    ...change,
  })
  const say = async (change: Partial<MailWanted>) => {
    const event = await community.say(notificationMailWanted, 1, wanted(change))
    await identity.handled(event)
    return event
  }
  const mailsTo = (personId: string) =>
    identity.withDatabase((db) => db.mail.findMany({ where: { personId, kind: { startsWith: 'notification-' } } }))

  it('tells what happened, how much more there is, and why it comes; once, however often the event does', async () => {
    const { id: personId } = await identity.join('ann@storyright.test')
    const event = await say({ personId })
    const { text, html } = await identity.mailbox.mailTo('ann@storyright.test', '33 replies in “Slack Water”')
    expect(text!.split('\n\n').slice(0, -1)).toEqual([
      'Dear Ann,',
      'Idris Cole replied\nAs I <said>\n21 Nov 2026, 09:05, UK time\nhttp://localhost:8080/forum/1#reply-2',
      'Priya Nair replied\n21 Nov 2026, 09:00, UK time\nhttp://localhost:8080/forum/1#reply-1',
      'And 31 more.',
      'Read the discussion:\nhttp://localhost:8080/forum/1',
      'Storyright',
    ])
    for (const words of ['As I &lt;said&gt;', 'And 31 more.', 'receiving this because replies emails are on'])
      expect(html).toContain(words)
    await community.publish(notificationMailWanted, event)
    await say({ personId, kind: 'mentions' })
    expect((await mailsTo(personId)).map(({ kind }) => kind).toSorted()).toEqual([
      'notification-mentions',
      'notification-replies',
    ])
  })

  it('ends with one click of a mail program, leads to the settings, and keeps no token once it has left', async () => {
    const { id: personId } = await identity.join('bea@storyright.test')
    await say({ personId, kind: 'daily', subject: 'What is new' })
    const mail = await identity.mailbox.mailTo('bea@storyright.test', 'What is new')
    const header = (name: string) => mail.headerLines.find(({ key }) => key === name)?.line
    expect(header('list-unsubscribe')!.replace(/\r\n\s/, ' ')).toBe(
      `List-Unsubscribe: <http://localhost:8080/api/notifications/unsubscribe/${token}>`,
    )
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    for (const url of [
      'http://localhost:8080/profile#notifications',
      `http://localhost:8080/unsubscribe?token=${token}`,
    ]) {
      expect(mail.text).toContain(`\n${url}\n`)
      expect(mail.html).toContain(`href="${url}"`)
    }
    await eventually(async () => expect(await mailsTo(personId)).toMatchObject([{ sentAt: now, unsubscribeUrl: null }]))
  })

  it('says one thing alone once', async () => {
    const { id: personId } = await identity.join('cal@storyright.test')
    const [title, link] = ['Idris Cole mentioned you', '/forum/2#reply-9']
    const items = [{ title, detail: 'Ask Cal.', link, at: now.toISOString() }]
    await say({ personId, kind: 'mentions', subject: title, items, more: 0, action: { label: 'Read it', link } })
    const { text } = await identity.mailbox.mailTo('cal@storyright.test', title)
    expect(text).toContain('Dear Ann,\n\nAsk Cal.\n\nRead it:\nhttp://localhost:8080/forum/2#reply-9\n')
  })

  it('goes to nobody whose account is closed, suspended or unknown, and is news only', async () => {
    const [closed, suspended, reader] = [
      await identity.join('closed@storyright.test'),
      await identity.join('suspended@storyright.test'),
      await identity.join('reader@storyright.test'),
    ]
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, closed.headers)
    await identity.ask('POST', `/api/admin/users/${suspended.id}/suspend`, undefined, admin.headers)
    const unknown = randomUUID()
    for (const personId of [closed.id, suspended.id, unknown]) {
      await say({ personId })
      expect(await mailsTo(personId)).toEqual([])
    }
    const event = await say({ personId: unknown })
    const old = { ...event, id: randomUUID(), data: wanted({ personId: reader.id }) }
    await community.publish(notificationMailWanted, { ...old, time: new Date(now.getTime() - 73 * HOUR).toISOString() })
    await identity.handled(old)
    expect(await mailsTo(reader.id)).toEqual([])
  })

  it('lets everything else go first', async () => {
    const { id: personId } = await identity.join('dee@storyright.test')
    await identity.mailbox.close()
    for (let one = 0; one < 3; one += 1) await say({ personId })
    await identity.ask('POST', '/api/auth/forgot-password', { email: 'dee@storyright.test' })
    await identity.withDatabase(async (db) => {
      await eventually(async () =>
        expect(await db.mail.count({ where: { personId, attempts: 1, nextAttemptAt: { gt: now } } })).toBe(4),
      )
      const later = new Date(now.getTime() + HOUR)
      const [first] = await createMailStore(db).claim(1, later, new Date(later.getTime() + HOUR))
      expect(first!.subject).toBe('Set a new password')
    })
  })
})
