import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { giveCard } from './card-provider.ts'
import { freeProducerApi } from './membership-api.ts'

/** The services for a producer of the free plan, in a tab that remembers nothing. */
export function inFreshTab(): ReturnType<typeof freeProducerApi> {
  window.scrollTo = () => {}
  window.sessionStorage.clear()
  return freeProducerApi()
}

export const payIt = 'Pay £216.00 and upgrade'

export async function acceptTerms(user: UserEvent) {
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
}

/** Both steps of the upgrade. */
export async function payYear(user: UserEvent, number?: string) {
  await acceptTerms(user)
  await giveCard(user, payIt, number)
}

/** The step of the card itself: a toast says the same for a while. */
export const cardStep = () => within(screen.getByRole('region', { name: 'Card' }))

export const welcome = () => screen.findByRole('heading', { level: 1, name: 'Welcome to Premium' })
