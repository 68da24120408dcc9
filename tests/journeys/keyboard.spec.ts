import type { Locator, Page } from '@playwright/test'
import { cardLinks } from './support/catalogue.ts'
import { expect, test } from './support/journey.ts'
import { replyBy, replyField, uniqueTitle } from './support/talk.ts'
import { toastRegion } from './support/toasts.ts'

test.describe('with the keyboard alone', () => {
  test('the first stop leads past the navigation', async ({ page, look }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await look('skip-link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
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

  test('a discussion is begun, somebody mentioned, and a reply written', async ({ page, login, look }) => {
    await login('premium')
    await page.goto('/forum')
    await expect(page.getByRole('list', { name: 'Discussions' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'New Discussion' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New Discussion' })
    await expect(dialog).toBeVisible()
    const title = uniqueTitle('Written without a mouse')
    const [titleField, content] = [dialog.getByLabel('Title'), dialog.getByLabel('Content', { exact: true })]
    if (!(await isFocused(titleField))) await tabTo(page, titleField)
    await page.keyboard.type(title)
    await tabTo(page, content)
    await page.keyboard.type('Would you read thirty pages, @ngo')
    await expect(page.getByRole('option', { name: /@ngozi\.falconer$/ })).toBeVisible()
    await look('forum-mention')
    await page.keyboard.press('Enter')
    await expect(content).toHaveValue('Would you read thirty pages, @ngozi.falconer ')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await tabTo(page, replyField(page))
    await page.keyboard.type('I would read ten.')
    await page.keyboard.press('ControlOrMeta+Enter')
    const reply = replyBy(page, 'Julian Okonjo')
    await expect(reply).toContainText('I would read ten.')
    await expect(reply).toBeFocused()
    await tabTo(page, reply.getByRole('button', { name: 'Accept as answer' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'Accepted answer by Julian Okonjo' })).toBeVisible()
    await look('forum-by-keyboard')
  })
})

const isFocused = async (place: Locator) => (await place.and(place.page().locator(':focus')).count()) > 0

/** Presses Tab until it has led there; gives up when a whole page of stops has not. */
async function tabTo(page: Page, stop: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(stop)) return
  }
  throw new Error('Tab does not lead there.')
}
