import type { ListingCard } from '@storyright/contracts/http'
import { catalogueAddresses, page as pageOf } from '@storyright/contracts/vocabulary'
import { cardLinks } from './support/catalogue.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { toastRegion } from './support/toasts.ts'

test.describe('with the keyboard alone', () => {
  test('the first stop leads past the navigation', async ({ page, look }) => {
    await page.goto('/')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeAttached() // the page that the server writes has its heading already
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await look('skip-link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  })

  test('the link that has the focus keeps it when the app takes the place of what the server wrote', async ({
    page,
    login,
  }) => {
    const featured = await page.request.get(catalogueAddresses.featuredListings.path)
    const [{ id }] = (await featured.json()) as [ListingCard]
    await login('premium')
    const pressed = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto(`/listing/${id}`, { waitUntil: 'commit' })
    const back = page.getByRole('main').getByRole('link', { name: pageOf('listings').headline! })
    await expect(back).toBeVisible()
    await tabTo(page, back)
    pressed.resolve()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect(back).toBeFocused()
  })

  test('the home page is walked in the order of reading', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Join Now' }).first()).toBeVisible()
    const banner = page.getByRole('banner')
    const stops = [
      page.getByRole('link', { name: 'Skip to content' }),
      banner.getByRole('link', { name: 'Storyright' }),
      banner.getByRole('link', { name: 'Browse IP' }),
      banner.getByRole('link', { name: 'Log In' }),
      banner.getByRole('link', { name: 'Join Now' }),
      page.getByRole('searchbox', { name: 'Search' }),
      page.getByRole('button', { name: 'Join to Search' }),
    ]
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
  })

  test('arrow keys walk the cards, and Enter opens one', async ({ page, loginAsNewProducer, look }) => {
    await loginAsNewProducer()
    await page.goto('/listings')
    const cards = cardLinks(page)
    await expect(cards).toHaveCount(24)
    await tabTo(page, cards.first())
    await page.keyboard.press('j')
    await expect(cards.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('ArrowRight')
    await expect(cards.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(cards.nth(4)).toBeFocused()
    await look('card-focused')
    await page.keyboard.press('End')
    await expect(cards.nth(23)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(cards.first()).toBeFocused()
    const title = await cards.first().textContent()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `${title}` })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    // The way back leads to the card itself, which is marked.
    await page
      .getByRole('main')
      .getByRole('link', { name: pageOf('listings').headline! })
      .press('Enter')
    await expect(cards.first()).toBeFocused()
    await expect(page.getByRole('article').first()).toContainText('Opened')
  })

  test('Ctrl K leads to what a few letters name, and the focus with it', async ({ page, login, look }) => {
    await login('producer')
    await page.goto('/listings')
    await expect(page.getByText(/^Showing /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Pages, titles and actions' })
    await expect(field).toBeFocused()
    await page.keyboard.type('the m')
    await expect(page.getByRole('group', { name: 'Titles' }).getByRole('option')).toHaveCount(6)
    await look('palette')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('my sub')
    await expect(page.getByRole('option', { selected: true })).toHaveText('My Submissions')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'My Submissions' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a dialog holds the focus and gives it back', async ({ page }) => {
    await page.goto('/auth')
    const opener = page.getByRole('button', { name: 'Forgotten password?' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Forgotten password' })
    await expect(dialog).toBeVisible()
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('F8 leads to the toast, which closes with Enter', async ({ page, look }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Search' }).focus()
    await page.keyboard.press('Enter')
    const toast = toastRegion(page).getByRole('listitem')
    await expect(toast).toContainText('Authentication Required')
    await page.keyboard.press('F8')
    await expect(toastRegion(page).getByRole('list')).toBeFocused()
    await look('toast-focused')
    await tabTo(page, toast.getByRole('button'))
    await page.keyboard.press('Enter')
    await expect(toast).toBeHidden()
  })
})
