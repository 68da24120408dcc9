import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { expectToast } from './support/toasts.ts'

const synopsis = 'A harbour pilot brings in a ship without a crew, and is told to forget it.'

async function openEdit(page: Page, id: string) {
  await page.goto(`/agent-dashboard?edit=${id}`)
  const form = page.getByRole('dialog', { name: /^Edit/ })
  await expect(form.getByLabel('Author')).toHaveValue('Morwenna Tregear')
  return form
}

test.describe('two tabs of Edit', () => {
  test('lose nothing: the second is shown both texts and chooses', async ({ page, login, look, tolerate }) => {
    await login('agent')
    const title = `Ropewalk ${randomUUID().slice(0, 8)}`
    const made = await page.request.post('/api/listings', {
      data: {
        ...{ title, author: 'Morwenna Tregear', contentType: 'book', genre: 'Crime', synopsis, askingPrice: 56_000 },
        ...{ targetAudience: 'Adults', rightsAvailable: ['film'], territory: ['Worldwide'] },
      },
    })
    const { id } = await made.json()
    tolerate(`/api/listings/${id}`, 409)
    const other = await page.context().newPage()
    const [mine, theirs] = [await openEdit(page, id), await openEdit(other, id)]

    await theirs.getByLabel('Author').fill('M. Tregear')
    await theirs.getByLabel('Subgenre (optional)').fill('By the sea')
    await theirs.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(other, 'Success', 'IP listing updated successfully.')

    await mine.getByLabel('Author').fill('Morwenna Jory')
    await mine.getByLabel('Target audience').fill('Everybody who likes harbours')
    await mine.getByRole('button', { name: 'Save changes' }).click()
    const asked = page.getByRole('dialog', { name: 'Changed while you were editing' })
    await expect(asked.getByText('Morwenna Jory')).toBeVisible()
    await expect(asked.getByText('M. Tregear')).toBeVisible()
    await look('two-tabs-conflict', { dark: true })

    // By keyboard alone: from mine to theirs for the author.
    const author = asked.getByRole('group', { name: 'Author' })
    await author.getByRole('radio', { name: 'Keep mine' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(author.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = () => asked.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await asked.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Success', 'IP listing updated successfully.')

    const listing = await (await page.request.get(`/api/listings/${id}`)).json()
    expect(listing).toMatchObject({
      ...{ author: 'M. Tregear', subgenre: 'By the sea', targetAudience: 'Everybody who likes harbours' },
    })
    await expect(await page.request.delete(`/api/listings/${id}`)).toBeOK()
  })
})
