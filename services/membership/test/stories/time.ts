import { secretKey } from '../harness.ts'

export type Time = ReturnType<typeof openTime>

/** The time of one story: the service's and its customers' at the provider go on together. */
export function openTime(sandboxUrl: string) {
  let aheadMs = 0
  const customers = new Set<string>()
  const now = () => new Date(Date.now() + aheadMs)
  const seconds = () => Math.floor(now().getTime() / 1000)

  async function post(path: string, type: string, body: string | URLSearchParams): Promise<void> {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': type }
    const answer = await fetch(`${sandboxUrl}${path}`, { method: 'POST', headers, body })
    // A customer has the time of the story already, or it is as late there already.
    if (!answer.ok && answer.status !== 400 && answer.status !== 409)
      throw new Error(`The time at the provider cannot be set: ${answer.status} ${await answer.text()}`)
  }

  return {
    now,
    customers,
    /** Gives a customer the time of the story. */
    async begin(customerId: string): Promise<void> {
      customers.add(customerId)
      const body = new URLSearchParams({ frozen_time: String(seconds()), customer: customerId })
      await post('/v1/test_helpers/test_clocks', 'application/x-www-form-urlencoded', body)
    },
    /** Lets time pass everywhere: what is due meanwhile happens at the provider. */
    async pass(milliseconds: number): Promise<void> {
      aheadMs += milliseconds
      const body = JSON.stringify({ to: seconds() })
      for (const id of customers) await post(`/control/customers/${id}/advance`, 'application/json', body)
    },
  }
}
