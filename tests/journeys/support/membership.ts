import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { MembershipStatus, UpgradePayment } from '@storyright/contracts/http'
import { environment } from './environment.ts'
import { payWithout3dSecure } from './sandbox.ts'

const headers = { authorization: 'Bearer sk_test_storyright' }

async function ask<Answer>(path: string, sent?: { method: 'POST'; body: string }): Promise<Answer> {
  const more = sent && { ...sent, headers: { 'content-type': 'application/json' } }
  const answer = await fetch(new URL(path, environment.sandboxUrl), { headers, ...more })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Upgrades and pays without the pages. */
export async function becomeMember(producer: APIRequestContext): Promise<void> {
  const begun = await producer.post('/api/membership/upgrade', { data: { termsAccepted: true } })
  const { clientSecret, subscriptionId } = (await begun.json()) as UpgradePayment
  await payWithout3dSecure(clientSecret)
  await expect(await producer.post('/api/membership/confirm', { data: { subscriptionId } })).toBeOK()
}

export async function membershipOf(producer: APIRequestContext): Promise<MembershipStatus> {
  return (await (await producer.get('/api/membership/status')).json()) as MembershipStatus
}

/** Lets a year and a little more pass for a member, at the provider. */
export async function endYear(producer: APIRequestContext): Promise<void> {
  const customer = await customerOf(producer)
  await ask(`/control/customers/${customer}/advance`, { method: 'POST', body: JSON.stringify({ days: 365.5 }) })
}

/** The bank declines the member's card from now on. */
export async function declineCard(producer: APIRequestContext): Promise<void> {
  const body = JSON.stringify({ payment_method: 'pm_card_chargeDeclined' })
  await ask(`/control/customers/${await customerOf(producer)}/card`, { method: 'POST', body })
}

interface Taken {
  status: string
  amount_received: number
  customer: string
}

/** What the provider has taken of a member, payment by payment, in pence. */
export async function takenOf(producer: APIRequestContext): Promise<number[]> {
  const customer = await customerOf(producer)
  const { data } = await ask<{ data: Taken[] }>(`/v1/payment_intents?customer=${customer}&limit=100`)
  return data.filter(({ status }) => status === 'succeeded').map(({ amount_received: received }) => received)
}

async function customerOf(producer: APIRequestContext): Promise<string> {
  const { subscriptionId } = await membershipOf(producer)
  const { customer } = await ask<{ customer: string }>(`/v1/subscriptions/${subscriptionId}`)
  return customer
}

/** Fills in a card where a year is paid. */
export async function payYear(page: Page, number: string, button = 'Pay £216.00 and upgrade'): Promise<void> {
  const form = page.getByRole('form', { name: 'Card' })
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('1231')
  await form.getByLabel('Security code').fill('123')
  await form.getByRole('button', { name: button }).click()
}

/** Accepts the terms on the page of the upgrade. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I accept the Terms of Use/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** The part of the account settings that shows the plan. */
export const planOf = (page: Page) => page.getByRole('region', { name: 'Membership' })
