import { eventually } from '@storyright/testing'
import { createMailStore } from '../src/mail/mail.store.ts'
import { goodPassword, type Identity, openMailbox, producer, startIdentity, tokenIn } from './harness.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('letters that wait for the mail server', () => {
  let identity: Identity
  let now: Date
  let mailbox: Awaited<ReturnType<typeof openMailbox>>
  beforeEach(async () => {
    now = new Date()
    identity = await startIdentity({ clock: () => now })
    mailbox = identity.mailbox
  })
  afterEach(async () => {
    await identity.close()
    if (mailbox !== identity.mailbox) await mailbox.close()
  })

  const comeBack = async () => {
    mailbox = await openMailbox(identity.mailbox.port)
  }
  const waitedSeconds = () => identity.withDatabase((db) => createMailStore(db).waitedSeconds(now))
  const forgot = (email: string) => identity.ask('POST', '/api/auth/forgot-password', { email })
  const waiting = () =>
    identity.withDatabase((db) => db.mail.findMany({ where: { nextAttemptAt: { not: null } }, orderBy: { id: 'asc' } }))
  /** Lets a time pass, and the sender try in vain what is due by then. */
  async function pass(milliseconds: number) {
    now = new Date(now.getTime() + milliseconds)
    await eventually(async () => {
      for (const { nextAttemptAt } of await waiting()) expect(nextAttemptAt!.getTime()).toBeGreaterThan(now.getTime())
    })
  }

  it('are all sent after three days without one, and the links in them hold from then on', async () => {
    await identity.join('three-days@storyright.test')
    await mailbox.close()
    await identity.ask('POST', '/api/auth/register', producer('newcomer@storyright.test'))
    await forgot('three-days@storyright.test')
    for (let day = 0; day < 3; day++) await pass(DAY)
    expect(await waiting()).toHaveLength(2)
    expect(await waitedSeconds()).toBeCloseTo((3 * DAY) / 1_000, 0) // as an alert asks

    await comeBack()
    now = new Date(now.getTime() + HOUR)
    const reset = tokenIn(await mailbox.mailTo('three-days@storyright.test', 'Set a new password'))
    const verify = tokenIn(await mailbox.mailTo('newcomer@storyright.test', 'Verify'))
    await eventually(async () => expect(await waitedSeconds()).toBe(0))
    now = new Date(now.getTime() + HOUR - 60_000)
    const answer = await identity.ask('POST', '/api/auth/reset-password', {
      token: reset,
      password: 'a fresh password',
    })
    expect(answer.status).toBe(200)
    expect((await identity.ask('GET', `/api/auth/verify/${verify}`)).status).toBe(200)
  }, 60_000)

  it('go to the address that the account has when they leave, and a reset link never to one that was changed', async () => {
    const { headers } = await identity.join('before@storyright.test')
    const admin = await identity.joinAsAdmin('ada@storyright.test')
    const edit = { firstName: 'Ann', lastName: 'Lee', username: 'before', currentPassword: goodPassword }
    await identity.ask('PUT', '/api/auth/profile', { ...edit, email: 'after@storyright.test' }, headers)
    const confirm = tokenIn(await mailbox.mailTo('after@storyright.test', 'Confirm your new email address'))
    await mailbox.close()
    await forgot('before@storyright.test')
    const { id } = (await identity.ask('GET', '/api/auth/user', undefined, headers)).body
    await identity.ask('POST', `/api/admin/users/${id}/suspend`, undefined, admin.headers)
    await pass(60_000)
    expect((await identity.ask('POST', `/api/auth/verify/${confirm}`)).body.email).toBe('after@storyright.test')

    await comeBack()
    now = new Date(now.getTime() + HOUR)
    await mailbox.mailTo('after@storyright.test', 'Your account is suspended')
    await mailbox.mailTo('before@storyright.test', 'Your email address was changed')
    await eventually(async () => expect(await waiting()).toEqual([]))
    expect(mailbox.mails.map(({ subject }) => subject)).not.toContain('Set a new password')
    const unsent = await identity.withDatabase((db) => db.mail.findMany({ where: { sentAt: null } }))
    expect(unsent).toMatchObject([{ kind: 'reset', recipient: null, text: '', linkHash: null }])
  }, 60_000)
})
