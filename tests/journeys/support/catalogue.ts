import { expect, type Locator, type Page } from '@playwright/test'

/** The line over the cards. */
export const countLine = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })

export const cardLinks = (page: Page) =>
  page.getByRole('list', { name: 'Listings' }).getByRole('heading', { level: 3 }).getByRole('link')

/** Does something to the filters, which a phone keeps in a sheet. */
export async function withFilters(page: Page, act: (filters: Locator) => Promise<void>): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters/ })
  if (!(await opener.isVisible())) return act(page.getByRole('complementary', { name: 'Filters' }))
  await opener.click()
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
