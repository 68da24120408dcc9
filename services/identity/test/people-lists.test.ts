import type { User } from '@storyright/contracts/http'
import { goodPassword, type Identity, type SignedIn, startIdentity } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('the lists of administration', () => {
  let identity: Identity
  let admin: SignedIn
  let clock = Date.now()
  beforeAll(async () => {
    identity = await startIdentity({ clock: () => new Date(clock) })
    admin = await identity.joinAsAdmin('ada@storyright.test')
  })
  afterAll(() => identity.close())

  const get = (path: string) => identity.ask('GET', path, undefined, admin.headers)
  const emailsAt = async (path: string) => (await get(path)).body.map(({ email }: { email: string }) => email)
  const nextIn = ({ headers }: Awaited<ReturnType<typeof get>>) =>
    /^<(.+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]

  /** Follows the links to the end; answers the pages. */
  async function pagesOf(path: string) {
    const pages = []
    for (let at: string | undefined = path; at; ) {
      const answer = await get(at)
      expect(answer.status).toBe(200)
      pages.push({ rows: answer.body, total: answer.headers['x-total-count'] })
      at = nextIn(answer)
    }
    return pages
  }

  describe('all users', () => {
    beforeAll(async () => {
      for (const [email, more] of [
        ['elodie@storyright.test', { firstName: 'Élodie', lastName: 'Marchand', companyName: 'Low Tide 100%' }],
        ['under_score@storyright.test', { firstName: 'Una', lastName: 'Score', username: 'una' }],
        ['underxscore@storyright.test', { firstName: 'Uma', lastName: 'Other', username: 'uma' }],
      ] as const) {
        clock += 1_000
        await identity.apply(email, more)
      }
    })

    it.each([
      ['élodie', ['elodie@storyright.test']],
      ['ÉLODIE march', ['elodie@storyright.test']],
      ['100%', ['elodie@storyright.test']],
      ['elodie', ['elodie@storyright.test']],
      ['Elo\u00addie lowtide', ['elodie@storyright.test']],
      ['under_score', ['under_score@storyright.test']],
      ['UNA', ['under_score@storyright.test']],
      ['low tide una', []],
      ['\\', []],
      ['', ['underxscore@storyright.test', 'under_score@storyright.test', 'elodie@storyright.test']],
    ])('are found by name, address, username and company: %j', async (search, found) => {
      expect(await emailsAt(`/api/admin/users?role=agent&search=${encodeURIComponent(search)}`)).toEqual(found)
    })

    it('are told apart by role and status; closed ones come only when asked for', async () => {
      const { id, headers } = await identity.join('leaver@storyright.test')
      expect(await emailsAt('/api/admin/users?role=producer')).toEqual(['leaver@storyright.test'])
      expect(await emailsAt('/api/admin/users?status=active&role=admin')).toEqual(['ada@storyright.test'])
      await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)
      expect(await emailsAt('/api/admin/users?role=producer')).toEqual([])
      const { body } = await get('/api/admin/users?status=closed')
      expect(body).toMatchObject([{ id, email: '', firstName: '', username: null, status: 'closed' }])
      // Links from elsewhere name an account by its id.
      expect((await get(`/api/admin/users?search=${id}`)).body).toMatchObject([{ id, status: 'closed' }])
      for (const query of ['role=king', 'status=gone', 'limit=0', 'limit=101', 'limit=x', 'cursor=nonsense'])
        expect([query, (await get(`/api/admin/users?${query}`)).status]).toEqual([query, 400])
    })

    it('come newest first, page by page, nobody twice and nobody left out', async () => {
      await Promise.all(Array.from({ length: 7 }, (_, n) => identity.apply(`same-moment-${n}@storyright.test`)))
      const whole = await emailsAt('/api/admin/users?role=agent')
      const pages = await pagesOf('/api/admin/users?role=agent&limit=3')
      expect(pages.map(({ rows }) => rows.length)).toEqual([3, 3, 3, 1])
      expect(pages.map(({ total }) => total)).toEqual(Array(4).fill('10'))
      expect(pages.flatMap(({ rows }) => rows.map(({ email }: { email: string }) => email))).toEqual(whole)
      expect(whole.at(-1)).toBe('elodie@storyright.test')
    })

    it('are sorted by any column, page by page, nobody twice; who has never signed in comes last', async () => {
      const namesAt = async (query: string) => {
        const pages = await pagesOf(`/api/admin/users?role=agent&limit=3&${query}`)
        return pages.flatMap(({ rows }) => rows.map(({ firstName, email }: User) => [firstName, email] as const))
      }
      const all = (await emailsAt('/api/admin/users?role=agent')).toSorted()
      for (const by of ['name', 'role', 'status', 'joined', 'last-sign-in'])
        for (const sort of [by, `-${by}`]) {
          const emails = (await namesAt(`sort=${sort}`)).map(([, email]) => email)
          expect([sort, emails.toSorted()]).toEqual([sort, all])
        }
      const byName = (await namesAt('sort=name')).map(([name]) => name)
      expect((await namesAt('sort=-name')).map(([name]) => name)).toEqual(byName.toReversed())
      expect(byName.indexOf('Uma')).toBeLessThan(byName.indexOf('Una'))
      expect(await emailsAt('/api/admin/users?role=agent&sort=joined')).toEqual(
        (await emailsAt('/api/admin/users?role=agent')).toReversed(),
      )
      for (const sort of ['last-sign-in', '-last-sign-in']) {
        const [first, ...rest] = (await get(`/api/admin/users?sort=${sort}`)).body as User[]
        expect([first!.lastLoginAt === null, rest.at(-1)!.lastLoginAt]).toEqual([false, null])
      }
      // A place in one order is none in another.
      const named = nextIn(await get('/api/admin/users?role=agent&limit=3&sort=name'))!
      expect((await get(named.replace('sort=name', 'sort=joined'))).body.code).toBe('CURSOR_NOT_VALID')
      expect((await get('/api/admin/users?sort=email')).status).toBe(400)
    })

    it('are all that the filters let through as CSV, in the list’s order, for administrators only', async () => {
      const query = 'role=agent&sort=name'
      const answer = await identity.app.inject({ url: `/api/admin/users.csv?${query}`, headers: admin.headers })
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(/^attachment; filename="storyright-users-\d{4}-\d\d-\d\d\.csv"$/),
      })
      const [head, ...lines] = answer.body.trimEnd().split('\r\n')
      expect(head).toMatch(/^\uFEFFAccount,First name,Last name,Email,/)
      expect(lines.map((line) => line.split(',')[3])).toEqual(await emailsAt(`/api/admin/users?${query}`))
      const { headers } = await identity.join('reader-of-files@storyright.test')
      for (const path of ['/api/admin/users.csv', '/api/admin/users/audit.csv'])
        expect((await identity.app.inject({ url: path, headers })).statusCode).toBe(403)
    })

    it('show no secret', async () =>
      expect(JSON.stringify((await get('/api/admin/users')).body)).not.toMatch(/argon2|passwordHash|session/i))
  })

  describe('pending applications', () => {
    it('come oldest first, and leave when they are decided', async () => {
      const [first] = (await get('/api/admin/pending-agents')).body
      expect(first).toMatchObject({ email: 'elodie@storyright.test', status: 'pending_review', role: 'agent' })
      const pages = await pagesOf('/api/admin/pending-agents?limit=4')
      const emails = pages.flatMap(({ rows }) => rows.map(({ email }: { email: string }) => email))
      expect([new Set(emails).size, pages[0]!.total]).toEqual([10, '10'])
      expect(emails).toEqual(await emailsAt('/api/admin/pending-agents'))
      expect(await emailsAt('/api/admin/pending-agents?search=Marchand')).toEqual(['elodie@storyright.test'])
      await identity.ask('POST', `/api/admin/verify-agent/${first.id}`, { status: 'approved' }, admin.headers)
      expect(await emailsAt('/api/admin/pending-agents')).toEqual(emails.slice(1))
    })
  })

  describe('the audit trail', () => {
    it('comes newest first, page by page, with the names that people have now', async () => {
      const { id, headers } = await identity.join('subject@storyright.test')
      for (const role of ['premium', 'free', 'producer'])
        await identity.ask('PUT', `/api/admin/users/${id}/role`, { role }, admin.headers)
      await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)
      const pages = await pagesOf('/api/admin/users/audit?limit=2')
      const entries = pages.flatMap(({ rows }) => rows)
      expect(entries).toEqual((await get('/api/admin/users/audit')).body)
      expect(entries.slice(0, 3)).toMatchObject([
        { after: { role: 'producer' }, subject: { id, firstName: '', lastName: '' } },
        { after: { role: 'free' } },
        { after: { role: 'premium' }, actor: { id: admin.id, firstName: 'Ada' } },
      ])
      expect(pages[0]!.total).toBe(String(entries.length))
      expect((await get('/api/admin/users/audit?cursor=nonsense')).body.code).toBe('CURSOR_NOT_VALID')
      const oldestFirst = (await pagesOf('/api/admin/users/audit?limit=2&sort=when')).flatMap(({ rows }) => rows)
      expect(oldestFirst).toEqual(entries.toReversed())
      const file = await identity.app.inject({ url: '/api/admin/users/audit.csv', headers: admin.headers })
      expect(file.body.trimEnd().split('\r\n')).toHaveLength(entries.length + 1)
    })
  })
})
