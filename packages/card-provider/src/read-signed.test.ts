import Stripe from 'stripe'
import { readSigned } from './open-stripe.ts'

describe('a signed notice', () => {
  const stripe = new Stripe('sk_test_storyright')
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' })
  const read = (signedWith: string, secrets: string) => {
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: signedWith })
    return readSigned(stripe, Buffer.from(payload), signature, secrets).id
  }

  it('is read with either secret while the endpoint’s secret is changed', () => {
    expect(read('whsec_new', 'whsec_new,whsec_old')).toBe('evt_1')
    expect(read('whsec_old', 'whsec_new, whsec_old')).toBe('evt_1')
    expect(read('whsec_new', 'whsec_new')).toBe('evt_1')
  })

  it('is refused when neither has signed it', () => {
    expect(() => read('whsec_forged', 'whsec_new,whsec_old')).toThrow('signature')
    expect(() => read('whsec_old', 'whsec_new')).toThrow('signature')
    expect(() => read('whsec_new,whsec_old', 'whsec_new,whsec_old')).toThrow('signature')
  })
})
