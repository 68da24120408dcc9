import { expect, test } from './support/journey.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { uniqueTitle } from './support/talk.ts'

test.describe('with the keyboard alone', () => {
  test('support is asked, and the question written on in and closed', async ({ page, login, look }) => {
    await login('producer')
    await page.goto('/support')
    const topic = page.getByLabel('Topic')
    await expect(topic).toBeVisible()
    await tabTo(page, topic)
    await page.keyboard.type('Something')
    await expect(topic).toHaveValue('other')
    const message = page.getByLabel('Message', { exact: true })
    await tabTo(page, message)
    const words = uniqueTitle('Asked without a mouse')
    await page.keyboard.type(words)
    await tabTo(page, page.getByRole('button', { name: 'Send' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Something else' })).toBeVisible()
    const reply = page.getByLabel('Your message')
    if (!(await isFocused(reply))) await tabTo(page, reply)
    await page.keyboard.type('And one more thing.')
    await page.keyboard.press('ControlOrMeta+Enter')
    const sent = page.getByRole('article').filter({ hasText: 'And one more thing.' })
    await expect(sent).toBeFocused()
    await look('support-by-keyboard')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Close this question' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Open it again' })).toBeFocused()
  })
})
