import type Stripe from 'stripe'

/**
 * The notice in a body that one of the endpoint's secrets has signed, or it throws. While a secret is changed there are two, with a
 * comma between.
 */
export function readSigned(stripe: Stripe, body: Buffer, signature: string, secrets: string): Stripe.Event {
  const known = secrets.split(',').map((secret) => secret.trim())
  const last = known.pop()!
  for (const secret of known)
    try {
      return stripe.webhooks.constructEvent(body, signature, secret)
    } catch {
      // The last error is the one to report.
    }
  return stripe.webhooks.constructEvent(body, signature, last)
}
