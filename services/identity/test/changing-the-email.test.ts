import { eventually, recordEvents } from '@storyright/testing'
import { goodPassword, type Identity, type SignedIn, startIdentity, tokenIn } from './harness.ts'

const DAY = 24 * 60 * 60_000

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('changing the e-mail address', () => {
  let identity: Identity
  let now: Date | undefined
  beforeAll(async () => {
    identity = await startIdentity({ clock: () => now ?? new Date() })
  })
  afterAll(() => identity.close())
  beforeEach(() => {
    now = undefined
  })

  const at = (name: string) => `${name}@storyright.test`
  const login = (name: string) => identity.ask('POST', '/api/auth/login', { email: at(name), password: goodPassword })
  const edit = (name: string, headers: SignedIn['headers'], more: object) =>
    identity.ask('PUT', '/api/auth/profile', { firstName: 'Ann', lastName: 'Lee', username: name, ...more }, headers)
  /** Asks for another address, and answers the tokens mailed to both mailboxes. */
  async function askFor(name: string, headers: SignedIn['headers'], from: string, to: string) {
    identity.mailbox.mails.length = 0
    const answer = await edit(name, headers, { email: at(to), currentPassword: goodPassword })
    expect([answer.status, answer.body.email, answer.body.pendingEmail]).toEqual([200, at(from), at(to)])
    return {
      confirm: tokenIn(await identity.mailbox.mailTo(at(to), 'Confirm your new email address')),
      undo: undoIn(await identity.mailbox.mailTo(at(from), 'A new email address for your account')),
    }
  }
  const verify = (token: string) => identity.ask('POST', `/api/auth/verify/${token}`)
  const undo = (token: string) => identity.ask('POST', '/api/auth/email-change/undo', { token })
  const undoIn = (mail: { text?: string | undefined }) => /undo=([\w-]+)/.exec(mail.text ?? '')![1]!
  const userOf = async (headers: SignedIn['headers']) =>
    (await identity.ask('GET', '/api/auth/user', undefined, headers)).body

  it('needs the current password, and every other field changes at once', async () => {
    const { headers } = await identity.join(at('owner'))
    const edited = { email: at('owner-new'), firstName: 'Anna' }
    const without = await edit('owner', headers, edited)
    expect([without.status, without.body.errors[0].path]).toEqual([400, 'currentPassword'])
    const wrong = await edit('owner', headers, { ...edited, currentPassword: 'not it at all' })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'currentPassword'])
    expect(await userOf(headers)).toMatchObject({ firstName: 'Ann', email: at('owner'), pendingEmail: null })

    const right = await edit('owner', headers, { ...edited, currentPassword: goodPassword })
    expect(right.body).toMatchObject({ firstName: 'Anna', email: at('owner'), pendingEmail: at('owner-new') })
    expect((await edit('owner', headers, { email: at('owner'), lastName: 'Low' })).body).toMatchObject({
      lastName: 'Low',
      pendingEmail: at('owner-new'),
    })
  })

  it('waits until the link mailed to the new address is opened, and the old one is told at once', async () => {
    const { headers } = await identity.join(at('wait'))
    const { confirm } = await askFor('wait', headers, 'wait', 'waited')
    expect((await identity.mailbox.mailTo(at('wait'), 'A new email')).text).toContain(at('waited'))
    expect([(await login('wait')).status, (await login('waited')).status]).toEqual([200, 401])

    // Scanners of mails open links, and are nobody who clicks.
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET'] as const)
      expect((await identity.ask(method, `/api/auth/verify/${confirm}`)).status).toBe(200)
    const opened = await identity.ask('GET', `/api/auth/verify/${confirm}`)
    expect(opened.body).toMatchObject({ email: at('waited'), waits: true })
    expect(await userOf(headers)).toMatchObject({ email: at('wait'), pendingEmail: at('waited') })
    expect(await verify(confirm)).toMatchObject({ status: 200, body: { email: at('waited') } })
    expect(await userOf(headers)).toMatchObject({ email: at('waited'), pendingEmail: null, isVerified: true })
    expect([(await login('wait')).status, (await login('waited')).status]).toEqual([401, 200])
    expect((await identity.mailbox.mailTo(at('wait'), 'was changed')).text).toContain(at('waited'))
    expect((await verify(confirm)).body).toMatchObject({ status: 400, code: 'LINK_USED' })
  })

  it('takes the link for 24 hours', async () => {
    const { headers } = await identity.join(at('slow'))
    const { confirm } = await askFor('slow', headers, 'slow', 'slower')
    now = new Date(Date.now() + DAY + 60_000)
    expect((await verify(confirm)).body).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
    expect(await userOf(headers)).toMatchObject({ email: at('slow'), pendingEmail: at('slower') })
  })

  it('is replaced by a newer one, and given up when asked', async () => {
    const { headers } = await identity.join(at('mind'))
    const first = await askFor('mind', headers, 'mind', 'mind-1')
    const second = await askFor('mind', headers, 'mind', 'mind-2')
    expect((await verify(first.confirm)).body.code).toBe('LINK_USED')
    const cancel = () => identity.ask('DELETE', '/api/auth/email-change', undefined, headers)
    expect((await cancel()).body).toMatchObject({ email: at('mind'), pendingEmail: null })
    expect((await verify(second.confirm)).body.code).toBe('LINK_USED')
    expect((await cancel()).body).toMatchObject({ status: 409, code: 'NO_EMAIL_WAITING' })
  })

  it('mails the link again to the address that waits, as often as any confirmation', async () => {
    const { headers } = await identity.join(at('again'))
    await askFor('again', headers, 'again', 'once-more')
    identity.mailbox.mails.length = 0
    const resend = () => identity.ask('POST', '/api/auth/resend-verification', { email: at('once-more') })
    expect((await resend()).status).toBe(200)
    const older = tokenIn(await identity.mailbox.mailTo(at('once-more'), 'Confirm your new email address'))
    for (let time = 0; time < 3; time++) expect((await resend()).status).toBe(200)
    expect((await resend()).status).toBe(429)
    expect((await edit('again', headers, { email: at('once-more'), currentPassword: goodPassword })).status).toBe(429)
    expect((await verify(older)).body.code).toBe('LINK_USED')
    await eventually(async () => {
      const newest = tokenIn(await identity.mailbox.mailTo(at('once-more'), 'Confirm your new email address'))
      expect((await verify(newest)).status).toBe(200)
    })
  })

  it('refuses an address that somebody else has, at the request and at the confirmation', async () => {
    await identity.join(at('has-it'))
    const { headers } = await identity.join(at('wants-it'))
    const taken = { status: 409, code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] }
    const wanted = (to: string) => edit('wants-it', headers, { email: at(to), currentPassword: goodPassword })
    expect((await wanted('has-it')).body).toMatchObject(taken)
    const { confirm } = await askFor('wants-it', headers, 'wants-it', 'free-still')
    await identity.join(at('free-still'))
    expect((await verify(confirm)).body).toMatchObject(taken)
    expect(await userOf(headers)).toMatchObject({ email: at('wants-it') })
  })

  it('gives an address that two wait for to one of them', async () => {
    const [one, two] = [await identity.join(at('race-1')), await identity.join(at('race-2'))]
    const first = await askFor('race-1', one.headers, 'race-1', 'prize')
    const second = await askFor('race-2', two.headers, 'race-2', 'prize')
    const answers = await Promise.all([verify(first.confirm), verify(second.confirm)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is not begun by an edit that knew the address before it changed', async () => {
    const { headers } = await identity.join(at('stale'))
    const { confirm } = await askFor('stale', headers, 'stale', 'fresh')
    await verify(confirm)
    expect((await edit('stale', headers, { email: at('stale') })).status).toBe(400)
  })

  describe('the way back for the old address', () => {
    it('works while the new one waits, and signs out everywhere', async () => {
      const { id, headers } = await identity.join(at('thief'))
      const told = await recordEvents(identity.natsUrl, 'control.sessions')
      const { confirm, undo: back } = await askFor('thief', headers, 'thief', 'stolen')
      expect((await undo(back)).status).toBe(200)
      expect((await identity.exchange(headers.cookie)).status).toBe(404)
      await eventually(() => expect(told.messages).toContainEqual({ userId: id }))
      await told.stop()
      expect((await verify(confirm)).body.code).toBe('LINK_USED')
      expect((await undo(back)).body).toMatchObject({ status: 400, code: 'LINK_USED' })
      const again = await login('thief')
      expect(again.body.user).toMatchObject({ email: at('thief'), pendingEmail: null })
      await identity.mailbox.mailTo(at('thief'), 'Your account keeps this email address')
    })

    it('works for seven days after the change, also with the link from before it', async () => {
      const { headers } = await identity.join(at('week'))
      const { confirm, undo: early } = await askFor('week', headers, 'week', 'weekend')
      now = new Date(Date.now() + DAY - 60_000)
      await verify(confirm)
      const late = undoIn(await identity.mailbox.mailTo(at('week'), 'was changed'))
      now = new Date(now.getTime() + 7 * DAY - 60_000)
      expect((await undo(early)).status).toBe(200)
      expect((await undo(late)).body.code).toBe('LINK_USED')
      expect((await login('week')).status).toBe(200)
      expect((await login('weekend')).status).toBe(401)
    })

    it('ends seven days after the change', async () => {
      const { headers } = await identity.join(at('late'))
      const { confirm, undo: back } = await askFor('late', headers, 'late', 'latest')
      await verify(confirm)
      now = new Date(Date.now() + 7 * DAY + 60_000)
      expect((await undo(back)).body).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
      const anew = { role: 'producer', firstName: 'B', lastName: 'C', username: 'later', password: goodPassword }
      expect((await identity.ask('POST', '/api/auth/register', { ...anew, email: at('late') })).status).toBe(201)
    })

    it('is not cut off by whoever changes the address on, or goes back to their own', async () => {
      const { headers } = await identity.join(at('honest'))
      const first = await askFor('honest', headers, 'honest', 'crook-1')
      await verify(first.confirm)
      const second = await askFor('honest', headers, 'crook-1', 'crook-2')
      expect((await undo(second.undo)).status).toBe(200)
      expect((await login('crook-1')).status).toBe(200)
      expect((await undo(first.undo)).status).toBe(200)
      expect((await login('honest')).body.user.email).toBe(at('honest'))
    })

    it('ends what was mailed to the other address', async () => {
      const { headers } = await identity.join(at('mine'))
      const first = await askFor('mine', headers, 'mine', 'theirs')
      await verify(first.confirm)
      const second = await askFor('mine', headers, 'theirs', 'theirs-too')
      await identity.ask('POST', '/api/auth/forgot-password', { email: at('theirs') })
      const token = tokenIn(await identity.mailbox.mailTo(at('theirs'), 'Set a new password'))
      expect((await undo(first.undo)).status).toBe(200)
      const reset = await identity.ask('POST', '/api/auth/reset-password', { token, password: 'a stolen password' })
      expect([reset.body.code, (await undo(second.undo)).body.code]).toEqual(['LINK_USED', 'LINK_USED'])
    })

    it('is not blocked by somebody who takes the old address meanwhile', async () => {
      const { headers } = await identity.join(at('keeper'))
      const { confirm, undo: back } = await askFor('keeper', headers, 'keeper', 'elsewhere')
      await verify(confirm)
      const register = { role: 'producer', firstName: 'B', lastName: 'C', username: 'squatter', password: goodPassword }
      const squatter = await identity.ask('POST', '/api/auth/register', { ...register, email: at('keeper') })
      expect(squatter.body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
      const { headers: other } = await identity.join(at('other'))
      const wants = await edit('other', other, { email: at('keeper'), currentPassword: goodPassword })
      expect(wants.body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
      expect((await undo(back)).status).toBe(200)
    })

    it('knows no other link', async () => {
      const { headers } = await identity.join(at('other-link'))
      const { confirm, undo: back } = await askFor('other-link', headers, 'other-link', 'another')
      expect((await undo(confirm)).body.code).toBe('LINK_UNKNOWN')
      expect((await verify(back)).body.code).toBe('LINK_UNKNOWN')
      expect((await undo('made-up')).body.code).toBe('LINK_UNKNOWN')
    })
  })

  it('is given up when the password is set anew from the old mailbox', async () => {
    const { headers } = await identity.join(at('lost'))
    const { confirm } = await askFor('lost', headers, 'lost', 'finder')
    await identity.ask('POST', '/api/auth/forgot-password', { email: at('lost') })
    const token = tokenIn(await identity.mailbox.mailTo(at('lost'), 'Set a new password'))
    await identity.ask('POST', '/api/auth/reset-password', { token, password: goodPassword })
    expect((await verify(confirm)).body.code).toBe('LINK_USED')
    expect((await login('lost')).body.user).toMatchObject({ email: at('lost'), pendingEmail: null })
  })

  it('ends with the account, and frees both addresses', async () => {
    const { headers } = await identity.join(at('leaver'))
    const { confirm } = await askFor('leaver', headers, 'leaver', 'left')
    await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)
    expect((await verify(confirm)).status).toBe(400)
    await identity.mailbox.mailTo(at('leaver'), 'Your account is closed')
    identity.mailbox.mails.length = 0
    for (const name of ['leaver', 'left']) await expect(identity.join(at(name))).resolves.toBeTruthy()
  })

  it('of an administrator stands in the audit trail, without the addresses', async () => {
    const { headers } = await identity.joinAsAdmin(at('root'))
    const { confirm, undo: back } = await askFor('root', headers, 'root', 'root-new')
    await verify(confirm)
    await undo(back)
    const { headers: signedIn } = await identity.signInAs(at('root'))
    const { body } = await identity.ask('GET', '/api/admin/users/audit', undefined, signedIn)
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['user.email-restored', 'user.email-changed'])
    expect(JSON.stringify(body)).not.toContain('@')
  })
})
