import { becomeMember } from './support/membership.ts'
import { expect, test } from './support/parties.ts'
import { replyBy, replyField, uniqueTitle } from './support/talk.ts'
import { expectToast } from './support/toasts.ts'

test.describe('a discussion in the forum', () => {
  test('goes from a question to the answer, and is locked', async ({ producer, agent, admin }) => {
    const { page, look } = producer
    await becomeMember(page.request)
    await page.goto('/forum')
    const list = page.getByRole('list', { name: 'Discussions' })
    await expect(list.getByRole('link', { name: 'Read this first: how this forum works' })).toBeVisible()
    await look('forum', { whole: true, dark: true })

    const search = page.getByRole('searchbox', { name: 'Search discussions' })
    await search.fill('turnaround interest')
    await expect(page).toHaveURL(/search=turnaround/)
    await expect(page.getByRole('status').filter({ hasText: /^1 discussion$/ })).toBeVisible()
    await expect(list.locator('mark').first()).toHaveText(/turnaround/i)
    await list.getByRole('link', { name: /^Getting a screenplay back/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Getting a screenplay back')
    await expect(replyBy(page, 'Graham Tillotson').locator('strong')).toBeVisible() // once Markdown is drawn
    await look('forum-read', { whole: true, dark: true })
    await page.goBack()
    await expect(search).toHaveValue('turnaround interest')

    const title = uniqueTitle('Who holds the underlying map')
    await page.getByRole('button', { name: 'New Discussion' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Discussion' })
    await dialog.getByRole('button', { name: 'Post Discussion' }).click()
    await expect(page.getByText('Please provide both title and content for your post.').first()).toBeVisible()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Category').selectOption('Legal & Contracts')
    await dialog.getByLabel('Content', { exact: true }).fill('Some of /listing/116 is a **map**. Whose is it?')
    await dialog.getByLabel(/^Tags/).fill('maps, chain of title')
    await expect(dialog.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('map')
    await look('forum-new', { dark: true })
    await dialog.getByRole('button', { name: 'Post Discussion' }).click()
    await expectToast(page, 'Post Created', '')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Titles mentioned' }).getByRole('link')).toContainText('H. G. Wells')
    const { pathname } = new URL(page.url())

    // An agent finds it, as everybody who may read can, and answers with a quote.
    const theirs = agent.page
    await theirs.goto(`/forum?search=${encodeURIComponent(title)}`)
    await theirs.getByRole('link', { name: title }).click()
    await expect(theirs).toHaveURL(pathname)
    await theirs
      .getByRole('article', { name: /^Discussion by/ })
      .getByRole('button', { name: 'Quote' })
      .click()
    await expect(replyField(theirs)).toHaveValue(/^> /)
    await replyField(theirs).press('ControlOrMeta+End')
    await replyField(theirs).pressSequentially('The **cartographer’s**, unless it was drawn for hire.')
    await theirs.getByRole('button', { name: 'Post Reply' }).click()
    await expectToast(theirs, 'Reply Posted', '')
    await expect(replyBy(theirs, 'Eleanor Vane').locator('blockquote')).toContainText('Whose is it?')

    // Whoever asked sees what is new, goes there, and takes it as the answer.
    await page.goto(`/forum?search=${encodeURIComponent(title)}`)
    await expect(list.getByText('1 new')).toBeVisible()
    await list.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'Jump to first unread' }).click()
    const reply = replyBy(page, 'Eleanor Vane')
    await expect(reply).toBeFocused()
    await reply.getByRole('button', { name: /^Like the reply/ }).click()
    await reply.getByRole('button', { name: 'Accept as answer' }).click()
    await expectToast(page, 'Accepted as the answer', '')
    await expect(page.getByRole('article', { name: 'Accepted answer by Eleanor Vane' })).toBeVisible()
    await look('forum-answered', { whole: true, dark: true })

    // An administrator locks it while the agent writes: nothing that was typed is lost.
    await replyField(theirs).fill('One thing more about the endpapers.')
    const { page: office } = admin
    await office.goto(pathname)
    await office.getByRole('button', { name: /^Administer/ }).click()
    await office.getByRole('menuitem', { name: 'Lock' }).click()
    await expectToast(office, 'Discussion locked', '')
    agent.tolerate(`/api${pathname.replace('/forum/', '/forum/posts/')}/replies`, 409)
    await theirs.getByRole('button', { name: 'Post Reply' }).click()
    await expect(theirs.getByText('This discussion is locked.').first()).toBeVisible()
    await expect(replyField(theirs)).toHaveValue('One thing more about the endpapers.')
    await theirs.reload()
    await expect(theirs.getByText('This discussion is locked. No more replies can be posted.')).toBeVisible()
    await expect(theirs.getByRole('img', { name: 'Locked' })).toBeVisible()
    await expect(replyField(theirs)).toHaveCount(0)
    await agent.look('forum-locked', { whole: true, dark: true })
  })
})
