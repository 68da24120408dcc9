import { routeOfCall } from '../src/telemetry/provider-call.ts'

describe('the route of a provider’s call', () => {
  it.each([
    ['https://api.stripe.com/v1/payment_intents/pi_3Nabc/capture?expand[]=charge', '/v1/payment_intents/{id}/capture'],
    ['https://api.openai.com/v1/chat/completions', '/v1/chat/completions'],
    ['https://www.googleapis.com/books/v1/volumes?q=Kim&key=secret', '/books/v1/volumes'],
    ['https://www.googleapis.com/youtube/v3/search', '/youtube/v3/search'],
    ['https://api.x.com/2/tweets/search/recent', '/2/tweets/search/recent'],
    ['https://api.x.com/2/tweets/1', '/2/tweets/{id}'],
  ])('of %s is %s', (address, route) => {
    expect(routeOfCall(address)).toBe(route)
  })
})
