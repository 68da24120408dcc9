import type { APIRequestContext, Page } from '@playwright/test'
import { within } from './support/environment.ts'
import { linkIn, mailsTo, mailTo, oneClickOf } from './support/mail.ts'
import { becomeMember } from './support/membership.ts'
import { expect, test } from './support/parties.ts'
import { beginDiscussion, uniqueTitle } from './support/talk.ts'

const settingsOf = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const byMail = (page: Page) => settingsOf(page).getByRole('combobox', { name: 'Mentions by mail' })

async function mention(member: APIRequestContext, discussion: string, username: string, words: string) {
  const answer = await member.post(`/api/forum/posts/${discussion}/replies`, {
    data: { content: `@${username} ${words}` },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

test.describe('a mention', () => {
  test('shows at the bell, is mailed, and is mailed no more after one click', async ({ producer, rival }) => {
    const { page, person, look } = producer
    await Promise.all([becomeMember(page.request), becomeMember(rival.page.request)])
    const title = uniqueTitle('Who reads the small print of an option')
    const id = await beginDiscussion(rival.page.request, title, 'I never know whom to ask.')
    await page.goto('/profile#notifications')
    await expect(byMail(page)).toHaveValue('now')
    await expect(settingsOf(page)).toBeInViewport()
    await look('notification-settings', { whole: true, dark: true })

    await mention(rival.page.request, id, person.username, 'would know.')
    // Beside the membership, of which they were told before.
    const bell = page.getByRole('button', { name: '2 unread notifications' })
    await expect(bell).toBeVisible({ timeout: within(30_000) })
    await bell.click()
    await expect(page.getByRole('list', { name: 'Newest notifications' })).toContainText(title)

    const mail = await expectMention(person.email, title)
    expect(mail.text).toContain('would know.')
    await page.goto(linkIn(mail).toString())
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    // What a mail program sends when its own button is pressed: a form, from nowhere, without a session.
    const click = () =>
      fetch(oneClickOf(mail), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await click()).status).toBe(200)
    expect((await click()).status).toBe(200)

    await page.goto('/profile#notifications')
    await expect(byMail(page)).toHaveValue('never')
    await mention(rival.page.request, id, person.username, 'ought to know by now.')
    await page.goto('/notifications')
    await expect(page.getByRole('main')).toContainText('ought to know by now.', { timeout: within(30_000) })

    // The mail's other link asks first, and says what has ended.
    const link = mail.text.match(/^\S+\/unsubscribe\?token=\S+$/m)![0]
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeVisible()
    await look('unsubscribed', { dark: true })
    await page.getByRole('link', { name: 'Manage email settings' }).click()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await byMail(page).selectOption('now')
    expect(new URL((await saved).url()).pathname).toBe('/api/notifications/preferences')
    await page.reload()
    await expect(byMail(page)).toHaveValue('now')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe?' })).toBeVisible()
    await look('unsubscribe', { dark: true })

    // The third is mailed again: what came meanwhile never was.
    await mention(rival.page.request, id, person.username, 'is asked for the third time.')
    await expect
      .poll(async () => (await mentionsTo(person.email, title)).at(-1)!.text, { timeout: within(30_000) })
      .toContain('is asked for the third time.')
    expect(await mentionsTo(person.email, title)).toHaveLength(2)
    producer.tolerate('/api/notifications/unsubscribe/forged', 404)
    await page.goto('/unsubscribe?token=forged')
    await expect(page.getByRole('heading', { level: 1, name: 'This Link Does Not Work' })).toBeVisible()
    await look('unsubscribe-dead', { dark: true })
  })
})

/** What was mailed of a discussion, with a link that ends such mails. */
const mentionsTo = async (email: string, title: string) =>
  (await mailsTo(email)).filter(
    ({ subject, text }) => `${subject} ${text}`.includes(title) && text.includes('/unsubscribe?token='),
  )

async function expectMention(email: string, title: string) {
  const mail = await mailTo(email, `Mentioned: Priya Nair mentioned you in “${title}”`)
  expect(await mentionsTo(email, title)).toHaveLength(1)
  return mail
}
