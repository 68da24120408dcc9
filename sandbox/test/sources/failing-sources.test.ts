import { type Answer, type Asking, startAsking } from './support/asking.ts'

describe('failing as asked', () => {
  let asking: Asking
  beforeAll(async () => {
    asking = await startAsking()
  })
  afterAll(() => asking.leave())
  afterEach(() => asking.calm())

  const calls: [operation: string, ask: () => Promise<Answer>][] = [
    ['books.search', () => asking.books('', { q: 'carmilla' })],
    ['books.get', () => asking.books('/AAAAAAAAAAAA')],
    ['youtube.search', () => asking.youtube('search', { part: 'snippet', q: 'carmilla' })],
    ['youtube.videos', () => asking.youtube('videos', { part: 'statistics', id: 'AAAAAAAAAAA' })],
    ['x.search', () => asking.x('search', { query: 'carmilla' })],
    ['x.counts', () => asking.x('counts', { query: 'carmilla' })],
  ]
  const fail = (operation: string, fault: object) => asking.control('faults', { operation, ...fault })

  it.each(calls)('%s: is away', async (operation, ask) => {
    await fail(operation, { drop: true })
    await expect(ask()).rejects.toThrow('fetch failed')
    expect((await ask()).status).toBeLessThan(500)
  })

  it.each(calls)('%s: is slow', async (operation, ask) => {
    await fail(operation, { delay_ms: 120 })
    const began = performance.now()
    expect((await ask()).status).toBeLessThan(500)
    expect(performance.now() - began).toBeGreaterThan(110)
  })

  it.each(calls.flatMap(([operation, ask]) => [403, 429, 500, 503].map((status) => [operation, status, ask] as const)))(
    '%s: fails with %i in its own shape, and says of no time to come again',
    async (operation, status, ask) => {
      await fail(operation, { status })
      const answer = await ask()
      expect(answer.status).toBe(status)
      for (const name of ['retry-after', 'x-rate-limit-reset']) expect(answer.headers.get(name)).toBeNull()
      if (operation.startsWith('x.')) expect(answer.body).toMatchObject({ status, title: expect.any(String) })
      else expect(answer.body.error).toMatchObject({ code: status, errors: [{ reason: expect.any(String) }] })
    },
  )

  it.each(calls)('%s: says when to come again, where that is asked for', async (operation, ask) => {
    await fail(operation, { status: 429, retry_after: 7 })
    const { headers } = await ask()
    if (operation.startsWith('x.')) {
      const seconds = Number(headers.get('x-rate-limit-reset')) - Date.now() / 1_000
      expect(seconds).toBeGreaterThan(5)
      expect(seconds).toBeLessThan(9)
    } else expect(headers.get('retry-after')).toBe('7')
  })

  it('fails for a reason that was asked for', async () => {
    await fail('youtube.search', { status: 403, code: 'quotaExceeded' })
    const { body } = await calls[2]![1]()
    expect(body.error.errors[0].reason).toBe('quotaExceeded')
  })

  it.each(calls)('%s: answers 200 with what nobody can use', async (operation, ask) => {
    await fail(operation, { answers: 'html' })
    const page = await ask()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    await fail(operation, { answers: 'half' })
    expect((await ask()).body).toBe('{"items": [{"id": "')
    await fail(operation, { answers: 'nonsense' })
    expect((await ask()).body.items).toBe('yes')
    await fail(operation, { answers: 'huge' })
    expect(JSON.stringify((await ask()).body).length).toBeGreaterThan(10 * 1024 * 1024)
  })

  it.each([
    ['an answer that this call does not have', { operation: 'books.search', answers: 'redirect-private' }],
    ['a failure after the work is done', { operation: 'x.search', status: 500, when: 'after' }],
    ['a quota that there is not', { quota: 'x.likes', limit: 1 }],
    ['a quota without a change', { quota: 'x.search' }],
    ['less than nothing', { quota: 'x.search', limit: -1 }],
  ])('refuses %s', async (_what, body) =>
    expect((await asking.control('quota' in body ? 'quotas' : 'faults', body)).status).toBe(400),
  )

  it('shows on a page what each source was asked and what it still gives, and no key', async () => {
    await fail('youtube.search', { status: 403 })
    await calls[0]![1]()
    await calls[2]![1]()
    await asking.x('search', { query: '<b>carmilla</b>' })
    await asking.control('quotas', { quota: 'x.search', limit: 1 })
    const page = await (await fetch(`${asking.place.url}/sources`)).text()
    expect(page).toMatch(/books\.requests<\/code>: <span class="answer ok">\d+ of 10,000,000<\/span> used/)
    expect(page).toMatch(/x\.search<\/code>: <span class="answer bad">1 of 1<\/span> used/)
    expect(page).toMatch(
      /youtube\.search<\/code><\/td><td>carmilla<\/td><td><span class="answer bad">403<\/span> <small>as asked for/,
    )
    expect(page).toContain('&lt;b&gt;carmilla&lt;/b&gt;')
    for (const key of ['books-storyright', 'youtube-storyright', 'x-storyright']) expect(page).not.toContain(key)
    expect(await (await fetch(asking.place.url)).text()).toContain('href="/sources"')
  })
})
