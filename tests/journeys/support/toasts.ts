import { expect, type Page } from '@playwright/test'

/** The region that F8 leads to. */
export const toastRegion = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

/** Waits for the one toast in view to say this. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const shown = toastRegion(page).getByRole('listitem')
  await expect(shown).toHaveText(`${title}${description}`)
}
