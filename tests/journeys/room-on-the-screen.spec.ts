import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { listTitle } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { joinAsProducer, stranger } from './support/people.ts'
import { tooWide } from './support/small-text.ts'
import { toastRegion } from './support/toasts.ts'

async function boxOf(place: Locator) {
  await expect(place).toBeVisible()
  const { x, y, width, height } = (await place.boundingBox())!
  return { left: x, right: x + width, top: y, bottom: y + height, width, height }
}

test.describe('room on the screen', () => {
  test('is enough for every filter of the catalogue, which scroll with the page', async ({ page, login }) => {
    await login('producer')
    for (const height of [900, 768]) {
      await page.setViewportSize({ width: height === 900 ? 1440 : 1366, height })
      await page.goto('/listings')
      const rail = page.getByRole('complementary', { name: 'Filters' })
      const last = rail.getByRole('radio').last()
      // Choices that no title has go once the counts are there.
      await expect(async () => {
        await last.scrollIntoViewIfNeeded({ timeout: 1_000 })
        await expect(last).toBeInViewport({ ratio: 1, timeout: 1_000 })
      }).toPass()
      const cut = await rail.evaluate((element) => element.scrollHeight - element.clientHeight)
      expect(cut, `what the rail cuts at ${height} px`).toBe(0)
    }
  })

  test('is not widened by a long search', async ({ page, login }) => {
    await login('producer')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/listings?search=${'antidisestablishmentarianism'.repeat(3)}`)
      await expect(page.getByRole('button', { name: /^Remove “antidis/ })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 2, name: 'No listings match your filters' })).toBeVisible()
      expect(await tooWide(page), `how far the page is too wide at ${width} px`).toBe(0)
    }
  })

  test('keeps a listing’s price clear of its score on a tablet', async ({ page, login }) => {
    await login('producer')
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/listing/1026')
    const deal = page.getByRole('region', { name: 'Terms and score' })
    const score = await boxOf(deal.getByRole('img', { name: /^Commercial viability/ }))
    for (const term of ['Minimum Offer', 'Suggested Maximum']) {
      const price = await boxOf(deal.locator('dl > div').filter({ hasText: term }).getByRole('definition'))
      const isClear = price.right <= score.left || price.bottom <= score.top || price.top >= score.bottom
      expect(isClear, `${term} at ${JSON.stringify(price)}, score at ${JSON.stringify(score)}`).toBe(true)
    }
  })

  test('is enough for every figure of the market', async ({ page, login }) => {
    await login('premium')
    for (const width of [390, 768, 1024]) {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto('/market')
      await page.getByRole('table', { name: 'Figures by genre' }).waitFor()
      expect(await tooWide(page), `how far the page is too wide at ${width} px`).toBe(0)
    }
  })

  test('shows part of a third cover on a phone, since there are more', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const plates = page.getByRole('list', { name: 'Featured Titles' }).getByRole('article')
    await expect(plates.getByRole('heading').first()).toBeVisible()
    const [second, third] = [await boxOf(plates.nth(1)), await boxOf(plates.nth(2))]
    expect(second.right).toBeLessThan(390)
    expect(third.left).toBeLessThan(390 - 24)
    expect(third.right).toBeGreaterThan(390)
    expect(await tooWide(page)).toBe(0)
  })

  test('keeps a toast on a phone clear of the heading, and of the action at the window’s foot', async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const toast = toastRegion(page).getByRole('listitem')
    await page.goto('/')
    await page.getByRole('list', { name: 'Featured Titles' }).getByRole('heading').getByRole('link').first().click()
    await page.waitForURL('/auth?next=**')
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(heading.bottom).toBeLessThanOrEqual((await boxOf(toast)).top)
    await login('producer')
    await page.goto('/listing/1026')
    const favourite = page.getByRole('button', { name: /^Favourite / }).first() // similar titles have theirs
    await favourite.click()
    const action = await boxOf(page.getByRole('link', { name: 'Submit Offer' }))
    expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(action.top)
    await favourite.click() // as it was
  })

  test('has the forum’s search in its place on a phone before the discussions are counted', async ({ page, login }) => {
    await login('premium')
    await page.setViewportSize({ width: 390, height: 844 })
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/forum/posts*', (route) => answer.promise.then(() => route.continue()))
    await page.goto('/forum')
    const search = page.getByRole('searchbox', { name: 'Search discussions' })
    const before = await boxOf(search)
    answer.resolve()
    await expect(page.getByText(/^\d+ discussions$/)).toBeVisible()
    expect(await boxOf(search)).toEqual(before)
  })

  test('is enough for an administrator’s navigation at 1024; below it folds', async ({ page, login }) => {
    await login('admin')
    await page.goto('/')
    const main = page.getByRole('navigation', { name: 'Main' })
    const menu = page.getByRole('button', { name: 'Menu' })
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(main).toBeVisible()
      const links = await main
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
      expect(new Set(links).size, `lines of links at ${width} px`).toBe(1)
      await expect(menu).toBeHidden()
      expect(await tooWide(page), `how far the page is too wide at ${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(main).toBeHidden()
    await expect(menu).toBeVisible()
  })

  test('is shared on a phone’s card: status over amount at the right, actions at full width', async ({
    page,
    login,
    look,
  }) => {
    await login('agent')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/agent-dashboard')
    const card = page
      .getByRole('table', { name: 'Latest offers' })
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Accept/ }) })
      .first()
    const whole = await boxOf(card)
    const amount = await boxOf(card.getByText(/^£[\d,]+$/))
    const status = await boxOf(card.getByText('Pending', { exact: true }))
    const [no, yes] = [await boxOf(card.getByRole('button').first()), await boxOf(card.getByRole('button').last())]
    for (const [name, { right }] of Object.entries({ amount, status, yes }))
      expect(Math.abs(right - whole.right), `how far from the edge the ${name} ends`).toBeLessThanOrEqual(1)
    expect(status.bottom).toBeLessThanOrEqual(amount.top)
    expect(Math.abs(no.left - whole.left)).toBeLessThanOrEqual(1)
    expect(no.width + yes.width).toBeGreaterThan(whole.width - 16)
    expect(await tooWide(page)).toBe(0)
    await look('agent-overview-cards', { dark: true, whole: true })
  })

  test('keeps cards of users, of the audit and of transactions within a phone', async ({ admin, agent }) => {
    const { page, look } = admin
    const approved = `${agent.person.firstName} ${agent.person.lastName}`
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, table] of [
      ['/admin-dashboard', 'Users, the newest first'],
      ['/admin/audit', 'What administrators did to accounts, the newest first'],
      ['/admin/transactions', 'Transactions, the newest first'],
    ] as const) {
      await page.goto(path)
      const cards = page.getByRole('table', { name: table }).getByRole('row')
      const card = path === '/admin/audit' ? cards.filter({ hasText: approved }).first() : cards.first()
      const whole = await boxOf(card)
      const status = await boxOf(card.locator('[data-card="status"]'))
      expect(Math.abs(status.right - whole.right), path).toBeLessThanOrEqual(1)
      expect(await tooWide(page), path).toBe(0)
      await look(`cards${path.replaceAll('/', '-')}`, { dark: true, whole: true })
    }
  })
})

test.describe('one long word', () => {
  const long = () => `${'antidisestablishmentarianism'.repeat(2)}${randomUUID().slice(0, 8)}`

  test('widens no table: an address, a name, a title', async ({ page, login, admin, agent, playwright, baseURL }) => {
    const theirs = await playwright.request.newContext({ baseURL: baseURL! })
    const username = long().slice(0, 24)
    const person = { ...stranger('Antidisestablishmentarianism', long().slice(0, 50)), username }
    await joinAsProducer(theirs, { ...person, email: `${long()}@journeys.test` })
    await theirs.dispose()
    const { id } = await listTitle(agent.page.request, { title: long(), author: long() })
    for (const width of [390, 768]) {
      await admin.page.setViewportSize({ width, height: 900 })
      await admin.page.goto(`/admin-dashboard?search=${username}`)
      await expect(
        admin.page
          .getByText(`${username}`)
          .or(admin.page.getByText(/@journeys\.test$/))
          .first(),
      ).toBeVisible()
      expect(await tooWide(admin.page), `users at ${width} px`).toBe(0)
      await admin.look(`long-address-${width}`, { dark: true })
      await agent.page.setViewportSize({ width, height: 900 })
      for (const address of ['/agent-dashboard', '/agent-dashboard?tab=assets', `/listing/${id}`]) {
        await agent.page.goto(address)
        await expect(agent.page.getByText(/^antidis/).first()).toBeVisible()
        expect(await tooWide(agent.page), `${address} at ${width} px`).toBe(0)
      }
    }
    await login('producer')
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/listing/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('antidis')
      expect(await tooWide(page), `the title at ${width} px`).toBe(0)
    }
  })
})

test.describe('what is pressed', () => {
  test('is large enough on home and on a filtered catalogue', async ({ page, login }) => {
    await login('producer')
    for (const path of ['/', '/listings?genre=drama&medium=book']) {
      await page.goto(path)
      const titles = page.getByRole('article').locator(':is(h2, h3) a')
      await expect(titles.first()).toBeVisible()
      const heights = await titles.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(24)
    }
  })

  test('is large enough in the rows of transactions', async ({ page, login }) => {
    await login('admin')
    await page.goto('/admin/transactions')
    const links = page.getByRole('table', { name: 'Transactions, the newest first' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })

  test('shows a tab’s focus ring to the keyboard only, and clear of its letters', async ({ page, login }) => {
    await login('agent')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/agent-dashboard')
    const tab = page.getByRole('tab', { name: /^My IP Assets/ })
    await tab.click()
    await expect(tab).toBeFocused()
    await expect(tab).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('ArrowLeft')
    await expect(tab).not.toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab).toBeFocused()
    await expect(tab).toHaveCSS('outline-style', 'solid')
    // The ring stands two pixels inside the tab's edge.
    await expect(tab).toHaveCSS('padding-left', '6px')
  })
})
