import type { Page } from '@playwright/test'
import { mailTo } from './support/mail.ts'
import { becomeMember } from './support/membership.ts'
import { listTitle } from './support/offers.ts'
import { expect, test } from './support/parties.ts'
import { beginDiscussion, replyBy, replyField, uniqueTitle, untilTalkedAbout } from './support/talk.ts'
import { expectToast } from './support/toasts.ts'

/** Opens what waits for a moderator and contains these words; others wait beside it. */
async function openCase(page: Page, words: string): Promise<void> {
  const queue = page.getByRole('navigation', { name: 'Queue' })
  await queue.getByRole('link').filter({ hasText: words }).click()
  await expect(page.getByRole('region', { name: 'What it says' })).toContainText(words)
}

test.describe('moderation', () => {
  test('goes from a flag to the removal and the notices, and to the end of a mute', async ({
    producer,
    rival,
    admin,
  }) => {
    await Promise.all([becomeMember(producer.page.request), becomeMember(rival.page.request)])
    const title = uniqueTitle('What they offered for the lighthouse book')
    const id = await beginDiscussion(
      producer.page.request,
      title,
      `The agent told me in confidence. ${title}, £38,000.`,
    )

    const reader = rival.page
    await reader.goto(`/forum/${id}`)
    await reader.getByRole('button', { name: 'More about this discussion by Julian Okonjo' }).click()
    await rival.look('text-menu')
    await reader.getByRole('menuitem', { name: 'Flag' }).click()
    const dialog = reader.getByRole('dialog', { name: 'Flag this discussion' })
    await dialog.getByRole('button', { name: 'Send to moderators' }).click()
    await expect(dialog.getByText('Please choose a reason')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Gives away something confidential' }).check()
    await dialog.getByLabel(/^Note for the moderators/).fill('That is our offer.')
    await rival.look('flag', { dark: true })
    await dialog.getByRole('button', { name: 'Send to moderators' }).click()
    await expectToast(reader, 'Thank you', 'A moderator will review it, and we will tell you the outcome.')

    // What a new account links to waits, and only its author sees it.
    await replyField(reader).fill(`My own terms are at https://terms.example/${id} for whoever asks.`)
    await reader.getByRole('button', { name: 'Post Reply' }).click()
    await expectToast(reader, 'Reply Posted', 'A moderator looks at it first; until then only you see it.')
    await expect(replyBy(reader, 'Priya Nair')).toContainText('Waiting for a moderator')
    await producer.page.goto(`/forum/${id}`)
    await expect(producer.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(producer.page.getByText('0 replies')).toBeVisible()
    await expect(replyBy(producer.page, 'Priya Nair')).toHaveCount(0)

    const { page, look } = admin
    await page.goto('/admin/moderation')
    await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
    await openCase(page, `terms.example/${id}`)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expectToast(page, 'Published', 'Everybody who may read the place sees the reply now.')
    await mailTo(rival.person.email, 'Your reply is shown now')
    await producer.page.reload()
    await expect(replyBy(producer.page, 'Priya Nair')).toBeVisible()

    await page.goto('/admin/moderation')
    await openCase(page, title)
    await expect(page.getByText('That is our offer.')).toBeVisible()
    await look('moderation', { whole: true, dark: true })
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove this discussion?' })
    await question.getByLabel('Reason').fill('What was said in confidence stays in confidence.')
    await look('moderation-remove', { dark: true })
    await question.getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'Removed', 'Julian Okonjo sees your reason.')
    expect((await mailTo(producer.person.email, 'Your discussion was removed')).text).toContain('stays in confidence')
    const outcome = await mailTo(rival.person.email, 'What became of the discussion you flagged')
    expect(outcome.text).toContain('removed it')
    producer.tolerate(`/api/forum/posts/${id}`, 404)
    await producer.page.goto(`/forum/${id}`)
    await expect(producer.page.getByRole('main')).toContainText(
      /moderator has removed this discussion|removed by a moderator/,
    )
    await producer.look('forum-removed', { dark: true })

    await page.getByRole('tab', { name: /^Removed/ }).click()
    await openCase(page, title)
    await page.getByRole('button', { name: 'Mute' }).click()
    const mute = page.getByRole('alertdialog', { name: 'Mute Julian Okonjo?' })
    await mute.getByLabel('Reason').fill('Twice in one week.')
    await mute.getByRole('button', { name: 'Mute' }).click()
    await expectToast(page, 'Muted', 'Julian Okonjo cannot write for now, and sees your reason.')
    await expect.poll(async () => (await mailTo(producer.person.email)).subject).toMatch(/^You are muted until /)
    const muted = producer.page
    await muted.goto('/forum')
    await muted.getByRole('button', { name: 'New Discussion' }).click()
    await expect(muted.getByRole('dialog')).toContainText(/You can read, but not write, until .*Twice in one week\./)
    await producer.look('forum-muted', { dark: true })
    await page.getByRole('tab', { name: 'Audit' }).click()
    await expect(page.getByText('Twice in one week.').first()).toBeVisible()
    await look('moderation-audit', { dark: true })
  })

  test('finds a comment by its listing and deletes it, with a word to its author', async ({
    producer,
    agent,
    admin,
  }) => {
    await becomeMember(producer.page.request)
    const { id, title } = await listTitle(agent.page.request)
    await untilTalkedAbout(producer.page.request, id)
    const url = `/api/listings/${id}/comments`
    await expect(await producer.page.request.post(url, { data: { content: `Mine first! ${title}` } })).toBeOK()

    agent.tolerate('/api/admin/comments', 403)
    await agent.page.goto('/admin/comments')
    await expect(agent.page.getByRole('heading', { level: 1, name: 'Admin Access Required' })).toBeVisible()
    const { page, look } = admin
    await page.goto('/admin/comments')
    const table = page.getByRole('table', { name: 'Comments, the newest first' })
    await expect(table.getByRole('button', { name: /^Delete/ })).toHaveCount(20)
    await look('admin-comments', { whole: true, dark: true })
    await page.getByLabel('Listing number').fill(id)
    await expect(table.getByRole('button', { name: /^Delete/ })).toHaveCount(1)
    await table.getByRole('button', { name: 'Delete the comment by Julian Okonjo' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('textbox').fill('A comment is about the work.')
    await question.getByRole('button', { name: /^Delete/ }).click()
    await expectToast(page, 'Comment deleted successfully', '')
    expect((await mailTo(producer.person.email, 'Your comment was removed')).text).toContain('about the work')
  })
})
