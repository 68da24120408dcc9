import { unknownPaymentCode } from '@storyright/contracts/vocabulary'
import Stripe from 'stripe'
import { type ProviderAnswered, ProviderSilent, providerErrorOf } from './provider-error.ts'

interface Raw {
  statusCode?: number
  type?: Stripe.RawErrorType
  code?: string
  decline_code?: string
  headers?: Record<string, string>
}

/** What use cases see of an error of the package. */
const seen = (raw: Raw) =>
  providerErrorOf(
    Stripe.errors.StripeError.generate({ message: 'raw', type: 'invalid_request_error', ...raw } as never),
  )
const answered = (raw: Raw) => seen(raw) as ProviderAnswered

describe('an error of the card provider', () => {
  it.each<[string, Raw]>([
    ['402', { statusCode: 402, type: 'card_error', code: 'card_declined' }],
    ['402 whose code we do not know', { statusCode: 402, type: 'card_error', code: 'brand_new' }],
    ['400 with a code of the table', { statusCode: 400, code: 'charge_expired_for_capture' }],
  ])('is a refusal: %s', (_, raw) => expect(answered(raw)).toMatchObject({ name: 'ProviderAnswered', isRefusal: true }))

  it.each<[string, Raw]>([
    ['400 without a code', { statusCode: 400 }],
    ['400 with a code that is not in the table', { statusCode: 400, code: 'parameter_unknown' }],
    ['400 for a key used otherwise', { statusCode: 400, type: 'idempotency_error' }],
    ['401', { statusCode: 401, code: 'card_declined' }],
    ['403', { statusCode: 403, code: 'card_declined' }],
    ['404', { statusCode: 404, code: 'resource_missing' }],
    ['409', { statusCode: 409, code: 'card_declined' }],
    ['500', { statusCode: 500, type: 'api_error', code: 'card_declined' }],
    ['503', { statusCode: 503, type: 'api_error' }],
  ])('leaves the outcome open: %s', (_, raw) =>
    expect(answered(raw)).toMatchObject({ name: 'ProviderAnswered', isRefusal: false }),
  )

  it.each<[string, Raw]>([
    ['a key in use', { statusCode: 409, type: 'idempotency_error', code: 'idempotency_key_in_use' }],
    ['a key in use, told as an invalid request', { statusCode: 400, code: 'idempotency_key_in_use' }],
    ['an object in use', { statusCode: 409, code: 'lock_timeout' }],
    ['too many requests', { statusCode: 429, code: 'rate_limit' }],
    ['an object in use, told as too many requests', { statusCode: 429, code: 'lock_timeout' }],
    ['an answer that cannot be read', { type: 'api_error' }],
  ])('is as good as silence: %s', (_, raw) => expect(seen(raw)).toBeInstanceOf(ProviderSilent))

  it('tells a request that is still at work from a provider that is away', () => {
    expect(seen({ statusCode: 409, code: 'idempotency_key_in_use' })).toMatchObject({ isAtWork: true })
    expect(seen({ statusCode: 429, code: 'rate_limit' })).toMatchObject({ isAtWork: false })
  })

  it('tells an answer that is repeated from the first one', () => {
    const refusal = { statusCode: 402, type: 'card_error', code: 'card_declined' } as const
    expect(answered({ ...refusal, headers: { 'idempotent-replayed': 'true' } }).isRepeated).toBe(true)
    expect(answered({ ...refusal, headers: { 'request-id': 'req_1' } }).isRepeated).toBe(false)
  })

  it('tells an object that is not there, and a hold that ran out', () => {
    expect(answered({ statusCode: 404, code: 'resource_missing' })).toMatchObject({ isMissing: true, hasRunOut: false })
    expect(answered({ statusCode: 400, code: 'charge_expired_for_capture' })).toMatchObject({ hasRunOut: true })
  })

  it('keeps the provider’s text for our logs and says ours to people', () => {
    const error = answered({ statusCode: 402, type: 'card_error', code: 'card_declined', decline_code: 'brand_new' })
    expect(error).toMatchObject({ message: 'raw', code: 'card_declined', declineCode: 'brand_new' })
    expect(error.userMessage).toMatch(/^The bank declined the card/)
    expect(answered({ statusCode: 402, code: 'brand_new' }).userMessage).toBe(unknownPaymentCode)
  })
})
