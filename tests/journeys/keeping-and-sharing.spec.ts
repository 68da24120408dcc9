import { expect, test } from './support/journey.ts'
import { expectToast } from './support/toasts.ts'

test.describe('keeping a listing', () => {
  test('fills its heart before the answer comes, and stays', async ({ page, loginAsNewProducer, look }) => {
    await loginAsNewProducer()
    await page.goto('/listings?search=Dracula')
    const heart = page.getByRole('button', { name: 'Favourite Dracula' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    const answer = Promise.withResolvers<void>()
    await page.route('**/api/favorites/*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    answer.resolve()
    await expectToast(page, 'Added to Favourites', 'Dracula')
    await look('favourite-added', { dark: true })

    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Dracula', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Dracula', level: 1 })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await heart.click()
    await expectToast(page, 'Removed from Favourites', 'Dracula')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('empties the heart again when it could not be kept', async ({ page, loginAsNewProducer, tolerate }) => {
    await loginAsNewProducer()
    await page.goto('/listings?search=Dracula')
    const heart = page.getByRole('button', { name: 'Favourite Dracula' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const id = (await page.getByRole('link', { name: 'Dracula', exact: true }).getAttribute('href'))?.split('/').at(-1)
    tolerate(`/api/favorites/${id}`, 'no answer')
    await page.route('**/api/favorites/*', (route) => route.abort())
    await heart.click()
    await expectToast(page, 'Error', 'Failed to update favourites')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('sharing a listing', () => {
  test('copies an address that leads to it', async ({ page, context, loginAsNewProducer, look, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await loginAsNewProducer()
    await page.goto('/listings?search=Dracula')
    const address = await page.getByRole('link', { name: 'Dracula', exact: true }).getAttribute('href')
    await page.getByRole('button', { name: 'Share Dracula' }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem')).toHaveText(['Copy Link', 'Email', /LinkedIn/, /Twitter/])
    await look('share-menu', { dark: true })
    await menu.getByRole('menuitem', { name: 'Copy Link' }).click()
    await expectToast(page, 'Link Copied', 'Listing URL copied to clipboard')

    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toBe(`${baseURL}${address?.replace('/listing/', '/listings/')}`)
    await page.goto(copied)
    await expect(page).toHaveURL(`${address}`)
    await expect(page.getByRole('heading', { name: 'Dracula', level: 1 })).toBeVisible()
  })

  test('says so in a browser without a clipboard', async ({ page, loginAsNewProducer }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await loginAsNewProducer()
    await page.goto('/listings?search=Dracula')
    await page.getByRole('button', { name: 'Share Dracula' }).click()
    await page.getByRole('menuitem', { name: 'Copy Link' }).click()
    await expectToast(page, 'Copy Failed', 'Unable to copy link to clipboard')
  })
})
