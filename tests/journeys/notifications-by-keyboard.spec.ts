import { within } from './support/environment.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, test } from './support/parties.ts'

test.describe('notifications with the keyboard alone', () => {
  test('the bell opens, leads on, and gives the focus back', async ({ agent: { page, look } }) => {
    await page.goto('/listings')
    const bell = page.getByRole('button', { name: '1 unread notification' })
    await expect(bell).toBeVisible({ timeout: within(20_000) })
    await tabTo(page, bell)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('link', { name: /^Unread: / })).toBeVisible()
    await look('bell-keyboard')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, panel.getByRole('link', { name: 'See all' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    const unread = page.getByRole('main').getByRole('link', { name: /^Unread: / })
    await tabTo(page, unread)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/notifications/)
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })
})
