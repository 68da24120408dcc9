import { expect, type Locator, type Page } from '@playwright/test'

/** The line over the cards. */
export const countLine = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })

export const cardLinks = (page: Page) =>
  page.getByRole('list', { name: 'Listings' }).getByRole('heading').getByRole('link')

/** Does something to the filters, which a phone keeps in a sheet. */
export async function withFilters(page: Page, act: (filters: Locator) => Promise<void>): Promise<void> {
  if (isWide(page)) return act(page.getByRole('complementary', { name: 'Filters' }))
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await act(sheet)
  await sheet.getByRole('button', { name: /^Show [\d,]+ listings?$/ }).click()
  await expect(sheet).toBeHidden()
}

/** Chooses a filter and answers how many listings it promised: 64 of "Horror 64 listings". */
export async function choose(filters: Locator, group: string, label: string): Promise<string> {
  const choices = filters.getByRole('group', { name: group })
  const choice = choices.getByRole('radio', { name: new RegExp(`^${label} ?[\\d,]+ listings$`) })
  const promise = (await choice.ariaSnapshot()).match(/[\d,]+(?= listings)/)
  await choice.check()
  return promise?.[0] ?? ''
}

/** Puts the cards in another order; a phone has that among the filters too. */
export async function orderBy(page: Page, label: string): Promise<void> {
  if (isWide(page)) await page.getByLabel('Sort').selectOption(label)
  else await withFilters(page, (sheet) => sheet.getByRole('radio', { name: label }).check())
}

const isWide = (page: Page) => page.viewportSize()!.width >= 1024
