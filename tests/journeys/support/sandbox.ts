import { expect } from '@playwright/test'
import { environment } from './environment.ts'

/** Cards that the sandbox knows, by what their bank does. */
export const cards = {
  agrees: '4242424242424242',
  declines: '4000000000000002',
  asksFirst: '4000002500003155',
} as const

/** What a journey reads of a payment at the provider. */
export interface Payment {
  id: string
  status: string
  amount: number
  amount_received: number
  metadata: { offerId?: string }
}

const headers = { authorization: 'Bearer sk_test_storyright' }

async function ask<Answer>(path: string, sent?: { method: 'POST'; body?: URLSearchParams }): Promise<Answer> {
  const answer = await fetch(new URL(path, environment.sandboxUrl), { headers, ...sent })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Every payment for an offer, as the provider has them, the newest first. */
export async function paymentsOf(offerId: string): Promise<Payment[]> {
  const { data } = await ask<{ data: Payment[] }>('/v1/payment_intents?limit=100')
  return data.filter(({ metadata }) => metadata.offerId === offerId)
}

/** The newest payment for an offer. */
export async function paymentOf(offerId: string): Promise<Payment> {
  const [payment] = await paymentsOf(offerId)
  if (!payment) throw new Error(`The provider knows of no payment for offer ${offerId}.`)
  return payment
}

/** Pays as a browser would that fills in the card that agrees. */
export const payWithout3dSecure = (clientSecret: string) =>
  ask(`/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
  })

/** Lets the hold for an offer run out. */
export async function endHold(offerId: string): Promise<void> {
  const { id } = await paymentOf(offerId)
  await ask(`/control/payment_intents/${id}/expire`, { method: 'POST' })
}

/** Captures the hold at the provider itself, bypassing the platform. */
export async function captureAtProvider(offerId: string): Promise<void> {
  const { id } = await paymentOf(offerId)
  await ask(`/v1/payment_intents/${id}/capture`, { method: 'POST' })
}

/** Waits until the provider has released the money that was held for an offer, without having taken any. */
export const expectReleased = (offerId: string) =>
  expect
    .poll(async () => {
      const { status, amount_received } = await paymentOf(offerId)
      return { status, amount_received }
    })
    .toEqual({ status: 'canceled', amount_received: 0 })

/** Lets the next call of an operation fail, whoever makes it. */
export async function failNext(operation: string, status: number): Promise<void> {
  const answer = await fetch(new URL('/control/faults', environment.sandboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation, status }),
  })
  expect(answer.status, await answer.text()).toBe(201)
}
