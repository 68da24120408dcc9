import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { within } from './support/environment.ts'
import { expect, test } from './support/journey.ts'
import { expectToast } from './support/toasts.ts'

const synopsis = 'A harbour pilot brings in a ship without a crew, and is told to forget it.'

/** Chooses a right in a territory: by arrows and Space in the grid, by its tick in the phone's list. */
async function choose(
  page: Page,
  { territory, right, isPhone }: { territory: string; right: string; isPhone: boolean },
) {
  if (isPhone) {
    const part = page.getByRole('group').filter({ has: page.getByText(right, { exact: true }) })
    if (!(await part.getByRole('checkbox', { name: `${right}, ${territory}` }).isVisible()))
      await part.getByText(right, { exact: true }).click()
    await part.getByRole('checkbox', { name: `${right}, ${territory}` }).check()
    return
  }
  const grid = page.getByRole('treegrid', { name: 'Rights by territory' })
  await page.getByLabel('As of').focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return grid.locator(':focus').count()
    })
    .toBe(1)
  await page.keyboard.press('Control+Home')
  const at = await grid.getByRole('rowheader').allTextContents()
  for (let row = 0; row < at.indexOf(territory); row++) await page.keyboard.press('ArrowDown')
  const heads = await grid.getByRole('columnheader').allTextContents()
  for (let column = 0; column < heads.indexOf(right); column++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(grid.locator(':focus')).toHaveAttribute('aria-selected', 'true')
}

test.describe('the grid of rights', () => {
  test('takes rights off the market cell by cell, and a producer learns why', async ({
    page,
    login,
    loginAsNewProducer,
    look,
  }, { project }) => {
    test.setTimeout(within(180_000))
    const isPhone = project.name === 'phone'
    await login('agent')
    const title = `Ropewalk ${randomUUID().slice(0, 8)}`
    const made = await page.request.post('/api/listings', {
      data: {
        ...{ title, author: 'Morwenna Tregear', contentType: 'book', genre: 'Crime', synopsis, askingPrice: 56_000 },
        ...{ targetAudience: 'Adults', rightsAvailable: ['film', 'tv'], territory: ['Worldwide'] },
      },
    })
    const { id } = await made.json()

    await page.goto(`/listing/${id}`)
    await page.getByRole('link', { name: 'Manage its rights' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rights' })).toBeVisible()
    const text = page.getByLabel('Rights on offer, line by line')
    await expect(text).toHaveValue('World; L; film+tv; always; exclusive')

    await choose(page, { territory: 'Canada', right: 'Film', isPhone })
    await look('rights-grid', { whole: true, dark: true })
    await page.getByRole('button', { name: 'Do not offer' }).click()
    await expect(text).toHaveValue(/World ex CA; L; film/)
    await page.getByRole('button', { name: 'Save rights' }).click()
    await expectToast(page, 'Rights saved', `What is on offer of “${title}” is up to date.`)

    if (isPhone) await page.getByRole('checkbox', { name: 'Film, Canada' }).uncheck()
    else await page.keyboard.press('Escape')
    await page.reload()
    await expect(text).toHaveValue(/World ex CA; L; film/)
    await choose(page, { territory: 'United Kingdom', right: 'Film', isPhone })
    await page.getByRole('button', { name: 'Hold back', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Hold these rights back' })
    await dialog.getByLabel('Note').fill('The author wants to wait')
    await look('rights-holdback')
    await dialog.getByRole('button', { name: 'Hold back' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The author wants to wait')).toBeVisible()

    await loginAsNewProducer()
    await page.goto(`/listing/${id}`)
    await page.getByRole('button', { name: 'Is it free for me?' }).click()
    const check = page.getByRole('dialog', { name: 'Is it free for me?' })
    await check.getByRole('checkbox', { name: 'Television' }).uncheck()
    await check.getByLabel('Where').fill('UK')
    await check.getByRole('button', { name: 'Check' }).click()
    await expect(check.getByText(/held back/)).toBeVisible()
    await check.getByLabel('Where').fill('Canada')
    await check.getByRole('button', { name: 'Check' }).click()
    await expect(check.getByText(/not on offer|not offered/)).toBeVisible()

    await login('agent')
    await expect(await page.request.delete(`/api/listings/${id}`)).toBeOK()
  })
})
