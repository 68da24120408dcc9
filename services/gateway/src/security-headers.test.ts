import { commonHeaders, pageHeaders } from './security-headers.ts'

const directives = (headers: Record<string, string>) =>
  Object.fromEntries(
    headers['content-security-policy']!.split('; ').map((line) => line.split(/ (.*)/) as [string, string]),
  )

const scriptHashes = ["'sha256-a'"]

describe('what pages may do when they pay', () => {
  it('at the card provider itself: all that its elements ask for', () => {
    const headers = {
      ...commonHeaders('https://storyright.example'),
      ...pageHeaders('n', { paymentSandbox: undefined, scriptHashes }),
    }
    expect(directives(headers)).toMatchObject({
      'script-src': "'self' 'sha256-a' https://js.stripe.com https://*.js.stripe.com",
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'connect-src': "'self' https://api.stripe.com",
    })
    expect(headers['permissions-policy']).toBe(
      'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
    )
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  it('at the sandbox: no more than it needs', () => {
    const headers = {
      ...commonHeaders('http://localhost:8080'),
      ...pageHeaders('n', { paymentSandbox: 'http://localhost:8090', scriptHashes }),
    }
    expect(directives(headers)).toMatchObject({
      'script-src': "'self' 'sha256-a'",
      'connect-src': "'self' http://localhost:8090",
    })
    expect(directives(headers)['frame-src']).toBeUndefined()
    expect(headers['permissions-policy']).toContain('payment=(self)')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })
})
