import type { Page } from '@playwright/test'
import type { Notification, SupportThread } from '@storyright/contracts/http'
import { becomeMember } from './support/membership.ts'
import { expect, type Party, test } from './support/parties.ts'
import { uniqueTitle } from './support/talk.ts'
import { expectToast } from './support/toasts.ts'

/** Asks by the form; answers the address of the question. */
async function ask({ page }: Party, topic: string, message: string): Promise<string> {
  await page.goto('/support')
  await page.getByLabel('Topic').selectOption(topic)
  await page.getByLabel('Message', { exact: true }).fill(message)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Question Sent', 'We will notify you when it is answered.')
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
  return new URL(page.url()).pathname
}

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your message').fill(message)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Message Sent', '')
}

const told = async ({ page }: Party, link: string): Promise<string[]> => {
  const notices: Notification[] = await (await page.request.get('/api/notifications?limit=100')).json()
  return notices.filter((notice) => notice.link === link).map(({ title }) => title)
}

test.describe('support', () => {
  test('answers a premium member first, and goes to and fro with either', async ({ producer, rival, admin }) => {
    await becomeMember(rival.page.request)
    const words = uniqueTitle('Can two companies share an option?')
    const free = await ask(producer, 'My account', `How do I change my company’s name? ${words}`)
    await expect(producer.page.getByText('Waiting for an answer')).toBeVisible()
    await producer.look('support-asked', { dark: true })
    const premium = await ask(rival, 'Offers and payments', words)
    await rival.page.goto('/support')
    await expect(rival.page.getByText('As a premium member you are answered first.')).toBeVisible()
    await expect(rival.page.getByRole('list', { name: 'Your questions' })).toContainText(words)
    await rival.look('support', { dark: true, whole: true })

    const { page, look } = admin
    await page.goto('/admin/support')
    const queue = page.getByRole('list', { name: 'Open questions' })
    await expect(queue.getByRole('article').filter({ hasText: words })).toHaveCount(2)
    const links = await queue.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.indexOf(premium)).toBeLessThan(links.indexOf(free))
    await expect(queue.getByRole('article').filter({ hasText: words }).first()).toContainText('Premium')
    await look('support-queue', { dark: true, whole: true })
    await queue.locator(`a[href="${premium}"]`).click()
    const side = page.getByRole('complementary', { name: 'About this question' })
    await expect(side).toContainText('Priya Nair')
    await expect(side).toContainText('Premium')
    await write(page, 'They can. Name both under **further rights**.')
    await expect(page.getByText('Waiting for the member')).toBeVisible()
    await look('support-answer', { dark: true })

    await expect.poll(() => told(rival, premium)).toEqual(['Storyright Support has answered your question'])
    await rival.page.goto(premium)
    const answer = rival.page.getByRole('article', { name: 'Answer by Storyright Support' })
    await expect(answer).toContainText('They can. Name both under further rights.')
    await expect(answer).not.toContainText('Whitlock')
    await rival.look('support-answered', { dark: true, whole: true })
    await rival.page.getByRole('button', { name: 'Close this question' }).click()
    await expect(rival.page.getByText('a message opens it again')).toBeVisible()

    await page.goto(free)
    await page.getByRole('button', { name: 'Close this question' }).click()
    await expectToast(page, 'Question Closed', '')
    await expect.poll(() => told(producer, free)).toEqual(['Storyright Support has closed your question'])
    await producer.page.goto(free)
    await producer.look('support-closed', { dark: true })
    await write(producer.page, `Nobody has answered me. ${words}`)
    await expect(producer.page.getByText('Waiting for an answer')).toBeVisible()
    await page.goto('/admin/support')
    await expect(queue.getByRole('article').filter({ hasText: `Nobody has answered me. ${words}` })).toHaveCount(1)
    await page.getByRole('tab', { name: 'Closed' }).click()
    await expect(page.getByRole('list', { name: 'Closed questions' }).locator(`a[href="${premium}"]`)).toBeVisible()

    // To anybody else it is not there.
    rival.tolerate(`/api${free}`, 404)
    await rival.page.goto(free)
    await expect(rival.page.getByRole('heading', { level: 1, name: 'Question Not Found' })).toBeVisible()
    const thread: SupportThread = await (await producer.page.request.get(`/api${free}`)).json()
    expect([thread.status, thread.messageCount]).toEqual(['open', 2])
  })
})
