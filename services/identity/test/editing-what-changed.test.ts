import { problem } from '@storyright/contracts/http'
import { type Identity, startIdentity } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('editing an account as it was opened', () => {
  let identity: Identity
  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.close())

  async function open(username: string) {
    const email = `${username}@storyright.test`
    const { headers } = await identity.join(email)
    const read = () => identity.ask('GET', '/api/auth/user', undefined, headers)
    const edit = (change: object, ifMatch?: string) => {
      const profile = { firstName: 'Ann', lastName: 'Lee', email, username, ...change }
      return identity.ask('PUT', '/api/auth/profile', profile, {
        ...headers,
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      })
    }
    return { read, edit, etag: String((await read()).headers.etag) }
  }

  it('answers the version it has now, which the next change takes', async () => {
    const { edit, etag } = await open('versioned')
    const first = await edit({ firstName: 'First' }, etag)
    expect(first.status).toBe(200)
    expect(first.headers.etag).not.toBe(etag)
    expect((await edit({ firstName: 'Second' }, String(first.headers.etag))).status).toBe(200)
  })

  it('refuses an older version with the account as it is now, and writes nothing', async () => {
    const { read, edit, etag } = await open('older')
    await edit({ address: 'Theirs' }, etag)
    const before = await read()
    const refused = await edit({ address: 'Mine' }, etag)
    expect(refused.status).toBe(409)
    const { code, current } = problem.parse(refused.body)
    const [version] = String(before.headers.etag).slice(1).split('.') // what was read has a mark of its reader
    expect([code, current]).toEqual(['CHANGED_MEANWHILE', { etag: `"${version}"`, value: before.body }])
    expect((await read()).body).toEqual(before.body)
  })

  it('changes whatever is there without If-Match, and refuses what is no ETag', async () => {
    const { read, edit } = await open('without')
    await edit({ address: 'Theirs' })
    expect((await edit({ address: 'Mine' })).status).toBe(200)
    expect((await edit({ address: 'Neither' }, '7')).status).toBe(400)
    expect((await read()).body.address).toBe('Mine')
  })

  it('lets one of two through that come at once', async () => {
    const { edit, etag } = await open('at-once')
    const answers = await Promise.all([edit({ address: 'One' }, etag), edit({ address: 'Other' }, etag)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
