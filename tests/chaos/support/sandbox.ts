export const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  asks: 'pm_card_authenticationRequired',
} as const

/** The card provider, as browsers, banks and misfortune meet it. */
export function sandboxAt(url: string) {
  async function control(method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const send = { method, ...(body && { headers, body: JSON.stringify(body) }) }
    const answer = await fetch(`${url}/control/${path}`, send)
    // What cannot be done any more has happened already.
    if (!answer.ok && answer.status !== 409)
      throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`)
  }

  return {
    url,
    disturbWebhooks: (disturbance: object) => control('POST', 'webhooks', disturbance),
    calmWebhooks: () => control('DELETE', 'webhooks'),
    /** Has a call of the provider fail or be late, as `sandbox/README.md` says. */
    fail: (fault: object) => control('POST', 'faults', fault),
    mend: () => control('DELETE', 'faults'),
    /** The card's holder disputes captured money; with an outcome the bank decides. */
    dispute: (clientSecret: string, body: object = {}) =>
      control('POST', `payment_intents/${intentIn(clientSecret)}/dispute`, body),
    /** Somebody gives captured money back at the provider, all of it or an amount in pence. */
    async refund(clientSecret: string, amount?: number): Promise<void> {
      await fetch(`${url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_storyright' },
        body: new URLSearchParams({
          payment_intent: intentIn(clientSecret),
          ...(amount !== undefined && { amount: String(amount) }),
        }),
      })
    },
    expire: (clientSecret: string) => control('POST', `payment_intents/${intentIn(clientSecret)}/expire`),

    /** Confirms a payment with the publishable key, as the provider's browser client does. */
    async pay(clientSecret: string, card: keyof typeof cards, returnUrl: string): Promise<void> {
      const answer = await fetch(`${url}/v1/payment_intents/${intentIn(clientSecret)}/confirm`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_storyright' },
        body: new URLSearchParams({
          client_secret: clientSecret,
          payment_method: cards[card],
          return_url: `${returnUrl}/my-submissions`,
        }),
      })
      const { status } = (await answer.json()) as { status?: string }
      if (status === 'requires_action')
        await control('POST', `payment_intents/${intentIn(clientSecret)}/authenticate`, { outcome: 'succeed' })
    },
  }
}
export type Sandbox = ReturnType<typeof sandboxAt>

const intentIn = (clientSecret: string) => clientSecret.split('_secret_')[0]!
