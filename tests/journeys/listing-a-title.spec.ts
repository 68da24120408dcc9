import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { countLine } from './support/catalogue.ts'
import { within } from './support/environment.ts'
import { expect, test } from './support/journey.ts'
import { expectToast } from './support/toasts.ts'

const picture = path.join(import.meta.dirname, '../../web/public/og.png')
const openTab = (dialog: Locator, name: string) => dialog.getByRole('tab', { name }).click()
const tick = (dialog: Locator, name: string) => dialog.getByRole('checkbox', { name, exact: true }).check()

/** A title that nobody else lists, in words that a search finds. */
const newTitle = () => `Ropewalk ${randomUUID().slice(0, 8)}`

async function searchAssets(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: 'My IP Assets' }).click()
  await page.getByRole('searchbox', { name: 'Search your IP assets' }).fill(title)
}

test.describe('listing a title', () => {
  test('goes through six tabs, is found by a producer, changed and withdrawn', async ({
    page,
    login,
    loginAsNewProducer,
    look,
  }) => {
    test.setTimeout(within(240_000)) // it looks at every tab of the form
    const title = newTitle()
    await login('agent')
    await page.goto('/agent-dashboard')
    await expect(page.getByRole('link', { name: /^Listed assets/ })).toBeVisible()
    await look('agent-overview', { whole: true, dark: true })

    await page.getByRole('button', { name: 'Add asset' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add asset' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Author').fill('Morwenna Tregear')
    await dialog.getByLabel('Genre', { exact: true }).selectOption('Crime')
    await dialog.getByLabel('Target audience').fill('Adults who read crime by the sea')
    await look('listing-form-basic')

    await openTab(dialog, 'Content')
    await dialog
      .getByLabel('Synopsis')
      .fill('A harbour pilot brings in a ship without a crew, and is told to forget it.')
    await dialog.getByLabel('Page count (optional)').fill('312')
    await look('listing-form-content')

    await openTab(dialog, 'Metadata')
    await dialog.getByRole('button', { name: 'Save listing' }).click()
    await expect(dialog.getByText('Three things to fix before this can be saved.')).toBeVisible()
    await expect(dialog.getByRole('tab', { name: 'Rights 2 errors' })).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('tab', { name: 'Commercial 1 error' })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Film', exact: true })).toBeFocused()
    await look('listing-form-faults', { dark: true })
    for (const name of ['Film', 'TV', 'United Kingdom', 'Ireland']) await tick(dialog, name)
    await expect(dialog.getByRole('tab', { name: 'Rights', exact: true })).toBeVisible()
    await look('listing-form-rights')

    await openTab(dialog, 'Commercial')
    await dialog.getByLabel('Asking price').fill('56000')
    await dialog.getByLabel('Minimum deal (optional)').fill('24000')
    await look('listing-form-commercial')

    await openTab(dialog, 'Marketing')
    await dialog.getByLabel('Upload cover').setInputFiles(picture)
    await expect(dialog.getByLabel('Cover image (optional)')).toHaveValue(/\/api\/uploads\/images\/.+\.webp$/)
    await dialog.getByLabel('Upload images').setInputFiles([picture])
    await expect(dialog.getByRole('img', { name: 'Gallery 1' })).toBeVisible()
    await look('listing-form-marketing', { dark: true })

    await openTab(dialog, 'Metadata')
    await tick(dialog, 'Justice')
    await dialog.getByRole('textbox', { name: 'Custom theme' }).fill('The sea')
    await dialog.getByRole('textbox', { name: 'Custom theme' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Remove The sea' })).toBeVisible()
    await look('listing-form-metadata')

    await dialog.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: `Preview of ${title}` })
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await look('listing-preview', { dark: true })
    await preview.getByRole('button', { name: 'Back to the form' }).click()
    await expect(preview).toBeHidden()

    await dialog.getByRole('button', { name: 'Save listing' }).click()
    await expectToast(page, 'Success', 'IP listing created successfully and submitted for enrichment.')
    await expect(dialog).toBeHidden()
    const published = page.getByRole('dialog', { name: `“${title}” is published` })
    await expect(published.getByLabel('Link to share')).toHaveValue(/\/listings\/\d+$/)
    await look('listing-published', { dark: true })
    await published.getByRole('button', { name: 'Done' }).click()
    await expect(published).toBeHidden()

    await searchAssets(page, title)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await look('agent-assets')

    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const editing = page.getByRole('dialog', { name: `Edit ${title}` })
    await editing.getByLabel('Author').fill('Morwenna Tregear Jory')
    await page.reload()
    await expect(editing.getByText(/^Your draft of .* is back/)).toBeVisible()
    await expect(editing.getByLabel('Author')).toHaveValue('Morwenna Tregear Jory')
    await look('listing-form-draft')
    await editing.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Success', 'IP listing updated successfully.')

    await loginAsNewProducer()
    await page.goto(`/listings?${new URLSearchParams({ search: title })}`)
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Morwenna Tregear Jory').first()).toBeVisible()
    await look('listing-found')

    await login('agent')
    await page.goto('/agent-dashboard')
    await searchAssets(page, title)
    await page.getByRole('button', { name: `More for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: `Delete “${title}”?` })
    await look('agent-delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'IP asset deleted successfully.')
    await expect(page.getByRole('heading', { name: 'No Matching Assets' })).toBeVisible()
    await look('agent-no-matching')

    await loginAsNewProducer()
    await page.goto(`/listings?${new URLSearchParams({ search: title })}`)
    await expect(
      countLine(page)
        .or(page.getByRole('heading', { name: 'No listings match your filters' }))
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden()
  })

  test('is for agents: a visitor is asked to sign in, anybody else goes home', async ({ page, login }) => {
    await page.goto('/agent-dashboard')
    await expect(page).toHaveURL('/auth?next=%2Fagent-dashboard')
    await login('producer')
    await page.goto('/agent-dashboard')
    await expect(page).toHaveURL('/')
  })
})
