import { goodPassword, type Identity, startIdentity, tokenIn } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('whether a mailed link still holds', () => {
  let identity: Identity
  let now = new Date()
  beforeAll(async () => {
    identity = await startIdentity({ clock: () => now, environment: { LIMIT_REQUESTS_PER_ADDRESS: '20' } })
  })
  afterAll(() => identity.close())
  beforeEach(() => {
    now = new Date()
  })

  const check = (token: string, purpose = 'reset', headers = {}) =>
    identity.ask('POST', '/api/auth/mailed-link', { token, purpose }, headers)
  const resetLinkOf = async (email: string) => {
    await identity.join(email)
    await identity.ask('POST', '/api/auth/forgot-password', { email })
    return tokenIn(await identity.mailbox.mailTo(email, 'Set a new password'))
  }
  const reset = (token: string) =>
    identity.ask('POST', '/api/auth/reset-password', { token, password: 'a fresh password' })

  it('is told without using it up, and once it was used that it was', async () => {
    const token = await resetLinkOf('checked@storyright.test')
    for (let time = 0; time < 2; time++) expect((await check(token)).status).toBe(204)
    expect((await reset(token)).status).toBe(200)
    expect((await check(token)).body).toMatchObject({ status: 400, code: 'LINK_USED' })
  })

  it('is no while it has expired, is unknown or is for something else', async () => {
    const token = await resetLinkOf('expired@storyright.test')
    expect((await check(token, 'undo')).body.code).toBe('LINK_UNKNOWN')
    expect((await check('nothing-of-ours')).body.code).toBe('LINK_UNKNOWN')
    expect((await check(token, 'verify')).status).toBe(400)
    now = new Date(Date.now() + 61 * 60_000)
    expect((await check(token)).body).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
  })

  it('is what its form would say: no for an address that the account no longer has, and for a closed account', async () => {
    const [moved, closed] = [await resetLinkOf('moved@storyright.test'), await resetLinkOf('gone@storyright.test')]
    await identity.withDatabase((db) =>
      db.person.update({ where: { email: 'moved@storyright.test' }, data: { email: 'elsewhere@storyright.test' } }),
    )
    const { headers } = await identity.signInAs('gone@storyright.test')
    expect((await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)).status).toBe(
      200,
    )
    for (const token of [moved, closed]) expect((await check(token)).body.code).toBe((await reset(token)).body.code)
    expect((await check(moved)).body.code).toBe('LINK_USED')
  })

  it('is asked so often from one address, and no more', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const answers = await Promise.all(Array.from({ length: 25 }, () => check('guessed', 'reset', headers)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
  })
})
