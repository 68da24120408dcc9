import { expect, type Locator, type Page } from '@playwright/test'
import { deckOf } from './offers.ts'
import { expectToast } from './toasts.ts'

/** The terms and the deck of an offer, as a producer fills them in. */
export async function fillInOffer(page: Page, price: string, months = '18'): Promise<void> {
  await page.getByLabel('Offer amount').fill(price)
  await page.getByRole('radio', { name: months }).check()
  await deckInput(page).setInputFiles(deckOf())
  await expect(page.getByText('39 KB, uploaded')).toBeVisible()
}

/** Where the button that says Upload Deck puts what was chosen. */
export const deckInput = (page: Page): Locator => page.getByRole('group', { name: 'Proposal deck' }).locator('input')

/** Fills in a card and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Card' })
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('1231')
  await form.getByLabel('Security code').fill('123')
  await form.getByRole('button', { name: /^Hold £[\d,]+ and submit offer$/ }).click()
}

/** Waits for the page that a held payment leads to. */
export async function expectHeld(page: Page, offerId?: string): Promise<void> {
  await expectToast(page, 'Payment Authorised', 'Your offer has been submitted successfully!')
  await expect(page).toHaveURL(offerId ? `/my-submissions?offer=${offerId}` : /\/my-submissions\?offer=[\w-]+$/)
  await expect(openOffer(page).getByText('The agent has your offer.')).toBeVisible()
}

/** Accepts on the terms that the dialog shows, and grants the further rights. */
export async function acceptOnTerms(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: /^Accept the offer for/ })
  const accept = question.getByRole('button', { name: 'Accept' })
  await expect(question.getByText('You accept on these terms')).toBeVisible()
  await expect(accept).toBeDisabled()
  await question.getByRole('checkbox', { name: 'I grant these as well' }).check()
  await accept.click()
}

/** The offer that is open beside the list of offers. */
export const openOffer = (page: Page): Locator => page.getByRole('region', { name: /^Offer for / })

/** The number under a label, at the head of a page. */
export const figure = (page: Page, label: string): Locator =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^${label}[£\\d]`) })
