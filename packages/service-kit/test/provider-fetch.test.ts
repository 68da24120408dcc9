import { routeOf } from '../src/telemetry/provider-fetch.ts'

describe('the route of a provider’s call', () => {
  it('has no identifier in it, and keeps the version', () => {
    expect(routeOf('https://api.stripe.com/v1/payment_intents/pi_3Nabc/capture?expand[]=charge')).toBe(
      '/v1/payment_intents/{id}/capture',
    )
    expect(routeOf('https://api.openai.com/v1/chat/completions')).toBe('/v1/chat/completions')
  })
})
