import type { BrowserContext, Page } from '@playwright/test'
import { within } from './support/environment.ts'
import { expect, test } from './support/parties.ts'
import { signIn } from './support/people.ts'
import { beginDiscussion, uniqueTitle } from './support/talk.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /notification/i })
const says = (page: Page, label: string) => expect(bell(page)).toHaveAccessibleName(label, { timeout: within(15_000) })
const opened = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** How often a browser asks for the stream. */
function countStreams(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/notifications/stream') count++
  })
  return () => count
}

test.describe('being told', () => {
  test('two tabs and two browsers agree on what is unread, and one tab of each listens', async ({
    agent,
    admin,
    browser,
  }) => {
    const { page: first, person, look } = agent
    // That the application was approved is the first that somebody is told of.
    await expect(async () => {
      const told = await first.request.get('/api/notifications')
      expect(told.headers()['x-unread-count']).toBe('1')
    }).toPass({ timeout: within(20_000) })
    const title = uniqueTitle('How long before a first look')
    const id = await beginDiscussion(first.request, title, 'What do producers expect to read first?')
    const reply = async (content: string) =>
      expect(await admin.page.request.post(`/api/forum/posts/${id}/replies`, { data: { content } })).toBeOK()

    const streams = countStreams(first.context())
    await first.goto('/notifications')
    const second = await first.context().newPage()
    await second.goto('/forum')
    const elsewhere = await browser.newContext()
    const third = await elsewhere.newPage()
    await signIn(third.request, person)
    await third.goto('/forum')
    const everywhere = [first, second, third]
    await Promise.all(everywhere.map((page) => says(page, '1 unread notification')))
    expect(streams()).toBe(1)

    await reply('A page that says what it is, and why now.')
    await Promise.all(everywhere.map((page) => says(page, '2 unread notifications')))
    await expect(first.getByRole('region', { name: 'Today' }).getByRole('link').first()).toContainText(title)
    await look('notifications', { whole: true, dark: true })

    // Opened in one place it is read in all, and leads to the thing itself.
    await bell(second).click()
    await opened(second)
      .getByRole('link', { name: new RegExp(`^Unread: .*${title}`) })
      .click()
    await expect(second).toHaveURL(new RegExp(`/forum/${id}`))
    await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await Promise.all(everywhere.map((page) => says(page, '1 unread notification')))

    // The tab that listened goes: the other goes on.
    await first.close()
    await reply('And a chapter.')
    await Promise.all([second, third].map((page) => says(page, '2 unread notifications')))
    expect(streams()).toBe(2)

    await bell(third).click()
    await opened(third).getByRole('button', { name: 'Mark all read' }).click()
    await Promise.all([second, third].map((page) => says(page, 'Notifications')))
    await elsewhere.close()
  })

  test('all is read at once, and nothing is told after signing out', async ({ agent }) => {
    const { page, look } = agent
    await page.goto('/notifications?show=unread')
    await says(page, '1 unread notification')
    await bell(page).click()
    await expect(opened(page).getByRole('link', { name: /^Unread: / })).toHaveCount(1)
    await look('bell', { dark: true })
    await opened(page).getByRole('button', { name: 'Mark all read' }).click()
    await says(page, 'Notifications')
    await expect(opened(page).getByRole('button', { name: 'All read' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'All read' })).toBeVisible()
    await look('notifications-all-read', { dark: true })

    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/notifications/stream'))
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await ended
    await expect(bell(page)).toHaveCount(0)
  })
})
