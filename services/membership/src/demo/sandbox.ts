/** What only somebody at a browser, or time itself, does at the card provider; here at the sandbox. */
export interface DemoSandbox {
  /** From now on the customer's time is this one, unless it has a time of its own already. */
  beginTime(customerId: string, at: Date): Promise<void>
  /** Advances the customer's clock: what was due meanwhile happens. */
  moveOn(customerId: string, to: Date): Promise<void>
  /** Pays with a card that agrees, as a browser does. */
  pay(clientSecret: string): Promise<void>
}

interface SandboxAccess {
  url: string
  secretKey: string
  publishableKey: string
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

export function demoSandbox({ url, secretKey, publishableKey }: SandboxAccess): DemoSandbox {
  const secretly = { authorization: `Bearer ${secretKey}` }
  return {
    async beginTime(customerId, at) {
      const asked = await fetch(`${url}/v1/customers/${customerId}`, { headers: secretly })
      const customer = (await accepted(asked)) as { test_clock: string | null }
      if (customer.test_clock) return
      const body = new URLSearchParams({ frozen_time: String(secondsOf(at)), customer: customerId })
      await accepted(await fetch(`${url}/v1/test_helpers/test_clocks`, { method: 'POST', headers: secretly, body }))
    },
    async moveOn(customerId, to) {
      const answer = await fetch(`${url}/control/customers/${customerId}/advance`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: secondsOf(to) }),
      })
      // It is as late there already.
      if (answer.status !== 409) await accepted(answer)
    },
    async pay(clientSecret) {
      const [intentId] = clientSecret.split('_secret_')
      const body = new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' })
      const headers = { authorization: `Bearer ${publishableKey}` }
      await accepted(await fetch(`${url}/v1/payment_intents/${intentId}/confirm`, { method: 'POST', headers, body }))
    },
  }
}

async function accepted(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
