import Fastify from 'fastify'
import { registerCspReports } from '../src/csp-reports.ts'

describe('what is kept of a report', () => {
  async function open(clock?: () => number) {
    const lines: Record<string, unknown>[] = []
    const app = Fastify({
      logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
    })
    await registerCspReports(app, clock)
    const send = (report: object, remoteAddress = '198.51.100.1') =>
      app.inject({
        remoteAddress,
        method: 'POST',
        url: '/api/csp-reports',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify({ 'csp-report': report }),
      })
    return { lines, send }
  }

  it('is which page, which rule and what from, without what may stand in a query', async () => {
    const { lines, send } = await open()
    await send({
      'document-uri': 'https://storyright.example/reset-password?token=secret#there',
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?who=ann@example.test',
    })
    expect(lines).toMatchObject([
      {
        page: 'https://storyright.example/reset-password',
        directive: 'script-src',
        blocked: 'https://evil.example/x.js',
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|ann@/)
  })

  it('is so much a minute, however much is sent', async () => {
    let now = 1_000_000
    const { lines, send } = await open(() => now)
    for (let times = 0; times < 50; times += 1) await send({ 'blocked-uri': 'inline' })
    expect(lines).toHaveLength(20)
    now += 60_000
    await send({ 'blocked-uri': 'inline' })
    expect(lines).toHaveLength(21)
  })

  it('is refused from an address that sends too much, which keeps nobody else from being heard', async () => {
    let now = 1_000_000
    const { lines, send } = await open(() => now)
    const answers = []
    for (let times = 0; times < 50; times += 1) answers.push(await send({ 'blocked-uri': 'inline' }))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(20)
    expect(Number(refused[0]!.headers['retry-after'] ?? 1)).toBeGreaterThan(0)
    expect((await send({ 'blocked-uri': 'eval' }, '198.51.100.2')).statusCode).toBe(204)
    expect(lines.at(-1)).toMatchObject({ blocked: 'eval' })
    // The 64 bits that one owner has are one address.
    for (let times = 0; times < 30; times += 1) await send({ 'blocked-uri': 'x' }, `2001:db8::${times + 1}`)
    expect((await send({ 'blocked-uri': 'x' }, '2001:db8::ff')).statusCode).toBe(429)
    now += 60_000
    expect((await send({ 'blocked-uri': 'inline' })).statusCode).toBe(204)
  })
})
