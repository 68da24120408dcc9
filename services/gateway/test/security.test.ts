import { publicUrl, startGateway, type TestGateway } from './support/gateway.ts'

describe('what the gateway has for those who look after its safety', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())

  const report = (type: string, body: string) =>
    fetch(`${gateway.url}/api/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body })

  it('says whom to tell of a weakness, and for how long that holds', async () => {
    const answer = await fetch(`${gateway.url}/.well-known/security.txt`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(': ')),
    )
    expect(fields).toMatchObject({ Contact: 'mailto:security@storyright.test', 'Preferred-Languages': 'en' })
    expect(fields.Canonical).toBe(`${publicUrl}/.well-known/security.txt`)
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('asks browsers on every page to report what its policy keeps them from, in both of their ways', async () => {
    const { headers } = await fetch(`${gateway.url}/listings`)
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"')
    expect(headers.get('content-security-policy')).toContain('report-uri /api/csp-reports; report-to csp')
  })

  it.each([
    ['application/csp-report', { 'csp-report': { 'document-uri': publicUrl, 'blocked-uri': 'inline' } }],
    [
      'application/reports+json',
      [{ type: 'csp-violation', body: { documentURL: publicUrl } }, { type: 'deprecation' }],
    ],
    ['application/reports+json', []],
  ])('takes a report as %s', async (type, body) => {
    expect((await report(type, JSON.stringify(body))).status).toBe(204)
  })

  it.each([
    ['text/plain', 'hello', 415],
    ['application/json', '{}', 415],
    ['application/csp-report', '{', 400],
    ['application/csp-report', '{"csp-report": 7}', 400],
    ['application/reports+json', 'null', 400],
    ['application/reports+json', JSON.stringify([{ type: 'x'.repeat(20_000) }]), 413],
  ])('refuses %s %j with %d', async (type, body, status) => {
    const answer = await report(type, body)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  })
})
