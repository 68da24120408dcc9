import { expect, test } from './support/journey.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { replyBy, replyField, uniqueTitle } from './support/talk.ts'

test.describe('with the keyboard alone', () => {
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
